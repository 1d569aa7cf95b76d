"""WebSocket frames (RFC 6455), and messages that are compressed one by one (RFC 7692).

Only what a server needs after the handshake, and nothing is kept from one message to the next: a
compressed message can be sent to many people as it is, and a connection costs no compressor.
`websockets` does the same and more; the tests compare the two.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from typing import Final

from websockets.exceptions import ProtocolError
from websockets.frames import Close

try:
    from websockets.speedups import apply_mask
except ImportError:  # built without a C compiler
    from websockets.utils import apply_mask

CONTINUATION: Final = 0x0
TEXT: Final = 0x1
BINARY: Final = 0x2
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA

FINAL: Final = 0x80
DEFLATED: Final = 0x40
MASKED: Final = 0x80
MOST_CONTROL: Final = 125
FLUSH: Final = b"\x00\x00\xff\xff"  # ends a compressed message; left out on the wire
PROTOCOL, NOT_TEXT, TOO_BIG = 1002, 1007, 1009


class Broken(Exception):
    """The client does not keep to the protocol; the connection ends with this code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


def frame(opcode: int, payload: bytes, *, deflated: bool = False) -> bytes:
    """One whole frame, as a server sends it."""
    first = FINAL | opcode | (DEFLATED if deflated else 0)
    size = len(payload)
    if size < 126:
        return bytes((first, size)) + payload
    if size < 65536:
        return bytes((first, 126)) + size.to_bytes(2, "big") + payload
    return bytes((first, 127)) + size.to_bytes(8, "big") + payload


def deflate(payload: bytes) -> bytes:
    """Compressed for one message. Level 1: half the time of the usual level 6, a sixth more
    bytes."""
    press = zlib.compressobj(1, zlib.DEFLATED, -15, 5)
    return (press.compress(payload) + press.flush(zlib.Z_SYNC_FLUSH))[: -len(FLUSH)]


def inflate(payload: bytes, most: int) -> bytes:
    try:
        found = zlib.decompressobj(-15).decompress(payload + FLUSH, most + 1)
    except zlib.error as error:
        raise Broken(PROTOCOL, "not compressed as agreed") from error
    if len(found) > most:
        raise Broken(TOO_BIG, f"over {most} bytes")
    return found


def close_frame(code: int, reason: str) -> bytes:
    return frame(CLOSE, Close(code, reason).serialize())


def read_close(payload: bytes) -> int:
    """The code of a close frame."""
    try:
        return int(Close.parse(payload).code)
    except (ProtocolError, UnicodeDecodeError) as error:
        raise Broken(PROTOCOL, str(error)) from error


class Reader:
    """Turns what arrives into whole messages and control frames: (opcode, payload)."""

    __slots__ = ("compressed", "deflates", "kind", "most", "parts", "rest", "size")

    def __init__(self, most: int, *, deflates: bool) -> None:
        self.most = most
        self.deflates = deflates
        self.rest = b""  # of a frame that has not arrived yet
        self.kind = CONTINUATION  # of the message whose parts arrive; none: CONTINUATION
        self.compressed = False
        self.parts: list[bytes] = []
        self.size = 0

    def feed(self, data: bytes) -> Iterator[tuple[int, bytes]]:
        """What came before something broken is still told. Read it to the end."""
        if self.rest:
            data = self.rest + data
        at, end = 0, len(data)
        while end - at >= 2:
            first, second = data[at], data[at + 1]
            size, start = second & 0x7F, at + 6  # two bytes and the mask
            if size == 126:
                start += 2
                if end < at + 4:
                    break
                size = int.from_bytes(data[at + 2 : at + 4], "big")
            elif size == 127:
                start += 8
                if end < at + 10:
                    break
                size = int.from_bytes(data[at + 2 : at + 10], "big")
            self.check(first, second, size)
            if end < start + size:
                break
            payload = apply_mask(data[start : start + size], data[start - 4 : start])
            at = start + size
            whole = self.take(first, bytes(payload))
            if whole is not None:
                yield whole
        self.rest = data[at:] if at < end else b""

    def check(self, first: int, second: int, size: int) -> None:
        """Refuse a frame by its head, before its payload is waited for."""
        opcode = first & 0x0F
        if not second & MASKED:
            raise Broken(PROTOCOL, "incorrect masking")
        if first & 0x30 or (
            first & DEFLATED and (not self.deflates or opcode not in (TEXT, BINARY))
        ):
            raise Broken(PROTOCOL, "reserved bits must be 0")
        if opcode in (CLOSE, PING, PONG):
            if size > MOST_CONTROL or not first & FINAL:
                raise Broken(PROTOCOL, "a control frame is short and whole")
        elif opcode in (TEXT, BINARY):
            if self.kind != CONTINUATION:
                raise Broken(PROTOCOL, "expected a continuation frame")
        elif opcode != CONTINUATION:
            raise Broken(PROTOCOL, f"invalid opcode: {opcode:#04x}")
        elif self.kind == CONTINUATION:
            raise Broken(PROTOCOL, "unexpected continuation frame")
        if self.size + size > self.most and opcode < CLOSE:
            raise Broken(TOO_BIG, f"over {self.most} bytes")

    def take(self, first: int, payload: bytes) -> tuple[int, bytes] | None:
        """A frame is whole; a message too?"""
        opcode = first & 0x0F
        if opcode >= CLOSE:
            return opcode, payload
        if opcode != CONTINUATION:
            if first & FINAL:
                return opcode, inflate(payload, self.most) if first & DEFLATED else payload
            self.kind, self.compressed = opcode, bool(first & DEFLATED)
        if payload:
            self.parts.append(payload)
            self.size += len(payload)
        if not first & FINAL:
            return None
        whole, kind = b"".join(self.parts), self.kind
        self.kind, self.parts, self.size = CONTINUATION, [], 0
        return kind, inflate(whole, self.most) if self.compressed else whole
