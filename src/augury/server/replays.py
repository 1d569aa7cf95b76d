"""Tables on their way into memory when a server starts: each by itself, so that one that fails
holds up nobody.

A table that cannot be read or replayed now (a damaged page, no memory, a database that went away)
is tried again later, at growing intervals. Only the rules themselves can set a table aside
(`AuguryError`), and that is not a failure here.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

import msgspec

from augury.core.errors import malformed
from augury.core.reason import quote
from augury.server.gallery import made_behind
from augury.server.live_table import LiveTable
from augury.server.store.base import StoreDown
from augury.server.store.schema import Change, SeatRow, TableRow

log = logging.getLogger("augury.house")

AT_ONCE = 4  # tables read and replayed at the same time
MOST_SECONDS = 30.0  # for one table, before nobody waits for it any more
STUCK = 10.0  # seconds without a single table getting ready: something is wrong
PATIENCE = 5.0  # seconds after which the operator is told how far the replaying is
FIRST_WAIT, LONGEST_WAIT = 1.0, 60.0


class Failure(msgspec.Struct):
    """A table that could not be opened, how often, and when to try again."""

    reason: str
    times: int
    due: float


class Replays:
    """The tables that are not in memory yet."""

    def __init__(self, load: Callable[[str], Awaitable[LiveTable | None]]) -> None:
        self.load = load
        self.left = 0
        self.moved = time.monotonic()  # when a table last got ready
        self.failing: dict[str, Failure] = {}

    def stuck(self) -> bool:
        return self.left > 0 and time.monotonic() - self.moved > STUCK

    async def run(self, tables: list[str]) -> None:
        """Try each of them once."""
        waiting = iter(tables)
        self.left, self.moved, said = len(tables), time.monotonic(), time.monotonic()

        async def one_after_the_other() -> None:
            nonlocal said
            for table in waiting:
                await self.attempt(table)
                self.left -= 1
                self.moved = time.monotonic()
                if self.moved - said > PATIENCE:
                    said = self.moved
                    log.warning(
                        "replayed %d of %d running tables", len(tables) - self.left, len(tables)
                    )

        await asyncio.gather(*(one_after_the_other() for _ in range(AT_ONCE)))

    async def attempt(self, table: str) -> LiveTable | None:
        """The table, or None: there is none, or it cannot be opened now."""
        try:
            found = await self.load(table)
        except Exception as error:
            self.failed(table, error)
            return None
        self.failing.pop(table, None)
        return found

    def failed(self, table: str, error: Exception) -> None:
        known = self.failing.get(table)
        times = known.times + 1 if known is not None else 1
        wait = min(LONGEST_WAIT, FIRST_WAIT * 2 ** min(times - 1, 10))
        reason = (
            error.operator if isinstance(error, StoreDown) else f"{type(error).__name__}: {error}"
        )
        if known is None or known.reason != reason:
            log.error("table %s cannot be opened now and is tried again later: %s", table, reason)
        self.failing[table] = Failure(reason, times, time.monotonic() + wait)

    def resting(self, table: str) -> bool:
        """It failed a moment ago: nobody should try it again right now."""
        known = self.failing.get(table)
        return known is not None and time.monotonic() < known.due

    async def again(self) -> None:
        """Those whose time has come."""
        for table in [table for table in self.failing if not self.resting(table)]:
            await self.attempt(table)


def replayed(row: TableRow, seats: list[SeatRow], changes: list[Change]) -> LiveTable:
    """A table as its log tells it. In a thread: others go on playing while a long game is
    replayed."""
    live = LiveTable(row, seats)
    if row.rules != live.game.rules_version:
        raise malformed(
            "record-rules",
            title=live.game.title,
            noted=quote(row.rules),
            present=quote(live.game.rules_version),
        )
    live.replay(changes)
    if live.is_late() and changes:
        live.behind = made_behind(live, live.history.due(row.delay, changes[-1].at))
    return live
