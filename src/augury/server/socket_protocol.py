"""The table's socket on the wire: uvicorn and `websockets` shake hands, then it passes messages to
a listener and nothing stands between.

No task, queue or compressor per connection: what arrives is a call, what is sent is one write. What
it costs is in docs/capacity.md.
"""

from __future__ import annotations

import asyncio
import logging
import os
from asyncio import TimerHandle
from typing import Any, Protocol

from uvicorn.config import Config
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.http11 import Request
from websockets.server import ServerProtocol

from augury.server.closing import GOING_AWAY, INTERNAL_ERROR
from augury.server.websocket_frames import (
    BINARY,
    CLOSE,
    NOT_TEXT,
    PING,
    PONG,
    TEXT,
    Broken,
    Reader,
    close_frame,
    frame,
    read_close,
)

log = logging.getLogger("augury.live")

EXTENSION = "augury.socket"
DEFLATE = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True, client_no_context_takeover=True
)
PING_SECONDS = 20.0
PONG_SECONDS = 20.0
CLOSE_SECONDS = 10.0  # for the client to say good-bye too
SEND_SECONDS = 20.0  # a reader that takes nothing for so long is gone
MOST_UNSENT = 256 * 1024  # bytes the kernel has not taken yet; beyond, we wait for the reader


class Listener(Protocol):
    """Who is told what happens on a socket."""

    def heard(self, text: str | None) -> None:
        """A message; None if it was not a text."""

    def can_write(self) -> None:
        """The reader caught up."""

    def lost(self) -> None:
        """The connection is gone."""


class SocketProtocol(WebSocketsSansIOProtocol):
    """One connection."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.conn = ServerProtocol(
            extensions=[DEFLATE], max_size=config.ws_max_size, logger=self.logger
        )
        self.listener: Listener | None = None
        self.reader: Reader | None = None
        self.deflates = False
        self.blocked: TimerHandle | None = None

    # The handshake

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            # ASGI knows tables of facts only
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    async def run_asgi(self) -> None:
        """As in uvicorn, but an opened socket outlives the call that opened it."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except Exception:
            self.logger.exception("a socket could not be opened")
            self.send_500_response()
        else:
            if not self.handshake_complete:
                self.send_500_response()
        if self.listener is None and self.close_timer is None:
            self.transport.close()
        elif self.listener is not None:
            self.forget_handshake()

    def open(self, listener: Listener) -> None:
        """From now on messages go straight to the listener. Called in the same step as the
        accepting."""
        self.listener = listener
        self.deflates = "Sec-WebSocket-Extensions" in self.response.headers
        self.reader = Reader(self.config.ws_max_size, deflates=self.deflates)
        self.transport.set_write_buffer_limits(high=MOST_UNSENT)

    def forget_handshake(self) -> None:
        del self.scope, self.request, self.response, self.conn, self.queue

    # Reading

    def data_received(self, data: bytes) -> None:
        if self.reader is None or self.listener is None:
            super().data_received(data)
            return
        try:
            for opcode, payload in self.reader.feed(data):
                if opcode == TEXT:
                    if not self.close_sent:
                        self.listener.heard(payload.decode())
                elif opcode == BINARY:
                    if not self.close_sent:
                        self.listener.heard(None)
                elif opcode == PING:
                    self.write(frame(PONG, payload))
                elif opcode == PONG:
                    self.answered(payload)
                elif opcode == CLOSE:
                    self.said_goodbye(payload)
                    return
        except Broken as error:
            self.end(error.code, error.reason)
        except UnicodeDecodeError:
            self.end(NOT_TEXT, "not UTF-8")

    def said_goodbye(self, payload: bytes) -> None:
        code = read_close(payload)
        if not self.close_sent:
            self.close_sent = True
            self.transport.write(close_frame(1000 if code == 1005 else code, ""))
        self.transport.close()

    # Writing

    def write(self, data: bytes) -> None:
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(data)

    def end(self, code: int, reason: str) -> None:
        """Say good-bye; the connection closes when the client has done so too, or soon."""
        if self.close_sent or self.transport.is_closing():
            return
        self.transport.write(close_frame(code, reason))
        self.close_sent = True
        self.transport.resume_reading()
        self.close_timer = self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.listener is not None and self.blocked is None:
            self.blocked = self.loop.call_later(SEND_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.blocked is not None:
            self.blocked.cancel()
            self.blocked = None
        if self.listener is not None:
            self.listener.can_write()

    # Is somebody still there?

    def send_keepalive_ping(self) -> None:
        self.ping_timer = None
        if not self.close_sent and not self.transport.is_closing():
            self.pending_ping_payload = os.urandom(4)
            self.write(frame(PING, self.pending_ping_payload))
            self.pong_timer = self.loop.call_later(PONG_SECONDS, self.keepalive_timeout)

    def schedule_ping(self) -> None:
        self.ping_timer = self.loop.call_later(PING_SECONDS, self.send_keepalive_ping)

    def answered(self, payload: bytes) -> None:
        if payload == self.pending_ping_payload and self.pong_timer is not None:
            self.pending_ping_payload = None
            self.pong_timer.cancel()
            self.pong_timer = None
            self.schedule_ping()

    def keepalive_timeout(self) -> None:
        self.pong_timer = None
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(close_frame(INTERNAL_ERROR, "keepalive ping timeout"))
            self.close_sent = True
            self.transport.close()

    # The end

    def shutdown(self) -> None:
        if self.listener is None:
            super().shutdown()
            return
        if not self.close_sent:
            self.end(GOING_AWAY, "the server restarts")
        self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.blocked is not None:
            self.blocked.cancel()
        if self.listener is None:
            super().connection_lost(exc)
            return
        self.stop_keepalive()
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.connections.discard(self)
        self.disconnected = True
        listener, self.listener, self.reader = self.listener, None, None
        listener.lost()
