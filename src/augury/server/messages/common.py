"""What all messages are made of, and what every request can be answered with."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

Uuid: TypeAlias = Annotated[
    str,
    Meta(
        pattern="^[0-9a-fA-F-]{8,40}$",
        description="Chosen by the client, once per wish: sending it again is safe.",
    ),
]
Version: TypeAlias = Annotated[
    int, Meta(ge=0, le=1 << 53, description="The version of the table that the client saw.")
]
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Eye: TypeAlias = Annotated[
    int, Meta(ge=-1, le=99, description="Whose view: a seat, or -1 for what a spectator sees.")
]
Level: TypeAlias = Annotated[int, Meta(ge=1, le=5, description="Strength of a bot.")]
ActionText: TypeAlias = Annotated[
    str,
    Meta(min_length=1, max_length=200, description="An action in text form, as `legal` lists it."),
]
Thing: TypeAlias = Annotated[
    str,
    Meta(min_length=1, max_length=80, description="A thing on the table, such as `card/R7`."),
]
Token: TypeAlias = Annotated[str, Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Number: TypeAlias = Annotated[
    str,
    Meta(
        pattern="^([0-9a-f]{32})?$",
        description="128 random bits of the player's own for the shuffle, in hexadecimal; "
        "empty = the server stands in.",
    ),
]
PromiseId: TypeAlias = Annotated[
    str,
    Meta(pattern="^([0-9a-f]{20})?$", description="A promise that was given to the caller."),
]
Seconds: TypeAlias = Annotated[int, Meta(ge=0, le=5_000_000)]


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """What a client sends."""


class Answer(msgspec.Struct):
    """What the server sends."""


class Done(Answer):
    """It is done."""

    ok: bool = True


class ReasonInfo(Answer):
    """Why not: `refusal-<key>` in the texts of the game or of the house says it with these facts.
    `rule` is the number of the rule it follows from, if any."""

    key: str
    facts: dict[str, str | int]
    rule: str


class Problem(Answer):
    """Why something was not done. Nothing was changed. `message` is the reason in the language that
    the request accepts; programs go by the code and the reason."""

    code: str
    reason: ReasonInfo
    message: str


class Health(Answer):
    """The status is for everybody; the rest for the host of the server."""

    status: str
    version: str | UnsetType = UNSET
    tables: int | UnsetType = UNSET
    store: str | UnsetType = UNSET
    to_replay: int | UnsetType = UNSET
    failing: int | UnsetType = UNSET
