"""Where work is done: in this process, in several, or on a cluster. The same jobs give the same
results everywhere.

A pool takes batches of jobs and gives back their results, by a task that is a function at the top
of a module. A worker that dies costs only the batch it was working on: that batch can be handed out
again.
"""

from __future__ import annotations

import contextlib
import importlib
import os
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from multiprocessing.connection import Connection, wait
from typing import Generic, Protocol, TypeVar

from augury.bots.process import WorkerProcess, announce
from augury.core.errors import AuguryError, Malformed

Job = TypeVar("Job")
Result = TypeVar("Result")

TRIES = 3  # a batch that has killed this many workers is given up


class WorkerDied(AuguryError):
    """The workers died over the same work again and again."""


class WorkerPool(Protocol[Job, Result]):
    """Whatever takes batches and gives back results."""

    def free(self) -> int:
        """How many more batches can be taken now."""

    def submit(self, jobs: list[Job]) -> None:
        """Take a batch."""

    def collect(self) -> Iterator[tuple[list[Job], list[Result] | None]]:
        """Wait until some batches are done, and give them back; None if the worker died over it."""

    def close(self) -> None:
        """Stop all workers."""


class Here(Generic[Job, Result]):
    """Works in this very process."""

    def __init__(self, task: Callable[[list[Job]], list[Result]]) -> None:
        self.task = task
        self.batch: list[Job] | None = None

    def free(self) -> int:
        """One batch at a time."""
        return 1 if self.batch is None else 0

    def submit(self, jobs: list[Job]) -> None:
        """Keep it until it is collected."""
        self.batch = jobs

    def collect(self) -> Iterator[tuple[list[Job], list[Result] | None]]:
        """Do the work now."""
        jobs, self.batch = self.batch, None
        if jobs is not None:
            yield jobs, self.task(jobs)

    def close(self) -> None:
        """There is nobody to stop."""


class Worker(WorkerProcess, Generic[Job, Result]):
    """One process and the batch it is working on."""

    def __init__(self, task: Callable[[list[Job]], list[Result]]) -> None:
        announce(task)
        super().__init__(partial(serve, task))
        self.jobs: list[Job] | None = None


class Processes(Generic[Job, Result]):
    """Works in several processes of this machine."""

    def __init__(self, task: Callable[[list[Job]], list[Result]], count: int) -> None:
        self.task = task
        self.workers: list[Worker[Job, Result]] = [Worker(task) for _ in range(count)]

    def free(self) -> int:
        """Workers with nothing to do."""
        return sum(1 for worker in self.workers if worker.jobs is None)

    def submit(self, jobs: list[Job]) -> None:
        """Give the batch to one of them."""
        worker = next(worker for worker in self.workers if worker.jobs is None)
        worker.jobs = jobs
        with contextlib.suppress(OSError):  # if it has died, `collect` will notice
            worker.pipe.send(jobs)

    def collect(self) -> Iterator[tuple[list[Job], list[Result] | None]]:
        """What came back; a worker that died is replaced."""
        busy = {worker.pipe: worker for worker in self.workers if worker.jobs is not None}
        for pipe in wait(list(busy)):
            assert isinstance(pipe, Connection)
            worker = busy[pipe]
            jobs, worker.jobs = worker.jobs or [], None
            try:
                answer: list[Result] | Exception = pipe.recv()
            except (EOFError, OSError):
                self.replace(worker)
                yield jobs, None
            else:
                if isinstance(answer, Exception):
                    raise answer
                yield jobs, answer

    def replace(self, worker: Worker[Job, Result]) -> None:
        """Another worker in the place of one that died."""
        worker.process.join()
        worker.pipe.close()
        self.workers[self.workers.index(worker)] = Worker(self.task)

    def close(self) -> None:
        """Stop them all."""
        for worker in self.workers:
            worker.pipe.close()
        for worker in self.workers:
            worker.process.terminate()
            worker.process.join()


def serve(task: Callable[[list[Job]], list[Result]], pipe: Connection) -> None:
    """The life of a worker: batches in, results out. An error of the task goes back to whoever gave
    the work."""
    while True:
        jobs: list[Job] = pipe.recv()
        answer: list[Result] | Exception
        try:
            answer = task(jobs)
        except Exception as error:
            answer = error
        pipe.send(answer)


class Ray(Generic[Job, Result]):
    """Works wherever a Ray cluster has a free core (`pip install augury[ray]`). Every node needs
    the same version of Augury."""

    def __init__(
        self,
        task: Callable[[list[Job]], list[Result]],
        address: str | None = None,
        cores: int | None = None,
    ) -> None:
        try:
            self.ray = importlib.import_module("ray")
        except ImportError as error:
            raise Malformed("Ray is not installed here: pip install 'augury[ray]'.") from error
        self.ray.init(
            address=address,
            num_cpus=cores,
            include_dashboard=False,
            log_to_driver=False,
            ignore_reinit_error=True,
        )
        self.task = self.ray.remote(max_retries=0, num_cpus=1)(task)
        self.cores = int(self.ray.cluster_resources().get("CPU", 1))
        self.batches: dict[object, list[Job]] = {}

    def free(self) -> int:
        """One batch more than there are cores: the next is at hand."""
        return self.cores + 1 - len(self.batches)

    def submit(self, jobs: list[Job]) -> None:
        """Send the batch to the cluster."""
        self.batches[self.task.remote(jobs)] = jobs

    def collect(self) -> Iterator[tuple[list[Job], list[Result] | None]]:
        """Wait for one batch."""
        done, _ = self.ray.wait(list(self.batches), num_returns=1)
        for ticket in done:
            jobs = self.batches.pop(ticket)
            try:
                results: list[Result] = self.ray.get(ticket)
            except self.ray.exceptions.RayTaskError as error:
                raise error.cause from None
            except self.ray.exceptions.RayError:
                yield jobs, None
            else:
                yield jobs, results

    def close(self) -> None:
        """Leave the cluster."""
        self.ray.shutdown()


def local(
    task: Callable[[list[Job]], list[Result]], count: int = 0
) -> Here[Job, Result] | Processes[Job, Result]:
    """Processes of this machine, as many as there are cores if no number is given."""
    count = count or os.cpu_count() or 1
    return Here(task) if count == 1 else Processes(task, count)


def in_order(jobs: Sequence[Job], pool: WorkerPool[tuple[int, Job], Result]) -> Iterator[Result]:
    """One job at a time to each worker; results in the order of the jobs, as soon as all before
    them are there."""
    waiting = list(reversed(list(enumerate(jobs))))
    tries = [0] * len(jobs)
    done: dict[int, Result] = {}
    number = 0
    while number < len(jobs):
        while waiting and pool.free():
            pool.submit([waiting.pop()])
        for batch, results in pool.collect():
            place = batch[0][0]
            if results is not None:
                done[place] = results[0]
                continue
            tries[place] += 1
            if tries[place] == TRIES:
                raise WorkerDied(f"Workers died {TRIES} times over job {place + 1}.")
            waiting.append(batch[0])
        while number in done:
            yield done.pop(number)
            number += 1
