from __future__ import annotations

from augury.games.pantheon.state import Board


def refusal(board: Board, seat: int, action: int) -> str:
    return "No. [P-30]"
