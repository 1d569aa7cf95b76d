"""The rows of clubs and their tournaments as typed structures."""

from __future__ import annotations

import msgspec

OWNER, HOST, MEMBER = "owner", "host", "member"
SWISS, ROUND_ROBIN = "swiss", "round-robin"
ENTERING, RUNNING, ENDED = "open", "running", "over"
FORFEIT = "forfeit"


class ClubRow(msgspec.Struct):
    id: str
    slug: str
    name: str
    folded: str
    about: str
    zone: str
    created: int


class MemberRow(msgspec.Struct):
    club: str
    person: str
    role: str
    joined: int
    seen: int


class Known(msgspec.Struct):
    """A member with what the others may know."""

    person: str
    name: str
    role: str
    joined: int
    seen: int
    unrated: bool


class LinkRow(msgspec.Struct):
    id: str
    club: str
    token: str
    created: int
    until: int
    uses: int


class EveningRow(msgspec.Struct):
    """A table that stands again and again."""

    id: str
    club: str
    game: str
    seats: int
    options: str
    clock: str
    every: str
    weekday: int
    minute: int
    due: int
    created: int


class TournamentRow(msgspec.Struct):
    id: str
    club: str
    name: str
    game: str
    kind: str
    size: int
    rounds: int
    days: int
    options: str
    status: str
    round: int
    began: int
    secret: str
    created: int


class Entrant(msgspec.Struct):
    tournament: str
    number: int
    person: str
    name: str
    drawn: str
    by_server: int
    out: int


class TournamentGame(msgspec.Struct):
    tournament: str
    round: int
    board: int
    game: int
    table_id: str
    deal: str
    status: str


class TournamentSeat(msgspec.Struct):
    tournament: str
    round: int
    board: int
    game: int
    seat: int
    entrant: int
    points: int
    share: int


class Bye(msgspec.Struct):
    tournament: str
    round: int
    entrant: int


class DealRow(msgspec.Struct):
    id: str
    tournament: str
    round: int
    link: int
    numbers: str
