"""Tables about to be made, and the builder who makes them."""

from __future__ import annotations

from collections.abc import Callable

from augury.core.game import Game, Options
from augury.core.record import Record
from augury.server import names, security, shuffle
from augury.server.messages.tables import ClockWish, SeatLink, SeatWish
from augury.server.refusals import Refusal
from augury.server.seating import STAND_IN, begin_if_full, bot_name, own_name
from augury.server.shares import Shares
from augury.server.store import rows
from augury.server.store.base import Db, Store
from augury.server.store.schema import (
    AUTOMATON,
    BOT,
    OPEN,
    PERSON,
    PLAYING,
    WAITING,
    Person,
    PromiseRow,
    SeatRow,
    TableRow,
)
from augury.server.tables import Tables
from augury.server.wire import write_json


class Blueprint:
    """A table about to be made."""

    def __init__(
        self,
        game: Game,
        people: int,
        options: Options,
        host: Person,
        now: int,
        promise: PromiseRow | None = None,
    ) -> None:
        self.game = game
        drawn = promise or shuffle.draw(host.id, now)
        self.links: list[SeatLink] = []
        self.seats: list[SeatRow] = []
        self.now = now
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
            created=now,
            changed=now,
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
        expected: bool = False,
    ) -> None:
        seat, away = len(self.seats), int(expected)
        self.seats.append(SeatRow(self.row.id, seat, kind, person, name, level, away, link, number))

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
        begin_if_full(self.row, self.seats, asked or [], self.now)


def set_clock(row: TableRow, wish: ClockWish | None) -> None:
    """Put a clock on the table, if one is wished for."""
    row.clock = clock_text(wish) or row.clock


def clock_text(wish: ClockWish | None) -> str:
    """A clock as it is kept; empty without one."""
    if wish is None:
        return ""
    if not wish.main + wish.move:
        raise Refusal(422, "clock", "clock-empty")
    return write_json(wish).decode()


class Builder:
    """Makes a table from its blueprint, if whoever asks has not too many already."""

    def __init__(self, store: Store, tables: Tables, shares: Shares) -> None:
        self.store = store
        self.tables = tables
        self.shares = shares

    async def check_share(self, address: str, plan: Blueprint) -> None:
        """Nobody fills the house with tables alone."""
        row = plan.row
        if row.status in (WAITING, PLAYING):
            await self.shares.check_tables(row.host, address, row.status)
            self.shares.note_table(address, row.id)

    async def build(
        self,
        address: str,
        plan: Blueprint,
        *,
        first: Callable[[Db], None] | None = None,
        then: Callable[[Db], None] | None = None,
    ) -> None:
        """On disk, together with what has to be done first and then; after that in memory."""
        await self.check_share(address, plan)

        def work(db: Db) -> None:
            if first is not None:
                first(db)
            rows.create(db, plan.row, plan.seats)
            if then is not None:
                then(db)

        await self.store.write(work)
        await self.tables.find(plan.row.id)
