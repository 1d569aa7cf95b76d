"""Pantheon: stub"""

from __future__ import annotations

from augury.core.chance import Chance
from augury.core.state import Action, Seat
from augury.games.pantheon.state import Board


def estimate(board: Board) -> list[float]:
    return [float(x) for x in board.score]


def quick_choice(board: Board, seat: Seat, legal: list[Action], chance: Chance) -> Action:
    return legal[chance.below(len(legal))]
