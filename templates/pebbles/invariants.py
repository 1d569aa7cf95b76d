"""Pebbles: what always holds."""

from __future__ import annotations

from augury.games.pebbles.state import Board


def assert_sound(board: Board) -> None:
    assert board.heap + sum(board.stones) == board.dealt, "stones are neither made nor lost"
    assert board.heap >= 0
