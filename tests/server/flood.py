"""A flood of random, half-right and hostile messages, over sockets and HTTP, against a real server
process.

Cheap to send, so that a million of them fit into minutes: the client end is a few lines over
asyncio. Some decisions are right, so that games go on, end and are played again.
"""

from __future__ import annotations

import asyncio
import random
import re
import zlib
from collections import Counter

import httpx
import msgspec
from hose import Hose, wrap
from serving import Person, Process

from augury.core import registry

ROUND = 16  # messages between two looks at the answers
LOOK_SECONDS = 1.0  # between two looks at which games have ended


class Target:
    """A table that is flooded, and who plays there."""

    def __init__(self, game: str, id: str, people: list[Person]) -> None:
        self.game = game
        self.id = id
        self.people = people


class Offered(msgspec.Struct):
    action: str


class Told(msgspec.Struct):
    """What we want to know of a state."""

    version: int
    legal: list[Offered] | msgspec.UnsetType = msgspec.UNSET


read_told = msgspec.json.Decoder(Told).decode


class Flood:
    """Everything that is thrown at one server, and what came back."""

    def __init__(self, server: Process, tables: list[Target], seed: int) -> None:
        self.server = server
        self.tables = tables
        self.seed = seed
        self.games = 0  # that ended
        self.sent: Counter[str] = Counter()
        self.answers: Counter[str] = Counter()
        self.failures: list[str] = []

    async def run(self, messages: int, sockets: int = 12, connections: int = 4) -> None:
        share = messages // (sockets + connections)
        going_on = asyncio.create_task(self.play_again())
        await asyncio.gather(
            *(self.hose_socket(number, share) for number in range(sockets)),
            *(self.hose_http(number, share) for number in range(connections)),
        )
        going_on.cancel()

    async def play_again(self) -> None:
        """Where a game has ended, the next one is flooded."""
        async with httpx.AsyncClient(base_url=self.server.url, timeout=60) as http:
            while True:
                await asyncio.sleep(LOOK_SECONDS)
                for target in self.tables:
                    await self.look_after(http, target)

    async def look_after(self, http: httpx.AsyncClient, target: Target) -> None:
        keys = [{"authorization": f"Bearer {person.token}"} for person in target.people]
        found = await http.get(f"/api/tables/{target.id}", headers=keys[0])
        if found.json()["table"]["status"] in ("over", "closed"):
            path = f"/api/tables/{target.id}/rematch"
            again = await http.post(path, json={}, headers=keys[0])
            for key in keys:  # everybody sits down, one seat further
                for seat in range(len(keys)):
                    path = f"/api/tables/{again.json()['id']}/seats/{seat}/take"
                    await http.post(path, json={}, headers=key)
            target.id = again.json()["id"]
            self.games += 1

    def hose(self, number: int) -> tuple[Hose, Target]:
        target = self.tables[number % len(self.tables)]
        vocabulary = registry.load(target.game).vocabulary
        luck = random.Random(self.seed * 1000 + number)
        some = luck.sample(range(vocabulary.size), min(40, vocabulary.size))
        actions = [vocabulary.text(action) for action in some]
        return Hose(luck.getrandbits(32), [*actions, "fly"]), target

    async def hose_socket(self, number: int, messages: int) -> None:
        hose, target = self.hose(number)
        person = target.people[number // len(self.tables) % len(target.people)]
        left = messages
        while left > 0 and not self.failures:
            reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
            try:
                left -= await self.talk(reader, writer, hose, target, person.token, left)
            except (ConnectionError, asyncio.IncompleteReadError):
                self.answers["socket closed"] += 1
            finally:
                writer.close()

    async def talk(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        hose: Hose,
        target: Target,
        token: str,
        most: int,
    ) -> int:
        """Until the server hangs up on us, the game has ended or enough is said; returns how much
        that was."""
        table = target.id
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
        while said < most and table == target.id:
            writer.write(b"".join(hose.frame() for _ in range(ROUND)))
            writer.write(wrap(b"\x89", b"there?"))
            said += ROUND
            self.sent["socket"] += ROUND
            await writer.drain()
            if not await self.hear(reader, writer, hose):
                return said
        writer.write(wrap(b"\x88", b"\x03\xe8"))
        return said

    async def hear(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, hose: Hose
    ) -> bool:
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
                # a frame cut short swallows what follows, and with it our answer to a ping
                if (code == 1011 and b"keepalive" not in payload) or code >= 1013:
                    self.failures.append(f"closed with {code}: {payload[2:]!r}")
                return False
            else:
                if first & 0x40:
                    payload = zlib.decompressobj(-15).decompress(payload + b"\0\0\xff\xff")
                self.take_in(payload, hose)

    def take_in(self, payload: bytes, hose: Hose) -> None:
        """What the server said; a state tells what would be right."""
        self.answers["message"] += 1
        if b"Traceback" in payload:
            self.failures.append(payload.decode(errors="replace"))
        if payload.startswith(b'{"type":"accepted"'):
            self.answers["accepted"] += 1
        if payload.startswith(b'{"type":"state"'):
            told = read_told(payload)
            hose.version = told.version
            if told.legal is not msgspec.UNSET:
                hose.legal = [offered.action for offered in told.legal]

    async def hose_http(self, number: int, messages: int) -> None:
        hose, _ = self.hose(99 + number)
        reader: asyncio.StreamReader | None = None
        for _ in range(messages):
            if self.failures:
                return
            if reader is None:
                reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
            target = hose.luck.choice(self.tables)
            person = hose.luck.choice(hose.luck.choice([target, *self.tables]).people)
            table = target.id if hose.luck.random() < 0.95 else "nothing"
            writer.write(hose.request(table, person.token))
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
