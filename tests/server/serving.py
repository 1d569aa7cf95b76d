"""A real server and real clients for the tests."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time
import uuid
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import websockets.exceptions
from calling import Answer, Http, fetch
from support import ROOT
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

import augury
from augury.server.app import make_app
from augury.server.clock import Clock
from augury.server.connection import Connection
from augury.server.host import Server, configure
from augury.server.house import House
from augury.server.live_table import LiveTable
from augury.server.settings import Settings
from augury.server.store.base import Db

Json = dict[str, Any]
OPENED: list[Callable[[], None]] = []  # how to close what a test has opened


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class TestClock(Clock):
    """The machine's clock, put forward by as much as a test likes."""

    __test__ = False  # it is not a test itself

    def __init__(self, ahead: int = 0) -> None:
        self.ahead = ahead  # milliseconds

    def now(self) -> int:
        return super().now() + self.ahead


class StillClock(Clock):
    """Stands still until a test puts it forward, so that times can be told to the millisecond."""

    def __init__(self) -> None:
        self.moment = super().now()

    def now(self) -> int:
        return self.moment


class Served:
    """A server in a thread of this process."""

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        self.settings = settings
        self.url = f"http://127.0.0.1:{settings.port}"
        app = make_app(settings, clock)
        self.house: House = app.state.house
        self.server = Server(configure(app, settings), self.house.hub, self.house.background)
        self.thread = threading.Thread(target=self.server.run, daemon=True)

    def start(self) -> Served:
        self.thread.start()
        wait_until(lambda: self.server.started or not self.thread.is_alive(), 90)
        assert self.server.started
        return self

    def do(self, work: Coroutine[Any, Any, object]) -> None:
        """Run something in the server's own loop."""
        asyncio.run_coroutine_threadsafe(work, self.loop()).result(10)

    def loop(self) -> asyncio.AbstractEventLoop:
        return next(iter(self.house.background.tasks)).get_loop()

    def live(self, table: str) -> LiveTable:
        """A table as the server holds it in memory."""
        return self.house.tables.live[table]

    def held(self) -> set[str]:
        """The tables in memory."""
        return set(self.house.tables.live)

    def viewers(self, table: str = "") -> list[Connection]:
        """Who looks at a table, or at any."""
        hub = self.house.hub
        found = hub.at(table) if table else hub.everybody()
        return [viewer for viewer in list(found) if isinstance(viewer, Connection)]

    def ready(self) -> bool:
        """Has every running table been replayed?"""
        return self.house.housekeeping.ready

    def write(self, work: Callable[[Db], object]) -> None:
        """Do something to the store behind the server's back."""
        self.do(self.house.store.write(work))

    def stop(self) -> float:
        """Returns how many seconds it took."""
        began = time.monotonic()
        self.server.should_exit = True
        self.thread.join(10)
        assert not self.thread.is_alive()
        return time.monotonic() - began


@contextmanager
def served(data: Path, clock: Clock | None = None, **changes: Any) -> Iterator[Served]:
    settings = Settings(
        **{
            "data": data,
            "port": free_port(),
            "rate_limit": 0.0,
            "bot_processes": 1,
            "bot_seconds": 0.02,
            **changes,
        }
    )
    running = Served(settings, clock).start()
    try:
        yield running
    finally:
        if running.thread.is_alive():
            running.stop()


