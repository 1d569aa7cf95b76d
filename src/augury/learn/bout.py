"""What the workers of a training do: games of a match with networks that come along, and games of
self-play."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from augury.arena.job import Job, Result, play
from augury.bots import weights
from augury.learn.lesson import Lesson, study


@dataclass(frozen=True)
class Bout(Job):
    """A game of a match; the networks come along, each under the name that a bot looks for."""

    nets: tuple[tuple[str, bytes], ...] = ()


def work(jobs: list[Job]) -> list[Result]:
    """A batch, as a worker does it."""
    return [do(job) for job in jobs]


def do(job: Job) -> Result:
    """One game, of either kind."""
    if isinstance(job, Lesson):
        return study(job)
    if isinstance(job, Bout):
        for name, data in job.nets:
            weights.offer(Path(name), data)
    return play(job)
