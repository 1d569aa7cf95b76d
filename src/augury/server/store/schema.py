"""The rows of the store as typed structures."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

Value: TypeAlias = str | int | None

WAITING, PLAYING, OVER, CLOSED, ASIDE = "waiting", "playing", "over", "closed", "aside"
OPEN, PERSON, BOT, AUTOMATON = "open", "person", "bot", "automaton"


class Person(msgspec.Struct):
    id: str
    name: str
    account: str | None
    password: str
    created: int


class Device(msgspec.Struct):
    id: str
    person: str
    token: str
    label: str
    created: int
    seen: int


class TableRow(msgspec.Struct):
    id: str
    game: str
    rules: str
    seats: int
    options: str
    seed: str
    salt: str
    open_seed: int
    host: str
    listed: int
    status: str
    reason: str
    clock: str
    faces: str
    paused: int
    muted: int
    proposal: str
    watch_link: str
    next: str
    created: int
    changed: int
    revision: int
    version: int
    to_act: str
    busy: int
    keeper: str
    keeper_until: int
    secret: str = ""
    generator: str = ""


class SeatRow(msgspec.Struct):
    table_id: str
    seat: int
    kind: str
    person: str
    name: str
    level: int
    away: int
    link: str
    number: str = ""  # what the player's browser drew, in hexadecimal


class PromiseRow(msgspec.Struct):
    """A secret that was committed to, for a table to come."""

    id: str
    person: str
    secret: str
    salt: str
    created: int


class Change(msgspec.Struct):
    """One change of a game."""

    table_id: str
    number: int
    uuid: str
    kind: str
    seat: int
    actions: str  # a JSON list of texts
    author: str
    at: int


class ChatRow(msgspec.Struct):
    table_id: str
    number: int
    uuid: str
    room: str
    seat: int
    person: str
    name: str
    text: str
    at: int


class Webhook(msgspec.Struct):
    id: str
    person: str
    kind: str
    url: str
    secret: str


class Push(msgspec.Struct):
    id: str
    person: str
    endpoint: str
    p256dh: str
    auth: str


class Entry(msgspec.Struct):
    """A change of the game on its way into the log, and how the table stands after it."""

    change: Change
    revision: int  # of the row by which the change was found possible
    status: str
    to_act: str
    faces: str
    busy: int
    news: int  # 1 = the status changed

    def values(self) -> list[Value]:
        """For the row of the table, its id and revision first."""
        change = self.change
        return [
            change.table_id,
            self.revision,
            change.number,
            change.at,
            self.status,
            self.to_act,
            self.faces,
            self.busy,
            self.news,
        ]
