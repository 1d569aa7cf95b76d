"""Takes what looks best now."""

from __future__ import annotations

from augury.bots.foresight import Foresight, weigh
from augury.bots.protocol import Choice
from augury.bots.settings import Settings
from augury.core import chance
from augury.core.events import Event
from augury.core.game import Game
from augury.core.state import State


class GreedyBot:
    """The action after which its own turn can end best, by the game's evaluation."""

    def __init__(self, game: Game, seed: int, settings: Settings | None = None) -> None:
        self.reader = game.reader
        self.luck = chance.from_seed(seed)
        self.settings = settings or Settings()
        self.seen: Foresight | None = None
        self.answer = -1

    def decide(self, state: State, seat: int, heard: list[Event]) -> int:
        """The choice that looks best one step ahead."""
        self.seen = weigh(self.reader, state, seat, self.settings, self.luck)
        self.answer = int(self.seen.choose())
        return self.answer

    def choices(self) -> list[Choice]:
        """What was weighed at the last decision, best first."""
        if self.seen is None:
            return []
        seen, worlds = self.seen, float(self.seen.worlds)
        order = sorted(
            range(len(seen.legal)),
            key=lambda place: (seen.legal[place] != self.answer, -seen.value[place]),
        )
        return [
            Choice(
                int(seen.legal[place]),
                float(seen.legal[place] == self.answer),
                seen.win[place] / worlds,
                seen.margin[place] / worlds,
            )
            for place in order
        ]
