"""The Majority: a static evaluation and a quick choice for the bots (RULES.md 14)."""

from __future__ import annotations

from mypy_extensions import i64

from augury.core.chance import Chance
from augury.core.state import Action, Seat
from augury.games.majority.components import COLOURS
from augury.games.majority.state import OVER, ROUNDS, Board


def estimate(board: Board) -> list[float]:
    """Coins now, plus what the present standings would pay in every scoring still to come."""
    seats = board.seats
    expected = [float(coins) for coins in board.coins]
    if board.phase == OVER:
        return expected
    scorings = float(ROUNDS - board.round + 1)
    growth: float = 1.0 + 0.25 * (scorings - 1.0) / 2.0  # sums grow, so later rounds pay more
    for c in range(COLOURS):
        paid = standing(board.sums, seats, c)
        for seat in range(seats):
            expected[seat] += paid[seat] * scorings * growth
    return expected


def standing(sums: list[i64], seats: i64, c: i64) -> list[float]:
    """What a colour would pay now, softened: being close to second place is worth something too."""
    best: i64 = 0
    for seat in range(seats):
        if sums[seat * COLOURS + c] > best:
            best = sums[seat * COLOURS + c]
    second: i64 = 0
    winners: i64 = 0
    for seat in range(seats):
        held: i64 = sums[seat * COLOURS + c]
        if held == best:
            winners += 1
        elif held > second:
            second = held
    paid: list[float] = [0.0] * seats
    if best == 0:
        return paid
    prize: float = float((best // 5) * winners)
    for seat in range(seats):
        held = sums[seat * COLOURS + c]
        if held == best:
            paid[seat] = 2.0
        elif held == second and second > 0:
            paid[seat] = prize
        elif second > 0 and held > 0:
            paid[seat] = prize * 0.4 * float(held) / float(second)
    return paid


def quick_choice(board: Board, seat: Seat, legal: list[Action], chance: Chance) -> Action:
    """Any: the cards of a hand are too entangled for a rule of thumb that beats chance without a look at the others."""
    return legal[chance.below(len(legal))]
