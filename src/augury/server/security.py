"""Tokens, origins, headers and limits. Everything a stranger meets first."""

from __future__ import annotations

import hashlib
import hmac
import ipaddress
import secrets
import time
from collections.abc import Mapping
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse, PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from augury.server import audit
from augury.server.hosts import Hosts, is_readable, unknown_name

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
COOKIE_DAYS = 400
MOST_HEADER_BYTES = 16 * 1024

CONTENT_SECURITY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "media-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
# The one page that others of ours may frame: it draws figures of the rulebook, for nobody to touch.
FRAMED = {
    "content-security-policy": CONTENT_SECURITY.replace(
        "frame-ancestors 'none'", "frame-ancestors 'self'"
    ),
    "x-frame-options": "SAMEORIGIN",
}
HEADERS = {
    "content-security-policy": CONTENT_SECURITY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


def new_token() -> str:
    """128 bits, for links and devices. Only its hash is stored."""
    return secrets.token_urlsafe(16)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def same(given: str, noted: str) -> bool:
    """Compare in constant time."""
    return hmac.compare_digest(given.encode(), noted.encode())


def new_id() -> str:
    """A name for a row that nobody can guess."""
    return secrets.token_hex(10)


class Headings:
    """Adds the protecting headers to every answer. Refuses what is not for us: names that are not
    ours, paths that are no text, requests with too much in their headers."""

    def __init__(self, app: ASGIApp, *, tls: bool, hosts: Hosts) -> None:
        self.app = app
        self.hosts = hosts
        self.headers = dict(HEADERS)
        if tls:
            self.headers["strict-transport-security"] = "max-age=31536000; includeSubDomains"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        given = Headers(scope=scope).get("host", "")
        known, readable = self.hosts.knows(given), is_readable(scope)
        if scope["type"] == "websocket":
            if known and readable:
                await self.app(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 1008})
            return
        if not known:
            audit.refused("host", scope)
            refusal = {"code": "host", "message": unknown_name(given)}
            await JSONResponse(refusal, 421, self.headers)(scope, receive, send)
            return
        if not readable:
            refusal = {"code": "not-found", "message": "There is nothing here."}
            await JSONResponse(refusal, 404, self.headers)(scope, receive, send)
            return
        if sum(len(name) + len(value) for name, value in scope["headers"]) > MOST_HEADER_BYTES:
            await PlainTextResponse("Too many headers.", 431)(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, send_with_headers)


def origin_allowed(headers: Headers, scheme: str, base_url: str) -> bool:
    """Does the request come from our own pages? Programs send no Origin; browsers always do where
    it matters."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
    given = urlsplit(origin)
    if given.scheme not in ("http", "https") or not given.netloc:
        return False
    if base_url:
        own = urlsplit(base_url)
        return (given.scheme, given.netloc.lower()) == (own.scheme, own.netloc.lower())
    own_scheme = {"ws": "http", "wss": "https"}.get(scheme, scheme)
    return (given.scheme, given.netloc.lower()) == (own_scheme, headers.get("host", "").lower())


def cookie_name(secure: bool) -> str:
    """`__Host-` cookies need TLS; on a plain local network the name goes without."""
    return "__Host-augury" if secure else "augury"


def known_name(secure: bool) -> str:
    """The cookie of a device that has logged in before."""
    return cookie_name(secure) + "-known"


def set_cookie(token: str, *, secure: bool, name: str = "") -> str:
    parts = [
        f"{name or cookie_name(secure)}={token}",
        "Path=/",
        "HttpOnly",
        "SameSite=Lax",
        f"Max-Age={COOKIE_DAYS * 86400 if token else 0}",
    ]
    if secure:
        parts.append("Secure")
    return "; ".join(parts)


def given_token(headers: Headers, cookies: Mapping[str, str], secure: bool) -> str:
    """What a device shows: `Authorization: Bearer ...` or the cookie."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return token.strip()
    return cookies.get(cookie_name(secure), "")


def neighbourhood(host: str) -> str:
    """The address whose budget counts. With IPv6 everybody has a whole network of addresses: it is
    one."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        return str(address.ipv4_mapped or ipaddress.ip_network((address, 64), strict=False))
    return str(address)


class Bucket:
    """A budget that refills: `rate` per second, at most `burst` at once."""

    __slots__ = ("at", "left")

    def __init__(self, burst: float) -> None:
        self.left = burst
        self.at = time.monotonic()

    def take(self, rate: float, burst: float, cost: float) -> bool:
        now = time.monotonic()
        self.left = min(burst, self.left + (now - self.at) * rate)
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


RULES: dict[str, tuple[float, float]] = {  # what -> per second, at once
    "request-ip": (60, 300),
    "connect-ip": (10, 100),
    "guest-ip": (0.5, 40),
    "login-ip": (0.2, 10),
    "login-pair": (0.05, 5),
    "login-known": (0.1, 8),
    "password-device": (0.1, 6),
    "challenge-ip": (0.5, 20),
    "mail-ip": (0.02, 5),
    "mail-person": (0.005, 3),
    "test-person": (0.05, 5),
    "export-person": (0.02, 3),
    "link-ip": (1, 30),
    "create-person": (0.2, 30),
    "promise-person": (0.2, 30),
    "change-person": (20, 120),
    "change-table": (50, 250),
    "ask-person": (20, 120),
    "hint-person": (0.5, 10),
    "chat-person": (1, 10),
    "rhythm-person": (0.2, 20),
    "replay-person": (4, 40),
    "import-person": (0.1, 10),
    "share-person": (0.2, 30),
    "share-ip": (2, 40),
    "study-person": (10, 80),
    "judgement-person": (1, 20),
}
MOST_BUCKETS = 50_000


class Limits:
    """Rate limits per address, person and table."""

    def __init__(self, factor: float) -> None:
        self.factor = factor
        self.buckets: dict[tuple[str, str], Bucket] = {}

    def allow(self, rule: str, whose: str, cost: float = 1) -> bool:
        if self.factor <= 0:
            return True
        rate, burst = RULES[rule][0] * self.factor, RULES[rule][1] * self.factor
        key = (rule, whose)
        bucket = self.buckets.get(key)
        if bucket is None:
            if len(self.buckets) >= MOST_BUCKETS:
                self.sweep()
            bucket = self.buckets[key] = Bucket(burst)
        return bucket.take(rate, burst, cost)

    def sweep(self) -> None:
        """Forget budgets that have been full for a while; if there are none, the oldest half."""
        by_age = sorted(self.buckets, key=lambda key: self.buckets[key].at)
        for key in by_age[: len(by_age) // 2]:
            del self.buckets[key]
