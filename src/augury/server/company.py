"""Who is connected to a table, process by process."""

from __future__ import annotations

import time

import msgspec

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
        return [process for process, heard in self.heard.items() if heard < limit]

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
