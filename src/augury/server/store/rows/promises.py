"""Promises about a shuffle to come."""

from __future__ import annotations

import msgspec

from augury.server.store.base import Db
from augury.server.store.rows.common import insert
from augury.server.store.schema import PromiseRow


def add_promise(db: Db, row: PromiseRow, expired: int, most: int) -> None:
    """Note a promise, and drop what has expired or is too many."""
    db.run("DELETE FROM promises WHERE created < ?", expired)
    insert(db, "promises", row)
    db.run(
        "DELETE FROM promises WHERE person = ? AND id NOT IN"
        " (SELECT id FROM promises WHERE person = ? ORDER BY created DESC, id LIMIT ?)",
        *(row.person, row.person, most),
    )


def promise(db: Db, id: str, person: str) -> PromiseRow | None:
    found = db.rows("SELECT * FROM promises WHERE id = ? AND person = ?", id, person)
    return msgspec.convert(found[0], PromiseRow) if found else None


def use_promise(db: Db, id: str, person: str) -> bool:
    """True if it was there; it is not any more."""
    return db.run("DELETE FROM promises WHERE id = ? AND person = ?", id, person) == 1
