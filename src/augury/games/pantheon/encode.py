"""Pantheon: what a seat knows, as numbers for learning programs. Seats are counted from the observer clockwise."""

from __future__ import annotations

from mypy_extensions import i64

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


def encode(board: Board, seat: Seat) -> list[float]:
    """Each player's mat and pieces, then the open table, then the decision at hand, then what is the observer's own."""
    out: list[float] = []
    observer: Seat = seat if seat >= 0 else 0
    for distance in range(board.seats):
        add_mat(board, out, (observer + distance) % board.seats)
    add_table(board, out, observer)
    add_decision(board, out, observer)
    add_own(board, out, seat)
    return out


def add_mat(board: Board, out: list[float], seat: Seat) -> None:
    out.append(float(board.score[seat]) / 100.0)
    out.append(float(board.hand_size[seat]) / 10.0)
    for card in range(CARD_KINDS):
        out.append(float(board.known(seat, card)) / 4.0)
    for kind in range(KINDS):
        out.append(float(board.levels[seat * KINDS + kind]) / 4.0)
    for god in range(GOD_KINDS):
        out.append(float(board.god_count(seat, god)) / 2.0)
    add_one(out, board.bonus[seat], len(BONUSES))
    pieces = (board.feet_supply[seat], board.column_supply[seat], board.feet_general[seat], board.column_general[seat])
    for number in pieces:
        out.append(float(number) / 12.0)
    out.append(float(board.free_steps(seat)) / 4.0)
    out.append(float(COLUMN_POINTS[len(board.columns[seat])]) / 48.0)
    out.append(float(board.god_count(seat, PIETALTE) * board.highest_level(seat)) / 4.0)
    for value in range(1, DEMIGOD_VALUES):
        out.append(float(board.demigods_shown[seat * DEMIGOD_VALUES + value]) / 4.0)
    for counted in (False, True):
        out.append(float(board.hidden_demigods(seat, True, counted)) / 4.0)
        out.append(float(board.hidden_demigods(seat, False, counted)) / 4.0)
    add_nodes(out, board.feet[seat])
    add_nodes(out, board.columns[seat])
    add_nodes(out, board.linked[seat])


def add_table(board: Board, out: list[float], observer: Seat) -> None:
    add_one(out, board.era - 1, ERAS)
    add_one(out, board.nation, len(NATIONS))
    for nation in range(len(NATIONS)):
        out.append(1.0 if nation in board.nations else 0.0)
    for seat in (board.start_player, board.active, board.big_foot):
        add_one(out, (seat - observer) % board.seats if seat >= 0 else NOTHING, board.seats)
    lying: list[i64] = []
    for number in range(LOOT_SPACES):
        add_one(out, board.loot[number], LOOT_KINDS)
        if board.loot[number] != NOTHING:
            lying.append(LOOT_NODES[board.nation][number])
    add_nodes(out, lying)
    add_counts(out, board.open_gods, GOD_KINDS)
    for value in range(1, DEMIGOD_VALUES):
        out.append(float(board.open_demigods[value]) / 2.0)
    add_counts(out, board.display, CARD_KINDS)
    add_counts(out, board.special, CARD_KINDS)
    out.append(1.0 if board.descending else 0.0)
    for card in range(CARD_KINDS):
        out.append(float(board.discard[card]) / 8.0)
        out.append(float(board.laid[card]) / 4.0)
    for size in (len(board.deck), len(board.god_stack), len(board.bag)):
        out.append(float(size) / 40.0)
    out.append(float(len(board.low)) / 9.0)
    out.append(float(len(board.high)) / 12.0)
    add_counts(out, board.open_bonus, len(BONUSES))


def add_decision(board: Board, out: list[float], observer: Seat) -> None:
    asked = not board.over
    add_one(out, board.step() if asked else NOTHING, STEPS)
    add_one(out, (board.asked() - observer) % board.seats if asked else NOTHING, board.seats)
    for number in (board.steps, board.jumps, board.placed, board.budget, board.bought, board.picked, board.traitera):
        out.append(float(number) / 4.0)
    add_counts(out, board.taken, LOOT_KINDS)
    add_one(out, board.underfoot, LOOT_SPACES)
    add_one(out, board.wanted, GOD_KINDS)
    add_one(out, board.revealed, GOD_KINDS)
    add_counts(out, board.brought, KINDS)


def add_own(board: Board, out: list[float], seat: Seat) -> None:
    """The hand and the face-down demigods; nothing for a spectator."""
    for card in range(CARD_KINDS):
        out.append(float(board.hand[seat * CARD_KINDS + card]) / 4.0 if seat >= 0 else 0.0)
    for value in range(1, DEMIGOD_VALUES):
        held: i64 = 0
        if seat >= 0:
            held = board.demigods_counted[seat * DEMIGOD_VALUES + value] + board.demigods_hidden[seat * DEMIGOD_VALUES + value]
        out.append(float(held) / 4.0)
    here: list[i64] = board.frontier[seat] if seat >= 0 else []
    add_nodes(out, here)


def add_one(out: list[float], number: i64, kinds: i64) -> None:
    for kind in range(kinds):
        out.append(1.0 if kind == number else 0.0)


def add_counts(out: list[float], things: list[i64], kinds: i64) -> None:
    start = len(out)
    out.extend([0.0] * kinds)
    for number in things:
        out[start + number] += 1.0


def add_nodes(out: list[float], nodes: list[i64]) -> None:
    start = len(out)
    out.extend([0.0] * NODE_COUNT)
    for node in nodes:
        out[start + node] = 1.0
