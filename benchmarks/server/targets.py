"""The servers under load: Augury on SQLite or PostgreSQL, in one process or several, and
boardgame.io."""

from __future__ import annotations

import contextlib
import http.client
import json
import os
import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from server.clients import AuguryClient, Client, Match, PeerClient, memory

HERE = Path(__file__).resolve().parent
TICK = os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(port: int) -> None:
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            time.sleep(0.5)
            return
        time.sleep(0.05)
    raise SystemExit("the server did not start")


class Target:
    """A server, in one or more processes."""

    def __init__(self) -> None:
        self.running: list[tuple[int, subprocess.Popen[bytes]]] = []  # port and process

    def start_process(
        self, command: list[str], port: int, env: dict[str, str] | None = None
    ) -> None:
        process = subprocess.Popen(
            command, env={**os.environ, **(env or {})}, stdout=subprocess.DEVNULL, cwd="/"
        )
        self.running.append((port, process))
        wait_for(port)

    def start(self) -> None:
        raise NotImplementedError

    async def open_match(self, number: int) -> Match:
        """A table with both players connected."""
        raise NotImplementedError

    def prepare(self, number: int) -> None:
        """Make the table, before anybody connects."""

    def memory(self) -> int:
        return sum(memory(process.pid) for _, process in self.running)

    def cpu(self) -> float:
        """Processor seconds used so far."""
        used = 0
        for _, process in self.running:
            fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
            used += int(fields[11]) + int(fields[12])
        return used / TICK

    def stop(self) -> None:
        for _, process in self.running:
            process.terminate()
        for _, process in self.running:
            process.wait(20)


class Augury(Target):
    def __init__(self, folder: Path, databases: tuple[str, ...] = (), processes: int = 1) -> None:
        super().__init__()
        self.folder = folder
        self.databases = databases  # none: SQLite in the folder; several: tables sharded over them
        self.processes = processes
        self.tables: dict[int, tuple[int, str, list[str]]] = {}
        self.calls: dict[int, http.client.HTTPConnection] = {}

    def start(self) -> None:
        for number in range(self.processes):
            port = free_port()
            place = ["--data", str(self.folder)]
            if self.databases:
                place = ["--database", self.databases[number % len(self.databases)]]
            command = [sys.executable, str(HERE / "yardstick.py"), "serve", "--quiet"]
            self.start_process(
                [*command, "--port", str(port), "--rate-limit", "0", *place],
                port,
                {"PYTHONPATH": os.pathsep.join(sys.path)},
            )

    def call(self, port: int, path: str, body: dict[str, Any], token: str = "") -> Any:
        headers = {"content-type": "application/json"}
        if token:
            headers["authorization"] = f"Bearer {token}"
        connection = self.calls.get(port)
        if connection is None:
            connection = self.calls[port] = http.client.HTTPConnection("127.0.0.1", port)
        for last in (False, True):
            try:
                connection.request("POST", path, json.dumps(body), headers)
                answer = connection.getresponse()
                break
            except (http.client.HTTPException, OSError):  # kept alive for fifteen seconds only
                connection.close()
                if last:
                    raise
        text = answer.read()
        assert answer.status == 200, text
        return json.loads(text)

    def prepare(self, number: int) -> None:
        port = self.running[number % len(self.running)][0]
        tokens = [
            self.call(port, "/api/guests", {"name": name, "bearer": True})["token"]
            for name in ("Anna", "Ben")
        ]
        seats = [{"kind": "me"}, {"kind": "link"}]
        wish = {"game": "endless", "seats": seats, "listed": True}
        made = self.call(port, "/api/tables", wish, tokens[0])
        self.call(port, "/api/links", {"token": made["links"][0]["token"]}, tokens[1])
        self.tables[number] = (port, made["id"], tokens)

    async def open_match(self, number: int) -> Match:
        if number not in self.tables:
            self.prepare(number)
        port, table, tokens = self.tables[number]
        match = Match()
        for seat, token in enumerate(tokens):
            client = AuguryClient(match, seat)
            match.players.append(client)
            await client.start(port, table, token)
        await match.reach(0)
        return match

    async def add_looker(self, match: Match, number: int) -> Client:
        """One more person who looks on."""
        port, table, _ = self.tables[number]
        token = self.call(port, "/api/guests", {"name": "Looker", "bearer": True})["token"]
        client = AuguryClient(match, -1)
        await client.start(port, table, token)
        match.lookers.append(client)
        return client


class Peer(Target):
    """boardgame.io. Storage: "memory" (its default) or a folder for its FlatFile store."""

    def __init__(self, modules: Path, storage: str) -> None:
        super().__init__()
        self.modules = modules
        self.storage = storage

    def start(self) -> None:
        port = free_port()
        command = ["node", str(HERE / "peer" / "server.js"), str(port), self.storage]
        self.start_process(
            command, port, {"NODE_PATH": str(self.modules), "NODE_ENV": "production"}
        )

    async def open_match(self, number: int) -> Match:
        match = Match()
        for player in ("0", "1"):
            client = PeerClient(match, f"match-{number}", player)
            match.players.append(client)
            await client.start(self.running[0][0])
        await match.reach(0)
        return match


def peer_modules(folder: Path) -> Path:
    """Install the peer from npm."""
    shutil.copy(HERE / "peer" / "package.json", folder)
    subprocess.run(
        ["npm", "install", "--silent", "--no-audit", "--no-fund"], cwd=folder, check=True
    )
    return folder / "node_modules"
