"""The questions and changes the server needs. Every function runs inside a transaction."""

from __future__ import annotations

import msgspec

from augury.server.store.base import Conflict, Db, Row
from augury.server.store.schema import (
    Change,
    ChatRow,
    Device,
    Entry,
    Person,
    PromiseRow,
    Push,
    SeatRow,
    TableRow,
    Value,
    Webhook,
)


def insert(db: Db, table: str, row: msgspec.Struct) -> None:
    """Add a row; a Conflict if it is there already."""
    fields = row.__struct_fields__
    values: list[Value] = [getattr(row, field) for field in fields]
    gaps = ", ".join("?" * len(fields))
    db.run(f"INSERT INTO {table} ({', '.join(fields)}) VALUES ({gaps})", *values)


# People


def device(db: Db, token_hash: str) -> tuple[Person, Device] | None:
    found = db.rows("SELECT * FROM devices WHERE token = ?", token_hash)
    if not found:
        return None
    row = msgspec.convert(found[0], Device)
    owner = person(db, row.person)
    return None if owner is None else (owner, row)


def person(db: Db, id: str) -> Person | None:
    found = db.rows("SELECT * FROM people WHERE id = ?", id)
    return msgspec.convert(found[0], Person) if found else None


def account(db: Db, folded: str) -> Person | None:
    found = db.rows("SELECT * FROM people WHERE account = ?", folded)
    return msgspec.convert(found[0], Person) if found else None


def devices(db: Db, person: str) -> list[Device]:
    return msgspec.convert(
        db.rows("SELECT * FROM devices WHERE person = ? ORDER BY created", person), list[Device]
    )


def expired_devices(db: Db, idle_since: int, opened_before: int) -> list[Device]:
    """Unused for too long; or, for those who can log in again, open for too long."""
    found = db.rows(
        "SELECT devices.* FROM devices JOIN people ON people.id = devices.person"
        " WHERE devices.seen < ? OR (devices.created < ? AND people.account IS NOT NULL)",
        idle_since,
        opened_before,
    )
    return msgspec.convert(found, list[Device])


def drop_devices(db: Db, gone: list[Device]) -> None:
    for device in gone:
        db.run("DELETE FROM devices WHERE id = ?", device.id)
        db.notify(f"device {device.id}")


def move_seats(db: Db, old: str, new: str) -> list[str]:
    """Everything a guest holds goes to another person; returns the tables."""
    found = [
        str(row["table_id"])
        for row in db.rows("SELECT DISTINCT table_id FROM seats WHERE person = ?", old)
    ]
    found += [str(row["id"]) for row in db.rows("SELECT id FROM tables WHERE host = ?", old)]
    db.run("UPDATE seats SET person = ? WHERE person = ?", new, old)
    db.run("UPDATE tables SET host = ? WHERE host = ?", new, old)
    db.run("DELETE FROM watchers WHERE person = ?", old)
    for table in set(found):
        db.run("UPDATE notes SET person = ? WHERE table_id = ? AND person = ?", new, table, old)
        touch(db, table)
    return sorted(set(found))


def touch(db: Db, table: str) -> None:
    """The row or its seats changed: let every process read it again."""
    db.run("UPDATE tables SET revision = revision + 1 WHERE id = ?", table)
    db.notify(f"table {table}")


def forget_person(db: Db, id: str) -> list[str]:
    """Delete a person. Seats are left to bots, or free again before the game; what was played
    stays, without the name."""
    tables = [
        str(row["table_id"])
        for row in db.rows("SELECT DISTINCT table_id FROM seats WHERE person = ?", id)
    ]
    before_the_game = "person = ? AND table_id IN (SELECT id FROM tables WHERE status = 'waiting')"
    db.run(
        f"UPDATE seats SET kind = 'open', person = '', name = '', away = 0 WHERE {before_the_game}",
        id,
    )
    db.run("UPDATE seats SET kind = 'bot', person = '', name = '', away = 0 WHERE person = ?", id)
    db.run("UPDATE chat SET person = '', name = '' WHERE person = ?", id)
    db.run("UPDATE changes SET author = '' WHERE author = ?", id)
    db.run("UPDATE tables SET host = '' WHERE host = ?", id)
    db.run("DELETE FROM notes WHERE person = ?", id)
    db.run("DELETE FROM watchers WHERE person = ?", id)
    drop_devices(db, devices(db, id))
    for owned in ("webhooks", "pushes"):
        db.run(f"DELETE FROM {owned} WHERE person = ?", id)
    db.run("DELETE FROM people WHERE id = ?", id)
    for table in tables:
        db.run("UPDATE tables SET busy = 1 WHERE id = ? AND status = 'playing'", table)
        touch(db, table)
    return tables


