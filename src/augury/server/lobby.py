"""Tables: making them, finding them, live down, standing up, playing again, closing."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

import msgspec

from augury.core import record as records_of
from augury.core import registry
from augury.core.errors import BrokenRecord
from augury.core.game import Game, Options
from augury.core.record import Record
from augury.server import clocks, lessons, names, people, security, shuffle, views
from augury.server.access import check_eye, check_host, check_seated, own_seat
from augury.server.api import Call
from augury.server.clock import now
from augury.server.clocks import ClockSettings
from augury.server.live_table import LiveTable, note_faces
from augury.server.messages import (
    Answer,
    ClockWish,
    Created,
    Done,
    FillSeat,
    ImportRecord,
    Invitation,
    Joined,
    LeaveSeat,
    LookAtLink,
    NewLesson,
    NewTable,
    PlayAgain,
    Rematch,
    SeatLink,
    SeatWish,
    TableCards,
    TableSettings,
    TakeSeat,
    UseLink,
)
from augury.server.refusals import Refusal, not_now
from augury.server.store import rows
from augury.server.store.base import Conflict, Db
from augury.server.store.schema import (
    AUTOMATON,
    BOT,
    CLOSED,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    WAITING,
    Change,
    Person,
    PromiseRow,
    SeatRow,
    TableRow,
)
from augury.server.wire import write_json

MOST_LISTED = 100
MOST_OWN = 200
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


class Plan:
    """A table about to be made."""

    def __init__(
        self,
        game: Game,
        people: int,
        options: Options,
        host: Person,
        promise: PromiseRow | None = None,
    ) -> None:
        self.game = game
        drawn = promise or shuffle.draw(host.id)
        self.links: list[SeatLink] = []
        self.seats: list[SeatRow] = []
        moment = now()
        self.row = TableRow(
            id=drawn.id,
            game=game.id,
            rules=game.rules_version,
            seats=people,
            options=write_json(options).decode(),
            seed="",
            salt=drawn.salt,
            open_seed=0,
            host=host.id,
            listed=0,
            status=WAITING,
            reason="",
            clock="",
            faces="",
            paused=0,
            muted=0,
            proposal="",
            watch_link="",
            next="",
            created=moment,
            changed=moment,
            revision=1,
            version=0,
            to_act="",
            busy=0,
            keeper="",
            keeper_until=0,
            secret=drawn.secret,
        )

    def open_up(self, record: Record) -> None:
        """Somebody knows the seed: there is nothing to promise."""
        row = self.row
        row.seed, row.generator, row.open_seed = str(record.seed), record.generator, 1
        row.secret = row.salt = ""

    def sit(
        self,
        kind: str,
        name: str,
        *,
        person: str = "",
        level: int = STAND_IN,
        link: str = "",
        number: str = "",
    ) -> None:
        seat = len(self.seats)
        self.seats.append(SeatRow(self.row.id, seat, kind, person, name, level, 0, link, number))

    def add(self, wishes: list[SeatWish], host: Person, number: str = "") -> None:
        """The seats as somebody wishes them, and the automata of the rules behind them."""
        for wish in wishes:
            taken = [chair.name for chair in self.seats]
            if wish.kind == "me":
                name = names.checked(wish.name or own_name(host.name, taken))
                names.check_distinct(name, taken)
                self.sit(PERSON, name, person=host.id, number=number)
            elif wish.kind == "bot":
                self.sit(BOT, bot_name(taken), level=wish.level)
            elif wish.kind == "link":
                token = security.new_token()
                self.links.append(SeatLink(seat=len(self.seats), token=token))
                self.sit(OPEN, "", link=security.hashed(token))
            else:
                self.sit(OPEN, "")
        self.add_automata()

    def add_automata(self) -> None:
        while len(self.seats) < self.game.chairs(self.row.seats):
            self.sit(AUTOMATON, "")

    def begin(self, asked: list[int] | None = None) -> None:
        """If everybody is there, the game is on. `asked`: who is asked where a record goes on."""
        begin_if_full(self.row, self.seats, asked or [])


def own_name(name: str, taken: list[str]) -> str:
    """On one device the second player gets a number behind the name."""
    for number in ("", " 2", " 3", " 4", " 5"):
        if names.skeleton(name + number) not in {names.skeleton(other) for other in taken if other}:
            return name[: names.LONGEST - 2] + number if number else name
    return name


def bot_name(taken: list[str]) -> str:
    return next(name for name in (f"Bot {word}" for word in BOT_NAMES) if name not in taken)


def begin_if_full(row: TableRow, seats: list[SeatRow], asked: list[int]) -> None:
    """Deal as soon as nobody is missing. `asked`: who is asked first if the seed is known already."""
    if row.status != WAITING or any(chair.kind == OPEN for chair in seats):
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
        row.faces = write_json(clocks.wound(settings, len(seats), now())).decode()


def set_clock(row: TableRow, wish: ClockWish | None) -> None:
    if wish is not None:
        if not wish.main + wish.move:
            raise Refusal(422, "clock", "A clock needs some time on it.")
        row.clock = write_json(wish).decode()


# Making tables


async def create(call: Call, wish: NewTable) -> Answer:
    call.limit("create-person", call.person.id)
    game = registry.load(wish.game)
    count = game.check_seats(len(wish.seats))
    options = game.check_options(count, wish.options)
    plan = Plan(game, count, options, call.person, await shuffle.promised(call, wish.promise))
    plan.row.listed = int(wish.listed)
    set_clock(plan.row, wish.clock)
    plan.add(wish.seats, call.person, wish.number)
    plan.begin()
    await check_share(call, plan)

    def work(db: Db) -> None:
        shuffle.use(db, wish.promise, call.person.id)
        rows.create(db, plan.row, plan.seats)

    await call.house.store.write(work)
    await call.house.live_table(plan.row.id)
    return Created(id=plan.row.id, links=plan.links)


async def learn(call: Call, wish: NewLesson) -> Answer:
    """A table at which the lesson of a game is held: the learner on the first seat, bots that follow the record."""
    call.limit("create-person", call.person.id)
    lesson = lessons.of_game(registry.load(wish.game).id)
    if lesson is None:
        raise Refusal(404, "no-lesson", "There is no lesson for this game yet.")
    plan = Plan(lesson.game, lesson.seats, lesson.options, call.person)
    plan.open_up(lesson)
    bot = SeatWish(kind="bot", level=lessons.BOT_LEVEL)
    plan.add([SeatWish(kind="me"), *[bot] * (lesson.seats - 1)], call.person)
    plan.begin([int(seat) for seat in lesson.start().to_act()])
    await check_share(call, plan)
    await call.house.store.write(lambda db: rows.create(db, plan.row, plan.seats))
    await call.house.live_table(plan.row.id)
    return Created(id=plan.row.id, links=[])


async def check_share(call: Call, plan: Plan) -> None:
    """Nobody fills the house with tables alone."""
    if plan.row.status in (WAITING, PLAYING):
        shares, address = call.house.shares, call.caller.address
        await shares.check_tables(plan.row.host, address, plan.row.status)
        shares.note_table(address, plan.row.id)


async def open_tables(call: Call) -> Answer:
    """Listed tables that wait for players or can be watched, a page at a time."""
    first = (call.number("page", 0) or 0) * MOST_LISTED
    return await cards(call, lambda db: rows.listed(db, first, MOST_LISTED))


async def my_tables(call: Call) -> Answer:
    """Where somebody sits or is host, whose turn it is first."""
    person = call.person.id
    found = await cards(call, lambda db: rows.tables_of(db, person, MOST_OWN))
    order = {PLAYING: 1, WAITING: 2}
    return TableCards(
        tables=sorted(
            found.tables,
            key=lambda card: (not card.your_turn, order.get(card.status, 3), -card.changed),
        )
    )


async def cards(call: Call, which: Callable[[Db], list[TableRow]]) -> TableCards:
    known = set(registry.ids())

    def work(db: Db) -> list[tuple[TableRow, list[SeatRow]]]:
        return [(row, rows.seats(db, row.id)) for row in which(db) if row.game in known]

    found = await call.house.store.read(work)
    return TableCards(tables=[views.table_card(row, seats, call.caller.id) for row, seats in found])


async def look(call: Call) -> Answer:
    """The table as the caller may see it."""
    live = await call.table()
    eye = check_eye(live, call.caller.id, call.number("eye", None, -1))
    seen = call.number("seen", -1, -1)
    assert seen is not None
    call.house.keeper.glance(live)
    return views.whole_state(
        call.house, live, call.caller.id, eye, seen if seen <= live.version else -1
    )


# Seats


async def take(call: Call, wish: TakeSeat) -> Answer:
    """Sit down on an open seat."""
    live = await call.table()
    number, person = call.seat_in(live), call.person

    def edit(row: TableRow, seats: list[SeatRow]) -> None:
        if seats[number].kind != OPEN or seats[number].link or row.status != WAITING:
            raise not_now("This seat is not free.")
        sit_down(live, row, seats, number, person, wish)

    await call.house.revise(live, edit, person.id)
    return Joined(id=live.row.id, seat=number)


def sit_down(
    live: LiveTable,
    row: TableRow,
    seats: list[SeatRow],
    number: int,
    person: Person,
    wish: TakeSeat | UseLink,
) -> None:
    shuffle.check_closed(row)
    if row.status not in (WAITING, PLAYING):
        raise not_now("The game at this table has ended.")
    shown = names.checked(wish.name or person.name)
    names.check_distinct(shown, [chair.name for chair in seats if chair.seat != number])
    chair = seats[number]
    chair.kind, chair.person, chair.name, chair.away, chair.link = PERSON, person.id, shown, 0, ""
    if row.status == WAITING:
        chair.number = wish.number
    begin_if_full(row, seats, sorted(live.legal))


async def look_at_link(call: Call, wish: LookAtLink) -> Answer:
    """Where a link leads, so that whoever follows it sees the commitment before they send a number."""
    call.limit("link-ip", call.caller.address)
    _, live, seat = await follow(call, wish.token)
    return Invitation(
        id=live.row.id,
        seat=seat,
        commitment=shuffle.commitment(live.row),
        begun=live.dealt(),
    )


async def follow(call: Call, token: str) -> tuple[str, LiveTable, int]:
    """What a link is for: its hash, the table, the seat (-1 to look on)."""
    hashed = security.hashed(token)
    chair, watch = await call.house.store.read(
        lambda db: (rows.seat_by_link(db, hashed), rows.table_by_watch_link(db, hashed))
    )
    table = chair.table_id if chair is not None else watch
    live = await call.house.live_table(table) if table else None
    if live is None:
        raise no_link()
    return hashed, live, -1 if chair is None else chair.seat


def no_link() -> Refusal:
    return Refusal(
        404, "no-link", "This link has been used or withdrawn. Ask the host for a new one."
    )


async def use_link(call: Call, wish: UseLink) -> Answer:
    """Exchange a link, once, for a seat; or a spectators' link for the right to look on."""
    call.limit("link-ip", call.caller.address)
    hashed, live, number = await follow(call, wish.token)
    person, table = call.caller.person or await introduce(call, wish.name), live.row.id
    if number < 0:
        await call.house.store.write(lambda db: rows.add_watcher(db, table, person.id))
        await call.house.refresh(live)
        return Joined(id=live.row.id, seat=-1)

    def edit(row: TableRow, seats: list[SeatRow]) -> None:
        if not security.same(seats[number].link, hashed):
            raise no_link()
        sit_down(live, row, seats, number, person, wish)

    await call.house.revise(live, edit, person.id)
    return Joined(id=live.row.id, seat=number)


