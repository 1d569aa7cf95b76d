"""The load generator's own end of a WebSocket: as little work per message as possible, so that the
server is what is measured.

It offers compression as browsers do, and sends its own short messages as they are. The mask is
zero, which the protocol allows.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable


class Wire(asyncio.Protocol):
    def __init__(self, hear: Callable[[bytes], None]) -> None:
        self.hear = hear
        self.received = 0  # bytes on the wire
        self.rest = b""
        loop = asyncio.get_running_loop()
        self.opened: asyncio.Future[None] = loop.create_future()
        self.transport: asyncio.Transport | None = None
        self.closed = False

    # of a stream it is
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.transport = transport

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("closed while shaking hands"))

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        if not self.opened.done():
            head, found, data = (self.rest + data).partition(b"\r\n\r\n")
            if not found:
                self.rest = head
                return
            self.rest = b""
            if not head.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(head.decode(errors="replace")))
                return
            self.opened.set_result(None)
        if self.rest:
            data, self.rest = self.rest + data, b""
        self.read(data)

    def read(self, data: bytes) -> None:
        at, end = 0, len(data)
        while end - at >= 2:
            first, size, start = data[at], data[at + 1], at + 2
            if size == 126:
                start = at + 4
                size = int.from_bytes(data[at + 2 : start], "big")
            elif size == 127:
                start = at + 10
                size = int.from_bytes(data[at + 2 : start], "big")
            if end < start + size:
                break
            payload, at = data[start : start + size], start + size
            if first & 0x40:
                payload = zlib.decompressobj(-15).decompress(payload + b"\0\0\xff\xff")
            if first & 0x0F == 9:
                self.send(payload, 0x8A)
            elif first & 0x0F == 8:
                self.close()
            else:
                self.hear(payload)
        self.rest = data[at:]

    def send(self, payload: bytes, first: int = 0x81) -> None:
        assert self.transport is not None
        size = len(payload)
        head = (
            bytes((first, 0x80 | size))
            if size < 126
            else bytes((first, 0xFE)) + size.to_bytes(2, "big")
        )
        self.transport.write(head + b"\0\0\0\0" + payload)

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()


async def open_wire(port: int, path: str, hear: Callable[[bytes], None], *lines: str) -> Wire:
    """Shake hands with a server of this machine."""
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(hear), "127.0.0.1", port)
    head = [
        f"GET {path} HTTP/1.1",
        f"Host: localhost:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        "Sec-WebSocket-Extensions: permessage-deflate",
        *lines,
    ]
    assert wire.transport is not None
    wire.transport.write("\r\n".join([*head, "", ""]).encode())
    await asyncio.wait_for(wire.opened, 30)
    return wire
