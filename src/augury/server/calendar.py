"""When somebody's slow clocks stand still: outside their hours, and on vacation. Pure arithmetic.

What was so at a time is never changed afterwards: new hours and vacations begin a little later than
they were wished for, so that every process knows them before they count, and how long a clock ran
between two times is the same whoever works it out, and whenever.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date, datetime, timedelta
from functools import lru_cache
from typing import TypeAlias
from zoneinfo import ZoneInfo

import msgspec

from augury.server.messages.rhythm import Hours

MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000
SOON = MINUTE  # until a change counts
LEAST_HOURS = 20  # per week
FAR = 40 * DAY  # how far is looked ahead at a time
MOST_LOOKS = 60

Span: TypeAlias = tuple[int, int]  # milliseconds since 1970, the end not included


class Rhythm(msgspec.Struct, frozen=True):
    """`hours`: from when on which, the oldest first; None = at all hours."""

    hours: tuple[tuple[int, Hours | None], ...] = ()
    vacations: tuple[Span, ...] = ()


ALWAYS = Rhythm()


def minutes_a_week(hours: Hours) -> int:
    return ((hours.end - hours.start) % 1440 or 1440) * len(set(hours.days))


def at(day: date, minute: int, zone: ZoneInfo) -> int:
    """When the clock on the wall shows this minute of a day."""
    wall = datetime(day.year, day.month, day.day, minute // 60, minute % 60, tzinfo=zone)
    return round(wall.timestamp() * 1000)


def windows(hours: Hours, since: int, until: int) -> Iterator[Span]:
    """When somebody thinks, between two times."""
    zone = ZoneInfo(hours.zone)
    day = datetime.fromtimestamp(since / 1000, zone).date() - timedelta(days=1)
    last = datetime.fromtimestamp(until / 1000, zone).date()
    while day <= last:
        if day.weekday() in hours.days:
            ends = day if hours.start < hours.end else day + timedelta(days=1)
            start, stop = at(day, hours.start, zone), at(ends, hours.end, zone)
            if max(start, since) < min(stop, until):
                yield max(start, since), min(stop, until)
        day += timedelta(days=1)


def gaps(spans: Iterator[Span], since: int, until: int) -> Iterator[Span]:
    """What lies between spans that come in order."""
    for start, stop in spans:
        if since < start:
            yield since, start
        since = max(since, stop)
    if since < until:
        yield since, until


@lru_cache(maxsize=2048)  # a list of tables asks the same of each
def rests(rhythm: Rhythm, since: int, until: int) -> tuple[Span, ...]:
    """When the clocks stand still between two times; in order, apart from each other."""
    if not rhythm.hours and not rhythm.vacations:
        return ()
    found = [
        (max(start, since), min(stop, until))
        for start, stop in rhythm.vacations
        if max(start, since) < min(stop, until)
    ]
    for number, (start, hours) in enumerate(rhythm.hours):
        stop = rhythm.hours[number + 1][0] if number + 1 < len(rhythm.hours) else until
        first, last = max(start, since), min(stop, until)
        if hours is not None and first < last:
            found += gaps(windows(hours, first, last), first, last)
    return tuple(merged(found))


def merged(spans: Sequence[Span]) -> list[Span]:
    """The same times, in order and without overlap."""
    joined: list[Span] = []
    for start, stop in sorted(spans):
        if joined and start <= joined[-1][1]:
            joined[-1] = joined[-1][0], max(joined[-1][1], stop)
        elif start < stop:
            joined.append((start, stop))
    return joined


def resting(rhythm: Rhythm, now: int) -> bool:
    return bool(rests(rhythm, now, now + 1))


def runs_down(rhythm: Rhythm, since: int, left: int) -> int:
    """When a clock with so much on it will have run out; 0 = not as far as can be seen."""
    for _ in range(MOST_LOOKS):
        until = since + FAR
        for start, stop in gaps(iter(rests(rhythm, since, until)), since, until):
            if stop - start >= left:
                return start + left
            left -= stop - start
        since = until
    return 0


def turns(rhythm: Rhythm, now: int) -> int:
    """When a clock that runs will next stand still, or the other way round; 0 = not soon."""
    until = now + FAR
    for start, stop in rests(rhythm, now, until):
        if start > now:
            return start
        if stop < until:
            return stop
    return 0


def away_until(rhythm: Rhythm, now: int) -> int:
    """Until when somebody is on vacation; 0 = they are here."""
    return next((stop for start, stop in rhythm.vacations if start <= now < stop), 0)


def next_away(rhythm: Rhythm, now: int) -> int:
    return min((start for start, _ in rhythm.vacations if start > now), default=0)


def hours_at(rhythm: Rhythm, now: int) -> Hours | None:
    found = [hours for since, hours in rhythm.hours if since <= now]
    return found[-1] if found else None


def counts_from(rhythm: Rhythm, hours: Hours | None, now: int) -> int:
    """When newly wished hours begin to count. Each stay for a week, or a clock could be dodged for
    ever; within an hour they can be put right. A clock that always runs can run at once."""
    begun = [since for since, _ in rhythm.hours if since <= now]
    if hours is None or not begun:
        return now + SOON
    first = begun[-1]
    for since in reversed(begun):
        if first - since > HOUR:
            break
        first = since
    return now + SOON if now - first <= HOUR else max(now + SOON, begun[-1] + 7 * DAY)


def days_in(vacations: Sequence[Span], year: int, zone: ZoneInfo) -> int:
    """Days of vacation in a year; the shortest is one."""
    first, last = at(date(year, 1, 1), 0, zone), at(date(year + 1, 1, 1), 0, zone)
    parts = [(max(start, first), min(stop, last)) for start, stop in vacations]
    return sum(max(1, round((stop - start) / DAY)) for start, stop in parts if start < stop)