async def introduce(call: Call, name: str) -> Person:
    """Somebody who comes by a link becomes a guest on the way."""
    if not name:
        raise Refusal(401, "nobody", "Tell us your name first.")
    call.limit("guest-ip", call.caller.address)
    person = await people.make_guest(call, name)
    device, token = people.new_device(call, person.id)
    await call.house.store.write(lambda db: rows.insert(db, "devices", device))
    people.welcome(call, person, token, bearer=False)
    return person


async def leave(call: Call, wish: LeaveSeat) -> Answer:
    """Stand up: before the game the seat is free again, during it a bot sits in until the person returns."""
    live = await call.table()
    number = own_seat(live, call.person, call.seat_in(live))

    def edit(row: TableRow, seats: list[SeatRow]) -> None:
        chair = seats[number]
        if row.status == WAITING:
            chair.kind, chair.person, chair.name, chair.number = OPEN, "", "", ""
        elif row.status == PLAYING:
            note_faces(live, row)
            chair.away, chair.level = 1, wish.level
            row.busy = 1
        else:
            raise not_now("The game at this table has ended.")

    await call.house.revise(live, edit)
    return Done()


async def come_back(call: Call) -> Answer:
    """Take the seat over again from the bot that sits in."""
    live = await call.table()
    number = own_seat(live, call.person, call.seat_in(live))

    def edit(row: TableRow, seats: list[SeatRow]) -> None:
        if not seats[number].away:
            raise not_now("You are at your seat.")
        settings, faces = live.clock(), live.faces(now())
        if settings is not None and faces is not None:
            row.faces = write_json(clocks.welcome_back(faces, settings, number)).decode()
        seats[number].away = 0

    await call.house.revise(live, edit)
    return Done()


