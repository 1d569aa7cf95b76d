"""Copies of everything, while people play: a backup is always one SQLite file, whichever database it came from."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import msgspec

from augury.server.store import Db, Store, Value
from augury.server.store.sqlite import SqliteDb, SqliteStore

TABLES = ("people", "devices", "tables", "seats", "changes", "chat", "notes", "watchers", "webhooks", "pushes", "outages", "meta")


class Backup(msgspec.Struct):
    """How much was copied."""

    tables: int
    changes: int


async def back_up(store: Store, target: Path) -> Backup:
    """Copy the database into a new file. The server may go on meanwhile."""
    if target.exists():
        raise FileExistsError(f"{target} is already there.")
    partial = target.with_name(target.name + ".part")
    partial.unlink(missing_ok=True)
    if isinstance(store, SqliteStore):
        copy_file(store.path, partial)
    else:
        await copy_rows(store, partial)
    with sqlite3.connect(partial) as check:
        assert check.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
        found = Backup(*(check.execute(f"SELECT COUNT(*) FROM {name}").fetchone()[0] for name in ("tables", "changes")))
    check.close()
    partial.replace(target)
    return found


def copy_file(source: Path, target: Path) -> None:
    """SQLite's own online copy: a consistent moment, without stopping the writer."""
    with sqlite3.connect(source) as old, sqlite3.connect(target) as new:
        old.backup(new)
    old.close()
    new.close()


async def copy_rows(store: Store, target: Path) -> None:
    new = SqliteStore(target)
    await new.open(lambda text: None)
    await new.close()

    def work(db: Db) -> None:
        connection = sqlite3.connect(target, isolation_level=None)
        connection.execute("BEGIN")
        pour(db, SqliteDb(connection))
        connection.execute("COMMIT")
        connection.close()

    await store.read(work)


def pour(source: Db, target: Db) -> None:
    """All rows from one database into another, empty one."""
    for table in TABLES:
        for row in source.rows(f"SELECT * FROM {table}"):
            values: list[Value] = [value if isinstance(value, str | int) else None for value in row.values()]
            target.run(f"INSERT INTO {table} ({', '.join(row)}) VALUES ({', '.join('?' * len(row))})", *values)


async def restore(source: Path, store: Store) -> Backup:
    """Fill an empty database from a backup."""
    if not source.is_file():
        raise FileNotFoundError(f"{source} is not there.")
    old = SqliteStore(source)
    await old.open(lambda text: None)  # an older backup is brought up to date
    await old.close()
    connection = sqlite3.connect(f"file:{source}?mode=ro", uri=True, check_same_thread=False)

    def work(db: Db) -> Backup:
        if db.rows("SELECT 1 FROM tables LIMIT 1") or db.rows("SELECT 1 FROM people LIMIT 1"):
            raise FileExistsError("The database is not empty; restore into a new one.")
        db.run("DELETE FROM meta")
        pour(SqliteDb(connection), db)
        counts = [db.rows(f"SELECT COUNT(*) AS number FROM {name}")[0]["number"] for name in ("tables", "changes")]
        return Backup(*(int(str(count)) for count in counts))

    try:
        return await store.write(work)
    finally:
        connection.close()
