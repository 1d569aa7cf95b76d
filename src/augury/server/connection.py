"""One socket per table and person.

The client says hello with the last version it saw; the server answers with what was missed and the
whole view, then pushes after every committed change. Whole views, newest only: a slow reader skips
versions, never queues them. Parts that have not changed are left out.

Nothing waits here while nobody speaks: a message starts a task that lasts until it is answered, and
what there is to say goes out in one write, the answer to a decision together with the table as it
stands after it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque

import msgspec

from augury.core.errors import AuguryError, Stale
from augury.server.access import check_eye, first_eye, may_see
from augury.server.advice import Asked
from augury.server.chat_feed import ChatFeed
from augury.server.closing import BAD, INTERNAL_ERROR, LATER, NO_TABLE, TOO_FAST
from augury.server.desk import Desk
from augury.server.drawing import Sight
from augury.server.live_table import LiveTable
from augury.server.messages.answers import Accepted, Pong, Refused, ServerMessage, Trouble
from augury.server.messages.wishes import (
    AnswerProposal,
    Ask,
    AskHint,
    AskWhy,
    ClientMessage,
    Hello,
    Look,
    Ping,
    Plan,
    Play,
    Propose,
    Resume,
    Say,
    Undo,
)
from augury.server.refusals import (
    Refusal,
    from_kernel,
    from_store,
    reason_info,
    slow_down,
    undecodable,
)
from augury.server.security import Bucket
from augury.server.socket_protocol import SocketProtocol
from augury.server.store.base import StoreDown
from augury.server.store.schema import NO_DELAY, Person
from augury.server.websocket_frames import TEXT, frame
from augury.server.wire import write_json

log = logging.getLogger("augury.live")

DECISIONS = (Play, Undo)
WISHES = (Play, Undo, Say)  # what is accepted or refused by its uuid
read_message = msgspec.json.Decoder(ClientMessage).decode
HELLO_SECONDS = 15
MOST_QUEUED = 100
MOST_UNREAD = 8  # messages that wait while one is carried out; beyond, the client has to wait
MOST_REFUSED_PACE = 200
PER_SECOND, AT_ONCE = 30.0, 90.0  # messages a connection may send


class Connection:
    """One open socket: a viewer of its table."""

    __slots__ = (
        "chat",
        "credit",
        "deciding",
        "desk",
        "device",
        "dirty",
        "ended",
        "greeted",
        "held",
        "hello_timer",
        "inbox",
        "live",
        "loop",
        "outbox",
        "person",
        "person_id",
        "scheduled",
        "sight",
        "socket",
        "too_fast",
        "worker",
    )

    def __init__(
        self, desk: Desk, live: LiveTable, socket: SocketProtocol, person: Person, device: str
    ) -> None:
        self.desk = desk
        self.live = live
        self.socket = socket
        self.person = person
        self.person_id = person.id
        self.device = device
        self.loop = asyncio.get_running_loop()
        self.sight = Sight(desk.drawings, live, person.id)
        self.chat = ChatFeed(desk.wishes, desk.background, live, person.id, self.say)
        self.inbox: deque[str | None] = deque()
        self.outbox: list[bytes] = []
        self.dirty = False
        self.scheduled = False  # a write is on its way
        self.deciding = False  # the answer to a decision will be: what there is to say waits for it
        self.greeted = False
        self.ended = False
        self.held = contextlib.ExitStack()  # what it has of the shares, until it is gone
        self.worker: asyncio.Task[None] | None = None
        self.credit = Bucket(AT_ONCE)
        self.too_fast = 0
        self.hello_timer: asyncio.TimerHandle | None = self.loop.call_later(
            HELLO_SECONDS, self.hang_up, BAD, "no hello"
        )

    # What others ask of it

    @property
    def eye(self) -> int:
        """Whose knowledge it is shown."""
        return self.sight.eye

    def look_again(self) -> None:
        self.dirty = True
        self.write_soon()

    def chat_changed(self) -> None:
        self.chat.changed()

    def hang_up(self, code: int, reason: str) -> None:
        """Say what there is still to say, then good-bye."""
        if not self.ended:
            self.send_outbox()
            self.leave()
            self.socket.end(code, reason)

    def say(self, message: ServerMessage) -> None:
        self.post(frame(TEXT, write_json(message)))

    def post(self, data: bytes) -> None:
        if len(self.outbox) >= MOST_QUEUED:
            self.outbox.clear()
            self.hang_up(LATER, "too slow a reader")
            return
        self.outbox.append(data)
        self.write_soon()

    # What the socket tells it

    def heard(self, text: str | None) -> None:
        if self.ended:
            return
        if not self.greeted:
            self.greet(self.read(text))
            return
        self.inbox.append(text)
        if self.worker is None:
            self.worker = self.desk.background.begin(self.work())
        elif len(self.inbox) >= MOST_UNREAD:
            self.socket.transport.pause_reading()

    def can_write(self) -> None:
        self.write_soon()

    def lost(self) -> None:
        self.held.close()
        self.leave()

    # Coming and going

    def greet(self, hello: ClientMessage | None) -> None:
        if not isinstance(hello, Hello):
            self.outbox.clear()
            self.hang_up(BAD, "say hello first")
            return
        self.greeted = True
        self.stop_waiting()
        try:
            eye = check_eye(self.live, self.person.id, hello.eye)
        except Refusal as refusal:
            self.trouble(refusal)
            eye = first_eye(self.live, self.person.id)
        self.sight.through(eye, hello.seen)
        self.desk.presence.come(self.live, self)
        self.look_again()
        self.chat_changed()

    def stop_waiting(self) -> None:
        """For the hello."""
        if self.hello_timer is not None:
            self.hello_timer.cancel()
            self.hello_timer = None

    def leave(self) -> None:
        """Nothing is told to it any more; a decision on its way is carried through."""
        if self.ended:
            return
        self.ended = True
        self.chat.end()
        self.outbox.clear()
        self.inbox.clear()
        self.stop_waiting()
        if self.greeted:
            self.desk.presence.go(self.live, self)

    # Writing

    def write_soon(self) -> None:
        """Once for all that comes together in this turn of the event loop."""
        if not self.scheduled and not self.deciding and not self.ended:
            self.scheduled = True
            self.loop.call_soon(self.write)

    def write(self) -> None:
        self.scheduled = True  # what is drawn now needs no other write
        if not self.ended and not self.deciding and self.socket.writable.is_set():
            if self.dirty:
                self.dirty = False
                try:
                    self.draw()
                except Exception as error:
                    log.error("a table could not be shown", exc_info=error)
                    self.hang_up(INTERNAL_ERROR, "the table cannot be shown")
            self.send_outbox()
        self.scheduled = False

    def send_outbox(self) -> None:
        if self.outbox:
            data = self.outbox[0] if len(self.outbox) == 1 else b"".join(self.outbox)
            self.outbox.clear()
            self.desk.metrics.sent(len(data))
            self.socket.write(data)

    def draw(self) -> None:
        """Post the newest state, if there is a newer one than it was shown."""
        live, person = self.live, self.person.id
        if not may_see(live, person):
            self.hang_up(NO_TABLE, "the table is not for you any more")
            return
        if not live.allowed_eye(person, self.eye):
            self.sight.through(first_eye(live, person))
        shown = self.sight.newer()
        if shown is None:
            return
        if live.row.delay != NO_DELAY or live.ended():
            self.chat_changed()  # what may be read now
        post = self.sight.frame(shown, deflates=self.socket.deflates)
        self.desk.metrics.count("augury_pushes_total")
        self.post(post)

    # Reading

    def read(self, text: str | None) -> ClientMessage | None:
        """The message; None if it was not one (the client has been told)."""
        if text is None:
            self.trouble(Refusal(422, "malformed", "not-json"))
            return None
        try:
            found: ClientMessage = read_message(text)
            return found
        except (msgspec.DecodeError, RecursionError) as error:
            self.trouble(undecodable(error))
            return None

    async def work(self) -> None:
        """Carry out what was heard, in order, until there is nothing left."""
        try:
            while self.inbox:
                if len(self.inbox) == MOST_UNREAD:
                    self.socket.transport.resume_reading()
                elif len(self.inbox) > MOST_UNREAD:
                    await asyncio.sleep(0)  # it had much to say at once; others come in between
                    if not self.inbox:
                        break
                message = self.read(self.inbox.popleft())
                if self.desk.wishes.limits.factor > 0 and not self.credit.take(
                    PER_SECOND, AT_ONCE, 1
                ):
                    await self.slow_down()
                elif message is not None:
                    self.deciding = isinstance(message, DECISIONS)
                    await self.obey(message)
                    self.deciding = False
                self.write()
        except Exception as error:
            log.error("a connection failed", exc_info=error)
            self.deciding = False
            self.hang_up(INTERNAL_ERROR, "something is broken on our side")
        finally:
            self.deciding = False
            self.worker = None

    async def slow_down(self) -> None:
        self.too_fast += 1
        self.trouble(slow_down())
        if self.too_fast > MOST_REFUSED_PACE:
            self.hang_up(TOO_FAST, "too many messages")
        await asyncio.sleep(0.05)

    async def obey(self, message: ClientMessage) -> None:
        """Carry out a wish and say what became of it."""
        uuid = message.uuid if isinstance(message, WISHES) else ""
        try:
            if not may_see(self.live, self.person.id):
                self.hang_up(NO_TABLE, "the table is not for you any more")
                return
            try:
                await self.carry_out(message)
            except Refusal:
                if not await self.desk.tables.was_behind(self.live):
                    raise
                await self.carry_out(message)
        except StoreDown as error:
            self.desk.metrics.count("augury_store_failures_total")
            self.refuse(uuid, from_store(error))
        except AuguryError as error:
            self.refuse(uuid, from_kernel(error))
            if isinstance(error, Stale):
                self.sight.forget()
                self.look_again()
        except Refusal as refusal:
            self.refuse(uuid, refusal)

    def refuse(self, uuid: str, refusal: Refusal) -> None:
        self.desk.metrics.count("augury_refusals_total", f'code="{refusal.code}"')
        if uuid:
            self.say(
                Refused(
                    uuid=uuid,
                    code=refusal.code,
                    reason=reason_info(refusal.reason),
                    version=self.sight.table().version,
                )
            )
        else:
            self.trouble(refusal)

    def trouble(self, refusal: Refusal) -> None:
        self.say(Trouble(code=refusal.code, reason=reason_info(refusal.reason)))

    async def carry_out(self, message: ClientMessage) -> None:
        wishes, live, person = self.desk.wishes, self.live, self.person
        if isinstance(message, Play):
            self.say(Accepted(uuid=message.uuid, version=await wishes.play(live, person, message)))
        elif isinstance(message, Undo):
            self.say(Accepted(uuid=message.uuid, version=await wishes.undo(live, person, message)))
        elif isinstance(message, Say):
            self.say(Accepted(uuid=message.uuid, version=await wishes.say(live, person, message)))
        elif isinstance(message, Ask):
            self.say(wishes.ask(live, person, message))
        elif isinstance(message, Plan):
            self.say(wishes.plan(live, person, message))
        elif isinstance(message, AskWhy):
            self.say(wishes.why(live, person, message))
        elif isinstance(message, AskHint):
            asked = self.desk.adviser.accept(live, person, message)
            self.desk.background.spawn(self.hint(asked))
        elif isinstance(message, Propose):
            await wishes.propose(live, person, message)
        elif isinstance(message, AnswerProposal):
            await wishes.answer(live, person, message)
        elif isinstance(message, Resume):
            await wishes.resume(live, person)
        elif isinstance(message, Look | Hello):
            self.sight.through(check_eye(live, person.id, message.eye))
            self.look_again()
        elif isinstance(message, Ping):
            self.say(Pong(now=self.desk.clock.now()))

    async def hint(self, asked: Asked) -> None:
        """Thinking takes a while: what else is said goes on meanwhile."""
        try:
            self.say(await self.desk.adviser.answer(asked))
        except Refusal as refusal:
            self.refuse("", refusal)
