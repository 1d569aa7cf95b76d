"""Information-set tree search as the textbooks have it, to compare with: one tree, random games to
the end, UCB1.

It knows nothing of a game but its rules: no evaluation, no proposals. Every iteration deals afresh
what the seat cannot know; actions are measured by how often they were available.
"""

from __future__ import annotations

import math
import time
from typing import Final

from mypy_extensions import i64, mypyc_attr

from augury.bots.settings import Settings
from augury.core import chance
from augury.core.chance import Chance
from augury.core.events import Event
from augury.core.game import Game
from augury.core.reader import Reader
from augury.core.state import Action, Seat, State

CURIOSITY: Final = 0.7
LONGEST: Final = 20_000  # decisions of an imagined game


@mypyc_attr(acyclic=True)
class Twig:
    """An action after which a seat has been before."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.available: i64 = 0
        self.wins: float = 0.0  # of the seat that takes it
        self.after: dict[int, Twig] = {}  # by seat and action


class PlainSearch:
    """What one seat thinks at one position."""

    def __init__(
        self, reader: Reader, state: State, seat: Seat, luck: Chance, actions: i64
    ) -> None:
        self.reader: Reader = reader
        self.state: State = state
        self.seat: Seat = seat
        self.luck: Chance = luck
        self.actions: i64 = actions
        self.root: Twig = Twig()

    def iterate(self) -> None:
        """One imagined game."""
        world = self.state.clone()
        world.unobserved = True
        self.reader.redeal(world, self.seat, self.luck.fork())
        twig = self.root
        path: list[Twig] = []
        seats: list[Seat] = []
        fresh = False
        while not fresh:
            to_act = world.to_act()
            if not to_act:
                break
            seat: Seat = to_act[0]
            legal = world.legal(seat)
            action: Action = legal[0] if len(legal) == 1 else self.select(twig, seat, legal)
            key: int = seat * self.actions + action
            after = twig.after.get(key)
            if after is None:
                after = Twig()
                twig.after[key] = after
                fresh = True
            twig = after
            path.append(twig)
            seats.append(seat)
            world.apply(seat, action)
        self.play_on(world)
        self.note(world, path, seats)

    def select(self, twig: Twig, seat: Seat, legal: list[Action]) -> Action:
        """One that was never tried, or the one with the best upper bound."""
        untried: list[Action] = []
        best: Action = legal[0]
        best_bound = -1.0
        for action in legal:
            after = twig.after.get(seat * self.actions + action)
            if after is None:
                untried.append(action)
                continue
            after.available += 1
            visits = float(after.visits)
            bound = after.wins / visits + CURIOSITY * math.sqrt(
                math.log(float(after.available + 1)) / visits
            )
            if bound > best_bound:
                best_bound = bound
                best = action
        return untried[self.luck.below(len(untried))] if untried else best

    def play_on(self, world: State) -> None:
        """At random to the end."""
        for _ in range(LONGEST):
            to_act = world.to_act()
            if not to_act:
                return
            world.apply(to_act[0], world.draw(to_act[0], self.luck))

    def note(self, world: State, path: list[Twig], seats: list[Seat]) -> None:
        """Who has won, to everything that led to it; sides that share the first place share the
        win."""
        won: list[float] = [0.0] * world.seats
        if not world.to_act():
            ranks = world.ranks()
            firsts: list[i64] = []
            for seat in range(world.seats):
                if ranks[seat] == 1 and world.side(seat) not in firsts:
                    firsts.append(world.side(seat))
            for seat in range(world.seats):
                if world.side(seat) in firsts:
                    won[seat] = 1.0 / float(len(firsts))
        for place in range(len(path)):
            path[place].visits += 1
            path[place].wins += won[seats[place]]

    def choose(self) -> Action:
        """The action tried most often."""
        legal = self.state.legal(self.seat)
        best: Action = legal[0]
        most: i64 = -1
        for action in legal:
            after = self.root.after.get(self.seat * self.actions + action)
            if after is not None and after.visits > most:
                most = after.visits
                best = action
        return best


class PlainBot:
    """Thinks as long as the settings say: iterations, or seconds."""

    # every argument has a default, so that compiled objects can be unpickled
    def __init__(
        self, game: Game | None = None, seed: int = 0, settings: Settings | None = None
    ) -> None:
        self.reader: Reader = Reader() if game is None else game.reader
        self.luck: Chance = chance.from_seed(seed)
        self.settings: Settings = settings or Settings()
        self.actions: i64 = 0 if game is None else game.vocabulary.size

    def decide(self, state: State, seat: Seat, heard: list[Event]) -> int:
        """The action tried most often within the budget."""
        search = PlainSearch(self.reader, state, seat, self.luck, self.actions)
        if len(state.legal(seat)) > 1:
            begin = time.perf_counter()
            made: i64 = 0
            while made == 0 or not self.enough(made, time.perf_counter() - begin):
                search.iterate()
                made += 1
        return int(search.choose())

    def enough(self, made: i64, spent: float) -> bool:
        """Is the budget used up?"""
        settings = self.settings
        if settings.seconds > 0.0 and spent >= settings.seconds:
            return True
        return settings.iterations > 0 and made >= settings.iterations
