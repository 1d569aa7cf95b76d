"""Databases that hang, are damaged, in use or somebody else's; copies that nobody else may read."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from calling import fetch
from cluster import Cluster
from serving import Person, Process, full_table, served, wait_until

import augury
from augury.core.errors import Malformed
from augury.server.store import open_store, postgres, rows, sqlite
from augury.server.store.base import Db, Store, StoreDown

FOR_EVER = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT COUNT(*) FROM n"


def run(store: Store, work: Callable[[Store], Awaitable[None]]) -> None:
    async def whole() -> None:
        await store.open(lambda text: None)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(whole())


def command(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "augury.server", *args],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(Path(augury.__file__).parent.parent)},
        check=False,
    )


# Time-outs


async def refuses_in_time(store: Store, work: Callable[[Db], object], seconds: float) -> None:
    began = time.monotonic()
    with pytest.raises(StoreDown, match="does not answer"):
        await store.read(work)
    assert time.monotonic() - began < seconds
    assert await store.read(lambda db: rows.meta(db, "nothing")) == "", "and goes on"


def test_a_statement_without_end_is_interrupted_in_sqlite(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "PATIENCE", 0.3)

    async def work(store: Store) -> None:
        for _ in range(3):  # more often than there are threads: none is lost
            await refuses_in_time(store, lambda db: db.rows(FOR_EVER), 10)

    run(open_store(tmp_path, ""), work)


def test_a_writer_that_hangs_is_not_waited_for_and_what_it_wrote_late_is_heard_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "PATIENCE", 0.2)
    heard: list[str] = []
    hanging = threading.Event()

    async def whole() -> None:
        store = open_store(tmp_path, "")
        told, loop = asyncio.Event(), asyncio.get_running_loop()

        def hear(trouble: str) -> None:
            heard.append(trouble)
            loop.call_soon_threadsafe(told.set)

        await store.open(hear)

        def slow(db: Db) -> None:
            hanging.wait(10)
            rows.set_meta(db, "late", "yes")

        with pytest.raises(StoreDown, match="does not answer"):
            await store.write(slow)
        assert not heard
        hanging.set()
        await told.wait()
        assert await store.read(lambda db: rows.meta(db, "late")) == "yes"
        await store.close()

    asyncio.run(whole())
    assert heard == [""]


def test_postgres_ends_slow_statements_and_waits_for_locks_only_so_long(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "STATEMENT_SECONDS", 1.0)
    monkeypatch.setattr(postgres, "LOCK_SECONDS", 0.3)
    url = cluster.new_database()

    async def work(store: Store) -> None:
        await refuses_in_time(store, lambda db: db.rows("SELECT pg_sleep(60)::text AS x"), 20)
        with psycopg.connect(url) as greedy:
            greedy.execute("LOCK TABLE meta IN ACCESS EXCLUSIVE MODE")
            with pytest.raises(StoreDown, match="does not answer"):
                await store.write(lambda db: rows.set_meta(db, "x", "y"))
        await store.write(lambda db: rows.set_meta(db, "x", "y"))

    run(open_store(None, url), work)


def test_a_postgres_that_has_stopped_answering_is_hung_up_on(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its own time-outs do not help then. Every thread of the store gets free again."""
    monkeypatch.setattr(postgres, "PATIENCE", 1.0)
    monkeypatch.setattr(postgres, "STATEMENT_SECONDS", 600.0)
    url = cluster.new_database()

    async def work(store: Store) -> None:
        await store.read(lambda db: rows.meta(db, "x"))
        with standing_still(cluster):
            hung = await asyncio.gather(
                *(store.read(lambda db: rows.meta(db, "x")) for _ in range(postgres.THREADS + 2)),
                return_exceptions=True,
            )
        assert all(isinstance(error, StoreDown) for error in hung)
        assert await asyncio.wait_for(store.read(lambda db: rows.meta(db, "x")), 20) == ""

    run(open_store(None, url), work)


