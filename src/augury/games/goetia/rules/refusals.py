"""stub"""

from __future__ import annotations

from augury.core.state import Action, Seat
from augury.games.goetia.state import Board


def refuse(board: Board, seat: Seat, action: Action) -> str:
    return "no [G-207]"
