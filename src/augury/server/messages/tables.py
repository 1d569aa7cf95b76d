"""Tables from outside: made, listed, who sits where, and the links that lead there."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, UnsetType, field

from augury.core.options import Value
from augury.server.messages.common import Answer, Body, Level, Number, PromiseId, Seconds, Token
from augury.server.messages.rhythm import SeatRhythm


class ClockWish(Body):
    """Seconds for the game, more with each move, and for one move."""

    main: Seconds
    increment: Seconds = 0
    move: Seconds = 0


class SeatWish(Body):
    """Who shall sit there. me: the maker of the table (several times = hot-seat on one device);
    link: whoever has the seat link."""

    kind: Literal["me", "bot", "open", "link"]
    level: Level = 3
    name: Annotated[str, Meta(max_length=24)] = ""


class Promise(Answer):
    """A commitment to the server's part of a shuffle. `id` is the table's, if it is made with this
    promise until then."""

    id: str
    commitment: str
    until: int


Delay: TypeAlias = Annotated[
    Literal["none", "turn", "minutes"],
    Meta(description="How late those see a running game who do not play: not, a turn, 10 minutes."),
]


class NewTable(Body):
    """`listed`: everybody may find it and sit down. `watch`: everybody may look on; unless said
    otherwise, where it is listed."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=10)]
    options: dict[str, Value] = field(default_factory=dict)
    listed: bool = False
    watch: bool | None = None
    delay: Delay = "none"
    club: Annotated[str, Meta(max_length=40)] = ""
    hints: bool = False
    clock: ClockWish | None = None
    promise: PromiseId = ""
    number: Number = ""


class NewLesson(Body):
    """A game to be learned by playing."""

    game: Annotated[str, Meta(max_length=40)]


class SeatLink(Answer):
    """A link that leads to a seat."""

    seat: int
    token: str


class Created(Answer):
    """The new table, and the links to its seats for those who are invited."""

    id: str
    links: list[SeatLink]


class SeatInfo(Answer):
    """`rhythm`: when their clock runs, for those who play a slow game with them."""

    seat: int
    kind: str
    name: str
    level: int
    away: bool
    mine: bool
    online: bool
    linked: bool
    rhythm: SeatRhythm | UnsetType = UNSET


class ProposalInfo(Answer):
    """What somebody has proposed to all: who has agreed, and whose word is still needed."""

    number: int
    kind: str
    by: int
    agreed: list[int]
    needed: list[int]
    keep: int


class TableInfo(Answer):
    """The facts about a table. `sides`: which side each seat plays for; partners have the same.
    `hints`: everybody who plays may ask for them; `may_hint`: the caller may. `daily`: the deal of
    the day that is played here, its day, name, and whether it counts or is free. `watch`: everybody
    may look on. `delay`: how late those see it who do not play; `late`: the caller does now.
    `club`: for the members of a club; `tournament`: others play the same deal."""

    id: str
    game: str
    title: str
    rules_version: str
    options: dict[str, Value]
    people: int
    seats: list[SeatInfo]
    sides: list[int]
    status: str
    reason: str
    listed: bool
    watch: bool
    delay: str
    late: bool
    hints: bool
    may_hint: bool
    host: bool
    watchers: int
    muted: bool
    paused: bool
    clock: ClockWish | None
    proposal: ProposalInfo | None
    commitment: str
    open_seed: bool
    daily: str
    next: str
    created: int
    changed: int
    club: bool = False
    tournament: bool = False


class PlaceInfo(Answer):
    """How a seat did."""

    seat: int
    points: int
    place: int


class TableCard(Answer):
    """A table in a list. `asked`: seats that are to decide, since `changed`. `left`: milliseconds
    on the clock of whoever is asked, the caller first; `ends`: when it will have run out;
    `resting`: it stands still, because they do not think now. Only among one's own tables:
    `unread` lines of chat, and `places`, how a game ended for every seat."""

    id: str
    game: str
    title: str
    status: str
    seats: list[SeatInfo]
    options: dict[str, Value]
    clock: ClockWish | None
    your_turn: bool
    asked: list[int]
    paused: bool
    hints: bool
    open_seed: bool
    host: bool
    created: int
    changed: int
    left: int | UnsetType = UNSET
    ends: int | UnsetType = UNSET
    resting: bool = False
    unread: int | UnsetType = UNSET
    places: list[PlaceInfo] | UnsetType = UNSET


class TableCards(Answer):
    """Tables in a list."""

    tables: list[TableCard]


class WatchCard(Answer):
    """A game that everybody may watch, as it is seen by those who do not play: `delay` says how
    late. `scores` by seat."""

    id: str
    game: str
    title: str
    seats: list[SeatInfo]
    turn: int
    scores: list[int]
    watchers: int
    delay: str
    clock: ClockWish | None
    created: int


class WatchCards(Answer):
    """Games that can be watched."""

    tables: list[WatchCard]


class TakeSeat(Body):
    """Sit down. `number`: the player's own part of the shuffle."""

    name: Annotated[str, Meta(max_length=24)] = ""
    number: Number = ""


class LeaveSeat(Body):
    """Get up; a bot of this level plays on."""

    level: Level = 3


class FillSeat(Body):
    """Host: seat a bot, or leave the seat open."""

    kind: Literal["bot", "open"]
    level: Level = 3


class UseLink(Body):
    """Take the seat that a link leads to."""

    token: Token
    name: Annotated[str, Meta(max_length=24)] = ""
    number: Number = ""


class LookAtLink(Body):
    """Where does a link lead? It stays unused."""

    token: Token


class Invitation(Answer):
    """Where a link leads. `seat` is -1 for a spectators' link; `begun`: the cards are dealt, a
    number comes too late; `host`: the name of whoever invites."""

    id: str
    seat: int
    commitment: str
    begun: bool
    game: str
    title: str
    host: str
    status: str
    seats: list[SeatInfo]
    clock: ClockWish | None
    delay: str


class Joined(Answer):
    """The table, and the seat that was taken there."""

    id: str
    seat: int


class TableSettings(Body):
    """`listed` goes for `watch` as well, unless that is said, too."""

    listed: bool | None = None
    watch: bool | None = None
    muted: bool | None = None


class Shared(Answer):
    """A link to look at the game with: `/s/<token>`, and `?at=<moment>` for one moment of it."""

    token: str


class SharedGame(Answer):
    """A game that I have shown around. `links`: how many still work; `last`: when the latest was
    made; `people`: names of the others who play there, if I play there or host it."""

    table: str
    game: str
    title: str
    people: list[str]
    links: int
    last: int


class SharedGames(Answer):
    """The links to look at games with that somebody has handed out."""

    games: list[SharedGame]


class PlayAgain(Body):
    """The same people, another deal. `number`: the player's own part of the shuffle."""

    promise: PromiseId = ""
    number: Number = ""


class Rematch(Answer):
    """The new table."""

    id: str


class ImportRecord(Body):
    """A game as a record: to be kept as it is, or to be played on from a decision."""

    record: Annotated[str, Meta(max_length=900_000)]
    branch: bool = False
    at: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None
    seats: Annotated[list[SeatWish], Meta(max_length=10)] = field(default_factory=list)
