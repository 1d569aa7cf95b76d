"""Pebbles: what the evaluation is made of, by name, for hints that say why.

Its sums are `evaluate`."""

from __future__ import annotations

from augury.games.pebbles.components import LAST_STONE_BONUS
from augury.games.pebbles.evaluate import HEAP
from augury.games.pebbles.state import Board


def terms(board: Board) -> list[dict[str, float]]:
    """By seat: points now, and an equal share of what is still in the heap."""
    left = HEAP * float(board.heap + LAST_STONE_BONUS) / float(board.seats) if board.heap else 0.0
    return [
        {"score": float(stones + bonus), "heap": left}
        for stones, bonus in zip(board.stones, board.bonus, strict=True)
    ]
