"""Thinks by playing imagined games to itself."""

from __future__ import annotations

from augury.bots.protocol import Choice
from augury.bots.search import Search
from augury.bots.settings import Settings
from augury.core import chance
from augury.core.events import Event
from augury.core.game import Game
from augury.core.state import State


class MctsBot:
    """Information-set Monte Carlo tree search (see `augury.bots.search`)."""

    def __init__(self, game: Game, seed: int, settings: Settings | None = None) -> None:
        self.settings = settings or Settings()
        luck = chance.from_seed(seed)
        self.search = Search(game.reader, self.settings, luck, game.vocabulary.size, game.secrets)
        self.forced = -1  # the last answer, if there was only one
        self.last = -1  # the last answer, if it came out of the trees
        self.turn = -1
        self.iterations = 0.0  # spent in this turn
        self.seconds = 0.0

    def decide(self, state: State, seat: int, heard: list[Event]) -> int:
        """Search until the budget is spent; the most visited choice."""
        if state.turn != self.turn:
            self.turn, self.last = state.turn, -1
            self.iterations = self.seconds = 0.0
        legal = state.legal(seat)
        self.forced = int(legal[0]) if len(legal) == 1 else -1
        if self.forced >= 0:
            self.last = -1
            return self.forced
        if self.last >= 0:
            self.search.follow(state, seat, self.last, heard)
        else:
            self.search.attend(state, seat)
        self.think()
        answer = int(self.search.choose())
        self.last = -1 if self.search.solution else answer
        return answer

    def think(self) -> None:
        """A turn of many decisions must not take for ever: each may use a third of what is left of
        the turn's budget."""
        settings, search = self.settings, self.search
        iterations, seconds = 0, 0.0
        if settings.iterations:
            left = settings.turn * float(settings.iterations) - self.iterations
            iterations = max(16, min(int(settings.iterations), int(left / 3)))
        if settings.seconds:
            left = settings.turn * settings.seconds - self.seconds
            seconds = max(0.001, min(settings.seconds, left / 3))
        search.think(iterations, seconds)
        self.iterations += float(search.iterations)
        self.seconds += search.seconds

    def rest(self) -> None:
        """Give up the trees, which take room; the next decision begins new ones, on what is left of
        the turn's budget."""
        self.last = -1
        self.search.roots = []

    def choices(self) -> list[Choice]:
        """What was searched at the last decision, most visited first."""
        if self.forced >= 0:
            return [Choice(self.forced, 1.0, 0.0, 0.0)]
        exact = self.search.solution
        if exact is not None:
            found = [
                Choice(int(action), float(action == exact.best), win, margin)
                for action, win, margin in zip(exact.actions, exact.win, exact.margin, strict=True)
            ]
            return sorted(found, key=lambda choice: (-choice.share, -choice.win, -choice.margin))
        ranked = self.search.ranked()
        total = sum(float(arm.visits) for arm in ranked)
        found = []
        for arm in ranked:
            visits = float(arm.visits)
            found.append(
                Choice(int(arm.action), visits / total, arm.win / visits, arm.margin / visits)
            )
        return found
