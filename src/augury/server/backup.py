"""Copies of everything, while people play: a backup is always one SQLite file, whichever database
it came from."""

from __future__ import annotations

import sqlite3
import tempfile
from pathlib import Path

import msgspec

from augury.server.store.base import Db, Store, StoreDown
from augury.server.store.files import make_private
from augury.server.store.schema import Value
from augury.server.store.sqlite import SqliteDb, SqliteStore, explain

TABLES = (
    "people",
    "devices",
    "promises",
    "tables",
    "seats",
    "changes",
    "reviews",
    "judgements",
    "deal_bots",
    "chat",
    "notes",
    "watchers",
    "shares",
    "webhooks",
    "pushes",
    "puzzle_tries",
    "puzzle_ratings",
    "solvers",
    "daily_tries",
    "daily_bots",
    "passkeys",
    "recovery_codes",
    "mails",
    "tickets",
    "notices",
    "reminders",
    "attention",
    "studies",
    "results",
    "placings",
    "ratings",
    "score_counts",
    "length_counts",
    "advised",
    "unrated",
    "rhythms",
    "vacations",
    "habits",
    "prepared",
    "clubs",
    "members",
    "club_links",
    "club_chat",
    "club_attention",
    "hushed",
    "club_scores",
    "club_games",
    "evenings",
    "comings",
    "tournaments",
    "entrants",
    "tournament_games",
    "tournament_seats",
    "byes",
    "deals",
    "outages",
    "meta",
)


class Backup(msgspec.Struct):
    """How much was copied."""

    tables: int
    changes: int

    def __str__(self) -> str:
        return f"{self.tables} tables with {self.changes} changes"


async def back_up(store: Store, target: Path) -> Backup:
    """Copy the database into a new file. The server may go on meanwhile."""
    if target.exists():
        raise FileExistsError(f"{target} is already there")
    if not target.parent.is_dir():
        raise FileNotFoundError(f"{target.parent} is not a folder")
    partial = target.with_name(target.name + ".part")
    partial.unlink(missing_ok=True)
    try:
        make_private(partial)
        if isinstance(store, SqliteStore):
            copy_file(store.path, partial)
        else:
            await copy_rows(store, partial)
        found = finish(partial)
        partial.replace(target)
    except sqlite3.Error as error:
        source = store.path if isinstance(store, SqliteStore) else partial
        raise explain(error, source) from error
    finally:
        partial.unlink(missing_ok=True)
    return found


def finish(copy: Path) -> Backup:
    """Check the copy, and make it one plain file that can be read from any disk."""
    connection = sqlite3.connect(copy)
    connection.execute("PRAGMA journal_mode=DELETE")
    if connection.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
        raise sqlite3.DatabaseError("the copy is not sound")
    counts = [
        connection.execute(f"SELECT COUNT(*) FROM {name}").fetchone()[0]
        for name in ("tables", "changes")
    ]
    connection.close()
    return Backup(*counts)


def copy_file(source: Path, target: Path) -> None:
    """SQLite's own online copy: a consistent snapshot, without stopping the writer."""
    alone = (
        "" if source.with_name(source.name + "-wal").exists() else "&immutable=1"
    )  # then it may lie on a read-only disk
    old, new = (
        sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro{alone}", uri=True),
        sqlite3.connect(target),
    )
    try:
        old.backup(new)
    finally:
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

    await store.at_leisure(work, snapshot=True)


def pour(source: Db, target: Db) -> None:
    """All rows from one database into another, empty one, one after the other."""
    for table in TABLES:
        for row in source.stream(f"SELECT * FROM {table}"):
            values: list[Value] = [
                value if isinstance(value, str | int) else None for value in row.values()
            ]
            target.run(
                f"INSERT INTO {table} ({', '.join(row)}) VALUES ({', '.join('?' * len(row))})",
                *values,
            )


async def restore(source: Path, store: Store) -> Backup:
    """Fill an empty database from a backup. The backup itself is only read."""
    if not source.is_file():
        raise FileNotFoundError(f"{source} is not there")
    with tempfile.TemporaryDirectory() as scratch:
        copy = Path(scratch) / "copy.sqlite"
        try:
            copy_file(source, copy)
            known = is_ours(copy)
        except (sqlite3.DatabaseError, StoreDown):
            known = False
        if not known:
            raise OSError(f"{source} is not a backup of Augury")
        old = SqliteStore(copy)
        await old.open(lambda text: None)  # an older backup is brought up to date
        await old.close()
        connection = sqlite3.connect(copy, check_same_thread=False)
        try:
            return await store.at_leisure(lambda db: fill(db, SqliteDb(connection)))
        finally:
            connection.close()


def is_ours(copy: Path) -> bool:
    connection = sqlite3.connect(copy)
    found = connection.execute(
        "SELECT COUNT(*) FROM sqlite_master WHERE name IN ('migrations', 'tables', 'changes')"
    ).fetchone()[0]
    connection.close()
    return bool(found == 3)


def fill(db: Db, source: Db) -> Backup:
    if db.rows("SELECT 1 FROM tables LIMIT 1") or db.rows("SELECT 1 FROM people LIMIT 1"):
        raise FileExistsError("the database is not empty; restore into a new one")
    db.run("DELETE FROM meta")
    pour(source, db)
    counts = [
        db.rows(f"SELECT COUNT(*) AS number FROM {name}")[0]["number"]
        for name in ("tables", "changes")
    ]
    return Backup(*(int(str(count)) for count in counts))
