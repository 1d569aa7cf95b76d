"""Who looks at a table, here and at the other processes.

Every process tells the others how it stands at a table whenever that changes, always the whole of
it and in order, so that what was told last is true. One that begins to listen asks everybody; one
that has been silent for a while is forgotten, with everybody connected to it.
"""

from __future__ import annotations

import asyncio
import logging
import time

from augury.server.background import Background
from augury.server.company import Company, Elsewhere, read_company
from augury.server.hub import Hub, Viewer
from augury.server.live_table import LiveTable
from augury.server.store.base import Db, Store, StoreDown
from augury.server.store.schema import PERSON
from augury.server.tables import Tables

log = logging.getLogger("augury.house")

# seconds for which somebody who asked for a table by a plain request is taken to look at it
GLANCE = 60.0


class Presence:
    """Joins the viewers of this process and what the others tell of theirs."""

    def __init__(
        self, name: str, store: Store, tables: Tables, hub: Hub, background: Background
    ) -> None:
        self.name = name  # of this process
        self.store = store
        self.tables = tables
        self.hub = hub
        self.background = background
        self.elsewhere = Elsewhere()
        self.untold: set[str] = set()  # tables whose company the other processes have to be told
        self.telling = asyncio.Lock()
        self.glances: dict[str, float] = {}  # by table: until when

    # Coming and going

    def come(self, live: LiveTable, viewer: Viewer) -> None:
        self.hub.come(live.row.id, viewer)
        self.changed(live)

    def go(self, live: LiveTable, viewer: Viewer) -> None:
        self.hub.go(live.row.id, viewer)
        self.changed(live)

    def glance(self, live: LiveTable) -> None:
        """Somebody looks at the table by a plain request; the process that keeps it has to know."""
        if self.glances.get(live.row.id, 0.0) < time.monotonic() + GLANCE / 2:
            self.heard_glance(live)
            if not self.store.alone and live.bots_to_move():
                self.background.spawn(self.tell_glance(live.row.id))

    def heard_glance(self, live: LiveTable) -> None:
        now = time.monotonic()
        self.glances = {table: until for table, until in self.glances.items() if until > now}
        self.glances[live.row.id] = now + GLANCE
        self.tables.changed(live)

    # How it stands

    def here(self, live: LiveTable) -> Company:
        held = [live.seats_of(viewer.person_id) for viewer in self.hub.at(live.row.id)]
        return Company(
            tuple(sorted({seat for seats in held for seat in seats})),
            sum(not seats for seats in held),
        )

    def company(self, live: LiveTable) -> Company:
        """Everybody who is connected, wherever."""
        here, table = self.here(live), live.row.id
        return Company(
            tuple(sorted({*here.seats, *self.elsewhere.seats(table)})),
            here.spectators + self.elsewhere.spectators(table),
        )

    def is_there(self, live: LiveTable, person: str) -> bool:
        """Is a player of the table connected, wherever?"""
        here = any(viewer.person_id == person for viewer in self.hub.at(live.row.id))
        return here or not self.elsewhere.seats(live.row.id).isdisjoint(live.seats_of(person))

    def is_attended(self, live: LiveTable) -> bool:
        """Does a person sit here or look on? Bots do not play for themselves alone."""
        return (
            any(chair.kind == PERSON and not chair.away for chair in live.seats)
            or bool(self.hub.at(live.row.id))
            or bool(self.elsewhere.tables.get(live.row.id))
            or self.glances.get(live.row.id, 0.0) > time.monotonic()
        )

    # Telling the others

    def changed(self, live: LiveTable) -> None:
        """Somebody came or went here."""
        self.show([live.row.id])
        if not self.store.alone and not self.background.stopping:
            self.untold.add(live.row.id)
            self.background.spawn(self.tell())

    async def tell(self) -> None:
        """One at a time, so that the others hear it in order."""
        async with self.telling:
            tables, self.untold = self.untold, set()
            texts = [
                f"presence {table} {self.name} {self.company_at(table).words()}" for table in tables
            ]
            try:
                await self.send(texts)
            except StoreDown as error:
                log.error("%s", error)
                self.untold |= tables  # next time

    def company_at(self, table: str) -> Company:
        live = self.tables.live.get(table)
        return Company() if live is None else self.here(live)

    def ask(self) -> None:
        """Who is there? Everybody answers."""
        self.background.spawn(self._ask())

    async def _ask(self) -> None:
        try:
            await self.send(["who"])
        except StoreDown as error:
            log.error("%s", error)  # whoever listens again asks again

    async def tell_glance(self, table: str) -> None:
        """Somebody looked at a table by a plain request: whoever keeps it may let its bots play."""
        try:
            await self.send([f"glance {table}"])
        except StoreDown as error:
            log.error("%s", error)  # whoever looks again is told of again

    async def send(self, texts: list[str]) -> None:
        def work(db: Db) -> None:
            for text in texts:
                db.notify(text)

        if texts:
            await self.store.write(work)

    # Hearing from them

    def hear(self, kind: str, rest: str) -> None:
        """Another process speaks of itself: who is connected there, that it wants to know, that it
        is alive, that it goes."""
        if kind == "presence":
            table, process, words = rest.split(" ", 2)
            self.elsewhere.note(table, process, read_company(words))
            self.show([table])
        elif kind == "who":
            self.untold |= set(self.hub.tables)
            self.background.spawn(self.tell())
        elif kind == "alive" and self.elsewhere.is_new(rest):
            self.ask()
        elif kind == "glance":
            live = self.tables.live.get(rest)
            if live is not None:
                self.heard_glance(live)
        elif kind == "gone":
            self.show(self.elsewhere.forget(rest))

    async def keep(self) -> None:
        """Once in a while: tell what could not be told, and forget processes that have died."""
        await self.tell()
        for process in self.elsewhere.silent():
            self.show(self.elsewhere.forget(process))

    def show(self, tables: list[str]) -> None:
        for live in (self.tables.live[table] for table in tables if table in self.tables.live):
            live.news += 1
            self.tables.changed(live)
