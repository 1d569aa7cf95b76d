"""The Majority 2: what a seat knows, as numbers for learning programs. The observer comes first,
then the opponent."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from augury.core.numbers import Numbers, ratio_bits
from augury.core.state import Seat
from augury.games.majority2.actions import LONGEST
from augury.games.majority2.components import (
    COLOURS,
    COLUMNS,
    KINDS,
    NO_COLOUR,
    PLAIN,
    Member,
    card_of,
    colour_of,
    disc_of,
)
from augury.games.majority2.memory import HAND, reserve_of
from augury.games.majority2.rules.scoring import victory_points
from augury.games.majority2.state import EVERYBODY, OVER, STEPS, Board

# Numbers about a player: first coins and the like, then a column three times, then the score area
HEAD: Final[i64] = 7
COLUMN: Final[i64] = KINDS + COLOURS + 1 + 2 * LONGEST
TABLE: Final[i64] = COLUMNS * COLUMN + KINDS + 2 * COLOURS
CARDS: Final[i64] = 7 * KINDS  # numbers about hands, reserves and hidden cards


def encode(board: Board, seat: Seat, out: Numbers) -> None:
    """Both tables, then your own cards, what is known of the hidden ones, and the clock."""
    observer: Seat = seat if seat >= 0 else 0
    eye: Seat = seat if seat >= 0 else EVERYBODY
    if not out.keeps(2 * board.layout + observer):
        add_layout(out, board, observer)
    add_player(out, board, observer)
    add_player(out, board, 1 - observer)
    out.counts(board.hand if eye == board.holder() else [], KINDS)
    out.counts(board.reserves[observer] if seat >= 0 else [], KINDS)
    memory = board.memories[eye]
    out.pairs(memory.certain(HAND), KINDS)
    out.pairs(memory.certain(reserve_of(observer)), KINDS)
    out.pairs(memory.certain(reserve_of(1 - observer)), KINDS)
    out.pairs(memory.unseen(), KINDS)
    out.counts(board.tops, KINDS)
    out.zeros(COLOURS)
    add_step(out, board, observer)
    out.one_hot(board.phase, OVER + 1)
    out.flag(board.must_swap)
    out.ratio(board.idle, 6)
    out.amount(board.aside)
    out.ratio(board.turn, 200)
    out.ratio(len(board.pile), 60)
    packed: i64 = 0
    for size in board.packet_sizes:
        packed += size
    out.ratio(packed, 60)


def add_layout(out: Numbers, board: Board, observer: Seat) -> None:
    """The columns and score areas, and which discs lie on no card. A page that follows a game keeps
    it until `layout` grows or the other one observes."""
    start, first = out.at, out.count
    lying: i64 = 0
    for seat in (observer, 1 - observer):
        out.zeros(HEAD)
        for column in range(COLUMNS):
            lying |= add_column(out, board, seat * COLUMNS + column)
        lying |= add_area(out, board.areas[seat])
    out.zeros(CARDS)
    for colour in range(COLOURS):
        out.flag((lying >> colour) & 1 == 0)
    out.settle(first)
    out.at = start


def add_player(out: Numbers, board: Board, seat: Seat) -> None:
    """Coins, sizes and points of one player; columns and score area see `add_layout`."""
    out.ratio(board.coins[seat], 20)
    out.ratio(board.ready[seat], 20)
    out.flag(board.active == seat)
    out.flag(board.start == seat)
    out.ratio(len(board.hand) if board.holder() == seat else 0, 20)
    out.ratio(len(board.reserves[seat]), 20)
    out.ratio(victory_points(board, seat), 40)
    out.zeros(TABLE)


def add_area(out: Numbers, area: list[Member]) -> i64:
    """A score area by kinds and effective colours, and who wears a disc. Returns the discs that lie
    there, one bit for each (see `Board.discs_lying`)."""
    lying = add_members(out, area)
    wearers = out.zeros(COLOURS)  # which card of the score area carries each disc
    for member in area:
        if member >= PLAIN:
            out.put(wearers + disc_of(member), ratio_bits(card_of(member) + 1, PLAIN))
    return lying


def add_column(out: Numbers, board: Board, number: i64) -> i64:
    """A column by kinds, by effective colours and place by place. Returns its discs."""
    members = board.columns[number]
    lying = add_members(out, members)
    out.flag(len(members) > 0 and board.protected(number))
    place = out.zeros(2 * LONGEST)
    for member in members:
        out.put_ratio(place, card_of(member) + 1, PLAIN)
        out.put_ratio(place + 1, disc_of(member) + 1, COLOURS)
        place += 2
    return lying


def add_members(out: Numbers, members: list[Member]) -> i64:
    """How many of each kind, and of each effective colour. Returns their discs."""
    kinds = out.zeros(KINDS)
    colours = out.zeros(COLOURS)
    lying: i64 = 0
    one: i64 = 1
    for member in members:
        out.one_more(kinds + card_of(member))
        colour = colour_of(member)
        if colour != NO_COLOUR:
            out.one_more(colours + colour)
        if member >= PLAIN:
            lying |= one << disc_of(member)
    return lying


def add_step(out: Numbers, board: Board, observer: Seat) -> None:
    """What is being decided, by whom, because of which card, and the colour and column that belong
    to it."""
    if board.agenda.depth == 0:
        out.zeros(STEPS + KINDS + COLOURS + 2 * COLUMNS + 1)
        return
    step = board.agenda.top()
    out.one_hot(step.number(), STEPS)
    out.one_hot(step.card, KINDS)
    out.one_hot(step.colour, COLOURS)
    out.one_hot(step.column, 2 * COLUMNS)
    out.flag(step.seat == observer)
