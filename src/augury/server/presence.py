"""Who looks at a table, here and at the other processes.

Every process tells the others how it stands at a table whenever that changes, always the whole of it and in order, so that what was told
last is true. One that begins to listen asks everybody; one that has been silent for a while is forgotten, with everybody connected to it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

import msgspec

from augury.server.store.base import Db, StoreDown

if TYPE_CHECKING:
    from augury.server.house import House
    from augury.server.live_table import LiveTable

log = logging.getLogger("augury.house")

SILENT = 15.0  # seconds; a process says at least every three that it is alive


class Company(msgspec.Struct, frozen=True):
    """Who is connected at one process."""

    seats: tuple[int, ...] = ()
    spectators: int = 0

    def words(self) -> str:
        return f"{self.spectators} {','.join(map(str, self.seats))}"


def read_company(words: str) -> Company:
    count, _, seats = words.partition(" ")
    return Company(tuple(int(seat) for seat in seats.split(",") if seat), int(count))


class Elsewhere:
    """What this process knows of the others."""

    def __init__(self) -> None:
        self.tables: dict[str, dict[str, Company]] = {}  # by table and process
        self.heard: dict[str, float] = {}  # when each process last said something

    def note(self, table: str, process: str, company: Company) -> None:
        self.heard[process] = time.monotonic()
        known = self.tables.setdefault(table, {})
        known[process] = company
        if company == Company():
            self._drop(table, process)

    def is_new(self, process: str) -> bool:
        """It says that it is alive: have we not heard of it, or forgotten it?"""
        new = process not in self.heard
        self.heard[process] = time.monotonic()
        return new

    def silent(self) -> list[str]:
        limit = time.monotonic() - SILENT
        return [process for process, moment in self.heard.items() if moment < limit]

    def forget(self, process: str) -> list[str]:
        """The process has gone; returns the tables where somebody was connected to it."""
        self.heard.pop(process, None)
        left = [table for table, known in self.tables.items() if process in known]
        for table in left:
            self._drop(table, process)
        return left

    def _drop(self, table: str, process: str) -> None:
        known = self.tables[table]
        del known[process]
        if not known:
            del self.tables[table]

    def seats(self, table: str) -> set[int]:
        return {seat for company in self.tables.get(table, {}).values() for seat in company.seats}

    def spectators(self, table: str) -> int:
        return sum(company.spectators for company in self.tables.get(table, {}).values())


class Presence:
    def __init__(self, house: House) -> None:
        self.house = house
        self.elsewhere = Elsewhere()
        self.untold: set[str] = set()  # tables whose company the other processes have to be told
        self.telling = asyncio.Lock()

    # How it stands

    def here(self, live: LiveTable) -> Company:
        held = [live.seats_of(viewer.person.id) for viewer in live.viewers]
        return Company(
            tuple(sorted({seat for seats in held for seat in seats})),
            sum(not seats for seats in held),
        )

    def seats(self, live: LiveTable) -> set[int]:
        """Seats whose person is connected."""
        return {*self.here(live).seats, *self.elsewhere.seats(live.row.id)}

    def people(self, live: LiveTable) -> set[str]:
        """The persons on those seats."""
        return {live.seats[seat].person for seat in self.seats(live)}

    def spectators(self, live: LiveTable) -> int:
        return self.here(live).spectators + self.elsewhere.spectators(live.row.id)

    # Telling the others

    def changed(self, live: LiveTable) -> None:
        """Somebody came or went here."""
        self.show([live.row.id])
        if not self.house.store.alone and not self.house.stopping:
            self.untold.add(live.row.id)
            self.house.spawn(self.tell())

    async def tell(self) -> None:
        """One at a time, so that the others hear it in order."""
        async with self.telling:
            tables, self.untold = self.untold, set()
            texts = [
                f"presence {table} {self.house.name} {self.company_at(table).words()}"
                for table in tables
            ]
            try:
                await self.send(texts)
            except StoreDown as error:
                log.error("%s", error)
                self.untold |= tables  # next time

    def company_at(self, table: str) -> Company:
        live = self.house.live_tables.get(table)
        return Company() if live is None else self.here(live)

    def ask(self) -> None:
        """Who is there? Everybody answers."""
        self.house.spawn(self._ask())

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
            await self.house.store.write(work)

    # Hearing from them

    def hear(self, kind: str, rest: str) -> None:
        """Another process speaks of itself: who is connected there, that it wants to know, that it is alive, that it goes."""
        if kind == "presence":
            table, process, words = rest.split(" ", 2)
            self.elsewhere.note(table, process, read_company(words))
            self.show([table])
        elif kind == "who":
            self.untold |= {live.row.id for live in self.house.live_tables.values() if live.viewers}
            self.house.spawn(self.tell())
        elif kind == "alive" and self.elsewhere.is_new(rest):
            self.ask()
        elif kind == "glance":
            live = self.house.live_tables.get(rest)
            if live is not None:
                self.house.keeper.heard_glance(live)
        elif kind == "gone":
            self.show(self.elsewhere.forget(rest))

    async def keep(self) -> None:
        """Once in a while: tell what could not be told, and forget processes that have died."""
        await self.tell()
        for process in self.elsewhere.silent():
            self.show(self.elsewhere.forget(process))

    def show(self, tables: list[str]) -> None:
        for live in (
            self.house.live_tables[table] for table in tables if table in self.house.live_tables
        ):
            live.news += 1
            self.house.show(live)
            self.house.keeper.wake(live)
