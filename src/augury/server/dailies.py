"""Deals of the day on the server: what came of a try, and what bots make of the same deal."""

from __future__ import annotations

import datetime
import logging

from augury.bots.daily import place_of
from augury.bots.levels import NUMBERS
from augury.core import daily
from augury.core.daily import Deal
from augury.server.analysts import Analysts
from augury.server.background import Background
from augury.server.bot_runs import outcome, run_of
from augury.server.clock import Clock
from augury.server.live_table import LiveTable
from augury.server.refusals import Refusal
from augury.server.store import rows
from augury.server.store.base import Store, StoreDown
from augury.server.store.schema import OVER, PERSON, DailyBot, DailyTry
from augury.server.wire import write_json

log = logging.getLogger("augury.daily")

COUNTS, FREE = "counts", "free"


def today(clock: Clock) -> datetime.date:
    """The day in UTC: the same everywhere."""
    return datetime.datetime.fromtimestamp(clock.now() / 1000, datetime.UTC).date()


def mark(deal: Deal, counts: bool) -> str:
    """What a table of the deal is noted with."""
    return f"{deal.day.isoformat()} {deal.name} {COUNTS if counts else FREE}"


class Dailies:
    """Notes results, and lets bots play the deals that somebody has finished."""

    def __init__(
        self, store: Store, analysts: Analysts, background: Background, clock: Clock
    ) -> None:
        self.store = store
        self.analysts = analysts
        self.background = background
        self.clock = clock
        self.playing: set[tuple[str, str]] = set()  # deals that bots are at

    # Tries

    def hear(self, live: LiveTable) -> None:
        """Something changed at a table; if that was a try that counts, it may be over."""
        if live.counts() and live.row.status == OVER and not self.background.stopping:
            self.background.spawn(self.note(live))

    async def note(self, live: LiveTable) -> None:
        """Write down what came of a try. Once is enough; more often does no harm."""
        deal = daily.noted(live.row.daily)
        chair = live.seats[deal.seat]
        if chair.kind != PERSON:
            return
        found = outcome(deal.seat, live.engine.record)
        row = DailyTry(
            deal.day.isoformat(),
            deal.name,
            chair.person,
            live.row.id,
            0,
            max(1, live.row.changed),
            found.points,
            found.other,
            found.place,
            write_json(found.curve).decode(),
        )
        try:
            await self.store.write(lambda db: rows.end_daily_try(db, row))
        except StoreDown as error:
            log.warning("a result of the day has to be noted later: %s", error)

    # Bots

    def think(self, deal: Deal) -> None:
        """Let bots of all levels play the deal, unless they have or are at it."""
        key = (deal.day.isoformat(), deal.name)
        if self.analysts.places and key not in self.playing and not self.background.stopping:
            self.playing.add(key)
            self.background.spawn(self.play(deal))

    async def play(self, deal: Deal) -> None:
        day, name = deal.day.isoformat(), deal.name
        try:
            kept = await self.store.read(lambda db: rows.daily_bots(db, day, name))
            known = {row.level: row for row in kept}
            for level in NUMBERS:
                row = known.get(level) or DailyBot(day, name, level, "[]")
                while not row.ended:
                    row = await self.stretch(deal, row)
        except (StoreDown, Refusal) as error:
            log.warning("bots go on with the deal of the day later: %s", error)
        finally:
            self.playing.discard((day, name))

    async def stretch(self, deal: Deal, row: DailyBot) -> DailyBot:
        """Play a bot's game a little further, and keep that."""
        run = run_of(place_of(deal), row.level, row.actions)
        actions, found = await self.analysts.ask("", run)
        row = DailyBot(row.day, row.deal, row.level, write_json(actions).decode())
        if found is not None:
            row.ended = self.clock.now()
            row.points, row.other, row.place = found.points, found.other, found.place
            row.curve = write_json(found.curve).decode()
        await self.store.write(lambda db: rows.save_daily_bot(db, row))
        return row
