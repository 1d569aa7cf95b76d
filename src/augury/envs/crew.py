"""The tables of a batch shared out to processes, which write into the same memory.

This process is one of them: it steps the first tables while the others step theirs. Each of those
is started as a program of its own (`augury.envs.worker`), so that nothing of the caller's is run a
second time, and is given an order a line at a time. It ends when this process does, whatever
happened to it.
"""

from __future__ import annotations

import contextlib
import json
import os
import pickle
import subprocess
import sys
import weakref
from collections.abc import Callable, Iterator
from typing import IO

import numpy as np
from numpy.typing import NDArray

from augury.core.errors import AuguryError, Malformed
from augury.core.state import State
from augury.envs.memory import Shared, new_memory, whole_size
from augury.envs.shard import Arrays, Shard, Snapshot
from augury.envs.variant import Variant

READY = b"ready\n"


class Stopped(AuguryError):
    """A batch whose processes do not answer any more."""


class Crew:
    """Processes that have a shard of the tables each: this one the first."""

    def __init__(self, variant: Variant, n: int, reward: str, seed: int, workers: int) -> None:
        if sys.platform == "win32":
            raise Malformed(
                "A batch on several processes needs Linux or macOS; leave `workers` at 1."
            )
        if not 1 <= workers <= n:
            raise Malformed(
                f"Every worker needs a table: give between 1 and {n} workers; not {workers}."
            )
        self.firsts = [n * worker // workers for worker in range(workers)] + [n]
        job = {
            "game": variant.game.id,
            "seats": variant.seats,
            "options": variant.options,
            "n": n,
            "reward": reward,
            "seed": seed,
        }
        descriptor = new_memory(whole_size(variant, n))
        try:
            self.shared = shared = Shared(descriptor, variant, n)
            shards = zip(self.firsts[1:], self.firsts[2:], strict=False)
            self.workers = [
                start({**job, "first": first, "after": after, "memory": descriptor}, descriptor)
                for first, after in shards
            ]
            self.finish = weakref.finalize(self, dismiss, self.workers, shared.give_back)
            own = self.firsts[1]
            sheet = shared.sheet(0, own)
        finally:
            os.close(descriptor)
        found = shared.arrays
        self.orders: NDArray[np.int64] = found.pop("orders")
        given = {name: array[:own] for name, array in found.items()}
        self.own = Shard(variant, 0, own, reward, seed, sheet, given)
        for array in found.values():
            array.setflags(write=False)
        self.arrays: Arrays = found
        self.tell("", lambda: None)

    def reset(self, seed: int) -> None:
        """Restart all games."""
        self.tell(f"reset {seed}", lambda: self.own.reset(seed))

    def step(self, choices: NDArray[np.int64]) -> None:
        """One decision at each table."""
        self.orders[:] = choices
        self.tell("step", lambda: self.own.step(choices[: self.own.n]))

    def sample(self, again: bool) -> None:
        """Have random choices in `choices`: those that were drawn with the last step, or others."""
        if again:
            self.tell("draw", lambda: self.own.sample(again=True))
        else:
            self.check_open()

    def state(self, table: int) -> State:
        """A copy of the position at a table."""
        if table < self.own.n:
            self.check_open()
            return self.own.state(table)
        number = next(number for number, after in enumerate(self.firsts[2:]) if table < after)
        with self.kept_in_step():
            ask(self.workers[number], f"state {table}")
            found: State = pickle.loads(self.parcel(number))
        return found

    def snapshots(self) -> list[Snapshot]:
        """Where all tables stand, shard by shard."""
        with self.kept_in_step():
            found = self.own.snapshots()
            for number, worker in enumerate(self.workers):
                ask(worker, "snapshots")
                found += pickle.loads(self.parcel(number))
        return found

    def resume(self, snapshots: list[Snapshot]) -> None:
        """Stand where another crew of as many workers stood, and go on as it would."""
        with self.kept_in_step():
            self.own.resume(snapshots[:1])
            others = zip(self.workers, snapshots[1:], strict=True)
            for number, (worker, snapshot) in enumerate(others):
                data = pickle.dumps([snapshot])
                ask(worker, f"resume {len(data)}", data)
                self.answer(number)

    def tell(self, order: str, own: Callable[[], None]) -> None:
        """Give all of them an order (the first one is to get ready), do this process's own part,
        and wait until they have carried it out."""
        with self.kept_in_step():
            for worker in self.workers:
                if order:
                    ask(worker, order)
            own()
            for number in range(len(self.workers)):
                self.answer(number)

    def answer(self, number: int) -> bytes:
        """What one of the other processes says."""
        found = pipe(self.workers[number].stdout).readline()
        if not found:
            raise Stopped(f"Worker {number + 2} of this batch has stopped. Make a new batch.")
        return found

    def parcel(self, number: int) -> bytes:
        """A worker's longer answer: its length on a line, then as many bytes."""
        size = int(self.answer(number))
        return pipe(self.workers[number].stdout).read(size)

    @contextlib.contextmanager
    def kept_in_step(self) -> Iterator[None]:
        """An order that is not carried out to the end, for whatever reason, closes the batch:
        nobody could say where it stands."""
        self.check_open()
        try:
            yield
        except BrokenPipeError as error:
            self.close()
            raise Stopped("A worker of this batch has stopped. Make a new batch.") from error
        except BaseException:
            self.close()
            raise

    def check_open(self) -> None:
        """A closed batch has nothing more to say."""
        if not self.finish.alive:
            raise Stopped("This batch has been closed.")

    def close(self) -> None:
        """Stop all workers."""
        self.finish()


def start(job: dict[str, object], memory: int) -> subprocess.Popen[bytes]:
    """Start a worker."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    command = [sys.executable, "-m", "augury.envs.worker", json.dumps(job)]
    return subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, pass_fds=[memory], env=environment
    )


def ask(worker: subprocess.Popen[bytes], order: str, data: bytes = b"") -> None:
    """Give a worker an order, and what belongs to it."""
    way = pipe(worker.stdin)
    way.write(order.encode() + b"\n" + data)
    way.flush()


def pipe(found: IO[bytes] | None) -> IO[bytes]:
    """A worker's pipe, which is there."""
    assert found is not None
    return found


def dismiss(workers: list[subprocess.Popen[bytes]], give_back: Callable[[], None]) -> None:
    """Stop all workers, and have no shared pages any more."""
    give_back()
    for worker in workers:
        worker.kill()  # it keeps nothing
    for worker in workers:
        worker.wait()
        for way in (worker.stdin, worker.stdout):
            with contextlib.suppress(OSError):  # what could not be written any more
                pipe(way).close()
