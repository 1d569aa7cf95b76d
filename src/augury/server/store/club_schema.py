"""The rows of clubs and their tournaments as typed structures."""

from __future__ import annotations

import msgspec

OWNER, HOST, MEMBER = "owner", "host", "member"
SWISS, ROUND_ROBIN = "swiss", "round-robin"
ENTERING, RUNNING, ENDED = "open", "running", "over"
FORFEIT = "forfeit"


class ClubRow(msgspec.Struct):
    """A club. `folded`: its name as it is compared with others."""

    id: str
    slug: str
    name: str
    folded: str
    about: str
    zone: str
    created: int


class MemberRow(msgspec.Struct):
    """Somebody in a club. `role`: owner, host or member; `seen`: when they were last there."""

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


class ClubLine(msgspec.Struct):
    """Something that was said in a club."""

    club: str
    number: int
    uuid: str
    person: str
    name: str
    text: str
    at: int
    removed: int = 0


class ClubAttention(msgspec.Struct):
    """How far a member has read, and whether they want to hear of more."""

    club: str
    person: str
    seen: int = 0
    muted: int = 0


class LinkRow(msgspec.Struct):
    """A link to join by. `uses`: how often it can still be used; below 0 = as often as one
    likes."""

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
    """A tournament. `secret`: the server's part of its deals."""

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
    clock: str = ""  # of each game; empty = the days of a round are shared


class Entrant(msgspec.Struct):
    """Somebody in a tournament, by the number they entered with. `drawn`: their part of the
    deals."""

    tournament: str
    number: int
    person: str
    name: str
    drawn: str
    by_server: int
    out: int


class TournamentGame(msgspec.Struct):
    """A game of a round, by board."""

    tournament: str
    round: int
    board: int
    game: int
    table_id: str
    deal: str
    status: str


class TournamentSeat(msgspec.Struct):
    """Who sits where in it, and what they won."""

    tournament: str
    round: int
    board: int
    game: int
    seat: int
    entrant: int
    points: int
    share: int


class Bye(msgspec.Struct):
    """A round in which an entrant has nobody to play with."""

    tournament: str
    round: int
    entrant: int


class DealRow(msgspec.Struct):
    """A deal that the tables of a round play."""

    id: str
    tournament: str
    round: int
    link: int
    numbers: str
