"""Behind a reverse proxy: from whom a request really comes, and whether it came by TLS.

Each proxy adds the address it saw to the end of X-Forwarded-For; what stands before that was
written by the client, who may have made it up. So we count from the end: with one proxy the last
entry is the client, wherever it lives. Only a proxy in a private network is trusted.
"""

from __future__ import annotations

import ipaddress

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

SOCKETS = {"http": "ws", "https": "wss"}


class Forwarded:
    """Puts the client's own address and scheme into the request, for all that comes behind it."""

    def __init__(self, app: ASGIApp, *, proxies: int) -> None:
        self.app = app
        self.proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan" and self.proxies and is_inside(scope.get("client")):
            headers = Headers(scope=scope)
            address = entry(headers.getlist("x-forwarded-for"), self.proxies)
            if address:
                scope["client"] = (address, 0)
            scheme = entry(headers.getlist("x-forwarded-proto"), self.proxies)
            if scheme in SOCKETS:
                scope["scheme"] = SOCKETS[scheme] if scope["type"] == "websocket" else scheme
        await self.app(scope, receive, send)


def entry(lines: list[str], proxies: int) -> str:
    """What the outermost of our proxies wrote."""
    given = [word.strip() for word in ",".join(lines).split(",") if word.strip()]
    return given[max(0, len(given) - proxies)] if given else ""


def is_inside(client: tuple[str, int] | None) -> bool:
    """Does the connection come from this machine or its own network?"""
    try:
        address = ipaddress.ip_address(client[0]) if client else None
    except ValueError:
        return False
    if isinstance(address, ipaddress.IPv6Address):
        address = address.ipv4_mapped or address
    return address is not None and (address.is_private or address.is_loopback)
