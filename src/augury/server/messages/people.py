"""Who somebody is, and their devices."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, UnsetType

from augury.server.messages.accounts import NewSecret, Secret, ShownPasskey
from augury.server.messages.common import Answer, Body, Name


class NewGuest(Body):
    """A name is enough to play. `bearer`: the token is wanted in the answer, not as a cookie."""

    name: Name
    bearer: bool = False


class NewName(Body):
    """Another name for somebody."""

    name: Name


class Login(Body):
    """Come back with a password. `bearer`: the token is wanted in the answer, not as a cookie."""

    name: Name
    password: NewSecret
    bearer: bool = False
    known: Annotated[str, Meta(max_length=100)] = ""
    """What an earlier login on this device gave, for programs; browsers have it in a cookie."""


class NewPassword(Body):
    """`passkey`: instead of the current one."""

    new: NewSecret
    current: Secret = ""
    passkey: ShownPasskey | None = None
    bearer: bool = False


class PersonInfo(Answer):
    """Somebody, as they themselves are told. `account`: they can come back from elsewhere."""

    id: str
    name: str
    account: bool


class Me(Answer):
    """Who the caller is, if anybody."""

    person: PersonInfo | None
    token: str | UnsetType = UNSET
    known: str | UnsetType = UNSET


class DeviceInfo(Answer):
    """A device that is signed in. `this`: the one that asks."""

    id: str
    label: str
    created: int
    seen: int
    this: bool


class Devices(Answer):
    """All devices of somebody."""

    devices: list[DeviceInfo]
