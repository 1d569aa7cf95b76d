"""A place where something is thought about: a process of its own, started when it is needed."""

from __future__ import annotations

import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Generic, TypeVar

from augury.bots.process import WorkerProcess, announce

Question = TypeVar("Question")
Answer = TypeVar("Answer")
PATIENCE = 30.0  # seconds of thought beyond which a worker is taken for stuck
IDLE = 0.01  # seconds of thought that it must have had meanwhile, however busy the machine is


class LostWorker(Exception):
    """It died or got stuck."""


class ThinkingPlace(Generic[Question, Answer]):
    """`serve` runs in the process: questions in, answers out. `longest`: seconds that an answer may
    take; a worker that others hardly let think gets more of them than one that thinks freely."""

    def __init__(
        self, serve: Callable[[Connection], None], *, nice: int, longest: float = PATIENCE
    ) -> None:
        announce(serve)
        self.serve = serve
        self.nice = nice
        self.longest = longest
        self.running: WorkerProcess | None = None

    def ask(self, question: Question) -> Answer:
        """In a thread: put the question and wait for the answer."""
        try:
            if self.running is None:
                self.running = WorkerProcess(self.serve, nice=self.nice)
            self.running.pipe.send(question)
            self.wait(self.running)
            found: Answer = self.running.pipe.recv()
            return found
        except (EOFError, OSError) as error:
            raise LostWorker("it died") from error

    def wait(self, worker: WorkerProcess) -> None:
        """Until there is an answer, or no hope of one."""
        until = time.monotonic() + self.longest
        begin = last = worker.used()
        while not worker.pipe.poll(PATIENCE):
            used = worker.used()
            stuck = used - begin >= PATIENCE or used - last < IDLE
            if stuck or time.monotonic() >= until:
                raise LostWorker("it got stuck")
            last = used

    def interrupt(self) -> None:
        """Whoever waits in `ask` learns that the worker was lost."""
        if self.running is not None:
            self.running.process.kill()

    def stop(self) -> None:
        if self.running is not None:
            self.running.kill()
            self.running = None
