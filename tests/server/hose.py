"""Random, half-right and hostile messages and requests, from a seed: cheap to make."""

from __future__ import annotations

import json
import random
import re
import string
import uuid
import zlib
from typing import Any, get_args

from augury.server.endpoints import ENDPOINTS
from augury.server.messages.wishes import ClientMessage

KINDS = [str(kind.__struct_config__.tag) for kind in get_args(ClientMessage)]
FIELDS = {
    str(kind.__struct_config__.tag): kind.__struct_fields__ for kind in get_args(ClientMessage)
}
FRAMES = (b"\x81", b"\x81", b"\x81", b"\x81", b"\x81", b"\x82", b"\x89", b"\x8a")
# what would take a player's seat or name away for good
FORBIDDEN = re.compile("logout|/me/delete|devices|accounts|login|/link|/seats/{seat}$")
ENDS_GAMES = re.compile("/close|/leave")
MAKES_TABLES = re.compile("rematch|lessons|records$|^/api/tables$|guests")  # memory that may grow
WORDS: dict[str, list[object]] = {
    "yes": [True, False],
    "kind": ["undo", "pause", "other", "bot", "open", "json", "ntfy"],
    "listed": [True, False, None],
    "muted": [True, False, None],
    "name": ["Anna", "", "x" * 25, "Bot Ada", "\u202e"],
    "number": ["", "0" * 32, "f" * 32, 3],
    "promise": ["", "0" * 20],
    "token": ["A" * 43, "A"],
    "url": [
        "https://augury.invalid/x",
        "http://127.0.0.1/",
        "https://[::1",
        "gopher://" + "x" * 90,
    ],
    "endpoint": ["https://augury.invalid/x", "https://" + "x" * 300],
    "keys": [{"p256dh": "A" * 87, "auth": "A" * 22}, {}],
}


class Hose:
    """Makes messages, from a seed. What is known of the table makes some of them right."""

    def __init__(self, seed: int, actions: list[str]) -> None:
        self.luck = random.Random(seed)
        self.actions = actions
        self.legal: list[str] = []
        self.version = 0

    def word(self) -> str:
        luck = self.luck
        kind = luck.randrange(6)
        if kind == 0:
            return "".join(luck.choices(string.printable, k=luck.randrange(40)))
        if kind == 1:
            return "".join(chr(luck.randrange(32, 0xD7FF)) for _ in range(luck.randrange(12)))
        if kind == 2:
            return "x" * luck.choice([0, 1, 300, 5000])
        return luck.choice(["__proto__", "null", "\0", "%00", "../..", "' OR 1=1 --", "{}", "-1"])

    def value(self, depth: int = 0) -> Any:
        luck = self.luck
        kind = luck.randrange(9 if depth < 3 else 6)
        if kind < 2:
            return luck.choice([0, 1, -1, 2, 7, 1 << 31, 1 << 63, -(1 << 63), 10**30])
        if kind == 2:
            return luck.choice([None, True, False, 0.5, 1e308])
        if kind < 6:
            return self.word()
        if kind == 6:
            return {self.word(): self.value(depth + 1) for _ in range(luck.randrange(4))}
        return [self.value(depth + 1) for _ in range(luck.randrange(4))]

    def plausible(self, name: str) -> Any:
        luck = self.luck
        if name == "uuid":
            return str(uuid.UUID(int=luck.getrandbits(128)))
        if name == "actions":
            if self.legal and luck.random() < 0.5:
                return [luck.choice(self.legal)]
            return luck.choices([*self.actions, *self.legal], k=luck.randrange(1, 4))
        if name == "action":
            return luck.choice([*self.actions, *self.legal])
        if name == "version" and luck.random() < 0.7:
            return self.version
        if name == "seat" and luck.random() < 0.7:
            return None
        if name in WORDS:
            return luck.choice(WORDS[name])
        if name == "text":
            return self.word() or "hello"
        return luck.randrange(-2, 12)

    def message(self) -> bytes:
        """What goes into one frame."""
        luck = self.luck
        shape = luck.random()
        if shape < 0.01:
            return luck.randbytes(luck.randrange(60))
        if shape < 0.05:
            return b"[" * luck.choice([1, 50, 5000])
        if shape < 0.10:
            return json.dumps(self.value()).encode()
        kind = luck.choice(KINDS)
        fields = {name: self.plausible(name) for name in FIELDS[kind] if luck.random() < 0.9}
        if luck.random() < 0.3 and fields:
            fields[luck.choice(list(fields))] = self.value()
        if luck.random() < 0.1:
            fields[self.word()] = self.value()
        text = json.dumps({"type": kind, **fields}).encode()
        if shape > 0.97:
            return text[: luck.randrange(len(text))]
        return text

    def frame(self) -> bytes:
        """Mostly right; sometimes in parts, compressed, or not a frame at all."""
        luck = self.luck
        payload, shape = self.message(), luck.random()
        if shape < 0.002:
            return luck.randbytes(luck.randrange(1, 40))
        if shape < 0.03:
            middle = len(payload) // 2
            return wrap(b"\x01", payload[:middle]) + wrap(b"\x80", payload[middle:])
        if shape < 0.06:
            press = zlib.compressobj(1, zlib.DEFLATED, -15)
            pressed = press.compress(payload) + press.flush(zlib.Z_SYNC_FLUSH)
            return wrap(b"\xc1", pressed[:-4])
        first = luck.choice(FRAMES)
        return wrap(first, payload[:125] if first > b"\x88" else payload)

    def request(self, table: str, token: str) -> bytes:
        luck = self.luck
        while True:
            endpoint = luck.choice(ENDPOINTS)
            if FORBIDDEN.search(endpoint.path):
                continue
            if not ENDS_GAMES.search(endpoint.path) or luck.random() < 0.05:
                break
        parts = {"table": table, "seat": str(luck.randrange(-1, 5)), "game": "luna"}
        path = re.sub(
            r"{(\w+)}",
            lambda found: (
                parts.get(found[1], "en")
                if luck.random() < 0.8
                else luck.choice(["%00", "..%2f..", "x" * 200, "%ff", "%F0%9F%A6%89", "-"])
            ),
            endpoint.path,
        )
        if luck.random() < 0.3:
            path += f"?eye={luck.randrange(-3, 6)}&seen={luck.choice(['-1', '0', 'x', '9' * 30])}"
        body = b""
        if endpoint.method != "GET":
            sound = not MAKES_TABLES.search(endpoint.path) and endpoint.body is not None
            names = endpoint.body.__struct_fields__ if sound and endpoint.body is not None else ()
            fields = {name: self.plausible(name) for name in names}
            body = json.dumps(fields).encode() if luck.random() < 0.5 else self.message()
        method = (
            endpoint.method if luck.random() < 0.95 else luck.choice(["PUT", "DELETE", "PATCH"])
        )
        return (
            f"{method} {path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer {token}\r\n"
            f"content-length: {len(body)}\r\n\r\n".encode()
            + body
        )


def wrap(first: bytes, payload: bytes) -> bytes:
    """A client's frame, with a mask of zeros."""
    size = len(payload)
    head = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return first + head + b"\0\0\0\0" + payload
