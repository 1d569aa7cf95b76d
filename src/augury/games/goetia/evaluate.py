"""stub"""

from __future__ import annotations

from augury.core.chance import Chance
from augury.core.state import Action, Seat
from augury.games.goetia.scoring import points
from augury.games.goetia.state import Board


def estimate(board: Board) -> list[float]:
    return [float(points(board, s)) for s in range(board.seats)]


def quick_choice(board: Board, seat: Seat, legal: list[Action], chance: Chance) -> Action:
    return legal[chance.below(len(legal))]
