"""Plain requests about links: to a seat, or to look on."""

from __future__ import annotations

from augury.server import security, shuffle, views
from augury.server.access import check_host
from augury.server.api import Call
from augury.server.clock import Clock
from augury.server.guests import Guests
from augury.server.ledger import Ledger
from augury.server.live_table import LiveTable
from augury.server.messages.common import Answer, Done
from augury.server.messages.tables import Invitation, Joined, LookAtLink, SeatLink, UseLink
from augury.server.presence import Presence
from augury.server.refusals import Refusal, forbidden, not_now
from augury.server.seating import STAND_IN, bot_name, sit_down
from augury.server.store import rows
from augury.server.store.base import Db, Store
from augury.server.store.schema import (
    AUTOMATON,
    BOT,
    OPEN,
    PERSON,
    PLAYING,
    WAITING,
    SeatRow,
    TableRow,
)
from augury.server.table_clocks import note_faces
from augury.server.tables import Tables


class LinkRoutes:
    """Links that the host hands out, and whoever follows them."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        ledger: Ledger,
        guests: Guests,
        presence: Presence,
        clock: Clock,
    ) -> None:
        self.store = store
        self.tables = tables
        self.ledger = ledger
        self.guests = guests
        self.presence = presence
        self.clock = clock

    async def look_at_link(self, call: Call, wish: LookAtLink) -> Answer:
        """Where a link leads, so that whoever follows it knows who invites them to what, and sees
        the commitment before they send a number."""
        call.limit("link-ip", call.caller.address)
        _, live, seat = await self.follow(wish.token)
        row = live.row
        host = await self.store.read(lambda db: rows.person(db, row.host))
        online = set(self.presence.company(live).seats)
        return Invitation(
            id=row.id,
            seat=seat,
            commitment=shuffle.commitment(row),
            begun=live.dealt(),
            game=row.game,
            title=live.game.title,
            host=host.name if host is not None else "",
            status=row.status,
            seats=[views.seat_info(chair, call.caller.id, online) for chair in live.seats],
            clock=views.clock_wish(row),
            delay=row.delay,
        )

    async def follow(self, token: str) -> tuple[str, LiveTable, int]:
        """What a link is for: its hash, the table, the seat (-1 to look on)."""
        hashed = security.hashed(token)

        def work(db: Db) -> tuple[SeatRow | None, str]:
            watch = rows.table_by_watch_link(db, hashed) or rows.table_by_share(db, hashed)
            return rows.seat_by_link(db, hashed), watch

        chair, watch = await self.store.read(work)
        table = chair.table_id if chair is not None else watch
        live = await self.tables.find(table) if table else None
        if live is None:
            raise no_link()
        return hashed, live, -1 if chair is None else chair.seat

    async def use_link(self, call: Call, wish: UseLink) -> Answer:
        """Exchange a link, once, for a seat; or a spectators' link for the right to look on."""
        call.limit("link-ip", call.caller.address)
        hashed, live, number = await self.follow(wish.token)
        person = call.caller.person or await self.guests.introduce(call, wish.name)
        table = live.row.id
        if live.row.club and person.id not in live.members:
            raise forbidden("club-members")
        if number < 0:
            await self.store.write(lambda db: rows.add_watcher(db, table, person.id))
            await self.tables.refresh(live)
            return Joined(id=live.row.id, seat=-1)

        def edit(row: TableRow, seats: list[SeatRow]) -> None:
            if not security.same(seats[number].link, hashed):
                raise no_link()
            sit_down(live, row, seats, number, person, wish, self.clock.now())

        await self.ledger.revise(live, edit, person.id)
        return Joined(id=live.row.id, seat=number)

    async def new_link(self, call: Call) -> Answer:
        """The host makes a seat link; an older one for the seat stops working."""
        live = await call.table(self.tables)
        check_host(live, call.person)
        number, token = call.seat_in(live), security.new_token()

        def edit(row: TableRow, seats: list[SeatRow]) -> None:
            if seats[number].kind not in (OPEN, BOT) or row.status not in (WAITING, PLAYING):
                raise not_now("seat-taken")
            shuffle.check_closed(row)
            seats[number].link = security.hashed(token)

        await self.ledger.revise(live, edit)
        return SeatLink(seat=number, token=token)

    async def withdraw_link(self, call: Call) -> Answer:
        """The host withdraws a seat link. If somebody has used it, that person loses the seat."""
        live = await call.table(self.tables)
        check_host(live, call.person)
        number = call.seat_in(live)

        def edit(row: TableRow, seats: list[SeatRow]) -> None:
            chair = seats[number]
            if chair.kind == AUTOMATON or chair.person == row.host:
                raise not_now("nothing-to-withdraw")
            chair.link = ""
            if chair.kind == PERSON:
                note_faces(live, row, self.clock.now())
                chair.person = chair.number = ""
                chair.kind = BOT if row.status == PLAYING else OPEN
                chair.name = (
                    bot_name([other.name for other in seats]) if row.status == PLAYING else ""
                )
                chair.away, chair.level, row.busy = 0, STAND_IN, 1

        await self.ledger.revise(live, edit)
        return Done()

    async def new_watch_link(self, call: Call) -> Answer:
        """The host makes a link for spectators; an older one stops working for newcomers."""
        live = await call.table(self.tables)
        check_host(live, call.person)
        token = security.new_token()

        def edit(row: TableRow, seats: list[SeatRow]) -> None:
            row.watch_link = security.hashed(token)

        await self.ledger.revise(live, edit)
        return SeatLink(seat=-1, token=token)

    async def withdraw_watch_link(self, call: Call) -> Answer:
        """The host withdraws every link to look on with, and sends the spectators away."""
        live = await call.table(self.tables)
        check_host(live, call.person)
        table = live.row.id

        def edit(row: TableRow, seats: list[SeatRow]) -> None:
            row.watch_link = ""

        await self.ledger.revise(live, edit)

        def work(db: Db) -> None:
            rows.drop_shares(db, table)
            rows.drop_watchers(db, table)

        await self.store.write(work)
        await self.tables.refresh(live)
        return Done()


def no_link() -> Refusal:
    return Refusal(404, "no-link")
