"""Many games of one kind, stepped together in compiled code, with NumPy arrays in and out.

Every table asks one seat at a time, and `asked` says which. The arrays are allocated once and
overwritten by every step, by the engine alone: copy what you want to keep or change. A game that
ends is followed by the next one at once: `rewards`, `dones` and `scores` speak of the game that
ended, `observations`, `masks` and `asked` of the new one.

The same seed and actions give the same arrays, whatever the number of processes that share the
work.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from augury.core.errors import Malformed
from augury.core.game import Options
from augury.core.state import State
from augury.envs.crew import Crew
from augury.envs.shard import Shard, Snapshot, game_seed
from augury.envs.variant import Variant, check_reward


class BatchEnv:
    """`n` tables of one game. Made by `augury.envs.batch`."""

    def __init__(
        self,
        game: str,
        n: int,
        seats: int | None = None,
        *,
        seed: int = 0,
        reward: str = "rank",
        workers: int = 1,
        **options: object,
    ) -> None:
        if n < 1:
            raise Malformed(f"A batch has at least one table; not {n}.")
        self.variant = variant = Variant(game, seats, options)
        self.n = n
        self.reward = check_reward(reward)
        self.seed = seed
        self.workers = workers
        self.sampled = False  # have the random choices that were drawn last been asked for?
        self.work: Shard | Crew = (
            Shard(variant, 0, n, reward, seed)
            if workers == 1
            else Crew(variant, n, reward, seed, workers)
        )
        arrays = self.work.arrays
        self.observations: NDArray[np.float32] = arrays["observations"]
        self.masks: NDArray[np.int8] = arrays["masks"]
        self.rewards: NDArray[np.float32] = arrays["rewards"]  # by seat
        self.asked: NDArray[np.int64] = arrays["asked"]
        self.dones: NDArray[np.bool_] = arrays["dones"]
        self.illegal: NDArray[np.bool_] = arrays["illegal"]
        self.scores: NDArray[np.int64] = arrays[
            "scores"
        ]  # of the last game that ended at each table

    def seed_of(self, table: int, number: int) -> int:
        """The seed of a table's games, counted from 0: `augury.envs.aec(...).reset(seed=...)` plays
        the same one alone."""
        return game_seed(self.seed, table, number)

    def reset(self, seed: int | None = None) -> None:
        """Begin new games at all tables; without a seed, with the same seed as before."""
        if seed is not None:
            self.seed = seed
        self.work.reset(self.seed)
        self.sampled = False

    def step(self, actions: NDArray[np.integer] | list[int]) -> None:
        """One decision at every table, for the seats in `asked`. An illegal one ends that game: -1
        for the seat, 0 for the others."""
        choices = np.asarray(actions)
        if choices.shape != (self.n,) or choices.dtype.kind not in "iu":
            raise Malformed(
                f"Give {self.n} whole numbers; not an array of {choices.dtype} with shape "
                f"{choices.shape}."
            )
        self.work.step(choices.astype(np.int64))
        self.sampled = False

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for every table. The first ones for a position have been drawn
        with the step that led there; whoever asks again gets others."""
        self.work.sample(again=self.sampled)
        self.sampled = True
        choices: NDArray[np.int64] = self.work.arrays["choices"]
        return choices.copy()

    def state(self, table: int) -> State:
        """A copy of the position at a table."""
        if not 0 <= table < self.n:
            raise Malformed(
                f"Tables are counted from 0 to {self.n - 1}; there is no table {table}."
            )
        return self.work.state(table)

    def close(self) -> None:
        """Send the workers home, if there are any. It also happens by itself, when the batch is
        forgotten or the program ends."""
        self.work.close()

    def __reduce__(self) -> tuple[object, ...]:
        """A pickled or copied batch stands where this one stands, with workers of its own."""
        variant = self.variant
        made = (variant.game.id, self.n, variant.seats, self.seed, self.reward, self.workers)
        return again, (*made, variant.options, self.sampled, self.work.snapshots())

    def __enter__(self) -> BatchEnv:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def again(
    game: str,
    n: int,
    seats: int,
    seed: int,
    reward: str,
    workers: int,
    options: Options,
    sampled: bool,
    snapshots: list[Snapshot],
) -> BatchEnv:
    """A batch that stands where another one stood."""
    wishes: dict[str, Any] = dict(options)
    batch = BatchEnv(game, n, seats, seed=seed, reward=reward, workers=workers, **wishes)
    batch.work.resume(snapshots)
    batch.sampled = sampled
    return batch
