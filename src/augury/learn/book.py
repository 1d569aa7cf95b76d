"""Many games of self-play as one set of arrays, and batches of positions drawn from it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from augury.learn.model import Array, Model
from augury.learn.samples import Floats, Sample, Whole

BLOCK = 512  # rows looked at together when everything is judged
NEVER = -1e9  # the logit of an action that is not legal


@dataclass(frozen=True)
class Batch:
    """Some positions. Rows are position by position, in each those of the seats that decide."""

    rows: Floats
    places: tuple[Whole, Whole]  # by row: its position and its seat
    points: Floats  # position, seat; here and below in units of the game's clear difference
    aim: Floats  # position, seat: what the points should be
    odds: Floats  # position, side: what the chances should be
    thinkers: Whole  # by position: the row of the seat that decides
    closed: Floats  # position, action: 0 where it is legal, otherwise NEVER
    shares: Floats  # position, action: of the search's attention


class SampleBook:
    """Games with the same number of seats."""

    def __init__(self, samples: Sequence[Sample], width: int, actions: int) -> None:
        self.samples = samples
        self.width = width  # of a row
        self.actions = actions
        self.sides = samples[0].sides
        names = sorted({int(side) for side in self.sides})
        self.members = np.array(
            [[float(side == name) for side in self.sides] for name in names], np.float32
        )  # side, seat
        self.firsts = np.cumsum([0, *(len(sample) for sample in samples)])
        self.places = np.concatenate([sample.places for sample in samples])
        self.amounts = np.concatenate([sample.amounts for sample in samples])
        sizes = [np.diff(sample.ends, prepend=0) for sample in samples]
        self.ends = np.cumsum(np.concatenate(sizes))
        eyes = [np.diff(sample.eye_ends, prepend=0) for sample in samples]
        self.eye_ends = np.cumsum(np.concatenate(eyes))
        self.eyes = np.concatenate([sample.eyes for sample in samples])
        self.legal = np.concatenate([sample.legal for sample in samples])
        self.shares = np.concatenate([sample.shares for sample in samples])
        counts = [np.diff(sample.legal_ends, prepend=0) for sample in samples]
        self.legal_ends = np.cumsum(np.concatenate(counts))
        self.asked = np.concatenate([sample.asked for sample in samples])
        spreads = np.repeat([sample.spread for sample in samples], [len(s) for s in samples])
        points = np.concatenate([sample.points for sample in samples])
        self.points: Floats = (points / spreads[:, None]).astype(np.float32)
        self.aim = self.points
        self.odds = self.chances(self.points)

    def __len__(self) -> int:
        return len(self.asked)

    # What to aim at

    def look_back(self, model: Model, trust: float) -> None:
        """Aim every position at how its game ended, and the more at what was thought soon after,
        the less `trust` in the end.

        These are the lambda-returns of temporal differences: `trust` 1 looks at the end alone, 0 at
        the next position alone.
        """
        thought = self.thoughts(model)
        chances = self.chances(thought)
        aim, odds = np.empty_like(thought), np.empty_like(chances)
        for number, sample in enumerate(self.samples):
            first, last = int(self.firsts[number]), int(self.firsts[number + 1])
            points, won = sample.final / sample.spread, self.by_side(sample)
            for place in range(last - 1, first - 1, -1):
                aim[place], odds[place] = points, won
                points = (1.0 - trust) * thought[place] + trust * points
                won = (1.0 - trust) * chances[place] + trust * won
        self.aim, self.odds = aim, odds

    def by_side(self, sample: Sample) -> Array:
        """Who has won, by side; together 1."""
        found: Array = self.members @ sample.won / self.members.sum(1)
        return found

    def chances(self, points: Array) -> Array:
        """To win, by side, as `augury.bots.judge` sees them."""
        return softmax(2.0 * (points @ self.members.T))

    def thoughts(self, model: Model) -> Floats:
        """The evaluation as a network corrects it, by position and seat."""
        found = self.points.copy()
        position = np.repeat(np.arange(len(self)), np.diff(self.eye_ends, prepend=0))
        for first in range(0, len(self.eyes), BLOCK):
            rows = np.arange(first, min(first + BLOCK, len(self.eyes)))
            said = model.corrections(model.layer(self.dense(rows)))
            found[position[rows], self.eyes[rows]] += said
        return found

    # Batches

    def batches(self, size: int, chance: np.random.Generator) -> Iterator[Batch]:
        """Every position once, in random order."""
        order = chance.permutation(len(self))
        for first in range(0, len(order), size):
            yield self.batch(order[first : first + size])

    def batch(self, positions: Whole) -> Batch:
        """These positions, with all that is to be learnt from them."""
        where, rows = spans(self.eye_ends, positions)
        eyes = self.eyes[rows]
        closed = np.full((len(positions), self.actions), NEVER, np.float32)
        shares = np.zeros_like(closed)
        line, flat = spans(self.legal_ends, positions)
        closed[line, self.legal[flat]] = 0.0
        shares[line, self.legal[flat]] = self.shares[flat]
        return Batch(
            self.dense(rows),
            (where, eyes),
            self.points[positions],
            self.aim[positions],
            self.odds[positions],
            np.flatnonzero(eyes == self.asked[positions][where]),
            closed,
            shares,
        )

    def dense(self, rows: Whole) -> Floats:
        """Observations with all their zeros."""
        found = np.zeros((len(rows), self.width), np.float32)
        line, flat = spans(self.ends, rows)
        found[line, self.places[flat]] = self.amounts[flat]
        return found


def spans(ends: Whole, which: Whole) -> tuple[Whole, Whole]:
    """Of lists that lie one after the other, all members of some: in which of those each is, and
    where it lies."""
    sizes = np.diff(ends, prepend=0)[which]
    starts = ends[which] - sizes
    line = np.repeat(np.arange(len(which)), sizes)
    before = np.cumsum(sizes) - sizes
    return line, np.repeat(starts - before, sizes) + np.arange(len(line))


def softmax(numbers: Array) -> Array:
    """Shares of each row, growing with its numbers; together 1."""
    grown = np.exp(numbers - numbers.max(1, keepdims=True))
    found: Array = grown / grown.sum(1, keepdims=True)
    return found
