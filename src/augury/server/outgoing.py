"""Calls to addresses that people gave us: only public ones, and no more than the status is read.

The name is looked up once, the address is checked, and the connection goes to exactly that address.
No redirects, a short time-out for the whole of it.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import Executor
from functools import cache
from typing import TypeAlias
from urllib.parse import urlsplit

from augury.core.reason import quote
from augury.server.refusals import Refusal

Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
MOST_HEAD = 8 * 1024
NAT64 = ipaddress.ip_network("64:ff9b::/96")


def check_url(url: str, *, inside: bool) -> None:
    """Refuse what could never be called."""
    try:
        parts = urlsplit(url)
        odd = not parts.hostname or parts.username or parts.password or parts.port == 0
    except ValueError:  # a port that is no number, half an IPv6 address
        odd = True
    if odd or not url.isascii() or not url.isprintable() or " " in url:
        raise Refusal(422, "webhook", "webhook-address")
    if parts.scheme != "https" and not (inside and parts.scheme == "http"):
        raise Refusal(422, "webhook", "webhook-https")


def public_address(host: str, port: int, *, inside: bool) -> str:
    """The address behind a name, if it lies in the open internet."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    for *_, where in found:
        address = ipaddress.ip_address(str(where[0]).partition("%")[0])
        if not inside and not all(is_public(meant) for meant in (address, *hidden_in(address))):
            raise Refusal(422, "webhook", "webhook-inside", host=quote(host))
    return str(found[0][4][0])


def is_public(address: Address) -> bool:
    return address.is_global and not address.is_multicast


def hidden_in(address: Address) -> list[ipaddress.IPv4Address]:
    """IPv4 addresses that an IPv6 address stands for: mapped, 6to4, Teredo, NAT64."""
    if isinstance(address, ipaddress.IPv4Address):
        return []
    found = [address.ipv4_mapped, address.sixtofour, *(address.teredo or ())]
    if address in NAT64:
        found.append(ipaddress.IPv4Address(int(address) & 0xFFFFFFFF))
    return [inner for inner in found if inner is not None]


async def post(
    url: str,
    body: bytes,
    headers: Mapping[str, str],
    *,
    inside: bool,
    lookups: Executor | None = None,
) -> int:
    """POST to an address that somebody gave us; returns the status. Whoever calls it sets the
    time-out."""
    check_url(url, inside=inside)
    parts = urlsplit(url)
    secure = parts.scheme == "https"
    host, port = parts.hostname or "", parts.port or (443 if secure else 80)
    address = await asyncio.get_running_loop().run_in_executor(
        lookups, lambda: public_address(host, port, inside=inside)
    )
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    lines = [
        f"POST {path} HTTP/1.1",
        f"Host: {parts.netloc}",
        f"Content-Length: {len(body)}",
        "Connection: close",
        "User-Agent: augury",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    reader, writer = await asyncio.open_connection(
        address,  # the one that was checked, under the name that was asked for
        port,
        limit=MOST_HEAD,
        ssl=trusted() if secure else None,
        server_hostname=host if secure else None,
    )
    try:
        writer.write("\r\n".join([*lines, "", ""]).encode() + body)
        await writer.drain()
        return status_of(await reader.readuntil(b"\r\n"))
    finally:
        # the status is all we want; a receiver must not keep us with its farewell
        writer.transport.abort()


@cache
def trusted() -> ssl.SSLContext:
    """Reading the certificates takes longer than a request: once is enough."""
    return ssl.create_default_context()


def status_of(line: bytes) -> int:
    """From `HTTP/1.1 204 No Content`."""
    version, _, rest = line.decode("latin-1").partition(" ")
    if not version.startswith("HTTP/1.") or not rest[:3].isdigit():
        raise ValueError("it does not answer as a web server does")
    return int(rest[:3])
