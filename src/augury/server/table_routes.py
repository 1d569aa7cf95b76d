"""Plain requests at a table: the same wishes as over the socket, and what is read once in a
while."""

from __future__ import annotations

from starlette.responses import Response

from augury.core.errors import AuguryError, Stale
from augury.server.access import audiences, check_eye, own_seat
from augury.server.advice import Adviser
from augury.server.api import Call, json_response, spoken
from augury.server.drawing import Drawings
from augury.server.live_table import LiveTable
from augury.server.messages.answers import (
    Accepted,
    ChatLines,
    Note,
    Played,
    StaleProblem,
)
from augury.server.messages.common import Answer, Done
from augury.server.messages.wishes import (
    AnswerProposal,
    Ask,
    AskHint,
    AskWhy,
    PayAttention,
    Plan,
    Play,
    Propose,
    Resume,
    Say,
    Undo,
    WriteNote,
)
from augury.server.play import Wishes
from augury.server.presence import Presence
from augury.server.refusals import reason_info
from augury.server.store import rows
from augury.server.store.base import Db, Store
from augury.server.store.schema import Attention
from augury.server.tables import Tables
from augury.server.talk import heed, told

CHAT_LINES = 200


class TableRoutes:
    """Looking, deciding, talking and taking notes at a table."""

    def __init__(
        self,
        tables: Tables,
        wishes: Wishes,
        adviser: Adviser,
        drawings: Drawings,
        presence: Presence,
        store: Store,
    ) -> None:
        self.tables = tables
        self.wishes = wishes
        self.adviser = adviser
        self.drawings = drawings
        self.presence = presence
        self.store = store

    async def look(self, call: Call) -> Answer:
        """The table as the caller may see it."""
        live = await call.table(self.tables)
        eye = check_eye(live, call.caller.id, call.number("eye", None, -1))
        seen = call.number("seen", -1, -1)
        assert seen is not None
        self.presence.glance(live)
        return self.drawings.whole_state(live, call.caller.id, eye, seen)

    async def decide(self, call: Call, wish: Play) -> Answer | Response:
        live = await call.table(self.tables)
        try:
            version = await self.wishes.play(live, call.person, wish)
        except Stale as error:
            return self.fresh(call, live, wish.seat, error)
        return self.played(call, live, wish.uuid, version, wish.seat)

    async def take_back(self, call: Call, wish: Undo) -> Answer | Response:
        live = await call.table(self.tables)
        try:
            version = await self.wishes.undo(live, call.person, wish)
        except Stale as error:
            return self.fresh(call, live, wish.seat, error)
        return self.played(call, live, wish.uuid, version, wish.seat)

    def played(
        self, call: Call, live: LiveTable, uuid: str, version: int, seat: int | None
    ) -> Answer:
        eye = check_eye(live, call.caller.id, seat)
        return Played(
            uuid=uuid,
            version=version,
            state=self.drawings.whole_state(live, call.caller.id, eye, version - 1),
        )

    def fresh(self, call: Call, live: LiveTable, seat: int | None, error: AuguryError) -> Response:
        """The table has moved on: not an error page but the fresh view, with the reason."""
        eye = check_eye(live, call.caller.id, seat)
        state = self.drawings.whole_state(live, call.caller.id, eye, -1)
        return json_response(
            StaleProblem(
                code="stale",
                reason=reason_info(error.reason),
                message=spoken(error.reason, call.request),
                state=state,
            ),
            409,
        )

    async def ask(self, call: Call, wish: Ask) -> Answer:
        return self.wishes.ask(await call.table(self.tables), call.person, wish)

    async def why(self, call: Call, wish: AskWhy) -> Answer:
        return self.wishes.why(await call.table(self.tables), call.person, wish)

    async def hint(self, call: Call, wish: AskHint) -> Answer | Response:
        live = await call.table(self.tables)
        try:
            asked = self.adviser.accept(live, call.person, wish)
        except Stale as error:
            return self.fresh(call, live, wish.seat, error)
        return await self.adviser.answer(asked)

    async def plan(self, call: Call, wish: Plan) -> Answer | Response:
        live = await call.table(self.tables)
        try:
            return self.wishes.plan(live, call.person, wish)
        except Stale as error:
            return self.fresh(call, live, wish.seat, error)

    async def propose(self, call: Call, wish: Propose) -> Answer:
        await self.wishes.propose(await call.table(self.tables), call.person, wish)
        return Done()

    async def answer(self, call: Call, wish: AnswerProposal) -> Answer:
        await self.wishes.answer(await call.table(self.tables), call.person, wish)
        return Done()

    async def resume(self, call: Call, wish: Resume) -> Answer:
        await self.wishes.resume(await call.table(self.tables), call.person)
        return Done()

    async def say(self, call: Call, wish: Say) -> Answer:
        number = await self.wishes.say(await call.table(self.tables), call.person, wish)
        return Accepted(uuid=wish.uuid, version=number)

    async def read_chat(self, call: Call) -> Answer:
        live = await call.table(self.tables)
        after = call.number("after", 0) or 0
        person = call.caller.id
        heard = audiences(live, person)
        return ChatLines(lines=await self.wishes.said(live, person, heard, after, CHAT_LINES))

    async def read_note(self, call: Call) -> Answer:
        live = await call.table(self.tables)
        seat = own_seat(live, call.person, call.number("seat"))
        text = await self.store.read(lambda db: rows.note(db, live.row.id, seat, call.caller.id))
        return Note(text=text, seat=seat)

    async def write_note(self, call: Call, wish: WriteNote) -> Answer:
        live = await call.table(self.tables)
        seat = own_seat(live, call.person, wish.seat)
        await self.store.write(
            lambda db: rows.write_note(db, live.row.id, seat, call.caller.id, wish.text)
        )
        return Note(text=wish.text, seat=seat)

    async def read_attention(self, call: Call) -> Answer:
        live = await call.table(self.tables)
        found = await self.store.read(lambda db: rows.attention(db, live.row.id, call.person.id))
        return told(found)

    async def pay_attention(self, call: Call, wish: PayAttention) -> Answer:
        """How far somebody has read, and whether they want to hear of more."""
        live = await call.table(self.tables)
        person = call.person.id

        def work(db: Db) -> Attention:
            known = rows.attention(db, live.row.id, person)
            heed(known, wish)
            rows.pay_attention(db, known)
            return known

        return told(await self.store.write(work))
