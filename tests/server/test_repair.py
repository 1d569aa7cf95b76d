"""A table that cannot be opened holds up no other, and comes back when it can."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from cluster import Cluster
from serving import Person, Served, bots, full_table, new_table, play_on, served, wait_until
from test_store_faults import command

from augury.core.errors import Malformed
from augury.server import replays
from augury.server.housekeeping import Housekeeping
from augury.server.live_table import LiveTable
from augury.server.store import open_store, rows
from augury.server.store.base import Db, StoreDown
from augury.server.store.schema import TableRow

Place = dict[str, Any]


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    if request.param == "sqlite":
        return {"data": tmp_path}
    cluster: Cluster = request.getfixturevalue("cluster")
    return {"data": tmp_path, "database": cluster.new_database()}


def flags(place: Place) -> list[str]:
    if "database" in place:
        return ["--database", str(place["database"])]
    return ["--data", str(place["data"])]


def write(place: Place, work: Callable[[Db], None]) -> None:
    """While no server runs: it would bring tables back by itself."""

    async def whole() -> None:
        database = str(place.get("database", ""))
        store = open_store(None if database else place["data"], database)
        await store.open(lambda text: None)
        try:
            await store.write(work)
        finally:
            await store.close()

    asyncio.run(whole())


def three(running: Served) -> list[Person]:
    return [Person(running.url, name) for name in ("Anna", "Ben", "Cleo")]


def failing_for(table: str, error: Callable[[], Exception]) -> Callable[..., LiveTable]:
    original = replays.replayed

    def replayed(row: TableRow, *rest: Any) -> LiveTable:
        if row.id == table:
            raise error()
        return original(row, *rest)

    return replayed


PASSING = [
    lambda: MemoryError(),
    lambda: OSError(11, "Resource temporarily unavailable"),
    lambda: RuntimeError("can't start new thread"),
    lambda: StoreDown("away"),
    lambda: KeyError("whatever"),
]


@pytest.mark.parametrize("error", PASSING, ids=lambda error: type(error()).__name__)
def test_a_passing_fault_sets_no_table_aside_and_holds_up_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Callable[[], Exception]
) -> None:
    with served(tmp_path) as running:
        people = three(running)
        well = full_table(people)
        bad = full_table(people)  # the newest comes first
        play_on(people, bad, 3)
    with monkeypatch.context() as patched:
        patched.setattr("augury.server.tables.replayed", failing_for(bad, error))
        with served(tmp_path, port=running.settings.port) as again:
            wait_until(again.ready)
            assert well in again.held()
            assert people[0].http.get(f"/api/tables/{bad}").status_code == 503
            assert people[0].get("/healthz")["failing"] == 1
            patched.undo()
            wait_until(lambda: bad in again.held(), 10)
            assert people[0].state(bad)["version"] == 3
            assert not again.house.tables.replays.failing


def test_bots_of_other_tables_go_on_while_one_table_hangs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(tmp_path) as running:
        people = three(running)
        waits = new_table(people[0], "me", *bots(2))["id"]
        stuck = full_table(people)

    goes_on = threading.Event()

    def slow() -> Exception:
        goes_on.wait(25)
        return MemoryError()

    monkeypatch.setattr("augury.server.tables.replayed", failing_for(stuck, slow))
    with served(tmp_path, port=running.settings.port) as again:
        state = people[0].state(waits)
        if state["legal"]:
            people[0].play(waits, state["legal"][0]["action"], state["version"])
        wait_until(lambda: people[0].state(waits)["version"] > state["version"] + 1, 20)
        assert not again.ready()
        monkeypatch.setattr("augury.server.tables.MOST_SECONDS", 0.2)
        answer = people[0].call("GET", f"/api/tables/{stuck}")
        assert (answer.status_code, answer.json()["reason"]["key"]) == (503, "table-unopened")
        assert "cannot be opened right now" in answer.json()["message"]
        assert people[0].live(stuck).closed_with() == 1013
        goes_on.set()


def test_one_damaged_page_costs_the_tables_on_it_and_no_others(tmp_path: Path) -> None:
    with served(tmp_path) as running:
        people = three(running)
        tables = [full_table(people) for _ in range(12)]
        for table in tables:
            play_on(people, table, 12)
    path = tmp_path / "augury.sqlite"
    with sqlite3.connect(path) as connection:
        size = connection.execute("PRAGMA page_size").fetchone()[0]
        pages = connection.execute(
            "SELECT pageno FROM dbstat WHERE name = 'changes' AND pagetype = 'leaf' ORDER BY pageno"
        ).fetchall()
    connection.close()
    with path.open("r+b") as file:
        file.seek((pages[1][0] - 1) * size)
        file.write(os.urandom(size))
    with served(tmp_path, port=running.settings.port) as again:
        wait_until(again.ready, 20)
        failing, loaded = set(again.house.tables.replays.failing), again.held()
        assert failing and loaded and failing | loaded == set(tables)
        well = sorted(loaded)[0]
        assert play_on(people, well, 1) == 13
        answer = people[0].http.get(f"/api/tables/{sorted(failing)[0]}")
        assert answer.status_code == 503 and str(tmp_path) not in answer.text


def test_a_table_of_rules_to_come_is_set_aside_and_the_next_good_version_brings_it_back(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(**place) as running:
        people = three(running)
        table = full_table(people)
        waiting = new_table(people[0], "me", "open", "open")["id"]
        play_on(people, table, 4)
    same = {**place, "port": running.settings.port}
    with monkeypatch.context() as patched:
        for name in ("tables", "repair"):
            patched.setattr(
                f"augury.server.{name}.replayed",
                failing_for(table, lambda: Malformed("no such card")),
            )
        with served(**same) as other:
            wait_until(other.ready)
            assert people[0].http.get(f"/api/tables/{table}").status_code == 404
            assert people[0].state(waiting)["version"] == 0
    listed = command("repair", *flags(place))
    assert listed.returncode == 0
    assert listed.stdout == f"Table {table} (majority) is set aside: Malformed: no such card\n"
    with served(**same) as good:
        wait_until(lambda: table in good.held())
        state = people[0].state(table)
        assert (state["version"], state["table"]["status"]) == (4, "playing")
        assert play_on(people, table, 1) == 5
        assert table in [card["id"] for card in people[1].get("/api/me/tables")["tables"]]


def test_repair_brings_back_what_replays_and_says_why_the_rest_does_not(place: Place) -> None:
    with served(**place) as running:
        people = three(running)
        table, broken, closed = (full_table(people) for _ in range(3))
        play_on(people, table, 2)
        people[0].post(f"/api/tables/{closed}/close")

    def set_aside(db: Db) -> None:
        for wrong in (table, broken, closed):
            rows.set_aside(db, wrong, "an older reason")
        db.run("UPDATE tables SET rules = '0' WHERE id = ?", broken)

    write(place, set_aside)
    nothing = command("repair", *flags(place), "unknown")
    assert (nothing.returncode, nothing.stderr) == (
        1,
        "augury: no such table is set aside: unknown\n",
    )
    one = command("repair", *flags(place), closed)
    assert (one.returncode, one.stdout) == (0, f"Table {closed} (majority) is back (closed).\n")
    rest = command("repair", *flags(place), "--all")
    assert rest.returncode == 1
    assert f"Table {table} (majority) is back (playing)." in rest.stdout
    assert (
        f"Table {broken} (majority) is set aside: Malformed: It was played with version"
        in rest.stdout
    )
    with served(**place, port=running.settings.port) as good:
        wait_until(good.ready)
        assert people[0].state(table)["version"] == 2
        assert people[0].state(closed)["table"]["status"] == "closed"


def test_keeping_house_survives_whatever_happens_in_one_round(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rounds: list[int] = []

    async def fail(self: Housekeeping, second: int) -> None:
        rounds.append(second)
        raise (MemoryError(), OSError("no threads"), KeyError("x"))[second % 3]

    monkeypatch.setattr(Housekeeping, "round", fail)
    with served(tmp_path):
        wait_until(lambda: len(rounds) >= 3)
    assert rounds[:3] == [1, 2, 3]


def test_tries_grow_rarer() -> None:
    async def load(table: str) -> None:
        raise AssertionError

    tries = replays.Replays(load)
    waits = []
    for _ in range(9):
        tries.failed("t", MemoryError())
        waits.append(round(tries.failing["t"].due - time.monotonic()))
    assert waits == [1, 2, 4, 8, 16, 32, 60, 60, 60]
