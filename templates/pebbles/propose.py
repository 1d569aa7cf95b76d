"""Pebbles: a quick choice for rollouts."""

from __future__ import annotations

from augury.games.pebbles.state import Board
from librt.vecs import vec
from mypy_extensions import i64

from augury.core.chance import Chance
from augury.core.state import Action, Seat


def propose(board: Board, seat: Seat, legal: vec[i64], chance: Chance) -> Action:
    """Take the last stones if that is possible, otherwise any number."""
    if len(legal) >= board.heap:
        return legal[len(legal) - 1]
    return legal[chance.below(len(legal))]
