"""What the people at a table have arranged for times when they do not look: when their slow clocks
stand still, what is answered for them. It is read with the table."""

from __future__ import annotations

import msgspec

from augury.server.calendar import Rhythm
from augury.server.clocks import ClockSettings
from augury.server.messages.rhythm import Hours
from augury.server.store import rows
from augury.server.store.base import Db
from augury.server.store.schema import PERSON, PreparedRow, SeatRow, TableRow


class Arranged(msgspec.Struct):
    """What holds at one table, by person or by seat."""

    rhythms: dict[str, Rhythm] = msgspec.field(default_factory=dict)  # by person, at slow tables
    forced: dict[str, str] = msgspec.field(default_factory=dict)  # by person
    prepared: dict[int, PreparedRow] = msgspec.field(default_factory=dict)  # by seat


def is_slow(row: TableRow) -> bool:
    return bool(row.clock) and msgspec.json.decode(row.clock, type=ClockSettings).slow()


def read(db: Db, row: TableRow, seats: list[SeatRow]) -> Arranged:
    people = sorted({chair.person for chair in seats if chair.kind == PERSON})
    if not people:
        return Arranged()
    return Arranged(
        read_rhythms(db, people) if is_slow(row) else {},
        rows.forced(db, people),
        {
            left.seat: left
            for left in rows.prepared(db, row.id)
            if seats[left.seat].person == left.person
        },
    )


def read_rhythms(db: Db, people: list[str]) -> dict[str, Rhythm]:
    """Of those who have one."""
    hours: dict[str, list[tuple[int, Hours | None]]] = {}
    for row in rows.rhythms(db, people):
        found = msgspec.json.decode(row.hours, type=Hours) if row.hours else None
        hours.setdefault(row.person, []).append((row.since, found))
    away: dict[str, list[tuple[int, int]]] = {}
    for vacation in rows.vacations(db, people):
        away.setdefault(vacation.person, []).append((vacation.start, vacation.stop))
    return {
        person: Rhythm(tuple(hours.get(person, [])), tuple(away.get(person, [])))
        for person in {*hours, *away}
    }
