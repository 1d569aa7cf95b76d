"""A flood of random, half-right and hostile messages, over sockets and HTTP, against a real server
process.

Cheap to make and cheap to send, so that a million of them fit into minutes: the client end is a few
lines over asyncio.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import string
import uuid
import zlib
from collections import Counter
from typing import Any, get_args

from serving import Person, Process

from augury.core import registry
from augury.server.endpoints import ENDPOINTS
from augury.server.messages import ClientMessage

KINDS = [str(kind.__struct_config__.tag) for kind in get_args(ClientMessage)]
FIELDS = {
    str(kind.__struct_config__.tag): kind.__struct_fields__ for kind in get_args(ClientMessage)
}
FRAMES = (b"\x81", b"\x81", b"\x81", b"\x81", b"\x81", b"\x82", b"\x89", b"\x8a")
ROUND = 16  # messages between two looks at the answers
ENDS_IT = "logout|/me/delete|devices|accounts|login|/link|/close|/leave|/seats/{seat}$"
FORBIDDEN = re.compile(ENDS_IT)  # what would take a player's seat, table or name away
MAKES_TABLES = re.compile("rematch|lessons|records$|^/api/tables$|guests")  # memory that may grow


class Hose:
    """Makes messages, from a seed."""

    def __init__(self, seed: int, actions: list[str]) -> None:
        self.luck = random.Random(seed)
        self.actions = actions

    def word(self) -> str:
        luck = self.luck
        kind = luck.randrange(6)
        if kind == 0:
            return "".join(luck.choices(string.printable, k=luck.randrange(40)))
        if kind == 1:
            return "".join(chr(luck.randrange(32, 0xD7FF)) for _ in range(luck.randrange(12)))
        if kind == 2:
            return "x" * luck.choice([0, 1, 300, 5000])
        return luck.choice(["__proto__", "null", "\0", "%00", "../..", "' OR 1=1 --", "{}", "-1"])

    def value(self, depth: int = 0) -> Any:
        luck = self.luck
        kind = luck.randrange(9 if depth < 3 else 6)
        if kind < 2:
            return luck.choice([0, 1, -1, 2, 7, 1 << 31, 1 << 63, -(1 << 63), 10**30])
        if kind == 2:
            return luck.choice([None, True, False, 0.5, 1e308])
        if kind < 6:
            return self.word()
        if kind == 6:
            return {self.word(): self.value(depth + 1) for _ in range(luck.randrange(4))}
        return [self.value(depth + 1) for _ in range(luck.randrange(4))]

    def plausible(self, name: str) -> Any:
        luck = self.luck
        if name == "uuid":
            return str(uuid.UUID(int=luck.getrandbits(128)))
        if name == "actions":
            return luck.choices(self.actions, k=luck.randrange(1, 4))
        if name == "action":
            return luck.choice(self.actions)
        if name == "yes":
            return luck.random() < 0.5
        if name == "kind":
            return luck.choice(["undo", "pause", "other"])
        if name == "text":
            return self.word() or "hello"
        return luck.randrange(-2, 12)

    def message(self) -> bytes:
        """What goes into one frame."""
        luck = self.luck
        shape = luck.random()
        if shape < 0.01:
            return luck.randbytes(luck.randrange(60))
        if shape < 0.05:
            return b"[" * luck.choice([1, 50, 5000])
        if shape < 0.10:
            return json.dumps(self.value()).encode()
        kind = luck.choice(KINDS)
        fields = {name: self.plausible(name) for name in FIELDS[kind] if luck.random() < 0.9}
        if luck.random() < 0.3 and fields:
            fields[luck.choice(list(fields))] = self.value()
        if luck.random() < 0.1:
            fields[self.word()] = self.value()
        text = json.dumps({"type": kind, **fields}).encode()
        if shape > 0.97:
            return text[: luck.randrange(len(text))]
        return text

    def frame(self) -> bytes:
        """Mostly right; sometimes in parts, compressed, or not a frame at all."""
        luck = self.luck
        payload, shape = self.message(), luck.random()
        if shape < 0.002:
            return luck.randbytes(luck.randrange(1, 40))
        if shape < 0.03:
            middle = len(payload) // 2
            return wrap(b"\x01", payload[:middle]) + wrap(b"\x80", payload[middle:])
        if shape < 0.06:
            press = zlib.compressobj(1, zlib.DEFLATED, -15)
            pressed = press.compress(payload) + press.flush(zlib.Z_SYNC_FLUSH)
            return wrap(b"\xc1", pressed[:-4])
        first = luck.choice(FRAMES)
        return wrap(first, payload[:125] if first > b"\x88" else payload)

    def request(self, tables: list[str], token: str) -> bytes:
        luck = self.luck
        while True:
            endpoint = luck.choice(ENDPOINTS)
            if not FORBIDDEN.search(endpoint.path):
                break
        parts = {"table": luck.choice(tables), "seat": str(luck.randrange(-1, 5)), "game": "luna"}
        path = re.sub(
            r"{(\w+)}",
            lambda found: (
                parts.get(found[1], "en")
                if luck.random() < 0.8
                else luck.choice(["%00", "..%2f..", "x" * 200, "%ff", "%F0%9F%A6%89", "-"])
            ),
            endpoint.path,
        )
        if luck.random() < 0.3:
            path += f"?eye={luck.randrange(-3, 6)}&seen={luck.choice(['-1', '0', 'x', '9' * 30])}"
        body = b""
        if endpoint.method != "GET":
            sound = not MAKES_TABLES.search(endpoint.path) and endpoint.body is not None
            names = endpoint.body.__struct_fields__ if sound and endpoint.body is not None else ()
            fields = {name: self.plausible(name) for name in names}
            body = json.dumps(fields).encode() if luck.random() < 0.5 else self.message()
        method = (
            endpoint.method if luck.random() < 0.95 else luck.choice(["PUT", "DELETE", "PATCH"])
        )
        return (
            f"{method} {path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer {token}\r\n"
            f"content-length: {len(body)}\r\n\r\n".encode()
            + body
        )


def wrap(first: bytes, payload: bytes) -> bytes:
    """A client's frame, with a mask of zeros."""
    size = len(payload)
    head = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return first + head + b"\0\0\0\0" + payload


