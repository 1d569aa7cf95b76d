"""Load on the server, and the same load on boardgame.io's server, in the same run.

    python benchmarks/server_load.py [--tables 500] [--seconds 20] [--no-peer]

Both play the same yardstick: two seats per table, one client each, put a mark in turn. One generator (this process) drives both.
Measured: decision sent -> both clients have the new view; at a steady pace (each table moves every two seconds) and flat out. Memory
before, with tables, with connections. And the cost of a decision after 100 and after 10,000 decisions of one game.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import platform
import random
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
import uuid
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

HERE = Path(__file__).resolve().parent
RESULTS = HERE / "results"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def memory(process: int) -> int:
    """Resident kilobytes of a process."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    return 0


def cpu_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Client:
    """One connected player, whichever server it is."""

    def __init__(self) -> None:
        self.version = -1
        self.changed = asyncio.Event()
        self.reader: asyncio.Task[None] | None = None

    async def reach(self, version: int) -> None:
        while self.version < version:
            self.changed.clear()
            if self.version >= version:
                return
            await self.changed.wait()

    def arrived(self, version: int) -> None:
        self.version = version
        self.changed.set()

    async def decide(self, square: int) -> None:
        raise NotImplementedError

    async def close(self) -> None:
        if self.reader is not None:
            self.reader.cancel()


class AuguryClient(Client):
    def __init__(self, opened: ClientConnection, seat: int) -> None:
        super().__init__()
        self.socket = opened
        self.seat = seat

    async def start(self) -> None:
        await self.socket.send('{"type":"hello"}')
        self.reader = asyncio.ensure_future(self.read())

    async def read(self) -> None:
        async for text in self.socket:
            message = json.loads(text)
            if message["type"] == "state":
                if message.get("table", {}).get("status") == "waiting":
                    continue
                self.arrived(message["version"])
            elif message["type"] in ("refused", "trouble"):
                raise SystemExit(f"refused: {message}")

    async def decide(self, square: int) -> None:
        wish = {"type": "play", "uuid": str(uuid.uuid4()), "version": self.version, "actions": [f"put {square}"], "seat": self.seat}
        await self.socket.send(json.dumps(wish))

    async def close(self) -> None:
        await super().close()
        await self.socket.close()


class PeerClient(Client):
    """boardgame.io over socket.io over a WebSocket."""

    def __init__(self, opened: ClientConnection, match: str, player: str) -> None:
        super().__init__()
        self.socket = opened
        self.match = match
        self.player = player

    async def start(self) -> None:
        await self.socket.recv()
        await self.socket.send("40/endless,")
        await self.socket.recv()
        await self.send("sync", self.match, self.player, None, 2)
        self.reader = asyncio.ensure_future(self.read())

    async def send(self, *words: Any) -> None:
        await self.socket.send("42/endless," + json.dumps(words))

    async def read(self) -> None:
        async for text in self.socket:
            assert isinstance(text, str)
            if text == "2":
                await self.socket.send("3")
            elif text.startswith("42"):
                kind, *words = json.loads(text[text.index("[") :])
                if kind == "sync":
                    self.arrived(words[1]["state"]["_stateID"])
                elif kind == "update":
                    self.arrived(words[1]["_stateID"])

    async def decide(self, square: int) -> None:
        payload = {"type": "put", "args": [square], "playerID": self.player, "credentials": None}
        await self.send("update", {"type": "MAKE_MOVE", "payload": payload}, self.version, self.match, self.player)

    async def close(self) -> None:
        await super().close()
        await self.socket.close()


class Target:
    """A server under load."""

    name = ""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.folder = folder
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    async def open_table(self, number: int) -> None:
        """Before anybody connects."""

    async def connect_table(self, number: int) -> list[Client]:
        raise NotImplementedError

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(10)


