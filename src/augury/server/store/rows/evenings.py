"""Tables that stand again and again, and who comes."""

from __future__ import annotations

import msgspec

from augury.server.store.base import Db, Row
from augury.server.store.club_schema import EveningRow
from augury.server.store.rows.common import gaps, insert


def add(db: Db, row: EveningRow) -> None:
    insert(db, "evenings", row)


def evening(db: Db, club: str, id: str) -> EveningRow | None:
    found = db.rows("SELECT * FROM evenings WHERE club = ? AND id = ?", club, id)
    return msgspec.convert(found[0], EveningRow) if found else None


def evenings(db: Db, club: str) -> list[EveningRow]:
    found = db.rows("SELECT * FROM evenings WHERE club = ? ORDER BY due, id", club)
    return msgspec.convert(found, list[EveningRow])


def due(db: Db, now: int, most: int) -> list[EveningRow]:
    found = db.rows("SELECT * FROM evenings WHERE due <= ? ORDER BY due LIMIT ?", now, most)
    return msgspec.convert(found, list[EveningRow])


def take(db: Db, row: EveningRow, following: int) -> bool:
    """The evening is set for its next time, once; nobody has said yet that they come then."""
    taken = db.run(
        "UPDATE evenings SET due = ? WHERE id = ? AND due = ?", *(following, row.id, row.due)
    )
    if taken:
        db.run("DELETE FROM comings WHERE evening = ?", row.id)
    return bool(taken)


def drop(db: Db, club: str, id: str) -> bool:
    return bool(db.run("DELETE FROM evenings WHERE club = ? AND id = ?", club, id))


def come(db: Db, evening: str, person: str, now: int) -> None:
    db.run(
        "INSERT INTO comings (evening, person, said) VALUES (?, ?, ?)"
        " ON CONFLICT (evening, person) DO NOTHING",
        *(evening, person, now),
    )


def stay_away(db: Db, evening: str, person: str) -> None:
    db.run("DELETE FROM comings WHERE evening = ? AND person = ?", evening, person)


def coming(db: Db, evenings: list[str]) -> list[Row]:
    """Who comes, in the order in which they said so."""
    if not evenings:
        return []
    return db.rows(
        "SELECT comings.evening, comings.person, people.name FROM comings"
        f" JOIN people ON people.id = comings.person WHERE comings.evening IN ({gaps(evenings)})"
        " ORDER BY comings.said, people.name",
        *evenings,
    )
