"""The Majority: what a seat knows, as numbers for learning programs. Seats are counted from the
observer clockwise."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from augury.core.numbers import Numbers
from augury.core.state import Seat
from augury.games.majority.components import COLOURS, KINDS, NO_CARD, Card
from augury.games.majority.state import DRAFT, PLAY, ROUNDS, Board
from augury.kit.cells import add, cells

NO_CARDS: Final = cells(KINDS)  # by kind
SEAT: Final[i64] = 1 + COLOURS + 3 + 3 * KINDS  # numbers about a seat


def encode(board: Board, seat: Seat, out: Numbers) -> None:
    """For each seat: coins, sums, marker, hand size, has chosen, score area, cards in the zone.
    Then one's own cards and the clock."""
    observer: Seat = seat if seat >= 0 else 0
    add_seats(board, observer, out)
    out.counts(board.removed, KINDS)
    own = seat >= 0
    out.counts(board.hands[observer] if own else [], KINDS)
    out.counts(board.packets[observer] if own else [], KINDS)
    kept = out.zeros(KINDS)
    if own and board.phase == DRAFT:
        for step in board.picks:
            out.one_more(kept + step[observer])
        out.cell_ratios(passed_on(board, observer), 0, KINDS, 1)
    else:
        out.zeros(KINDS)
    out.one_hot(board.chosen[observer] if own else NO_CARD, KINDS)
    swapped = own and board.seats == 4
    out.one_hot(board.gifts[observer] if swapped else NO_CARD, KINDS)
    out.one_hot(board.gifts[board.partner(observer)] if swapped else NO_CARD, KINDS)
    out.one_hot(board.phase, PLAY + 1)
    out.one_hot(board.round - 1, ROUNDS)
    out.ratio(board.turn_of_round, 5)
    out.flag(board.open)
    out.ratio(len(board.deck), 48)


def add_seats(board: Board, observer: Seat, out: Numbers) -> None:
    """What lies open before each seat. What every seat has one of is written for all of them at
    once."""
    seats: i64 = board.seats
    first = out.zeros(seats * SEAT)
    after = out.at
    out.seat_ratios(board.coins, seats, observer, first, SEAT, 40)
    place: i64 = first + 1
    for distance in range(seats):
        other: Seat = (observer + distance) % seats
        out.at = place
        out.cell_ratios(board.sums, other * COLOURS, COLOURS, 60)
        out.flag(board.marker == other)
        out.ratio(len(board.hands[other]), 6)
        out.flag(board.chosen[other] != NO_CARD)
        out.counts(board.areas[other], KINDS)
        place += SEAT
    out.seat_one_hots(board.zone, seats, observer, first + SEAT - 2 * KINDS, SEAT)
    out.seat_one_hots(board.last_zone, seats, observer, first + SEAT - KINDS, SEAT)
    out.at = after


def passed_on(board: Board, seat: Seat) -> vec[i64]:
    """How many of each kind this seat passed to the left in the present draft, in the packets as it
    saw them last."""
    found = NO_CARDS[:]
    seats: i64 = board.seats
    done: i64 = len(board.picks)
    begin: i64 = done - seats + 1
    if begin < 0:
        begin = 0
    for step in range(begin, done):
        first: Seat = (seat - step) % seats
        for card in board.opening[first]:
            add(found, card, 1)
        for earlier in range(step + 1):
            add(found, board.picks[earlier][(first + earlier) % seats], -1)
    return found


def packet_at(board: Board, seat: Seat, step: i64) -> list[Card]:
    """What the packet held when this seat held it in a past step of the draft."""
    first: Seat = (seat - step) % board.seats
    packet = board.opening[first][:]
    for earlier in range(step):
        packet.remove(board.picks[earlier][(first + earlier) % board.seats])
    return packet
