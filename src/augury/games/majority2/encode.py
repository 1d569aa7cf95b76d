"""The Majority 2: what a seat knows, as numbers for learning programs. The observer comes first,
then the opponent."""

from __future__ import annotations

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
from augury.games.majority2.memory import HAND, Cards, reserve_of
from augury.games.majority2.rules.scoring import victory_points
from augury.games.majority2.state import EVERYBODY, OVER, STEPS, Board


def encode(board: Board, seat: Seat, out: Numbers) -> None:
    """Both tables, then your own cards, what is known of the hidden ones, and the clock."""
    observer: Seat = seat if seat >= 0 else 0
    eye: Seat = seat if seat >= 0 else EVERYBODY
    for distance in range(2):
        add_player(out, board, (observer + distance) % 2)
    out.counts(board.hand if eye == board.holder() else [], KINDS)
    out.counts(board.reserves[observer] if seat >= 0 else [], KINDS)
    memory = board.memories[eye]
    add_kinds(out, memory.certain(HAND))
    add_kinds(out, memory.certain(reserve_of(observer)))
    add_kinds(out, memory.certain(reserve_of(1 - observer)))
    add_kinds(out, memory.unseen())
    out.counts(board.tops, KINDS)
    lying = board.discs_lying()
    for colour in range(COLOURS):
        out.flag((lying >> colour) & 1 == 0)
    add_step(out, board, observer)
    for phase in range(OVER + 1):
        out.flag(board.phase == phase)
    out.flag(board.must_swap)
    out.ratio(board.idle, 6)
    out.amount(board.aside)
    out.ratio(board.turn, 200)
    out.ratio(len(board.pile), 60)
    out.ratio(sum(board.packet_sizes), 60)


def add_kinds(out: Numbers, cards: Cards) -> None:
    """How many of each kind."""
    place = out.zeros(KINDS)
    while cards:
        out.put_ratio(place, cards & 3, 1)
        cards >>= 2
        place += 1


def add_player(out: Numbers, board: Board, seat: Seat) -> None:
    """Coins, sizes, columns and score area of one player."""
    out.ratio(board.coins[seat], 20)
    out.ratio(board.ready[seat], 20)
    out.flag(board.active == seat)
    out.flag(board.start == seat)
    out.ratio(len(board.hand) if board.holder() == seat else 0, 20)
    out.ratio(len(board.reserves[seat]), 20)
    out.ratio(victory_points(board, seat), 40)
    for column in range(COLUMNS):
        add_column(out, board, seat * COLUMNS + column)
    area = board.areas[seat]
    add_members(out, area)
    wearers = out.zeros(COLOURS)  # which card of the score area carries each disc
    for member in area:
        if member >= PLAIN:
            out.put(wearers + disc_of(member), ratio_bits(card_of(member) + 1, PLAIN))


def add_column(out: Numbers, board: Board, number: i64) -> None:
    """A column by kinds, by effective colours and place by place."""
    members = board.columns[number]
    add_members(out, members)
    out.flag(board.protected(number))
    for member in members:
        out.ratio(card_of(member) + 1, PLAIN)
        out.ratio(disc_of(member) + 1, COLOURS)
    out.zeros(2 * (LONGEST - len(members)))


def add_members(out: Numbers, members: list[Member]) -> None:
    """How many of each kind, and of each effective colour."""
    kinds = out.zeros(KINDS)
    colours = out.zeros(COLOURS)
    for member in members:
        out.one_more(kinds + card_of(member))
        colour = colour_of(member)
        if colour != NO_COLOUR:
            out.one_more(colours + colour)


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
