"""Whose bot thinks next: the person who has waited longest for one, however many tables they
have."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

Worker = TypeVar("Worker")
MOST_REMEMBERED = 10_000


class Ticket(Generic[Worker]):
    """Somebody's table waits for a worker."""

    def __init__(self, table: str, got: asyncio.Future[Worker]) -> None:
        self.table = table
        self.got = got


class FairQueue(Generic[Worker]):
    """Hands out workers, round robin by person. A table that has a home waits for that worker."""

    def __init__(self, workers: list[Worker]) -> None:
        self.free = list(workers)
        self.homes: dict[str, Worker] = {}  # by table: where its players are
        self.waiting: dict[str, deque[Ticket[Worker]]] = {}  # by person
        self.served: dict[str, int] = {}  # by person: the number of the last time
        self.number = 0

    @asynccontextmanager
    async def turn(self, person: str, table: str) -> AsyncIterator[Worker]:
        """A worker for one decision at a table on this person's account."""
        ticket: Ticket[Worker] = Ticket(table, asyncio.get_running_loop().create_future())
        self.waiting.setdefault(person, deque()).append(ticket)
        self.deal()
        try:
            worker = await ticket.got
        except asyncio.CancelledError:
            if ticket.got.done() and not ticket.got.cancelled():
                self.give_back(ticket.got.result())
            raise
        try:
            yield worker
        finally:
            self.give_back(worker)

    def give_back(self, worker: Worker) -> None:
        self.free.append(worker)
        self.deal()

    def deal(self) -> None:
        for worker in list(self.free):
            ticket = self.next_for(worker)
            if ticket is not None:
                self.free.remove(worker)
                ticket.got.set_result(worker)

    def next_for(self, worker: Worker) -> Ticket[Worker] | None:
        for person in sorted(self.waiting, key=lambda one: self.served.get(one, 0)):
            line = self.waiting[person]
            for ticket in list(line):
                if ticket.got.done():  # it was cancelled
                    line.remove(ticket)
                elif self.homes.get(ticket.table, worker) is worker:
                    line.remove(ticket)
                    self.note_served(person)
                    return ticket
            if not line:
                del self.waiting[person]
        return None

    def note_served(self, person: str) -> None:
        self.number += 1
        self.served[person] = self.number
        if not self.waiting[person]:
            del self.waiting[person]
        if len(self.served) > MOST_REMEMBERED:
            oldest = sorted(self.served, key=lambda one: self.served[one])
            for one in oldest[: MOST_REMEMBERED // 2]:
                del self.served[one]
