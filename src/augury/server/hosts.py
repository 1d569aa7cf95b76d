"""By which names this server may be called.

A page of another site can make its own name point to this machine (DNS rebinding); the browser then
takes the two for one site. It cannot change what the browser sends as Host: a name that is not ours
is refused. Addresses in digits are always ours: no site has them for a name.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Iterable
from urllib.parse import unquote_to_bytes, urlsplit

from starlette.types import Scope

NAME = re.compile(r"[a-z0-9]([a-z0-9_.-]*[a-z0-9])?")


class Hosts:
    """The names by which this server may be called."""

    def __init__(self, base_url: str, more: Iterable[str]) -> None:
        own = socket.gethostname().lower()
        self.names = {"localhost", own, f"{own.partition('.')[0]}.local"}
        self.names |= {name.lower().rstrip(".") for name in more}
        if base_url:
            self.names.add((urlsplit(base_url).hostname or "").lower())

    def knows(self, given: str) -> bool:
        """Is this Host header one of ours? Programs that speak HTTP/1.0 send none."""
        name = host_of(given)
        return not given or name in self.names or name.endswith(".localhost") or is_address(name)


def host_of(given: str) -> str:
    """The host of a Host header, without port."""
    text = given.strip().lower()
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0].rstrip(".")


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


def unknown_name(given: str) -> str:
    """What a stranger's name is answered with; it is repeated only if it can do no harm."""
    name = host_of(given)
    if len(name) > 80 or not NAME.fullmatch(name):
        return "This server does not go by that name."
    return (
        f"This server does not go by the name {name}. If it is yours: "
        f"augury serve --allow-host {name}"
    )


def is_readable(scope: Scope) -> bool:
    """Is the path text? Control characters and broken UTF-8 name nothing that we have."""
    raw = unquote_to_bytes(scope.get("raw_path") or scope["path"].encode())
    try:
        text = raw.decode()
    except UnicodeDecodeError:
        return False
    return not any(letter < " " or letter == "\x7f" for letter in text)
