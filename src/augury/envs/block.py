"""Neighbouring tables of a batch, seen and stepped without the others.

A step of a thousand tables finds each of them in memory that is far away. Whoever takes many
decisions at a few tables, and then goes on to the next few, has them at hand in the processor's
cache.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import index
from typing import Protocol, SupportsIndex, TypeAlias

import numpy as np
from numpy.typing import NDArray

from augury.core import chance
from augury.core.errors import Malformed
from augury.core.state import State
from augury.envs.arrays import Arrays

Choices: TypeAlias = NDArray[np.integer] | list[int]


def game_seed(seed: int, table: int, number: int) -> int:
    """The seed of a game: the tables of a batch, and the games at a table, are counted from 0."""
    return (seed << 64 | table << 32 | number) % chance.SEED_LIMIT


class Work(Protocol):
    """Whoever steps tables, in this process or in several."""

    first: int  # the number of its first table in the batch
    arrays: Arrays
    sampled: bytearray  # by table: has the choice that was drawn last been asked for?

    @property
    def seed(self) -> int:
        """What the games of all tables follow from."""

    def step(self, choices: NDArray[np.int64], first: int) -> None:
        """One decision at each of some tables, from the first on."""

    def draw(self, tables: list[int]) -> None:
        """Other random choices for these tables."""

    def state(self, table: int) -> State:
        """A copy of the position at a table."""


class Block:
    """Tables of a batch from the first on, with all that a batch has: the arrays are parts of its
    arrays. Made by `BatchEnv.blocks`; a batch is the block of all its tables."""

    def __init__(self, work: Work, first: int, n: int) -> None:
        self.work = work
        self.first = first
        self.n = n
        after = first + n
        arrays = {name: array[first:after] for name, array in work.arrays.items()}
        for array in arrays.values():
            array.setflags(write=False)
        self.observations: NDArray[np.float32] = arrays["observations"]
        self.masks: NDArray[np.int8] = arrays["masks"]
        self.rewards: NDArray[np.float32] = arrays["rewards"]  # by seat
        self.asked: NDArray[np.int64] = arrays["asked"]
        self.dones: NDArray[np.bool_] = arrays["dones"]
        self.illegal: NDArray[np.bool_] = arrays["illegal"]
        self.scores: NDArray[np.int64] = arrays["scores"]  # of the last game that ended there
        self.choices: NDArray[np.int64] = arrays["choices"]  # random ones, see `sample`

    def seed_of(self, table: SupportsIndex, number: SupportsIndex) -> int:
        """The seed of a table's games, counted from 0: `augury.envs.aec(...).reset(seed=...)` plays
        the same one alone."""
        place = self.work.first + self.first + index(table)
        return game_seed(self.work.seed, place, index(number))

    def step(self, actions: Choices) -> None:
        """One decision at every table, for the seats in `asked`. An illegal one ends that game: -1
        for the seat, 0 for the others."""
        choices = np.asarray(actions)
        if choices.shape != (self.n,) or choices.dtype.kind not in "iu":
            raise Malformed(
                f"Give {self.n} whole numbers; not an array of {choices.dtype} with shape "
                f"{choices.shape}."
            )
        self.work.step(choices.astype(np.int64), self.first)
        self.work.sampled[self.first : self.first + self.n] = bytes(self.n)

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for every table. The first ones for a position have been drawn
        with the step that led there; whoever asks again gets others."""
        sampled, first, after = self.work.sampled, self.first, self.first + self.n
        again = sampled.find(1, first, after) >= 0
        self.work.draw([table for table in range(first, after) if sampled[table]] if again else [])
        sampled[first:after] = b"\x01" * self.n
        return self.choices.copy()

    def state(self, table: int) -> State:
        """A copy of the position at a table."""
        if not 0 <= table < self.n:
            raise Malformed(
                f"Tables are counted from 0 to {self.n - 1}; there is no table {table}."
            )
        return self.work.state(self.first + table)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled or copied together with its batch, or with other blocks, it is part of their
        copy; alone, of a copy of its own."""
        return Block, (self.work, self.first, self.n)


Policy: TypeAlias = Callable[[Block], Choices]  # an action for every table of a block


def cut(work: Work, tables: int, size: int) -> list[Block]:
    """So many tables in blocks of a size; the last one may be smaller."""
    return [Block(work, first, min(size, tables - first)) for first in range(0, tables, size)]
