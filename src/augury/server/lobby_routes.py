"""Plain requests in the lobby: making tables, finding them, playing again."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

from msgspec import UNSET

from augury.core import registry
from augury.server import clubs, lessons, shuffle
from augury.server.access import check_seated
from augury.server.api import Call
from augury.server.blueprint import Blueprint, Builder, set_clock
from augury.server.cards import table_cards
from augury.server.clock import Clock
from augury.server.messages.common import Answer
from augury.server.messages.tables import (
    Created,
    NewLesson,
    NewTable,
    PlaceInfo,
    PlayAgain,
    Rematch,
    SeatWish,
    TableCard,
    TableCards,
)
from augury.server.notify import Notifier
from augury.server.presence import Presence
from augury.server.refusals import Refusal, not_now
from augury.server.store import rows
from augury.server.store.base import Conflict, Db, Store
from augury.server.store.schema import (
    AUTOMATON,
    OVER,
    PERSON,
    PLAYING,
    WAITING,
    PlacingRow,
    TableRow,
)
from augury.server.tables import Tables

MOST_LISTED = 100
MOST_OWN = 200


class LobbyRoutes:
    """Tables that are made, listed, or played again."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        builder: Builder,
        presence: Presence,
        notifier: Notifier,
        clock: Clock,
    ) -> None:
        self.store = store
        self.tables = tables
        self.builder = builder
        self.presence = presence
        self.notifier = notifier
        self.clock = clock

    async def create(self, call: Call, wish: NewTable) -> Answer:
        call.limit("create-person", call.person.id)
        game = registry.load(wish.game)
        count = game.check_seats(len(wish.seats))
        options = game.check_options(count, wish.options)
        promise = await shuffle.promised(self.store, call.person.id, wish.promise, self.clock.now())
        plan = Blueprint(game, count, options, call.person, self.clock.now(), promise)
        plan.row.listed, plan.row.hints = int(wish.listed), int(wish.hints)
        plan.row.watch = plan.row.listed if wish.watch is None else int(wish.watch)
        plan.row.delay = wish.delay
        set_clock(plan.row, wish.clock)
        if wish.club:
            plan.row.club = await self.club_for(call, wish)
        plan.add(wish.seats, call.person, wish.number)
        plan.begin()
        await self.builder.build(
            call.caller.address,
            plan,
            first=lambda db: shuffle.use(db, wish.promise, call.person.id),
        )
        return Created(id=plan.row.id, links=plan.links)

    async def club_for(self, call: Call, wish: NewTable) -> str:
        """A member makes a table for the club: its members see it, and nobody else."""
        if wish.listed:
            raise not_now("club-table")
        person = call.person.id
        club, _ = await self.store.read(lambda db: clubs.entered(db, wish.club, person))
        return club.id

    async def learn(self, call: Call, wish: NewLesson) -> Answer:
        """A table at which the lesson of a game is held: the learner on the first seat, bots that
        follow the record."""
        call.limit("create-person", call.person.id)
        lesson = lessons.of_game(registry.load(wish.game).id)
        if lesson is None:
            raise Refusal(404, "no-lesson")
        plan = Blueprint(lesson.game, lesson.seats, lesson.options, call.person, self.clock.now())
        plan.open_up(lesson)
        bot = SeatWish(kind="bot", level=lessons.BOT_LEVEL)
        plan.add([SeatWish(kind="me"), *[bot] * (lesson.seats - 1)], call.person)
        plan.begin([int(seat) for seat in lesson.start().to_act()])
        await self.builder.build(call.caller.address, plan)
        return Created(id=plan.row.id, links=[])

    async def open_tables(self, call: Call) -> Answer:
        """Listed tables that wait for players or can be watched, a page at a time."""
        first = (call.number("page", 0) or 0) * MOST_LISTED
        return await self.cards(call, lambda db: rows.listed(db, first, MOST_LISTED))

    async def my_tables(self, call: Call) -> Answer:
        """Where somebody sits or is host. First those where it is their turn: least time first, and
        without a clock who has waited longest."""
        person = call.person.id
        found = await self.cards(call, lambda db: rows.tables_of(db, person, MOST_OWN))
        on = [card.id for card in found.tables if card.status in (PLAYING, WAITING)]
        ended = [card.id for card in found.tables if card.status == OVER]

        def work(db: Db) -> tuple[dict[str, int], list[PlacingRow]]:
            return rows.unread(db, on, person), rows.company(db, ended)

        unread, placings = await self.store.read(work)
        places: dict[str, list[PlaceInfo]] = {}
        for row in placings:
            told = PlaceInfo(seat=row.seat, points=row.points, place=row.place)
            places.setdefault(row.table_id, []).append(told)
        for card in found.tables:
            card.unread = unread.get(card.id, 0)
            card.places = places.get(card.id, UNSET)
        return TableCards(tables=sorted(found.tables, key=waits_most))

    async def cards(self, call: Call, which: Callable[[Db], list[TableRow]]) -> TableCards:
        person, now = call.caller.id, self.clock.now()
        return await self.store.read(lambda db: table_cards(db, which(db), person, now))

    async def rematch(self, call: Call, wish: PlayAgain) -> Answer:
        """The same people and bots again, everybody one seat further. Whoever asks first makes the
        table; seats are kept for the others, and each brings a number for the shuffle when they sit
        down."""
        live = await call.table(self.tables)
        check_seated(live, call.person)
        if not live.ended():
            raise not_now("still-on")
        if live.row.deal:
            raise not_now("tournament-game")
        if live.row.next:
            return Rematch(id=live.row.next)
        call.limit("create-person", call.person.id)
        old = live.row
        promise = await shuffle.promised(self.store, call.person.id, wish.promise, self.clock.now())
        plan = Blueprint(live.game, old.seats, live.options, call.person, self.clock.now(), promise)
        plan.row.listed, plan.row.hints, plan.row.clock = old.listed, old.hints, old.clock
        plan.row.watch, plan.row.delay = old.watch, old.delay
        plan.row.host, plan.row.club = old.host or call.person.id, old.club
        people_seats = [chair for chair in live.seats if chair.kind != AUTOMATON]
        for number in range(len(people_seats)):
            chair = people_seats[number - 1]
            own = chair.person == call.person.id
            plan.sit(
                chair.kind,
                chair.name,
                person=chair.person,
                level=chair.level,
                number=wish.number if own else "",
                expected=chair.kind == PERSON and not own,
            )
        plan.add_automata()
        plan.begin()

        await self.builder.check_share(call.caller.address, plan)

        def work(db: Db) -> None:
            shuffle.use(db, wish.promise, call.person.id)
            rows.create(db, plan.row, plan.seats)
            if not rows.set_next(db, old.id, plan.row.id):
                raise Conflict("there is a rematch already")
            db.notify(f"table {old.id}")

        with contextlib.suppress(Conflict):  # somebody else was faster; theirs it is
            await self.store.write(work)
        await self.tables.refresh(live)
        made = await self.tables.find(live.row.next)
        if made is not None and made.row.id == plan.row.id:
            self.notifier.expected(made, lambda person: self.presence.is_there(live, person))
        return Rematch(id=live.row.next)


def waits_most(card: TableCard) -> tuple[int, int]:
    if card.your_turn and not card.paused:
        return (0, card.left) if card.left is not UNSET else (1, card.changed)
    return {PLAYING: 2, WAITING: 3}.get(card.status, 4), -card.changed
