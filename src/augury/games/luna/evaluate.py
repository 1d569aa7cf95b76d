"""tmp"""

from __future__ import annotations

from augury.games.luna.state import Board


def estimate(board: Board) -> list[float]:
    return [float(x) for x in board.ip]
