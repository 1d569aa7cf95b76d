"""The Majority: a quick choice for rollouts."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from augury.core.chance import Chance
from augury.core.state import Action, Seat
from augury.games.majority.state import Board


def propose(board: Board, seat: Seat, legal: vec[i64], chance: Chance) -> Action:
    """Any: the cards of a hand are too entangled for a rule of thumb that beats chance without a
    look at the others."""
    return legal[chance.below(len(legal))]
