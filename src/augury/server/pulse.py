"""Can the server write? Asked of the store itself, and answered within a second."""

from __future__ import annotations

import asyncio
import time

from augury.server.clock import Clock
from augury.server.store import rows
from augury.server.store.base import Db, Store, StoreDown

PATIENCE = 0.7  # seconds for the database
FRESH = 1.0  # seconds for which an answer is good: a crowd that asks costs one write


class Pulse:
    """Writes to the store when somebody wants to know whether that works, one attempt at a time."""

    def __init__(self, name: str, store: Store, clock: Clock) -> None:
        self.name = name  # of this process
        self.store = store
        self.clock = clock
        self.trouble = ""
        self.at = -FRESH
        self.probing: asyncio.Task[str] | None = None

    async def feel(self) -> str:
        """What is wrong with the store; empty = nothing."""
        if time.monotonic() - self.at < FRESH:
            return self.trouble
        probing = self.probing
        if probing is None or probing.done():
            probing = self.probing = asyncio.ensure_future(self._note())
        done, _ = await asyncio.wait({probing}, timeout=PATIENCE)
        if not done:  # it goes on in the background, and nobody asks twice meanwhile
            return f"the database has not answered for {PATIENCE:g} seconds"
        return probing.result()

    async def _note(self) -> str:
        """The answer is noted before anybody hears it: whoever asks in between begins no second
        attempt."""
        self.trouble, self.at = await self._probe(), time.monotonic()
        return self.trouble

    async def _probe(self) -> str:
        now = str(self.clock.now())

        def work(db: Db) -> str:
            rows.set_meta(db, f"pulse {self.name}", now)
            db.run("DELETE FROM meta WHERE name = ?", f"pulse {self.name}")
            return self.store.cramped()  # asks the disk, so not in the event loop

        try:
            return await self.store.write(work)
        except StoreDown as error:
            return error.operator
        except Exception as error:
            return f"{type(error).__name__}: {error}"
