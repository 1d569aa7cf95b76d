"""A small network that corrects the game's own evaluation and foretells what a strong player would
do.

One hidden layer over what a seat observes that is to decide. Observations are mostly zeros, and a
page lists where it is not zero, so the first layer only looks at those places. To the observation
come a few numbers taken from the evaluation. The first unit of the hidden layer passes its sum on
as it is; the others pass on nothing below zero. From the hidden layer come one number, by how much
the evaluation of this seat is to be corrected, and a number per action, the higher the likelier.

Everything is added up in a fixed order in double precision: the same numbers come out compiled and
interpreted.
"""

from __future__ import annotations

import math
from array import array
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from augury.core.numbers import ONE, Numbers, page
from augury.core.reader import Reader
from augury.core.state import Action, Seat, State

EXTRAS: Final = 3  # numbers that come to the observation
TOGETHER: Final = 4  # units that are added up at once; a hidden layer has whole fours
FARTHEST: Final = 4.0  # they stay within this, in units of the game's clear difference

EXPONENTS: Final[list[float]] = [2.0 ** (n - 150) for n in range(256)]  # of a float32's 24 bits
FRACTION: Final = 0x7FFFFF
HIDDEN_ONE: Final = 0x800000


def number(bits: i64) -> float:
    """What the bits of a float32 say; zeros are never asked for."""
    size = float((bits & FRACTION) | HIDDEN_ONE) * EXPONENTS[(bits >> 23) & 0xFF]
    return -size if bits < 0 else size


class Net:
    """The weights, and the workings of one position."""

    def __init__(self, inputs: i64 = 0, hidden: i64 = TOGETHER, actions: i64 = 0) -> None:
        assert hidden > 0 and hidden % TOGETHER == 0, "units come in fours"
        self.inputs: i64 = inputs  # numbers of an observation; EXTRAS come to these
        self.hidden: i64 = hidden
        self.actions: i64 = actions
        rows: i64 = inputs + EXTRAS
        self.first: vec[float] = vec[float]([0.0] * (rows * hidden))  # row by input
        self.bias: vec[float] = vec[float]([0.0] * hidden)
        self.value: vec[float] = vec[float]([0.0] * hidden)
        self.policy: vec[float] = vec[float]([0.0] * (actions * hidden))  # row by action
        self.policy_bias: vec[float] = vec[float]([0.0] * actions)
        self.layer: vec[float] = vec[float]([0.0] * hidden)
        self.page: Numbers = page()
        self.rows: vec[i64] = vec[i64]([0] * rows)  # where the weights of the inputs begin that
        self.factors: vec[float] = vec[float]([0.0] * rows)  # are not zero, and what these are

    def __reduce__(self) -> tuple[object, ...]:
        """The weights survive pickling; the workings are made anew."""
        parts = (self.first, self.bias, self.value, self.policy, self.policy_bias)
        packed = [array("d", list(part)).tobytes() for part in parts]
        return from_bytes, (self.inputs, self.hidden, self.actions, packed)

    # Forwards

    def observe(
        self, reader: Reader, state: State, seat: Seat, points: list[float], spread: float
    ) -> None:
        """Fill the hidden layer with what the seat knows. `points` are the evaluation by seat."""
        sheet = self.page
        sheet.clear()
        reader.observe(state, seat, sheet)
        cells = sheet.cells
        written = sheet.written
        rows = self.rows
        factors = self.factors
        count: i64 = 0
        for index in range(sheet.count):
            place: i64 = i64(written[index])
            content: i32 = cells[place]
            if content != 0:
                rows[count] = place * self.hidden
                factors[count] = 1.0 if content == ONE else number(i64(content))
                count += 1
        row: i64 = self.inputs * self.hidden
        for extra in extras(state, seat, points, spread):
            rows[count] = row
            factors[count] = extra
            row += self.hidden
            count += 1
        for unit in range(0, self.hidden, TOGETHER):
            self.add_up(unit, count)
        layer = self.layer
        for unit in range(1, self.hidden):
            if layer[unit] < 0.0:
                layer[unit] = 0.0

    def add_up(self, unit: i64, count: i64) -> None:
        """The sums of some units; so many at once that each stays where the processor adds."""
        rows = self.rows
        factors = self.factors
        first = self.first
        bias = self.bias
        a = bias[unit]
        b = bias[unit + 1]
        c = bias[unit + 2]
        d = bias[unit + 3]
        for index in range(count):
            row = rows[index] + unit
            factor = factors[index]
            a += factor * first[row]
            b += factor * first[row + 1]
            c += factor * first[row + 2]
            d += factor * first[row + 3]
        layer = self.layer
        layer[unit] = a
        layer[unit + 1] = b
        layer[unit + 2] = c
        layer[unit + 3] = d

    def correction(self) -> float:
        """Of the seat's evaluation, in units of the game's clear difference."""
        total = 0.0
        for unit in range(self.hidden):
            total += self.layer[unit] * self.value[unit]
        return total

    def priors(self, legal: list[Action]) -> list[float]:
        """How likely a strong player takes each of these actions; together 1."""
        found: list[float] = []
        highest = -1e300
        hidden = self.hidden
        for action in legal:
            row: i64 = action * hidden
            total: float = self.policy_bias[action]
            for unit in range(hidden):
                total += self.layer[unit] * self.policy[row + unit]
            found.append(total)
            if total > highest:
                highest = total
        whole = 0.0
        for place in range(len(found)):
            found[place] = math.exp(found[place] - highest)
            whole += found[place]
        for place in range(len(found)):
            found[place] = found[place] / whole
        return found

    def correct(
        self, reader: Reader, state: State, points: list[float], spread: float
    ) -> list[float]:
        """The evaluation of all seats; that of those who decide next is corrected by what they
        know. To ask the others as well would cost as much again and tells little more."""
        better = points[:]
        for seat in state.to_act():
            self.observe(reader, state, seat, points, spread)
            better[seat] = points[seat] + spread * self.correction()
        return better


def extras(state: State, seat: Seat, points: list[float], spread: float) -> list[float]:
    """What the evaluation says to a seat: how far its side is ahead, the same squeezed, and its own
    points."""
    ahead = lead(state, seat, points) / spread
    return [within(ahead), math.tanh(0.5 * ahead), within(points[seat] / (8.0 * spread))]


def within(amount: float) -> float:
    """The amount, or the nearest limit."""
    if amount > FARTHEST:
        return FARTHEST
    return -FARTHEST if amount < -FARTHEST else amount


def lead(state: State, seat: Seat, points: list[float]) -> float:
    """How far the seat's side is ahead of the best other one."""
    mine: i64 = state.side(seat)
    own = 0.0
    sums: list[float] = []
    names: list[i64] = []
    for other in range(len(points)):
        name: i64 = state.side(other)
        if name == mine:
            own += points[other]
        elif name in names:
            sums[names.index(name)] += points[other]
        else:
            names.append(name)
            sums.append(points[other])
    best = -1e300
    for total in sums:
        if total > best:
            best = total
    return own - best if sums else 0.0


def from_bytes(inputs: i64, hidden: i64, actions: i64, packed: list[bytes]) -> Net:
    """The network with these weights, part by part."""
    net = Net(inputs, hidden, actions)
    parts = [vec[float](array("d", part).tolist()) for part in packed]
    net.first, net.bias, net.value, net.policy, net.policy_bias = parts
    return net
