"""Plain requests about records: bringing a game along, taking one home, looking back."""

from __future__ import annotations

from starlette.responses import PlainTextResponse, Response

from augury.core import record as records_of
from augury.core.errors import BrokenRecord
from augury.core.reason import Reason
from augury.core.record import Record
from augury.core.state import SPECTATOR
from augury.server import records, shuffle
from augury.server.access import check_eye, check_revealed
from augury.server.advice import Adviser
from augury.server.api import Call
from augury.server.blueprint import Blueprint, Builder
from augury.server.clock import Clock
from augury.server.gallery import Gallery
from augury.server.messages.common import Answer
from augury.server.messages.tables import Created, ImportRecord, SeatWish
from augury.server.messages.wishes import AskPastHint
from augury.server.refusals import forbidden, not_now
from augury.server.shares import Shares
from augury.server.store import rows
from augury.server.store.base import Db
from augury.server.store.schema import (
    CLOSED,
    OPEN,
    OVER,
    WAITING,
    Change,
)
from augury.server.tables import Tables
from augury.server.wire import write_json


class RecordRoutes:
    """Games as records: in, out, and moment by moment."""

    def __init__(
        self,
        tables: Tables,
        gallery: Gallery,
        builder: Builder,
        shares: Shares,
        adviser: Adviser,
        clock: Clock,
    ) -> None:
        self.tables = tables
        self.gallery = gallery
        self.adviser = adviser
        self.builder = builder
        self.shares = shares
        self.clock = clock

    async def import_record(self, call: Call, wish: ImportRecord) -> Answer:
        """A record becomes a table to look at, or to play on from, against bots."""
        call.limit("import-person", call.person.id)
        record, asked = await call.replay(self.shares, lambda: check_record(wish))
        await shuffle.check_not_played(self.shares.store, record, call.person.id)
        plan = Blueprint(record.game, record.seats, record.options, call.person, self.clock.now())
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
        lines = [
            f"{seat} {record.game.vocabulary.text(action)}" for seat, action in record.decisions
        ]
        change = Change(
            plan.row.id,
            1,
            "record",
            "record",
            -1,
            write_json(lines).decode(),
            call.person.id,
            self.clock.now(),
        )

        def work(db: Db) -> None:
            if lines:
                rows.insert(db, "changes", change)
                db.run("UPDATE tables SET version = 1 WHERE id = ?", plan.row.id)

        await self.builder.build(call.caller.address, plan, then=work)
        return Created(id=plan.row.id, links=plan.links)

    async def download(self, call: Call) -> Response:
        """The whole record of a game that has ended; of a running one, what the caller's seat may
        know."""
        live = await call.table(self.tables)
        if not live.dealt():
            raise not_now("not-begun")
        if shuffle.may_know(live, call.caller.id):
            text, name = records.whole(live), f"{live.row.game}-{live.row.id}.rec"
        else:
            eye = check_eye(live, call.caller.id, call.number("eye", None, -1))
            if eye == SPECTATOR or live.row.status == WAITING:
                raise forbidden("record-of-players")
            text, name = (
                records.seat_log(live, eye),
                f"{live.row.game}-{live.row.id}-seat-{eye}.log",
            )
        return PlainTextResponse(
            text, headers={"content-disposition": f'attachment; filename="{name}"'}
        )

    async def scores(self, call: Call) -> Answer:
        """Points over time, once the game has ended."""
        live = await call.table(self.tables)
        call.limit("replay-person", call.caller.id or call.caller.address)
        check_revealed(live)
        record = records.copy_of(live.engine.record)
        return await call.replay(self.shares, lambda: records.scores_over_time(record))

    async def moments(self, call: Call) -> Answer:
        """The table at earlier moments. In a running game with one's own eyes, afterwards with
        anybody's."""
        live = await call.table(self.tables)
        call.limit("replay-person", call.caller.id or call.caller.address)
        if live.row.status == WAITING or not live.dealt():
            raise not_now("not-begun")
        eye = check_eye(live, call.caller.id, call.number("eye", None, -1))
        shown = self.gallery.seen_by(live, call.caller.id)
        last = len(shown.engine.record.decisions)
        first = call.number("from", 0) or 0
        until = min(last, call.number("to", last) or 0, first + records.MOST_MOMENTS - 1)
        record = records.copy_of(shown.engine.record)
        own = not live.revealed()
        return await call.replay(
            self.shares, lambda: records.moments(record, eye, first, until, own)
        )

    async def past_hint(self, call: Call, wish: AskPastHint) -> Answer:
        """What a strong bot would have done at an earlier moment, from what that seat knew."""
        live = await call.table(self.tables)
        self.adviser.check_open()
        check_revealed(live)
        record = records.copy_of(live.engine.record)
        then = await call.replay(self.shares, lambda: record.at(wish.moment))
        return await self.adviser.answer(self.adviser.look_back(live, call.person, wish, then))


def check_record(wish: ImportRecord) -> tuple[Record, list[int]]:
    """Read and replay a record; returns it up to the wished moment, and who is asked there."""
    record = records_of.parse(wish.record)
    end = record.verify()
    if wish.at is not None:
        if wish.at > len(record.decisions):
            raise records_of.no_position(len(record.decisions), wish.at)
        del record.decisions[wish.at :]
        end = record.at(wish.at)
    if wish.branch:
        if wish.seats:
            record.game.check_seats(len(wish.seats))
            if len(wish.seats) != record.seats:
                raise BrokenRecord(0, Reason("record-seats", "", {"seats": record.seats}))
        if not end.to_act():
            raise BrokenRecord(0, Reason("record-over-there"))
    return record, [int(seat) for seat in end.to_act()]
