"""One WebSocket per table and person.

The client says hello with the last version it saw; the server answers with what was missed and the whole view, then pushes after every
committed change. Whole views, newest only: a slow reader skips versions, never queues them. Parts that have not changed are left out.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque

import msgspec
from msgspec import UNSET
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from augury.core.errors import AuguryError, Stale
from augury.core.state import SPECTATOR
from augury.server import play, views
from augury.server.access import chat_rooms, check_eye, first_eye, may_see
from augury.server.clock import now
from augury.server.house import House
from augury.server.live_table import LiveTable
from augury.server.messages import (
    Accepted,
    AnswerProposal,
    Ask,
    ChatLine,
    ClientMessage,
    Hello,
    Look,
    Ping,
    Plan,
    Play,
    Pong,
    Propose,
    Refused,
    Resume,
    Say,
    ServerMessage,
    Trouble,
    Undo,
)
from augury.server.refusals import Refusal, from_kernel
from augury.server.security import Bucket
from augury.server.store import StoreDown, rows
from augury.server.store.rows import WAITING, ChatRow, Person
from augury.server.wire import write_json

log = logging.getLogger("augury.live")

read_message = msgspec.json.Decoder(ClientMessage).decode
HELLO_SECONDS = 15
SEND_SECONDS = 20
MOST_QUEUED = 100
MOST_REFUSED_PACE = 200
CHAT_LINES = 50
PER_SECOND, AT_ONCE = 30.0, 90.0  # messages a connection may send
MOST_BYTES = 16 * 1024

# Why the server hangs up
GOING_AWAY, TOO_BIG, BAD, LATER = 1012, 1009, 1008, 1013
NOBODY, NO_TABLE, TOO_FAST = 4401, 4404, 4429


class Connection:
    def __init__(
        self, house: House, live: LiveTable, socket: WebSocket, person: Person, device: str
    ) -> None:
        self.house = house
        self.live = live
        self.socket = socket
        self.person = person
        self.device = device
        self.eye = SPECTATOR
        self.seen = -1
        self.news = -1
        self.shown_view = b""
        self.shown_legal = b""
        self.shown_table = b""
        self.chat_seen = 0
        self.queue: deque[bytes] = deque()
        self.dirty = False
        self.chatty = False
        self.wake = asyncio.Event()
        self.ending: tuple[int, str] | None = None
        self.credit = Bucket(AT_ONCE)
        self.too_fast = 0

    # What others ask of it

    def look_again(self) -> None:
        self.dirty = True
        self.wake.set()

    def chat_changed(self) -> None:
        self.chatty = True
        self.wake.set()

    def hang_up(self, code: int, reason: str) -> None:
        self.ending = self.ending or (code, reason)
        self.wake.set()

    def say(self, message: ServerMessage) -> None:
        if len(self.queue) >= MOST_QUEUED:
            self.hang_up(LATER, "too slow a reader")
            return
        self.queue.append(write_json(message))
        self.wake.set()

    # Its life

    async def run(self) -> None:
        try:
            hello = await asyncio.wait_for(self.receive(), HELLO_SECONDS)
        except WebSocketDisconnect:
            return
        except TimeoutError:
            await self.close(BAD, "no hello")
            return
        if not isinstance(hello, Hello):
            await self.close(BAD, "say hello first")
            return
        try:
            self.eye = check_eye(self.live, self.person.id, hello.eye)
        except Refusal as refusal:
            self.say(Trouble(code=refusal.code, message=refusal.message))
            self.eye = first_eye(self.live, self.person.id)
        self.seen = hello.seen if hello.seen <= self.live.version else -1
        self.live.viewers.add(self)
        self.house.connections.add(self)
        self.house.presence.changed(self.live)
        self.look_again()
        self.chat_changed()
        sender = asyncio.ensure_future(self.send_for_ever())
        reader = asyncio.ensure_future(self.read_for_ever())
        try:
            await asyncio.wait({sender, reader}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.live.viewers.discard(self)
            self.house.connections.discard(self)
            for task in (sender, reader):
                task.cancel()
            ended = await asyncio.gather(sender, reader, return_exceptions=True)
            for problem in ended:
                if isinstance(problem, Exception) and not isinstance(
                    problem, WebSocketDisconnect | TimeoutError | StoreDown
                ):
                    log.error("a connection failed", exc_info=problem)
            self.house.presence.changed(self.live)
            await self.close(*(self.ending or (1000, "")))

    async def close(self, code: int, reason: str) -> None:
        if (
            self.socket.application_state == WebSocketState.CONNECTED
            and self.socket.client_state == WebSocketState.CONNECTED
        ):
            with contextlib.suppress(
                RuntimeError, OSError, WebSocketDisconnect
            ):  # the client was faster
                await self.socket.close(code, reason)

    # Sending

    async def send_for_ever(self) -> None:
        while self.ending is None:
            await self.wake.wait()
            self.wake.clear()
            if self.dirty:
                self.dirty = False
                self.draw()
            if self.chatty:
                self.chatty = False
                await self.read_chat()
            while self.queue:
                async with asyncio.timeout(SEND_SECONDS):
                    await self.socket.send_text(self.queue.popleft().decode())

    def draw(self) -> None:
        """Queue the newest state, without what has not changed."""
        live, person = self.live, self.person.id
        if not may_see(live, person):
            self.hang_up(NO_TABLE, "the table is not for you any more")
            return
        if not live.allowed_eye(person, self.eye):
            self.look(first_eye(live, person))
        if self.seen == live.version and self.news == live.news:
            return
        state = views.state(live, self.eye, self.seen)
        legal = write_json(state.legal)
        view = live.picture(self.eye, views.draw)
        if view == self.shown_view:
            state = msgspec.structs.replace(state, view=UNSET)
        if legal == self.shown_legal:
            state = msgspec.structs.replace(state, legal=UNSET)
        if self.news != live.news:
            table = views.table_info(self.house, live, person)
            told = write_json(table)
            if told != self.shown_table:
                state = msgspec.structs.replace(state, table=table)
                self.shown_table = told
        self.shown_view, self.shown_legal, self.news = view, legal, live.news
        self.seen = -1 if live.row.status == WAITING else live.version
        self.house.metrics.count("augury_pushes_total")
        self.say(state)

    def look(self, eye: int) -> None:
        self.eye = eye
        self.seen = self.news = -1
        self.shown_view = self.shown_legal = b""

    async def read_chat(self) -> None:
        rooms = chat_rooms(self.live, self.person.id)
        after, table = self.chat_seen, self.live.row.id
        lines = await self.house.store.read(
            lambda db: rows.chat(db, table, rooms, after, CHAT_LINES)
        )
        for line in lines:
            self.chat_seen = max(self.chat_seen, line.number)
            self.say(chat_line(line))

    # Reading

    async def receive(self) -> ClientMessage | None:
        """The next message; None if it was not one (the client has been told)."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text = message.get("text")
        if not isinstance(text, str):
            self.say(Trouble(code="malformed", message="Messages are JSON texts."))
            return None
        try:
            found: ClientMessage = read_message(text)
            return found
        except (msgspec.DecodeError, RecursionError) as error:
            self.say(Trouble(code="malformed", message=str(error)[:300]))
            return None

    async def read_for_ever(self) -> None:
        while self.ending is None:
            message = await self.receive()
            if self.house.limits.factor > 0 and not self.credit.take(PER_SECOND, AT_ONCE, 1):
                self.too_fast += 1
                self.say(
                    Trouble(
                        code="slow-down", message="That was too much at once. Please wait a moment."
                    )
                )
                if self.too_fast > MOST_REFUSED_PACE:
                    self.hang_up(TOO_FAST, "too many messages")
                await asyncio.sleep(0.05)
            elif message is not None:
                await self.obey(message)

    async def obey(self, message: ClientMessage) -> None:
        """Carry out a wish and say what became of it."""
        uuid = message.uuid if isinstance(message, Play | Undo | Say) else ""
        try:
            if not may_see(self.live, self.person.id):
                self.hang_up(NO_TABLE, "the table is not for you any more")
                return
            try:
                await self.carry_out(message)
            except Refusal:
                if not await self.house.was_behind(self.live):
                    raise
                await self.carry_out(message)
        except StoreDown as error:
            self.house.metrics.count("augury_store_failures_total")
            self.refuse(uuid, Refusal(503, "store-down", str(error)))
        except AuguryError as error:
            self.refuse(uuid, from_kernel(error))
            if isinstance(error, Stale):
                self.shown_view = self.shown_legal = b""
                self.news = -1
                self.look_again()
        except Refusal as refusal:
            self.refuse(uuid, refusal)

    def refuse(self, uuid: str, refusal: Refusal) -> None:
        self.house.metrics.count("augury_refusals_total", f'code="{refusal.code}"')
        if uuid:
            self.say(
                Refused(
                    uuid=uuid,
                    code=refusal.code,
                    message=refusal.message,
                    version=self.live.version,
                )
            )
        else:
            self.say(Trouble(code=refusal.code, message=refusal.message))

    async def carry_out(self, message: ClientMessage) -> None:
        house, live, person = self.house, self.live, self.person
        if isinstance(message, Play):
            self.say(
                Accepted(uuid=message.uuid, version=await play.play(house, live, person, message))
            )
        elif isinstance(message, Undo):
            self.say(
                Accepted(uuid=message.uuid, version=await play.undo(house, live, person, message))
            )
        elif isinstance(message, Say):
            self.say(
                Accepted(uuid=message.uuid, version=await play.say(house, live, person, message))
            )
        elif isinstance(message, Ask):
            self.say(play.ask(live, person, message))
        elif isinstance(message, Plan):
            self.say(play.plan(house, live, person, message))
        elif isinstance(message, Propose):
            await play.propose(house, live, person, message)
        elif isinstance(message, AnswerProposal):
            await play.answer(house, live, person, message)
        elif isinstance(message, Resume):
            await play.resume(house, live, person)
        elif isinstance(message, Look | Hello):
            self.look(check_eye(live, person.id, message.eye))
            self.look_again()
        elif isinstance(message, Ping):
            self.say(Pong(now=now()))


def chat_line(row: ChatRow) -> ChatLine:
    return ChatLine(
        number=row.number, room=row.room, seat=row.seat, name=row.name, text=row.text, at=row.at
    )
