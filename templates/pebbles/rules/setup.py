"""Pebbles: the set-up (RULES.md 1)."""

from __future__ import annotations

from augury.games.pebbles.components import LARGEST_HEAP, SMALLEST_HEAP
from augury.games.pebbles.state import Board


def set_up(board: Board, big: bool) -> None:
    """PE-1: 150 to 160 stones, at random; twice as many in the big game."""
    board.heap = SMALLEST_HEAP + board.chance.below(LARGEST_HEAP - SMALLEST_HEAP + 1)
    if big:
        board.heap *= 2
    board.dealt = board.heap
