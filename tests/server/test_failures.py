"""Full disks, read-only disks, locked databases, records that no longer replay: clear words,
nothing lost, nothing doubled."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from calling import fetch
from serving import Person, Process, Served, full_table, new_uuid, play_on, served, wait_until

import augury
from augury.core import record
from augury.server.commands.storage import storage_report
from augury.server.store import sqlite


def three(running: Served) -> list[Person]:
    return [Person(running.url, name) for name in ("Anna", "Ben", "Cleo")]


def refused_and_later_accepted(people: list[Person], table: str, expect: str, heal: object) -> None:
    """A wish is refused with a sentence while the store is down; the same wish is accepted once it
    is well."""
    assert callable(heal)
    live = people[0].live(table)
    live.sync(0)
    version = live.state["version"]
    action, wish = live.state["legal"][0]["action"], new_uuid()
    answer = live.wish(type="play", uuid=wish, version=version, actions=[action])
    assert answer["type"] == "refused" and answer["code"] == "store-down"
    assert answer["reason"]["key"] == expect
    assert people[1].state(table)["version"] == version, "people can still look"
    heal()
    wait_until(
        lambda: (
            live.wish(type="play", uuid=wish, version=version, actions=[action])["type"]
            == "accepted"
        )
    )
    assert live.sync(version + 1)["version"] == version + 1
    other = people[1].state(table)
    people[1].play(table, other["legal"][0]["action"], other["version"])
    live.sync(version + 2)
    live.close()


def test_a_database_locked_by_another_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "BUSY_MILLISECONDS", 300)
    with served(tmp_path) as running:
        people = three(running)
        table = full_table(people)
        intruder = sqlite3.connect(tmp_path / "augury.sqlite", isolation_level=None)
        intruder.execute("BEGIN IMMEDIATE")
        refused_and_later_accepted(
            people, table, "store-locked", lambda: intruder.execute("ROLLBACK")
        )
        intruder.close()


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A real little file system, where it can be mounted; otherwise SQLite's own limit stands in
    for it."""
    place = tmp_path / "disk"
    place.mkdir()
    mounted = (
        os.geteuid() == 0
        and subprocess.run(
            ["mount", "-t", "tmpfs", "-o", "size=2m", "none", str(place)], capture_output=True
        ).returncode
        == 0
    )
    yield place
    if mounted:
        subprocess.run(["umount", "-l", str(place)], check=True)


def test_a_full_disk(small_disk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    limited = not os.path.ismount(small_disk)
    with served(small_disk) as running:
        people = three(running)
        table = full_table(people)
        if limited:
            fill_by_limit(running, monkeypatch)
        else:
            fill(small_disk)
        refused_and_later_accepted(
            people, table, "store-full", lambda: relieve(running, small_disk, limited)
        )


def fill(place: Path) -> None:
    """To the last byte, with no room left in the log either: a log that was copied is written again
    from its beginning, and a small change needs no new room there."""
    wait_until(lambda: without_a_log(place))


def without_a_log(place: Path) -> bool:
    ballast = place / "ballast"
    ballast.unlink(missing_ok=True)
    with contextlib.closing(sqlite3.connect(place / "augury.sqlite")) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        with ballast.open("wb", buffering=0) as file, contextlib.suppress(OSError):
            while True:
                file.write(b"x" * 4096)
    return (place / "augury.sqlite-wal").stat().st_size == 0


HEALED: list[Served] = []  # whose disks have room again


def fill_by_limit(running: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite may not grow the file any more."""
    original = sqlite.commit

    def tight(connection: sqlite3.Connection, batch: list[Any]) -> object:
        if running in HEALED:
            return original(connection, batch)
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(sqlite, "commit", tight)


def relieve(running: Served, place: Path, limited: bool) -> None:
    if limited:
        HEALED.append(running)
    else:
        (place / "ballast").unlink()


def test_a_disk_that_became_read_only(tmp_path: Path) -> None:
    with served(tmp_path) as running:
        people = three(running)
        table = full_table(people)
        running.write(lambda db: db.run("PRAGMA query_only = ON"))
        refused_and_later_accepted(people, table, "store-readonly", lambda: None)


def test_a_server_that_cannot_write_at_all_says_so_and_ends(small_disk: Path) -> None:
    (small_disk / "data").write_text("a file where the folder should be")
    server = Process("--data", str(small_disk / "data")).start()
    assert server.process is not None
    assert server.process.wait(20) == 1
    assert server.errors() == f"augury: {small_disk / 'data'}: File exists\n"


def test_a_table_that_no_longer_replays_is_set_aside_with_its_record(tmp_path: Path) -> None:
    with served(tmp_path) as running:
        people = three(running)
        broken, well = full_table(people), full_table(people)
        play_on(people, broken, 5)
        play_on(people, well, 5)
    with sqlite3.connect(tmp_path / "augury.sqlite") as connection:
        connection.execute(
            "UPDATE changes SET actions = '[\"play Y10\"]' WHERE table_id = ? AND number = 3",
            (broken,),
        )
    connection.close()
    with served(tmp_path, port=running.settings.port) as again:
        wait_until(again.ready)
        assert people[0].http.get(f"/api/tables/{broken}").status_code == 404
        assert people[0].state(well)["version"] == 5
        assert "augury_set_aside_total 1" in fetch(again.url + "/metrics").text
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "augury.server",
            "export",
            "--data",
            str(tmp_path),
            str(tmp_path / "records"),
        ],
        capture_output=True,
        text=True,
        env=environment(),
    )
    assert done.returncode == 0, done.stderr
    text = (tmp_path / "records" / f"{broken}.rec").read_text()
    assert len(record.parse(text).decisions) == 5
    assert any(broken in line and "set aside" in line for line in storage_report(tmp_path, "")[0])


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(Path(augury.__file__).parent.parent)}


def test_a_table_of_other_rules_is_set_aside(tmp_path: Path) -> None:
    with served(tmp_path) as running:
        people = three(running)
        table = full_table(people)
    with sqlite3.connect(tmp_path / "augury.sqlite") as connection:
        connection.execute("UPDATE tables SET rules = '0'")
    connection.close()
    with served(tmp_path, port=running.settings.port):
        wait_until(lambda: people[0].http.get(f"/api/tables/{table}").status_code == 404)


def test_a_slow_reader_gets_the_newest_view_and_holds_up_nobody(tmp_path: Path) -> None:
    with served(tmp_path) as running:
        people = three(running)
        table = full_table(people)
        slow = people[2].live(table)
        slow.sync(0)
        version = play_on(people, table, 60)
        while slow.state["version"] < version:
            slow.receive()
        assert slow.state["view"] == people[2].state(table)["view"]
        assert slow.events == people[2].get(f"/api/tables/{table}?seen=-1")["events"]
        slow.close()
