"""Which tables there are: running ones, listed ones, and those of a person."""

from __future__ import annotations

import msgspec

from augury.server.store.base import Db
from augury.server.store.rows.common import gaps
from augury.server.store.schema import TableRow


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
        " AS place FROM tables WHERE (listed = 1 AND status = 'waiting')"
        " OR (watch = 1 AND status = 'playing')) AS ranked"
        " ORDER BY place, created DESC, id LIMIT ? OFFSET ?",
        most,
        first,
    )
    return msgspec.convert(found, list[TableRow])


def to_watch(db: Db, since: int, most: int) -> list[str]:
    """Games that everybody may watch, likewise; a club's are its own. One that nobody has touched
    for long is not being played."""
    found = db.rows(
        "SELECT id FROM (SELECT id, created, ROW_NUMBER() OVER (PARTITION BY host"
        " ORDER BY created DESC, id) AS place FROM tables"
        " WHERE watch = 1 AND club = '' AND status = 'playing' AND changed > ?) AS ranked"
        " ORDER BY place, created DESC, id LIMIT ?",
        *(since, most),
    )
    return [str(row["id"]) for row in found]


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
    found = db.rows(
        f"SELECT id FROM tables WHERE id IN ({gaps(tables)}) AND status IN ('waiting', 'playing')"
        " AND changed > ?",
        *tables,
        since,
    )
    return [str(row["id"]) for row in found]


def tables_of(db: Db, person: str, most: int) -> list[TableRow]:
    """Where somebody sits or is host: first what is on, then what has ended, the newest first."""
    found: list[TableRow] = []
    for status in (("waiting", "playing"), ("over", "closed")):
        rows = db.rows(
            "SELECT tables.* FROM (SELECT table_id AS own FROM seats WHERE person = ?"
            " UNION SELECT id AS own FROM tables WHERE host = ?) AS mine"
            " JOIN tables ON tables.id = mine.own"
            " WHERE tables.status IN (?, ?) ORDER BY tables.changed DESC LIMIT ?",
            *(person, person, *status, most - len(found)),
        )
        found += msgspec.convert(rows, list[TableRow])
    return found
