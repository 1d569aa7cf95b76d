"""What has to be done every second, whoever plays: heartbeat, clocks, tables that lost their
keeper, tables that nobody needs."""

from __future__ import annotations

import asyncio
import itertools
import logging
import time

from augury.server import audit, repair, sessions
from augury.server.answering import Answering
from augury.server.background import Background
from augury.server.clock import Clock
from augury.server.gallery import Gallery
from augury.server.hub import Hub
from augury.server.keeper import LEASE, Keeper
from augury.server.metrics import Metrics
from augury.server.presence import Presence
from augury.server.settings import Settings
from augury.server.store import rows
from augury.server.store.base import Db, Store, StoreDown
from augury.server.store.schema import PLAYING, WAITING, Device
from augury.server.tables import Tables

log = logging.getLogger("augury.house")

GRACE = 10_000  # a pause between two heartbeats up to this is not an outage
HEARTBEAT = 3  # seconds between two heartbeats
IDLE = 600  # seconds until a table that nobody looks at leaves memory; it is in the store


class Housekeeping:
    """Keeps the house as long as the server runs."""

    def __init__(
        self,
        name: str,
        settings: Settings,
        store: Store,
        tables: Tables,
        hub: Hub,
        presence: Presence,
        gallery: Gallery,
        keeper: Keeper,
        answering: Answering,
        background: Background,
        metrics: Metrics,
        clock: Clock,
    ) -> None:
        self.name = name  # of this process
        self.settings = settings
        self.store = store
        self.tables = tables
        self.hub = hub
        self.presence = presence
        self.gallery = gallery
        self.keeper = keeper
        self.answering = answering
        self.background = background
        self.metrics = metrics
        self.clock = clock
        self.last_heartbeat = 0  # when the last heartbeat on disk was
        self.ready = False  # every running table has been tried

    async def open(self) -> None:
        await self.heartbeat()
        self.background.spawn(self.replay_running())
        self.background.spawn(self.retry_failing())
        self.background.spawn(self.keep_house())

    async def close(self) -> None:
        """Note when the house was closed, and leave the tables to the other processes."""
        try:
            await self.store.write(self._last_words)
        except StoreDown as error:
            log.error("could not note the time of closing: %s", error.operator)

    def _last_words(self, db: Db) -> None:
        rows.set_meta(db, "alive", str(self.clock.now()))
        if not self.store.alone:
            rows.let_go(db, self.name)
            db.notify(f"gone {self.name}")

    async def replay_running(self) -> None:
        """At start: every running table is replayed, and bots go on thinking. Then those that an
        older version set aside."""
        while not self.ready and not self.background.stopping:
            try:
                tables = await self.store.read(rows.running)
            except StoreDown as error:
                log.error("%s", error.operator)
                await asyncio.sleep(1)
                continue
            await self.tables.replays.run(tables)
            self.ready = True
        try:
            for tried in await repair.bring_back(self.store):
                if tried.status in (WAITING, PLAYING):
                    await self.tables.replays.attempt(tried.id)
        except StoreDown as error:
            log.error("%s", error.operator)

    async def retry_failing(self) -> None:
        """Tables that could not be opened: again, once in a while."""
        while not self.background.stopping:
            await asyncio.sleep(1)
            await self.tables.replays.again()

    async def keep_house(self) -> None:
        """Every second: heartbeat, time-outs, tables that lost their keeper, tables nobody needs.
        Whatever goes wrong in one round, the next one comes."""
        for second in itertools.count(1):
            await asyncio.sleep(1)
            try:
                await self.round(second)
            except StoreDown as error:
                self.metrics.count("augury_store_failures_total")
                log.error("%s", error.operator)
            except Exception as error:
                log.error("keeping house failed, and goes on", exc_info=error)

    async def round(self, second: int) -> None:
        if second % HEARTBEAT == 0 or self.clock.now() - self.last_heartbeat > GRACE:
            # Before the clocks: if the machine slept, that time does not count.
            await self.heartbeat()
        self.keeper.watch_clocks()
        self.answering.watch()
        for live in self.gallery.overdue():
            self.hub.show(live.row.id)
        if second % 2 == 0:
            await self.keeper.adopt()
        if second % 60 == 0:
            self.let_go_idle()
        if second % 600 == 1:
            await self.end_old_sessions()
        if not self.store.alone:
            await self.presence.keep()

    async def end_old_sessions(self) -> None:
        """Devices that were not used for long, or not logged in for very long, are signed out."""
        oldest_use, oldest_login = sessions.limits(self.settings, self.clock.now())

        def work(db: Db) -> list[Device]:
            gone = rows.expired_devices(db, oldest_use, oldest_login)
            rows.drop_devices(db, gone)
            return gone

        for device in await self.store.write(work):
            audit.event("session-expired", person=device.person, device=device.id)
            self.hub.sign_out(device.id)

    async def heartbeat(self) -> None:
        """Note that somebody is alive. If nobody was for a while, the clocks stood still
        meanwhile."""
        now = self.clock.now()

        def work(db: Db) -> list[tuple[int, int]]:
            rows.heartbeat(db, now, GRACE)
            if not self.store.alone:
                rows.keep_on(db, self.name, now + LEASE)
                db.notify(f"alive {self.name}")
            return rows.outages(db, self.last_heartbeat)

        self.tables.outages += await self.store.write(work)
        self.last_heartbeat = now

    def let_go_idle(self) -> None:
        for table, live in list(self.tables.live.items()):
            live.beats.forget_old(time.monotonic())
            idle = time.monotonic() - live.used > IDLE
            looked_at = bool(self.hub.at(table))
            if idle and not looked_at and not live.lock.locked() and not self.keeper.needs(live):
                self.tables.let_go(table)
                self.keeper.forget(table)
