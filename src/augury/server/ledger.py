"""The ledger of changes: a wish is checked, written to disk, carried out in memory, and only then
told to anybody.

Who is told is in `listeners`, and for turns in `turns`; the ledger knows none of them.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Sequence
from typing import TypeAlias

import msgspec

from augury.core.errors import AuguryError, malformed
from augury.server import table_clocks
from augury.server.arranged import Arranged
from augury.server.arranged import read as read_arranged
from augury.server.background import Background
from augury.server.clock import Clock
from augury.server.live_table import LiveTable
from augury.server.metrics import Metrics
from augury.server.refusals import Refusal
from augury.server.store import rows
from augury.server.store.base import Conflict, Db, Store, StoreDown
from augury.server.store.schema import OVER, PLAYING, WAITING, Change, Entry, SeatRow, TableRow
from augury.server.tables import Tables
from augury.server.wire import actions_of, write_json

Edit: TypeAlias = Callable[[TableRow, list[SeatRow]], None]
Turns: TypeAlias = Callable[[LiveTable, Collection[int], str], None]

ATTEMPTS = 6  # how often a change is tried again because another process was faster


class Wanted(msgspec.Struct, frozen=True):
    """A change of a game as somebody wants it."""

    kind: str  # play, undo, back
    seat: int
    actions: list[str]
    uuid: str
    author: str
    check: Callable[[], list[int]]  # raises why it cannot be; returns who will be asked afterwards


class Ledger:
    """Writes changes of the game, and of a table's row and seats."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        background: Background,
        metrics: Metrics,
        clock: Clock,
        listeners: Sequence[Callable[[LiveTable], None]],
    ) -> None:
        self.store = store
        self.tables = tables
        self.background = background
        self.metrics = metrics
        self.clock = clock
        self.listeners = listeners  # told that there is something new at a table
        self.turns: list[Turns] = []  # told who was asked before, and who knows already
        self.foresee: Callable[[LiveTable], None] = lambda live: None  # while the disk is at work

    # Changes of the game

    async def change(self, live: LiveTable, wanted: Wanted) -> int:
        """Check, write, carry out. Returns the version that the wish made, also if it had been
        carried out before."""

        async def whole() -> int:
            async with live.lock:
                version = await self._change(live, wanted)
            self._tell(live)
            return version

        return await self.background.finish(whole())

    async def _change(self, live: LiveTable, wanted: Wanted) -> int:
        refusal: AuguryError | None = None
        for _ in range(ATTEMPTS):
            known = live.recent.get(wanted.uuid)
            if known is not None:
                return repeated(known, wanted)
            try:
                asked = wanted.check()
            except AuguryError as error:
                refusal = error
                older = await self._written(live, wanted)
                if older is not None:
                    await self.tables.catch_up(live)
                    return repeated(older, wanted)
                if self.store.alone or not await self.tables.catch_up(live):
                    raise
                continue
            try:
                await self._write(live, wanted, asked)
            except Conflict:
                await self.tables.catch_up(live)
                older = await self._written(live, wanted)
                if older is not None:
                    return repeated(older, wanted)
                continue
            return live.version
        raise refusal or too_busy()

    async def _written(self, live: LiveTable, wanted: Wanted) -> Change | None:
        """The change that this very wish has made before."""
        return await self.store.read(lambda db: rows.change_by_uuid(db, live.row.id, wanted.uuid))

    async def _write(self, live: LiveTable, wanted: Wanted, asked: list[int]) -> None:
        now = self.clock.now()
        actions = write_json(wanted.actions).decode()
        change = Change(
            live.row.id,
            live.version + 1,
            wanted.uuid,
            wanted.kind,
            wanted.seat,
            actions,
            wanted.author,
            now,
        )
        status = OVER if not asked and live.row.status == PLAYING else live.row.status
        faces = table_clocks.faces_after(live, asked, now)
        to_act = " ".join(map(str, asked))
        news = status != live.row.status
        busy = live.busy(asked)
        started = time.perf_counter()
        await self.store.append(
            Entry(change, live.row.revision, status, to_act, faces, int(busy), int(news)),
            lambda: self.foresee(live),
        )
        self.metrics.commit(time.perf_counter() - started)
        self.metrics.count(
            "augury_decisions_total", 'by="bot"' if wanted.author == "bot" else 'by="person"'
        )
        before = live.legal
        live.carry_out(change)
        row = live.row
        row.version, row.changed, row.status, row.to_act, row.faces, row.busy = (
            change.number,
            now,
            status,
            to_act,
            faces,
            int(busy),
        )
        if news:
            row.revision += 1
            live.news += 1
        self._tell_turns(live, before, "")

    # Changes of the row and the seats

    async def revise(self, live: LiveTable, edit: Edit, author: str = "") -> None:
        """Change the row and its seats together. `edit` gets copies and may refuse by raising. If
        it begins the game, all but the author are told."""

        async def whole() -> None:
            async with live.lock:
                before = live.row.status
                await self._revise(live, edit)
            if before == WAITING:
                self._tell_turns(live, (), author)
            self._tell(live)

        await self.background.finish(whole())

    async def _revise(self, live: LiveTable, edit: Edit) -> None:
        for _ in range(ATTEMPTS):
            row = msgspec.structs.replace(live.row)
            seats = [msgspec.structs.replace(chair) for chair in live.seats]
            try:
                edit(row, seats)
            except Refusal:
                if self.store.alone or not await self.tables.catch_up(live):
                    raise
                continue
            old = live.row
            row.revision += 1
            row.changed = self.clock.now()
            try:
                # awaited within the round
                arranged = await self.store.write(lambda db: revised(db, row, seats, old))  # noqa: B023
            except Conflict:
                await self.tables.catch_up(live)
                continue
            live.settle(row, seats)
            live.arranged = arranged
            live.seats_changed()
            return
        raise too_busy()

    def _tell(self, live: LiveTable) -> None:
        for listener in self.listeners:
            listener(live)

    def _tell_turns(self, live: LiveTable, before: Collection[int], author: str) -> None:
        for listener in self.turns:
            listener(live, before, author)


def revised(db: Db, row: TableRow, seats: list[SeatRow], old: TableRow) -> Arranged:
    """Write it; whoever sits there now may have arranged something."""
    rows.revise(db, row, seats, old)
    return read_arranged(db, row, seats)


def repeated(known: Change, wanted: Wanted) -> int:
    """The version that a wish made when it came first. The same uuid for another wish is a mistake
    that must not look like success."""
    before = (known.kind, known.seat, actions_of(known.actions))
    if before != (wanted.kind, wanted.seat, wanted.actions):
        raise malformed("uuid-used")
    return known.number


def too_busy() -> StoreDown:
    return StoreDown("The table is very busy.", key="table-busy")
