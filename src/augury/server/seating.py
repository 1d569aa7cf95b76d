"""Who sits where: names at a table, sitting down, and the deal as soon as nobody is missing."""

from __future__ import annotations

import msgspec

from augury.server import clocks, names, shuffle
from augury.server.clocks import ClockSettings
from augury.server.live_table import LiveTable
from augury.server.messages.tables import TakeSeat, UseLink
from augury.server.refusals import not_now
from augury.server.store.schema import (
    BOT,
    OPEN,
    PERSON,
    PLAYING,
    WAITING,
    Person,
    SeatRow,
    TableRow,
)
from augury.server.wire import write_json

STAND_IN = 3  # level of a bot that nobody chose
BOT_NAMES = (
    "Ada",
    "Blaise",
    "Carl",
    "Dorothy",
    "Emmy",
    "Felix",
    "Grace",
    "Hypatia",
    "Ida",
    "Johann",
)


def own_name(name: str, taken: list[str]) -> str:
    """On one device the second player gets a number behind the name."""
    for number in ("", " 2", " 3", " 4", " 5"):
        if names.skeleton(name + number) not in {names.skeleton(other) for other in taken if other}:
            return name[: names.LONGEST - 2] + number if number else name
    return name


def bot_name(taken: list[str]) -> str:
    return next(name for name in (f"Bot {word}" for word in BOT_NAMES) if name not in taken)


def is_expected(chair: SeatRow) -> bool:
    """Before the game: the seat is kept for somebody who has not sat down yet."""
    return chair.kind == PERSON and bool(chair.away)


def begin_if_full(row: TableRow, seats: list[SeatRow], asked: list[int], now: int) -> None:
    """Deal as soon as nobody is missing. `asked`: who is asked first if the seed is known
    already."""
    if row.status != WAITING or any(chair.kind == OPEN or is_expected(chair) for chair in seats):
        return
    if not row.seed:
        asked = shuffle.deal(row, seats)
    row.status = PLAYING
    row.to_act = " ".join(str(seat) for seat in asked)
    row.busy = int(
        bool(row.clock) or any(seats[seat].kind == BOT or seats[seat].away for seat in asked)
    )
    if row.clock:
        settings = msgspec.json.decode(row.clock, type=ClockSettings)
        row.faces = write_json(clocks.wound(settings, len(seats), now)).decode()


def sit_down(
    live: LiveTable,
    row: TableRow,
    seats: list[SeatRow],
    number: int,
    person: Person,
    wish: TakeSeat | UseLink,
    now: int,
) -> None:
    """A person takes a seat; the last one begins the game."""
    shuffle.check_closed(row)
    if row.status not in (WAITING, PLAYING):
        raise not_now("ended")
    shown = names.checked(wish.name or person.name)
    names.check_distinct(shown, [chair.name for chair in seats if chair.seat != number])
    chair = seats[number]
    chair.kind, chair.person, chair.name, chair.away, chair.link = PERSON, person.id, shown, 0, ""
    if row.status == WAITING:
        chair.number = wish.number
    begin_if_full(row, seats, sorted(live.legal), now)


def arrive(row: TableRow, seats: list[SeatRow], person: Person, wish: TakeSeat, now: int) -> None:
    """Somebody sits down where seats are kept for them; the last one begins the game."""
    for chair in seats:
        if chair.person == person.id and is_expected(chair):
            chair.away, chair.number = 0, wish.number
    begin_if_full(row, seats, [], now)