async def fill(call: Call, wish: FillSeat) -> Answer:
    """The host puts a bot on a seat nobody holds, changes its level, or opens the seat."""
    live = await call.table()
    check_host(live, call.person)
    number = call.seat_in(live)

    def edit(row: TableRow, seats: list[SeatRow]) -> None:
        chair = seats[number]
        if chair.kind not in (OPEN, BOT) or row.status not in (WAITING, PLAYING):
            raise not_now("This seat cannot be given away now.")
        if wish.kind == "open":
            if row.status != WAITING:
                raise not_now("The game has begun.")
            shuffle.check_closed(row)
            chair.kind, chair.name, chair.link = OPEN, "", ""
        else:
            chair.name = chair.name or bot_name([other.name for other in seats])
            chair.kind, chair.level, chair.link = BOT, wish.level, ""
        begin_if_full(row, seats, sorted(live.legal))

    await call.house.revise(live, edit)
    return Done()


async def new_link(call: Call) -> Answer:
    """The host makes a seat link; an older one for the seat stops working."""
    live = await call.table()
    check_host(live, call.person)
    number, token = call.seat_in(live), security.new_token()

    def edit(row: TableRow, seats: list[SeatRow]) -> None:
        if seats[number].kind not in (OPEN, BOT) or row.status not in (WAITING, PLAYING):
            raise not_now("Somebody sits there.")
        shuffle.check_closed(row)
        seats[number].link = security.hashed(token)

    await call.house.revise(live, edit)
    return SeatLink(seat=number, token=token)


