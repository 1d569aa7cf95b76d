"""Everything that goes over the wire, typed. The API description (OpenAPI) is generated from these
structures."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

from augury.core.options import Value

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


# Games


class OptionInfo(Answer):
    name: str
    kind: str
    default: Value
    sentence: str
    values: list[Value]
    seats: list[int]


class GameInfo(Answer):
    id: str
    title: str
    designer: str
    year: int
    seats: list[int]
    chairs: dict[str, int]
    rules_version: str
    source: str
    reconstructed: list[str]
    secrets: bool
    lesson: bool
    options: list[OptionInfo]


class DomainInfo(Answer):
    name: str
    thing: str
    values: list[str]


class KindInfo(Answer):
    word: str
    arguments: list[str]
    domains: list[str]
    at: list[str]


class VocabularyInfo(Answer):
    size: int
    kinds: list[KindInfo]
    domains: list[DomainInfo]


class GameDetail(Answer):
    game: GameInfo
    vocabulary: VocabularyInfo
    languages: list[str]


class Games(Answer):
    games: list[GameInfo]
    levels: list[int]


class BookSpan(Answer):
    """A piece of a sentence: plain, bold, italic, or a link to the id of a heading."""

    text: str
    kind: str
    to: str


class BookBlock(Answer):
    """A heading, paragraph, item, figure or table of a rulebook, and the rules it covers."""

    kind: Literal["heading", "paragraph", "item", "figure", "table"]
    spans: list[BookSpan]
    level: int
    id: str
    number: str
    rules: list[str]
    figure: str
    rows: list[list[list[BookSpan]]]


class BookInfo(Answer):
    """A rulebook for players. `prompts`: the rule behind each prompt of the game's views."""

    game: str
    language: str
    title: str
    blocks: list[BookBlock]
    prompts: dict[str, str]


class FigureInfo(Answer):
    """A position for the board to draw: `show` is the part of it that matters, `mark` is pointed
    out."""

    game: str
    seats: int
    edition: str
    show: list[str]
    mark: list[str]
    view: msgspec.Raw


# People


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


# Tables


class ClockWish(Body):
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


class NewTable(Body):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=10)]
    options: dict[str, Value] = {}
    listed: bool = False
    clock: ClockWish | None = None
    promise: PromiseId = ""
    number: Number = ""


class NewLesson(Body):
    game: Annotated[str, Meta(max_length=40)]


class SeatLink(Answer):
    seat: int
    token: str


class Created(Answer):
    id: str
    links: list[SeatLink]


class SeatInfo(Answer):
    seat: int
    kind: str
    name: str
    level: int
    away: bool
    mine: bool
    online: bool
    linked: bool


class ProposalInfo(Answer):
    number: int
    kind: str
    by: int
    agreed: list[int]
    needed: list[int]
    keep: int


class TableInfo(Answer):
    id: str
    game: str
    title: str
    rules_version: str
    options: dict[str, Value]
    people: int
    seats: list[SeatInfo]
    status: str
    reason: str
    listed: bool
    host: bool
    watchers: int
    muted: bool
    paused: bool
    clock: ClockWish | None
    proposal: ProposalInfo | None
    commitment: str
    open_seed: bool
    next: str
    created: int
    changed: int


class TableCard(Answer):
    """A table in a list."""

    id: str
    game: str
    title: str
    status: str
    seats: list[SeatInfo]
    options: dict[str, Value]
    clock: ClockWish | None
    your_turn: bool
    open_seed: bool
    host: bool
    created: int
    changed: int


class TableCards(Answer):
    tables: list[TableCard]


class TakeSeat(Body):
    name: Annotated[str, Meta(max_length=24)] = ""
    number: Number = ""


class LeaveSeat(Body):
    level: Level = 3


class FillSeat(Body):
    kind: Literal["bot", "open"]
    level: Level = 3


class UseLink(Body):
    token: Token
    name: Annotated[str, Meta(max_length=24)] = ""
    number: Number = ""


class LookAtLink(Body):
    token: Token


class Invitation(Answer):
    """Where a link leads. `seat` is -1 for a spectators' link; `begun`: the cards are dealt, a
    number comes too late."""

    id: str
    seat: int
    commitment: str
    begun: bool


