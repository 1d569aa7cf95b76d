"""Answers for people who do not look: what they have prepared, and what leaves them no choice. With
several processes, the one that keeps the table gives them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import msgspec

from augury.core.errors import AuguryError
from augury.server import prepared, table_clocks
from augury.server.arranged import is_slow
from augury.server.background import Background
from augury.server.clock import Clock
from augury.server.keeper import Keeper
from augury.server.ledger import Ledger, Wanted
from augury.server.live_table import LiveTable
from augury.server.store import rows
from augury.server.store.base import Store, StoreDown
from augury.server.store.schema import PreparedRow
from augury.server.tables import Tables

log = logging.getLogger("augury.house")

AGAIN = 2_000  # milliseconds until what could not be done is tried again


class Answering:
    """Gives the answers that people have left, one table at a time."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        ledger: Ledger,
        keeper: Keeper,
        background: Background,
        clock: Clock,
    ) -> None:
        self.store = store
        self.tables = tables
        self.ledger = ledger
        self.keeper = keeper
        self.background = background
        self.clock = clock
        self.at_work: dict[str, asyncio.Task[None]] = {}  # by table
        self.asked: dict[str, int] = {}  # by answer that fits: since when
        self.waiting: dict[str, int] = {}  # by table: when to look again
        self.watched = 0
        self.dropped: Callable[[LiveTable, int], None] = lambda live, seat: None

    def hear(self, live: LiveTable) -> None:
        """Something is new at a table."""
        table, working = live.row.id, self.at_work.get(live.row.id)
        if self.background.stopping or (working is not None and not working.done()):
            return
        self.at_work.pop(table, None)
        self.waiting.pop(table, None)
        if self.has_work(live):
            self.at_work[table] = self.background.spawn(self.answer(live))
        else:
            self.note_time(live)

    def note_time(self, live: LiveTable) -> None:
        """When to look again, if nothing happens at the table."""
        if due := [at for row in counting(live) if (at := self.due(live, row))]:
            self.waiting[live.row.id] = min(due)

    def watch(self) -> None:
        """Every second: answers whose time has come."""
        now = self.clock.now()
        if now < self.watched:  # somebody has put the clock back
            self.asked.clear()
            self.waiting = dict.fromkeys(self.waiting, now)
        self.watched = now
        for table in [table for table, due in self.waiting.items() if due <= now]:
            del self.waiting[table]
            if table in self.tables.live:
                self.hear(self.tables.live[table])

    def has_work(self, live: LiveTable) -> bool:
        now = self.clock.now()
        return any(prepared.forced(live, seat) for seat in live.legal) or any(
            prepared.given(live, row) or self.fails(live, row) or 0 < self.due(live, row) <= now
            for row in counting(live)
        )

    def fails(self, live: LiveTable, row: PreparedRow) -> bool:
        """The seat is asked, and nothing it prepared fits; or something else was decided."""
        if prepared.strange(live, row):
            return True
        return prepared.is_asked(live, row.seat) and not (
            prepared.fitting(live, row) or prepared.forced(live, row.seat)
        )

    def due(self, live: LiveTable, row: PreparedRow) -> int:
        """When the answer is to be given; 0 = none fits. Not at once: others shall not see that
        nobody had to think. But in time."""
        if not prepared.fitting(live, row):
            return 0
        now, wait = self.clock.now(), prepared.pause(row, slow=is_slow(live.row))
        asked = self.asked.setdefault(prepared.uuid_of(row), max(live.row.changed, row.created))
        faces = table_clocks.faces(live, now)
        if faces is not None:
            face = faces.faces[row.seat]
            wait = min(wait, (face.main + face.move) // 2)
        return asked + wait

    async def answer(self, live: LiveTable) -> None:
        """Everything that is to be answered now."""
        try:
            if await self.keeper.keeps(live):
                while self.has_work(live):
                    await self.answer_once(live)
                self.note_time(live)
                return
        except (StoreDown, AuguryError) as error:
            log.warning("an answer at table %s has to wait: %s", live.row.id, error)
        self.waiting[live.row.id] = self.clock.now() + AGAIN

    async def answer_once(self, live: LiveTable) -> None:
        for row in counting(live):
            if prepared.given(live, row):
                await self.step_on(live, row)
            elif self.fails(live, row):
                await self.drop(live, row)
            elif 0 < self.due(live, row) <= self.clock.now():
                action = prepared.fitting(live, row)
                await self.decide(live, row.seat, action, prepared.uuid_of(row))
                await self.step_on(live, row)
        for seat in sorted(live.legal):
            if action := prepared.forced(live, seat):
                uuid = f"{prepared.FORCED}{live.version + 1}-{seat}"
                await self.decide(live, seat, action, uuid)

    async def decide(self, live: LiveTable, seat: int, action: str, uuid: str) -> None:
        version = live.version
        await self.ledger.change(
            live,
            Wanted(
                "play",
                seat,
                [action],
                uuid=uuid,
                author=live.seats[seat].person,
                check=lambda: live.check_play(seat, [action], version),
            ),
        )

    async def step_on(self, live: LiveTable, row: PreparedRow) -> None:
        """Note that it was given."""
        self.asked.pop(prepared.uuid_of(row), None)
        await self.note(
            live,
            msgspec.structs.replace(
                row,
                step=row.step + 1,
                mark=prepared.mark(live, row.seat),
                decided=live.decided[row.seat],
            ),
        )

    async def drop(self, live: LiveTable, row: PreparedRow) -> None:
        """Nothing of it counts any more, and the person is told."""
        self.asked.pop(prepared.uuid_of(row), None)
        why = prepared.ended(live, row) or "other"
        await self.note(live, msgspec.structs.replace(row, dropped=why))
        if why != "self" and row.seat in live.legal:
            self.dropped(live, row.seat)

    async def note(self, live: LiveTable, row: PreparedRow) -> None:
        done = row.kind == "once" and row.step >= len(prepared.answers(row)) and not row.dropped
        if done:
            await self.store.write(lambda db: rows.forget_prepared(db, row.table_id, row.seat))
        else:
            await self.store.write(lambda db: rows.step_on(db, row))
        known = live.arranged.prepared.get(row.seat)
        if known is not None and known.id == row.id:
            if done:
                del live.arranged.prepared[row.seat]
            else:
                live.arranged.prepared[row.seat] = row


def counting(live: LiveTable) -> list[PreparedRow]:
    """What seats have prepared, as far as it still counts."""
    return [row for row in live.arranged.prepared.values() if not row.dropped]
