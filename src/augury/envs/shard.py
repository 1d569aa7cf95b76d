"""Some of the tables of a batch, stepped in this process, and what there is to see of them as
arrays."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from librt.vecs import vec
from mypy_extensions import i32, u8
from numpy.typing import NDArray

from augury.core import chance
from augury.core.numbers import blank
from augury.core.state import State
from augury.core.stepping import Tables
from augury.envs.arrays import Arrays, Shapes, as_array
from augury.envs.block import game_seed
from augury.envs.stretch import Order, play, stretch_shapes
from augury.envs.variant import Variant

SMALL = ("rewards", "asked", "choices", "scores", "dones", "illegal")
KEPT = ("rewards", "choices", "scores", "dones", "illegal")  # what no position tells
LAST = (1 << 32) - 1  # no table plays so many games: random choices have the seed of this one


def shapes(variant: Variant, n: int) -> Shapes:
    """The arrays of this many tables."""
    return {
        "observations": ((n, variant.size), np.float32),
        "masks": ((n, variant.actions), np.int8),
        "rewards": ((n, variant.seats), np.float32),
        "asked": ((n,), np.int64),
        "choices": ((n,), np.int64),  # random ones
        "scores": ((n, variant.chairs), np.int64),
        "dones": ((n,), np.bool_),
        "illegal": ((n,), np.bool_),
    }


@dataclass(frozen=True)
class Sheet:
    """Where the engine writes observations and masks: cells, and the place where they begin."""

    observations: vec[i32]
    first_number: int
    masks: vec[u8]
    first_mask: int


def new_sheet(variant: Variant, n: int) -> Sheet:
    """For this many tables."""
    return Sheet(blank(n * variant.size), 0, vec[u8]([u8(0)] * (n * variant.actions)), 0)


@dataclass(frozen=True)
class Snapshot:
    """Where the tables of a shard stand, and what the last step left in their arrays."""

    seed: int
    states: list[State]
    begun: list[int]
    margins: list[list[float]]
    luck: list[chance.Chance]
    arrays: Arrays


class Shard:
    """The tables of a batch from the first on. What there is to see of them lies in arrays of its
    own; or is copied to given arrays, but for what is written on a sheet that is part of them."""

    def __init__(
        self,
        variant: Variant,
        first: int,
        n: int,
        reward: str,
        seed: int,
        sheet: Sheet | None = None,
        given: Arrays | None = None,
    ) -> None:
        self.variant = variant
        self.reward = reward
        self.first = first
        self.seed = seed
        self.n = n
        self.sampled = bytearray(n)
        apart = given is None or sheet is None  # do observations lie in memory of its own?
        sheet = sheet or new_sheet(variant, n)
        self.tables = tables = Tables(
            variant.reader,
            lambda table, number: variant.start(game_seed(self.seed, first + table, number)),
            n,
            variant.seats,
            variant.chairs,
            variant.size,
            variant.actions,
            reward == "score",
            sheet.observations,
            sheet.first_number,
            sheet.masks,
            sheet.first_mask,
        )
        self.kinds = kinds = shapes(variant, n)
        own: Arrays = {}
        for name in SMALL:
            shape, kind = kinds[name]
            own[name] = as_array(getattr(tables, name), kind).reshape(shape)
        if apart:
            for name, cells in (("observations", sheet.observations), ("masks", sheet.masks)):
                shape, kind = kinds[name]
                own[name] = as_array(cells, kind).reshape(shape)
        self.arrays: Arrays = own if given is None else given
        self.ways = [] if given is None else [(given[name], own[name]) for name in own]
        self.begin()

    def begin(self) -> None:
        """The first games. Every table makes its random choices with a generator of its own."""
        self.tables.begin(
            [
                chance.from_seed(game_seed(self.seed, self.first + table, LAST))
                for table in range(self.n)
            ]
        )
        self.hand_over(0, self.n)
        self.sampled[:] = bytes(self.n)

    def hand_over(self, first: int, after: int) -> None:
        """What there is to see of some tables goes to given arrays, but for what lies there."""
        for there, here in self.ways:
            np.copyto(there[first:after], here[first:after])

    def reset(self, seed: int) -> None:
        """Restart all games of this shard."""
        self.seed = seed
        self.begin()

    def step(self, choices: NDArray[np.int64], first: int) -> None:
        """One decision at each of some tables, from the first on."""
        self.tables.step(choices.tolist(), first)
        self.hand_over(first, first + len(choices))

    def draw(self, tables: list[int]) -> None:
        """Other random choices for these tables."""
        if tables:
            self.tables.draw_again(tables)
            self.hand_over(0, self.n)

    def play_on(self, steps: int, first: int, after: int) -> None:
        """So many random decisions at each of some tables: those that were drawn."""
        self.tables.play_on(steps, first, after)
        self.hand_over(first, after)

    def play(self, order: Order) -> Arrays:
        """A stretch at all tables; returns what is kept of it."""
        kept: Arrays = {}
        if order.keeps:
            for name, (shape, kind) in stretch_shapes(self.kinds, order.steps).items():
                kept[name] = np.empty(shape, kind)
        play(self, order, kept)
        return kept

    def state(self, table: int) -> State:
        """A copy of the position at one of these tables."""
        return self.tables.states[table].clone()

    def snapshots(self) -> list[Snapshot]:
        """Where these tables stand, as a copy: one of a single shard."""
        tables = self.tables
        found = Snapshot(
            self.seed,
            [state.clone() for state in tables.states],
            tables.begun[:],
            [margins[:] for margins in tables.margins],
            [luck.clone() for luck in tables.lucks],
            {name: self.arrays[name].copy() for name in KEPT},
        )
        return [found]

    def resume(self, snapshots: list[Snapshot]) -> None:
        """Stand where a shard stood, and go on as it would."""
        [snapshot] = snapshots
        self.seed = snapshot.seed
        arrays = snapshot.arrays
        self.tables.resume(
            snapshot.states,
            snapshot.begun,
            snapshot.margins,
            snapshot.luck,
            arrays["rewards"].view(np.int32).ravel().tolist(),
            arrays["scores"].ravel().tolist(),
            arrays["dones"].astype(np.int64).tolist(),
            arrays["illegal"].astype(np.int64).tolist(),
            arrays["choices"].tolist(),
        )
        self.hand_over(0, self.n)

    def close(self) -> None:
        """Nothing is open."""

    def __reduce__(self) -> tuple[object, ...]:
        made = (self.variant, self.first, self.n, self.reward, self.seed)
        return again, (made, bytes(self.sampled), self.snapshots())


def again(
    made: tuple[Variant, int, int, str, int], sampled: bytes, snapshots: list[Snapshot]
) -> Shard:
    """A shard that stands where another one stood."""
    shard = Shard(*made)
    shard.resume(snapshots)
    shard.sampled[:] = sampled
    return shard