async def revoke(call: Call) -> Answer:
    """The host withdraws a seat link. If somebody has used it, that person loses the seat."""
    live = await call.table()
    check_host(live, call.person)
    number = call.seat_in(live)

    def edit(row: TableRow, seats: list[SeatRow]) -> None:
        chair = seats[number]
        if chair.kind == AUTOMATON or chair.person == row.host:
            raise not_now("There is no link to withdraw.")
        chair.link = ""
        if chair.kind == PERSON:
            note_faces(live, row)
            chair.person = ""
            chair.kind = BOT if row.status == PLAYING else OPEN
            chair.name = bot_name([other.name for other in seats]) if row.status == PLAYING else ""
            chair.away, chair.level, row.busy = 0, STAND_IN, 1

    await call.house.revise(live, edit)
    return Done()


async def watch_link(call: Call) -> Answer:
    """The host makes a link for spectators; an older one stops working for newcomers."""
    live = await call.table()
    check_host(live, call.person)
    token = security.new_token()

    def edit(row: TableRow, seats: list[SeatRow]) -> None:
        row.watch_link = security.hashed(token)

    await call.house.revise(live, edit)
    return SeatLink(seat=-1, token=token)


async def revoke_watching(call: Call) -> Answer:
    """The host withdraws the spectators' link and sends the spectators away."""
    live = await call.table()
    check_host(live, call.person)
    table = live.row.id

    def edit(row: TableRow, seats: list[SeatRow]) -> None:
        row.watch_link = ""

    await call.house.revise(live, edit)
    await call.house.store.write(lambda db: rows.drop_watchers(db, table))
    await call.house.refresh(live)
    return Done()


async def settle(call: Call, wish: TableSettings) -> Answer:
    """The host lists the table or hides it, mutes the spectators or lets them speak."""
    live = await call.table()
    check_host(live, call.person)

    def edit(row: TableRow, seats: list[SeatRow]) -> None:
        if wish.listed:
            shuffle.check_closed(row)
        row.listed = row.listed if wish.listed is None else int(wish.listed)
        row.muted = row.muted if wish.muted is None else int(wish.muted)

    await call.house.revise(live, edit)
    return Done()


