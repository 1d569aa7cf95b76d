"""The Majority 2: what a seat knows, as numbers for learning programs. The observer comes first, then his opponent."""

from __future__ import annotations

from mypy_extensions import i64

from augury.core.state import Seat
from augury.games.majority2.actions import LONGEST
from augury.games.majority2.components import COLOURS, COLUMNS, KINDS, NO_COLOUR, PLAIN, Card, Member, card_of, colour_of, disc_of
from augury.games.majority2.memory import HAND, reserve_of
from augury.games.majority2.state import EVERYBODY, HAUNT, OVER, Board


def encode(board: Board, seat: Seat) -> list[float]:
    """Both players' tables, then the own cards, what is known of the hidden ones, and the clock."""
    out: list[float] = []
    observer: Seat = seat if seat >= 0 else 0
    eye: Seat = seat if seat >= 0 else EVERYBODY
    for distance in range(2):
        add_player(out, board, (observer + distance) % 2)
    add_cards(out, board.hand if eye == board.holder() else [])
    add_cards(out, board.reserves[observer] if seat >= 0 else [])
    memory = board.memories[eye]
    add_count(out, memory.certain(HAND))
    add_count(out, memory.certain(reserve_of(observer)))
    add_count(out, memory.certain(reserve_of(1 - observer)))
    add_count(out, memory.unseen())
    add_cards(out, board.tops)
    supply = board.supply()
    for colour in range(COLOURS):
        out.append(1.0 if colour in supply else 0.0)
    add_step(out, board, observer)
    for phase in range(OVER + 1):
        out.append(1.0 if board.phase == phase else 0.0)
    out.append(1.0 if board.must_swap else 0.0)
    out.append(float(board.idle) / 6.0)
    out.append(float(board.aside))
    out.append(float(board.turn) / 200.0)
    out.append(float(len(board.pile)) / 60.0)
    out.append(float(sum(board.packet_sizes)) / 60.0)
    return out


def add_player(out: list[float], board: Board, seat: Seat) -> None:
    """Coins, sizes, columns and score area of one player."""
    out.append(float(board.coins[seat]) / 20.0)
    out.append(float(board.ready[seat]) / 20.0)
    out.append(1.0 if board.active == seat else 0.0)
    out.append(1.0 if board.start == seat else 0.0)
    out.append(float(len(board.hand)) / 20.0 if board.holder() == seat else 0.0)
    out.append(float(len(board.reserves[seat])) / 20.0)
    out.append(float(board.victory_points(seat)) / 40.0)
    for column in range(COLUMNS):
        add_column(out, board, seat * COLUMNS + column)
    area = board.areas[seat]
    add_cards(out, [card_of(member) for member in area])
    add_colours(out, area)
    for colour in range(COLOURS):  # which card of the score area carries this disc
        wearer: float = 0.0
        for member in area:
            if disc_of(member) == colour:
                wearer = float(card_of(member) + 1) / float(PLAIN)
        out.append(wearer)


def add_column(out: list[float], board: Board, number: i64) -> None:
    """A column by kinds, by effective colours and place by place."""
    members = board.columns[number]
    add_cards(out, [card_of(member) for member in members])
    add_colours(out, members)
    out.append(1.0 if board.protected(number) else 0.0)
    for place in range(LONGEST):
        here = place < len(members)
        out.append(float(card_of(members[place]) + 1) / float(PLAIN) if here else 0.0)
        out.append(float(disc_of(members[place]) + 1) / float(COLOURS) if here else 0.0)


def add_colours(out: list[float], members: list[Member]) -> None:
    start = len(out)
    for _ in range(COLOURS):
        out.append(0.0)
    for member in members:
        colour = colour_of(member)
        if colour != NO_COLOUR:
            out[start + colour] += 1.0


def add_step(out: list[float], board: Board, observer: Seat) -> None:
    """What is being decided, by whom, because of which card, and the colour and column that belong to it."""
    start = len(out)
    for _ in range(HAUNT + 1 + KINDS + COLOURS + 2 * COLUMNS + 1):
        out.append(0.0)
    if board.steps:
        step = board.steps[-1]
        out[start + step.what] = 1.0
        start += HAUNT + 1
        if step.card >= 0:
            out[start + step.card] = 1.0
        start += KINDS
        if step.colour != NO_COLOUR:
            out[start + step.colour] = 1.0
        start += COLOURS
        out[start + step.column] = 1.0
        out[start + 2 * COLUMNS] = 1.0 if step.seat == observer else 0.0


def add_cards(out: list[float], cards: list[Card]) -> None:
    start = len(out)
    for _ in range(KINDS):
        out.append(0.0)
    for card in cards:
        out[start + card] += 1.0


def add_count(out: list[float], count: list[i64]) -> None:
    for card in range(KINDS):
        out.append(float(count[card]))
