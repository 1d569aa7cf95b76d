"""The Majority: what the cards of one turn do (RULES.md 7.4). Nothing here knows about drafting or
coins."""

from __future__ import annotations

from mypy_extensions import i64

from augury.core.state import Seat
from augury.games.majority.components import (
    ASSASSINATION,
    BETRAYAL,
    BRIBERY,
    COLOUR_THINGS,
    COLOURS,
    NO_CARD,
    RANKS,
    SPY,
    Card,
    Colour,
    colour,
    power,
    thing,
)
from augury.games.majority.state import Board
from augury.kit import things
from augury.kit.cells import add


def resolve(board: Board) -> None:
    """MJ-20: by ascending power. MJ-26: only cards of the turn zone are affected. MJ-27: there is
    nothing to decide."""
    board.last_zone = board.zone[:]
    bribe(board)
    if board.listening:
        board.beat()
    assassinate(board)
    if board.listening:
        board.beat()
    spy(board)
    collect(board)
    if board.listening:
        board.beat()


def bribe(board: Board) -> None:
    """MJ-28: a lone 0 takes every other card of its colour. MJ-29: two or more cancel out. MJ-32:
    it stays in the zone itself."""
    for c in range(COLOURS):
        bribers: i64 = 0
        briber: Seat = 0
        for seat in range(board.seats):
            if board.zone[seat] == c * RANKS + BRIBERY:
                bribers += 1
                briber = seat
        if bribers == 1:
            take_colour(board, briber, c)
        elif bribers > 1 and board.listening:
            board.tell("bribes-cancel", {"colour": COLOUR_THINGS[c]})


def take_colour(board: Board, briber: Seat, c: Colour) -> None:
    """MJ-30: a stolen card loses its ability. MJ-31: it is safe from a 2 of the same turn, being
    scored already."""
    for seat in range(board.seats):
        card: Card = board.zone[seat]
        if seat != briber and card != NO_CARD and colour(card) == c:
            board.zone[seat] = NO_CARD
            score(board, briber, card)
            if board.listening:
                board.tell(
                    "bribed",
                    {"seat": things.seat(briber), "from": things.seat(seat), "card": thing(card)},
                )


def assassinate(board: Board) -> None:
    """MJ-33: every 2 removes the other colours. MJ-34: all at once, so two colours of 2s leave
    nothing. MJ-35: for good."""
    killers: i64 = 0  # their colours, one bit each
    for killer in board.zone:
        if killer != NO_CARD and killer % RANKS == ASSASSINATION:
            killers |= 1 << colour(killer)
    if killers == 0:
        return
    for seat in range(board.seats):
        card: Card = board.zone[seat]
        if card != NO_CARD and killers & ~(1 << colour(card)):
            board.removed = [*board.removed, card]
            board.zone[seat] = NO_CARD
            if board.listening:
                board.tell("killed", {"seat": things.seat(seat), "card": thing(card)})


def spy(board: Board) -> None:
    """MJ-36: an effective 3 takes the marker and opens the next turn. MJ-37: not in the last turn
    of a round.

    MJ-38: of several, the one farthest clockwise from the owner counts. MJ-39: the owner
    only if alone."""
    if board.last_turn_of_round():
        return
    farthest: i64 = -1
    for seat in range(board.seats):
        card: Card = board.zone[seat]
        if card != NO_CARD and card % RANKS == SPY:
            distance: i64 = (seat + board.seats - board.marker) % board.seats
            if distance > farthest:
                farthest = distance
    if farthest >= 0:
        board.marker = (board.marker + farthest) % board.seats
        board.open_next = True
        if board.listening:
            board.tell("spied", {"seat": things.seat(board.marker)})


def collect(board: Board) -> None:
    """MJ-40: a 7 goes to the right neighbour. MJ-40a: everything else stays with its player."""
    for seat in range(board.seats):
        card: Card = board.zone[seat]
        if card == NO_CARD:
            continue
        owner = seat
        if card % RANKS == BETRAYAL:
            owner = board.right(seat)
            if board.listening:
                board.tell(
                    "betrayed",
                    {"seat": things.seat(seat), "to": things.seat(owner), "card": thing(card)},
                )
        score(board, owner, card)
        board.zone[seat] = NO_CARD


def score(board: Board, seat: Seat, card: Card) -> None:
    board.areas[seat].append(card)
    add(board.sums, seat * COLOURS + colour(card), power(card))
