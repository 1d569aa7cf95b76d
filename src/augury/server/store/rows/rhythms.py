"""When people think about slow games, and whether the server answers where they have no choice."""

from __future__ import annotations

import msgspec

from augury.server.store.base import Db
from augury.server.store.rows.common import gaps
from augury.server.store.schema import RhythmRow, VacationRow

YEAR = 366 * 86_400_000  # no clock has been running for longer


def rhythms(db: Db, people: list[str]) -> list[RhythmRow]:
    """The oldest first."""
    found = db.rows(
        f"SELECT * FROM rhythms WHERE person IN ({gaps(people)}) ORDER BY since", *people
    )
    return msgspec.convert(found, list[RhythmRow])


def vacations(db: Db, people: list[str]) -> list[VacationRow]:
    found = db.rows(
        f"SELECT * FROM vacations WHERE person IN ({gaps(people)}) ORDER BY start", *people
    )
    return msgspec.convert(found, list[VacationRow])


def set_rhythm(db: Db, row: RhythmRow) -> None:
    """From then on. What was to begin later never does; what no clock depends on any more goes."""
    db.run("DELETE FROM rhythms WHERE person = ? AND since >= ?", row.person, row.since)
    db.run(
        "DELETE FROM rhythms WHERE person = ? AND since < (SELECT MAX(since) FROM rhythms"
        " WHERE person = ? AND since < ?)",
        *(row.person, row.person, row.since - YEAR),
    )
    db.run(
        "INSERT INTO rhythms (person, since, hours) VALUES (?, ?, ?)",
        *(row.person, row.since, row.hours),
    )


def end_vacation(db: Db, person: str, id: str, begun: int, stop: int) -> bool:
    """Back earlier; one that begins after `begun` never does. False: there is no such vacation."""
    if db.run("DELETE FROM vacations WHERE id = ? AND person = ? AND start > ?", id, person, begun):
        return True
    return bool(
        db.run(
            "UPDATE vacations SET stop = ? WHERE id = ? AND person = ? AND stop > ?",
            *(stop, id, person, stop),
        )
    )


def forced(db: Db, people: list[str]) -> dict[str, str]:
    found = db.rows(f"SELECT * FROM habits WHERE person IN ({gaps(people)})", *people)
    return {str(row["person"]): str(row["forced"]) for row in found}


def set_forced(db: Db, person: str, forced: str) -> None:
    db.run(
        "INSERT INTO habits (person, forced) VALUES (?, ?) ON CONFLICT (person)"
        " DO UPDATE SET forced = excluded.forced",
        person,
        forced,
    )


def tables_with(db: Db, person: str) -> list[str]:
    """Where somebody plays."""
    found = db.rows(
        "SELECT id FROM tables WHERE status IN ('waiting', 'playing') AND id IN"
        " (SELECT table_id FROM seats WHERE person = ?)",
        person,
    )
    return [str(row["id"]) for row in found]
