"""Your turn: webhooks and Web Push, for people who asked for it and are not looking at the table.

Webhook addresses come from people, so requests go only to public addresses: the name is looked up once, the address is checked, and the
connection goes to exactly that address. No redirects, a short time-out, a small answer.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import http.client
import ipaddress
import json
import logging
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, TypeAlias
from urllib.parse import urlsplit

from augury.server import push
from augury.server.metrics import Metrics
from augury.server.refusals import Refusal
from augury.server.settings import Settings
from augury.server.store import Store, StoreDown, rows
from augury.server.store.rows import PLAYING, Push, Webhook

if TYPE_CHECKING:
    from augury.server.live_table import LiveTable

log = logging.getLogger("augury.notify")
Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address

SECONDS = 8
MOST_WAITING = 1000
NAT64 = ipaddress.ip_network("64:ff9b::/96")
GONE = (404, 410)  # a push service says that the browser has unsubscribed


class Notifier:
    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        self.store = store
        self.settings = settings
        self.metrics = metrics
        self.key = ""
        self.threads = ThreadPoolExecutor(4, thread_name_prefix="augury-notify")
        self.waiting = 0
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        self.key = await self.store.write(
            lambda db: rows.settle_meta(db, "push-key", push.new_key())
        )

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        self.threads.shutdown(wait=False, cancel_futures=True)

    def turns(self, live: LiveTable, before: set[int], present: set[str]) -> None:
        """The game began or went on: tell those who are asked now, were not before and are not there."""
        if live.row.status != PLAYING:
            return
        asked = set(live.legal) - before
        people = {
            chair.person
            for chair in live.seats
            if chair.seat in asked and chair.person and not chair.away
        }
        for person in people - present:
            if self.waiting < MOST_WAITING:
                self.waiting += 1
                task = asyncio.ensure_future(self.tell(person, live.game.title, live.row.id))
                self.tasks.add(task)
                task.add_done_callback(self._told)

    def _told(self, task: asyncio.Task[None]) -> None:
        self.waiting -= 1
        self.tasks.discard(task)

    async def tell(self, person: str, title: str, table: str) -> None:
        try:
            hooks, pushes = await self.store.read(
                lambda db: (rows.webhooks(db, person), rows.pushes(db, person))
            )
        except StoreDown:
            return
        address = f"{self.settings.base_url.rstrip('/')}/table/{table}"
        sentence = f"It is your turn in {title}."
        for hook in hooks:
            await self._count(self.call(hook, sentence, address, table))
        for target in pushes:
            await self._count(self.push(target, sentence, address, table))

    async def _count(self, sending: asyncio.Future[int] | asyncio.Task[int]) -> int:
        try:
            status = await sending
            self.metrics.count("augury_notifications_total", f'result="{status // 100}xx"')
            return status
        except (OSError, Refusal, http.client.HTTPException, ValueError) as error:
            self.metrics.count("augury_notifications_total", 'result="failed"')
            log.warning("a notification could not be delivered: %s", error)
            return 0

    def call(self, hook: Webhook, sentence: str, address: str, table: str) -> asyncio.Future[int]:
        body, kind = message(hook.kind, sentence, address, table)
        signed = hmac.new(hook.secret.encode(), body, hashlib.sha256).hexdigest()
        headers = {"Content-Type": kind, "X-Augury-Signature": f"sha256={signed}"}
        return self._post(hook.url, body, headers)

    def push(self, target: Push, sentence: str, address: str, table: str) -> asyncio.Future[int]:
        body = push.encrypt(
            json.dumps({"text": sentence, "url": address, "table": table}).encode(),
            target.p256dh,
            target.auth,
        )
        contact = self.settings.base_url or "mailto:operator@localhost"
        headers = {
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": "86400",
            "Urgency": "normal",
            "Authorization": push.signature(target.endpoint, self.key, contact),
        }
        return asyncio.ensure_future(self._push(target, body, headers))

    async def _push(self, target: Push, body: bytes, headers: Mapping[str, str]) -> int:
        status = await self._post(target.endpoint, body, headers)
        if status in GONE:
            await self.store.write(lambda db: db.run("DELETE FROM pushes WHERE id = ?", target.id))
        return status

    def _post(self, url: str, body: bytes, headers: Mapping[str, str]) -> asyncio.Future[int]:
        inside = self.settings.private_webhooks
        return asyncio.get_running_loop().run_in_executor(
            self.threads, lambda: post(url, body, headers, inside=inside)
        )


def message(kind: str, sentence: str, address: str, table: str) -> tuple[bytes, str]:
    """The body that a service understands, and its type."""
    if kind == "discord":
        return json.dumps({"content": f"{sentence} {address}"}).encode(), "application/json"
    if kind == "slack":
        return json.dumps({"text": f"{sentence} {address}"}).encode(), "application/json"
    if kind == "ntfy":
        return f"{sentence} {address}".encode(), "text/plain; charset=utf-8"
    return json.dumps(
        {"event": "your-turn", "text": sentence, "url": address, "table": table}
    ).encode(), "application/json"


def check_url(url: str, *, inside: bool) -> None:
    """Refuse what could never be called."""
    try:
        parts = urlsplit(url)
        odd = not parts.hostname or parts.username or parts.password or parts.port == 0
    except ValueError:  # a port that is no number, half an IPv6 address
        odd = True
    if odd or not url.isascii() or not url.isprintable() or " " in url:
        raise Refusal(422, "webhook", "This is not an address we can call.")
    if parts.scheme != "https" and not (inside and parts.scheme == "http"):
        raise Refusal(422, "webhook", "The address must begin with https://.")


def public_address(host: str, port: int, *, inside: bool) -> str:
    """The address behind a name, if it lies in the open internet."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    for *_, where in found:
        address = ipaddress.ip_address(str(where[0]).partition("%")[0])
        if not inside and not all(is_public(meant) for meant in (address, *hidden_in(address))):
            raise Refusal(422, "webhook", f"{host} is not an address in the open internet.")
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


class Pinned(http.client.HTTPConnection):
    """Connects to an address that was checked, under the name that was asked for."""

    def __init__(self, host: str, port: int, address: str, context: ssl.SSLContext | None) -> None:
        super().__init__(host, port, timeout=SECONDS)
        self.address = address
        self.context = context

    def connect(self) -> None:
        plain = socket.create_connection((self.address, self.port), SECONDS)
        self.sock = (
            plain
            if self.context is None
            else self.context.wrap_socket(plain, server_hostname=self.host)
        )


def post(url: str, body: bytes, headers: Mapping[str, str], *, inside: bool) -> int:
    """POST to an address that somebody gave us; returns the status."""
    check_url(url, inside=inside)
    parts = urlsplit(url)
    secure = parts.scheme == "https"
    host, port = parts.hostname or "", parts.port or (443 if secure else 80)
    address = public_address(host, port, inside=inside)
    connection = Pinned(host, port, address, ssl.create_default_context() if secure else None)
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path, body, {**headers, "User-Agent": "augury"})
        answer = connection.getresponse()
        answer.read(1024)
        return answer.status
    finally:
        connection.close()
