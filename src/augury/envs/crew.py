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
import socket
import subprocess
import sys
import weakref
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import IO, Any

import numpy as np
from numpy.typing import NDArray

from augury.core.errors import AuguryError, Malformed
from augury.core.state import State
from augury.envs.arrays import Arrays
from augury.envs.memory import Shared, all_shapes, arrays_in, new_memory, whole_size
from augury.envs.shard import Shard, Snapshot, shapes
from augury.envs.stretch import Order, play, stretch_shapes
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
        self.variant = variant
        self.n = n
        self.reward = reward
        self.first = 0
        self.sampled = bytearray(n)
        self.ways: list[socket.socket] = []  # memory of a stretch is handed over there
        self.firsts = [n * worker // workers for worker in range(workers)] + [n]
        job = {
            "game": variant.game.id,
            "seats": variant.seats,
            "options": variant.options,
            "n": n,
            "reward": reward,
            "seed": seed,
        }
        descriptor = new_memory(whole_size(all_shapes(variant, n)))
        try:
            self.shared = shared = Shared(descriptor, variant, n)
            shards = zip(self.firsts[1:], self.firsts[2:], strict=False)
            self.workers: list[subprocess.Popen[bytes]] = []
            self.finish = weakref.finalize(self, dismiss, self.workers, self.ways, shared.give_back)
            for first, after in shards:
                here, there = socket.socketpair()
                self.ways.append(here)
                with there:
                    given = {"first": first, "after": after, "memory": descriptor}
                    self.workers.append(start({**job, **given, "way": there.fileno()}))
            own = self.firsts[1]
            sheet = shared.sheet(0, own)
        finally:
            os.close(descriptor)
        found = shared.arrays
        self.orders: NDArray[np.int64] = found.pop("orders")
        parts = {name: array[:own] for name, array in found.items()}
        self.own = Shard(variant, 0, own, reward, seed, sheet, parts)
        for array in found.values():
            array.setflags(write=False)
        self.arrays: Arrays = found
        self.tell("", lambda: None)

    @property
    def seed(self) -> int:
        """What the games of all tables follow from."""
        return self.own.seed

    def reset(self, seed: int) -> None:
        """Restart all games."""
        self.tell(f"reset {seed}", lambda: self.own.reset(seed))
        self.sampled[:] = bytes(self.n)

    def step(self, choices: NDArray[np.int64], first: int) -> None:
        """One decision at each of some tables, from the first on."""
        after = first + len(choices)
        self.orders[first:after] = choices
        own = choices[: max(0, self.own.n - first)]
        with self.kept_in_step():
            told = [number for number in range(len(self.workers)) if self.has(number, first, after)]
            for number in told:
                ask(self.workers[number], f"step {first} {after}")
            if len(own):
                self.own.step(own, first)
            for number in told:
                self.answer(number)

    def has(self, number: int, first: int, after: int) -> bool:
        """Has one of the other processes some of these tables?"""
        return self.firsts[number + 1] < after and first < self.firsts[number + 2]

    def draw(self, tables: list[int]) -> None:
        """Other random choices for these tables."""
        if not tables:
            self.check_open()
            return
        self.orders[:] = 0
        self.orders[tables] = 1
        self.tell("draw", lambda: self.own.draw([one for one in tables if one < self.own.n]))

    def play(self, order: Order) -> Arrays:
        """A stretch at all tables; returns what is kept of it."""
        self.check_open()
        order = replace(order, sampled=bytes(self.sampled))
        data = packed(order)
        kept = self.new_stretch(order.steps) if order.keeps else {}
        with self.kept_in_step():
            for worker in self.workers:
                ask(worker, f"play {len(data)}", data)
            self.own.sampled[:] = order.sampled[: self.own.n]
            play(self.own, order, kept)
            for number in range(len(self.workers)):
                if trouble := pickle.loads(self.parcel(number)):
                    raise Stopped(f"Worker {number + 2} of this batch failed.\n{trouble}")
        self.sampled[:] = bytes(self.n)
        return kept

    def new_stretch(self, steps: int) -> Arrays:
        """Shared memory for what is kept of a stretch, handed over to the other processes."""
        kinds = stretch_shapes(shapes(self.variant, self.n), steps)
        memory = new_memory(whole_size(kinds))
        try:
            with self.kept_in_step():
                for way in self.ways:
                    socket.send_fds(way, [b"."], [memory])
            return arrays_in(memory, kinds)
        finally:
            os.close(memory)

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

    def __reduce__(self) -> tuple[object, ...]:
        made = (self.variant, self.n, self.reward, self.seed, len(self.workers) + 1)
        return again, (made, bytes(self.sampled), self.snapshots())


def again(
    made: tuple[Variant, int, str, int, int], sampled: bytes, snapshots: list[Snapshot]
) -> Crew:
    """A crew that stands where another one stood."""
    crew = Crew(*made)
    crew.resume(snapshots)
    crew.sampled[:] = sampled
    return crew


def start(job: dict[str, Any]) -> subprocess.Popen[bytes]:
    """Start a worker."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    command = [sys.executable, "-m", "augury.envs.worker", json.dumps(job)]
    return subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        pass_fds=[job["memory"], job["way"]],
        env=environment,
    )


def packed(order: Order) -> bytes:
    """An order as other processes are given it."""
    policy = order.policy
    if "__main__" in (getattr(policy, "__module__", ""), type(policy).__module__):
        raise Malformed(
            "Workers cannot import what the script itself defines: put the policy into a module of "
            "its own, or leave `workers` at 1."
        )
    try:
        return pickle.dumps(order)
    except (pickle.PicklingError, AttributeError, TypeError) as error:
        raise Malformed(
            f"Workers are sent the policy, which cannot be pickled: {error}."
        ) from error


def ask(worker: subprocess.Popen[bytes], order: str, data: bytes = b"") -> None:
    """Give a worker an order, and what belongs to it."""
    way = pipe(worker.stdin)
    way.write(order.encode() + b"\n" + data)
    way.flush()


def pipe(found: IO[bytes] | None) -> IO[bytes]:
    """A worker's pipe, which is there."""
    assert found is not None
    return found


def dismiss(
    workers: list[subprocess.Popen[bytes]],
    ways: list[socket.socket],
    give_back: Callable[[], None],
) -> None:
    """Stop all workers, and have no shared pages any more."""
    give_back()
    for way in ways:
        way.close()
    for worker in workers:
        worker.kill()  # it keeps nothing
    for worker in workers:
        worker.wait()
        for line in (worker.stdin, worker.stdout):
            with contextlib.suppress(OSError):  # what could not be written any more
                pipe(line).close()
