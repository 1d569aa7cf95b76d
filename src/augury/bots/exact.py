"""The end of a game, played out exactly: where nothing is hidden any more, no chance is drawn and
few decisions are left."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from augury.bots.judge import Judge
from augury.core.chance import Chance
from augury.core.reader import Reader
from augury.core.state import Action, Seat, State

WORLDS: Final = 64  # what is rarer than one in twenty would stay unnoticed once in 27 times


def small_and_open(reader: Reader, state: State, seat: Seat, luck: Chance) -> bool:
    """Does the seat know everything? Then every redeal gives the same position. Where something is
    hidden, the first few already differ; only where nearly everything is known it takes many."""
    if len(state.to_act()) != 1:
        return False
    position = state.position()
    for _ in range(WORLDS):
        other = state.clone()
        reader.redeal(other, seat, luck.fork())
        if other.position() != position:
            return False
    return True


class Exact:
    """Searches all ways to the end, every side for itself. Gives up after this many positions, or
    when chance is drawn."""

    # every argument has a default, so that compiled objects can be unpickled
    def __init__(self, judge: Judge | None = None, positions: i64 = 0) -> None:
        self.judge: Judge = Judge() if judge is None else judge
        self.left: i64 = positions
        self.best: Action = -1
        self.actions: list[Action] = []  # at the root, with their results for the seat that decides
        self.value: list[float] = []
        self.win: list[float] = []
        self.margin: list[float] = []

    def solve(self, state: State, seat: Seat) -> bool:
        """True if the result of every action of this position is now known."""
        best_value = -1.0
        for action in state.legal(seat):
            after = self.step(state, seat, action)
            if after is None:
                return False
            result = self.result(after)
            if result is None:
                return False
            seats = len(self.judge.value)
            self.actions.append(action)
            self.value.append(result[seat])
            self.win.append(result[seats + seat])
            self.margin.append(result[2 * seats + seat])
            if result[seat] > best_value:
                best_value = result[seat]
                self.best = action
        return True

    def step(self, state: State, seat: Seat, action: Action) -> State | None:
        """A clone after one decision; None if chance had a say in it."""
        after = state.clone()
        after.apply(seat, action)
        before, now = state.chance, after.chance
        if before.a != now.a or before.b != now.b or before.c != now.c or before.d != now.d:
            return None
        return after

    def result(self, state: State) -> list[float] | None:
        """The result if everyone plays perfectly: value, win and margin by seat."""
        self.left -= 1
        if self.left < 0:
            return None
        seats = state.to_act()
        if not seats:
            self.judge.weigh(state)
            judge = self.judge
            return [*judge.value, *judge.win, *judge.margin]
        if len(seats) > 1:
            return None
        seat = seats[0]
        best: list[float] | None = None
        for action in state.legal(seat):
            after = self.step(state, seat, action)
            if after is None:
                return None
            found = self.result(after)
            if found is None:
                return None
            if best is None or found[seat] > best[seat]:
                best = found
        return best
