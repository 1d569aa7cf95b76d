"""Pebbles: what a position is worth."""

from __future__ import annotations

from typing import Final

from augury.games.pebbles.components import LAST_STONE_BONUS
from augury.games.pebbles.state import Board

HEAP: Final = 1.0  # how much an equal share of the heap counts; `tools/fit.py` can measure it


def evaluate(board: Board) -> list[float]:
    """Points now, plus an equal share of what is still in the heap."""
    left = HEAP * float(board.heap + LAST_STONE_BONUS) / float(board.seats) if board.heap else 0.0
    return [
        float(stones + bonus) + left
        for stones, bonus in zip(board.stones, board.bonus, strict=True)
    ]