class Process:
    """A server in a process of its own, to be killed."""

    def __init__(
        self,
        *args: str,
        port: int = 0,
        env: dict[str, str] | None = None,
        prefix: tuple[str, ...] = (),
    ) -> None:
        self.prefix = prefix  # a command that runs the server under other limits
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.args = args
        self.env = {
            **os.environ,
            "PYTHONPATH": str(Path(augury.__file__).parent.parent),
            **(env or {}),
        }
        self.process: subprocess.Popen[bytes] | None = None
        # closed with the test; a pipe that nobody reads would fill up and stop the server
        self.log = tempfile.TemporaryFile()  # noqa: SIM115
        OPENED.append(self.log.close)
        OPENED.append(self.end)

    def start(self) -> Process:
        command = [
            *self.prefix,
            sys.executable,
            "-m",
            "augury.server",
            "serve",
            "--quiet",
            "--port",
            str(self.port),
            "--rate-limit",
            "0",
        ]
        command += ["--bot-processes", "1", "--bot-seconds", "0.02", *self.args]
        self.process = subprocess.Popen(command, env=self.env, stderr=self.log, cwd=ROOT / "tests")
        return self

    def wait_up(self, seconds: float = 90) -> Process:
        wait_until(self.is_up, seconds)
        return self

    def is_up(self) -> bool:
        assert self.process is not None and self.process.poll() is None, self.errors()
        try:
            return fetch(self.url + "/healthz", seconds=1).status_code == 200
        except OSError:
            return False

    def errors(self) -> str:
        """Everything it has said."""
        self.log.seek(0)
        return self.log.read().decode()

    def end(self) -> None:
        """Whatever state it is in."""
        if self.process is not None:
            self.kill()

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait(10)

    def stop(self) -> float:
        """Ask it to end; returns how many seconds it took."""
        assert self.process is not None
        began = time.monotonic()
        self.process.terminate()
        self.process.wait(15)
        return time.monotonic() - began


def wait_until(done: Callable[[], object], seconds: float = 30) -> None:
    """Ask again and again; the longer it takes, the more rarely, because asking takes time, too."""
    began = time.monotonic()
    while not done():
        waited = time.monotonic() - began
        assert waited < seconds, "it took too long"
        time.sleep(min(max(0.02, waited / 10), 0.2))


def read_json(text: str) -> Any:
    """JSON; where frames show a table, the present is noted beside them as `view`."""

    def present(found: Json) -> Json:
        if found.get("frames"):
            found["view"] = found["frames"][-1]["view"]
        return found

    return json.loads(text, object_hook=present)


def heard(state: Json) -> list[Json]:
    """All that a state tells anew, shown or not."""
    told: list[Json] = list(state["events"])
    for frame in state["frames"]:
        told += frame["events"]
    return told


class Person:
    """Somebody with a device."""

    def __init__(self, url: str, name: str = "", token: str = "") -> None:
        self.url = url
        self.name = name
        self.http = Http(url)
        OPENED.append(self.http.close)
        self.token = token
        if name and not token:
            self.token = self.post("/api/guests", name=name, bearer=True)["token"]
        if self.token:
            self.http.headers["authorization"] = f"Bearer {self.token}"

    def call(self, method: str, path: str, **fields: Any) -> Answer:
        return self.http.request(method, path, json=fields if method != "GET" else None)

    def get(self, path: str) -> Json:
        response = self.http.get(path)
        assert response.status_code == 200, response.text
        found: Json = read_json(response.text)
        return found

    def post(self, path: str, method: str = "POST", **fields: Any) -> Json:
        response = self.call(method, path, **fields)
        assert response.status_code == 200, f"{path}: {response.status_code} {response.text}"
        found: Json = read_json(response.text)
        return found

    def refused(self, path: str, method: str = "POST", **fields: Any) -> tuple[int, str]:
        response = self.call(method, path, **fields)
        assert response.status_code >= 400, response.text
        return response.status_code, response.json()["code"]

    def play(
        self, table: str, action: str, version: int, seat: int | None = None, id: str = ""
    ) -> Json:
        return self.post(
            f"/api/tables/{table}/play",
            uuid=id or new_uuid(),
            version=version,
            actions=[action],
            seat=seat,
        )

    def state(self, table: str, eye: int | None = None) -> Json:
        return self.get(f"/api/tables/{table}" + ("" if eye is None else f"?eye={eye}"))

    def live(
        self, table: str, seen: int = -1, eye: int | None = None, origin: str | None = None
    ) -> Live:
        return Live(self, table, seen, eye, origin)

    def close(self) -> None:
        self.http.close()