class Joined(Answer):
    id: str
    seat: int


class TableSettings(Body):
    listed: bool | None = None
    muted: bool | None = None


class PlayAgain(Body):
    promise: PromiseId = ""
    number: Number = ""


class Rematch(Answer):
    id: str


class ImportRecord(Body):
    record: Annotated[str, Meta(max_length=900_000)]
    branch: bool = False
    at: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None
    seats: Annotated[list[SeatWish], Meta(max_length=10)] = []


# Play


class Play(Body, tag="play"):
    """One decision, or several at once: all or nothing."""

    uuid: Uuid
    version: Version
    actions: Annotated[list[ActionText], Meta(min_length=1, max_length=200)]
    seat: Seat | None = None


class Undo(Body, tag="undo"):
    """Take back the seat's own last decision, if the rules allow it."""

    uuid: Uuid
    version: Version
    seat: Seat | None = None


class Propose(Body, tag="propose"):
    """undo: go back to where `keep` decisions were made. pause: stop the clocks."""

    kind: Literal["undo", "pause"]
    keep: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    seat: Seat | None = None


class AnswerProposal(Body, tag="answer"):
    number: Annotated[int, Meta(ge=0, le=1 << 53)]
    yes: bool
    seat: Seat | None = None


class Resume(Body, tag="resume"):
    """Go on after a pause."""


class Say(Body, tag="say"):
    uuid: Uuid
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Ask(Body, tag="ask"):
    """What would this decision mean? Is it possible, and could it be taken back?"""

    action: ActionText
    seat: Seat | None = None


class Plan(Body, tag="plan"):
    """How would the table stand after these decisions? Nothing is decided by asking."""

    version: Version
    actions: Annotated[list[ActionText], Meta(min_length=1, max_length=100)]
    seat: Seat | None = None


class AskWhy(Body, tag="why"):
    """Why can this thing not be chosen now? `planned`: after these decisions of a plan."""

    thing: Thing
    planned: Annotated[list[ActionText], Meta(max_length=100)] = []
    seat: Seat | None = None


class Look(Body, tag="look"):
    """See the table with the eyes of another of your own seats."""

    eye: Eye


class Hello(Body, tag="hello"):
    """First message: what the client has already seen."""

    seen: Annotated[int, Meta(ge=-1, le=1 << 53)] = -1
    eye: Eye | None = None


class Ping(Body, tag="ping"):
    pass


class WriteNote(Body):
    text: Annotated[str, Meta(max_length=4000)]
    seat: Seat | None = None


Question: TypeAlias = Ask | Plan | AskWhy
ClientMessage: TypeAlias = (
    Hello | Play | Undo | Propose | AnswerProposal | Resume | Say | Question | Look | Ping
)


class Choice(Answer):
    action: str
    targets: list[str]


class EventInfo(Answer):
    """`event-<kind>` in the texts, with facts; it happened when `moment` decisions had been
    made."""

    kind: str
    facts: dict[str, str | int]
    moment: int


class FrameInfo(Answer):
    """What happened, and the table after it as the engine itself says it. Only the present asks
    anything: in frames before it `prompt` and `to_act` are empty."""

    events: list[EventInfo]
    view: msgspec.Raw


class ClockFace(Answer):
    main: int
    move: int


class ClocksInfo(Answer):
    """Milliseconds as they stood when the message was sent."""

    faces: list[ClockFace]
    running: list[int]
    paused: bool


class LessonStep(Answer):
    """`number` decisions come before it in the lesson: `lesson-<number>` in the texts."""

    number: int
    action: str


class LessonInfo(Answer):
    """The learner's next decisions in a row, as the lesson has them; none when it has been left or
    is over."""

    steps: list[LessonStep]


class State(Answer, tag="state"):
    """The table as the client may see it. What is missing has not changed since the last message on
    this connection.

    `frames` show how it came about since the version the client knew; the view of the last one is
    the present. None: nothing has changed. Whoever comes fresh, or was away for long, gets the
    present alone, and in `events` what it missed. Of the events known before, the first
    `events_from` still stand; `events` follow them, and then those of the frames.
    """

    version: int
    eye: int
    decisions: int
    events_from: int
    events: list[EventInfo]
    frames: list[FrameInfo]
    undo: str  # why nothing can be taken back, `undo-<word>` in the texts; "" = something can
    legal: list[Choice] | UnsetType = UNSET
    table: TableInfo | UnsetType = UNSET
    clocks: ClocksInfo | UnsetType = UNSET
    lesson: LessonInfo | UnsetType = UNSET


