"""Who somebody is, their devices, and where they want to be told that it is their turn."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from augury.server.messages.common import Answer, Body, Name


class NewGuest(Body):
    name: Name
    bearer: bool = False


class NewName(Body):
    name: Name


class Login(Body):
    name: Name
    password: Annotated[str, Meta(min_length=8, max_length=200)]
    bearer: bool = False
    known: Annotated[str, Meta(max_length=100)] = ""
    """What an earlier login on this device gave, for programs; browsers have it in a cookie."""


class Password(Body):
    password: Annotated[str, Meta(max_length=200)] = ""


class NewPassword(Body):
    current: Annotated[str, Meta(max_length=200)]
    new: Annotated[str, Meta(min_length=8, max_length=200)]
    bearer: bool = False


class PersonInfo(Answer):
    id: str
    name: str
    account: bool


class Me(Answer):
    person: PersonInfo | None
    token: str | UnsetType = UNSET
    known: str | UnsetType = UNSET


class DeviceInfo(Answer):
    id: str
    label: str
    created: int
    seen: int
    this: bool


class Devices(Answer):
    devices: list[DeviceInfo]


class NewWebhook(Body):
    url: Annotated[str, Meta(min_length=8, max_length=500)]
    kind: Literal["json", "discord", "slack", "ntfy"] = "json"


class WebhookInfo(Answer):
    id: str
    kind: str
    url: str
    secret: str | UnsetType = UNSET


class Webhooks(Answer):
    webhooks: list[WebhookInfo]


class PushKeys(Body):
    p256dh: Annotated[str, Meta(min_length=80, max_length=100)]
    auth: Annotated[str, Meta(min_length=16, max_length=40)]


class NewPush(Body):
    endpoint: Annotated[str, Meta(min_length=8, max_length=1000)]
    keys: PushKeys


class PushInfo(Answer):
    id: str


class PushKey(Answer):
    key: str
