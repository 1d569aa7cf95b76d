"""stub"""

from __future__ import annotations

from augury.core.state import Seat
from augury.games.goetia.state import Board


def encode(board: Board, seat: Seat) -> list[float]:
    return []
