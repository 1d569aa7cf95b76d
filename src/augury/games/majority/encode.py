"""The Majority: what a seat knows, as numbers for learning programs. Seats are counted from the
observer clockwise."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from augury.core.numbers import ONE, Numbers
from augury.core.state import Seat
from augury.games.majority.components import COLOURS, KINDS, NO_CARD, Card
from augury.games.majority.state import DRAFT, OVER, PLAY, ROUNDS, Board
from augury.kit.cells import add, cells

NO_CARDS: Final = cells(KINDS)  # by kind
SEAT: Final[i64] = 1 + COLOURS + 3 + 3 * KINDS  # numbers about a seat
CHOSEN: Final[i64] = 1 + COLOURS + 2  # numbers before the one that says whether it has chosen
OWN: Final[i64] = 7 * KINDS  # numbers about one's own cards
CLOCK: Final[i64] = PLAY + 1 + ROUNDS + 3


def encode(board: Board, seat: Seat, out: Numbers) -> None:
    """For each seat: coins, sums, marker, hand size, has chosen, score area, cards in the zone.
    Then one's own cards and the clock."""
    observer: Seat = seat if seat >= 0 else 0
    add_table(board, observer, out)
    own = seat >= 0
    out.counts(board.hands[observer] if own else [], KINDS)
    out.counts(board.packets[observer] if own else [], KINDS)
    kept = out.zeros(KINDS)
    if own and board.phase == DRAFT and board.picks:
        for step in board.picks:
            out.one_more(kept + step[observer])
        out.cell_ratios(passed_on(board, observer), 0, KINDS, 1)
    else:
        out.zeros(KINDS)
    out.one_hot(board.chosen[observer] if own else NO_CARD, KINDS)
    swapped = own and board.seats == 4
    out.one_hot(board.gifts[observer] if swapped else NO_CARD, KINDS)
    out.one_hot(board.gifts[board.partner(observer)] if swapped else NO_CARD, KINDS)
    out.zeros(CLOCK)


def add_table(board: Board, observer: Seat, out: Numbers) -> None:
    """What everybody sees: the seats, removed cards and the clock. Most of it stays as it is from
    the beginning of a turn to its end (`turn`), or while a packet goes round: a page that follows a
    game notes that, because seats are counted from the one that decides."""
    seats: i64 = board.seats
    first = out.zeros(seats * SEAT + KINDS)
    after = out.at
    stamp: i64 = 2 * board.turn
    if board.phase == OVER:
        stamp += 1
    for other in range(seats):
        count, place = out.count, place_of(first, other, observer, seats)
        if out.has_note(other, stamp):
            out.recall(other, place)
        else:
            add_seat(board, other, place, out)
            out.note(other, stamp, count, place)
    count = out.count
    if out.has_note(seats, stamp):
        out.recall(seats, first)
    else:
        add_lasting(board, first + seats * SEAT, out)
        out.note(seats, stamp, count, first)
    out.seat_one_hots(board.zone, seats, observer, first + SEAT - 2 * KINDS, SEAT)
    for other in range(seats):
        place = place_of(first, other, observer, seats)
        if board.phase != DRAFT:
            out.put_ratio(place + CHOSEN - 1, len(board.hands[other]), 6)
        if board.chosen[other] != NO_CARD:
            out.write(place + CHOSEN, ONE)
    out.at = after + OWN
    out.one_hot(board.phase, PLAY + 1)
    out.at = after


def add_lasting(board: Board, place: i64, out: Numbers) -> None:
    """What lasts for a turn and belongs to no seat."""
    out.at = place
    out.counts(board.removed, KINDS)
    out.zeros(OWN + PLAY + 1)
    out.one_hot(board.round - 1, ROUNDS)
    out.ratio(board.turn_of_round, 5)
    out.flag(board.open)
    out.ratio(len(board.deck), 48)


def place_of(first: i64, seat: Seat, observer: Seat, seats: i64) -> i64:
    """Where the numbers about a seat begin."""
    distance: i64 = seat - observer
    if distance < 0:
        distance += seats
    return first + distance * SEAT


def add_seat(board: Board, seat: Seat, place: i64, out: Numbers) -> None:
    """What lies before a seat during a turn; hand, choice and turn zone see `add_table`."""
    out.at = place
    out.ratio(board.coins[seat], 40)
    out.cell_ratios(board.sums, seat * COLOURS, COLOURS, 60)
    out.flag(board.marker == seat)
    out.zeros(2)
    out.counts(board.areas[seat], KINDS)
    out.zeros(KINDS)
    out.one_hot(board.last_zone[seat], KINDS)


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
