"""Tables that were set aside: why, and bringing them back once these rules can replay them."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from augury.core.errors import AuguryError
from augury.server.live_table import LiveTable
from augury.server.replays import replayed
from augury.server.store import rows
from augury.server.store.base import Db, Store
from augury.server.store.schema import OPEN, OVER, PLAYING, WAITING, Change, SeatRow, TableRow

log = logging.getLogger("augury.house")


class Tried(msgspec.Struct):
    """What came of trying a table again: its new status, or why it stays aside."""

    id: str
    game: str
    status: str = ""
    reason: str = ""

    def __str__(self) -> str:
        if self.status:
            return f"Table {self.id} ({self.game}) is back ({self.status})."
        return f"Table {self.id} ({self.game}) is set aside: {self.reason}"


async def set_aside(store: Store) -> list[Tried]:
    """All of them, with the reasons."""
    return [Tried(row.id, row.game, "", row.reason) for row in await store.read(rows.aside)]


async def bring_back(store: Store, wanted: set[str] | None = None) -> list[Tried]:
    """Try those again (None: all). One that still does not replay stays as it is, with the newest
    reason."""
    found = await store.read(rows.aside)
    return [await attempt(store, row) for row in found if wanted is None or row.id in wanted]


async def attempt(store: Store, row: TableRow) -> Tried:
    def work(db: Db) -> tuple[tuple[TableRow, list[SeatRow], list[Change]] | None, str]:
        return rows.load(db, row.id), rows.meta(db, f"aside {row.id}")

    try:
        loaded, stood = await store.read(work)
        assert loaded is not None, "tables are never deleted"
        loaded[0].status = stood or PLAYING
        live = await asyncio.to_thread(replayed, *loaded)
    except AuguryError as error:
        reason = f"{type(error).__name__}: {error}"
        await store.write(
            lambda db: db.run("UPDATE tables SET reason = ? WHERE id = ?", reason, row.id)
        )
        return Tried(row.id, row.game, "", reason)
    except Exception as error:  # a passing fault, or a damaged page: that is for another day
        return Tried(row.id, row.game, "", f"{type(error).__name__}: {error}")
    status = stood or status_of(live)
    live.row.status = status
    busy = int(status == PLAYING and live.busy(live.engine.state.to_act()))
    await store.write(lambda db: rows.bring_back(db, row.id, status, busy))
    log.warning("table %s replays again and is back", row.id)
    return Tried(row.id, row.game, status)


def status_of(live: LiveTable) -> str:
    """How a table stands by its log, where nobody noted it."""
    if any(chair.kind == OPEN or chair.link for chair in live.seats) and not live.version:
        return WAITING
    return PLAYING if live.engine.state.to_act() else OVER
