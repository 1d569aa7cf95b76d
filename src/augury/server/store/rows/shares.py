"""Links to look at a game with."""

from __future__ import annotations

from augury.server.store.base import Db, Row
from augury.server.store.rows.common import insert
from augury.server.store.schema import ShareRow

MOST_SHARES = 20  # of one person at one table; the oldest stop working


def add_share(db: Db, row: ShareRow) -> None:
    insert(db, "shares", row)
    db.run(
        "DELETE FROM shares WHERE table_id = ? AND person = ? AND token NOT IN (SELECT token FROM"
        " shares WHERE table_id = ? AND person = ? ORDER BY created DESC, token LIMIT ?)",
        *(row.table_id, row.person, row.table_id, row.person, MOST_SHARES),
    )


def table_by_share(db: Db, token: str) -> str:
    found = db.rows("SELECT table_id FROM shares WHERE token = ?", token)
    return str(found[0]["table_id"]) if found else ""


def shares_of(db: Db, person: str) -> list[Row]:
    """By table: how many links somebody handed out that still work, and the last time; the latest
    first."""
    return db.rows(
        "SELECT table_id, COUNT(*) AS links, MAX(shares.created) AS last, tables.game, tables.host"
        " FROM shares JOIN tables ON tables.id = shares.table_id WHERE shares.person = ?"
        " GROUP BY table_id, tables.game, tables.host ORDER BY last DESC, table_id",
        person,
    )


def drop_shares(db: Db, table: str, person: str = "") -> None:
    """Those that one person handed out, or all."""
    if person:
        db.run("DELETE FROM shares WHERE table_id = ? AND person = ?", table, person)
    else:
        db.run("DELETE FROM shares WHERE table_id = ?", table)
