"""Deals of the day: the tries that count, and what bots made of them."""

from __future__ import annotations

import msgspec

from augury.server.store.base import Db
from augury.server.store.rows.common import insert, move_tries
from augury.server.store.schema import DailyBot, DailyResult, DailyTry


def add_daily_try(db: Db, row: DailyTry) -> None:
    insert(db, "daily_tries", row)


def daily_try(db: Db, day: str, deal: str, person: str) -> DailyTry | None:
    found = db.rows(
        "SELECT * FROM daily_tries WHERE day = ? AND deal = ? AND person = ?", day, deal, person
    )
    return msgspec.convert(found[0], DailyTry) if found else None


def daily_tries_of(db: Db, person: str, since: str) -> list[DailyTry]:
    found = db.rows(
        "SELECT * FROM daily_tries WHERE person = ? AND day >= ? ORDER BY day", person, since
    )
    return msgspec.convert(found, list[DailyTry])


def end_daily_try(db: Db, row: DailyTry) -> bool:
    """True if this ended it; it may have been noted before."""
    changed = db.run(
        "UPDATE daily_tries SET ended = ?, points = ?, other = ?, place = ?, curve = ?"
        " WHERE day = ? AND deal = ? AND person = ? AND ended = 0",
        *(row.ended, row.points, row.other, row.place, row.curve),
        *(row.day, row.deal, row.person),
    )
    return changed == 1


def daily_results(db: Db, day: str, deal: str) -> list[DailyResult]:
    """The finished tries, best first."""
    found = db.rows(
        "SELECT daily_tries.person, people.name, daily_tries.table_id, points, other, place, curve"
        " FROM daily_tries JOIN people ON people.id = daily_tries.person"
        " WHERE day = ? AND deal = ? AND ended > 0"
        " ORDER BY points DESC, other, daily_tries.ended",
        *(day, deal),
    )
    return msgspec.convert(found, list[DailyResult])


def daily_counts(db: Db, day: str) -> dict[str, int]:
    """How many have finished each deal of a day."""
    found = db.rows(
        "SELECT deal, COUNT(*) AS players FROM daily_tries WHERE day = ? AND ended > 0"
        " GROUP BY deal",
        day,
    )
    return {str(row["deal"]): int(str(row["players"])) for row in found}


def daily_bots(db: Db, day: str, deal: str) -> list[DailyBot]:
    found = db.rows("SELECT * FROM daily_bots WHERE day = ? AND deal = ? ORDER BY level", day, deal)
    return msgspec.convert(found, list[DailyBot])


def save_daily_bot(db: Db, row: DailyBot) -> None:
    db.run("DELETE FROM daily_bots WHERE day = ? AND deal = ? AND level = ?", *key(row))
    insert(db, "daily_bots", row)


def key(row: DailyBot) -> tuple[str, str, int]:
    return row.day, row.deal, row.level


def move_dailies(db: Db, old: str, new: str) -> None:
    move_tries(db, "daily_tries", "day deal", old, new)


def forget_dailies(db: Db, person: str) -> None:
    db.run("DELETE FROM daily_tries WHERE person = ?", person)
