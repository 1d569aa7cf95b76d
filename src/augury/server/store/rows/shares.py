"""Links to look at a game with."""

from __future__ import annotations

from augury.server.store.base import Db
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


def drop_shares(db: Db, table: str, person: str = "") -> None:
    """Those that one person handed out, or all."""
    if person:
        db.run("DELETE FROM shares WHERE table_id = ? AND person = ?", table, person)
    else:
        db.run("DELETE FROM shares WHERE table_id = ?", table)
