"""Plain requests about how somebody wants to be told that it is their turn."""

from __future__ import annotations

import asyncio

import msgspec

from augury.core import registry
from augury.server import push, security
from augury.server.api import Call
from augury.server.delivery import Delivery, Notice
from augury.server.mail import Mailer
from augury.server.messages.common import Answer, Done
from augury.server.messages.notices import (
    NewPush,
    NewWebhook,
    NoticeInfo,
    NoticeWishes,
    PushInfo,
    PushKey,
    Tried,
    TryNotice,
    WebhookInfo,
    Webhooks,
)
from augury.server.notice_wishes import read, zone_of
from augury.server.outgoing import check_url
from augury.server.refusals import Refusal, not_now
from augury.server.settings import Settings
from augury.server.store import rows
from augury.server.store.base import Db, Store
from augury.server.store.schema import Push, Webhook
from augury.server.wire import write_json
from augury.words import Words

MOST_WEBHOOKS = 5
MOST_BROWSERS = 30


class NoticeRoutes:
    """Webhooks, Web Push and mail of a person."""

    def __init__(
        self, store: Store, settings: Settings, delivery: Delivery, mailer: Mailer
    ) -> None:
        self.store = store
        self.settings = settings
        self.delivery = delivery
        self.mailer = mailer

    async def wishes(self, call: Call) -> Answer:
        person = call.person

        def work(db: Db) -> tuple[NoticeWishes, str, int]:
            browsers = len(rows.pushes(db, person.id))
            return read(db, person.id), rows.mail(db, person.id), browsers

        wishes, address, browsers = await self.store.read(work)
        return NoticeInfo(wishes=wishes, mail=address, can_mail=self.mailer.on, browsers=browsers)

    async def wish(self, call: Call, wish: NoticeWishes) -> Answer:
        person = call.person
        zone_of(wish.zone)
        known = set(registry.ids())
        kept = msgspec.structs.replace(wish, silent=sorted(known & set(wish.silent)))
        text = write_json(kept).decode()
        await self.store.write(lambda db: rows.set_notice_wishes(db, person.id, text))
        return await self.wishes(call)

    async def test(self, call: Call, wish: TryNotice) -> Answer:
        """Send one now, whatever the hour: whoever asks is awake."""
        person = call.person
        call.limit("test-person", person.id)

        def work(db: Db) -> tuple[NoticeWishes, str, list[Webhook], list[Push]]:
            own = read(db, person.id), rows.mail(db, person.id)
            return *own, rows.webhooks(db, person.id), rows.pushes(db, person.id)

        wishes, address, hooks, pushes = await self.store.read(work)
        words = Words("", wishes.language)
        notice = Notice(words.say("notice-test"), self.delivery.link(), "", 0)
        if wish.channel == "mail":
            self.mailer.check()
            if not address:
                raise not_now("no-address")
            sent = await self.mailer.send(address, notice.text, f"{notice.text}\n\n{notice.url}")
            return Tried(sent=1, taken=int(sent))
        if wish.channel == "push":
            sending = [(target.id, self.delivery.push(target, notice)) for target in pushes]
        else:
            chosen = [hook for hook in hooks if not wish.id or hook.id == wish.id]
            sending = [(hook.id, self.delivery.call(hook, notice)) for hook in chosen]
        for receiver, _ in sending:
            self.delivery.resting.pop(receiver, None)  # somebody is looking whether it works again
        taken = await asyncio.gather(*(self.delivery.deliver(*one) for one in sending))
        return Tried(sent=len(taken), taken=sum(taken))

    async def list_webhooks(self, call: Call) -> Answer:
        person = call.person
        found = await self.store.read(lambda db: rows.webhooks(db, person.id))
        return Webhooks(
            webhooks=[WebhookInfo(id=hook.id, kind=hook.kind, url=hook.url) for hook in found]
        )

    async def add_webhook(self, call: Call, wish: NewWebhook) -> Answer:
        person = call.person
        check_url(wish.url, inside=self.settings.private_webhooks)
        hook = Webhook(security.new_id(), person.id, wish.kind, wish.url, security.new_token())

        def work(db: Db) -> None:
            if len(rows.webhooks(db, person.id)) >= MOST_WEBHOOKS:
                raise Refusal(409, "too-many", "many-webhooks", most=MOST_WEBHOOKS)
            rows.insert(db, "webhooks", hook)

        await self.store.write(work)
        return WebhookInfo(id=hook.id, kind=hook.kind, url=hook.url, secret=hook.secret)

    async def drop_webhook(self, call: Call) -> Answer:
        return await self.drop(call, "webhooks", call.path("webhook"), Refusal(404, "no-webhook"))

    async def push_key(self, call: Call) -> Answer:
        return PushKey(key=push.public_key(self.delivery.key))

    async def add_push(self, call: Call, wish: NewPush) -> Answer:
        person = call.person
        check_url(wish.endpoint, inside=self.settings.private_webhooks)
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
        return await self.drop(call, "pushes", call.path("push"), Refusal(404, "no-push"))

    async def drop(self, call: Call, table: str, wanted: str, missing: Refusal) -> Answer:
        """Only one's own."""
        person = call.person.id
        if not await self.store.write(
            lambda db: db.run(f"DELETE FROM {table} WHERE id = ? AND person = ?", wanted, person)
        ):
            raise missing
        return Done()