# Tables


def table(db: Db, id: str) -> TableRow | None:
    found = db.rows("SELECT * FROM tables WHERE id = ?", id)
    return msgspec.convert(found[0], TableRow) if found else None


def seats(db: Db, table: str) -> list[SeatRow]:
    return msgspec.convert(
        db.rows("SELECT * FROM seats WHERE table_id = ? ORDER BY seat", table), list[SeatRow]
    )


def changes(db: Db, table: str, after: int) -> list[Change]:
    found: list[Row] = db.rows(
        "SELECT * FROM changes WHERE table_id = ? AND number > ? ORDER BY number", table, after
    )
    return msgspec.convert(found, list[Change])


def change_by_uuid(db: Db, table: str, uuid: str) -> Change | None:
    found = db.rows("SELECT * FROM changes WHERE table_id = ? AND uuid = ?", table, uuid)
    return msgspec.convert(found[0], Change) if found else None


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
    """The same for many tables in two statements; both databases call what stands in VALUES
    `columnN`. Telling is left to the caller."""
    fields = Change.__struct_fields__
    rows_of_changes: list[Value] = [
        getattr(entry.change, field) for entry in entries for field in fields
    ]
    db.run(
        f"INSERT INTO changes ({', '.join(fields)}) VALUES {gaps(len(entries), len(fields))}",
        *rows_of_changes,
    )
    values: list[Value] = [value for entry in entries for value in entry.values()]
    touched = db.run(
        "UPDATE tables SET version = now.column3, changed = now.column4, status = now.column5,"
        " to_act = now.column6, faces = now.column7, busy = now.column8,"
        " revision = revision + now.column9"
        f" FROM (VALUES {gaps(len(entries), 9)}) AS now"
        " WHERE id = now.column1 AND revision = now.column2",
        *values,
    )
    if touched != len(entries):
        raise Conflict("a table was changed meanwhile")


def gaps(rows: int, columns: int) -> str:
    return ", ".join(["(" + ", ".join("?" * columns) + ")"] * rows)


