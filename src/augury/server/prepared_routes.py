"""Plain requests about answers that a seat leaves in advance. They are nobody else's business."""

from __future__ import annotations

from augury.server import prepared, security
from augury.server.access import own_seat, present_seat
from augury.server.answering import Answering
from augury.server.api import Call
from augury.server.clock import Clock
from augury.server.live_table import LiveTable
from augury.server.messages.common import Answer
from augury.server.messages.prepared import Prepare, PreparedInfo, Unprepare
from augury.server.refusals import Refusal
from augury.server.store import rows
from augury.server.store.base import Store
from augury.server.store.schema import PreparedRow
from augury.server.tables import Tables
from augury.server.wire import write_json
from augury.words import Words


class PreparedRoutes:
    """Reading, leaving and revoking answers."""

    def __init__(self, store: Store, tables: Tables, answering: Answering, clock: Clock) -> None:
        self.store = store
        self.tables = tables
        self.answering = answering
        self.clock = clock

    async def look(self, call: Call) -> Answer:
        live = await call.table(self.tables)
        return info(live, own_seat(live, call.person, call.number("seat")))

    async def prepare(self, call: Call, wish: Prepare) -> Answer:
        """In place of what was prepared before."""
        live = await call.table(self.tables)
        call.limit("change-person", call.person.id)
        seat = present_seat(live, call.person, wish.seat)
        live.check_going()
        for answer in wish.answers:
            answer.action = live.game.vocabulary.text(live.game.vocabulary.parse(answer.action))
            if not Words(live.game.id).has(f"prompt-{answer.prompt}"):
                raise Refusal(422, "malformed", "no-question")
        row = PreparedRow(
            table_id=live.row.id,
            seat=seat,
            person=call.person.id,
            id=security.new_id(),
            kind=wish.kind,
            answers=write_json(wish.answers).decode(),
            step=0,
            until=wish.until,
            turn=live.engine.state.turn,
            mark=prepared.mark(live, seat),
            decided=live.version,
            dropped="",
            created=self.clock.now(),
        )
        await self.store.write(lambda db: rows.prepare(db, row))
        live.arranged.prepared[seat] = row
        self.answering.hear(live)
        return info(live, seat)

    async def revoke(self, call: Call, wish: Unprepare) -> Answer:
        """Take back what was prepared, or what was told about it."""
        live = await call.table(self.tables)
        seat = own_seat(live, call.person, wish.seat)
        await self.store.write(lambda db: rows.forget_prepared(db, live.row.id, seat))
        live.arranged.prepared.pop(seat, None)
        return info(live, seat)


def info(live: LiveTable, seat: int) -> PreparedInfo:
    row = live.arranged.prepared.get(seat)
    if row is None:
        return PreparedInfo(seat=seat, kind="", answers=[], given=0, until="revoked", dropped="")
    return PreparedInfo(
        seat=seat,
        kind=row.kind,
        answers=prepared.answers(row),
        given=row.step + prepared.given(live, row),
        until=row.until,
        dropped=row.dropped,
    )
