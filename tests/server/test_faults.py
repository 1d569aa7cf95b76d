"""Kills, hangs, full disks, wrong clocks, one after the other under players who never give up:
nothing acknowledged is lost, changed, doubled or reordered, and after every fault the games go on
by themselves.

The short rounds are in the suite; `make fuzz` runs eight long ones: 272 faults with 232 times
SIGKILL for a server or PostgreSQL.
"""

from __future__ import annotations

import contextlib
import os
import random
import signal
import sqlite3
import subprocess
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import psycopg
import pytest
from cluster import Cluster
from psycopg.rows import dict_row
from serving import Person, Process, bots, full_table, new_table, wait_until
from stubborn import Loaded, Stubborn, acknowledged, check

import augury
from augury.server.store import rows
from augury.server.store.postgres import PostgresDb
from augury.server.store.sqlite import SqliteDb

HERE = Path(__file__).parent
CLOCK = {"main": 3600, "increment": 10}


class World:
    """Servers, players at their tables, and what can go wrong."""

    faults: dict[str, Callable[[], None]]

    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)
        self.servers: list[Process] = []
        self.players: list[Stubborn] = []
        self.done: Counter[str] = Counter()
        self.decided = self.resent = 0

    def load(self, table: str) -> Loaded | None:
        raise NotImplementedError

    def seat_players(self) -> None:
        """Two tables: three people at one, with a clock; one person with two bots at the other."""
        server = self.servers[0]
        people = [Person(server.url, name) for name in ("Anna", "Ben", "Cleo")]
        first = full_table(people, clock=CLOCK)
        second = new_table(people[0], "me", *bots(2))["id"]
        urls = [server.url for server in self.servers]
        places = [(person, first, seat) for seat, person in enumerate(people)]
        for person, table, seat in [*places, (people[0], second, 0)]:
            player = Stubborn(urls, person.token, table, seat, self.luck.randrange(1000))
            self.players.append(player)
            player.start()

    def part(self) -> None:
        """Let the players go and check what they were told."""
        for player in self.players:
            player.end()
            check(player, self.load)
            self.resent += player.resent
        self.decided += acknowledged(self.players)
        self.players = []

    def play_on(self, decisions: int, seconds: float = 120) -> None:
        """Until so many more are acknowledged, or the games are over."""
        wanted = acknowledged(self.players) + decisions
        wait_until(
            lambda: all(p.over for p in self.players) or acknowledged(self.players) >= wanted,
            seconds,
        )

    def suffer(self, faults: list[str]) -> None:
        for fault in faults:
            if all(player.over for player in self.players):
                self.part()
                self.seat_players()
            self.play_on(self.luck.randrange(4))
            time.sleep(self.luck.uniform(0, 0.05))
            self.faults[fault]()
            self.done[fault] += 1
            for server in self.servers:
                server.wait_up(120)
            print(f"{self.done.total()}: {fault}; {acknowledged(self.players)} told", flush=True)
        self.play_on(4)
        self.part()
        assert self.decided >= len(faults), "the games went on between the faults"

    # What can go wrong with a server

    def kill(self) -> None:
        server = self.luck.choice(self.servers)
        server.kill()
        server.start()

    def kill_while_starting(self) -> None:
        server = self.luck.choice(self.servers)
        server.kill()
        server.start()
        time.sleep(self.luck.uniform(0.1, 1.5))
        server.kill()
        server.start()

    def hang(self) -> None:
        """It stands still for a while, as a machine that swaps or sleeps."""
        process = self.luck.choice(self.servers).process
        assert process is not None
        process.send_signal(signal.SIGSTOP)
        time.sleep(self.luck.uniform(0.1, 2.0))
        process.send_signal(signal.SIGCONT)

    def close(self) -> None:
        for player in self.players:
            player.stopping = True
        for server in self.servers:
            server.end()


class OneServer(World):
    """SQLite, on a small file system of its own, with a clock that can be set."""

    def __init__(self, folder: Path, seed: int) -> None:
        super().__init__(seed)
        self.disk = folder / "disk"
        self.skew = folder / "skew"
        self.skew.write_text("0")
        path = [str(HERE / "skew"), str(Path(augury.__file__).parent.parent)]
        env = {"PYTHONPATH": os.pathsep.join(path), "AUGURY_TEST_SKEW": str(self.skew)}
        self.servers = [Process("--data", str(self.disk), env=env).start().wait_up()]
        self.faults = {
            "kill": self.kill,
            "kill while starting": self.kill_while_starting,
            "hang": self.hang,
            "full disk": self.fill_disk,
            "full disk and kill": self.fill_disk_and_kill,
            "clock jump": self.jump,
        }

    def load(self, table: str) -> Loaded | None:
        connection = sqlite3.connect(self.disk / "augury.sqlite")
        try:
            return rows.load(SqliteDb(connection), table)
        finally:
            connection.close()

    @contextlib.contextmanager
    def ballast(self) -> Iterator[None]:
        """Not a byte is free for a while."""
        weight = self.disk / "ballast"
        with weight.open("wb", buffering=0) as file, contextlib.suppress(OSError):
            while True:
                file.write(b"x" * 4096)
        try:
            yield
        finally:
            weight.unlink()

    def fill_disk(self) -> None:
        with self.ballast():
            time.sleep(self.luck.uniform(0.2, 1.0))

    def fill_disk_and_kill(self) -> None:
        with self.ballast():
            time.sleep(self.luck.uniform(0.1, 0.5))
            self.servers[0].kill()
        self.servers[0].start()

    def jump(self) -> None:
        """An hour and a half on, or back again, or a little: more than is on any player's clock."""
        self.skew.write_text(str(self.luck.choice([5400, -5400, 0, 30, -30])))
        time.sleep(1.2)


