"""/healthz tells the truth, in time; details are for the host."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
from calling import fetch
from cluster import Cluster
from serving import Person, Served, full_table, served, wait_until
from test_failures import fill, small_disk  # noqa: F401  # a fixture
from test_store_faults import standing_still

from augury.server import pulse, replays
from augury.server.clock import Clock
from augury.server.host import lan_address
from augury.server.metrics import Metrics
from augury.server.store import sqlite
from augury.server.store.base import Db

T = TypeVar("T")


def health(running: Served, **headers: str) -> tuple[int, dict[str, object], float]:
    began = time.monotonic()
    answer = fetch(running.url + "/healthz", headers=headers, seconds=30)
    return answer.status_code, answer.json(), time.monotonic() - began


def test_a_server_that_cannot_write_is_in_trouble(tmp_path: Path) -> None:
    with served(tmp_path) as running:
        wait_until(lambda: health(running)[1]["status"] == "ok")
        intruder = sqlite3.connect(tmp_path / "augury.sqlite", isolation_level=None)
        intruder.execute("BEGIN IMMEDIATE")
        running.house.pulse.at -= pulse.FRESH  # the last good answer is no longer fresh
        answers = [health(running) for _ in range(3)]
        assert {(status, said["status"]) for status, said, _ in answers} == {(503, "trouble")}
        assert min(seconds for _, _, seconds in answers) < 1
        intruder.execute("ROLLBACK")
        intruder.close()
        wait_until(lambda: health(running)[0] == 200)


def test_whoever_asks_at_the_moment_of_an_answer_gets_that_answer(tmp_path: Path) -> None:
    late: list[asyncio.Task[str]] = []

    class Busy(sqlite.SqliteStore):
        """Somebody asks in the very turn of the loop in which it has written."""

        async def write(self, work: Callable[[Db], T]) -> T:
            found = await super().write(work)
            late.append(asyncio.ensure_future(feeling.feel()))
            return found

    store = Busy(tmp_path / "augury.sqlite")
    feeling = pulse.Pulse("test", store, Clock())

    async def ask() -> list[str]:
        await store.open(lambda text: None)
        answers = [await feeling.feel()]
        answers += await asyncio.gather(*late)
        await store.close()
        return answers

    assert asyncio.run(ask()) == ["", ""], "two people asked, and one attempt was made"


def test_a_full_disk_is_trouble(small_disk: Path) -> None:  # noqa: F811  # the fixture
    if not os.path.ismount(small_disk):
        pytest.skip("only root can mount a small disk")
    with served(small_disk) as running:
        fill(small_disk)
        wait_until(lambda: health(running)[0] == 503)
        said = health(running)[1]
        assert said["status"] == "trouble" and "full" in str(said["store"])
        (small_disk / "ballast").unlink()
        wait_until(lambda: health(running)[0] == 200)


def test_a_database_that_hangs_is_trouble_within_a_second(cluster: Cluster, tmp_path: Path) -> None:
    with served(tmp_path, database=cluster.new_database()) as running:
        wait_until(lambda: health(running)[0] == 200)
        running.house.pulse.at -= pulse.FRESH
        with standing_still(cluster):
            answers = [health(running) for _ in range(3)]
        assert [status for status, _, _ in answers] == [503] * 3
        assert min(seconds for _, _, seconds in answers) < 1
        wait_until(lambda: health(running)[0] == 200, 60)


def test_replaying_that_does_not_get_on_is_trouble(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(tmp_path) as running:
        full_table([Person(running.url, name) for name in ("Anna", "Ben", "Cleo")])
    monkeypatch.setattr(replays, "STUCK", 0.3)
    original, goes_on = replays.replayed, threading.Event()

    def slow(*loaded: Any) -> object:
        goes_on.wait(25)
        return original(*loaded)

    monkeypatch.setattr("augury.server.tables.replayed", slow)
    with served(tmp_path) as running:
        assert health(running)[1]["status"] in ("starting", "trouble")
        wait_until(lambda: health(running)[0] == 503, 20)
        assert "stuck" in str(health(running)[1]["store"])
        goes_on.set()
        wait_until(lambda: health(running)[1]["status"] == "ok")


def test_a_crowd_that_asks_costs_one_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commits: list[object] = []
    original = sqlite.commit

    def counted(connection: sqlite3.Connection, batch: list[sqlite.Job]) -> list[sqlite.Outcome]:
        commits.append(batch)
        return original(connection, batch)

    with served(tmp_path) as running:
        wait_until(lambda: health(running)[1]["status"] == "ok")
        monkeypatch.setattr(sqlite, "commit", counted)
        began = time.monotonic()
        with httpx.Client(base_url=running.url) as crowd:
            for _ in range(200):
                crowd.get("/healthz")
        seconds = time.monotonic() - began
        assert len(commits) <= seconds * 4 / 3 + 2  # a heartbeat every three seconds among them


def test_details_and_metrics_are_for_the_host(tmp_path: Path) -> None:
    address = lan_address()
    with served(tmp_path, host="0.0.0.0", operator_token="a token of sixteen") as running:
        assert health(running)[1].keys() > {"version", "tables", "store"}
        assert fetch(running.url + "/metrics").status_code == 200
        for header in ("x-forwarded-for", "forwarded", "x-real-ip", "via"):
            assert health(running, **{header: "127.0.0.1"})[1] == {"status": "ok"}
            passed_on = fetch(running.url + "/metrics", headers={header: "127.0.0.1"})
            assert passed_on.status_code == 403
        shown = {"x-forwarded-for": "203.0.113.7", "authorization": "Bearer a token of sixteen"}
        assert fetch(running.url + "/metrics", headers=shown).status_code == 200
        shown["authorization"] = "Bearer a token of another"
        assert fetch(running.url + "/metrics", headers=shown).status_code == 403
        if address:
            outside = f"http://{address}:{running.settings.port}"
            assert fetch(outside + "/healthz").json() == {"status": "ok"}
            assert fetch(outside + "/metrics").status_code == 403


def test_they_can_be_opened_to_everybody(tmp_path: Path) -> None:
    with served(tmp_path, open_metrics=True) as running:
        passed_on = {"x-forwarded-for": "203.0.113.7"}
        assert fetch(running.url + "/metrics", headers=passed_on).status_code == 200
        assert "version" in health(running, **passed_on)[1]


def test_commits_are_counted_by_how_long_they_took() -> None:
    metrics = Metrics()
    for seconds in (0.0005, 0.001, 0.003, 9.0):
        metrics.commit(seconds)
    lines = metrics.text({}).splitlines()
    up_to = {"0.001": 2, "0.0025": 2, "0.005": 3, "5.0": 3, "+Inf": 4}
    for bucket, number in up_to.items():
        assert f'augury_commit_seconds_bucket{{le="{bucket}"}} {number}' in lines
    assert "augury_commit_seconds_sum 9.004500" in lines
    assert "augury_commit_seconds_count 4" in lines
