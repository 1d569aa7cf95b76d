"""Being stopped, politely or not: workers go with the server, and clients are told. What kills do
to games is in test_faults.py."""

from __future__ import annotations

import os
import signal
import subprocess
import threading
from pathlib import Path

import pytest
from serving import Person, Process, bots, full_table, new_table, wait_until
from support import runs


def test_bot_workers_do_not_outlive_a_killed_server(tmp_path: Path) -> None:
    server = Process("--data", str(tmp_path)).start().wait_up()
    host = Person(server.url, "Host")
    table = new_table(host, "me", *bots(2))["id"]
    wait_until(lambda: host.state(table)["view"]["to_act"] == [0], 30)
    workers = children(server)
    assert workers
    server.kill()
    wait_until(lambda: not any(runs(worker) for worker in workers), 10)


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
    with pytest.raises(ConnectionError):
        people[0].http.get("/healthz")
