"""The rows of the store as typed structures."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

Value: TypeAlias = str | int | None

WAITING, PLAYING, OVER, CLOSED, ASIDE = "waiting", "playing", "over", "closed", "aside"
OPEN, PERSON, BOT, AUTOMATON = "open", "person", "bot", "automaton"
NO_DELAY, A_TURN, MINUTES = "none", "turn", "minutes"


class Person(msgspec.Struct):
    """Somebody. `account`: the name they come back by; None for a guest."""

    id: str
    name: str
    account: str | None
    password: str
    created: int


class Device(msgspec.Struct):
    """A device that is signed in, by the hash of its token."""

    id: str
    person: str
    token: str
    label: str
    created: int
    seen: int


class TableRow(msgspec.Struct):
    """A table. What is empty, or 0, was not wished for."""

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
    hints: int = 0  # for everybody who plays there, people or not
    daily: str = ""  # day and name of the deal, and whether it counts; empty = another table
    watch: int = 0  # everybody may look on while the game is on
    delay: str = NO_DELAY  # how late those see it who do not play
    club: str = ""  # whose members alone see it
    deal: str = ""  # that other tables of a tournament play as well


class SeatRow(msgspec.Struct):
    """A seat at a table. `link`: the hash of the link that leads to it; `number`: the part of the
    shuffle."""

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


class ResultRow(msgspec.Struct):
    """A game that has ended."""

    table_id: str
    game: str
    seats: int
    decisions: int
    began: int
    ended: int
    rated: int


class PlacingRow(msgspec.Struct):
    """How a game ended for a seat. Ratings are in thousandths."""

    table_id: str
    seat: int
    player: str  # a person's id, bot/<level>, or empty
    name: str
    game: str
    seats: int
    ended: int
    turn: int
    side: int
    points: int
    place: int
    opening: str
    mu: int | None = None
    sigma: int | None = None
    change: int = 0


class RatingRow(msgspec.Struct):
    """How strong a player is at a game, in thousandths of openskill's points."""

    player: str
    game: str
    seats: int
    mu: int
    sigma: int
    games: int
    changed: int


class ChatRow(msgspec.Struct):
    """A line of chat. `audience`: table or watchers."""

    table_id: str
    number: int
    uuid: str
    audience: str
    seat: int
    person: str
    name: str
    text: str
    at: int


class ShareRow(msgspec.Struct):
    """A link to look at a game with."""

    token: str
    table_id: str
    person: str
    created: int


class StudyRow(msgspec.Struct):
    """A game that somebody goes over."""

    id: str
    person: str
    title: str
    game: str
    record: str  # the header
    tree: str  # JSON
    created: int
    changed: int
    revision: int = 0


class Webhook(msgspec.Struct):
    """An address to be called when it is somebody's turn."""

    id: str
    person: str
    kind: str
    url: str
    secret: str


class Push(msgspec.Struct):
    """A browser that wants to be told."""

    id: str
    person: str
    endpoint: str
    p256dh: str
    auth: str


class ReviewRow(msgspec.Struct):
    """What a strong bot thinks of a finished game is in the judgements."""

    table_id: str
    numbers: str  # a JSON list: the decisions at which there was a choice
    iterations: int
    created: int


class JudgementRow(msgspec.Struct):
    """A piece of a review, as JSON."""

    table_id: str
    number: int  # of the decision
    kind: str  # judged or line
    judgement: str  # JSON


class Passkey(msgspec.Struct):
    """A key that opens an account. `counter`: the last one that it signed with."""

    id: str
    person: str
    credential: str
    public_key: str
    counter: int
    label: str
    created: int
    used: int


class Ticket(msgspec.Struct):
    """What may be shown once."""

    token: str
    kind: str
    person: str
    fact: str
    until: int


class Attention(msgspec.Struct):
    """Of a person at a table: the last line of chat they read, and whether they want to hear of
    more."""

    table_id: str
    person: str
    seen: int = 0
    muted: int = 0


class RhythmRow(msgspec.Struct):
    """From when on somebody thinks at which hours about slow games."""

    person: str
    since: int
    hours: str  # JSON; empty = at all hours


class VacationRow(msgspec.Struct):
    """From when until when somebody is away."""

    id: str
    person: str
    start: int
    stop: int


class PreparedRow(msgspec.Struct):
    """What a seat will answer when it is asked."""

    table_id: str
    seat: int
    person: str
    id: str
    kind: str  # once, again
    answers: str  # JSON
    step: int
    until: str  # revoked, round, touched
    turn: int
    mark: str
    decided: int
    dropped: str
    created: int


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


class DailyTry(msgspec.Struct):
    """Somebody's one try at a deal of the day that counts."""

    day: str
    deal: str
    person: str
    table_id: str
    begun: int
    ended: int = 0
    points: int = 0
    other: int = 0
    place: int = 0
    curve: str = ""


class DailyResult(msgspec.Struct):
    """A finished try, with the name of whoever played."""

    person: str
    name: str
    table_id: str
    points: int
    other: int
    place: int
    curve: str


class DailyBot(msgspec.Struct):
    """How a bot does on everybody's seat, as far as it has played."""

    day: str
    deal: str
    level: int
    actions: str
    ended: int = 0
    points: int = 0
    other: int = 0
    place: int = 0
    curve: str = ""


class DealBot(msgspec.Struct):
    """How a bot does on a seat of a finished game, as far as it has played."""

    table_id: str
    seat: int
    level: int
    actions: str
    ended: int = 0
    points: int = 0
    other: int = 0
    place: int = 0
