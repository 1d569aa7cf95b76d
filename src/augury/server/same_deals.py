"""A finished game's deal, played again by bots of all levels from one of its seats.

The bots of the table keep their seats and their levels; where other people sat, bots of the level
of daily deals do. Every stretch is on disk as soon as it is there, so that a server that is stopped
goes on where it was when somebody looks again. When nobody has looked for a while, the work rests.
"""

from __future__ import annotations

import asyncio
import logging
import time

from augury.bots.levels import NUMBERS
from augury.bots.same_deal import Place
from augury.core.daily import LEVEL
from augury.server import records
from augury.server.analysts import Analysts
from augury.server.background import Background
from augury.server.bot_runs import run_of
from augury.server.clock import Clock
from augury.server.live_table import LiveTable
from augury.server.refusals import Refusal
from augury.server.store import rows
from augury.server.store.base import Store, StoreDown
from augury.server.store.schema import BOT, DealBot
from augury.server.wire import write_json

log = logging.getLogger("augury.analysis")

PATIENCE = 20.0  # seconds for which bots play on when nobody asks any more
MOST_NOTED = 256  # seats of which it is known when somebody asked


def place_of(live: LiveTable, seat: int) -> Place:
    """A seat of a game, before its first decision."""
    levels = [chair.level if chair.kind == BOT else LEVEL for chair in live.seats]
    return Place(records.copy_of(live.engine.record, 0), seat, tuple(levels))


class SameDeals:
    """Lets bots begin, and go on while somebody looks."""

    def __init__(
        self, store: Store, analysts: Analysts, background: Background, clock: Clock
    ) -> None:
        self.store = store
        self.analysts = analysts
        self.background = background
        self.clock = clock
        self.working: dict[tuple[str, int], asyncio.Task[None]] = {}  # by table and seat
        self.looked: dict[tuple[str, int], float] = {}  # when somebody last asked

    async def find(self, live: LiveTable, seat: int) -> list[DealBot]:
        """As far as the bots have played; nothing if nobody has asked them to."""
        table = live.row.id
        return await self.store.read(lambda db: rows.deal_bots(db, table, seat))

    async def begin(self, live: LiveTable, seat: int, person: str, address: str) -> None:
        """Somebody wants to know; the first to ask makes the bots begin."""
        self.analysts.check_open()
        row = DealBot(live.row.id, seat, NUMBERS[0], "[]")
        await self.store.write(lambda db: rows.begin_deal_bots(db, row))
        self.look(live, seat, await self.find(live, seat), person, address)

    def look(
        self, live: LiveTable, seat: int, found: list[DealBot], person: str, address: str
    ) -> None:
        """Somebody looks: the bots go on if there is something left to play."""
        key = (live.row.id, seat)
        if not found or done(found) or not self.analysts.places:
            return
        self.looked.pop(key, None)
        self.looked[key] = time.monotonic()
        while len(self.looked) > MOST_NOTED:
            self.looked.pop(next(iter(self.looked)))
        if not self.is_working(*key) and not self.background.stopping:
            work = self.play(key, place_of(live, seat), found, person, address)
            self.working[key] = self.background.spawn(work)

    def is_working(self, table: str, seat: int) -> bool:
        task = self.working.get((table, seat))
        return task is not None and not task.done()

    def is_wanted(self, key: tuple[str, int]) -> bool:
        return time.monotonic() - self.looked.get(key, -PATIENCE) < PATIENCE

    async def play(
        self, key: tuple[str, int], place: Place, found: list[DealBot], person: str, address: str
    ) -> None:
        """One level after the other, on the account of whoever asked."""
        known = {row.level: row for row in found}
        try:
            for level in NUMBERS:
                row = known.get(level) or DealBot(*key, level, "[]")
                while not row.ended:
                    if not self.is_wanted(key):
                        return
                    row = await self.stretch(place, row, person, address)
        except Refusal as refusal:
            if refusal.code != "too-many":
                log.error("bots rest at the deal of table %s: %s", key[0], refusal.reason.key)
        except StoreDown as error:
            log.error("bots rest at the deal of table %s: %s", key[0], error.operator)
        finally:
            self.working.pop(key, None)

    async def stretch(self, place: Place, row: DealBot, person: str, address: str) -> DealBot:
        """Play a bot's game a little further, and keep that."""
        run = run_of(place, row.level, row.actions)
        actions, found = await self.analysts.ask(person, run, address)
        row = DealBot(row.table_id, row.seat, row.level, write_json(actions).decode())
        if found is not None:
            row.ended = self.clock.now()
            row.points, row.other, row.place = found.points, found.other, found.place
        await self.store.write(lambda db: rows.save_deal_bot(db, row))
        return row


def done(found: list[DealBot]) -> bool:
    return {row.level for row in found if row.ended} >= set(NUMBERS)
