"""How positions of a game are read: what a seat may know of them, and what a bot makes of them.

A state is rules only. What others want from a position stands beside the rules, in functions of the
room (`view`, `encode`, `redeal`, `evaluate`, `propose`); the room's reader ties them together and
is registered on its title page. It is a small compiled class, so that a search, which asks
thousands of times a second, pays no more than for a method of the state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from augury.core.chance import Chance
from augury.core.numbers import Numbers, page
from augury.core.reason import Reason
from augury.core.state import Action, Seat, State

if TYPE_CHECKING:
    from augury.core.view import GameView


class Reader:
    """Reads the positions of one game. It holds nothing: all it says follows from the state it is
    given."""

    # What a seat may know

    def view(self, state: State, seat: Seat) -> GameView:
        """All that a seat may know, built up from nothing; seat -1 is a spectator."""
        raise NotImplementedError

    def held(self, state: State, seat: Seat) -> list[str]:
        """What a seat has that others cannot see, as things such as `card/R7`: for those who look
        at a game with open cards."""
        return []

    def observe(self, state: State, seat: Seat, page: Numbers) -> None:
        """The same knowledge as numbers on a page, always as many for a given game and number of
        seats."""
        raise NotImplementedError

    def encode(self, state: State, seat: Seat) -> list[float]:
        """The same knowledge as a list of numbers."""
        sheet = page()
        self.observe(state, seat, sheet)
        return sheet.floats()

    def redeal(self, state: State, seat: Seat, chance: Chance) -> None:
        """Resample, in place, everything that `seat` cannot know, consistent with all it has seen
        (a determinization).

        The result depends on what the seat knows and on `chance` alone, never on the truth that is
        being replaced. The state's own generator is replaced too: a clone must never foresee the
        true future.
        """
        self.resample(state, seat, chance)
        state.chance = chance.fork()

    def resample(self, state: State, seat: Seat, chance: Chance) -> None:
        """The room's part of `redeal`. In a game without secrets there is nothing to do."""

    def closest(self, state: State, seat: Seat, thing: str) -> Reason | None:
        """The most telling reason why the seat cannot choose a thing, where a room knows better
        than the kernel, which asks the actions that touch it (`augury.core.why`)."""
        return None

    # What bots make of it

    def evaluate(self, state: State) -> list[float]:
        """Expected final points by seat, as a strong player would guess them from the open table;
        exact when over."""
        raise NotImplementedError

    def terms(self, state: State) -> list[dict[str, float]]:
        """What the evaluation is made of, by seat and name (`term-<name>` in the texts): each
        seat's sum is its evaluation. For people, who want to know why; nobody asks it in a hurry.
        """
        return [{"score": points} for points in self.evaluate(state)]

    def spread(self) -> float:
        """How many points make a clear difference between two players: scales evaluations."""
        return 10.0

    def propose(self, state: State, seat: Seat, legal: vec[i64], chance: Chance) -> Action:
        """A quick sensible decision among the state's `options`: the default policy of rollouts.
        Without a better idea: any."""
        return legal[chance.below(len(legal))]


class OpenReader(Reader):
    """Reads positions as somebody who sees every card: nothing is dealt afresh but what has not
    been drawn yet."""

    # every argument has a default, so that compiled objects can be unpickled
    def __init__(self, reader: Reader | None = None) -> None:
        self.reader: Reader = Reader() if reader is None else reader

    def view(self, state: State, seat: Seat) -> GameView:
        """As the room draws it."""
        return self.reader.view(state, seat)

    def held(self, state: State, seat: Seat) -> list[str]:
        """As the room lists it."""
        return self.reader.held(state, seat)

    def observe(self, state: State, seat: Seat, page: Numbers) -> None:
        """As the room writes it."""
        self.reader.observe(state, seat, page)

    def evaluate(self, state: State) -> list[float]:
        """As the room judges it."""
        return self.reader.evaluate(state)

    def terms(self, state: State) -> list[dict[str, float]]:
        """The room's own."""
        return self.reader.terms(state)

    def spread(self) -> float:
        """The room's own."""
        return self.reader.spread()

    def propose(self, state: State, seat: Seat, legal: vec[i64], chance: Chance) -> Action:
        """As the room proposes it."""
        return self.reader.propose(state, seat, legal, chance)
