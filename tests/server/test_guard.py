"""Slow and silent connections: each wait has an end, and one address cannot keep the others out."""

from __future__ import annotations

import contextlib
import logging
import os
import resource
import socket
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from calling import fetch
from serving import Person, Process, full_table, served, wait_until
from test_host import self_signed

from augury.server import guard

HALF_HEAD = b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nX-Slow:"
HALF_BODY = (
    b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    b'Content-Length: 400\r\n\r\n{"name": '
)
KINDS = {"silent": b"", "half a header": HALF_HEAD, "half a body": HALF_BODY}


def knock(port: int, first: bytes, source: str = "127.0.0.1") -> socket.socket:
    door = socket.create_connection(("127.0.0.1", port), 10, (source, 0))
    with contextlib.suppress(OSError):
        door.sendall(first)
    return door


def closed(door: socket.socket) -> bool:
    """Has the server hung up?"""
    door.setblocking(False)
    try:
        return not door.recv(65536)
    except BlockingIOError:
        return False
    except OSError:
        return True


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "HEAD_SECONDS", 0.4)
    monkeypatch.setattr(guard, "BODY_SECONDS", 0.6)
    monkeypatch.setattr(guard, "READ_SECONDS", 0.4)


@pytest.fixture
def doors() -> Iterator[list[socket.socket]]:
    opened: list[socket.socket] = []
    yield opened
    for door in opened:
        door.close()


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("first", KINDS.values(), ids=KINDS)
def test_a_connection_that_keeps_us_waiting_is_closed(
    first: bytes, tmp_path: Path, doors: list[socket.socket]
) -> None:
    with served(tmp_path) as running:
        doors.append(knock(running.settings.port, first))
        wait_until(lambda: closed(doors[0]), 3)


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("first", [HALF_HEAD, HALF_BODY], ids=["header", "body"])
def test_dripping_bytes_do_not_buy_time(
    first: bytes, tmp_path: Path, doors: list[socket.socket]
) -> None:
    with served(tmp_path) as running:
        door = knock(running.settings.port, first)
        doors.append(door)
        began = time.monotonic()
        with contextlib.suppress(OSError):
            while not closed(door) and time.monotonic() < began + 5:
                door.setblocking(True)
                door.sendall(b"x")
                time.sleep(0.05)
        assert time.monotonic() - began < 3


