"""Clubs: who belongs to one, how they did, and when they meet."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType, field

from augury.core.options import Value
from augury.server.messages.common import Answer, Body, Token
from augury.server.messages.results import RatingInfo
from augury.server.messages.tables import ClockWish


class ClubWish(Body):
    """`zone`: by whose clock its evenings begin, as Europe/Amsterdam."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    about: Annotated[str, Meta(max_length=300)] = ""
    zone: Annotated[str, Meta(max_length=64)] = "UTC"


class ClubCard(Answer):
    """A club of the caller. `role`: owner, host or member. `unread`: lines of its chat."""

    slug: str
    name: str
    about: str
    role: str
    members: int
    unread: int


class MyClubs(Answer):
    """The clubs that somebody belongs to."""

    clubs: list[ClubCard]


class Founded(Answer):
    """The new club's part of its address."""

    slug: str


class MemberInfo(Answer):
    """`at`: the game of the club's table they are at. `seen`: when they last looked at the club.
    `rating`: at the game of the page; none for whoever does not want to be rated."""

    id: str
    name: str
    role: str
    you: bool
    here: bool
    at: str
    joined: int
    seen: int
    rating: RatingInfo | UnsetType = UNSET


class EveningInfo(Answer):
    """A table that stands again and again. `due`: the next time; `weekday`: 0 is Monday; `minute`:
    of the day, by the club's clock."""

    id: str
    game: str
    seats: int
    options: dict[str, Value]
    clock: ClockWish | None
    every: str
    weekday: int
    minute: int
    due: int
    coming: list[str]
    mine: bool


class TournamentCard(Answer):
    """`mine`: the caller plays in it."""

    id: str
    name: str
    game: str
    kind: str
    status: str
    round: int
    rounds: int
    entrants: int
    mine: bool


class ClubPage(Answer):
    """A club, for its members. `games`: finished this season, by game; `rated`: the game of the
    ratings; `unread`: lines of its chat that others wrote since the caller last read."""

    slug: str
    name: str
    about: str
    zone: str
    role: str
    created: int
    season: str
    games: dict[str, int]
    rated: str
    members: list[MemberInfo]
    most_members: int
    evenings: list[EveningInfo]
    tournaments: list[TournamentCard]
    unread: int


class ClubChatLine(Answer):
    """`person`: who wrote it; empty if they are gone."""

    number: int
    person: str
    name: str
    text: str
    at: int
    mine: bool


class Hushed(Answer):
    """Somebody of whom the caller does not want to read anything."""

    id: str
    name: str


class ClubChat(Answer):
    """`seen`: number of the last line that was read; `muted`: no word of new ones."""

    lines: list[ClubChatLine]
    seen: int
    muted: bool
    hushed: list[Hushed]


class HushWish(Body):
    """Read nothing more of somebody, or read them again."""

    hushed: bool


class RoleWish(Body):
    """owner: hand the club over; one's own role becomes host."""

    role: Literal["owner", "host", "member"]


class ClubLinkWish(Body):
    """`uses`: how many may join by it; 0 = as many as like."""

    days: Annotated[int, Meta(ge=1, le=365)] = 30
    uses: Annotated[int, Meta(ge=0, le=1000)] = 0


class ClubLinkInfo(Answer):
    """`uses`: how many can still join by it; -1 = as many as like."""

    id: str
    created: int
    until: int
    uses: int


class ClubLinks(Answer):
    """The links by which people can join, as hosts see them."""

    links: list[ClubLinkInfo]


class NewClubLink(Answer):
    """The token is shown this once."""

    id: str
    token: str
    until: int


class LookAtClub(Body):
    """Where does a link lead? It stays unused."""

    token: Token


class JoinClub(Body):
    """Become a member by a link; guests bring a name."""

    token: Token
    name: Annotated[str, Meta(max_length=24)] = ""


class ClubInvitation(Answer):
    """Where a link leads."""

    slug: str
    name: str
    about: str
    members: int
    member: bool


class ClubLeagueRow(Answer):
    """`beaten`: opponents, in halves; a tie is one half. `met`: opponents."""

    id: str
    name: str
    played: int
    won: int
    beaten: int
    met: int
    you: bool


class ClubLeague(Answer):
    """A season of the club's league, at one game or at all of them."""

    season: str
    seasons: list[str]
    game: str
    rows: list[ClubLeagueRow]


class EveningWish(Body):
    """A standing table: `minute` is counted from midnight, by the clock on the club's wall."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=10)]
    every: Literal["week", "month"]
    weekday: Annotated[int, Meta(ge=0, le=6)]
    minute: Annotated[int, Meta(ge=0, le=1439)]
    options: dict[str, Value] = field(default_factory=dict)
    clock: ClockWish | None = None


class ComingWish(Body):
    """Whether somebody comes to the next evening."""

    coming: bool
