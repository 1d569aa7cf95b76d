"""Answers that seats have left in advance."""

from __future__ import annotations

import msgspec

from augury.server.store.base import Db
from augury.server.store.rows.common import insert
from augury.server.store.schema import PreparedRow


def prepared(db: Db, table: str) -> list[PreparedRow]:
    found = db.rows("SELECT * FROM prepared WHERE table_id = ?", table)
    return msgspec.convert(found, list[PreparedRow])


def prepare(db: Db, row: PreparedRow) -> None:
    """In place of what the seat left before."""
    forget_prepared(db, row.table_id, row.seat)
    insert(db, "prepared", row)
    db.notify(f"table {row.table_id}")


def forget_prepared(db: Db, table: str, seat: int) -> None:
    db.run("DELETE FROM prepared WHERE table_id = ? AND seat = ?", table, seat)
    db.notify(f"table {table}")


def step_on(db: Db, row: PreparedRow) -> None:
    """How far it has come. What was left meanwhile stays as it is."""
    db.run(
        "UPDATE prepared SET step = ?, mark = ?, decided = ?, dropped = ?"
        " WHERE table_id = ? AND seat = ? AND id = ?",
        *(row.step, row.mark, row.decided, row.dropped, row.table_id, row.seat, row.id),
    )
    db.notify(f"table {row.table_id}")


def move_prepared(db: Db, old: str, new: str) -> None:
    db.run("UPDATE prepared SET person = ? WHERE person = ?", new, old)