class Accepted(Answer, tag="accepted"):
    """The wish is on disk."""

    uuid: str
    version: int


class Refused(Answer, tag="refused"):
    """The wish was not carried out. After `stale` a fresh state follows."""

    uuid: str
    code: str
    reason: ReasonInfo
    version: int


class Played(Answer):
    uuid: str
    version: int
    state: State


class StaleProblem(Answer):
    code: str
    reason: ReasonInfo
    message: str
    state: State


class Meaning(Answer, tag="meaning"):
    """`refusal`: why it is not possible now; missing = it is. `final`: why it could not be taken
    back, `undo-<final>` in the texts; empty = it could. `view`: the table after it, as far as the
    seat may foresee it; missing where something new would come out."""

    action: str
    final: str
    refusal: ReasonInfo | UnsetType = UNSET
    view: msgspec.Raw | UnsetType = UNSET


class Planned(Answer, tag="planned"):
    """As far as a plan can be carried out. `refusal`: why its next decision is not possible.
    `final`: why its last one is for good, `undo-<final>` in the texts.

    `view` and `legal` show the table after `actions`. When nothing can be planned beyond the last
    of them (`ends`): the table before it, and `after` the table after it, as far as the seat may
    foresee it; missing where something new would come out.
    """

    version: int
    actions: list[str]
    view: msgspec.Raw
    legal: list[Choice]
    final: str
    ends: bool
    refusal: ReasonInfo | UnsetType = UNSET
    after: msgspec.Raw | UnsetType = UNSET


class Explained(Answer, tag="explained"):
    """Why a thing cannot be chosen now. `possible`: it can. Without a reason: what is asked now,
    `prompt-<word>` of the view, is all there is to say."""

    thing: str
    possible: bool
    reason: ReasonInfo | UnsetType = UNSET


class ChatLine(Answer, tag="chat"):
    number: int
    room: str
    seat: int
    name: str
    text: str
    at: int


class ChatLines(Answer):
    lines: list[ChatLine]


class Note(Answer):
    text: str
    seat: int


class Pong(Answer, tag="pong"):
    now: int


class Trouble(Answer, tag="trouble"):
    """A message that could not be understood or carried out, without a wish to refuse."""

    code: str
    reason: ReasonInfo


ServerMessage: TypeAlias = (
    State | Accepted | Refused | Meaning | Planned | Explained | ChatLine | Pong | Trouble
)


# Records


class SeatNumber(Answer):
    """A number that went into the seed. `by`: player, or server where a player sent none."""

    seat: int
    number: str
    by: str


class Fairness(Answer):
    """How the seed came about: docs/decisions/fair-shuffle.md. Everything but the commitment is
    empty until the end.

    `open_seed`: the seed was known from the start, and there is nothing to prove. Without a secret
    the table is older than the proof, and commitment = sha256("<seed>:<salt>").
    """

    table: str
    commitment: str
    open_seed: bool
    generator: str
    secret: str
    salt: str
    seed: str
    numbers: list[SeatNumber]


class ScorePoint(Answer):
    moment: int
    turn: int
    scores: list[int]


class Scores(Answer):
    """Points over time, and where they come from in the end: by seat, by heading
    (`heading-<word>` in the texts)."""

    points: list[ScorePoint]
    breakdown: list[dict[str, int]]
    ranks: list[int]


class Moment(Answer):
    """A decision, and what came of it; the view of the last frame is the table after it."""

    moment: int
    seat: int
    action: str
    frames: list[FrameInfo]


class Moments(Answer):
    moments: list[Moment]
    last: int


class Health(Answer):
    """The status is for everybody; the rest for the host of the server."""

    status: str
    version: str | UnsetType = UNSET
    tables: int | UnsetType = UNSET
    store: str | UnsetType = UNSET
    to_replay: int | UnsetType = UNSET
    failing: int | UnsetType = UNSET
