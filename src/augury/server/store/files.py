"""Files that only their owner may read, and whether a file is a database of ours."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

from augury.server.store.base import StoreDown

MAGIC = b"SQLite format 3\0"


def make_private(path: Path) -> None:
    """A new, empty file that nobody else could read for a single moment. A FileExistsError if it is
    there."""
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))


def write_private(path: Path, text: str) -> None:
    """Write a text file, private from its first byte. What was there before is replaced as a
    whole."""
    partial = path.with_name(path.name + ".part")
    partial.unlink(missing_ok=True)
    try:
        with os.fdopen(
            os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8"
        ) as file:
            file.write(text)
        partial.replace(path)
    finally:
        partial.unlink(missing_ok=True)


def examine(path: Path) -> None:
    """Refuse a file that is not a database of Augury, by name and before anything is written to
    it."""
    if not path.exists() or path.stat().st_size == 0:
        return
    with path.open("rb") as file:
        head = file.read(100)
    if head[:16] != MAGIC:
        raise unusable(path, "is not an SQLite database")
    wal = path.with_name(path.name + "-wal")
    if not (wal.exists() and wal.stat().st_size):  # otherwise the rest may still be in there
        page = int.from_bytes(head[16:18], "big")
        expected = (65536 if page == 1 else page) * int.from_bytes(head[28:32], "big")
        if path.stat().st_size < expected:
            raise unusable(
                path, f"is cut short ({path.stat().st_size} bytes where {expected} should be)"
            )
    try:
        known = names(path)
    except sqlite3.OperationalError:
        return  # locked, or on a disk that is read-only: opening it will say so
    except sqlite3.DatabaseError as error:
        raise unusable(path, f"is damaged ({error})") from error
    if known and "migrations" not in known:
        raise unusable(path, "is a database of another program")


def names(path: Path) -> set[str]:
    """The tables in a database file."""
    connection = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)
    try:
        return {
            str(row[0])
            for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        }
    finally:
        connection.close()


def unusable(path: Path, what: str) -> StoreDown:
    return StoreDown(
        "The server's database is damaged. Its host has to repair it.",
        f"{path} {what}. Nothing was written to it; put a backup in its place.",
        "store-damaged",
    )
