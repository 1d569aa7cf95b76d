"""Work that goes on beside the requests, and what closing has to wait for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import TypeVar

from augury.server.store.base import StoreDown

log = logging.getLogger("augury.house")
T = TypeVar("T")


class Background:
    """Two kinds of work: what is called off when the server stops, and what is gone through
    with."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[None]] = set()
        self.working: set[asyncio.Task[object]] = set()
        self.stopping = False

    async def close(self) -> None:
        """Call off the one, wait for the other."""
        self.stopping = True
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, *self.working, return_exceptions=True)

    def spawn(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        """Run something beside; a failure is logged, never silent."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a background task failed", exc_info=task.exception())

    async def every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        """Again and again as long as the server runs; a failure is logged and ends nothing."""
        while not self.stopping:
            await asyncio.sleep(seconds)
            try:
                await work()
            except StoreDown as error:
                log.error("%s", error.operator)
            except Exception:  # the next time it may go well
                log.exception("what is done again and again failed")

    def begin(self, work: Coroutine[object, object, T]) -> asyncio.Task[T]:
        """Start something that is never called off; closing waits for it."""
        task = asyncio.get_running_loop().create_task(work)
        self.working.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[T]) -> None:
        self.working.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked gets it, if still there

    async def finish(self, work: Coroutine[object, object, T]) -> T:
        """Go through with it even if whoever asked goes away: what is on disk must be carried out
        and shown."""
        if asyncio.current_task() in self.working:
            return await work  # nobody calls this task off
        return await asyncio.shield(self.begin(work))
