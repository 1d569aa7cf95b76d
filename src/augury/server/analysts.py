"""The queue for analysis: what people want thought about when no table waits for it.

Each feature brings its own tasks; here they only wait for one another. They are carried out in
processes of their own at the lowest priority, so bots at tables and hints never wait for them.
Whoever has waited longest is next, however much others have asked for. A task takes seconds, not
minutes: somebody who wants more asks again, and nobody thinks for those who have left.
"""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Generic, Protocol, TypeAlias, TypeVar

import msgspec

from augury.server.fair import FairQueue
from augury.server.refusals import not_now
from augury.server.settings import Settings
from augury.server.shares import Shares
from augury.server.thinking import Fault
from augury.server.worker import LostWorker, ThinkingPlace

log = logging.getLogger("augury.analysis")

Found = TypeVar("Found")
Answered = TypeVar("Answered", covariant=True)
NICE = 19  # behind bots and hints
LONGEST = 900.0  # seconds that a task may take when bots leave it next to nothing
GRACE = 2.0  # seconds that a task may go on after whoever asked has left


class Task(Protocol[Answered]):
    """Something to think about: a frozen msgspec Struct that can be pickled, as its answer can."""

    def run(self) -> Answered:
        """In a worker: seconds, not minutes."""


class Done(msgspec.Struct, Generic[Found], frozen=True):
    """A task went well."""

    answer: Found


def serve(pipe: Connection) -> None:
    """The life of a worker: tasks in, results out."""
    while True:
        task: Task[object] = pipe.recv()
        try:
            pipe.send(Done(task.run()))
        except Exception as error:  # the worker is everybody's, whatever is wrong with one task
            pipe.send(Fault(f"{type(error).__name__}: {error}"))


Place: TypeAlias = ThinkingPlace[Task[object], object]


class Analysts:
    """Whoever asks gets an answer, in turn."""

    def __init__(self, settings: Settings, shares: Shares) -> None:
        self.settings = settings
        self.shares = shares
        self.places: list[Place] = [
            ThinkingPlace(serve, nice=NICE, longest=LONGEST)
            for _ in range(settings.analysis_processes)
        ]
        self.queue = FairQueue(self.places)
        self.threads = ThreadPoolExecutor(
            max(1, len(self.places)), thread_name_prefix="augury-analysis"
        )
        self.at_work: set[asyncio.Task[object]] = set()

    def close(self) -> None:
        for work in self.at_work:
            work.cancel()
        for place in self.places:
            place.stop()
        self.threads.shutdown(wait=False, cancel_futures=True)

    def check_open(self) -> None:
        """A host can do without analysis."""
        if not self.places:
            raise not_now("analysis-off")

    async def ask(self, person_id: str, task: Task[Found], address: str = "") -> Found:
        """The answer, when it is this person's turn (empty: the house's own). Cancel it and nobody
        thinks about it any more."""
        self.check_open()
        share = self.settings.most_thoughts if person_id else 0
        with self.shares.hold("thought", person_id, address, share, "many-thoughts"):
            gone: asyncio.Future[object] = asyncio.get_running_loop().create_future()
            work = asyncio.get_running_loop().create_task(self.work(person_id, task, gone))
            self.at_work.add(work)
            work.add_done_callback(self.finished)
            try:
                return await asyncio.shield(work)
            finally:
                gone.set_result(True)

    def finished(self, work: asyncio.Task[object]) -> None:
        self.at_work.discard(work)
        if not work.cancelled():
            work.exception()  # whoever asked gets it, if still there

    async def work(self, person_id: str, task: Task[Found], gone: asyncio.Future[object]) -> Found:
        """Keeps its place until the worker is free again, also if nobody waits for the answer."""
        async with self.queue.turn(person_id, "") as place:
            if gone.done():
                raise asyncio.CancelledError
            return await self.think(place, task, gone)

    async def think(self, place: Place, task: Task[Found], gone: asyncio.Future[object]) -> Found:
        thinking = asyncio.get_running_loop().run_in_executor(self.threads, place.ask, task)
        await asyncio.wait({thinking, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not thinking.done():
            await asyncio.wait({thinking}, timeout=GRACE)
            if not thinking.done():
                place.interrupt()
        try:
            result = await thinking
        except LostWorker as lost:
            place.stop()
            if gone.done():
                raise asyncio.CancelledError from lost
            log.error("a worker for analysis was lost (%s)", lost)
            raise not_now("no-analysis") from lost
        if isinstance(result, Done):
            answer: Found = result.answer
            return answer
        log.error("%s failed: %s", type(task).__name__, result)
        raise not_now("no-analysis")
