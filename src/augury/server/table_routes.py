"""Plain requests at a table: the same wishes as over the socket, and what is read once in a while."""

from __future__ import annotations

from starlette.responses import PlainTextResponse, Response

from augury.core.errors import AuguryError, Stale
from augury.core.state import SPECTATOR
from augury.server import play, records, shuffle, views
from augury.server.access import chat_rooms, check_eye, own_seat
from augury.server.api import Call, json_response
from augury.server.connection import chat_line
from augury.server.live_table import LiveTable
from augury.server.messages import (
    Accepted,
    Answer,
    AnswerProposal,
    Ask,
    ChatLines,
    Done,
    Note,
    Plan,
    Play,
    Played,
    Propose,
    Resume,
    Say,
    StaleProblem,
    Undo,
    WriteNote,
)
from augury.server.refusals import forbidden, not_now
from augury.server.store import rows
from augury.server.store.schema import WAITING

CHAT_LINES = 200


async def decide(call: Call, wish: Play) -> Answer | Response:
    live = await call.table()
    try:
        version = await play.play(call.house, live, call.person, wish)
    except Stale as error:
        return fresh(call, live, wish.seat, error)
    return played(call, live, wish.uuid, version, wish.seat)


async def take_back(call: Call, wish: Undo) -> Answer | Response:
    live = await call.table()
    try:
        version = await play.undo(call.house, live, call.person, wish)
    except Stale as error:
        return fresh(call, live, wish.seat, error)
    return played(call, live, wish.uuid, version, wish.seat)


def played(call: Call, live: LiveTable, uuid: str, version: int, seat: int | None) -> Answer:
    eye = check_eye(live, call.caller.id, seat)
    return Played(
        uuid=uuid,
        version=version,
        state=views.whole_state(call.house, live, call.caller.id, eye, version - 1),
    )


def fresh(call: Call, live: LiveTable, seat: int | None, error: AuguryError) -> Response:
    """The table has moved on: not an error page but the fresh view, with the reason."""
    eye = check_eye(live, call.caller.id, seat)
    state = views.whole_state(call.house, live, call.caller.id, eye, -1)
    return json_response(StaleProblem(code="stale", message=str(error), state=state), 409)


async def ask(call: Call, wish: Ask) -> Answer:
    return play.ask(await call.table(), call.person, wish)


async def plan(call: Call, wish: Plan) -> Answer | Response:
    live = await call.table()
    try:
        return play.plan(call.house, live, call.person, wish)
    except Stale as error:
        return fresh(call, live, wish.seat, error)


async def propose(call: Call, wish: Propose) -> Answer:
    await play.propose(call.house, await call.table(), call.person, wish)
    return Done()


async def answer(call: Call, wish: AnswerProposal) -> Answer:
    await play.answer(call.house, await call.table(), call.person, wish)
    return Done()


async def resume(call: Call, wish: Resume) -> Answer:
    await play.resume(call.house, await call.table(), call.person)
    return Done()


async def say(call: Call, wish: Say) -> Answer:
    number = await play.say(call.house, await call.table(), call.person, wish)
    return Accepted(uuid=wish.uuid, version=number)


async def read_chat(call: Call) -> Answer:
    live = await call.table()
    rooms = chat_rooms(live, call.caller.id)
    after = call.number("after", 0) or 0
    found = await call.house.store.read(
        lambda db: rows.chat(db, live.row.id, rooms, after, CHAT_LINES)
    )
    return ChatLines(lines=[chat_line(row) for row in found])


async def read_note(call: Call) -> Answer:
    live = await call.table()
    seat = own_seat(live, call.person, call.number("seat"))
    text = await call.house.store.read(lambda db: rows.note(db, live.row.id, seat, call.caller.id))
    return Note(text=text, seat=seat)


async def write_note(call: Call, wish: WriteNote) -> Answer:
    live = await call.table()
    seat = own_seat(live, call.person, wish.seat)
    await call.house.store.write(
        lambda db: rows.write_note(db, live.row.id, seat, call.caller.id, wish.text)
    )
    return Note(text=wish.text, seat=seat)


# Records


async def download(call: Call) -> Response:
    """The whole record of a game that has ended; of a running one, what the caller's seat may know."""
    live = await call.table()
    if not live.dealt():
        raise not_now("The game has not begun.")
    if shuffle.may_know(live, call.caller.id):
        text, name = records.whole(live), f"{live.row.game}-{live.row.id}.rec"
    else:
        eye = check_eye(live, call.caller.id, call.number("eye", None, -1))
        if eye == SPECTATOR or live.row.status == WAITING:
            raise forbidden("The record of a running game is for its players.")
        text, name = (
            records.seat_log(live, eye),
            f"{live.row.game}-{live.row.id}-seat-{eye}.log",
        )
    return PlainTextResponse(
        text, headers={"content-disposition": f'attachment; filename="{name}"'}
    )


async def scores(call: Call) -> Answer:
    """Points over time, once the game has ended."""
    live = await call.table()
    call.limit("replay-person", call.caller.id or call.caller.address)
    if not live.ended():
        raise not_now("The game is still on.")
    if not live.dealt():
        raise not_now("The game has not begun.")
    record = records.copy_of(live.engine.record)
    return await call.replay(lambda: records.scores_over_time(record))


async def moments(call: Call) -> Answer:
    """The table at earlier moments. In a running game with one's own eyes, afterwards with anybody's."""
    live = await call.table()
    call.limit("replay-person", call.caller.id or call.caller.address)
    if live.row.status == WAITING or not live.dealt():
        raise not_now("The game has not begun.")
    eye = check_eye(live, call.caller.id, call.number("eye", None, -1))
    last = len(live.engine.record.decisions)
    first = call.number("from", 0) or 0
    until = min(last, call.number("to", last) or 0, first + records.MOST_MOMENTS - 1)
    record = records.copy_of(live.engine.record)
    own = not live.ended()
    return await call.replay(lambda: records.moments(record, eye, first, until, own))
