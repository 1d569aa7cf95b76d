"""A place where something is thought about: a process of its own, started when it is needed."""

from __future__ import annotations

from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Generic, TypeVar

from augury.bots.process import WorkerProcess

Question = TypeVar("Question")
Answer = TypeVar("Answer")
PATIENCE = 30.0  # seconds beyond which a worker is taken for stuck


class LostWorker(Exception):
    """It died or got stuck."""


class ThinkingPlace(Generic[Question, Answer]):
    """`serve` runs in the process: questions in, answers out."""

    def __init__(self, serve: Callable[[Connection], None], *, nice: int) -> None:
        self.serve = serve
        self.nice = nice
        self.running: WorkerProcess | None = None

    def ask(self, question: Question) -> Answer:
        """In a thread: put the question and wait for the answer."""
        if self.running is None:
            self.running = WorkerProcess(self.serve, nice=self.nice)
        try:
            self.running.pipe.send(question)
            if not self.running.pipe.poll(PATIENCE):
                raise LostWorker("it got stuck")
            found: Answer = self.running.pipe.recv()
            return found
        except (EOFError, OSError) as error:
            raise LostWorker("it died") from error

    def interrupt(self) -> None:
        """Whoever waits in `ask` learns that the worker was lost."""
        if self.running is not None:
            self.running.process.kill()

    def stop(self) -> None:
        if self.running is not None:
            self.running.kill()
            self.running = None