@pytest.mark.usefixtures("impatient")
def test_the_second_request_of_a_connection_may_not_keep_us_waiting_either(
    tmp_path: Path, doors: list[socket.socket]
) -> None:
    with served(tmp_path) as running:
        door = knock(running.settings.port, b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        doors.append(door)
        assert door.recv(65536).startswith(b"HTTP/1.1 200")
        door.sendall(HALF_HEAD)
        began = time.monotonic()
        wait_until(lambda: closed(door), 3)
        assert time.monotonic() - began > 0.2


@pytest.mark.usefixtures("impatient")
def test_whoever_does_not_read_the_answers_is_let_go(
    tmp_path: Path, doors: list[socket.socket]
) -> None:
    with served(tmp_path) as running:
        door = socket.socket()
        doors.append(door)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        door.connect(("127.0.0.1", running.settings.port))
        asking = b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
        door.settimeout(5)
        with pytest.raises(OSError, match=r"reset|pipe"):  # a time-out would be something else
            door.sendall(asking * 1_000_000)


@pytest.mark.usefixtures("impatient")
def test_people_at_a_table_are_not_hurried(tmp_path: Path) -> None:
    with served(tmp_path) as running:
        people = [Person(running.url, name) for name in ("Anna", "Ben", "Cleo")]
        live = people[0].live(full_table(people))
        live.sync(0)
        time.sleep(1.0)
        live.send(type="ping")
        assert live.until(lambda message: message["type"] == "pong")


def test_one_address_gets_its_share_of_connections_and_others_still_come_in(
    tmp_path: Path, doors: list[socket.socket]
) -> None:
    with served(tmp_path, rate_limit=1.0, most_connections=20) as running:
        port = running.settings.port
        doors += [knock(port, HALF_HEAD, "127.0.0.9") for _ in range(60)]
        wait_until(lambda: sum(not closed(door) for door in doors) <= 20, 5)
        assert sum(not closed(door) for door in doors) == 20
        assert fetch(running.url + "/healthz", seconds=3).status_code == 200


def test_when_files_run_short_the_address_with_most_connections_gives_one_up(
    tmp_path: Path, doors: list[socket.socket], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sockets at tables stay."""
    few = (guard.OWN_FILES + 64, guard.OWN_FILES + 64)
    monkeypatch.setattr(resource, "getrlimit", lambda which: few)
    with served(tmp_path) as running:
        people = [Person(running.url, name) for name in ("Anna", "Ben", "Cleo")]
        live = people[0].live(full_table(people))
        live.sync(0)
        for source in ("127.0.0.8", "127.0.0.9"):
            doors += [knock(running.settings.port, b"", source) for _ in range(100)]
        assert fetch(running.url + "/healthz", seconds=3).status_code == 200
        wait_until(lambda: sum(not closed(door) for door in doors) <= 64, 5)
        live.send(type="ping")
        assert live.until(lambda message: message["type"] == "pong")


def test_an_upload_that_is_broken_off_leaves_no_trace_in_the_log(
    tmp_path: Path, doors: list[socket.socket], caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO), served(tmp_path) as running:
        door = knock(running.settings.port, HALF_BODY)
        wait_until(lambda: running.server.server_state.tasks)
        door.close()
        wait_until(lambda: any(" 499 " in line.getMessage() for line in caplog.records), 5)
    assert not [line for line in caplog.records if line.levelno >= logging.ERROR]


def slowest_of_ten(url: str) -> float:
    """Requests of honest people, each by a connection of its own."""
    waits = []
    for _ in range(10):
        asked = time.monotonic()
        assert fetch(url + "/healthz", seconds=8).status_code == 200
        waits.append(time.monotonic() - asked)
    return max(waits)


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@pytest.mark.soak
@pytest.mark.parametrize("addresses", [1, 12])
def test_1200_slow_sockets_keep_nobody_out(
    addresses: int, tmp_path: Path, doors: list[socket.socket]
) -> None:
    """With 1,024 descriptors: a third silent, a third with half a header, a third with half a
    body."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(4096, hard), hard))
    limits = ("prlimit", "--nofile=1024")
    server = Process("--data", str(tmp_path), "--rate-limit", "1", prefix=limits)
    server.start().wait_up()
    assert server.process is not None
    before, spent = slowest_of_ten(server.url), cpu_seconds(server.process.pid)
    began = time.monotonic()
    for number in range(1200):
        first = list(KINDS.values())[number % 3]
        doors.append(knock(server.port, first, f"127.0.1.{number % addresses + 1}"))
    during, spent = slowest_of_ten(server.url), cpu_seconds(server.process.pid) - spent
    used = len(os.listdir(f"/proc/{server.process.pid}/fd"))
    print(f"slowest of ten: before {before:.3f} s, during {during:.3f} s", file=sys.stderr)
    print(f"{used} descriptors used, {spent:.2f} s of processor time", file=sys.stderr)
    assert used < 1000
    wait_until(lambda: all(closed(door) for door in doors), 60)
    print(f"all closed after {time.monotonic() - began:.0f} s", file=sys.stderr)
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_tls_connections_count_from_their_first_packet(
    tmp_path: Path, doors: list[socket.socket], monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that never begins its handshake is closed, and one address cannot hold many of them."""
    monkeypatch.setattr(guard, "HEAD_SECONDS", 3.0)
    certificate, key = self_signed(tmp_path)
    settings: dict[str, Any] = {"certificate": str(certificate), "key": str(key), "rate_limit": 1.0}
    with served(tmp_path, **settings, most_connections=20) as running:
        port = running.settings.port
        doors += [knock(port, b"", "127.0.0.9") for _ in range(60)]
        url = f"https://127.0.0.1:{port}/healthz"
        assert httpx.get(url, timeout=5, verify=False).status_code == 200
        assert sum(not closed(door) for door in doors) <= 20
        wait_until(lambda: all(closed(door) for door in doors), 10)
