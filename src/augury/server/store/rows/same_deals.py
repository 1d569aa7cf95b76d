"""What bots made of a finished game's deal."""

from __future__ import annotations

import msgspec

from augury.server.store.base import Db
from augury.server.store.rows.common import insert
from augury.server.store.schema import DealBot


def deal_bots(db: Db, table: str, seat: int) -> list[DealBot]:
    found = db.rows(
        "SELECT * FROM deal_bots WHERE table_id = ? AND seat = ? ORDER BY level", table, seat
    )
    return msgspec.convert(found, list[DealBot])


def begin_deal_bots(db: Db, row: DealBot) -> None:
    """Whoever comes second finds it there."""
    db.run(
        "INSERT INTO deal_bots (table_id, seat, level, actions, ended, points, other, place)"
        " VALUES (?, ?, ?, ?, 0, 0, 0, 0) ON CONFLICT (table_id, seat, level) DO NOTHING",
        *(row.table_id, row.seat, row.level, row.actions),
    )


def save_deal_bot(db: Db, row: DealBot) -> None:
    db.run(
        "DELETE FROM deal_bots WHERE table_id = ? AND seat = ? AND level = ?",
        *(row.table_id, row.seat, row.level),
    )
    insert(db, "deal_bots", row)
