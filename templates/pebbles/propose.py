"""Pebbles: a quick choice for rollouts."""

from __future__ import annotations

from augury.games.pebbles.state import Board

from augury.core.chance import Chance
from augury.core.state import Action, Seat


def propose(board: Board, seat: Seat, legal: list[Action], chance: Chance) -> Action:
    """Take the last stones if that is possible, otherwise any number."""
    if len(legal) >= board.heap:
        return legal[-1]
    return legal[chance.below(len(legal))]
