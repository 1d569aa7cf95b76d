"""Where games are played: in this process, in several, or on a cluster. The same jobs give the same results everywhere.

Whatever takes batches and gives back results can be a `Workers`. A worker that dies costs only the batch it was playing: that batch is
handed out again.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator, Sequence
from multiprocessing.connection import Connection, wait
from typing import Protocol

from augury.arena.job import Job, Result, play_all
from augury.bots.process import WorkerProcess

BATCH = 0.5  # seconds of play that a batch should take
TRIES = 3  # a game that has killed so many workers is given up


class Workers(Protocol):
    """Somebody who plays batches of games."""

    def room(self) -> int:
        """How many more batches can be taken now."""

    def submit(self, jobs: list[Job]) -> None:
        """Take a batch."""

    def collect(self) -> Iterator[tuple[list[Job], list[Result] | None]]:
        """Wait until some batches are done, and give them back; None if the worker died over it."""

    def close(self) -> None:
        """Send everybody home."""


class Here:
    """Plays in this very process."""

    def __init__(self) -> None:
        self.batch: list[Job] = []

    def room(self) -> int:
        return 0 if self.batch else 1

    def submit(self, jobs: list[Job]) -> None:
        self.batch = jobs

    def collect(self) -> Iterator[tuple[list[Job], list[Result] | None]]:
        jobs, self.batch = self.batch, []
        yield jobs, play_all(jobs)

    def close(self) -> None:
        pass


class Worker(WorkerProcess):
    """One process and the batch it is playing."""

    def __init__(self) -> None:
        super().__init__(serve)
        self.jobs: list[Job] = []


class Processes:
    """Plays in several processes of this machine."""

    def __init__(self, count: int) -> None:
        self.workers = [Worker() for _ in range(count)]

    def room(self) -> int:
        return sum(1 for worker in self.workers if not worker.jobs)

    def submit(self, jobs: list[Job]) -> None:
        worker = next(worker for worker in self.workers if not worker.jobs)
        worker.jobs = jobs
        with contextlib.suppress(OSError):  # if it has died, `collect` will notice
            worker.pipe.send(jobs)

    def collect(self) -> Iterator[tuple[list[Job], list[Result] | None]]:
        busy = {worker.pipe: worker for worker in self.workers if worker.jobs}
        for pipe in wait(list(busy)):
            assert isinstance(pipe, Connection)
            worker = busy[pipe]
            jobs, worker.jobs = worker.jobs, []
            try:
                results: list[Result] = pipe.recv()
            except (EOFError, OSError):
                self.replace(worker)
                yield jobs, None
            else:
                yield jobs, results

    def replace(self, worker: Worker) -> None:
        worker.process.join()
        worker.pipe.close()
        self.workers[self.workers.index(worker)] = Worker()

    def close(self) -> None:
        for worker in self.workers:
            worker.pipe.close()
        for worker in self.workers:
            worker.process.terminate()
            worker.process.join()


def serve(pipe: Connection) -> None:
    """The life of a worker: batches in, results out."""
    while True:
        pipe.send(play_all(pipe.recv()))


def run(jobs: Sequence[Job], workers: Workers) -> Iterator[Result]:
    """Play all jobs, in batches of about half a second; results come as they are done."""
    waiting = list(reversed(jobs))
    again: list[Job] = []  # games over which a worker died are played alone
    tries: dict[int, int] = {}
    under_way = 0
    size = 1
    while waiting or again or under_way:
        while (waiting or again) and workers.room():
            if again:
                workers.submit([again.pop()])
            else:
                workers.submit([waiting.pop() for _ in range(min(size, len(waiting)))])
            under_way += 1
        for batch, results in workers.collect():
            under_way -= 1
            if results is None:
                for job in batch:
                    tries[job.number] = tries.get(job.number, 0) + 1
                    if tries[job.number] < TRIES:
                        again.append(job)
                    else:
                        yield Result(
                            job.number,
                            fault=f"{' '.join(job.bots)}, seed {job.seed}: the worker died {TRIES} times",
                        )
                continue
            yield from results
            spent = sum(sum(result.seconds) for result in results) / len(results)
            size = max(1, min(500, int(BATCH / max(spent, 1e-4))))


def local(count: int = 0) -> Workers:
    """Processes of this machine, as many as there are cores if no number is given."""
    count = count or os.cpu_count() or 1
    return Here() if count == 1 else Processes(count)