@contextmanager
def standing_still(cluster: Cluster) -> Iterator[None]:
    """All processes of the cluster, stopped."""
    assert cluster.process is not None
    found = [cluster.process.pid]
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                parent = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
            except OSError:
                continue
            if parent == cluster.process.pid:
                found.append(int(entry.name))
    for process in found:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in found:
            os.kill(process, signal.SIGCONT)


# One server per folder


def test_a_second_server_on_a_folder_is_refused_with_its_name_and_the_first_ones_number(
    tmp_path: Path,
) -> None:
    first = Process("--data", str(tmp_path)).start().wait_up()
    second = Process("--data", str(tmp_path)).start()
    assert first.process is not None and second.process is not None
    assert second.process.wait(30) == 1
    assert second.errors() == (
        f"augury: {tmp_path} is in use: a server is running there (process {first.process.pid})\n"
    )
    copy = tmp_path / "copy.sqlite"
    assert command("backup", "--data", str(tmp_path), str(copy)).returncode == 0
    first.kill()
    Process("--data", str(tmp_path)).start().wait_up().stop()


def test_the_lock_does_not_stay_with_a_forked_child(tmp_path: Path) -> None:
    program = (
        "import os, sys, time\nfrom pathlib import Path\n"
        "from augury.server.store.lock import FolderLock\n"
        "lock = FolderLock(Path(sys.argv[1]))\nlock.take()\n"
        "if os.fork():\n    os._exit(0)\nprint('child', flush=True)\ntime.sleep(30)\n"
    )
    child = subprocess.Popen(
        [sys.executable, "-W", "ignore", "-c", program, str(tmp_path)],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(Path(augury.__file__).parent.parent)},
        start_new_session=True,
    )
    assert child.stdout is not None and child.stdout.readline() == b"child\n"
    child.wait(10)
    try:
        with served(tmp_path):
            pass
    finally:
        os.killpg(child.pid, signal.SIGKILL)
        child.stdout.close()


# Files that are not what they should be


def a_database(folder: Path) -> Path:
    with served(folder) as running:
        full_table([Person(running.url, name) for name in ("Anna", "Ben", "Cleo")])
    return folder / "augury.sqlite"


def random_bytes(path: Path) -> None:
    path.write_bytes(bytes(range(256)) * 64)


def cut_short(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:20_000])


def foreign(path: Path) -> None:
    path.unlink()
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE shopping (milk TEXT)")
    connection.close()


def torn(path: Path) -> None:
    """The first page is overwritten behind its header."""
    whole = bytearray(path.read_bytes())
    whole[100:4096] = b"\xff" * 3996
    path.write_bytes(whole)


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (random_bytes, "is not an SQLite database"),
        (cut_short, "is cut short (20000 bytes where"),
        (foreign, "is a database of another program"),
        (torn, "is damaged ("),
    ],
)
def test_a_file_that_cannot_be_used_is_called_by_name_and_left_alone(
    tmp_path: Path, damage: Callable[[Path], None], words: str
) -> None:
    path = a_database(tmp_path)
    damage(path)
    before = path.read_bytes()
    for line in (["serve", "--port", "1"], ["export", str(tmp_path / "records")]):
        done = command(line[0], "--data", str(tmp_path), *line[1:])
        assert done.returncode == 1
        assert f"augury: {path} {words}" in done.stderr, done.stderr
        assert "Traceback" not in done.stderr and "Nothing was lost" not in done.stderr
    assert path.read_bytes() == before


def test_players_are_not_told_where_the_database_lives(tmp_path: Path) -> None:
    error = sqlite.explain(sqlite3.DatabaseError("database disk image is malformed"), tmp_path)
    assert str(tmp_path) not in str(error) and str(tmp_path) in error.operator


# Copies


