"""The Majority 2: what a seat knows, as numbers for learning programs. The observer comes first, then his opponent."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from augury.core.numbers import Numbers
from augury.core.state import Seat
from augury.games.majority2.actions import LONGEST
from augury.games.majority2.components import COLOURS, COLUMNS, KINDS, NO_COLOUR, PLAIN, Member, card_of, colour_of, disc_of
from augury.games.majority2.memory import HAND, reserve_of
from augury.games.majority2.state import EVERYBODY, HAUNT, OVER, Board, Step

NO_STEP: Final = Step(what=-1, seat=-1, column=-1)


def encode(board: Board, seat: Seat, out: Numbers) -> None:
    """Both players' tables, then the own cards, what is known of the hidden ones, and the clock."""
    observer: Seat = seat if seat >= 0 else 0
    eye: Seat = seat if seat >= 0 else EVERYBODY
    for distance in range(2):
        add_player(out, board, (observer + distance) % 2)
    out.counts(board.hand if eye == board.holder() else [], KINDS)
    out.counts(board.reserves[observer] if seat >= 0 else [], KINDS)
    memory = board.memories[eye]
    add_count(out, memory.certain(HAND))
    add_count(out, memory.certain(reserve_of(observer)))
    add_count(out, memory.certain(reserve_of(1 - observer)))
    add_count(out, memory.unseen())
    out.counts(board.tops, KINDS)
    supply = board.supply()
    for colour in range(COLOURS):
        out.flag(colour in supply)
    add_step(out, board, observer)
    for phase in range(OVER + 1):
        out.flag(board.phase == phase)
    out.flag(board.must_swap)
    out.add(float(board.idle) / 6.0)
    out.add(float(board.aside))
    out.add(float(board.turn) / 200.0)
    out.add(float(len(board.pile)) / 60.0)
    out.add(float(sum(board.packet_sizes)) / 60.0)


def add_player(out: Numbers, board: Board, seat: Seat) -> None:
    """Coins, sizes, columns and score area of one player."""
    out.add(float(board.coins[seat]) / 20.0)
    out.add(float(board.ready[seat]) / 20.0)
    out.flag(board.active == seat)
    out.flag(board.start == seat)
    out.add(float(len(board.hand)) / 20.0 if board.holder() == seat else 0.0)
    out.add(float(len(board.reserves[seat])) / 20.0)
    out.add(float(board.victory_points(seat)) / 40.0)
    for column in range(COLUMNS):
        add_column(out, board, seat * COLUMNS + column)
    area = board.areas[seat]
    out.counts([card_of(member) for member in area], KINDS)
    add_colours(out, area)
    for colour in range(COLOURS):  # which card of the score area carries this disc
        wearer: float = 0.0
        for member in area:
            if disc_of(member) == colour:
                wearer = float(card_of(member) + 1) / float(PLAIN)
        out.add(wearer)


def add_column(out: Numbers, board: Board, number: i64) -> None:
    """A column by kinds, by effective colours and place by place."""
    members = board.columns[number]
    out.counts([card_of(member) for member in members], KINDS)
    add_colours(out, members)
    out.flag(board.protected(number))
    for place in range(LONGEST):
        here = place < len(members)
        out.add(float(card_of(members[place]) + 1) / float(PLAIN) if here else 0.0)
        out.add(float(disc_of(members[place]) + 1) / float(COLOURS) if here else 0.0)


def add_colours(out: Numbers, members: list[Member]) -> None:
    colours = [colour_of(member) for member in members]
    out.counts([colour for colour in colours if colour != NO_COLOUR], COLOURS)


def add_step(out: Numbers, board: Board, observer: Seat) -> None:
    """What is being decided, by whom, because of which card, and the colour and column that belong to it."""
    step = board.steps[-1] if board.steps else NO_STEP
    out.one_hot(step.what, HAUNT + 1)
    out.one_hot(step.card, KINDS)
    out.one_hot(step.colour, COLOURS)
    out.one_hot(step.column, 2 * COLUMNS)
    out.flag(step.seat == observer)


def add_count(out: Numbers, count: list[i64]) -> None:
    for card in range(KINDS):
        out.add(float(count[card]))
