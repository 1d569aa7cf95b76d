"""Thinks like `mcts` or `greedy`, and judges with a network that learned from self-play."""

from __future__ import annotations

from pathlib import Path

from augury.bots import weights
from augury.bots.greedy import GreedyBot
from augury.bots.mcts import MctsBot
from augury.bots.net import Net
from augury.bots.protocol import Choice
from augury.bots.settings import Settings
from augury.core.errors import Malformed
from augury.core.events import Event
from augury.core.game import Game
from augury.core.state import State


class LearnedBot:
    """The network is the game's own, or one from a file. Which one it takes shows when it sees the
    table: there is one for each number of players. Where none is `needed`, it does without."""

    def __init__(
        self,
        game: Game,
        seed: int,
        settings: Settings | None = None,
        path: Path | None = None,
        inner: type[GreedyBot] | type[MctsBot] = MctsBot,
        needed: bool = True,
    ) -> None:
        self.game = game
        self.path = path
        self.settings = settings or Settings()
        self.inner = inner(game, seed, self.settings)
        self.needed = needed
        self.sought = False
        none = path is None and not any(weights.shipped(game, seats) for seats in game.seats)
        if needed and none:
            raise Malformed(f"No network comes with {game.title} yet; name a file: learned(FILE).")

    def decide(self, state: State, seat: int, heard: list[Event]) -> int:
        """As the inner bot decides, with the network at hand."""
        return self.thinker(int(state.seats)).decide(state, seat, heard)

    def thinker(self, seats: int) -> GreedyBot | MctsBot:
        """The inner bot, with the network for this many players at hand."""
        if not self.sought:
            self.sought = True
            self.settings.net = self.load(seats)
        return self.inner

    def choices(self) -> list[Choice]:
        """What the inner bot weighed, best first."""
        return self.inner.choices()

    def rest(self) -> None:
        """Give up what takes room, as the inner bot does."""
        if isinstance(self.inner, MctsBot):
            self.inner.rest()

    def load(self, seats: int) -> Net | None:
        """The network for this many players."""
        path = self.path or weights.shipped(self.game, seats)
        if path is not None:
            return weights.load(path, self.game, seats)
        if self.needed:
            raise Malformed(f"No network comes with {self.game.title} for {seats} players.")
        return None
