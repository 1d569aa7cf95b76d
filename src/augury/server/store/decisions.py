"""Changes of games into SQLite by one statement, however many they are.

Every statement means passing Python's lock to and fro, which costs far more than the statement when
the event loop is busy. So a connection that writes has a view of its own to insert into: its
trigger writes the change and the table's row, and a statement by itself is a transaction. It
leaves the status alone unless that is new: SQLite would write the index of it anew otherwise.
"""

from __future__ import annotations

import sqlite3

from augury.server.store.base import storable
from augury.server.store.schema import Change, Entry, Value

WRITTEN = Change.__struct_fields__
STANDING = ("revision", "status", "to_act", "faces", "busy", "news")
FIELDS = (*WRITTEN, *STANDING)
DOOR = [
    f"CREATE TEMP VIEW decisions AS SELECT {', '.join(f'NULL AS {field}' for field in FIELDS)}",
    f"""
    CREATE TEMP TRIGGER decide INSTEAD OF INSERT ON decisions BEGIN
        INSERT INTO changes ({", ".join(WRITTEN)})
            VALUES ({", ".join(f"NEW.{field}" for field in WRITTEN)});
        UPDATE tables SET version = NEW.number, changed = NEW.at,
            to_act = NEW.to_act, faces = NEW.faces, busy = NEW.busy
            WHERE id = NEW.table_id AND revision = NEW.revision;
        SELECT RAISE(ABORT, 'the table was changed meanwhile') WHERE changes() = 0;
        UPDATE tables SET status = NEW.status, revision = revision + 1
            WHERE id = NEW.table_id AND NEW.news = 1;
    END
    """,
]
GAPS = f"({', '.join('?' * len(FIELDS))})"


def open_door(connection: sqlite3.Connection) -> None:
    """Let this connection take changes of games."""
    for statement in DOOR:
        connection.execute(statement)


def append_all(connection: sqlite3.Connection, entries: list[Entry]) -> None:
    """All of them, or an IntegrityError: a table has moved on, its row was changed, or a uuid is
    known."""
    values: list[Value] = []
    for entry in entries:
        change = entry.change
        values += [getattr(change, field) for field in WRITTEN]
        values += [getattr(entry, field) for field in STANDING]
    connection.execute(
        f"INSERT INTO decisions ({', '.join(FIELDS)}) VALUES {', '.join([GAPS] * len(entries))}",
        storable(tuple(values)),
    )