class Augury(Target):
    name = "augury"

    def __init__(self, folder: Path, database: str = "") -> None:
        super().__init__(folder)
        self.database = database
        self.tables: dict[int, tuple[str, list[str]]] = {}

    def start(self) -> None:
        command = [sys.executable, str(HERE / "serve_yardstick.py"), "serve", "--quiet", "--port", str(self.port), "--rate-limit", "0"]
        command += ["--database", self.database] if self.database else ["--data", str(self.folder)]
        self.process = subprocess.Popen(command, cwd="/")
        wait_for(self.port)

    def call(self, path: str, body: dict[str, Any], token: str = "") -> Any:
        headers = {"content-type": "application/json", **({"authorization": f"Bearer {token}"} if token else {})}
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)

    async def open_table(self, number: int) -> None:
        tokens = [self.call("/api/guests", {"name": name, "bearer": True})["token"] for name in ("Anna", "Ben")]
        made = self.call("/api/tables", {"game": "endless", "seats": [{"kind": "me"}, {"kind": "link"}]}, tokens[0])
        self.call("/api/links", {"token": made["links"][0]["token"]}, tokens[1])
        self.tables[number] = (made["id"], tokens)

    async def connect_table(self, number: int) -> list[Client]:
        table, tokens = self.tables[number]
        found: list[Client] = []
        for seat, token in enumerate(tokens):
            url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"
            client = AuguryClient(await connect(url, additional_headers={"authorization": f"Bearer {token}"}, ping_interval=None), seat)
            await client.start()
            await client.reach(0)
            found.append(client)
        return found


class Peer(Target):
    name = "boardgame.io"

    def __init__(self, folder: Path, modules: Path, storage: str) -> None:
        super().__init__(folder)
        self.modules = modules
        self.storage = storage

    def start(self) -> None:
        command = ["node", str(HERE / "peer" / "server.js"), str(self.port), self.storage]
        environment = {**os.environ, "NODE_PATH": str(self.modules), "NODE_ENV": "production"}
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, cwd=self.modules.parent)
        wait_for(self.port)

    async def connect_table(self, number: int) -> list[Client]:
        found: list[Client] = []
        for player in ("0", "1"):
            url = f"ws://127.0.0.1:{self.port}/socket.io/?EIO=4&transport=websocket"
            client = PeerClient(await connect(url, ping_interval=None, origin="http://localhost:3000"), f"match-{number}", player)
            await client.start()
            await client.reach(0)
            found.append(client)
        return found


def wait_for(port: int) -> None:
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            time.sleep(0.3)
            return
        time.sleep(0.05)
    raise SystemExit("the server did not start")


async def move(clients: list[Client], luck: random.Random) -> float:
    """One decision at one table; returns milliseconds until both have seen it."""
    version = max(client.version for client in clients) + 1
    mover = clients[(version - 1) % 2]
    began = time.perf_counter()
    await mover.decide(luck.randrange(9))
    for client in clients:
        await client.reach(version)
    return (time.perf_counter() - began) * 1000


async def steady(tables: list[list[Client]], seconds: float, every: float) -> list[float]:
    """Each table moves every so many seconds, not all at once."""
    luck = random.Random(1)
    found: list[float] = []
    end = time.monotonic() + seconds

    async def keep_playing(clients: list[Client]) -> None:
        await asyncio.sleep(luck.uniform(0, every))
        while time.monotonic() < end:
            took = await move(clients, luck)
            found.append(took)
            await asyncio.sleep(max(0.0, every - took / 1000))

    await asyncio.gather(*(keep_playing(clients) for clients in tables))
    return found


async def flat_out(tables: list[list[Client]], seconds: float) -> tuple[int, list[float]]:
    """As fast as it goes, with this many tables at a time."""
    luck = random.Random(2)
    found: list[float] = []
    end = time.monotonic() + seconds

    async def keep_playing(clients: list[Client]) -> None:
        while time.monotonic() < end:
            found.append(await move(clients, luck))

    await asyncio.gather(*(keep_playing(clients) for clients in tables))
    return len(found), found


def spread(times: list[float]) -> dict[str, float]:
    ordered = sorted(times)
    return {
        "p50_ms": round(statistics.median(ordered), 2),
        "p99_ms": round(ordered[int(len(ordered) * 0.99)], 2),
        "decisions": len(ordered),
    }


