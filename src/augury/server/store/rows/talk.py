"""What is said at a table, and private notes."""

from __future__ import annotations

import msgspec

from augury.server.store.base import Db
from augury.server.store.rows.common import gaps, insert, next_number
from augury.server.store.schema import ChatRow, Value


def say(db: Db, row: ChatRow) -> int:
    """Add a line of chat; returns its number. A line that is already there is not added again."""
    known = db.rows(
        "SELECT number, person FROM chat WHERE table_id = ? AND uuid = ?", row.table_id, row.uuid
    )
    if known:
        return int(str(known[0]["number"]))
    row.number = next_number(db, "chat", "table_id", row.table_id)
    insert(db, "chat", row)
    db.notify(f"chat {row.table_id}")
    return row.number


def chat(
    db: Db,
    table: str,
    audiences: tuple[str, ...],
    after: int,
    most: int,
    horizon: int | None = None,
) -> list[ChatRow]:
    """The last lines after one. `horizon`: what players said after this time is left out."""
    until = "" if horizon is None else " AND (audience = 'watchers' OR at <= ?)"
    sql = (
        "SELECT * FROM chat WHERE table_id = ? AND number > ?"
        f" AND audience IN ({gaps(audiences)}){until} ORDER BY number DESC LIMIT ?"
    )
    limit: list[Value] = [] if horizon is None else [horizon]
    values: list[Value] = [table, after, *audiences, *limit, most]
    return msgspec.convert(db.rows(sql, *values)[::-1], list[ChatRow])


def note(db: Db, table: str, seat: int, person: str) -> str:
    found = db.rows(
        "SELECT text FROM notes WHERE table_id = ? AND seat = ? AND person = ?", table, seat, person
    )
    return str(found[0]["text"]) if found else ""


def write_note(db: Db, table: str, seat: int, person: str, text: str) -> None:
    sql = "INSERT INTO notes (table_id, seat, person, text) VALUES (?, ?, ?, ?)"
    db.run(
        sql + " ON CONFLICT (table_id, seat, person) DO UPDATE SET text = excluded.text",
        table,
        seat,
        person,
        text,
    )
