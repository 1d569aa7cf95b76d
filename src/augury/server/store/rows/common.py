"""What every kind of row needs."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from augury.server.store.base import Db
from augury.server.store.club_schema import ClubAttention
from augury.server.store.schema import Attention, Value


def insert(db: Db, table: str, row: msgspec.Struct, otherwise: str = "") -> None:
    """Add a row; if it is there already a Conflict, or what is to be done otherwise."""
    fields = row.__struct_fields__
    values: list[Value] = [getattr(row, field) for field in fields]
    db.run(f"INSERT INTO {table} ({', '.join(fields)}) VALUES ({gaps(fields)}){otherwise}", *values)


def save(db: Db, table: str, row: msgspec.Struct, key: str, changes: str) -> None:
    """Add a row, or change the one with the same key: the columns that are named."""
    new = ", ".join(f"{name} = excluded.{name}" for name in changes.split())
    insert(db, table, row, f" ON CONFLICT ({key}) DO UPDATE SET {new}")


def move_tries(db: Db, table: str, key: str, old: str, new: str) -> None:
    """A guest logs in: of two tries at the same thing, the account's own counts."""
    same = "".join(f" AND known.{name} = {table}.{name}" for name in key.split())
    db.run(
        f"UPDATE {table} SET person = ? WHERE person = ? AND NOT EXISTS"
        f" (SELECT 1 FROM {table} AS known WHERE known.person = ?{same})",
        *(new, old, new),
    )
    db.run(f"DELETE FROM {table} WHERE person = ?", old)


def touch(db: Db, table: str) -> None:
    """The row or its seats changed: let every process read it again."""
    db.run("UPDATE tables SET revision = revision + 1 WHERE id = ?", table)
    db.notify(f"table {table}")


def gaps(values: Collection[object]) -> str:
    """A question mark for each value, for `IN (...)` and `VALUES (...)`. PostgreSQL takes no empty
    list; no id is an empty text."""
    return ", ".join("?" * len(values)) or "''"


def gaps_of_rows(rows: int, columns: int) -> str:
    """Question marks for many rows at once."""
    return ", ".join([f"({gaps(range(columns))})"] * rows)


def next_number(db: Db, chat: str, place: str, id: str) -> int:
    """Lines of a chat are counted from 1, in every place for itself."""
    last = db.rows(f"SELECT COALESCE(MAX(number), 0) AS number FROM {chat} WHERE {place} = ?", id)
    return int(str(last[0]["number"])) + 1


def note_read(db: Db, table: str, row: Attention | ClubAttention) -> None:
    """How far somebody has read in a place, and whether they want to hear of more. Nobody unreads a
    line."""
    seen = f"CASE WHEN excluded.seen > {table}.seen THEN excluded.seen ELSE {table}.seen END"
    key = f"{row.__struct_fields__[0]}, person"
    changes = f"muted = excluded.muted, seen = {seen}"
    insert(db, table, row, f" ON CONFLICT ({key}) DO UPDATE SET {changes}")
