"""Many games of one kind, stepped together in compiled code, with NumPy arrays in and out.

Every table asks one seat at a time, and `asked` says which. The arrays are allocated once and written anew by every step, by the engine
alone: copy what you want to keep or change. A game that ends is followed by the next one at once: `rewards`, `dones` and `scores` speak of
the game that ended, `observations`, `masks` and `asked` of the new one.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from augury.core import chance
from augury.core.errors import Malformed
from augury.core.state import State
from augury.core.stepping import Tables
from augury.envs.arrays import look
from augury.envs.setting import Setting, check_reward


class BatchEnv:
    """`n` tables of one game. Made by `augury.envs.batch`."""

    def __init__(self, game: str, n: int, seats: int | None = None, *, seed: int = 0, reward: str = "rank", **options: object) -> None:
        if n < 1:
            raise Malformed(f"A batch has at least one table; not {n}.")
        self.setting = setting = Setting(game, seats, options)
        self.n = n
        self.reward = check_reward(reward)
        self.seed = seed
        self.luck = chance.from_seed(seed)
        self.tables = tables = Tables(
            lambda table, number: setting.start(self.seed_of(table, number)),
            n,
            setting.seats,
            setting.size,
            setting.actions,
            self.reward == "score",
        )
        self.observations: NDArray[np.float32] = look(tables.observations, np.float32).reshape(n, -1)
        self.masks: NDArray[np.int8] = look(tables.masks, np.int8).reshape(n, -1)
        self.rewards: NDArray[np.float32] = look(tables.rewards, np.float32).reshape(n, -1)  # by seat
        self.asked: NDArray[np.int64] = look(tables.asked, np.int64)
        self.dones: NDArray[np.bool_] = look(tables.dones, np.bool_)
        self.illegal: NDArray[np.bool_] = look(tables.faults, np.bool_)
        self.choices: NDArray[np.int64] = look(tables.choices, np.int64)
        self.scores: NDArray[np.int64] = np.zeros((n, setting.chairs), np.int64)  # of the last game that ended at each table

    def seed_of(self, table: int, number: int) -> int:
        """The seed of a table's games, counted from 0: `augury.envs.aec(...).reset(seed=...)` plays the same one alone."""
        return (self.seed << 64 | table << 32 | number) % chance.SEED_LIMIT

    def reset(self, seed: int | None = None) -> None:
        """Begin new games at all tables; without a seed, with the same seed as before."""
        if seed is not None:
            self.seed = seed
        self.luck = chance.from_seed(self.seed)
        self.tables.begin()

    def step(self, actions: NDArray[np.integer] | list[int]) -> None:
        """One decision at every table, for the seats in `asked`. An illegal one ends that game: -1 for the seat, 0 for the others."""
        choices = np.asarray(actions)
        if choices.shape != (self.n,) or choices.dtype.kind not in "iu":
            raise Malformed(f"Give {self.n} whole numbers; not an array of {choices.dtype} with shape {choices.shape}.")
        self.tables.step(choices.astype(np.int64).tolist())
        for table, scores in zip(self.tables.finished, self.tables.results, strict=True):
            self.scores[table] = scores

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for every table."""
        self.tables.sample(self.luck)
        return self.choices.copy()

    def state(self, table: int) -> State:
        """A copy of the position at a table."""
        return self.tables.states[table].clone()
