"""The Majority: what the evaluation is made of, by name: for hints that say why. Its sums are
`evaluate`."""

from __future__ import annotations

from augury.games.majority.components import COLOUR_NAMES, COLOURS
from augury.games.majority.evaluate import NO_SHARES, add_pay, outlook, projected
from augury.games.majority.state import OVER, Board


def terms(board: Board) -> list[dict[str, float]]:
    """By seat: coins now, and what each colour is likely to pay."""
    found: list[dict[str, float]] = [{"score": float(coins)} for coins in board.coins]
    if board.phase == OVER:
        return found
    sums = projected(board)
    doubt, later, growth, later_doubt = outlook(board)
    for c in range(COLOURS):
        paid = NO_SHARES[:]
        add_pay(paid, sums, board.seats, c, 0.0, doubt, 1.0)
        if later > 0.0:
            add_pay(paid, sums, board.seats, c, growth, later_doubt, later)
        for seat in range(board.seats):
            found[seat][COLOUR_NAMES[c]] = paid[seat]
    return found
