"""What has to happen at a table without anybody asking: bots move, clocks run out. With several
processes, one of them does it."""

from __future__ import annotations

import asyncio
import logging
import time

from augury.core.errors import AuguryError
from augury.server import calendar, clocks, table_clocks
from augury.server.background import Background
from augury.server.bots import BotPool
from augury.server.calm import Calm
from augury.server.clock import Clock
from augury.server.ledger import Ledger, Wanted
from augury.server.live_table import LiveTable
from augury.server.metrics import Metrics
from augury.server.presence import Presence
from augury.server.store import rows
from augury.server.store.base import Store, StoreDown
from augury.server.store.schema import CLOSED, SeatRow, TableRow
from augury.server.tables import Tables
from augury.server.wire import write_json

log = logging.getLogger("augury.house")

SLICE = 0.25  # seconds for which a table may keep a worker for further decisions
LEASE = 8_000  # milliseconds for which a process keeps a table; renewed with every heartbeat


class Keeper:
    """Moves the bots and watches the clocks of the tables that this process keeps."""

    def __init__(
        self,
        name: str,
        store: Store,
        tables: Tables,
        ledger: Ledger,
        presence: Presence,
        bots: BotPool,
        background: Background,
        metrics: Metrics,
        clock: Clock,
    ) -> None:
        self.name = name  # of this process
        self.store = store
        self.tables = tables
        self.ledger = ledger
        self.presence = presence
        self.bots = bots
        self.background = background
        self.metrics = metrics
        self.clock = clock
        self.thinking: dict[str, asyncio.Task[None]] = {}  # by table

    async def keeps(self, live: LiveTable) -> bool:
        """Is it this process that keeps the table?"""
        store, name, now = self.store, self.name, self.clock.now()
        return store.alone or await store.write(
            lambda db: rows.keep(db, live.row.id, name, now, now + LEASE)
        )

    async def adopt(self) -> None:
        """Tables whose process has gone, and bots that could not be woken."""
        for live in list(self.tables.live.values()):
            self.wake(live)
        if not self.store.alone:
            for table in await self.store.read(lambda db: rows.unkept(db, self.clock.now())):
                orphan = await self.tables.attempt(table)
                if orphan is not None:
                    self.wake(orphan)

    # Bots

    def wake(self, live: LiveTable) -> None:
        """If a bot has to move, let it think."""
        if (
            self.background.stopping
            or not live.bots_to_move()
            or not self.presence.is_attended(live)
            or self.is_thinking(live)
        ):
            return
        self.thinking[live.row.id] = self.background.spawn(self.think(live))

    def is_thinking(self, live: LiveTable) -> bool:
        task = self.thinking.get(live.row.id)
        return task is not None and not task.done()

    async def think(self, live: LiveTable) -> None:
        """Decide for the bots until a person is asked."""
        try:
            if await self.keeps(live):
                while live.bots_to_move() and self.presence.is_attended(live):
                    await self.move(live)
        except (StoreDown, AuguryError) as error:
            log.warning("a bot at table %s has to think again: %s", live.row.id, error)
            await asyncio.sleep(0.5)
            asyncio.get_running_loop().call_soon(self.wake, live)

    async def move(self, live: LiveTable) -> None:
        """Decisions of bots: one that needs no thinking, or a slice of a worker's time. A quick bot
        gets through its turn in that, instead of waiting behind somebody's strong one before each
        of its decisions."""
        seat, version = live.bots_to_move()[0], live.version
        if action := self.bots.settled(live, seat):
            await self.decide(live, seat, version, action)
            return
        async with self.bots.queue.turn(account(live), live.row.id) as worker:
            until = time.monotonic() + SLICE
            while (asked := live.bots_to_move()) and self.presence.is_attended(live):
                seat, version = asked[0], live.version
                action = self.bots.settled(live, seat) or await self.bots.choose(
                    live, seat, self.metrics, worker
                )
                await self.decide(live, seat, version, action)
                if time.monotonic() > until:
                    break

    async def decide(self, live: LiveTable, seat: int, version: int, action: str) -> None:
        """Carry out a bot's decision. One that is already in the log is not made again."""
        overtaken = (
            version != live.version and live.since[seat] > version
        )  # taken back, or moved on while it thought
        if not overtaken and seat in live.bots_to_move():
            await self.ledger.change(
                live,
                Wanted(
                    "play",
                    seat,
                    [action],
                    uuid=f"bot-{version}-{seat}",
                    author="bot",
                    check=lambda: live.check_play(seat, [action], version),
                ),
            )

    def needs(self, live: LiveTable) -> bool:
        """Has something to happen at this table without anybody asking?"""
        if self.is_thinking(live):
            return True
        return bool(table_clocks.running(live)) or (
            bool(live.bots_to_move()) and self.presence.is_attended(live)
        )

    def forget(self, table: str) -> None:
        """The table leaves memory: its bots need not remember it."""
        self.thinking.pop(table, None)
        self.bots.drop(table)

    # Clocks

    def watch_clocks(self) -> None:
        """Whose time is up? A slow table is looked at again when something can have changed, and
        then shows whose clock stands still now."""
        now = self.clock.now()
        for live in self.tables.live.values():
            running = table_clocks.running(live)
            if not running or live.calm.holds(live.standing(), now):
                continue
            faces = table_clocks.faces(live, now)
            if faces is not None and clocks.run_out(faces, running):
                self.background.spawn(self.time_out(live))
            elif live.arranged.rhythms:
                self.calm_down(live, now)

    def calm_down(self, live: LiveTable, now: int) -> None:
        turning = live.calm.over(live.standing(), now)
        changes = [calendar.turns(rhythm, now) for rhythm in table_clocks.rhythms(live).values()]
        live.calm = Calm(
            live.standing(),
            now,
            [at for at in (*changes, *table_clocks.ends(live, now).values()) if at],
        )
        if turning:
            live.news += 1
            self.tables.changed(live)

    async def time_out(self, live: LiveTable) -> None:
        """A bot sits in for everybody whose time is up. In a tournament their game is lost."""

        def edit(row: TableRow, seats: list[SeatRow]) -> None:
            faces = table_clocks.faces(live, self.clock.now())
            if faces is not None:
                for seat in clocks.run_out(faces, table_clocks.running(live)):
                    seats[seat].away = 1
                row.faces = write_json(faces).decode()
                if row.deal and any(chair.away for chair in seats):
                    row.status, row.busy, row.to_act, row.proposal = CLOSED, 0, "", ""

        try:
            if await self.keeps(live):
                await self.ledger.revise(live, edit)
        except StoreDown as error:
            log.error("%s", error)


def account(live: LiveTable) -> str:
    """The person for whom the bots of a table think: its host, or whoever plays there."""
    return live.row.host or next(
        (chair.person for chair in live.seats if chair.person), live.row.id
    )