async def measure(target: Target, tables: int, seconds: float, every: float) -> dict[str, Any]:
    base = memory(target.pid)
    for number in range(tables):
        await target.open_table(number)
    with_tables = memory(target.pid)
    clients = [await target.connect_table(number) for number in range(tables)]
    with_clients = memory(target.pid)
    used = cpu_seconds(target.pid)
    times = await steady(clients, seconds, every)
    steady_cpu = (cpu_seconds(target.pid) - used) / seconds
    used = cpu_seconds(target.pid)
    count, fast = await flat_out(clients[:64], seconds / 2)
    result = {
        "tables": tables,
        "clients": 2 * tables,
        "steady": {"decisions_per_second": round(len(times) / seconds, 1), **spread(times), "cpu": round(steady_cpu, 2)},
        "flat_out": {
            "tables": 64,
            "decisions_per_second": round(count / (seconds / 2), 1),
            **spread(fast),
            "cpu_ms_per_decision": round((cpu_seconds(target.pid) - used) * 1000 / count, 2),
        },
        "memory_kb": {
            "base": base,
            "per_table": round((with_tables - base) / tables, 1),
            "per_connection": round((with_clients - with_tables) / (2 * tables), 1),
            "after": memory(target.pid),
        },
    }
    for pair in clients:
        for client in pair:
            await client.close()
    return result


async def long_game(target: Target, decisions: int) -> dict[str, Any]:
    """One table, one decision after the other: what a decision costs early and late in the game."""
    await target.open_table(-1)
    clients = await target.connect_table(-1)
    luck = random.Random(3)
    times: list[float] = []
    used: list[float] = []
    for _ in range(decisions):
        if len(times) % 1000 == 0:
            used.append(cpu_seconds(target.pid))
        times.append(await move(clients, luck))
    used.append(cpu_seconds(target.pid))
    for client in clients:
        await client.close()
    return {
        "decisions": decisions,
        "median_ms_first_100": round(statistics.median(times[:100]), 2),
        "median_ms_last_100": round(statistics.median(times[-100:]), 2),
        "cpu_ms_per_decision_by_thousand": [round(b - a, 2) for a, b in itertools.pairwise(used)],
    }


def peer_modules(folder: Path) -> Path:
    """Install the peer from npm."""
    shutil.copy(HERE / "peer" / "package.json", folder)
    subprocess.run(["npm", "install", "--silent", "--no-audit", "--no-fund"], cwd=folder, check=True)
    return folder / "node_modules"


async def run(args: argparse.Namespace) -> dict[str, Any]:
    import augury.core.state

    results: dict[str, Any] = {
        "machine": {"processors": os.cpu_count(), "python": platform.python_version(), "load": os.getloadavg()[0]},
        "engine": "compiled" if augury.core.state.__file__.endswith(".so") else "interpreted",
    }
    with tempfile.TemporaryDirectory() as scratch:
        targets: list[tuple[str, Target]] = [("augury, SQLite, every decision on disk", Augury(Path(scratch) / "augury"))]
        if not args.no_peer:
            modules = Path(args.modules) if args.modules else peer_modules(Path(scratch))
            targets.append(("boardgame.io, in memory only", Peer(Path(scratch), modules, "memory")))
            targets.append(("boardgame.io, FlatFile", Peer(Path(scratch), modules, str(Path(scratch) / "flatfile"))))
        for title, target in targets:
            print(title, flush=True)
            target.start()  # type: ignore[attr-defined]
            try:
                results[title] = await measure(target, args.tables, args.seconds, args.every)
                length = min(args.long, 1000) if "FlatFile" in title else args.long  # its cost per decision grows: 10,000 would take hours
                results[title]["long_game"] = await long_game(target, length)
            finally:
                target.stop()
            print(json.dumps(results[title], indent=1), flush=True)
    return results


def main() -> int:
    parser = argparse.ArgumentParser(description="Load on the server, beside boardgame.io.")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two decisions at a table")
    parser.add_argument("--long", type=int, default=10_000, help="decisions of the long game")
    parser.add_argument("--no-peer", action="store_true")
    parser.add_argument("--modules", default="", help="a node_modules folder that has the peer already")
    parser.add_argument("--out", type=Path, default=RESULTS / "server-load.json")
    args = parser.parse_args()
    results = asyncio.run(run(args))
    args.out.parent.mkdir(parents=True, exist_ok=True)
    args.out.write_text(json.dumps(results, indent=2) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
