"""The same jobs on a Ray cluster (`pip install augury[ray]`). Every node needs the same version of Augury."""

from __future__ import annotations

import importlib
from collections.abc import Iterator

from augury.arena.job import Job, Result, play_all
from augury.core.errors import Malformed


class Cluster:
    """Plays wherever Ray has a free core."""

    def __init__(self, address: str | None = None, cores: int | None = None) -> None:
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
        self.play = self.ray.remote(max_retries=0, num_cpus=1)(play_all)
        self.cores = int(self.ray.cluster_resources().get("CPU", 1))
        self.batches: dict[object, list[Job]] = {}

    def room(self) -> int:
        return self.cores + 1 - len(self.batches)

    def submit(self, jobs: list[Job]) -> None:
        self.batches[self.play.remote(jobs)] = jobs

    def collect(self) -> Iterator[tuple[list[Job], list[Result] | None]]:
        done, _ = self.ray.wait(list(self.batches), num_returns=1)
        for ticket in done:
            jobs = self.batches.pop(ticket)
            try:
                results: list[Result] = self.ray.get(ticket)
            except self.ray.exceptions.RayError:
                yield jobs, None
            else:
                yield jobs, results

    def close(self) -> None:
        self.ray.shutdown()
