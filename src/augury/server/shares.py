"""What one person, or one address, may have of the server at the same time: tables, sockets,
replays.

The numbers are in the settings; 0 means any number, and without rate limits there are none of these
either. One address may hold as much as a few people, so that a family or a club behind one router
is not in its own way.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import TypeVar

from augury.server.clock import Clock
from augury.server.refusals import Refusal
from augury.server.settings import Settings
from augury.server.store import rows
from augury.server.store.base import Db, Store
from augury.server.store.schema import PLAYING, WAITING

T = TypeVar("T")
# milliseconds; a table that nobody touched for so long costs nothing and does not count
A_DAY = 86_400_000
REPLAYS = 2  # at the same time, for everybody together
MOST_NOTED = 1000  # tables of an address


class Shares:
    """Counts what everybody has, and refuses more."""

    def __init__(self, settings: Settings, store: Store, clock: Clock) -> None:
        self.settings = settings
        self.store = store
        self.clock = clock
        self.held: Counter[tuple[str, str]] = Counter()  # by what and whose
        self.made: dict[str, list[str]] = {}  # by address: tables, since this process began
        self.replays = ThreadPoolExecutor(REPLAYS, thread_name_prefix="augury-replay")

    def close(self) -> None:
        self.replays.shutdown(wait=False, cancel_futures=True)

    def most(self, share: int) -> int:
        return share if self.settings.rate_limit > 0 else 0

    # Tables

    async def check_tables(self, person: str, address: str, status: str) -> None:
        """Refuse a new table to somebody who has too many that wait or are played."""
        caps = {WAITING: self.settings.most_open_tables, PLAYING: self.settings.most_tables}
        most = self.most(caps[status])
        if not most:
            return
        since, made = self.clock.now() - A_DAY, self.made.get(address, [])

        def work(db: Db) -> tuple[int, list[str]]:
            return rows.hosted(db, person, status, since), rows.lively(db, made, since)

        own, self.made[address] = await self.store.read(work)
        if own >= most:
            raise too_many_tables("person", own, status)
        if len(self.made[address]) >= most * self.settings.address_share > 0:
            raise too_many_tables("network", len(self.made[address]), status)

    def note_table(self, address: str, table: str) -> None:
        self.made.setdefault(address, []).append(table)
        del self.made[address][:-MOST_NOTED]

    # Sockets and replays

    @contextmanager
    def hold(
        self, what: str, person: str, address: str, share: int, refusal: str
    ) -> Iterator[None]:
        """One more of something, as long as this lasts; without an address, none is charged."""
        most = self.most(share)
        keys = {(what, person): most}
        if address:
            keys[what, address] = most * self.settings.address_share
        for key, limit in keys.items():
            if self.held[key] >= limit > 0:
                raise Refusal(429, "too-many", refusal)
        self.held.update(keys.keys())
        try:
            yield
        finally:
            for key in keys:
                self.held[key] -= 1
                if not self.held[key]:
                    del self.held[key]

    @contextmanager
    def socket(self, person: str, address: str) -> Iterator[None]:
        with self.hold("socket", person, address, self.settings.most_sockets, "many-windows"):
            yield

    async def replay(self, person: str, address: str, work: Callable[[], T]) -> T:
        """Something that replays a game, in one of the few threads for that."""
        with self.hold("replay", person, address, self.settings.most_analyses, "many-replays"):
            return await asyncio.get_running_loop().run_in_executor(self.replays, work)


def too_many_tables(who: str, count: int, status: str) -> Refusal:
    doing = "waiting" if status == WAITING else "playing"
    return Refusal(409, "too-many", "many-tables", who=who, count=count, doing=doing)
