"""Players under load: two at a table, whichever server it is, putting a mark in turn."""

from __future__ import annotations

import asyncio
import json
import random
import time
import uuid
from pathlib import Path

from server.wire import Wire, open_wire


class Match:
    """One table and everybody connected to it. A decision has arrived when all of them have seen
    it."""

    def __init__(self) -> None:
        self.players: list[Client] = []
        self.lookers: list[Client] = []
        self.wanted = 0
        self.all_seen: asyncio.Future[None] | None = None

    def seen(self) -> None:
        waiting = self.all_seen
        if waiting is None or waiting.done():
            return
        for client in self.players:
            if client.version < self.wanted:
                return
        for client in self.lookers:
            if client.version < self.wanted:
                return
        waiting.set_result(None)

    async def reach(self, version: int) -> None:
        self.wanted = version
        self.all_seen = asyncio.get_running_loop().create_future()
        self.seen()
        await asyncio.wait_for(self.all_seen, 60)

    async def move(self, luck: random.Random) -> float:
        """One decision; returns milliseconds until everybody has seen it."""
        version = self.players[0].version
        self.wanted = version + 1
        self.all_seen = asyncio.get_running_loop().create_future()
        began = time.perf_counter()
        self.players[version % 2].decide(luck.randrange(9))
        await self.all_seen
        return (time.perf_counter() - began) * 1000

    def received(self) -> int:
        return sum(client.wire.received for client in (*self.players, *self.lookers))

    def close(self) -> None:
        for client in (*self.players, *self.lookers):
            client.wire.close()


class Client:
    """One connected player."""

    wire: Wire
    mark = b""  # stands before the version in what the server sends

    def __init__(self, match: Match) -> None:
        self.match = match
        self.version = -1

    def note(self, payload: bytes) -> None:
        at = payload.find(self.mark)
        if at >= 0:
            at += len(self.mark)
            end = at
            while payload[end : end + 1].isdigit():
                end += 1
            self.version = int(payload[at:end])
            self.match.seen()

    def decide(self, square: int) -> None:
        raise NotImplementedError


class AuguryClient(Client):
    mark = b'"version":'

    def __init__(self, match: Match, seat: int) -> None:
        super().__init__(match)
        self.seat = seat
        self.started = asyncio.get_running_loop().create_future()

    async def start(self, port: int, table: str, token: str) -> None:
        path = f"/api/tables/{table}/live"
        self.wire = await open_wire(port, path, self.hear, f"Authorization: Bearer {token}")
        self.wire.send(b'{"type":"hello"}')
        await asyncio.wait_for(self.started, 60)

    def hear(self, payload: bytes) -> None:
        if payload.startswith(b'{"type":"state"'):
            self.note(payload)
            if not self.started.done():
                self.started.set_result(None)
        elif not payload.startswith((b'{"type":"accepted"', b'{"type":"pong"')):
            raise SystemExit(f"refused: {payload.decode()}")

    def decide(self, square: int) -> None:
        self.wire.send(
            f'{{"type":"play","uuid":"{uuid.uuid4()}","version":{self.version},'
            f'"actions":["put {square}"],"seat":{self.seat}}}'.encode()
        )


class PeerClient(Client):
    """boardgame.io over socket.io over a WebSocket."""

    mark = b'"_stateID":'

    def __init__(self, match: Match, name: str, player: str) -> None:
        super().__init__(match)
        self.name = name
        self.player = player
        self.joined = asyncio.get_running_loop().create_future()

    async def start(self, port: int) -> None:
        path = "/socket.io/?EIO=4&transport=websocket"
        self.wire = await open_wire(port, path, self.hear, "Origin: http://localhost:3000")
        self.wire.send(b"40/endless,")
        await asyncio.wait_for(self.joined, 60)
        self.say("sync", self.name, self.player, None, 2)

    def say(self, *words: object) -> None:
        self.wire.send(b"42/endless," + json.dumps(words).encode())

    def hear(self, payload: bytes) -> None:
        if payload == b"2":
            self.wire.send(b"3")
        elif payload.startswith(b"40/endless"):
            self.joined.set_result(None)
        elif payload.startswith(b"42"):
            self.note(payload)

    def decide(self, square: int) -> None:
        self.wire.send(
            b'42/endless,["update",{"type":"MAKE_MOVE","payload":{"type":"put","args":[%d],'
            b'"playerID":"%s","credentials":null}},%d,"%s","%s"]'
            % (
                square,
                self.player.encode(),
                self.version,
                self.name.encode(),
                self.player.encode(),
            )
        )


def memory(process: int) -> int:
    """Resident kilobytes of a process."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    return 0
