"""Your turn: webhooks and Web Push, for people who asked for it and are not looking at the table.

Webhook addresses come from people, so requests go only to public addresses: the name is looked up
once, the address is checked, and the connection goes to exactly that address. No redirects, a short
time-out for the whole of it, only the status of the answer is read.

Everybody has a line of their own: a slow receiver delays nobody but the person who named it, and
one that failed is left alone for a while.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import ipaddress
import json
import logging
import socket
import ssl
import time
from collections import deque
from collections.abc import Callable, Collection, Coroutine, Mapping
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import cache
from typing import TypeAlias
from urllib.parse import urlsplit

from augury.core.reason import quote
from augury.server import push
from augury.server.live_table import LiveTable
from augury.server.metrics import Metrics
from augury.server.refusals import Refusal
from augury.server.seating import is_expected
from augury.server.settings import Settings
from augury.server.store import rows
from augury.server.store.base import Store, StoreDown
from augury.server.store.schema import PLAYING, Push, Webhook

log = logging.getLogger("augury.notify")
Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address

SECONDS = 8.0  # for one notification, all in all
MOST_LINES = 1000  # people with something waiting
MOST_WAITING = 5  # notifications of one person; the newest count
REST = 60.0  # seconds for which a receiver that failed is left alone
MOST_RESTING = 10_000
MOST_HEAD = 8 * 1024
LOOKUPS = 8  # names looked up at the same time
NAT64 = ipaddress.ip_network("64:ff9b::/96")
GONE = (404, 410)  # a push service says that the browser has unsubscribed


FAILURES = (OSError, EOFError, asyncio.LimitOverrunError, Refusal, StoreDown, ValueError)


class Notifier:
    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        self.store = store
        self.settings = settings
        self.metrics = metrics
        self.key = ""
        self.lookups = ThreadPoolExecutor(LOOKUPS, thread_name_prefix="augury-notify")
        self.lines: dict[str, deque[tuple[str, str]]] = {}  # by person: sentence and table
        self.resting: dict[str, float] = {}  # by receiver: until when
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        self.key = await self.store.write(
            lambda db: rows.settle_meta(db, "push-key", push.new_key())
        )

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        self.lookups.shutdown(wait=False, cancel_futures=True)

    def turns(
        self, live: LiveTable, before: Collection[int], is_there: Callable[[str], bool]
    ) -> None:
        """The game began or went on: tell those who are asked now, were not before and are not
        there."""
        if live.row.status != PLAYING:
            return
        asked = [live.seats[seat] for seat in live.legal if seat not in before]
        people = {chair.person for chair in asked if chair.person and not chair.away}
        for person in people:
            if not is_there(person):
                self.line_up(person, f"It is your turn in {live.game.title}.", live.row.id)

    def expected(self, live: LiveTable, is_there: Callable[[str], bool]) -> None:
        """A table waits for people: tell those who are not there."""
        for person in {chair.person for chair in live.seats if is_expected(chair)}:
            if not is_there(person):
                self.line_up(person, f"You are expected for {live.game.title}.", live.row.id)

    def line_up(self, person: str, sentence: str, table: str) -> None:
        """One notification at a time for each person; a few may wait."""
        line = self.lines.get(person)
        if line is not None:
            line.append((sentence, table))
        elif len(self.lines) < MOST_LINES:
            self.lines[person] = deque([(sentence, table)], MOST_WAITING)
            task = asyncio.ensure_future(self.work_off(person))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def work_off(self, person: str) -> None:
        line = self.lines[person]
        try:
            while line:
                await self.tell(person, *line.popleft())
        finally:
            del self.lines[person]

    async def tell(self, person: str, sentence: str, table: str) -> None:
        try:
            hooks, pushes = await self.store.read(
                lambda db: (rows.webhooks(db, person), rows.pushes(db, person))
            )
        except StoreDown:
            return
        address = f"{self.settings.base_url.rstrip('/')}/table/{table}"
        sending = [
            *(self.deliver(hook.id, self.call(hook, sentence, address, table)) for hook in hooks),
            *(
                self.deliver(target.id, self.push(target, sentence, address, table))
                for target in pushes
            ),
        ]
        await asyncio.gather(*sending)

    async def deliver(self, receiver: str, sending: Coroutine[object, object, int]) -> None:
        """Unless the receiver has just failed: then it is left alone for a while."""
        moment = time.monotonic()
        if self.resting.get(receiver, 0.0) > moment:
            sending.close()
            self.metrics.count("augury_notifications_total", 'result="skipped"')
            return
        self.resting.pop(receiver, None)
        try:
            async with asyncio.timeout(SECONDS):
                status = await sending
            self.metrics.count("augury_notifications_total", f'result="{status // 100}xx"')
        except FAILURES as error:
            self.metrics.count("augury_notifications_total", 'result="failed"')
            log.warning("a notification could not be delivered: %s", error or type(error).__name__)
            if len(self.resting) >= MOST_RESTING:
                self.resting.clear()
            self.resting[receiver] = moment + REST

    async def call(self, hook: Webhook, sentence: str, address: str, table: str) -> int:
        body, kind = message(hook.kind, sentence, address, table)
        signed = hmac.new(hook.secret.encode(), body, hashlib.sha256).hexdigest()
        headers = {"Content-Type": kind, "X-Augury-Signature": f"sha256={signed}"}
        return await self.post(hook.url, body, headers)

    async def push(self, target: Push, sentence: str, address: str, table: str) -> int:
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
        status = await self.post(target.endpoint, body, headers)
        if status in GONE:
            await self.store.write(lambda db: db.run("DELETE FROM pushes WHERE id = ?", target.id))
        return status

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        return await post(
            url, body, headers, inside=self.settings.private_webhooks, lookups=self.lookups
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
