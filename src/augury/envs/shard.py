"""Some of the tables of a batch, stepped in this process, and what there is to see of them as
arrays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from augury.core import chance
from augury.core.state import State
from augury.core.stepping import Tables
from augury.envs.arrays import as_array
from augury.envs.variant import Variant

Arrays: TypeAlias = dict[str, NDArray[Any]]
Way: TypeAlias = tuple[NDArray[Any], NDArray[Any]]  # where numbers go, and where they come from
Shapes: TypeAlias = dict[str, tuple[tuple[int, ...], type[np.generic]]]
KEPT = ("rewards", "choices", "scores", "dones", "illegal")  # what no position tells
WARM = 1 << 17  # bytes of observations that stay in the cache of a core beside the games
LAST = (1 << 32) - 1  # no table plays so many games: random choices have the seed of this one


def shapes(variant: Variant, n: int) -> Shapes:
    """The arrays of this many tables."""
    return {
        "observations": ((n, variant.size), np.float32),
        "masks": ((n, variant.actions), np.int8),
        "rewards": ((n, variant.seats), np.float32),
        "asked": ((n,), np.int64),
        "choices": ((n,), np.int64),  # the last ones of `sample`
        "scores": ((n, variant.chairs), np.int64),
        "dones": ((n,), np.bool_),
        "illegal": ((n,), np.bool_),
    }


def game_seed(seed: int, table: int, number: int) -> int:
    """The seed of a game: the tables of a batch, and the games at a table, are counted from 0."""
    return (seed << 64 | table << 32 | number) % chance.SEED_LIMIT


@dataclass(frozen=True)
class Snapshot:
    """Where the tables of a shard stand, and what the last step left in their arrays."""

    seed: int
    states: list[State]
    begun: list[int]
    margins: list[list[float]]
    finished: list[int]
    luck: list[chance.Chance]
    arrays: Arrays


class Shard:
    """The tables of a batch from the first on. What there is to see of them lies in arrays of its
    own, or in those that are given: then it goes there block by block, as it is written."""

    def __init__(
        self,
        variant: Variant,
        first: int,
        n: int,
        reward: str,
        seed: int,
        given: Arrays | None = None,
    ) -> None:
        self.first = first
        self.seed = seed
        rows = n if given is None else max(1, min(n, WARM // (4 * variant.size)))
        self.tables = tables = Tables(
            variant.reader,
            lambda table, number: variant.start(game_seed(self.seed, first + table, number)),
            n,
            variant.seats,
            variant.size,
            variant.actions,
            reward == "score",
            rows,
        )
        kinds = shapes(variant, n)
        kinds["observations"] = ((rows, variant.size), np.float32)
        own: Arrays = {
            name: as_array(getattr(tables, name), kind).reshape(shape)
            for name, (shape, kind) in kinds.items()
            if name != "scores"
        }
        self.scores: NDArray[np.int64] = np.zeros(kinds["scores"][0], np.int64)
        own["scores"] = self.scores.view()
        own["scores"].setflags(write=False)
        self.arrays: Arrays = own if given is None else given
        self.ways = {} if given is None else {name: (given[name], own[name]) for name in own}
        blocks = [(begin, min(begin + rows, n)) for begin in range(0, n, rows)]
        written = self.ways.pop("observations", None)
        self.blocks: list[tuple[int, int, Way | None]] = [
            (begin, after, written and (written[0][begin:after], written[1][: after - begin]))
            for begin, after in blocks
        ]
        self.luck = self.lucks()
        self.begin()

    def begin(self) -> None:
        """The first games."""
        self.tables.begin()
        self.look()

    def look(self) -> None:
        """Show all tables as they stand."""
        for begin, after, way in self.blocks:
            self.tables.look(begin, after)
            if way:
                np.copyto(*way)
        self.hand_over()

    def hand_over(self) -> None:
        """What is not as large as observations goes to given arrays all at once."""
        for way in self.ways.values():
            np.copyto(*way)

    def lucks(self) -> list[chance.Chance]:
        """Every table makes its random choices with a generator of its own."""
        return [
            chance.from_seed(game_seed(self.seed, self.first + table, LAST))
            for table in range(len(self.tables.legal))
        ]

    def reset(self, seed: int) -> None:
        """Restart all games of this shard."""
        self.seed = seed
        self.luck = self.lucks()
        self.begin()

    def step(self, choices: NDArray[np.int64]) -> None:
        """One decision at each table of this shard."""
        wanted: list[int] = choices.tolist()
        for begin, after, way in self.blocks:
            self.tables.step(wanted[begin:after], begin)
            if way:
                np.copyto(*way)
        for table, scores in zip(self.tables.finished, self.tables.results, strict=True):
            self.scores[table] = scores
        self.hand_over()

    def sample(self) -> None:
        """Write a random legal choice for every table into `choices`."""
        self.tables.sample(self.luck)
        if "choices" in self.ways:
            np.copyto(*self.ways["choices"])  # nothing else has changed

    def state(self, table: int) -> State:
        """A copy of the position at one of these tables."""
        return self.tables.states[table - self.first].clone()

    def snapshots(self) -> list[Snapshot]:
        """Where these tables stand, as a copy: one of a single shard."""
        tables = self.tables
        found = Snapshot(
            self.seed,
            [state.clone() for state in tables.states],
            tables.begun[:],
            [margins[:] for margins in tables.margins],
            tables.finished[:],
            [luck.clone() for luck in self.luck],
            {name: self.arrays[name].copy() for name in KEPT},
        )
        return [found]

    def resume(self, snapshots: list[Snapshot]) -> None:
        """Stand where a shard stood, and go on as it would."""
        [snapshot] = snapshots
        self.seed = snapshot.seed
        self.luck = snapshot.luck
        arrays = snapshot.arrays
        self.scores[:] = arrays["scores"]
        self.tables.resume(
            snapshot.states,
            snapshot.begun,
            snapshot.margins,
            snapshot.finished,
            arrays["rewards"].view(np.int32).ravel().tolist(),
            arrays["dones"].astype(np.int64).tolist(),
            arrays["illegal"].astype(np.int64).tolist(),
            arrays["choices"].tolist(),
        )
        self.look()

    def close(self) -> None:
        """Nothing is open."""
