"""Pantheon: what a seat knows, as numbers for learning programs. Seats are counted from the observer clockwise."""

from __future__ import annotations

from mypy_extensions import i64

from augury.core.numbers import Numbers
from augury.core.state import Seat
from augury.games.pantheon.components import (
    BONUSES,
    CARD_KINDS,
    COLUMN_POINTS,
    DEMIGOD_VALUES,
    ERAS,
    GOD_KINDS,
    KINDS,
    LOOT_KINDS,
    NATIONS,
    NOTHING,
    PIETALTE,
)
from augury.games.pantheon.map import LOOT_NODES, LOOT_SPACES, NODE_COUNT
from augury.games.pantheon.state import STEPS, Board


def encode(board: Board, seat: Seat, out: Numbers) -> None:
    """Each player's mat and pieces, then the open table, then the decision at hand, then what is the observer's own."""
    observer: Seat = seat if seat >= 0 else 0
    for distance in range(board.seats):
        add_mat(board, out, (observer + distance) % board.seats)
    add_table(board, out, observer)
    add_decision(board, out, observer)
    add_own(board, out, seat)


def add_mat(board: Board, out: Numbers, seat: Seat) -> None:
    out.add(float(board.score[seat]) / 100.0)
    out.add(float(board.hand_size[seat]) / 10.0)
    for card in range(CARD_KINDS):
        out.add(float(board.known(seat, card)) / 4.0)
    for kind in range(KINDS):
        out.add(float(board.levels[seat * KINDS + kind]) / 4.0)
    for god in range(GOD_KINDS):
        out.add(float(board.god_count(seat, god)) / 2.0)
    out.one_hot(board.bonus[seat], len(BONUSES))
    pieces = (board.feet_supply[seat], board.column_supply[seat], board.feet_general[seat], board.column_general[seat])
    for number in pieces:
        out.add(float(number) / 12.0)
    out.add(float(board.free_steps(seat)) / 4.0)
    out.add(float(COLUMN_POINTS[len(board.columns[seat])]) / 48.0)
    out.add(float(board.god_count(seat, PIETALTE) * board.highest_level(seat)) / 4.0)
    for value in range(1, DEMIGOD_VALUES):
        out.add(float(board.demigods_shown[seat * DEMIGOD_VALUES + value]) / 4.0)
    for counted in (False, True):
        out.add(float(board.hidden_demigods(seat, True, counted)) / 4.0)
        out.add(float(board.hidden_demigods(seat, False, counted)) / 4.0)
    out.present(board.feet[seat], NODE_COUNT)
    out.present(board.columns[seat], NODE_COUNT)
    out.present(board.linked[seat], NODE_COUNT)


def add_table(board: Board, out: Numbers, observer: Seat) -> None:
    out.one_hot(board.era - 1, ERAS)
    out.one_hot(board.nation, len(NATIONS))
    for nation in range(len(NATIONS)):
        out.flag(nation in board.nations)
    for seat in (board.start_player, board.active, board.big_foot):
        out.one_hot((seat - observer) % board.seats if seat >= 0 else NOTHING, board.seats)
    lying: list[i64] = []
    for number in range(LOOT_SPACES):
        out.one_hot(board.loot[number], LOOT_KINDS)
        if board.loot[number] != NOTHING:
            lying.append(LOOT_NODES[board.nation][number])
    out.present(lying, NODE_COUNT)
    out.counts(board.open_gods, GOD_KINDS)
    for value in range(1, DEMIGOD_VALUES):
        out.add(float(board.open_demigods[value]) / 2.0)
    out.counts(board.display, CARD_KINDS)
    out.counts(board.special, CARD_KINDS)
    out.flag(board.descending)
    for card in range(CARD_KINDS):
        out.add(float(board.discard[card]) / 8.0)
        out.add(float(board.laid[card]) / 4.0)
    for size in (len(board.deck), len(board.god_stack), len(board.bag)):
        out.add(float(size) / 40.0)
    out.add(float(len(board.low)) / 9.0)
    out.add(float(len(board.high)) / 12.0)
    out.counts(board.open_bonus, len(BONUSES))


def add_decision(board: Board, out: Numbers, observer: Seat) -> None:
    asked = not board.over
    out.one_hot(board.step() if asked else NOTHING, STEPS)
    out.one_hot((board.asked() - observer) % board.seats if asked else NOTHING, board.seats)
    for number in (board.steps, board.jumps, board.placed, board.budget, board.bought, board.picked, board.traitera):
        out.add(float(number) / 4.0)
    out.counts(board.taken, LOOT_KINDS)
    out.one_hot(board.underfoot, LOOT_SPACES)
    out.one_hot(board.wanted, GOD_KINDS)
    out.one_hot(board.revealed, GOD_KINDS)
    out.counts(board.brought, KINDS)


def add_own(board: Board, out: Numbers, seat: Seat) -> None:
    """The hand and the face-down demigods; nothing for a spectator."""
    for card in range(CARD_KINDS):
        out.add(float(board.hand[seat * CARD_KINDS + card]) / 4.0 if seat >= 0 else 0.0)
    for value in range(1, DEMIGOD_VALUES):
        held: i64 = 0
        if seat >= 0:
            held = board.demigods_counted[seat * DEMIGOD_VALUES + value] + board.demigods_hidden[seat * DEMIGOD_VALUES + value]
        out.add(float(held) / 4.0)
    here: list[i64] = board.frontier[seat] if seat >= 0 else []
    out.present(here, NODE_COUNT)