def watch_modes(folder: Path, stop: threading.Event, seen: set[int]) -> None:
    while not stop.is_set():
        for path in folder.rglob("*"):
            try:
                if path.is_file():
                    seen.add(stat.S_IMODE(path.stat().st_mode))
            except OSError:
                continue
        time.sleep(0.001)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_backups_and_exports_are_private_from_their_first_byte(
    tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    place: dict[str, Any] = {"data": tmp_path / "data"}
    where = ["--data", str(tmp_path / "data")]
    if kind == "postgres":
        url = request.getfixturevalue("cluster").new_database()
        place, where = {"data": tmp_path / "data", "database": url}, ["--database", url]
    old = os.umask(0)
    try:
        with served(**place) as running:
            full_table([Person(running.url, name) for name in ("Anna", "Ben", "Cleo")])
        out, stop, seen = tmp_path / "out", threading.Event(), set[int]()
        out.mkdir()
        watcher = threading.Thread(target=watch_modes, args=(out, stop, seen))
        watcher.start()
        saved = command("backup", *where, str(out / "copy.sqlite"))
        written = command("export", *where, str(out / "records"))
        again = command("export", *where, str(out / "records"))
        stop.set()
        watcher.join()
    finally:
        os.umask(old)
    assert (saved.returncode, written.returncode, again.returncode) == (0, 0, 0)
    assert seen == {0o600}
    assert stat.S_IMODE((out / "records").stat().st_mode) == 0o700
    if kind == "sqlite":
        assert stat.S_IMODE((tmp_path / "data" / "augury.sqlite").stat().st_mode) == 0o600


def peak_of_backup(url: str, target: Path) -> int:
    """Most kilobytes of memory that `augury backup` had."""
    process = subprocess.Popen(
        [sys.executable, "-m", "augury.server", "backup", "--database", url, str(target)],
        stdout=subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": str(Path(augury.__file__).parent.parent)},
    )
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    assert process.returncode == 0
    return used.ru_maxrss


def test_a_backup_of_postgres_needs_no_more_memory_for_more_rows(
    cluster: Cluster, tmp_path: Path
) -> None:
    url = cluster.new_database()
    with served(tmp_path / "data", database=url) as running:
        table = full_table([Person(running.url, name) for name in ("Anna", "Ben", "Cleo")])
    small = peak_of_backup(url, tmp_path / "small.sqlite")
    with psycopg.connect(url) as connection:
        connection.execute(
            "INSERT INTO changes SELECT %s, n, n::text, 'play', 0, repeat('x', 600), 'p', 1"
            " FROM generate_series(1000, 60000) AS n",
            (table,),
        )
    large = peak_of_backup(url, tmp_path / "large.sqlite")  # 35 MB of text
    assert large - small < 12_000, f"{small} KB, then {large} KB"
    with sqlite3.connect(tmp_path / "large.sqlite") as copy:
        assert copy.execute("SELECT COUNT(*) FROM changes").fetchone()[0] >= 59_001
    copy.close()


# Characters that a database cannot keep


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_nul_is_refused_as_malformed_and_costs_no_connection(
    tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    url = request.getfixturevalue("cluster").new_database() if kind == "postgres" else ""

    async def work(store: Store) -> None:
        with pytest.raises(Malformed):
            await store.write(lambda db: rows.set_meta(db, "x", "a\0b"))

    run(open_store(tmp_path / "store", url), work)
    with served(tmp_path / "served", database=url) as running:
        people = [Person(running.url, name) for name in ("Anna", "Ben", "Cleo")]
        table = full_table(people)
        answer = people[0].call("PUT", f"/api/tables/{table}/note", text="a\0b")
        assert answer.status_code == 422
        before = set(getattr(running.house.store, "opened", ()))
        for path in ("%00", "x%00", "%01", "%0a", "%7f", "%ff", "%c0%80", "%ed%a0%80"):
            for place in (f"/api/tables/{path}", f"/api/tables/{path}/chat", f"/{path}"):
                found = fetch(running.url + place)
                assert found.status_code == 404, (place, found.status_code)
        assert before <= set(getattr(running.house.store, "opened", ()))
        wait_until(lambda: people[0].state(table)["version"] == 0)
