"""Many games of one kind, stepped together in compiled code, with NumPy arrays in and out.

Every table asks one seat at a time, and `asked` says which. The arrays are allocated once and
overwritten by every step, by the engine alone: copy what you want to keep or change. A game that
ends is followed by the next one at once: `rewards`, `dones` and `scores` speak of the game that
ended, `observations`, `masks` and `asked` of the new one.

The same seed and actions give the same arrays, whatever the number of processes that share the
work.
"""

from __future__ import annotations

import operator
from typing import SupportsIndex

from augury.core.errors import Malformed
from augury.core.game import check_seed
from augury.envs.block import Block, Policy, cut
from augury.envs.crew import Crew
from augury.envs.shard import Shard
from augury.envs.stretch import Order, Stretch
from augury.envs.variant import Variant, check_reward

CLOSE = 64  # so many tables fit into the cache that a core of today has to itself


class BatchEnv(Block):
    """`n` tables of one game. Made by `augury.envs.batch`."""

    work: Shard | Crew

    def __init__(
        self,
        game: str,
        n: SupportsIndex,
        seats: int | None = None,
        *,
        seed: SupportsIndex = 0,
        reward: str = "rank",
        workers: SupportsIndex = 1,
        **options: object,
    ) -> None:
        n = at_least_one(n, "A batch", "table")
        seed = check_seed(seed)
        self.variant = variant = Variant(game, seats, options)
        self.reward = check_reward(reward)
        self.workers = workers = operator.index(workers)
        work = (
            Shard(variant, 0, n, reward, seed)
            if workers == 1
            else Crew(variant, n, reward, seed, workers)
        )
        super().__init__(work, 0, n)

    @property
    def seed(self) -> int:
        """What the games of all tables follow from."""
        return self.work.seed

    def reset(self, seed: SupportsIndex | None = None) -> None:
        """Begin new games at all tables; without a seed, with the same seed as before."""
        self.work.reset(self.seed if seed is None else check_seed(seed))

    def blocks(self, size: SupportsIndex = CLOSE) -> list[Block]:
        """All tables in blocks of a size, the last one smaller if need be. Whoever takes many
        decisions at one block before the next has them as fast as with a batch of that size; the
        games are the same as when all tables are stepped together."""
        return cut(self.work, self.n, at_least_one(size, "A block", "table"))

    def play_on(
        self, steps: SupportsIndex, policy: Policy | None = None, *, block: SupportsIndex = CLOSE
    ) -> None:
        """So many decisions at every table, random ones without a policy: the same as
        `step(sample())` or `step(policy(...))` as often, but block by block, and with one message
        to each worker in all."""
        self.work.play(self.order(steps, policy, block, keeps=False))

    def collect(
        self, steps: SupportsIndex, policy: Policy | None = None, *, block: SupportsIndex = CLOSE
    ) -> Stretch:
        """Play on, and keep what was seen and done, in new arrays."""
        return Stretch(**self.work.play(self.order(steps, policy, block, keeps=True)))

    def order(
        self, steps: SupportsIndex, policy: Policy | None, block: SupportsIndex, keeps: bool
    ) -> Order:
        """What the processes are told."""
        return Order(
            at_least_one(steps, "A stretch", "decision"),
            at_least_one(block, "A block", "table"),
            policy,
            keeps,
        )

    def close(self) -> None:
        """Send the workers home, if there are any. It also happens by itself, when the batch is
        forgotten or the program ends."""
        self.work.close()

    def __reduce__(self) -> tuple[object, ...]:
        """A pickled or copied batch stands where this one stands, with workers of its own."""
        return again, (self.variant, self.reward, self.workers, self.work, self.n)

    def __enter__(self) -> BatchEnv:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def again(variant: Variant, reward: str, workers: int, work: Shard | Crew, n: int) -> BatchEnv:
    """A batch that stands where another one stood."""
    batch = BatchEnv.__new__(BatchEnv)
    batch.variant, batch.reward, batch.workers = variant, reward, workers
    Block.__init__(batch, work, 0, n)
    return batch


def at_least_one(number: SupportsIndex, whole: str, part: str) -> int:
    """A whole number above 0, or a sentence that asks for one."""
    try:
        found = operator.index(number)
    except TypeError:
        found = 0
    if found < 1:
        raise Malformed(f"{whole} has at least one {part}; not {number!r}.")
    return found
