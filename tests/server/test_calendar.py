"""When slow clocks stand still: hours, vacations, summer time, however often somebody looks."""

from __future__ import annotations

from datetime import UTC, date, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from augury.server import calendar, clocks
from augury.server.calendar import DAY, HOUR, MINUTE, Rhythm
from augury.server.clocks import ClockSettings, Face, Faces
from augury.server.messages.rhythm import Hours

AMSTERDAM = ZoneInfo("Europe/Amsterdam")
EVENINGS = Hours("Europe/Amsterdam", 18 * 60, 22 * 60, (0, 1, 2, 3, 4))
NIGHTS = Hours("Europe/Amsterdam", 22 * 60, 2 * 60, (4,))  # Friday night


def time_of(text: str) -> int:
    """In Amsterdam."""
    return round(datetime.fromisoformat(text).replace(tzinfo=AMSTERDAM).timestamp() * 1000)


def thought(hours: Hours, since: str, until: str) -> int:
    """Milliseconds that count."""
    rhythm = Rhythm(((0, hours),))
    return clocks.passed(
        time_of(since),
        time_of(until),
        calendar.rests(rhythm, time_of(since), time_of(until)),
    )


# 2026-11-16 is a Monday.
@pytest.mark.parametrize(
    ("hours", "since", "until", "expected"),
    [
        (EVENINGS, "2026-11-16T12:00", "2026-11-16T17:59", 0),
        (EVENINGS, "2026-11-16T12:00", "2026-11-16T18:00:01", 1000),
        (EVENINGS, "2026-11-16T19:00", "2026-11-16T19:30", HOUR // 2),
        (EVENINGS, "2026-11-16T21:00", "2026-11-17T19:00", 2 * HOUR),
        (EVENINGS, "2026-11-20T21:00", "2026-11-23T18:30", HOUR + HOUR // 2),  # over the weekend
        (EVENINGS, "2026-11-16T00:00", "2026-11-23T00:00", 20 * HOUR),
        (NIGHTS, "2026-11-20T12:00", "2026-11-22T12:00", 4 * HOUR),
        (NIGHTS, "2026-11-21T01:00", "2026-11-21T12:00", HOUR),  # Saturday, but still Friday night
        (NIGHTS, "2026-11-22T00:00", "2026-11-22T12:00", 0),
        # the clock on the wall jumps from two to three, or shows two o'clock twice
        (
            Hours("Europe/Amsterdam", 60, 240, (6,)),
            "2026-03-29T00:00",
            "2026-03-29T12:00",
            2 * HOUR,
        ),
        (
            Hours("Europe/Amsterdam", 60, 240, (6,)),
            "2026-10-25T00:00",
            "2026-10-25T12:00",
            4 * HOUR,
        ),
        (
            Hours("Europe/Amsterdam", 0, 0, tuple(range(7))),
            "2026-11-16T00:00",
            "2026-11-18T00:00",
            2 * DAY,
        ),
    ],
)
def test_only_the_hours_of_somebody_count(
    hours: Hours, since: str, until: str, expected: int
) -> None:
    assert thought(hours, since, until) == expected


def test_on_vacation_nothing_counts_whatever_the_hours() -> None:
    away = (time_of("2026-11-17T00:00"), time_of("2026-11-19T00:00"))
    rhythm = Rhythm(((0, EVENINGS),), (away,))
    since, until = time_of("2026-11-16T00:00"), time_of("2026-11-21T00:00")
    assert clocks.passed(since, until, calendar.rests(rhythm, since, until)) == 12 * HOUR


def test_new_hours_count_from_their_moment_on() -> None:
    change = time_of("2026-11-16T12:00")
    rhythm = Rhythm(((change, EVENINGS),))
    since, until = change - HOUR, change + 7 * HOUR
    assert clocks.passed(since, until, calendar.rests(rhythm, since, until)) == 2 * HOUR
    again = Rhythm(((change, EVENINGS), (change + 7 * HOUR, None)))
    until += HOUR
    assert clocks.passed(since, until, calendar.rests(again, since, until)) == 3 * HOUR


def test_when_a_clock_will_have_run_out() -> None:
    evenings = Rhythm(((0, EVENINGS),))
    monday = time_of("2026-11-16T21:00")
    assert calendar.runs_down(evenings, monday, HOUR) == time_of("2026-11-16T22:00")
    assert calendar.runs_down(evenings, monday, HOUR + 1) == time_of("2026-11-17T18:00") + 1
    assert calendar.runs_down(evenings, monday, DAY) == time_of("2026-11-24T21:00"), (
        "one hour on Monday, four on each of Tuesday to Friday and Monday, three on Tuesday"
    )
    assert calendar.runs_down(calendar.ALWAYS, monday, 100 * DAY) == monday + 100 * DAY
    assert calendar.turns(evenings, monday) == time_of("2026-11-16T22:00")
    assert calendar.turns(evenings, time_of("2026-11-20T23:00")) == time_of("2026-11-23T18:00")
    assert calendar.turns(calendar.ALWAYS, monday) == 0


def test_days_of_vacation_are_those_on_the_calendar() -> None:
    def span(first: str, after: str) -> tuple[int, int]:
        return time_of(f"{first}T00:00"), time_of(f"{after}T00:00")

    week_with_the_change = span("2026-10-20", "2026-10-27")  # 169 hours
    assert calendar.days_in([week_with_the_change], 2026, AMSTERDAM) == 7
    over_new_year = span("2026-12-30", "2027-01-03")
    assert calendar.days_in([over_new_year], 2026, AMSTERDAM) == 2
    assert calendar.days_in([over_new_year], 2027, AMSTERDAM) == 2
    start = time_of("2026-06-01T23:00")
    assert calendar.days_in([(start, start + MINUTE)], 2026, AMSTERDAM) == 1, "the shortest is one"


def test_twenty_hours_a_week_are_the_least() -> None:
    assert calendar.minutes_a_week(EVENINGS) == 20 * 60
    assert calendar.minutes_a_week(NIGHTS) == 4 * 60
    assert calendar.minutes_a_week(Hours("UTC", 0, 0, (5, 5, 6))) == 2 * 1440


def test_hours_stay_for_a_week_and_can_be_put_right_within_an_hour() -> None:
    now = time_of("2026-11-16T12:00")

    def after(*begun: int) -> int:
        """How much later new hours count."""
        rhythm = Rhythm(tuple((now - since, EVENINGS) for since in begun))
        return calendar.counts_from(rhythm, NIGHTS, now) - now

    assert after() == MINUTE
    assert after(HOUR) == MINUTE, "a slip of the pen"
    assert after(HOUR + 1) == 7 * DAY - HOUR - 1
    assert after(100 * MINUTE, 50 * MINUTE) == 7 * DAY - 50 * MINUTE, "not again and again"
    assert after(3 * DAY, 50 * MINUTE) == MINUTE
    assert after(8 * DAY) == MINUTE
    assert calendar.counts_from(Rhythm(((now - DAY, EVENINGS),)), None, now) == now + MINUTE


START = round(datetime(2026, 3, 1, tzinfo=UTC).timestamp() * 1000)  # with summer time in between
hours = st.builds(
    Hours,
    zone=st.sampled_from(["Europe/Amsterdam", "UTC", "America/St_Johns", "Pacific/Apia"]),
    start=st.integers(0, 1439),
    end=st.integers(0, 1439),
    days=st.sets(st.integers(0, 6), min_size=1).map(lambda days: tuple(sorted(days))),
)
moments = st.integers(START, START + 60 * DAY)
spans = st.tuples(moments, moments).map(lambda two: (min(two), max(two)))
rhythms = st.builds(
    Rhythm,
    st.lists(st.tuples(moments, st.none() | hours), max_size=3).map(
        lambda found: tuple(
            sorted({since: (since, h) for since, h in found}.values(), key=lambda x: x[0])
        )
    ),
    st.lists(spans, max_size=2).map(lambda found: tuple(sorted(found))),
)
SLOW = ClockSettings(main=3 * 86_400, move=86_400)


@given(rhythms, st.lists(spans, max_size=2), st.lists(moments, min_size=3, max_size=6))
def test_it_does_not_matter_how_often_the_clocks_are_noted(
    rhythm: Rhythm, outages: list[tuple[int, int]], looks: list[int]
) -> None:
    first, *later = sorted(looks)
    stepwise = start = clocks.wound(SLOW, 2, first)
    for look in later:
        stepwise = clocks.charge(stepwise, [0, 1], look, outages, {0: rhythm})
    assert stepwise == clocks.charge(start, [0, 1], later[-1], outages, {0: rhythm})
    assert stepwise.faces[0].main >= stepwise.faces[1].main, "whoever rests has no less"


@given(rhythms, moments, st.integers(1, 4 * DAY))
def test_a_clock_runs_out_exactly_when_it_was_foretold(
    rhythm: Rhythm, since: int, left: int
) -> None:
    end = calendar.runs_down(rhythm, since, left)
    faces = Faces(at=since, faces=[Face(main=left, move=0)])
    if end:
        before = clocks.charge(faces, [0], end - 1, [], {0: rhythm})
        assert before.faces[0].main == 1
        assert clocks.run_out(clocks.charge(faces, [0], end, [], {0: rhythm}), [0]) == [0]


@given(rhythms, moments)
def test_rests_turn_when_it_was_foretold(rhythm: Rhythm, since: int) -> None:
    turn = calendar.turns(rhythm, since)
    now = calendar.resting(rhythm, since)
    if turn:
        assert calendar.resting(rhythm, turn - 1) == now
        assert calendar.resting(rhythm, turn) != now


def test_a_day_has_its_place() -> None:
    assert calendar.at(date(2026, 11, 16), 18 * 60, AMSTERDAM) == time_of("2026-11-16T18:00")