class Live:
    """A socket at a table, keeping the newest of everything as a client would."""

    def __init__(
        self,
        person: Person,
        table: str,
        seen: int = -1,
        eye: int | None = None,
        origin: str | None = None,
    ) -> None:
        self.person = person
        url = person.url.replace("http", "ws", 1) + f"/api/tables/{table}/live"
        headers = {"authorization": f"Bearer {person.token}"} if person.token else {}
        self.opened = contextlib.ExitStack()
        said = Origin(origin) if origin is not None else None
        opening = connect(url, additional_headers=headers, origin=said, open_timeout=30)
        self.socket: ClientConnection = self.opened.enter_context(opening)
        OPENED.append(self.opened.close)
        self.state: Json = {}
        self.events: list[Json] = []
        self.raw: list[str] = []
        self.others: list[Json] = []
        self.send(type="hello", seen=seen, **({} if eye is None else {"eye": eye}))

    def send(self, **message: Any) -> None:
        with contextlib.suppress(websockets.exceptions.ConnectionClosed):  # the reader will say why
            self.socket.send(json.dumps(message))

    def receive(self, seconds: float = 30) -> Json:
        text = self.socket.recv(seconds)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Json = read_json(text)
        if message["type"] == "state":
            del self.events[message["events_from"] :]
            self.events += heard(message)
            self.state = {**self.state, **message}
        else:
            self.others.append(message)
        return message

    def until(self, done: Callable[[Json], object], seconds: float = 45) -> Json:
        """Read until a message fits."""
        deadline = time.monotonic() + seconds
        while True:
            message = self.receive(max(0.01, deadline - time.monotonic()))
            if done(message):
                return message

    def sync(self, version: int) -> Json:
        """Read until the state has at least this version."""
        while not self.state or self.state["version"] < version:
            self.receive()
        return self.state

    def wish(self, **message: Any) -> Json:
        """Send a wish and return its answer."""
        message.setdefault("uuid", new_uuid())
        self.send(**message)
        return self.until(lambda answer: answer.get("uuid") == message["uuid"])

    def decide(self, action: str, seat: int | None = None) -> Json:
        return self.wish(type="play", version=self.state["version"], actions=[action], seat=seat)

    def close(self) -> None:
        self.opened.close()

    def closed_with(self, seconds: float = 30) -> int:
        """Read on until the server hangs up; returns the code."""
        try:
            while True:
                self.receive(seconds)
        except websockets.exceptions.ConnectionClosed as closed:
            return int(closed.rcvd.code) if closed.rcvd is not None else 1006


def new_uuid() -> str:
    return str(uuid.uuid4())


def bots(count: int, level: int = 1) -> list[Json]:
    return [{"kind": "bot", "level": level}] * count


def new_table(host: Person, *seats: Json | str, game: str = "majority", **more: Any) -> Json:
    """Seats: "me", "open", "link", "bot", or as the API takes them."""
    wishes = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
    return host.post("/api/tables", game=game, seats=wishes, **more)


def full_table(people: list[Person], game: str = "majority", **more: Any) -> str:
    """A table where everybody sits in the given order."""
    made = new_table(people[0], "me", *["link"] * (len(people) - 1), game=game, **more)
    for person, link in zip(people[1:], made["links"], strict=True):
        person.post("/api/links", token=link["token"])
    return str(made["id"])


def play_on(
    people: list[Person], table: str, decisions: int, luck: random.Random | None = None
) -> int:
    """Play random decisions over HTTP; returns the version reached. The answer to a decision says
    who is asked next."""
    luck = luck or random.Random(1)
    seat, state = 0, people[0].state(table, 0)
    for _ in range(decisions):
        asked = [other for other in state["view"]["to_act"] if other < len(people)]
        if asked and asked[0] != seat:
            seat = asked[0]
            state = people[seat].state(table, seat)
        if not asked or not state["legal"]:
            break
        action = luck.choice(state["legal"])["action"]
        state = people[seat].play(table, action, state["version"], seat)["state"]
    return int(state["version"])


def scratch(path: Path) -> Path:
    shutil.rmtree(path, ignore_errors=True)
    path.mkdir(parents=True)
    return path
