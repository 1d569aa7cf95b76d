"""Matches on a pool of workers, in batches that take about half a second. The same jobs give the
same results everywhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from augury import pool
from augury.arena.job import Job, Result, play_all
from augury.pool import TRIES, WorkerPool

Workers: TypeAlias = WorkerPool[Job, Result]
Task: TypeAlias = Callable[[list[Job]], list[Result]]  # what they do with a batch

BATCH = 0.5  # seconds of play that a batch should take


def here(task: Task = play_all) -> Workers:
    """Play in this very process."""
    return pool.Here(task)


def processes(count: int = 0, task: Task = play_all) -> Workers:
    """Play in processes of this machine, as many as there are cores if no number is given."""
    return pool.local(task, count)


def cluster(address: str | None = None, cores: int | None = None, task: Task = play_all) -> Workers:
    """Play wherever Ray has a free core."""
    return pool.Ray(task, address, cores)


def run(jobs: Sequence[Job], workers: Workers) -> Iterator[Result]:
    """Play all jobs, in batches of about half a second; results come as they are done."""
    waiting = list(reversed(jobs))
    again: list[Job] = []  # games over which a worker died are played alone
    tries: dict[int, int] = {}
    under_way = 0
    size = 1
    while waiting or again or under_way:
        while (waiting or again) and workers.free():
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
                        who = f"{' '.join(job.bots)}, seed {job.seed}"
                        yield Result(job.number, fault=f"{who}: the worker died {TRIES} times")
                continue
            yield from results
            spent = sum(sum(result.seconds) for result in results) / len(results)
            size = max(1, min(500, int(BATCH / max(spent, 1e-4))))
