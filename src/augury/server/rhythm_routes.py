"""Plain requests about when somebody thinks: hours, vacations, and what is answered for them."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

from augury.server import calendar, security
from augury.server.api import Call
from augury.server.arranged import read_rhythms
from augury.server.calendar import ALWAYS, SOON, Rhythm, Span
from augury.server.clock import Clock
from augury.server.messages.common import Answer
from augury.server.messages.rhythm import (
    Forced,
    Hours,
    NewVacation,
    RhythmInfo,
    RhythmWish,
    VacationInfo,
)
from augury.server.notice_wishes import zone_of
from augury.server.refusals import Refusal
from augury.server.settings import Settings
from augury.server.store import rows
from augury.server.store.base import Db, Store
from augury.server.store.schema import RhythmRow, VacationRow
from augury.server.tables import Tables
from augury.server.wire import write_json

FORCED: dict[str, Forced] = {"never": "never", "quick": "quick", "always": "always"}
HEARD = 5_000  # milliseconds until every process has heard of something
FARTHEST = 730  # days ahead that a vacation can be announced


class RhythmRoutes:
    """Hours, vacations and habits."""

    def __init__(self, store: Store, settings: Settings, tables: Tables, clock: Clock) -> None:
        self.store = store
        self.settings = settings
        self.tables = tables
        self.clock = clock

    async def rhythm(self, call: Call) -> Answer:
        person, now = call.person.id, self.clock.now()
        return await self.store.read(lambda db: self.info(db, person, now))

    async def wish(self, call: Call, wish: RhythmWish) -> Answer:
        """Hours count a minute later, when every process knows them; others a week after those."""
        person, now = call.person.id, self.clock.now()
        call.limit("rhythm-person", person)
        if wish.hours is not None:
            check_hours(wish.hours)

        def work(db: Db) -> list[str]:
            rows.set_forced(db, person, wish.forced)
            known = read_rhythms(db, [person]).get(person, ALWAYS)
            if newest(known) != wish.hours:
                hours = "" if wish.hours is None else write_json(wish.hours).decode()
                since = calendar.counts_from(known, wish.hours, now)
                rows.set_rhythm(db, RhythmRow(person, since, hours))
            return told(db, person)

        await self.tables.reread(await self.store.write(work))
        return await self.rhythm(call)

    async def go_away(self, call: Call, wish: NewVacation) -> Answer:
        person, now = call.person.id, self.clock.now()
        call.limit("rhythm-person", person)
        zone = zone_of(wish.zone)
        start, stop = whole_days(wish, zone, now)

        def work(db: Db) -> list[str]:
            known = spans(rows.vacations(db, [person]))
            if any(max(start, other[0]) < min(stop, other[1]) for other in known):
                raise Refusal(409, "vacation", "vacation-overlaps")
            most = self.settings.vacation_days
            years = range(year_of(start, zone), year_of(stop - 1, zone) + 1)
            if any(calendar.days_in([*known, (start, stop)], year, zone) > most for year in years):
                raise Refusal(409, "vacation", "vacation-days", days=most)
            rows.insert(db, "vacations", VacationRow(security.new_id(), person, start, stop))
            return told(db, person)

        await self.tables.reread(await self.store.write(work))
        return await self.rhythm(call)

    async def come_back(self, call: Call) -> Answer:
        """A vacation ends now; one that has not begun never does."""
        person, now, wanted = call.person.id, self.clock.now(), call.path("vacation")
        call.limit("rhythm-person", person)

        def work(db: Db) -> list[str]:
            if not rows.end_vacation(db, person, wanted, now + HEARD, now + SOON):
                raise Refusal(404, "no-vacation")
            return told(db, person)

        await self.tables.reread(await self.store.write(work))
        return await self.rhythm(call)

    def info(self, db: Db, person: str, now: int) -> RhythmInfo:
        rhythm = read_rhythms(db, [person]).get(person, ALWAYS)
        hours = newest(rhythm)
        zone = ZoneInfo(hours.zone if hours is not None else "UTC")
        kept = rows.vacations(db, [person])
        since = max((since for since, _ in rhythm.hours), default=0)
        used = calendar.days_in(spans(kept), year_of(now, zone), zone)
        return RhythmInfo(
            hours=hours,
            since=since if since > now else 0,
            forced=FORCED[rows.forced(db, [person]).get(person, "never")],
            vacations=[
                VacationInfo(id=row.id, start=row.start, stop=row.stop)
                for row in kept
                if row.stop > now
            ],
            left=max(0, self.settings.vacation_days - used),
            most=self.settings.vacation_days,
        )


def check_hours(hours: Hours) -> None:
    zone_of(hours.zone)
    if calendar.minutes_a_week(hours) < calendar.LEAST_HOURS * 60:
        raise Refusal(422, "hours", "hours-few", hours=calendar.LEAST_HOURS)


def newest(rhythm: Rhythm) -> Hours | None:
    """As they were wished for last."""
    return rhythm.hours[-1][1] if rhythm.hours else None


def spans(vacations: list[VacationRow]) -> list[Span]:
    return [(row.start, row.stop) for row in vacations]


def year_of(time: int, zone: ZoneInfo) -> int:
    return datetime.fromtimestamp(time / 1000, zone).year


def whole_days(wish: NewVacation, zone: ZoneInfo, now: int) -> Span:
    """From midnight to midnight; what has begun already begins in a minute."""
    try:
        first, last = date.fromisoformat(wish.first), date.fromisoformat(wish.last)
    except ValueError as error:
        raise Refusal(422, "malformed", "no-date") from error
    here = datetime.fromtimestamp(now / 1000, zone).date()
    if not here <= first <= last <= here + timedelta(days=FARTHEST):
        raise Refusal(422, "vacation", "vacation-dates")
    start = max(calendar.at(first, 0, zone), now + SOON)
    stop = calendar.at(last + timedelta(days=1), 0, zone)
    if start >= stop:
        raise Refusal(422, "vacation", "vacation-dates")
    return start, stop


def told(db: Db, person: str) -> list[str]:
    """Every process reads these tables again."""
    found = rows.tables_with(db, person)
    for table in found:
        db.notify(f"table {table}")
    return found
