"""How somebody wants to be told, what is told later, and how far they have read."""

from __future__ import annotations

import msgspec

from augury.server.store.base import Db
from augury.server.store.rows.common import gaps, note_read
from augury.server.store.schema import Attention, TableRow


def notice_wishes(db: Db, person: str) -> tuple[str, int]:
    """As JSON, empty if nothing was wished; and when the last mail went out."""
    found = db.rows("SELECT wishes, mailed FROM notices WHERE person = ?", person)
    return (str(found[0]["wishes"]), int(str(found[0]["mailed"]))) if found else ("", 0)


def set_notice_wishes(db: Db, person: str, wishes: str) -> None:
    db.run(
        "INSERT INTO notices (person, wishes, mailed) VALUES (?, ?, 0) ON CONFLICT (person)"
        " DO UPDATE SET wishes = excluded.wishes",
        person,
        wishes,
    )


def note_mailed(db: Db, person: str, now: int) -> None:
    db.run("UPDATE notices SET mailed = ? WHERE person = ?", now, person)


def remind(db: Db, person: str, channel: str, due: int) -> None:
    """Later, once: the earlier of two reminders counts."""
    db.run(
        "INSERT INTO reminders (person, channel, due) VALUES (?, ?, ?)"
        " ON CONFLICT (person, channel) DO UPDATE SET due ="
        " CASE WHEN excluded.due < reminders.due THEN excluded.due ELSE reminders.due END",
        *(person, channel, due),
    )


def reminders_due(db: Db, now: int) -> bool:
    return bool(db.rows("SELECT person FROM reminders WHERE due <= ? LIMIT 1", now))


def take_reminders(db: Db, now: int, most: int) -> list[tuple[str, str]]:
    """Person and channel of what is due. With several processes each is taken by one."""
    found = db.rows(
        "SELECT person, channel FROM reminders WHERE due <= ? ORDER BY due LIMIT ?", now, most
    )
    due = [(str(row["person"]), str(row["channel"])) for row in found]
    return [
        (person, channel)
        for person, channel in due
        if db.run(
            "DELETE FROM reminders WHERE person = ? AND channel = ? AND due <= ?",
            *(person, channel, now),
        )
    ]


def waiting_tables(db: Db, person: str) -> list[TableRow]:
    """Where it is somebody's turn."""
    found = db.rows(
        "SELECT tables.* FROM tables WHERE status = 'playing' AND paused = 0 AND id IN"
        " (SELECT table_id FROM seats WHERE person = ? AND kind = 'person' AND away = 0)"
        " ORDER BY changed",
        person,
    )
    rows = msgspec.convert(found, list[TableRow])
    return [row for row in rows if asked_of(db, row, person)]


def asked_of(db: Db, row: TableRow, person: str) -> bool:
    asked = {int(seat) for seat in row.to_act.split()}
    own = db.rows(
        "SELECT seat FROM seats WHERE table_id = ? AND person = ? AND kind = 'person' AND away = 0",
        row.id,
        person,
    )
    return any(int(str(seat["seat"])) in asked for seat in own)


def attention(db: Db, table: str, person: str) -> Attention:
    found = db.rows("SELECT * FROM attention WHERE table_id = ? AND person = ?", table, person)
    return msgspec.convert(found[0], Attention) if found else Attention(table, person)


def pay_attention(db: Db, row: Attention) -> None:
    note_read(db, "attention", row)


def unread(db: Db, tables: list[str], person: str) -> dict[str, int]:
    """By table: lines of the players that others wrote since somebody last read; none where it is
    muted."""
    if not tables:
        return {}
    found = db.rows(
        "SELECT chat.table_id AS id, COUNT(*) AS number FROM chat LEFT JOIN attention"
        " ON attention.table_id = chat.table_id AND attention.person = ?"
        f" WHERE chat.table_id IN ({gaps(tables)}) AND chat.audience = 'table' AND chat.person <> ?"
        " AND chat.number > COALESCE(attention.seen, 0) AND COALESCE(attention.muted, 0) = 0"
        " GROUP BY chat.table_id",
        *(person, *tables, person),
    )
    return {str(row["id"]): int(str(row["number"])) for row in found}