async def close(call: Call) -> Answer:
    """The host ends a table before its time. The record stays."""
    live = await call.table()
    check_host(live, call.person)

    def edit(row: TableRow, seats: list[SeatRow]) -> None:
        if row.status not in (WAITING, PLAYING):
            raise not_now("The game at this table has ended.")
        row.status, row.busy, row.to_act, row.proposal = CLOSED, 0, "", ""

    await call.house.revise(live, edit)
    return Done()


async def rematch(call: Call, wish: PlayAgain) -> Answer:
    """The same people and bots again, everybody one seat further. Whoever asks first makes the table, and brings a number for the shuffle;
    the server stands in for the others, who are not asked."""
    live = await call.table()
    check_seated(live, call.person)
    if not live.ended():
        raise not_now("The game is still on.")
    if live.row.next:
        return Rematch(id=live.row.next)
    call.limit("create-person", call.person.id)
    old = live.row
    promise = await shuffle.promised(call, wish.promise)
    plan = Plan(live.game, old.seats, live.options, call.person, promise)
    plan.row.listed, plan.row.clock, plan.row.host = (
        old.listed,
        old.clock,
        old.host or call.person.id,
    )
    people_seats = [chair for chair in live.seats if chair.kind != AUTOMATON]
    for number in range(len(people_seats)):
        chair = people_seats[number - 1]
        drawn = wish.number if chair.person == call.person.id else ""
        plan.sit(chair.kind, chair.name, person=chair.person, level=chair.level, number=drawn)
    plan.add_automata()
    plan.begin()

    await check_share(call, plan)

    def work(db: Db) -> None:
        shuffle.use(db, wish.promise, call.person.id)
        rows.create(db, plan.row, plan.seats)
        if not rows.set_next(db, old.id, plan.row.id):
            raise Conflict("there is a rematch already")
        db.notify(f"table {old.id}")

    with contextlib.suppress(Conflict):  # somebody else was faster; theirs it is
        await call.house.store.write(work)
    await call.house.refresh(live)
    made = await call.house.live_table(live.row.next)
    if made is not None and made.row.id == plan.row.id:
        call.house.notifier.turns(made, set(), {call.person.id, *call.house.presence.people(live)})
    return Rematch(id=live.row.next)


# Records of games played elsewhere


async def import_record(call: Call, wish: ImportRecord) -> Answer:
    """A record becomes a table to look at, or to play on from, against bots."""
    call.limit("import-person", call.person.id)
    record, asked = await call.replay(lambda: check_record(wish))
    plan = Plan(record.game, record.seats, record.options, call.person)
    plan.open_up(record)
    if wish.branch:
        if any(seat.kind in ("open", "link") for seat in wish.seats):
            raise shuffle.open_deal()
        plan.add(
            wish.seats or [SeatWish(kind="me")] + [SeatWish(kind="bot")] * (record.seats - 1),
            call.person,
        )
        plan.begin(asked)
    else:
        for seat in range(record.game.chairs(record.seats)):
            plan.sit(OPEN, record.names.get(seat, ""))
        plan.row.status = CLOSED if asked else OVER
    lines = [f"{seat} {record.game.vocabulary.text(action)}" for seat, action in record.decisions]
    change = Change(
        plan.row.id, 1, "record", "record", -1, write_json(lines).decode(), call.person.id, now()
    )

    await check_share(call, plan)

    def work(db: Db) -> None:
        rows.create(db, plan.row, plan.seats)
        if lines:
            rows.insert(db, "changes", change)
            db.run("UPDATE tables SET version = 1 WHERE id = ?", plan.row.id)

    await call.house.store.write(work)
    await call.house.live_table(plan.row.id)
    return Created(id=plan.row.id, links=plan.links)


def check_record(wish: ImportRecord) -> tuple[Record, list[int]]:
    """Read and replay a record; returns it up to the wished moment, and who is asked there."""
    record = records_of.parse(wish.record)
    end = record.verify()
    if wish.at is not None:
        if wish.at > len(record.decisions):
            raise BrokenRecord(
                0, f"it has {len(record.decisions)} decisions; there is no moment {wish.at}"
            )
        del record.decisions[wish.at :]
        end = record.at(wish.at)
    if wish.branch:
        if wish.seats:
            record.game.check_seats(len(wish.seats))
            if len(wish.seats) != record.seats:
                raise BrokenRecord(0, f"it is a game for {record.seats} players")
        if not end.to_act():
            raise BrokenRecord(0, "the game is over at that moment; choose an earlier one")
    return record, [int(seat) for seat in end.to_act()]
