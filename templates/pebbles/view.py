"""Pebbles: what each seat may know. There are no secrets."""

from __future__ import annotations

from augury.games.pebbles.state import Board
from augury.games.pebbles.view_types import PebblesView

from augury.kit.views import common


def view(board: Board, seat: int) -> PebblesView:
    return PebblesView(
        **common(board, seat, question),
        heap=board.heap,
        last_taken=board.last_taken,
        stones=list(board.stones),
        bonus=list(board.bonus),
    )


def question(board: Board) -> str:
    return "take"
