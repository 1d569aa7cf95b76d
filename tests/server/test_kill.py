"""kill -9 at random moments: every acknowledged decision is there afterwards, every table goes on, no client has to start anew."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import sqlite3
import subprocess
import threading
import time
from pathlib import Path

import httpx
import pytest
import websockets.exceptions
from serving import Live, Person, Process, bots, full_table, new_table, new_uuid, wait_until

from augury.core import record
from augury.server import records
from augury.server.store import rows
from augury.server.store.sqlite import SqliteDb

GONE = (websockets.exceptions.WebSocketException, OSError, TimeoutError, EOFError)


class Stubborn(threading.Thread):
    """A client that plays random decisions for its seat, comes back by itself and never forgets what it wished for."""

    def __init__(self, url: str, token: str, table: str, seat: int, seed: int) -> None:
        super().__init__(daemon=True)
        self.person = Person(url, token=token)
        self.table = table
        self.seat = seat
        self.luck = random.Random(seed)
        self.acknowledged: dict[str, int] = {}
        self.wish: dict[str, object] | None = None
        self.reconnected = 0
        self.stopping = False
        self.seen = -1
        self.refusals: list[str] = []
        self.over = False

    def run(self) -> None:
        while not self.stopping and not self.over:
            try:
                live = self.person.live(self.table, seen=self.seen)
            except GONE:
                time.sleep(0.05)
                continue
            self.reconnected += 1
            with contextlib.suppress(*GONE):
                self.play(live)
            with contextlib.suppress(*GONE):
                live.close()

    def play(self, live: Live) -> None:
        live.until(lambda m: m["type"] == "state")
        if self.wish is not None:
            live.send(**self.wish)
        while not self.stopping:
            self.seen = live.state["version"]
            self.over = not live.state["view"]["to_act"]
            if self.over:
                return
            if self.wish is None and live.state["legal"]:
                action = self.luck.choice(live.state["legal"])["action"]
                self.wish = {
                    "type": "play",
                    "uuid": new_uuid(),
                    "version": live.state["version"],
                    "actions": [action],
                    "seat": self.seat,
                }
                live.send(**self.wish)
            try:
                message = live.receive(0.5)
            except TimeoutError:
                continue
            if self.wish is not None and message.get("uuid") == self.wish["uuid"]:
                if message["type"] == "accepted":
                    self.acknowledged[str(message["uuid"])] = message["version"]
                else:
                    self.refusals.append(message["code"])
                self.wish = None


def rounds_of_killing(tmp_path: Path, kills: int, seed: int) -> None:
    """Kill a server in the middle of play, again and again; now and then also while it starts."""
    luck = random.Random(seed)
    server = Process("--data", str(tmp_path)).start().wait_up()
    players: list[Stubborn] = []
    decided = 0
    try:
        for _ in range(kills):
            if all(player.over for player in players):
                decided += farewell(players, tmp_path)
                players = seat_players(server, luck)
            wanted = acknowledged(players) + luck.randrange(4)
            wait_until(lambda: all(p.over for p in players) or acknowledged(players) >= wanted, 60)  # noqa: B023  # within the round
            time.sleep(luck.uniform(0, 0.05))
            server.kill()
            server.start()
            if luck.random() < 0.1:
                time.sleep(luck.uniform(0.1, 1.5))
                server.kill()
                server.start()
            server.wait_up(60)
        before = acknowledged(players)
        wait_until(lambda: all(p.over for p in players) or acknowledged(players) > before + 3, 60)
        decided += farewell(players, tmp_path)
        assert decided >= kills, "the games went on between the kills"
    finally:
        server.kill()
        for player in players:
            player.person.close()


def farewell(players: list[Stubborn], folder: Path) -> int:
    """Let them go and check what they were told; returns how many decisions that were."""
    for player in players:
        player.stopping = True
    for player in players:
        player.join(20)
        assert not player.is_alive()
        check(player, folder)
        assert set(player.refusals) <= {"stale"}, player.refusals
        assert player.reconnected > 1
        player.person.close()
    return acknowledged(players)


def acknowledged(players: list[Stubborn]) -> int:
    return sum(len(player.acknowledged) for player in players)


def seat_players(server: Process, luck: random.Random) -> list[Stubborn]:
    """Two tables: three people at one, one person with two bots at the other."""
    people = [Person(server.url, name) for name in ("Anna", "Ben", "Cleo")]
    first = full_table(people)
    second = new_table(people[0], "me", *bots(2))["id"]
    found = [
        Stubborn(server.url, person.token, first, seat, luck.randrange(1000))
        for seat, person in enumerate(people)
    ]
    found.append(Stubborn(server.url, people[0].token, second, 0, luck.randrange(1000)))
    for player in found:
        player.start()
    return found


def check(player: Stubborn, folder: Path) -> None:
    """Compare what was acknowledged with the log on disk, and replay it."""
    connection = sqlite3.connect(folder / "augury.sqlite")
    loaded = rows.load(SqliteDb(connection), player.table)
    connection.close()
    assert loaded is not None
    row, seats, changes = loaded
    assert [change.number for change in changes] == list(range(1, len(changes) + 1)), (
        "no gap, nothing twice"
    )
    by_uuid = {change.uuid: change for change in changes}
    assert len(by_uuid) == len(changes)
    for uuid, version in player.acknowledged.items():
        assert by_uuid[uuid].number == version and by_uuid[uuid].seat == player.seat
    assert row.status in ("playing", "over")
    replayed = record.parse(records.stored(row, seats, changes))
    replayed.at(len(replayed.decisions))


def test_killed_a_few_times(tmp_path: Path) -> None:
    rounds_of_killing(tmp_path, 4, seed=1)


@pytest.mark.soak
def test_killed_two_hundred_times(tmp_path: Path) -> None:
    rounds_of_killing(tmp_path, 200, seed=2)


def test_bot_workers_do_not_outlive_a_killed_server(tmp_path: Path) -> None:
    server = Process("--data", str(tmp_path)).start().wait_up()
    host = Person(server.url, "Host")
    table = new_table(host, "me", *bots(2))["id"]
    wait_until(lambda: host.state(table)["view"]["to_act"] == [0], 30)
    workers = children(server)
    assert workers
    server.kill()
    wait_until(lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers), 10)


def children(server: Process) -> list[int]:
    assert server.process is not None
    found = subprocess.run(
        ["pgrep", "-P", str(server.process.pid)], capture_output=True, text=True, check=False
    )
    return [int(worker) for worker in found.stdout.split()]


def test_a_killed_bot_worker_is_replaced_and_the_bot_goes_on(tmp_path: Path) -> None:
    server = Process("--data", str(tmp_path)).start().wait_up()
    host = Person(server.url, "Host")
    table = new_table(host, "me", *bots(2))["id"]
    for _ in range(3):
        wait_until(lambda: host.state(table)["legal"], 30)
        for worker in children(server):
            os.kill(worker, signal.SIGKILL)
        state = host.state(table)
        host.play(table, state["legal"][0]["action"], state["version"])
    wait_until(lambda: host.state(table)["legal"], 30)
    changes = host.state(table)["version"]
    assert changes >= 8
    assert server.stop() < 5


def test_sigterm_stops_within_five_seconds_and_clients_are_told(tmp_path: Path) -> None:
    server = Process("--data", str(tmp_path)).start().wait_up()
    people = [Person(server.url, name) for name in ("Anna", "Ben", "Cleo")]
    table = full_table(people)
    new_table(people[0], *bots(3))
    lives = [person.live(table) for person in people]
    for live in lives:
        live.sync(0)
    codes: list[int] = []
    listeners = [
        threading.Thread(target=lambda live=live: codes.append(live.closed_with()))
        for live in lives
    ]
    for listener in listeners:
        listener.start()
    assert server.stop() < 5
    for listener in listeners:
        listener.join(5)
    assert codes == [1012, 1012, 1012]
    assert server.process is not None and server.process.returncode in (0, -15)
    with pytest.raises(httpx.HTTPError):
        people[0].http.get("/healthz")
