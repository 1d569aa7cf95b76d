"""The whole server in one object: the store, the tables in memory, who is looking, and how changes get on disk."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import time
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, TypeVar

import msgspec

from augury.core.errors import AuguryError, Malformed
from augury.server import audit, repair, sessions
from augury.server.access import may_see
from augury.server.clock import now
from augury.server.guesses import Guesses
from augury.server.keeper import LEASE, Keeper
from augury.server.live_table import LiveTable
from augury.server.metrics import Metrics
from augury.server.notify import Notifier
from augury.server.presence import Presence
from augury.server.refusals import Refusal
from augury.server.replays import MOST_SECONDS, Replays, replayed
from augury.server.security import Limits, new_id
from augury.server.settings import Settings
from augury.server.shares import Shares
from augury.server.store import open_store, rows
from augury.server.store.base import Conflict, Db, Store, StoreDown
from augury.server.store.schema import (
    ASIDE,
    OVER,
    PLAYING,
    WAITING,
    Change,
    Device,
    Entry,
    SeatRow,
    TableRow,
)
from augury.server.wire import actions_of, write_json

if TYPE_CHECKING:
    from augury.server.connection import Connection
    from augury.server.health import Pulse
    from augury.server.people import Hashing

log = logging.getLogger("augury.house")
T = TypeVar("T")

ATTEMPTS = 6  # how often a change is tried again because another process was faster
GRACE = 10_000  # a pause between two heartbeats up to this is not an outage
BEAT = 3  # seconds between two heartbeats
AN_HOUR = 3_600_000
IDLE = 600  # seconds until a table that nobody looks at leaves memory; it is in the store


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.name = new_id()  # of this process
        self.store: Store = open_store(settings.data, settings.database, sole=True)
        self.limits = Limits(settings.rate_limit)
        self.shares = Shares(settings, self.store)
        self.metrics = Metrics()
        self.live_tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.connections: set[Connection] = set()
        self.presence = Presence(self)
        self.outages: list[tuple[int, int]] = []
        self.beaten = 0  # moment of the last heartbeat on disk
        self.replays = Replays(self.live_table)
        self.keeper = Keeper(self)
        self.notifier = Notifier(self.store, settings, self.metrics)
        self.hashing: Hashing | None = None
        self.guesses = Guesses(self.limits)
        self.known_key = ""  # once somebody has logged in
        self.pulse: Pulse
        self.tasks: set[asyncio.Task[None]] = set()
        self.working: set[asyncio.Task[object]] = set()
        self.ready = False
        self.stopping = False

    # Opening and closing

    async def open(self) -> None:
        await self.store.open(self.hear)
        await self.beat()
        await self.notifier.open()
        self.spawn(self.replay_running())
        self.spawn(self.retry_failing())
        self.spawn(self.keep_house())

    async def close(self) -> None:
        self.stopping = True
        for task in [
            *self.tasks,
            *(s.thinking for s in self.live_tables.values() if s.thinking is not None),
        ]:
            task.cancel()
        await asyncio.gather(
            *self.tasks, *self.working, *self.loading.values(), return_exceptions=True
        )
        self.keeper.bots.close()
        self.shares.close()
        if self.hashing is not None:
            self.hashing.close()
        await self.notifier.close()
        try:
            await self.store.write(self._last_words)
        except StoreDown as error:
            log.error("could not note the time of closing: %s", error.operator)
        await self.store.close()

    def _last_words(self, db: Db) -> None:
        rows.set_meta(db, "alive", str(now()))
        if not self.store.alone:
            rows.let_go(db, self.name)
            db.notify(f"gone {self.name}")

    async def finish(self, work: Coroutine[object, object, T]) -> T:
        """Go through with it even if whoever asked goes away: what is on disk must be carried out and shown."""
        if asyncio.current_task() in self.working:
            return await work  # nobody calls this task off
        return await asyncio.shield(self.begin(work))

    def begin(self, work: Coroutine[object, object, T]) -> asyncio.Task[T]:
        """Start something that is never called off; closing waits for it."""
        task: asyncio.Task[T] = asyncio.ensure_future(work)
        self.working.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[T]) -> None:
        self.working.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked gets it, if still there

    def spawn(self, work: Coroutine[object, object, None]) -> None:
        """Run something beside; a failure is logged, never silent."""
        task: asyncio.Task[None] = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a background task failed", exc_info=task.exception())

    async def replay_running(self) -> None:
        """At start: every running table is replayed, and bots go on thinking. Then those that an older version set aside."""
        while not self.ready and not self.stopping:
            try:
                tables = await self.store.read(rows.running)
            except StoreDown as error:
                log.error("%s", error.operator)
                await asyncio.sleep(1)
                continue
            await self.replays.run(tables)
            self.ready = True
        try:
            for tried in await repair.bring_back(self.store):
                if tried.status in (WAITING, PLAYING):
                    await self.replays.attempt(tried.id)
        except StoreDown as error:
            log.error("%s", error.operator)

    async def retry_failing(self) -> None:
        """Tables that could not be opened: again, once in a while."""
        while not self.stopping:
            await asyncio.sleep(1)
            await self.replays.again()

    async def keep_house(self) -> None:
        """Every second: heartbeat, time-outs, tables that lost their keeper, tables nobody needs. Whatever goes wrong in one
        round, the next one comes."""
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
        if second % BEAT == 0 or now() - self.beaten > GRACE:
            await self.beat()  # before the clocks: if the machine slept, that time does not count
        self.keeper.watch_clocks()
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
        oldest_use, oldest_login = sessions.limits(self.settings, now())

        def work(db: Db) -> list[Device]:
            gone = rows.expired_devices(db, oldest_use, oldest_login)
            rows.drop_devices(db, gone)
            return gone

        for device in await self.store.write(work):
            audit.event("session-expired", person=device.person, device=device.id)
            self.sign_out(device.id)

    async def beat(self) -> None:
        """Note that somebody is alive. If nobody was for a while, the clocks stood still meanwhile."""
        moment = now()

        def work(db: Db) -> list[tuple[int, int]]:
            rows.beat(db, moment, GRACE)
            if not self.store.alone:
                rows.keep_on(db, self.name, moment + LEASE)
                db.notify(f"alive {self.name}")
            return rows.outages(db, self.beaten)

        self.outages += await self.store.write(work)
        self.beaten = moment

    def let_go_idle(self) -> None:
        for table, live in list(self.live_tables.items()):
            idle = time.monotonic() - live.used > IDLE
            if idle and not live.viewers and not live.lock.locked() and not self.keeper.needs(live):
                del self.live_tables[table]
                self.keeper.bots.drop(table)

    # Tables in memory

    async def live_table(self, id: str) -> LiveTable | None:
        """The table, from memory or replayed from its log. None = there is no such table."""
        found = self.live_tables.get(id)
        if found is None:
            loading = self.loading.get(id)
            if loading is None:
                loading = self.loading[id] = asyncio.ensure_future(self._load(id))
                loading.add_done_callback(lambda task: self._loaded(id, task))
            try:
                found = await asyncio.wait_for(asyncio.shield(loading), MOST_SECONDS)
            except TimeoutError as error:
                raise not_now(f"replaying took more than {MOST_SECONDS:g} seconds") from error
        if found is not None:
            found.used = time.monotonic()
        return found

    async def try_table(self, id: str) -> LiveTable | None:
        """The same for whoever goes through many tables: one that cannot be opened is left for later."""
        if id in self.live_tables or not self.replays.resting(id):
            return await self.replays.attempt(id)
        return None

    def _loaded(self, id: str, task: asyncio.Task[LiveTable | None]) -> None:
        del self.loading[id]
        if not task.cancelled():
            task.exception()  # whoever asked gets it, if still there

    async def visible(self, id: str, person: str) -> LiveTable | None:
        """The table as it stands, if this person may see it."""
        live = await self.live_table(id)
        if live is not None and not self.store.alone:
            standing = await self.store.read(lambda db: rows.standing(db, id))
            if standing != (live.row.version, live.row.revision):
                await self.refresh(live)
        return live if live is not None and may_see(live, person) else None

    async def _load(self, id: str) -> LiveTable | None:
        def work(db: Db) -> tuple[tuple[TableRow, list[SeatRow], list[Change]] | None, list[str]]:
            return rows.load(db, id), rows.watchers(db, id)

        loaded, watchers = await self.store.read(work)
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
            raise not_now(f"{type(error).__name__}: {error}") from error
        live.outages = self.outages
        live.watchers = set(watchers)
        self.live_tables[id] = live
        self.keeper.wake(live)
        return live

    async def catch_up(self, live: LiveTable) -> bool:
        """Read what others wrote; True if there was something."""

        def work(db: Db) -> tuple[tuple[TableRow, list[SeatRow], list[Change]] | None, list[str]]:
            return rows.load(db, live.row.id, live.version), rows.watchers(db, live.row.id)

        loaded, watchers = await self.store.read(work)
        assert loaded is not None, "tables are never deleted"
        row, seats, changes = loaded
        news = row.revision != live.row.revision or set(watchers) != live.watchers
        live.settle(row, seats)
        live.watchers = set(watchers)
        for change in changes:
            live.carry_out(change)
        if news:
            self.seats_changed(live)
        return bool(changes) or news

    def hear(self, text: str) -> None:
        """Another process says that something changed; "" = we may have missed something."""
        kind, _, rest = text.partition(" ")
        if not kind:
            for table in {*self.live_tables, *self.loading}:
                self.spawn(self.refresh_table(table))
            self.presence.ask()
        elif kind == "table" and (rest in self.live_tables or rest in self.loading):
            self.spawn(self.refresh_table(rest))
        elif kind == "chat" and rest in self.live_tables:
            for viewer in self.live_tables[rest].viewers:
                viewer.chat_changed()
        elif kind == "device":
            self.sign_out(rest)
        else:
            self.presence.hear(kind, rest)

    def sign_out(self, device: str) -> None:
        for connection in list(self.connections):
            if connection.device == device:
                connection.hang_up(4401, "this device was signed out")

    async def refresh_table(self, table: str) -> None:
        """It may be on its way into memory, read before the change we heard of."""
        try:
            live = await self.live_table(table)
        except StoreDown as error:
            log.error("%s", error)
            return
        if live is not None:
            await self.refresh(live)

    async def refresh(self, live: LiveTable) -> bool:
        """Show what others wrote; True if there was something."""
        try:
            async with live.lock:
                changed = await self.catch_up(live)
        except StoreDown as error:
            log.error("%s", error)
            return False
        if changed:
            self.show(live)
            self.keeper.wake(live)
        return changed

    async def was_behind(self, live: LiveTable) -> bool:
        """A wish was refused: was it because another process had changed the table? Then it is worth another look."""
        return not self.store.alone and await self.refresh(live)

    async def reread(self, tables: list[str]) -> None:
        """Seats changed hands behind the tables' backs."""
        for table in tables:
            if table in self.live_tables:
                await self.refresh(self.live_tables[table])

    # Changes of the game

    async def change(
        self,
        live: LiveTable,
        kind: str,
        seat: int,
        actions: list[str],
        *,
        uuid: str,
        author: str,
        check: Callable[[], list[int]],
    ) -> int:
        """Check, write, carry out. Returns the version that the wish made, also if it had been carried out before."""

        async def whole() -> int:
            async with live.lock:
                version = await self._change(
                    live, kind, seat, actions, uuid=uuid, author=author, check=check
                )
            self.show(live)
            self.keeper.wake(live)
            return version

        return await self.finish(whole())

    async def _change(
        self,
        live: LiveTable,
        kind: str,
        seat: int,
        actions: list[str],
        *,
        uuid: str,
        author: str,
        check: Callable[[], list[int]],
    ) -> int:
        refusal: AuguryError | None = None
        for _ in range(ATTEMPTS):
            known = live.recent.get(uuid)
            if known is not None:
                return repeated(known, kind, seat, actions)
            try:
                asked = check()
            except AuguryError as error:
                refusal = error
                older = await self.store.read(lambda db: rows.change_by_uuid(db, live.row.id, uuid))
                if older is not None:
                    await self.catch_up(live)
                    return repeated(older, kind, seat, actions)
                if self.store.alone or not await self.catch_up(live):
                    raise
                continue
            try:
                await self._write(live, kind, seat, actions, uuid, author, asked)
            except Conflict:
                await self.catch_up(live)
                older = await self.store.read(lambda db: rows.change_by_uuid(db, live.row.id, uuid))
                if older is not None:
                    return repeated(older, kind, seat, actions)
                continue
            return live.version
        raise refusal or StoreDown("The table is very busy. Nothing was changed; please try again.")

    async def _write(
        self,
        live: LiveTable,
        kind: str,
        seat: int,
        actions: list[str],
        uuid: str,
        author: str,
        asked: list[int],
    ) -> None:
        moment = now()
        change = Change(
            live.row.id,
            live.version + 1,
            uuid,
            kind,
            seat,
            write_json(actions).decode(),
            author,
            moment,
        )
        status = OVER if not asked and live.row.status == PLAYING else live.row.status
        faces = live.faces_after(asked, moment)
        to_act = " ".join(str(other) for other in asked)
        news = status != live.row.status
        busy = live.busy(asked)
        started = time.perf_counter()
        await self.store.append(
            Entry(change, live.row.revision, status, to_act, faces, int(busy), int(news))
        )
        self.metrics.commit(time.perf_counter() - started)
        self.metrics.count(
            "augury_decisions_total", 'by="bot"' if author == "bot" else 'by="person"'
        )
        before = set(live.legal)
        live.carry_out(change)
        row = live.row
        row.version, row.changed, row.status, row.to_act, row.faces, row.busy = (
            change.number,
            moment,
            status,
            to_act,
            faces,
            int(busy),
        )
        if news:
            row.revision += 1
            live.news += 1
        self.notifier.turns(live, before, self.presence.people(live))

    # Changes of the row and the seats

    async def revise(
        self, live: LiveTable, edit: Callable[[TableRow, list[SeatRow]], None], author: str = ""
    ) -> None:
        """Change the row and its seats together. `edit` gets copies and may refuse by raising. If it begins the game, all but the author
        are told."""

        async def whole() -> None:
            async with live.lock:
                before = live.row.status
                await self._revise(live, edit)
            if before == WAITING:
                self.notifier.turns(live, set(), {author, *self.presence.people(live)})
            self.show(live)
            self.keeper.wake(live)

        await self.finish(whole())

    async def _revise(
        self, live: LiveTable, edit: Callable[[TableRow, list[SeatRow]], None]
    ) -> None:
        for _ in range(ATTEMPTS):
            row = msgspec.structs.replace(live.row)
            seats = [msgspec.structs.replace(chair) for chair in live.seats]
            try:
                edit(row, seats)
            except Refusal:
                if self.store.alone or not await self.catch_up(live):
                    raise
                continue
            old = live.row
            row.revision += 1
            row.changed = now()
            try:
                await self.store.write(lambda db: rows.revise(db, row, seats, old))  # noqa: B023  # awaited within the round
            except Conflict:
                await self.catch_up(live)
                continue
            live.settle(row, seats)
            self.seats_changed(live)
            return
        raise StoreDown("The table is very busy. Nothing was changed; please try again.")

    def seats_changed(self, live: LiveTable) -> None:
        live.news += 1
        live.engine.record.names = {chair.seat: chair.name for chair in live.seats if chair.name}

    # Who looks, and telling them

    def show(self, live: LiveTable) -> None:
        """Everybody who looks at the table gets what is new."""
        for viewer in live.viewers:
            viewer.look_again()

    def seen(self, device: Device) -> None:
        """Note once an hour that a device is in use."""
        moment = now()
        if moment - device.seen > AN_HOUR:
            self.spawn(self._note_seen(device.id, moment))

    async def _note_seen(self, device: str, moment: int) -> None:
        with contextlib.suppress(StoreDown):
            await self.store.write(
                lambda db: db.run("UPDATE devices SET seen = ? WHERE id = ?", moment, device)
            )


def repeated(known: Change, kind: str, seat: int, actions: list[str]) -> int:
    """The version that a wish made when it came first. The same uuid for another wish is a mistake that must not look like success."""
    if (known.kind, known.seat, actions_of(known.actions)) != (kind, seat, actions):
        raise Malformed("This uuid was used for something else.")
    return known.number


def not_now(reason: str) -> StoreDown:
    return StoreDown(
        "This table cannot be opened right now. Nothing was lost; please try again later.", reason
    )
