"""Goetia: what the evaluation is made of, by name: for hints that say why. Its sums are
`evaluate`."""

from __future__ import annotations

from librt.vecs import vec

from augury.games.goetia.evaluate import (
    BURIED,
    FOLLOWER_NOW,
    FOLLOWER_ROUND,
    add_placed,
    pending_worth,
    rounds_left,
    stock_worth,
    tableau_worth,
)
from augury.games.goetia.rules.scoring import points
from augury.games.goetia.state import OVER, PLACEMENT, Board


def terms(board: Board) -> list[dict[str, float]]:
    """By seat: the score, and what cubes, cards and followers will still bring."""
    found: list[dict[str, float]] = [
        {"score": float(points(board, seat))} for seat in range(board.seats)
    ]
    if board.phase == OVER:
        return found
    left: float = rounds_left(board)
    placed = vec[float]([0.0] * board.seats)
    add_placed(board, left, placed)
    for seat in range(board.seats):
        own = found[seat]
        own["cubes"] = stock_worth(board, seat, left)
        own["cards"] = tableau_worth(board, seat, left)
        own["followers"] = float(board.hand[seat]) * (
            FOLLOWER_ROUND * left + (FOLLOWER_NOW if board.phase <= PLACEMENT else 0.0)
        )
        own["followers"] += float(board.graveyard[seat]) * BURIED * left
        own["placed"] = placed[seat]
        own["begun"] = 0.0
    for step in board.steps.all():
        if step.seat < board.seats:
            found[step.seat]["begun"] += pending_worth(board, step, left)
    return found
