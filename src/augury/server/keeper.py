"""What has to happen at a table without anybody asking: bots move, clocks run out. With several processes, one of them does it."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from augury.core.errors import AuguryError
from augury.server import clocks
from augury.server.bots import BotPool
from augury.server.clock import now
from augury.server.live_table import LiveTable
from augury.server.store import rows
from augury.server.store.base import StoreDown
from augury.server.store.schema import PERSON, SeatRow, TableRow
from augury.server.wire import write_json

if TYPE_CHECKING:
    from augury.server.house import House

log = logging.getLogger("augury.house")

GLANCE = 60.0  # seconds for which somebody who asked for a table by a plain request is taken to look at it
SLICE = 0.25  # seconds for which a table may keep a worker for further decisions
LEASE = 8_000  # milliseconds for which a process keeps a table; renewed with every heartbeat


class Keeper:
    def __init__(self, house: House) -> None:
        self.house = house
        self.bots = BotPool(house.settings)
        self.glances: dict[str, float] = {}  # by table: until when

    async def keeps(self, live: LiveTable) -> bool:
        """Is it this process that keeps the table?"""
        store, name, moment = self.house.store, self.house.name, now()
        return store.alone or await store.write(
            lambda db: rows.keep(db, live.row.id, name, moment, moment + LEASE)
        )

    async def adopt(self) -> None:
        """Tables whose process has gone, and bots that could not be woken."""
        for live in list(self.house.live_tables.values()):
            self.wake(live)
        if not self.house.store.alone:
            for table in await self.house.store.read(lambda db: rows.unkept(db, now())):
                orphan = await self.house.try_table(table)
                if orphan is not None:
                    self.wake(orphan)

    # Bots

    def wake(self, live: LiveTable) -> None:
        """If a bot has to move, let it think."""
        if (
            self.house.stopping
            or not live.bots_to_move()
            or not self.is_attended(live)
            or (live.thinking is not None and not live.thinking.done())
        ):
            return
        live.thinking = asyncio.ensure_future(self.think(live))
        live.thinking.add_done_callback(self.house.ended)

    async def think(self, live: LiveTable) -> None:
        """Decide for the bots until a person is asked."""
        try:
            if await self.keeps(live):
                while live.bots_to_move() and self.is_attended(live):
                    await self.move(live)
        except (StoreDown, AuguryError) as error:
            log.warning("a bot at table %s has to think again: %s", live.row.id, error)
            await asyncio.sleep(0.5)
            asyncio.get_running_loop().call_soon(self.wake, live)

    def is_attended(self, live: LiveTable) -> bool:
        """Does a person sit here or look on? Bots do not play for themselves alone."""
        seen = self.house.presence
        return (
            any(chair.kind == PERSON and not chair.away for chair in live.seats)
            or bool(live.viewers)
            or bool(seen.elsewhere.tables.get(live.row.id))
            or self.glances.get(live.row.id, 0.0) > time.monotonic()
        )

    def glance(self, live: LiveTable) -> None:
        """Somebody looks at the table by a plain request; the process that keeps it has to know."""
        if self.glances.get(live.row.id, 0.0) < time.monotonic() + GLANCE / 2:
            self.heard_glance(live)
            if not self.house.store.alone and live.bots_to_move():
                self.house.spawn(self.house.presence.tell_glance(live.row.id))

    def heard_glance(self, live: LiveTable) -> None:
        moment = time.monotonic()
        self.glances = {table: until for table, until in self.glances.items() if until > moment}
        self.glances[live.row.id] = moment + GLANCE
        self.wake(live)

    async def move(self, live: LiveTable) -> None:
        """Decisions of bots: one that needs no thinking, or a slice of a worker's time. A quick bot gets through its
        turn in that, instead of waiting behind somebody's strong one before each of its decisions."""
        seat, version = live.bots_to_move()[0], live.version
        if action := self.bots.settled(live, seat):
            await self.decide(live, seat, version, action)
            return
        async with self.bots.queue.turn(account(live), live.row.id) as worker:
            until = time.monotonic() + SLICE
            while (asked := live.bots_to_move()) and self.is_attended(live):
                seat, version = asked[0], live.version
                action = self.bots.settled(live, seat) or await self.bots.choose(
                    live, seat, self.house.metrics, worker
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
            await self.house.change(
                live,
                "play",
                seat,
                [action],
                uuid=f"bot-{version}-{seat}",
                author="bot",
                check=lambda: live.check_play(seat, [action], version),
            )

    def needs(self, live: LiveTable) -> bool:
        """Has something to happen at this table without anybody asking?"""
        if live.thinking is not None and not live.thinking.done():
            return True
        return bool(live.running_clocks()) or (bool(live.bots_to_move()) and self.is_attended(live))

    # Clocks

    def watch_clocks(self) -> None:
        moment = now()
        for live in self.house.live_tables.values():
            running = live.running_clocks()
            faces = live.faces(moment) if running else None
            if faces is not None and clocks.run_out(faces, running):
                self.house.spawn(self.time_out(live))

    async def time_out(self, live: LiveTable) -> None:
        """A bot sits in for everybody whose time is up."""

        def edit(row: TableRow, seats: list[SeatRow]) -> None:
            faces = live.faces(now())
            if faces is not None:
                for seat in clocks.run_out(faces, live.running_clocks()):
                    seats[seat].away = 1
                row.faces = write_json(faces).decode()

        try:
            if await self.keeps(live):
                await self.house.revise(live, edit)
        except StoreDown as error:
            log.error("%s", error)


def account(live: LiveTable) -> str:
    """The person for whom the bots of a table think: its host, or whoever plays there."""
    return live.row.host or next(
        (chair.person for chair in live.seats if chair.person), live.row.id
    )