class TwoServers(World):
    """Two processes on one PostgreSQL."""

    def __init__(self, cluster: Cluster, seed: int) -> None:
        super().__init__(seed)
        self.cluster = cluster
        self.url = cluster.new_database()
        self.servers = [Process("--database", self.url).start().wait_up() for _ in range(2)]
        self.faults = {
            "kill": self.kill,
            "kill while starting": self.kill_while_starting,
            "hang": self.hang,
            "kill PostgreSQL": self.kill_postgres,
            "PostgreSQL crashes": self.crash_postgres,
            "PostgreSQL hangs": self.hang_postgres,
        }

    def load(self, table: str) -> Loaded | None:
        with psycopg.connect(self.url, row_factory=dict_row) as connection:
            return rows.load(PostgresDb(connection, ""), table)

    def backends(self) -> list[int]:
        """Every process of the cluster, the first one first."""
        assert self.cluster.process is not None
        first = self.cluster.process.pid
        found = subprocess.run(
            ["pgrep", "-P", str(first)], capture_output=True, text=True, check=False
        )
        return [first, *(int(word) for word in found.stdout.split())]

    def signal_postgres(self, what: int) -> list[int]:
        found = self.backends()
        for process in found:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, what)
        return found

    def kill_postgres(self) -> None:
        gone = self.signal_postgres(signal.SIGKILL)
        assert self.cluster.process is not None
        self.cluster.process.wait(30)
        wait_until(lambda: not any(Path(f"/proc/{process}").exists() for process in gone), 30)
        time.sleep(self.luck.uniform(0, 0.5))
        self.cluster.start()

    def crash_postgres(self) -> None:
        self.cluster.stop(signal.SIGQUIT)
        time.sleep(self.luck.uniform(0, 0.5))
        self.cluster.start()

    def hang_postgres(self) -> None:
        self.signal_postgres(signal.SIGSTOP)
        time.sleep(self.luck.uniform(0.1, 2.0))
        self.signal_postgres(signal.SIGCONT)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A folder whose `disk` is a little file system of its own."""
    place = tmp_path / "disk"
    place.mkdir()
    if os.geteuid() != 0:
        pytest.skip("only root can mount a small file system to fill it")
    mount = ["mount", "-t", "tmpfs", "-o", "size=24m", "none", str(place)]
    done = subprocess.run(mount, capture_output=True, text=True)
    if done.returncode:
        pytest.skip(f"a small file system cannot be mounted here: {done.stderr.strip()}")
    yield tmp_path
    subprocess.run(["umount", "-l", str(place)], check=True)


def shuffled(seed: int, **counts: int) -> list[str]:
    """So many of each, in random order. Underscores stand for spaces."""
    found = [name.replace("_", " ") for name, count in counts.items() for _ in range(count)]
    random.Random(seed).shuffle(found)
    return found


def report(world: World) -> None:
    print(f"{sum(world.done.values())} faults {dict(world.done)}")
    print(f"{world.decided} acknowledged decisions, {world.resent} wishes sent again, none lost")


def one_server(folder: Path, faults: list[str], seed: int) -> None:
    world = OneServer(folder, seed)
    try:
        world.suffer(faults)
    finally:
        world.close()
    report(world)


def two_servers(cluster: Cluster, faults: list[str], seed: int) -> None:
    world = TwoServers(cluster, seed)
    try:
        world.suffer(faults)
    finally:
        world.close()
    report(world)


def test_a_server_on_sqlite_survives_a_few_faults(small_disk: Path) -> None:
    faults = ["kill", "full disk", "clock jump", "hang", "full disk and kill"]
    one_server(small_disk, faults, seed=1)


def test_two_servers_on_postgres_survive_a_few_faults(cluster: Cluster) -> None:
    two_servers(cluster, ["kill", "kill PostgreSQL", "hang", "PostgreSQL hangs"], seed=2)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10, 14))
def test_a_server_on_sqlite_survives_many_faults(small_disk: Path, seed: int) -> None:
    faults = shuffled(
        seed,
        kill=20,
        kill_while_starting=3,
        hang=3,
        full_disk=3,
        full_disk_and_kill=5,
        clock_jump=3,
    )
    one_server(small_disk, faults, seed)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(20, 24))
def test_two_servers_on_postgres_survive_many_faults(cluster: Cluster, seed: int) -> None:
    faults = shuffled(
        seed,
        kill=13,
        kill_while_starting=3,
        hang=3,
        kill_PostgreSQL=8,
        PostgreSQL_crashes=2,
        PostgreSQL_hangs=2,
    )
    two_servers(cluster, faults, seed)
