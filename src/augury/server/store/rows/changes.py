"""The log of a game: its changes, and how the table stands after each."""

from __future__ import annotations

import msgspec

from augury.server.store.base import Conflict, Db, Row
from augury.server.store.rows.common import gaps_of_rows, insert
from augury.server.store.schema import Change, Entry, Value


def changes(db: Db, table: str, after: int) -> list[Change]:
    found: list[Row] = db.rows(
        "SELECT * FROM changes WHERE table_id = ? AND number > ? ORDER BY number", table, after
    )
    return msgspec.convert(found, list[Change])


def change_by_uuid(db: Db, table: str, uuid: str) -> Change | None:
    found = db.rows("SELECT * FROM changes WHERE table_id = ? AND uuid = ?", table, uuid)
    return msgspec.convert(found[0], Change) if found else None


def append(db: Db, entry: Entry) -> None:
    """Write a change of the game; a Conflict if the table has moved on, its row was changed, or the
    uuid is known."""
    insert(db, "changes", entry.change)
    table, revision, *after = entry.values()
    touched = db.run(
        "UPDATE tables SET version = ?, changed = ?, status = ?, to_act = ?, faces = ?, busy = ?,"
        " revision = revision + ?"
        " WHERE id = ? AND revision = ?",
        *(*after, table, revision),
    )
    if not touched:
        raise Conflict("the table was changed meanwhile")
    db.notify(f"table {table}")


def append_many(db: Db, entries: list[Entry]) -> None:
    """The same for many tables in two statements, for PostgreSQL, which calls what stands in VALUES
    `columnN`. Telling is left to the caller."""
    fields = Change.__struct_fields__
    rows_of_changes: list[Value] = [
        getattr(entry.change, field) for entry in entries for field in fields
    ]
    db.run(
        f"INSERT INTO changes ({', '.join(fields)})"
        f" VALUES {gaps_of_rows(len(entries), len(fields))}",
        *rows_of_changes,
    )
    values: list[Value] = [value for entry in entries for value in entry.values()]
    touched = db.run(
        "UPDATE tables SET version = now.column3, changed = now.column4, status = now.column5,"
        " to_act = now.column6, faces = now.column7, busy = now.column8,"
        " revision = revision + now.column9"
        f" FROM (VALUES {gaps_of_rows(len(entries), 9)}) AS now"
        " WHERE id = now.column1 AND revision = now.column2",
        *values,
    )
    if touched != len(entries):
        raise Conflict("a table was changed meanwhile")
