"""The bots in the seats that no learner takes: random ones, or whatever `augury.bots` knows by name (`3` is level 3)."""

from __future__ import annotations

from typing import Protocol

from augury.bots.find import make
from augury.bots.protocol import Player
from augury.core import chance
from augury.core.events import Event
from augury.core.game import Game
from augury.core.state import State


class Opponent(Protocol):
    """Decides for one seat of one game."""

    def hear(self, events: list[Event]) -> None:
        """Remember what happened, as far as the seat may know it."""

    def decide(self, state: State) -> int:
        """One of the seat's legal actions."""


class RandomOpponent:
    """Any legal action, each equally likely. It does not listen."""

    def __init__(self, seat: int, seed: int) -> None:
        self.seat = seat
        self.luck = chance.from_seed(seed)

    def hear(self, events: list[Event]) -> None:
        pass

    def decide(self, state: State) -> int:
        legal = state.legal(self.seat)
        return int(legal[self.luck.below(len(legal))])


def opponent(name: str, game: Game, seat: int, seed: int) -> Opponent:
    """The bot that a name means, at its seat. Levels count iterations instead of seconds, so that games can be repeated."""
    if name == "random":
        return RandomOpponent(seat, seed)
    return Player(game, make(name, game, seed, clock=False), seat, seed + 1)


class Party:
    """The opponents at one table. They hear what happens only if one of them listens."""

    def __init__(self, players: dict[int, Opponent]) -> None:
        self.players = players
        self.listening = any(not isinstance(player, RandomOpponent) for player in players.values())

    def sit(self, state: State) -> None:
        state.listening = self.listening

    def decide(self, state: State, seat: int) -> int:
        return self.players[seat].decide(state)

    def apply(self, state: State, seat: int, action: int) -> None:
        """Carry out a decision, and let everybody hear of it."""
        state.apply(seat, action)
        if self.listening:
            events = state.hear()
            for player in self.players.values():
                player.hear(events)
