"""One decision ahead, seen through to the end of one's own turn: how the greedy bot weighs its
actions.

A turn may consist of several small decisions. Lines of play are followed as long as the same seat
goes on deciding; after every decision only the most promising lines are kept. What others decide at
the same moment is guessed. Several imagined worlds are looked at, so that hidden things and chance
are averaged.
"""

from __future__ import annotations

import time
from typing import Final

from mypy_extensions import i64, mypyc_attr

from augury.bots.judge import Judge
from augury.bots.settings import Settings
from augury.core.chance import Chance
from augury.core.reader import Reader
from augury.core.state import Action, Seat, State

LONGEST: Final = 12  # decisions of one turn that it looks through


@mypyc_attr(acyclic=True)
class Line:
    """A way to go on: the first action of it, where it leads, and what that is worth."""

    def __init__(self, first: i64, state: State, value: float) -> None:
        self.first: i64 = first  # place in the list of legal actions
        self.state: State = state
        self.value: float = value


@mypyc_attr(acyclic=True)
class Verdict:
    """What the best line of a first action is worth."""

    def __init__(self) -> None:
        self.value: float = -1.0
        self.win: float = 0.0
        self.margin: float = 0.0


class Foresight:
    """Weighs the actions of one seat at one position."""

    def __init__(
        self, reader: Reader, state: State, seat: Seat, settings: Settings, luck: Chance
    ) -> None:
        self.reader: Reader = reader
        self.state: State = state
        self.seat: Seat = seat
        self.settings: Settings = settings
        self.luck: Chance = luck
        self.judge: Judge = Judge(reader, state, settings.blend, settings.net)
        self.legal: list[Action] = state.legal(seat)
        self.value: list[float] = [0.0] * len(
            self.legal
        )  # all these by place in `legal`, summed over the worlds
        self.win: list[float] = [0.0] * len(self.legal)
        self.margin: list[float] = [0.0] * len(self.legal)
        self.worlds: i64 = 0
        self.best: list[Verdict] = []  # these two of the present world
        self.ended: list[
            bool
        ] = []  # is the best line one that was followed to the end of the turn?
        self.left: i64 = 0  # positions that may still be looked at

    def __reduce__(self) -> tuple[object, ...]:
        """What was weighed survives pickling; the world under way does not."""
        asked = (self.reader, self.state, self.seat, self.settings, self.luck)
        return weighed, (*asked, self.value, self.win, self.margin, self.worlds)

    def imagine(self) -> None:
        """Look at all actions in one more world."""
        world = self.state.clone()
        world.unobserved = self.settings.net is None
        self.reader.redeal(world, self.seat, self.luck.fork())
        self.left = self.settings.reach
        count = len(self.legal)
        self.ended = [False] * count
        self.best = [Verdict() for _ in range(count)]
        lines: list[Line] = []
        for first in range(count):
            after = self.step(world, self.legal[first])
            self.look(first, world, after, lines)
        for _ in range(LONGEST):
            if not lines or self.left <= 0:
                break
            lines = self.follow(self.promising(lines))
        for first in range(count):
            self.value[first] = self.value[first] + self.best[first].value
            self.win[first] = self.win[first] + self.best[first].win
            self.margin[first] = self.margin[first] + self.best[first].margin
        self.worlds += 1

    def look(self, first: i64, before: State, after: State, lines: list[Line]) -> None:
        """Judge a position. Turns that have ended count for what they are; those that go on, for
        what they promise."""
        self.left -= 1
        self.judge.weigh(after)
        value = self.judge.value[self.seat]
        goes_on = self.goes_on(before, after)
        if goes_on:
            lines.append(Line(first, after, value))
        best = self.best[first]
        if goes_on == self.ended[first]:
            if goes_on:
                return
            self.ended[first] = True
        elif value <= best.value:
            return
        best.value = value
        best.win = self.judge.win[self.seat]
        best.margin = self.judge.margin[self.seat]

    def step(self, world: State, action: Action) -> State:
        """A clone after one action; those who decide at the same moment decide quickly."""
        together = world.to_act()
        after = world.clone()
        after.apply(self.seat, action)
        for other in together:
            if other != self.seat and other in after.to_act():
                choice = self.reader.propose(after, other, after.options(other), self.luck)
                after.apply(other, choice)
        return after

    def goes_on(self, before: State, after: State) -> bool:
        """Is it still the same turn of the same seat?"""
        if before.turn != after.turn:
            return False
        seats = after.to_act()
        return len(seats) == 1 and seats[0] == self.seat

    def promising(self, lines: list[Line]) -> list[Line]:
        """The best few lines of every first action, so that each gets its chance."""
        kept: list[Line] = []
        count: list[i64] = [0] * len(self.legal)
        lines.sort(key=worth, reverse=True)
        for line in lines:
            if count[line.first] < self.settings.beam:
                count[line.first] = count[line.first] + 1
                kept.append(line)
        return kept

    def follow(self, lines: list[Line]) -> list[Line]:
        """Take the lines one decision further."""
        longer: list[Line] = []
        for line in lines:
            for action in line.state.options(self.seat):
                self.look(line.first, line.state, self.step(line.state, action), longer)
            if self.left <= 0:
                break
        return longer

    def choose(self) -> Action:
        """The best action on average; noise makes it careless."""
        best: i64 = 0
        best_value = -1e300
        for first in range(len(self.legal)):
            value = self.value[first] / float(self.worlds) + 1e-9 * self.luck.real()
            if self.settings.noise > 0.0:
                value += self.settings.noise * (self.luck.real() + self.luck.real() - 1.0)
            if value > best_value:
                best_value = value
                best = first
        return self.legal[best]


def weighed(
    reader: Reader,
    state: State,
    seat: Seat,
    settings: Settings,
    luck: Chance,
    value: list[float],
    win: list[float],
    margin: list[float],
    worlds: i64,
) -> Foresight:
    """Take up again what a foresight had found."""
    found = Foresight(reader, state, seat, settings, luck)
    found.value = value
    found.win = win
    found.margin = margin
    found.worlds = worlds
    return found


def worth(line: Line) -> float:
    """What a line of play is worth, to sort by."""
    return line.value


def weigh(reader: Reader, state: State, seat: Seat, settings: Settings, luck: Chance) -> Foresight:
    """Look at all actions in as many worlds as the settings say."""
    found = Foresight(reader, state, seat, settings, luck)
    if len(found.legal) == 1:
        found.worlds = 1
        return found
    begin = time.perf_counter()
    for done in range(1, settings.samples + 1):
        found.imagine()
        spent = time.perf_counter() - begin
        if settings.seconds > 0.0 and spent * float(done + 1) / float(done) > settings.seconds:
            break
    return found
