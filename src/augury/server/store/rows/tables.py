"""Tables with their seats, their links, and who may look on."""

from __future__ import annotations

import msgspec

from augury.server.store.base import Conflict, Db
from augury.server.store.rows.changes import changes
from augury.server.store.rows.common import gaps, insert, touch
from augury.server.store.rows.house import set_meta
from augury.server.store.schema import Change, SeatRow, TableRow, Value


def table(db: Db, id: str) -> TableRow | None:
    found = db.rows("SELECT * FROM tables WHERE id = ?", id)
    return msgspec.convert(found[0], TableRow) if found else None


def seats(db: Db, table: str) -> list[SeatRow]:
    return msgspec.convert(
        db.rows("SELECT * FROM seats WHERE table_id = ? ORDER BY seat", table), list[SeatRow]
    )


def seats_of(db: Db, tables: list[str]) -> dict[str, list[SeatRow]]:
    """The seats of many tables at once."""
    found: dict[str, list[SeatRow]] = {table: [] for table in tables}
    if tables:
        asked = f"SELECT * FROM seats WHERE table_id IN ({gaps(tables)}) ORDER BY table_id, seat"
        for chair in msgspec.convert(db.rows(asked, *tables), list[SeatRow]):
            found[chair.table_id].append(chair)
    return found


def standing(db: Db, id: str) -> tuple[int, int]:
    """Version and revision of a table: whether there is anything new."""
    found = db.rows("SELECT version, revision FROM tables WHERE id = ?", id)
    return (int(str(found[0]["version"])), int(str(found[0]["revision"]))) if found else (0, 0)


def load(db: Db, id: str, after: int = 0) -> tuple[TableRow, list[SeatRow], list[Change]] | None:
    """A table with the changes that are not known yet."""
    row = table(db, id)
    return None if row is None else (row, seats(db, id), changes(db, id, after))


def create(db: Db, row: TableRow, chairs: list[SeatRow]) -> None:
    insert(db, "tables", row)
    for chair in chairs:
        insert(db, "seats", chair)


def revise(db: Db, row: TableRow, chairs: list[SeatRow], old: TableRow) -> None:
    """Write what was changed in the row, and its seats; a Conflict if the row was changed or the
    game went on meanwhile."""
    fields = [
        field for field in row.__struct_fields__ if getattr(row, field) != getattr(old, field)
    ]
    new = ", ".join(f"{field} = ?" for field in fields)
    values: list[Value] = [getattr(row, field) for field in fields]
    if not db.run(
        f"UPDATE tables SET {new} WHERE id = ? AND revision = ? AND version = ?",
        *values,
        row.id,
        old.revision,
        old.version,
    ):
        raise Conflict("the table was changed meanwhile")
    for chair in chairs:
        db.run(
            "UPDATE seats SET kind = ?, person = ?, name = ?, level = ?, away = ?, link = ?,"
            " number = ?"
            " WHERE table_id = ? AND seat = ?",
            *(
                chair.kind,
                chair.person,
                chair.name,
                chair.level,
                chair.away,
                chair.link,
                chair.number,
                row.id,
                chair.seat,
            ),
        )
    db.notify(f"table {row.id}")


def set_aside(db: Db, id: str, reason: str) -> None:
    """Keep a table for later: these rules cannot replay it. How it stood is noted for the day they
    can."""
    found = db.rows("SELECT status FROM tables WHERE id = ? AND status <> 'aside'", id)
    if not found:
        return
    set_meta(db, f"aside {id}", str(found[0]["status"]))
    db.run(
        "UPDATE tables SET status = 'aside', reason = ?, busy = 0, revision = revision + 1"
        " WHERE id = ?",
        reason,
        id,
    )
    db.notify(f"table {id}")


def bring_back(db: Db, id: str, status: str, busy: int) -> None:
    """A table that was set aside replays again."""
    db.run(
        "UPDATE tables SET status = ?, reason = '', busy = ?, revision = revision + 1"
        " WHERE id = ? AND status = 'aside'",
        status,
        busy,
        id,
    )
    db.run("DELETE FROM meta WHERE name = ?", f"aside {id}")
    db.notify(f"table {id}")


def aside(db: Db) -> list[TableRow]:
    found = db.rows("SELECT * FROM tables WHERE status = 'aside' ORDER BY changed DESC")
    return msgspec.convert(found, list[TableRow])


def watchers(db: Db, table: str) -> list[str]:
    return [
        str(row["person"])
        for row in db.rows("SELECT person FROM watchers WHERE table_id = ?", table)
    ]


def add_watcher(db: Db, table: str, person: str) -> None:
    db.run(
        "INSERT INTO watchers (table_id, person) VALUES (?, ?) ON CONFLICT (table_id, person)"
        " DO NOTHING",
        table,
        person,
    )
    touch(db, table)


def drop_watchers(db: Db, table: str) -> None:
    db.run("DELETE FROM watchers WHERE table_id = ?", table)
    touch(db, table)


def table_by_watch_link(db: Db, link: str) -> str:
    found = db.rows("SELECT id FROM tables WHERE watch_link = ?", link)
    return str(found[0]["id"]) if found else ""


def seat_by_link(db: Db, link: str) -> SeatRow | None:
    found = db.rows("SELECT * FROM seats WHERE link = ?", link)
    return msgspec.convert(found[0], SeatRow) if found else None


def set_next(db: Db, old: str, new: str) -> bool:
    """Name the rematch; False if there is one already."""
    return (
        db.run(
            "UPDATE tables SET next = ?, revision = revision + 1 WHERE id = ? AND next = ''",
            new,
            old,
        )
        == 1
    )
