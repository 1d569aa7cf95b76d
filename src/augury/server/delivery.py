"""Handing a notice to whatever somebody has named: webhooks, and the browsers that asked for it."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import logging
import time
from collections.abc import Coroutine, Mapping
from concurrent.futures import ThreadPoolExecutor

import msgspec

from augury.server import push
from augury.server.messages.notices import NoticeWishes
from augury.server.metrics import Metrics
from augury.server.outgoing import post
from augury.server.refusals import Refusal
from augury.server.settings import Settings
from augury.server.store import rows
from augury.server.store.base import Store, StoreDown
from augury.server.store.schema import Push, Webhook

log = logging.getLogger("augury.notify")

SECONDS = 8.0  # for one notification, all in all
REST = 60.0  # seconds for which a receiver that failed is left alone
MOST_RESTING = 10_000
LOOKUPS = 8  # names looked up at the same time
GONE = (404, 410)  # a push service says that the browser has unsubscribed
FAILURES = (OSError, EOFError, asyncio.LimitOverrunError, Refusal, StoreDown, ValueError)


class Notice(msgspec.Struct):
    """What somebody is told. `table`: the one it is about, empty if about several; `waiting`: how
    many tables wait for them."""

    text: str
    url: str
    table: str
    waiting: int


class Delivery:
    """Hands out notices; a receiver that failed rests for a while."""

    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        self.store = store
        self.settings = settings
        self.metrics = metrics
        self.key = ""
        self.lookups = ThreadPoolExecutor(LOOKUPS, thread_name_prefix="augury-notify")
        self.resting: dict[str, float] = {}  # by receiver: until when

    async def open(self) -> None:
        self.key = await self.store.write(
            lambda db: rows.settle_meta(db, "push-key", push.new_key())
        )

    def close(self) -> None:
        self.lookups.shutdown(wait=False, cancel_futures=True)

    def link(self, table: str = "") -> str:
        """Where the reader is led: to a table, or to the first page."""
        return f"{self.settings.base_url.rstrip('/')}/#/" + (f"table/{table}" if table else "")

    async def to_devices(self, person: str, notice: Notice, wishes: NoticeWishes) -> None:
        hooks, pushes = await self.store.read(
            lambda db: (rows.webhooks(db, person), rows.pushes(db, person))
        )
        await asyncio.gather(
            *(
                self.deliver(hook.id, self.call(hook, notice))
                for hook in (hooks if wishes.webhook else [])
            ),
            *(
                self.deliver(target.id, self.push(target, notice))
                for target in (pushes if wishes.push else [])
            ),
        )

    async def deliver(self, receiver: str, sending: Coroutine[object, object, int]) -> bool:
        """Unless the receiver has just failed: then it is left alone for a while. True if it took
        it."""
        now = time.monotonic()
        if self.resting.get(receiver, 0.0) > now:
            sending.close()
            self.metrics.count("augury_notifications_total", 'result="skipped"')
            return False
        self.resting.pop(receiver, None)
        try:
            async with asyncio.timeout(SECONDS):
                status = await sending
        except FAILURES as error:
            self.metrics.count("augury_notifications_total", 'result="failed"')
            log.warning("a notification could not be delivered: %s", error or type(error).__name__)
            if len(self.resting) >= MOST_RESTING:
                self.resting.clear()
            self.resting[receiver] = now + REST
            return False
        self.metrics.count("augury_notifications_total", f'result="{status // 100}xx"')
        return status < 300

    async def call(self, hook: Webhook, notice: Notice) -> int:
        body, kind = message(hook.kind, notice)
        signed = hmac.new(hook.secret.encode(), body, hashlib.sha256).hexdigest()
        headers = {"Content-Type": kind, "X-Augury-Signature": f"sha256={signed}"}
        return await self.post(hook.url, body, headers)

    async def push(self, target: Push, notice: Notice) -> int:
        body = push.encrypt(msgspec.json.encode(notice), target.p256dh, target.auth)
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


def message(kind: str, notice: Notice) -> tuple[bytes, str]:
    """The body that a service understands, and its type."""
    line = f"{notice.text} {notice.url}"
    if kind == "discord":
        return json.dumps({"content": line}).encode(), "application/json"
    if kind == "slack":
        return json.dumps({"text": line}).encode(), "application/json"
    if kind == "matrix":
        return json.dumps({"text": line, "username": "Augury"}).encode(), "application/json"
    if kind == "ntfy":
        return line.encode(), "text/plain; charset=utf-8"
    return msgspec.json.encode(
        {"event": "your-turn", "text": notice.text, "url": notice.url, "table": notice.table}
    ), "application/json"
