"""Plain requests about how somebody wants to be told that it is their turn."""

from __future__ import annotations

from augury.server import notify, push, security
from augury.server.api import Call
from augury.server.messages.common import Answer, Done
from augury.server.messages.people import (
    NewPush,
    NewWebhook,
    PushInfo,
    PushKey,
    WebhookInfo,
    Webhooks,
)
from augury.server.notify import Notifier
from augury.server.refusals import Refusal
from augury.server.settings import Settings
from augury.server.store import rows
from augury.server.store.base import Db, Store
from augury.server.store.schema import Push, Webhook

MOST_WEBHOOKS = 5
MOST_BROWSERS = 30


class NoticeRoutes:
    """Webhooks and Web Push of a person."""

    def __init__(self, store: Store, settings: Settings, notifier: Notifier) -> None:
        self.store = store
        self.settings = settings
        self.notifier = notifier

    async def list_webhooks(self, call: Call) -> Answer:
        person = call.person
        found = await self.store.read(lambda db: rows.webhooks(db, person.id))
        return Webhooks(
            webhooks=[WebhookInfo(id=hook.id, kind=hook.kind, url=hook.url) for hook in found]
        )

    async def add_webhook(self, call: Call, wish: NewWebhook) -> Answer:
        person = call.person
        notify.check_url(wish.url, inside=self.settings.private_webhooks)
        hook = Webhook(security.new_id(), person.id, wish.kind, wish.url, security.new_token())

        def work(db: Db) -> None:
            if len(rows.webhooks(db, person.id)) >= MOST_WEBHOOKS:
                raise Refusal(409, "too-many", "many-webhooks", most=MOST_WEBHOOKS)
            rows.insert(db, "webhooks", hook)

        await self.store.write(work)
        return WebhookInfo(id=hook.id, kind=hook.kind, url=hook.url, secret=hook.secret)

    async def drop_webhook(self, call: Call) -> Answer:
        person, wanted = call.person, call.path("webhook")
        if not await self.store.write(
            lambda db: db.run("DELETE FROM webhooks WHERE id = ? AND person = ?", wanted, person.id)
        ):
            raise Refusal(404, "no-webhook")
        return Done()

    async def push_key(self, call: Call) -> Answer:
        return PushKey(key=push.public_key(self.notifier.key))

    async def add_push(self, call: Call, wish: NewPush) -> Answer:
        person = call.person
        notify.check_url(wish.endpoint, inside=self.settings.private_webhooks)
        try:
            push.encrypt(b"", wish.keys.p256dh, wish.keys.auth)
        except ValueError as error:
            raise Refusal(422, "malformed", "push-keys") from error
        row = Push(security.new_id(), person.id, wish.endpoint, wish.keys.p256dh, wish.keys.auth)

        def work(db: Db) -> None:
            db.run("DELETE FROM pushes WHERE person = ? AND endpoint = ?", person.id, row.endpoint)
            if len(rows.pushes(db, person.id)) >= MOST_BROWSERS:
                raise Refusal(409, "too-many", "many-browsers", most=MOST_BROWSERS)
            rows.insert(db, "pushes", row)

        await self.store.write(work)
        return PushInfo(id=row.id)

    async def drop_push(self, call: Call) -> Answer:
        person, wanted = call.person, call.path("push")
        if not await self.store.write(
            lambda db: db.run("DELETE FROM pushes WHERE id = ? AND person = ?", wanted, person.id)
        ):
            raise Refusal(404, "no-push")
        return Done()
