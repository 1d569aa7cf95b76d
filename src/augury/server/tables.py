"""The tables in memory: found, replayed from their logs, kept up with what other processes write,
and let go.

Whoever has to know that a table came into memory or changed is in `listeners`; the registry knows
none of them.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import TypeAlias

import msgspec

from augury.core.errors import AuguryError
from augury.server.access import may_see
from augury.server.arranged import Arranged
from augury.server.arranged import read as read_arranged
from augury.server.background import Background
from augury.server.live_table import LiveTable
from augury.server.metrics import Metrics
from augury.server.replays import MOST_SECONDS, Replays, replayed
from augury.server.store import rows
from augury.server.store.base import Db, Store, StoreDown
from augury.server.store.rows import clubs, tournaments
from augury.server.store.schema import ASIDE, Change, SeatRow, TableRow

log = logging.getLogger("augury.house")

Loaded: TypeAlias = tuple[TableRow, list[SeatRow], list[Change]]


class Tables:
    """The registry of live tables."""

    def __init__(
        self,
        store: Store,
        background: Background,
        metrics: Metrics,
        listeners: Sequence[Callable[[LiveTable], None]],
    ) -> None:
        self.store = store
        self.background = background
        self.metrics = metrics
        self.live: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.outages: list[tuple[int, int]] = []  # shared with every table, for its clocks
        self.replays = Replays(self.find)
        self.listeners = listeners

    def changed(self, live: LiveTable) -> None:
        """Tell everybody concerned that there is something new at a table."""
        for listener in self.listeners:
            listener(live)

    async def close(self) -> None:
        await asyncio.gather(*self.loading.values(), return_exceptions=True)

    # Finding

    async def find(self, id: str) -> LiveTable | None:
        """The table, from memory or replayed from its log. None = there is no such table."""
        found = self.live.get(id)
        if found is None:
            loading = self.loading.get(id)
            if loading is None:
                loading = self.loading[id] = asyncio.ensure_future(self._load(id))
                loading.add_done_callback(lambda task: self._loaded(id, task))
            try:
                found = await asyncio.wait_for(asyncio.shield(loading), MOST_SECONDS)
            except TimeoutError as error:
                raise unopened(f"replaying took more than {MOST_SECONDS:g} seconds") from error
        if found is not None:
            found.used = time.monotonic()
        return found

    async def attempt(self, id: str) -> LiveTable | None:
        """The same for whoever goes through many tables: one that cannot be opened is left for
        later."""
        if id in self.live or not self.replays.resting(id):
            return await self.replays.attempt(id)
        return None

    async def visible(self, id: str, person: str) -> LiveTable | None:
        """The table as it stands, if this person may see it."""
        live = await self.find(id)
        if live is not None and not self.store.alone:
            club = live.row.club
            standing, members = await self.store.read(
                lambda db: (rows.standing(db, id), clubs.member_ids(db, club))
            )
            if standing != (live.row.version, live.row.revision) or members != live.members:
                await self.refresh(live)
        return live if live is not None and may_see(live, person) else None

    def _loaded(self, id: str, task: asyncio.Task[LiveTable | None]) -> None:
        del self.loading[id]
        if not task.cancelled():
            task.exception()  # whoever asked gets it, if still there

    async def _load(self, id: str) -> LiveTable | None:
        loaded, around = await self.store.read(lambda db: read(db, id))
        if loaded is None or loaded[0].status == ASIDE:
            return None
        try:
            live = await asyncio.to_thread(replayed, *loaded)
        except AuguryError as error:  # by these rules the game cannot have gone like this
            reason = f"{type(error).__name__}: {error}"
            log.error("table %s no longer replays and is set aside: %s", id, reason)
            self.metrics.count("augury_set_aside_total")
            await self.store.write(lambda db: rows.set_aside(db, id, reason))
            return None
        except Exception as error:  # nothing about the game: it may be well the next time
            reason = f"{type(error).__name__}: {error}"
            log.warning("table %s cannot be opened: %s", id, reason)
            raise unopened(reason) from error
        live.outages = self.outages
        around.settle(live)
        self.live[id] = live
        self.changed(live)
        return live

    def let_go(self, id: str) -> None:
        """It leaves memory; it is in the store."""
        del self.live[id]

    # What others wrote

    async def catch_up(self, live: LiveTable) -> bool:
        """Read what others wrote; True if there was something. The caller holds the table's
        lock."""
        table, version = live.row.id, live.version
        loaded, around = await self.store.read(lambda db: read(db, table, version))
        assert loaded is not None, "tables are never deleted"
        row, seats, changes = loaded
        news = row.revision != live.row.revision or around.differs(live)
        rearranged = around.arranged != live.arranged
        live.settle(row, seats)
        around.settle(live)
        for change in changes:
            live.carry_out(change)
        if news:
            live.seats_changed()
        return bool(changes) or news or rearranged

    async def refresh(self, live: LiveTable) -> bool:
        """Show what others wrote; True if there was something."""
        try:
            async with live.lock:
                changed = await self.catch_up(live)
        except StoreDown as error:
            log.error("%s", error)
            return False
        if changed:
            self.changed(live)
        return changed

    async def was_behind(self, live: LiveTable) -> bool:
        """A wish was refused: was it because another process had changed the table? Then it is
        worth another look."""
        return not self.store.alone and await self.refresh(live)

    async def reread(self, tables: list[str]) -> None:
        """Reload tables whose seats changed in the database."""
        for table in tables:
            if table in self.live:
                await self.refresh(self.live[table])

    async def reread_club(self, club: str) -> None:
        """Somebody joined a club or left it: its tables are for others now."""
        await self.reread([table for table, live in self.live.items() if live.row.club == club])

    def heard_change(self, table: str) -> None:
        """Another process changed a table. It may be on its way into memory, read before the change
        we heard of."""
        if table in self.live or table in self.loading:
            self.background.spawn(self._refresh_soon(table))

    def heard_club(self, club: str) -> None:
        """The same at another process."""
        for table, live in self.live.items():
            if live.row.club == club:
                self.heard_change(table)

    def heard_nothing(self) -> None:
        """We may have missed something: look at all of them."""
        for table in {*self.live, *self.loading}:
            self.heard_change(table)

    async def _refresh_soon(self, table: str) -> None:
        try:
            live = await self.find(table)
        except StoreDown as error:
            log.error("%s", error)
            return
        if live is not None:
            await self.refresh(live)


class Around(msgspec.Struct, frozen=True):
    """Who may look at a table beside those who sit there, whether its deal is open, and what its
    people have arranged."""

    watchers: set[str]
    members: set[str]
    sealed: bool
    arranged: Arranged

    def differs(self, live: LiveTable) -> bool:
        """For everybody there: what a seat has prepared is nobody else's news."""
        return (self.watchers, self.members, self.sealed, self.arranged.rhythms) != (
            live.watchers,
            live.members,
            live.sealed,
            live.arranged.rhythms,
        )

    def settle(self, live: LiveTable) -> None:
        live.watchers, live.members, live.sealed = self.watchers, self.members, self.sealed
        live.arranged = self.arranged


def read(db: Db, id: str, after: int = 0) -> tuple[Loaded | None, Around]:
    """A table with the changes that are not known yet, and what is around it."""
    found = rows.load(db, id, after)
    club, deal = (found[0].club, found[0].deal) if found is not None else ("", "")
    arranged = Arranged() if found is None else read_arranged(db, found[0], found[1])
    return found, Around(
        set(rows.watchers(db, id)),
        clubs.member_ids(db, club),
        tournaments.is_sealed(db, deal),
        arranged,
    )


def unopened(reason: str) -> StoreDown:
    return StoreDown("This table cannot be opened right now.", reason, "table-unopened")
