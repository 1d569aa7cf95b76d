"""What a position is worth to each side: how far it is ahead of the best other side, and how likely
it is to win."""

from __future__ import annotations

import math

from librt.vecs import vec
from mypy_extensions import i64

from augury.bots.net import Net
from augury.core.reader import Reader
from augury.core.state import State


class Judge:
    """Judges positions of one table. What it finds is by seat; partners find the same numbers."""

    # every argument has a default, so that compiled objects can be unpickled
    def __init__(
        self,
        reader: Reader | None = None,
        state: State | None = None,
        blend: float = 0.0,
        net: Net | None = None,
    ) -> None:
        reader = Reader() if reader is None else reader
        state = State() if state is None else state
        self.reader: Reader = reader
        self.blend: float = blend
        self.net: Net | None = net
        self.spread: float = reader.spread()
        self.seats: i64 = state.seats
        self.side: vec[i64] = vec[i64]([0] * state.seats)  # by seat, numbered from 0
        self.sides: i64 = 0
        names: list[i64] = []
        for seat in range(state.seats):
            name: i64 = state.side(seat)
            if name not in names:
                names.append(name)
            self.side[seat] = names.index(name)
        self.sides = len(names)
        self.points: vec[float] = vec[float]([0.0] * self.sides)
        self.odds: vec[float] = vec[float]([0.0] * self.sides)
        self.value: vec[float] = vec[float]([0.0] * self.seats)  # 0 to 1: what a search maximises
        self.win: vec[float] = vec[float]([0.0] * self.seats)  # 0 to 1: chance to win
        # points ahead of the best other side
        self.margin: vec[float] = vec[float]([0.0] * self.seats)
        self.alone: float = 0.0  # with a single side, points are measured against this
        if self.sides == 1:
            self.alone = sum(reader.evaluate(state))

    def weigh(self, state: State) -> None:
        """Judge a position; the verdict is in `value`, `win` and `margin`."""
        guesses = self.reader.evaluate(state)
        going_on = len(state.to_act()) > 0
        if going_on and self.net is not None:
            guesses = self.net.correct(self.reader, state, guesses, self.spread)
        points = self.points
        for s in range(self.sides):
            points[s] = 0.0
        for seat in range(self.seats):
            points[self.side[seat]] = points[self.side[seat]] + guesses[seat]
        if going_on:
            self.weigh_odds()
        else:
            self.count_winners(state.ranks())
        for seat in range(self.seats):
            mine = self.side[seat]
            margin = self.ahead(mine)
            self.margin[seat] = margin
            self.win[seat] = self.odds[mine]
            squashed = 0.5 + 0.5 * math.tanh(0.5 * margin / self.spread)
            self.value[seat] = self.blend * self.odds[mine] + (1.0 - self.blend) * squashed

    def ahead(self, mine: i64) -> float:
        """How far a side is ahead of the best other one."""
        if self.sides == 1:
            return self.points[0] - self.alone
        best = -1e300
        for s in range(self.sides):
            if s != mine and self.points[s] > best:
                best = self.points[s]
        return self.points[mine] - best

    def weigh_odds(self) -> None:
        """While the game is on: the more points ahead, the likelier to win."""
        if self.sides == 1:
            self.odds[0] = 0.5 + 0.5 * math.tanh(0.5 * self.ahead(0) / self.spread)
            return
        best = self.points[0]
        for s in range(1, self.sides):
            if self.points[s] > best:
                best = self.points[s]
        total = 0.0
        for s in range(self.sides):
            self.odds[s] = math.exp(2.0 * (self.points[s] - best) / self.spread)
            total += self.odds[s]
        for s in range(self.sides):
            self.odds[s] = self.odds[s] / total

    def count_winners(self, ranks: list[i64]) -> None:
        """When it is over: the first place is shared by the sides that hold it."""
        winners = 0.0
        for s in range(self.sides):
            self.odds[s] = 0.0
        for seat in range(self.seats):
            s = self.side[seat]
            if ranks[seat] == 1 and self.odds[s] == 0.0:
                self.odds[s] = 1.0
                winners += 1.0
        for s in range(self.sides):
            self.odds[s] = self.odds[s] / winners
