"""Decides by the dice."""

from __future__ import annotations

from augury.core import chance
from augury.core.events import Event
from augury.core.game import Game
from augury.core.state import State


class RandomBot:
    """Any legal action, each equally likely."""

    def __init__(self, game: Game, seed: int) -> None:
        self.luck = chance.from_seed(seed)

    def decide(self, state: State, seat: int, heard: list[Event]) -> int:
        """Any legal action, each equally likely."""
        legal = state.legal(seat)
        return int(legal[self.luck.below(len(legal))])
