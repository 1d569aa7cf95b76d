"""Thinks by playing imagined games to itself."""

from __future__ import annotations

from augury.bots.protocol import Choice
from augury.bots.search import Search
from augury.bots.settings import Settings
from augury.bots.style import favourite, likings
from augury.bots.trees import TreeStep
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
        styled = self.settings.style > 0.0
        self.dear = likings(seed, game.vocabulary.size) if styled else []  # by action
        self.forced = -1  # the last answer, if there was only one
        self.since: list[TreeStep] = []  # done and heard since it last thought; empty without trees
        self.turn = -1
        self.iterations = 0.0  # spent in this turn
        self.seconds = 0.0

    def decide(self, state: State, seat: int, heard: list[Event]) -> int:
        """Search until the budget is spent; the most visited choice."""
        new_turn = state.turn != self.turn
        if new_turn:
            self.turn = state.turn
            self.iterations = self.seconds = 0.0
        if self.since:
            self.since[-1].heard = heard
        legal = state.legal(seat)
        self.forced = int(legal[0]) if len(legal) == 1 else -1
        if self.forced >= 0:
            if self.since:
                self.since.append(TreeStep(self.forced))
            return self.forced
        if self.since:
            self.search.follow(state, seat, self.since)
            if new_turn:
                self.search.roots[seat].looks = 0  # it has not been planned yet
        else:
            self.search.attend(state, seat)
        self.think()
        answer = self.choose()
        self.since = [] if self.search.solution else [TreeStep(answer)]
        return answer

    def choose(self) -> int:
        """What the search trusts most, or what is nearly as good and more to its taste."""
        if self.search.solution is None and self.dear and self.settings.noise <= 0.0:
            return favourite(self.search.ranked(), self.dear, self.settings.style)
        return int(self.search.choose())

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

    def did(self, action: int) -> None:
        """Something else was done than it answered: its trees lead on from there."""
        if self.since:
            self.since[-1].action = action

    def rest(self) -> None:
        """Give up the trees, which take room; the next decision begins new ones, on what is left of
        the turn's budget."""
        self.since = []
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
