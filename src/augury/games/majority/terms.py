"""The Majority: what the evaluation is made of, by name: for hints that say why. Its sums are
`evaluate`."""

from __future__ import annotations

import math

from mypy_extensions import i64

from augury.games.majority.components import COLOUR_NAMES, COLOURS
from augury.games.majority.evaluate import (
    DOUBT,
    DOUBT_LATER,
    DOUBT_NOW,
    HALFWAY,
    PER_ROUND,
    add_pay,
    projected,
)
from augury.games.majority.state import OVER, ROUNDS, SWAP, Board


def terms(board: Board) -> list[dict[str, float]]:
    """By seat: coins now, and what each colour is likely to pay."""
    found: list[dict[str, float]] = [{"score": float(coins)} for coins in board.coins]
    if board.phase == OVER:
        return found
    sums = projected(board)
    turns: i64 = board.turns_in_round()
    if board.phase > SWAP:
        turns += 1 - board.turn_of_round
    later: i64 = ROUNDS - board.round
    doubt: float = DOUBT_NOW + DOUBT * math.sqrt(float(turns))
    ahead: float = HALFWAY * float(later + 1)
    later_doubt: float = doubt + DOUBT_LATER * DOUBT * math.sqrt(ahead)
    for c in range(COLOURS):
        paid: list[float] = [0.0 for _ in range(board.seats)]
        add_pay(paid, sums, board.seats, c, 0.0, doubt, 1.0)
        if later > 0:
            add_pay(paid, sums, board.seats, c, PER_ROUND * ahead, later_doubt, float(later))
        for seat in range(board.seats):
            found[seat][COLOUR_NAMES[c]] = paid[seat]
    return found
