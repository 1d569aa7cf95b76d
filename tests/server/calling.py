"""Requests over a plain socket. Tests make tens of thousands of them, and a client that can do
everything takes as long over each as the server that answers it."""

from __future__ import annotations

import contextlib
import json
import select
import socket
from collections.abc import Iterator
from dataclasses import dataclass
from http.cookies import Morsel, SimpleCookie
from typing import IO, Any
from urllib.parse import quote, urlsplit

SAFE = "!#$%&'()*+,/:;=?@[]~"  # what may stand in an address as it is
EMPTY = (204, 304)  # answers without a body


@dataclass(frozen=True)
class Answer:
    """What came back; headers by their names in small letters."""

    status_code: int
    headers: dict[str, str]
    content: bytes
    cookies: list[str]

    @property
    def text(self) -> str:
        return self.content.decode()

    def json(self) -> Any:
        return json.loads(self.content)


class Way:
    """A connection that is kept open from one request to the next."""

    def __init__(self, host: str, port: int, seconds: float) -> None:
        self.socket = socket.create_connection((host, port), seconds)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.answers: IO[bytes] = self.socket.makefile("rb")

    def is_open(self) -> bool:
        """Nothing is to be read between two answers, but that the server has hung up."""
        return not select.select([self.socket], [], [], 0)[0]

    def ask(self, method: str, question: bytes) -> tuple[Answer, bool]:
        """The answer, and whether the connection can be used again."""
        with contextlib.suppress(ConnectionError):  # who refuses a long question answers early
            self.socket.sendall(question)
        first = self.answers.readline()
        if not first:
            raise ConnectionResetError("the server hung up")
        status, lines = int(first.split()[1]), list(self.headers())
        headers, cookies = dict(lines), [value for name, value in lines if name == "set-cookie"]
        if method == "HEAD" or status in EMPTY:
            body, ends = b"", True
        elif "content-length" in headers:
            body, ends = self.answers.read(int(headers["content-length"])), True
        elif headers.get("transfer-encoding") == "chunked":
            body, ends = b"".join(self.chunks()), True
        else:
            body, ends = self.answers.read(), False
        answer = Answer(status, headers, body, cookies)
        return answer, ends and headers.get("connection") != "close"

    def headers(self) -> Iterator[tuple[str, str]]:
        while line := self.answers.readline().strip():
            name, _, value = line.decode("latin-1").partition(":")
            yield name.lower(), value.strip()

    def chunks(self) -> Iterator[bytes]:
        while size := int(self.answers.readline(), 16):
            yield self.answers.read(size)
            self.answers.readline()
        self.answers.readline()

    def close(self) -> None:
        self.answers.close()
        self.socket.close()


class Http:
    """Somebody who makes requests of one server; from several threads, if they like."""

    def __init__(self, url: str, seconds: float = 60) -> None:
        place = urlsplit(url)
        assert place.scheme == "http" and place.hostname and place.port, url
        self.place = (place.hostname, place.port)
        self.seconds = seconds
        self.headers = {"host": place.netloc, "user-agent": "augury-tests"}
        self.cookies: dict[str, Morsel[str]] = {}  # by name
        self.idle: list[Way] = []

    def request(
        self,
        method: str,
        path: str,
        *,
        json: object = None,
        content: bytes | None = None,
        headers: dict[str, str] | None = None,
    ) -> Answer:
        """`json`: something to be sent as JSON; `content`: bytes to be sent as they are."""
        fields = {**self.headers, **(headers or {})}
        if json is not None:
            content = encoded(json)
            fields["content-type"] = "application/json"
        if content is not None:
            fields["content-length"] = str(len(content))
        if kept := self.kept(path):
            fields["cookie"] = kept
        lines = [f"{method} {quote(path, SAFE)} HTTP/1.1"]
        lines += [f"{name}: {value}" for name, value in fields.items()]
        question = "\r\n".join([*lines, "", ""]).encode("latin-1") + (content or b"")
        way = self.way()
        try:
            answer, again = way.ask(method, question)
        except BaseException:
            way.close()
            raise
        if again:
            self.idle.append(way)
        else:
            way.close()
        for line in answer.cookies:
            self.keep(line)
        return answer

    def keep(self, line: str) -> None:
        """A cookie, until the server takes it back."""
        for name, cookie in SimpleCookie(line).items():
            self.cookies[name] = cookie
            if cookie["max-age"] == "0":
                del self.cookies[name]

    def kept(self, path: str) -> str:
        return "; ".join(
            f"{name}={cookie.coded_value}"
            for name, cookie in self.cookies.items()
            if path.startswith(cookie["path"] or "/") and not cookie["secure"]
        )

    def way(self) -> Way:
        while self.idle:
            way = self.idle.pop()
            if way.is_open():
                return way
            way.close()
        return Way(*self.place, self.seconds)

    def get(self, path: str, headers: dict[str, str] | None = None) -> Answer:
        return self.request("GET", path, headers=headers)

    def post(
        self,
        path: str,
        json: object = None,
        content: bytes | None = None,
        headers: dict[str, str] | None = None,
    ) -> Answer:
        return self.request("POST", path, json=json, content=content, headers=headers)

    def put(self, path: str, json: object = None) -> Answer:
        return self.request("PUT", path, json=json)

    def delete(self, path: str) -> Answer:
        return self.request("DELETE", path)

    def close(self) -> None:
        while self.idle:
            self.idle.pop().close()


def encoded(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def fetch(url: str, headers: dict[str, str] | None = None, seconds: float = 60) -> Answer:
    """A page by its whole address."""
    place = urlsplit(url)
    http = Http(url, seconds)
    try:
        query = f"?{place.query}" if place.query else ""
        return http.get((place.path or "/") + query, headers)
    finally:
        http.close()
