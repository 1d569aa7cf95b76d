"""Plain requests about seats: sitting down, standing up, coming back, and what the host decides
about a table."""

from __future__ import annotations

from augury.server import clocks, shuffle, table_clocks
from augury.server.access import check_host, own_seat
from augury.server.api import Call
from augury.server.clock import Clock
from augury.server.ledger import Ledger
from augury.server.live_table import LiveTable
from augury.server.messages.common import Answer, Done
from augury.server.messages.tables import FillSeat, Joined, LeaveSeat, TableSettings, TakeSeat
from augury.server.refusals import not_now
from augury.server.seating import arrive, begin_if_full, bot_name, is_expected, sit_down
from augury.server.store.schema import (
    BOT,
    CLOSED,
    OPEN,
    PLAYING,
    WAITING,
    SeatRow,
    TableRow,
)
from augury.server.table_clocks import note_faces
from augury.server.tables import Tables
from augury.server.wire import write_json


class SeatRoutes:
    """Players who come and go, and the host's word."""

    def __init__(self, tables: Tables, ledger: Ledger, clock: Clock) -> None:
        self.tables = tables
        self.ledger = ledger
        self.clock = clock

    async def take(self, call: Call, wish: TakeSeat) -> Answer:
        """Sit down on an open seat, or on one's own that is kept."""
        live = await call.table(self.tables)
        number, person = call.seat_in(live), call.person

        def edit(row: TableRow, seats: list[SeatRow]) -> None:
            chair = seats[number]
            if row.status == WAITING and is_expected(chair) and chair.person == person.id:
                arrive(row, seats, person, wish, self.clock.now())
                return
            if chair.kind != OPEN or chair.link or row.status != WAITING:
                raise not_now("seat-taken")
            sit_down(live, row, seats, number, person, wish, self.clock.now())

        await self.ledger.revise(live, edit, person.id)
        return Joined(id=live.row.id, seat=number)

    async def leave(self, call: Call, wish: LeaveSeat) -> Answer:
        """Stand up: before the game the seat is free again, during it a bot sits in until the
        person returns."""
        live = await call.table(self.tables)
        number = own_seat(live, call.person, call.seat_in(live))
        check_ordinary(live)

        def edit(row: TableRow, seats: list[SeatRow]) -> None:
            chair = seats[number]
            if row.status == WAITING:
                free(chair)
            elif row.status == PLAYING:
                note_faces(live, row, self.clock.now())
                chair.away, chair.level = 1, wish.level
                row.busy = 1
            else:
                raise not_now("ended")

        await self.ledger.revise(live, edit)
        return Done()

    async def come_back(self, call: Call) -> Answer:
        """Take the seat over again from the bot that sits in."""
        live = await call.table(self.tables)
        number = own_seat(live, call.person, call.seat_in(live))

        def edit(row: TableRow, seats: list[SeatRow]) -> None:
            if row.status == WAITING or not seats[number].away:
                raise not_now("not-away")
            settings, faces = (
                table_clocks.settings(live),
                table_clocks.faces(live, self.clock.now()),
            )
            if settings is not None and faces is not None:
                row.faces = write_json(clocks.welcome_back(faces, settings, number)).decode()
            seats[number].away = 0

        await self.ledger.revise(live, edit)
        return Done()

    async def fill_seat(self, call: Call, wish: FillSeat) -> Answer:
        """The host puts a bot on a seat nobody holds, changes its level, or opens the seat. Whoever
        was expected there and has not come is no longer."""
        live = await call.table(self.tables)
        check_host(live, call.person)
        number = call.seat_in(live)
        check_ordinary(live)

        def edit(row: TableRow, seats: list[SeatRow]) -> None:
            chair = seats[number]
            if row.status == WAITING and is_expected(chair):
                free(chair)
            if chair.kind not in (OPEN, BOT) or row.status not in (WAITING, PLAYING):
                raise not_now("seat-kept")
            if wish.kind == "open":
                if row.status != WAITING:
                    raise not_now("begun")
                shuffle.check_closed(row)
                chair.kind, chair.name, chair.link = OPEN, "", ""
            else:
                chair.name = chair.name or bot_name([other.name for other in seats])
                chair.kind, chair.level, chair.link = BOT, wish.level, ""
            begin_if_full(row, seats, sorted(live.legal), self.clock.now())

        await self.ledger.revise(live, edit)
        return Done()

    async def change_settings(self, call: Call, wish: TableSettings) -> Answer:
        """The host lists the table or hides it, lets everybody look on or not, mutes the
        spectators or lets them speak."""
        live = await call.table(self.tables)
        check_host(live, call.person)

        def edit(row: TableRow, seats: list[SeatRow]) -> None:
            if wish.listed:
                shuffle.check_closed(row)
                check_public(row)
            row.listed = row.listed if wish.listed is None else int(wish.listed)
            watch = wish.listed if wish.watch is None else wish.watch
            row.watch = row.watch if watch is None else int(watch)
            row.muted = row.muted if wish.muted is None else int(wish.muted)

        await self.ledger.revise(live, edit)
        return Done()

    async def close(self, call: Call) -> Answer:
        """The host ends a table before its time. The record stays."""
        live = await call.table(self.tables)
        check_host(live, call.person)

        def edit(row: TableRow, seats: list[SeatRow]) -> None:
            if row.status not in (WAITING, PLAYING):
                raise not_now("ended")
            row.status, row.busy, row.to_act, row.proposal = CLOSED, 0, "", ""

        await self.ledger.revise(live, edit)
        return Done()


def check_ordinary(live: LiveTable) -> None:
    """Who sits where at a deal of the day is the same for everybody; in a tournament, too."""
    if live.row.deal:
        raise not_now("tournament-seats")
    if live.row.daily:
        raise not_now("daily-seats")


def check_public(row: TableRow) -> None:
    """A club keeps its tables to itself."""
    if row.club:
        raise not_now("club-table")


def free(chair: SeatRow) -> None:
    """Nobody holds the seat any more."""
    chair.kind, chair.person, chair.name, chair.number, chair.away = OPEN, "", "", "", 0
