"""Pebbles: what a position is worth."""

from __future__ import annotations

from augury.games.pebbles.components import LAST_STONE_BONUS
from augury.games.pebbles.state import Board


def evaluate(board: Board) -> list[float]:
    """Points now, plus an equal share of what is still in the heap."""
    left = float(board.heap + LAST_STONE_BONUS) / float(board.seats) if board.heap else 0.0
    return [
        float(stones + bonus) + left
        for stones, bonus in zip(board.stones, board.bonus, strict=True)
    ]
