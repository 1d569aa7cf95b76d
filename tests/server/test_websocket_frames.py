"""Frames: whatever arrives, in whatever pieces, is read as `websockets` reads it; what we write, it
understands."""

from __future__ import annotations

import itertools
import os

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

from augury.server import websocket_frames as frames
from augury.server.websocket_frames import Broken, Reader

MOST = 300
GOODBYE, BROKEN = 1, 2
Heard = tuple[list[tuple[int, bytes]], int]


def raw(first: int, payload: bytes, *, masked: bool = True, long: int = 0) -> bytes:
    """A frame as a client would send it, or should not."""
    size, bit = len(payload), 0x80 if masked else 0
    if long == 8 or size > 65535:
        head = bytes((first, bit | 127)) + size.to_bytes(8, "big")
    elif long == 2 or size > 125:
        head = bytes((first, bit | 126)) + size.to_bytes(2, "big")
    else:
        head = bytes((first, bit | size))
    mask = os.urandom(4) if masked else b""
    body = bytes(byte ^ mask[n % 4] for n, byte in enumerate(payload)) if masked else payload
    return head + mask + body


def ours(pieces: list[bytes]) -> Heard:
    reader = Reader(MOST, deflates=False)
    found: list[tuple[int, bytes]] = []
    try:
        for piece in pieces:
            for opcode, payload in reader.feed(piece):
                if opcode == frames.CLOSE:
                    frames.read_close(payload)
                    return found, GOODBYE
                found.append((opcode, payload))
    except Broken as error:
        assert error.code in (1002, 1009)
        return found, BROKEN
    return found, 0


def theirs(pieces: list[bytes]) -> Heard:
    """What `websockets` makes of the same. A frame may be wrong in two ways; which one is named may
    differ."""
    protocol = ServerProtocol(state=State.OPEN, max_size=MOST)
    found: list[tuple[int, bytes]] = []
    kind, parts = 0, b""
    for piece in pieces:
        protocol.receive_data(piece)
        for event in protocol.events_received():
            assert isinstance(event, Frame)
            if event.opcode in (Opcode.PING, Opcode.PONG):
                found.append((int(event.opcode), bytes(event.data)))
            elif event.opcode == Opcode.CLOSE:
                return found, GOODBYE
            else:
                kind = int(event.opcode) or kind
                parts += bytes(event.data)
                if event.fin:
                    found.append((kind, parts))
                    parts = b""
        if protocol.parser_exc is not None:
            return found, BROKEN
    return found, 0


payloads = st.binary(max_size=140) | st.sampled_from([b"", b"x" * 200, b"x" * 301, b"\x03\xe8bye"])
sensible = st.builds(raw, st.sampled_from([0x81, 0x82, 0x01, 0x80, 0x00, 0x89, 0x8A]), payloads)
wild = st.builds(
    raw,
    st.integers(0, 255),
    payloads,
    masked=st.sampled_from([True, True, True, False]),
    long=st.sampled_from([0, 0, 2, 8]),
)


@settings(max_examples=400, deadline=None)
@given(
    sent=st.lists(sensible | sensible | wild, max_size=8),
    cuts=st.lists(st.integers(0, 600), max_size=6),
)
def test_frames_are_read_as_websockets_reads_them(sent: list[bytes], cuts: list[int]) -> None:
    stream = b"".join(sent)
    places = sorted({0, *(cut for cut in cuts if cut < len(stream)), len(stream)})
    pieces = [stream[a:b] for a, b in itertools.pairwise(places)]
    assert ours(pieces) == theirs(pieces) == ours([stream])


@settings(max_examples=100, deadline=None)
@given(text=st.text(max_size=3000))
def test_compressed_messages_are_understood_on_both_sides(text: str) -> None:
    def extension() -> PerMessageDeflate:
        return PerMessageDeflate(True, True, 15, 15)

    said = text.encode()
    client = ClientProtocol(parse_uri("ws://a/"), state=State.OPEN)
    client.extensions = [extension()]
    client.send_text(said)
    reader = Reader(20_000, deflates=True)
    heard = [found for data in client.data_to_send() for found in reader.feed(data)]
    assert heard == [(frames.TEXT, said)]
    client.receive_data(frames.frame(frames.TEXT, frames.deflate(said), deflated=True))
    (event,) = client.events_received()
    assert isinstance(event, Frame)
    assert bytes(event.data) == said


def test_a_small_message_that_unpacks_to_a_large_one_is_refused() -> None:
    bomb = raw(0xC1, frames.deflate(b"x" * 10_000_000)[:290])
    with pytest.raises(Broken) as broken:
        list(Reader(MOST, deflates=True).feed(bomb))
    assert broken.value.code == frames.TOO_BIG


def test_a_frame_that_announces_too_much_is_refused_before_it_arrives() -> None:
    with pytest.raises(Broken) as broken:
        list(Reader(MOST, deflates=False).feed(b"\x81\xff" + (1 << 40).to_bytes(8, "big")))
    assert broken.value.code == frames.TOO_BIG


def test_endless_empty_fragments_take_no_memory() -> None:
    reader = Reader(MOST, deflates=False)
    assert list(reader.feed(raw(0x01, b"a"))) == []
    for _ in range(10_000):
        assert list(reader.feed(raw(0x00, b""))) == []
    assert len(reader.parts) == 1
    assert list(reader.feed(raw(0x80, b"b"))) == [(frames.TEXT, b"ab")]
