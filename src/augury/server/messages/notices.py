"""How somebody wants to be told that it is their turn."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, UnsetType, field

from augury.server.messages.common import Answer, Body

Minutes: TypeAlias = Annotated[int, Meta(ge=0, lt=1440, description="Of the day, from midnight.")]
Channel: TypeAlias = Literal["push", "webhook", "mail"]


class QuietHours(Body):
    """Minutes from midnight between which nobody is told anything."""

    start: Minutes
    end: Minutes


class NoticeWishes(Body):
    """`zone`: where the person lives, such as Europe/Amsterdam. `quiet`: hours in which nothing is
    sent; what waits is told afterwards. `mail`: at most one in so many hours, 0 = none. `silent`:
    games of which nothing is told."""

    language: Literal["en", "nl", "de"] = "en"
    zone: Annotated[str, Meta(max_length=60)] = "UTC"
    quiet: QuietHours | None = None
    push: bool = True
    webhook: bool = True
    mail: Literal[0, 1, 6, 24] = 0
    silent: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=100)] = field(
        default_factory=list
    )


class NoticeInfo(Answer):
    """What somebody has wished for, and what this server can do."""

    wishes: NoticeWishes
    mail: str
    can_mail: bool
    browsers: int


class TryNotice(Body):
    """`id`: of one webhook; of none, all of them."""

    channel: Channel
    id: Annotated[str, Meta(max_length=40)] = ""


class Tried(Answer):
    """How many were sent to, and how many of those took it."""

    sent: int
    taken: int


class NewWebhook(Body):
    """An address to be called when it is somebody's turn."""

    url: Annotated[str, Meta(min_length=8, max_length=500)]
    kind: Literal["json", "discord", "slack", "matrix", "ntfy"] = "json"


class WebhookInfo(Answer):
    """A webhook. `secret` signs what is sent to it, and is told once."""

    id: str
    kind: str
    url: str
    secret: str | UnsetType = UNSET


class Webhooks(Answer):
    """All webhooks of somebody."""

    webhooks: list[WebhookInfo]


class PushKeys(Body):
    """The keys of a browser's subscription (RFC 8291)."""

    p256dh: Annotated[str, Meta(min_length=80, max_length=100)]
    auth: Annotated[str, Meta(min_length=16, max_length=40)]


class NewPush(Body):
    """A browser wants to be told."""

    endpoint: Annotated[str, Meta(min_length=8, max_length=1000)]
    keys: PushKeys


class PushInfo(Answer):
    """The subscription that was kept."""

    id: str


class PushKey(Answer):
    """The server's public key, with which a browser subscribes."""

    key: str
