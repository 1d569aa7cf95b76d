"""A club's evenings: tables that stand again and again. At its time each becomes a table, with the
seats of those who come."""

from __future__ import annotations

import logging
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import msgspec

from augury.core import registry
from augury.core.errors import AuguryError
from augury.core.game import Options
from augury.server.background import Background
from augury.server.blueprint import Blueprint
from augury.server.clock import Clock
from augury.server.messages.clubs import EveningInfo
from augury.server.messages.tables import ClockWish
from augury.server.notice_wishes import zone_of
from augury.server.notify import Notifier
from augury.server.seating import own_name
from augury.server.store import rows
from augury.server.store.base import Db, Store
from augury.server.store.club_schema import ClubRow, EveningRow
from augury.server.store.rows import clubs, evenings
from augury.server.store.schema import OPEN, PERSON, Person
from augury.server.tables import Tables

log = logging.getLogger("augury.house")

EVERY = 5.0  # seconds between two looks
MOST = 50  # evenings that begin together
LATE = 6 * 3_600_000  # milliseconds; after a longer outage the evening is over


def next_time(zone: ZoneInfo, every: str, weekday: int, minute: int, after: int) -> int:
    """The first such evening after some time, by the clock on the club's wall."""
    here = datetime.fromtimestamp(after / 1000, zone)
    day = here.date() + timedelta(days=(weekday - here.weekday()) % 7)
    while True:
        wall = datetime(day.year, day.month, day.day, minute // 60, minute % 60, tzinfo=zone)
        found = round(wall.astimezone(UTC).timestamp() * 1000)
        if found > after and (every == "week" or day.day <= 7):
            return found
        day += timedelta(days=7)


class Evenings:
    """Sets the tables when their time has come."""

    def __init__(self, store: Store, tables: Tables, notifier: Notifier, clock: Clock) -> None:
        self.store = store
        self.tables = tables
        self.notifier = notifier
        self.clock = clock

    async def keep(self, background: Background) -> None:
        """As long as the server runs."""
        await background.every(EVERY, self.work_off)

    async def work_off(self) -> None:
        now = self.clock.now()
        for row in await self.store.read(lambda db: evenings.due(db, now, MOST)):
            await self.begin(row)

    async def begin(self, row: EveningRow) -> None:
        """One process sets the table, and tells those who come. Without anybody, or long after its
        time, there is none."""
        now = self.clock.now()

        def work(db: Db) -> Blueprint | None:
            club = clubs.by_id(db, row.club)
            assert club is not None, "evenings go with their club"
            coming = [
                (str(one["person"]), str(one["name"])) for one in evenings.coming(db, [row.id])
            ]
            zone = zone_of(club.zone)
            following = next_time(zone, row.every, row.weekday, row.minute, now)
            if not evenings.take(db, row, following) or not coming or now - row.due > LATE:
                return None
            try:
                table = drawn_up(row, coming[: row.seats], now)
            except AuguryError as error:  # a game or an option that this server no longer has
                log.error("the evening %s has no table: %s", row.id, error)
                return None
            rows.create(db, table.row, table.seats)
            return table

        table = await self.store.write(work)
        live = await self.tables.find(table.row.id) if table is not None else None
        if live is not None:
            self.notifier.expected(live, lambda person: False)


def drawn_up(row: EveningRow, coming: list[tuple[str, str]], now: int) -> Blueprint:
    """Seats are kept for those who come; the others are free for members. Everybody brings a number
    for the shuffle when they sit down."""
    game = registry.load(row.game)
    options = game.check_options(row.seats, msgspec.json.decode(row.options, type=Options))
    host = Person(coming[0][0], coming[0][1], None, "", now)
    table = Blueprint(game, row.seats, options, host, now)
    table.row.club, table.row.clock = row.club, row.clock
    for person, name in coming:
        taken = [chair.name for chair in table.seats]
        table.sit(PERSON, own_name(name, taken), person=person, expected=True)
    while len(table.seats) < row.seats:
        table.sit(OPEN, "")
    table.add_automata()
    return table


def evening_infos(db: Db, club: ClubRow, person: str) -> list[EveningInfo]:
    found = evenings.evenings(db, club.id)
    coming: dict[str, list[str]] = {row.id: [] for row in found}
    mine: set[str] = set()
    for one in evenings.coming(db, list(coming)):
        coming[str(one["evening"])].append(str(one["name"]))
        if one["person"] == person:
            mine.add(str(one["evening"]))
    return [
        EveningInfo(
            id=row.id,
            game=row.game,
            seats=row.seats,
            options=msgspec.json.decode(row.options, type=dict[str, bool | int | str]),
            clock=msgspec.json.decode(row.clock, type=ClockWish) if row.clock else None,
            every=row.every,
            weekday=row.weekday,
            minute=row.minute,
            due=row.due,
            coming=coming[row.id],
            mine=row.id in mine,
        )
        for row in found
    ]
