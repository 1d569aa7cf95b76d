"""The Majority: a static evaluation and a quick choice for the bots.

Sums at the next deliberation are guessed from the score areas and the cards at hand; the further
away a deliberation is, the less certain. From how likely each seat is to be first or second in a
colour follow the coins it can expect.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from augury.core.state import Seat
from augury.games.majority.components import BETRAYAL, COLOURS, NO_CARD, POWERS, RANKS, Card, colour
from augury.games.majority.state import DRAFT, OVER, ROUNDS, SWAP, Board
from augury.kit.cells import add, cells_of

# What a card at hand is likely to add to a sum, in tenths, by place in POWERS: seven tenths of its
# power; a Bribery brings loot.
AT_HAND: Final = cells_of([40 if power == 0 else 7 * power for power in POWERS])
PER_ROUND: Final = 90.0  # what a seat's sum in a colour grows by in a round, in tenths
DOUBT: Final = 39.0  # deviation of a seat's growth in one turn, in tenths
DOUBT_NOW: Final = 10.0  # ... when the round is nearly over
DOUBT_LATER: Final = 2.4  # how much more a later round is in doubt, by the root of rounds ahead
HALFWAY: Final = 0.45  # where the later scorings lie on average

MIDDLE: Final = 64
LIKELY: Final = vec[float](  # to be ahead, by sixteenths of a doubt
    [0.5 + 0.5 * math.tanh((n - MIDDLE) / 16) for n in range(2 * MIDDLE + 1)]
)
SEATS: Final = 4
NO_ODDS: Final = vec[float]([0.0] * (SEATS * SEATS))
NO_SHARES: Final = vec[float]([0.0] * SEATS)


def evaluate(board: Board) -> list[float]:
    """Coins now, plus what every scoring still to come is likely to pay."""
    expected = vec[float]([float(coins) for coins in board.coins])
    if board.phase == OVER:
        return list(expected)
    seats = board.seats
    sums = projected(board)
    doubt, later, growth, later_doubt = outlook(board)
    for c in range(COLOURS):
        add_pay(expected, sums, seats, c, 0.0, doubt, 1.0)
        if later > 0.0:
            add_pay(expected, sums, seats, c, growth, later_doubt, later)
    return list(expected)


def outlook(board: Board) -> tuple[float, float, float, float]:
    """How much the sums of this round are in doubt; how many rounds come later, what a sum grows by
    until then, and the doubt about that."""
    turns: i64 = board.turns_in_round()
    if board.phase > SWAP:
        turns += 1 - board.turn_of_round
    later: float = float(ROUNDS - board.round)
    doubt: float = DOUBT_NOW + DOUBT * math.sqrt(float(turns))
    ahead: float = HALFWAY * (later + 1.0)
    later_doubt: float = doubt + DOUBT_LATER * DOUBT * math.sqrt(ahead)
    return doubt, later, PER_ROUND * ahead, later_doubt


def projected(board: Board) -> vec[i64]:
    """Sums as they may be at the end of the round, in tenths: seat * 3 + colour."""
    seats = board.seats
    sums = board.sums[:]
    for place in range(len(sums)):
        sums[place] = 10 * sums[place]
    for seat in range(seats):
        if board.phase == DRAFT:
            for step in board.picks:
                add_card(sums, seats, seat, step[seat], 1)
            if board.chosen[seat] != NO_CARD:
                add_card(sums, seats, seat, board.chosen[seat], 1)
        else:
            for card in board.hands[seat]:
                add_card(sums, seats, seat, card, 1)
            if board.phase == SWAP and board.chosen[seat] != NO_CARD:
                add_card(sums, seats, seat, board.chosen[seat], -1)
                add_card(sums, seats, board.partner(seat), board.chosen[seat], 1)
    return sums


def add_card(sums: vec[i64], seats: i64, seat: Seat, card: Card, sign: i64) -> None:
    rank: i64 = card % RANKS
    owner: i64 = (seat + seats - 1) % seats if rank == BETRAYAL else seat
    place: i64 = owner * COLOURS + colour(card)
    add(sums, place, sign * AT_HAND[rank])


def add_pay(
    expected: vec[float],
    sums: vec[i64],
    seats: i64,
    c: i64,
    growth: float,
    doubt: float,
    times: float,
) -> None:
    """What one colour is likely to pay, this many times: 2 to the first, a fifth of the winning sum
    to the second (MJ-44, MJ-45)."""
    scale: float = 16.0 / doubt
    odds = odds_of(sums, seats, c, scale)
    first = NO_SHARES[:]
    total: float = 0.0
    prize: float = 0.0
    for a in range(seats):
        p: float = 1.0
        for b in range(seats):
            if a != b:
                p *= odds[a * SEATS + b]
        first[a] = p
        total += p
        prize += p * float(sums[a * COLOURS + c])
    prize = ((prize / total + growth) / 10.0 - 2.0) / 5.0
    if prize < 0.0:
        prize = 0.0
    second = NO_SHARES[:]
    total_second: float = 0.0
    for a in range(seats):
        q: float = 0.0
        for b in range(seats):
            if a != b:
                rest: float = first[b]
                for d in range(seats):
                    if d != a and d != b:
                        rest *= odds[a * SEATS + d]
                q += rest
        second[a] = q
        total_second += q
    for a in range(seats):
        share: float = 2.0 * first[a] / total + prize * second[a] / total_second
        expected[a] = expected[a] + times * share


def odds_of(sums: vec[i64], seats: i64, c: i64, scale: float) -> vec[float]:
    """How likely each seat is to stay ahead of each other one in a colour: seat * SEATS + other."""
    odds = NO_ODDS[:]
    for a in range(seats):
        mine: i64 = sums[a * COLOURS + c]
        for b in range(a):
            ahead: i64 = i64(float(mine - sums[b * COLOURS + c]) * scale)
            if ahead < -MIDDLE:
                ahead = -MIDDLE
            elif ahead > MIDDLE:
                ahead = MIDDLE
            odds[a * SEATS + b] = LIKELY[MIDDLE + ahead]
            odds[b * SEATS + a] = LIKELY[MIDDLE - ahead]
    return odds