def revise(db: Db, row: TableRow, chairs: list[SeatRow], old: TableRow) -> None:
    """Write what was changed in the row, and its seats; a Conflict if the row was changed or the
    game went on meanwhile."""
    fields = [
        field for field in row.__struct_fields__ if getattr(row, field) != getattr(old, field)
    ]
    gaps = ", ".join(f"{field} = ?" for field in fields)
    values: list[Value] = [getattr(row, field) for field in fields]
    if not db.run(
        f"UPDATE tables SET {gaps} WHERE id = ? AND revision = ? AND version = ?",
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


def running(db: Db) -> list[str]:
    return [
        str(row["id"])
        for row in db.rows(
            "SELECT id FROM tables WHERE status IN ('waiting', 'playing') ORDER BY changed DESC"
        )
    ]


def listed(db: Db, first: int, most: int) -> list[TableRow]:
    """The newest table of every host, then everybody's second newest, and so on: nobody pushes
    others off the page."""
    found = db.rows(
        "SELECT * FROM (SELECT *, ROW_NUMBER() OVER (PARTITION BY host ORDER BY created DESC, id)"
        " AS place FROM tables WHERE listed = 1 AND status IN ('waiting', 'playing')) AS ranked"
        " ORDER BY place, created DESC, id LIMIT ? OFFSET ?",
        most,
        first,
    )
    return msgspec.convert(found, list[TableRow])


def hosted(db: Db, person: str, status: str, since: int) -> int:
    """How many tables of a host stand so, and were touched since."""
    found = db.rows(
        "SELECT COUNT(*) AS number FROM tables WHERE host = ? AND status = ? AND changed > ?",
        *(person, status, since),
    )
    return int(str(found[0]["number"]))


def lively(db: Db, tables: list[str], since: int) -> list[str]:
    """Which of these wait or are played, and were touched since."""
    if not tables:
        return []
    gaps = ", ".join("?" * len(tables))
    found = db.rows(
        f"SELECT id FROM tables WHERE id IN ({gaps}) AND status IN ('waiting', 'playing')"
        " AND changed > ?",
        *tables,
        since,
    )
    return [str(row["id"]) for row in found]


def tables_of(db: Db, person: str, most: int) -> list[TableRow]:
    found = db.rows(
        "SELECT * FROM tables WHERE status <> 'aside' AND (host = ? OR id IN (SELECT table_id"
        " FROM seats WHERE person = ?))"
        " ORDER BY changed DESC LIMIT ?",
        *(person, person, most),
    )
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


# Keepers: with several processes, one of them moves the bots and watches the clocks of a table


def keep(db: Db, table: str, keeper: str, now: int, until: int) -> bool:
    return (
        db.run(
            "UPDATE tables SET keeper = ?, keeper_until = ? WHERE id = ? AND (keeper = ?"
            " OR keeper_until < ?)",
            *(keeper, until, table, keeper, now),
        )
        == 1
    )


def keep_on(db: Db, keeper: str, until: int) -> None:
    db.run(
        "UPDATE tables SET keeper_until = ? WHERE keeper = ? AND status = 'playing'", until, keeper
    )


def let_go(db: Db, keeper: str) -> None:
    db.run("UPDATE tables SET keeper_until = 0 WHERE keeper = ?", keeper)


def unkept(db: Db, now: int) -> list[str]:
    return [
        str(r["id"])
        for r in db.rows(
            "SELECT id FROM tables WHERE status = 'playing' AND busy = 1 AND keeper_until < ?", now
        )
    ]


# Chat and notes


def say(db: Db, row: ChatRow) -> int:
    """Add a line of chat; returns its number. A line that is already there is not added again."""
    known = db.rows(
        "SELECT number, person FROM chat WHERE table_id = ? AND uuid = ?", row.table_id, row.uuid
    )
    if known:
        return int(str(known[0]["number"]))
    last = db.rows(
        "SELECT COALESCE(MAX(number), 0) AS number FROM chat WHERE table_id = ?", row.table_id
    )
    row.number = int(str(last[0]["number"])) + 1
    insert(db, "chat", row)
    db.notify(f"chat {row.table_id}")
    return row.number


def chat(db: Db, table: str, rooms: tuple[str, ...], after: int, most: int) -> list[ChatRow]:
    gaps = ", ".join("?" * len(rooms))
    sql = (
        f"SELECT * FROM chat WHERE table_id = ? AND number > ? AND room IN ({gaps})"
        " ORDER BY number DESC LIMIT ?"
    )
    values: list[Value] = [table, after, *rooms, most]
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


# Notifications


def webhooks(db: Db, person: str) -> list[Webhook]:
    return msgspec.convert(
        db.rows("SELECT * FROM webhooks WHERE person = ?", person), list[Webhook]
    )


def pushes(db: Db, person: str) -> list[Push]:
    return msgspec.convert(db.rows("SELECT * FROM pushes WHERE person = ?", person), list[Push])


# The server itself


def meta(db: Db, name: str) -> str:
    found = db.rows("SELECT value FROM meta WHERE name = ?", name)
    return str(found[0]["value"]) if found else ""


def set_meta(db: Db, name: str, value: str) -> None:
    db.run(
        "INSERT INTO meta (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE"
        " SET value = excluded.value",
        name,
        value,
    )


def settle_meta(db: Db, name: str, value: str) -> str:
    """The value that is noted, or this one if there is none."""
    db.run(
        "INSERT INTO meta (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING", name, value
    )
    return meta(db, name)


def outages(db: Db, after: int) -> list[tuple[int, int]]:
    found = db.rows("SELECT start, stop FROM outages WHERE stop > ?", after)
    return [(int(str(row["start"])), int(str(row["stop"]))) for row in found]


def beat(db: Db, now: int, grace: int) -> None:
    """A server is alive. If none was for a while (down, asleep, without its database), note when:
    the clocks stood still."""
    last = int(meta(db, "alive") or now)
    if now - last > grace:
        db.run("INSERT INTO outages (start, stop) VALUES (?, ?)", last, now)
    set_meta(db, "alive", str(now))
