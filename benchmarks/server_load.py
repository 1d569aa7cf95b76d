"""Load on the server, and the same load on boardgame.io's server, in the same run.

    python benchmarks/server_load.py [--tables 500] [--seconds 20] [--no-peer]

Both play the same yardstick: two seats per table, one client each, put a mark in turn. One generator (this process) drives both.
Measured: decision sent -> both clients have the new view; at a steady pace (each table moves every two seconds) and flat out. Memory
before, with tables, with connections. What the server costs when nobody moves. And the cost of a decision early and late in one game:
500 decisions after the first 100, and 500 after the first 10,000. Figures go to results/server-load.json, a table to server-load.md.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
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
        self.received = 0  # characters
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
            self.received += len(text)
            message = json.loads(text)
            if message["type"] == "state":
                if message.get("table", {}).get("status") == "waiting":
                    continue
                self.arrived(message["version"])
            elif message["type"] in ("refused", "trouble"):
                raise SystemExit(f"refused: {message}")

    async def decide(self, square: int) -> None:
        wish = {
            "type": "play",
            "uuid": str(uuid.uuid4()),
            "version": self.version,
            "actions": [f"put {square}"],
            "seat": self.seat,
        }
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
            self.received += len(text)
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
        await self.send(
            "update",
            {"type": "MAKE_MOVE", "payload": payload},
            self.version,
            self.match,
            self.player,
        )

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
        command = [
            sys.executable,
            str(HERE / "serve_yardstick.py"),
            "serve",
            "--quiet",
            "--port",
            str(self.port),
            "--rate-limit",
            "0",
        ]
        command += ["--database", self.database] if self.database else ["--data", str(self.folder)]
        self.process = subprocess.Popen(command, cwd="/")
        wait_for(self.port)

    def call(self, path: str, body: dict[str, Any], token: str = "") -> Any:
        headers = {
            "content-type": "application/json",
            **({"authorization": f"Bearer {token}"} if token else {}),
        }
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}", json.dumps(body).encode(), headers
        )
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)

    async def open_table(self, number: int) -> None:
        tokens = [
            self.call("/api/guests", {"name": name, "bearer": True})["token"]
            for name in ("Anna", "Ben")
        ]
        made = self.call(
            "/api/tables",
            {"game": "endless", "seats": [{"kind": "me"}, {"kind": "link"}]},
            tokens[0],
        )
        self.call("/api/links", {"token": made["links"][0]["token"]}, tokens[1])
        self.tables[number] = (made["id"], tokens)

    async def connect_table(self, number: int) -> list[Client]:
        table, tokens = self.tables[number]
        found: list[Client] = []
        for seat, token in enumerate(tokens):
            url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"
            client = AuguryClient(
                await connect(
                    url, additional_headers={"authorization": f"Bearer {token}"}, ping_interval=None
                ),
                seat,
            )
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
        self.process = subprocess.Popen(
            command, env=environment, stdout=subprocess.DEVNULL, cwd=self.modules.parent
        )
        wait_for(self.port)

    async def connect_table(self, number: int) -> list[Client]:
        found: list[Client] = []
        for player in ("0", "1"):
            url = f"ws://127.0.0.1:{self.port}/socket.io/?EIO=4&transport=websocket"
            client = PeerClient(
                await connect(url, ping_interval=None, origin="http://localhost:3000"),
                f"match-{number}",
                player,
            )
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


def show(text: str, done: int = 0, of: int = 0) -> None:
    """Progress, on one line in a terminal, a line per step elsewhere."""
    line = f"  {text}" + (f" {done} of {of}" if of else "")
    if sys.stderr.isatty():
        print(
            f"\r\033[K{line}", end="" if done < of or not of else "\n", file=sys.stderr, flush=True
        )
    elif not of or done == of or done % max(1, of // 5) == 0:
        print(line, file=sys.stderr, flush=True)


async def measure(target: Target, tables: int, seconds: float, every: float) -> dict[str, Any]:
    base = memory(target.pid)
    for number in range(tables):
        await target.open_table(number)
        show("tables", number + 1, tables)
    with_tables = memory(target.pid)
    clients: list[list[Client]] = []
    for number in range(tables):
        clients.append(await target.connect_table(number))
        show("tables with two clients", number + 1, tables)
    with_clients = memory(target.pid)
    show(f"nobody moves, {seconds / 2:.0f} seconds")
    used = cpu_seconds(target.pid)
    await asyncio.sleep(seconds / 2)
    idle_cpu = (cpu_seconds(target.pid) - used) / (seconds / 2)
    show(f"steady, {seconds:.0f} seconds")
    used = cpu_seconds(target.pid)
    times = await steady(clients, seconds, every)
    steady_cpu = (cpu_seconds(target.pid) - used) / seconds
    show(f"flat out, {seconds / 2:.0f} seconds")
    used = cpu_seconds(target.pid)
    count, fast = await flat_out(clients[:64], seconds / 2)
    result = {
        "tables": tables,
        "clients": 2 * tables,
        "idle_cpu": round(idle_cpu, 4),
        "steady": {
            "decisions_per_second": round(len(times) / seconds, 1),
            **spread(times),
            "cpu": round(steady_cpu, 2),
        },
        "flat_out": {
            "tables": len(clients[:64]),
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


WINDOW = 500  # decisions over which the cost early and late in a game is measured


async def long_game(target: Target, early: int, late: int) -> dict[str, Any]:
    """One table, one decision after the other: what a decision costs after the first `early` decisions, and after the first `late`."""
    await target.open_table(-1)
    clients = await target.connect_table(-1)
    luck = random.Random(3)

    async def play_to(decisions: int) -> None:
        while clients[0].version < decisions:
            await move(clients, luck)
            if clients[0].version % 500 == 0:
                show("a long game: decisions", clients[0].version, late + WINDOW)

    async def window() -> dict[str, float]:
        used, heard = cpu_seconds(target.pid), sum(client.received for client in clients)
        times = [await move(clients, luck) for _ in range(WINDOW)]
        spent, heard = (
            cpu_seconds(target.pid) - used,
            sum(client.received for client in clients) - heard,
        )
        return {
            "p50_ms": round(statistics.median(times), 3),
            "cpu_ms": round(spent * 1000 / WINDOW, 3),
            "characters": round(heard / WINDOW, 1),
        }

    await play_to(early)
    first = await window()
    await play_to(late)
    last = await window()
    for client in clients:
        await client.close()
    ratio = round(last["cpu_ms"] / first["cpu_ms"], 2) if first["cpu_ms"] else None
    return {
        "early": early,
        "late": late,
        "after_early": first,
        "after_late": last,
        "cpu_late_to_early": ratio,
    }


def peer_modules(folder: Path) -> Path:
    """Install the peer from npm."""
    shutil.copy(HERE / "peer" / "package.json", folder)
    subprocess.run(
        ["npm", "install", "--silent", "--no-audit", "--no-fund"], cwd=folder, check=True
    )
    return folder / "node_modules"


async def run(args: argparse.Namespace) -> dict[str, Any]:
    import augury.core.state

    results: dict[str, Any] = {
        "machine": {
            "processors": os.cpu_count(),
            "python": platform.python_version(),
            "load": os.getloadavg()[0],
        },
        "engine": "compiled" if augury.core.state.__file__.endswith(".so") else "interpreted",
        "servers": {},
    }
    with tempfile.TemporaryDirectory() as scratch:
        targets: list[tuple[str, Target]] = [
            ("augury, SQLite, every decision on disk", Augury(Path(scratch) / "augury"))
        ]
        if not args.no_peer:
            modules = Path(args.modules) if args.modules else peer_modules(Path(scratch))
            targets.append(("boardgame.io, in memory only", Peer(Path(scratch), modules, "memory")))
            targets.append(
                (
                    "boardgame.io, FlatFile",
                    Peer(Path(scratch), modules, str(Path(scratch) / "flatfile")),
                )
            )
        for title, target in targets:
            print(title, file=sys.stderr, flush=True)
            target.start()  # type: ignore[attr-defined]
            try:
                results["servers"][title] = await measure(
                    target, args.tables, args.seconds, args.every
                )
                late = (
                    min(args.long, 1000) if "FlatFile" in title else args.long
                )  # its cost per decision grows: 10,000 would take hours
                results["servers"][title]["long_game"] = await long_game(
                    target, min(100, late), late
                )
            finally:
                target.stop()
    return results


def table(results: dict[str, Any]) -> str:
    """The figures side by side, for people."""
    servers = results["servers"]
    machine = results["machine"]
    lines = [
        "# Load on the server",
        "",
        f"{machine['processors']} processors shared by server and clients; load before the run: {machine['load']:.1f}.",
        f"Python {machine['python']}, engine {results['engine']}. `make bench-server` writes this page.",
        "",
        "| | " + " | ".join(servers) + " |",
        "|---|" + "---:|" * len(servers),
    ]

    def row(name: str, *path: str, unit: str = "") -> None:
        cells = []
        for figures in servers.values():
            found: Any = figures
            for step in path:
                found = found[step]
            cells.append(f"{found}{unit}")
        lines.append(f"| {name} | " + " | ".join(cells) + " |")

    row("tables", "tables")
    row("connected clients", "clients")
    row("processors used when nobody moves", "idle_cpu")
    row("steady pace: decisions/s", "steady", "decisions_per_second")
    row("steady pace: decision to all views, median", "steady", "p50_ms", unit=" ms")
    row("steady pace: decision to all views, 99 %", "steady", "p99_ms", unit=" ms")
    row("steady pace: processors used", "steady", "cpu")
    row("flat out, 64 tables: decisions/s", "flat_out", "decisions_per_second")
    row("flat out: decision to all views, median", "flat_out", "p50_ms", unit=" ms")
    row("flat out: decision to all views, 99 %", "flat_out", "p99_ms", unit=" ms")
    row("flat out: processor time per decision", "flat_out", "cpu_ms_per_decision", unit=" ms")
    row("memory at start", "memory_kb", "base", unit=" KB")
    row("memory per table", "memory_kb", "per_table", unit=" KB")
    row("memory per connection", "memory_kb", "per_connection", unit=" KB")
    row("long game: late means after", "long_game", "late", unit=" decisions")
    row(
        "long game: processor time per decision, early",
        "long_game",
        "after_early",
        "cpu_ms",
        unit=" ms",
    )
    row(
        "long game: processor time per decision, late",
        "long_game",
        "after_late",
        "cpu_ms",
        unit=" ms",
    )
    row("long game: late to early", "long_game", "cpu_late_to_early")
    row("long game: characters sent per decision, early", "long_game", "after_early", "characters")
    row("long game: characters sent per decision, late", "long_game", "after_late", "characters")
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description="Load on the server, beside boardgame.io.")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument(
        "--every", type=float, default=2.0, help="seconds between two decisions at a table"
    )
    parser.add_argument(
        "--long", type=int, default=10_000, help="decisions before the late part of the long game"
    )
    parser.add_argument("--no-peer", action="store_true")
    parser.add_argument(
        "--modules", default="", help="a node_modules folder that has the peer already"
    )
    parser.add_argument("--out", type=Path, default=RESULTS / "server-load.json")
    args = parser.parse_args()
    results = asyncio.run(run(args))
    args.out.parent.mkdir(parents=True, exist_ok=True)
    args.out.write_text(json.dumps(results, indent=2) + "\n")
    args.out.with_suffix(".md").write_text(table(results))
    print(table(results))
    return 0


if __name__ == "__main__":
    sys.exit(main())
