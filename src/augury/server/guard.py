"""Connections that cost something and say nothing: how many one address may hold, and how long each
may keep us waiting.

uvicorn waits for ever for the rest of a header, of a body, or for a reader that does not read. Here
every wait has an end, and when the process runs short of file descriptors, the address that holds
the most gives one up for whoever comes next.
"""

from __future__ import annotations

import asyncio
import resource
import ssl
from asyncio.transports import BaseTransport, Transport
from typing import TypeAlias

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from augury.server.security import neighbourhood
from augury.server.settings import Settings
from augury.server.socket_protocol import SocketProtocol

HEAD_SECONDS = 10.0  # from the first sign of a request to the end of its header
BODY_SECONDS = 30.0  # from there to the end of its body
READ_SECONDS = 30.0  # for which a reader may leave an answer lying
OWN_FILES = 256  # descriptors for the database, the workers, and connections on their way in
BACKLOG = 64  # connections taken in one go; more would be open before anybody has counted them


class Place:
    """One connection inside."""

    def __init__(self, address: str, transport: Transport) -> None:
        self.address = address
        self.transport = transport
        self.at_table = False  # a WebSocket: people at a table stay


class Door:
    """Who is inside, by address."""

    def __init__(self, per_address: int, in_all: int) -> None:
        self.per_address = per_address  # 0 = any number
        self.in_all = in_all
        self.inside: dict[str, dict[Place, None]] = {}  # by address, oldest first
        self.count = 0
        self.upgrading: Place | None = None  # on its way from HTTP to a WebSocket

    def enter(self, transport: Transport) -> Place | None:
        """A place for this connection; an older one that is no WebSocket may have to go for it."""
        host = (transport.get_extra_info("peername") or ("unknown",))[0]
        address = neighbourhood(str(host))
        own = self.inside.get(address, {})
        if self.per_address and len(own) >= self.per_address and not self.drop(address):
            return None
        if self.count >= self.in_all:
            richest = max(self.inside, key=lambda other: len(self.inside[other]))
            if not self.drop(richest):
                return None
        place = Place(address, transport)
        self.inside.setdefault(address, {})[place] = None
        self.count += 1
        return place

    def drop(self, address: str) -> bool:
        """Close the oldest connection of an address that is not a WebSocket."""
        for place in self.inside[address]:
            if not place.at_table:
                self.leave(place)
                place.transport.abort()
                return True
        return False

    def leave(self, place: Place | None) -> None:
        """Once or more often."""
        if place is None or place not in self.inside.get(place.address, {}):
            return
        own = self.inside[place.address]
        del own[place]
        self.count -= 1
        if not own:
            del self.inside[place.address]


class GuardedHttp(H11Protocol):
    """Plain requests, with an end to every wait."""

    door: Door
    place: Place | None = None
    patience: asyncio.TimerHandle | None = None
    phase: object = None  # of the request that the patience is for
    unread: asyncio.TimerHandle | None = None
    upgraded = False  # to a WebSocket, which has limits of its own

    # as uvicorn has it
    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.place = self.place or self.door.enter(transport)
        if self.place is None:
            transport.abort()
        else:
            self.place.transport = transport
            self.wait_for(h11.IDLE)

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(self.place)
        self.stop_waiting()
        self.resume_writing()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.note_phase(begun=True)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.note_phase(begun=bool(self.conn.trailing_data[0]))

    def note_phase(self, *, begun: bool) -> None:
        """What do we wait for now? Between two requests uvicorn's own keep-alive limit counts."""
        state = self.conn.their_state
        waiting = state is h11.SEND_BODY or (state is h11.IDLE and begun)
        if not waiting or self.upgraded or self.transport.is_closing():
            self.stop_waiting()
        elif state is not self.phase:
            self.wait_for(state)

    def wait_for(self, state: object) -> None:
        self.stop_waiting()
        self.phase = state
        seconds = HEAD_SECONDS if state is h11.IDLE else BODY_SECONDS
        self.patience = self.loop.call_later(seconds, self.transport.abort)

    def stop_waiting(self) -> None:
        self.phase = None
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.upgraded = True
        self.door.upgrading = self.place
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread = self.loop.call_later(READ_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None


class GuardedSocket(SocketProtocol):
    """A WebSocket keeps the place of the connection it came from."""

    door: Door
    place: Place | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.place, self.door.upgrading = self.door.upgrading, None
        if self.place is not None:
            self.place.at_table = True

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(self.place)
        super().connection_lost(exc)


class GuardedTls(asyncio.Protocol):
    """TLS, counted from the first packet: asyncio alone would show us a connection only after its
    handshake.

    It needs asyncio's own loop: uvloop reads on after `connection_made` whatever that says, and the
    first packet goes astray.
    """

    door: Door
    context: ssl.SSLContext
    http: type[GuardedHttp]

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self.loop = _loop or asyncio.get_running_loop()
        self.inner = self.http(config, server_state, app_state, _loop)
        self.handshake: asyncio.Task[None] | None = None
        self.early: list[bytes] = []  # a request that came along with the end of the handshake

    # as uvicorn has it
    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        self.inner.place = self.door.enter(transport)
        if self.inner.place is not None:
            transport.pause_reading()
            self.handshake = self.loop.create_task(self.shake_hands(transport))
        else:
            transport.abort()

    async def shake_hands(self, transport: Transport) -> None:
        try:
            secure = await self.loop.start_tls(
                transport,
                self,
                self.context,
                server_side=True,
                ssl_handshake_timeout=HEAD_SECONDS,
            )
        except (OSError, EOFError):  # it went away, took too long, or speaks something else
            secure = None
        if secure is None or secure.is_closing():
            self.door.leave(self.inner.place)
            transport.abort()
        else:
            secure.set_protocol(self.inner)
            self.inner.connection_made(secure)
            for data in self.early:
                self.inner.data_received(data)

    def data_received(self, data: bytes) -> None:
        self.early.append(data)

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(self.inner.place)


Protocols: TypeAlias = tuple[type[asyncio.Protocol], type[GuardedSocket]]


def guarded(settings: Settings) -> Protocols:
    """The protocols of one server, with a door of their own."""
    limited = settings.rate_limit > 0 and not settings.behind_proxy  # a proxy is one address
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    own = Door(settings.most_connections if limited else 0, max(64, files - OWN_FILES))

    class Http(GuardedHttp):
        door = own

    class Socket(GuardedSocket):
        door = own

    if not settings.certificate:
        return Http, Socket

    class Tls(GuardedTls):
        door, http, context = own, Http, ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)

    Tls.context.load_cert_chain(settings.certificate, settings.key)
    return Tls, Socket


def raise_files() -> None:
    """Let this process open as many files as the system allows it."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard and hard != resource.RLIM_INFINITY:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