class Flood:
    """Everything that is thrown at one server, and what came back."""

    def __init__(
        self, server: Process, tables: list[tuple[str, str, list[Person]]], seed: int
    ) -> None:
        self.server = server
        self.tables = tables  # game, id, who plays there
        self.seed = seed
        self.sent: Counter[str] = Counter()
        self.answers: Counter[str] = Counter()
        self.failures: list[str] = []

    async def run(self, messages: int, sockets: int = 8, connections: int = 4) -> None:
        share = messages // (sockets + connections)
        await asyncio.gather(
            *(self.hose_socket(number, share) for number in range(sockets)),
            *(self.hose_http(number, share) for number in range(connections)),
        )

    def hose(self, number: int, person_at: int) -> tuple[Hose, str, Person]:
        name, table, people = self.tables[number % len(self.tables)]
        person = people[person_at % len(people)]
        vocabulary = registry.load(name).vocabulary
        luck = random.Random(self.seed * 1000 + number * 10 + person_at)
        some = luck.sample(range(vocabulary.size), min(40, vocabulary.size))
        actions = [vocabulary.text(action) for action in some]
        return Hose(luck.getrandbits(32), [*actions, "fly"]), table, person

    async def hose_socket(self, number: int, messages: int) -> None:
        hose, table, person = self.hose(number, number // len(self.tables))
        left = messages
        while left > 0 and not self.failures:
            reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
            try:
                left -= await self.talk(reader, writer, hose, table, person.token, left)
            except (ConnectionError, asyncio.IncompleteReadError):
                self.answers["socket closed"] += 1
            finally:
                writer.close()

    async def talk(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        hose: Hose,
        table: str,
        token: str,
        most: int,
    ) -> int:
        """Until the server hangs up on us or enough is said; returns how much that was."""
        writer.write(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\n"
            "connection: upgrade\r\nsec-websocket-version: 13\r\n"
            "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            "sec-websocket-extensions: permessage-deflate\r\n"
            f"authorization: Bearer {token}\r\n\r\n".encode()
        )
        head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 60)
        if b" 101 " not in head:
            self.failures.append(head.decode())
            return most
        if hose.luck.random() < 0.95:
            writer.write(wrap(b"\x81", b'{"type":"hello"}'))
        said = 0
        while said < most:
            writer.write(b"".join(hose.frame() for _ in range(ROUND)))
            writer.write(wrap(b"\x89", b"there?"))
            said += ROUND
            self.sent["socket"] += ROUND
            await writer.drain()
            if not await self.hear(reader, writer):
                return said
        writer.write(wrap(b"\x88", b"\x03\xe8"))
        return said

    async def hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
        """Until our ping comes back; False if the server hung up."""
        while True:
            first, size = await asyncio.wait_for(reader.readexactly(2), 60)
            if size >= 126:
                size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8), "big")
            payload = await reader.readexactly(size)
            if first == 0x8A and payload == b"there?":
                return True
            if first == 0x89:
                writer.write(wrap(b"\x8a", payload))
            elif first == 0x88:
                code = int.from_bytes(payload[:2], "big")
                self.answers[f"closed {code}"] += 1
                if code == 1011 or code >= 1013:
                    self.failures.append(f"closed with {code}: {payload[2:]!r}")
                return False
            else:
                self.answers["message"] += 1
                if b"Traceback" in payload:
                    self.failures.append(payload.decode(errors="replace"))

    async def hose_http(self, number: int, messages: int) -> None:
        hose, _, person = self.hose(number, 99 + number)
        tables = [table for _, table, _ in self.tables] + ["nothing"]
        reader: asyncio.StreamReader | None = None
        for _ in range(messages):
            if self.failures:
                return
            if reader is None:
                reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
            writer.write(hose.request(tables, person.token))
            self.sent["HTTP"] += 1
            try:
                status, keeps = await asyncio.wait_for(self.answer(reader), 60)
            except (ConnectionError, asyncio.IncompleteReadError):
                self.answers["HTTP closed"] += 1
                writer.close()
                reader = None
                continue
            self.answers[f"HTTP {status}"] += 1
            if not keeps:
                writer.close()
                reader = None
        if reader is not None:
            writer.close()

    async def answer(self, reader: asyncio.StreamReader) -> tuple[int, bool]:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        status = int(head.split(" ", 2)[1])
        size = re.search(r"content-length: (\d+)", head)
        body = b""
        if size is not None:
            body = await reader.readexactly(int(size[1]))
        elif "transfer-encoding: chunked" in head:
            while length := int((await reader.readuntil(b"\r\n")).strip(), 16):
                body += (await reader.readexactly(length + 2))[:-2]
            await reader.readexactly(2)
        busy = status == 503 and b'"status":"trouble"' in body  # health tells of a slow machine
        if (status >= 500 and not busy) or b"Traceback" in body:
            self.failures.append(f"{status} {body[:500]!r}")
        return status, "connection: close" not in head
