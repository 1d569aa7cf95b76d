"""The bots in the seats that no learner takes: random ones, or the levels of `augury.bots`."""

from __future__ import annotations

from typing import Protocol

from augury.core import chance
from augury.core.errors import Malformed
from augury.core.game import Game
from augury.core.state import State


class Opponent(Protocol):
    """Decides for one seat of one game."""

    def decide(self, state: State) -> int:
        """One of the seat's legal actions."""


class RandomOpponent:
    """Any legal action, each equally likely."""

    def __init__(self, seat: int, seed: int) -> None:
        self.seat = seat
        self.luck = chance.from_seed(seed)

    def decide(self, state: State) -> int:
        legal = state.legal(self.seat)
        return int(legal[self.luck.below(len(legal))])


def names() -> list[str]:
    """Whom one can play against."""
    return ["random"]


def opponent(name: str, game: Game, seat: int, seed: int) -> Opponent:
    if name not in names():
        raise Malformed(f"There is no bot {name!r}. There are: {', '.join(names())}.")
    return RandomOpponent(seat, seed)
