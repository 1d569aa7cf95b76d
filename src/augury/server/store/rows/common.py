"""What every kind of row needs."""

from __future__ import annotations

import msgspec

from augury.server.store.base import Db
from augury.server.store.schema import Value


def insert(db: Db, table: str, row: msgspec.Struct) -> None:
    """Add a row; a Conflict if it is there already."""
    fields = row.__struct_fields__
    values: list[Value] = [getattr(row, field) for field in fields]
    gaps = ", ".join("?" * len(fields))
    db.run(f"INSERT INTO {table} ({', '.join(fields)}) VALUES ({gaps})", *values)


def touch(db: Db, table: str) -> None:
    """The row or its seats changed: let every process read it again."""
    db.run("UPDATE tables SET revision = revision + 1 WHERE id = ?", table)
    db.notify(f"table {table}")


def gaps(rows: int, columns: int) -> str:
    return ", ".join(["(" + ", ".join("?" * columns) + ")"] * rows)
