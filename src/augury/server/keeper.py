"""What has to happen at a table without anybody asking: bots move, clocks run out. With several processes, one of them does it."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from augury.core.errors import AuguryError
from augury.server import clocks
from augury.server.bots import BotPool
from augury.server.store import StoreDown, rows
from augury.server.store.rows import SeatRow, TableRow
from augury.server.tables import Sitting, now, write_json

if TYPE_CHECKING:
    from augury.server.house import House

log = logging.getLogger("augury.house")

LEASE = 8_000  # milliseconds for which a process keeps a table; renewed with every heartbeat


class Keeper:
    def __init__(self, house: House) -> None:
        self.house = house
        self.bots = BotPool(house.settings)

    async def keeps(self, sitting: Sitting) -> bool:
        """Is it this process that keeps the table?"""
        store, name, moment = self.house.store, self.house.name, now()
        return store.alone or await store.write(lambda db: rows.keep(db, sitting.row.id, name, moment, moment + LEASE))

    async def adopt(self) -> None:
        """Tables whose process has gone, and bots that could not be woken."""
        for sitting in list(self.house.sittings.values()):
            self.wake(sitting)
        if not self.house.store.alone:
            for table in await self.house.store.read(lambda db: rows.unkept(db, now())):
                orphan = await self.house.sitting(table)
                if orphan is not None:
                    self.wake(orphan)

    # Bots

    def wake(self, sitting: Sitting) -> None:
        """If a bot has to move, let it think."""
        if self.house.stopping or not sitting.bots_to_move() or (sitting.thinking is not None and not sitting.thinking.done()):
            return
        sitting.thinking = asyncio.ensure_future(self.think(sitting))
        sitting.thinking.add_done_callback(self.house.ended)

    async def think(self, sitting: Sitting) -> None:
        """Decide for the bots until a person is asked."""
        try:
            if await self.keeps(sitting):
                while sitting.bots_to_move():
                    await self.move(sitting)
        except (StoreDown, AuguryError) as error:
            log.warning("a bot at table %s has to think again: %s", sitting.row.id, error)
            await asyncio.sleep(0.5)
            asyncio.get_running_loop().call_soon(self.wake, sitting)

    async def move(self, sitting: Sitting) -> None:
        """One decision of a bot. One that is already in the log is not made again."""
        async with self.bots.slots:
            bots = sitting.bots_to_move()
            if not bots:
                return
            seat, version = bots[0], sitting.version
            action = await self.bots.choose(sitting, seat, self.house.metrics)
        overtaken = version != sitting.version and sitting.since[seat] > version  # taken back, or moved on while it thought
        if not overtaken and seat in sitting.bots_to_move():
            await self.house.change(
                sitting,
                "play",
                seat,
                [action],
                uuid=f"bot-{version}-{seat}",
                author="bot",
                check=lambda: sitting.check_play(seat, [action], version),
            )

    # Clocks

    def watch_clocks(self) -> None:
        moment = now()
        for sitting in self.house.sittings.values():
            running = sitting.running_clocks()
            faces = sitting.faces(moment) if running else None
            if faces is not None and clocks.run_out(faces, running):
                self.house.spawn(self.time_out(sitting))

    async def time_out(self, sitting: Sitting) -> None:
        """A bot sits in for everybody whose time is up."""

        def edit(row: TableRow, seats: list[SeatRow]) -> None:
            faces = sitting.faces(now())
            if faces is not None:
                for seat in clocks.run_out(faces, sitting.running_clocks()):
                    seats[seat].away = 1
                row.faces = write_json(faces).decode()

        try:
            if await self.keeps(sitting):
                await self.house.revise(sitting, edit)
        except StoreDown as error:
            log.error("%s", error)
