"""What becomes of a wish, and what else is said at a table."""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from augury.server.messages.common import Answer, ReasonInfo
from augury.server.messages.state import Choice, State


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
    """The decisions were carried out: the table as it stands now."""

    uuid: str
    version: int
    state: State


class StaleProblem(Answer):
    """The table had moved on: why nothing was done, and how it stands now."""

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


class GainInfo(Answer):
    """Points that a choice brings or costs at once, by heading (`heading-<word>` of the room)."""

    heading: str
    points: int


class TermInfo(Answer):
    """`term-<term>` in the texts of the game: how many points more or less of it a seat has."""

    seat: int
    term: str
    value: float


class AdviceInfo(Answer):
    """A choice as a strong bot sees it. `win`: chance to win, 0 to 1. `margin`: points ahead of the
    best other side at the end. `share`: how much of its thinking went there. `gains`: what it
    brings at once, as far as the seat may foresee it. `terms`: in what it differs, the best from
    the second, the others from the best. `targets`: the things it names."""

    action: str
    targets: list[str]
    win: float
    margin: float
    share: float
    gains: list[GainInfo]
    terms: list[TermInfo]


class RestInfo(Answer):
    """The best of the choices that are not shown."""

    action: str
    win: float


class Hinted(Answer, tag="hinted"):
    """The best choices of a seat, best first, and every seat's chance to win. `verdict`: `clear`:
    the first is far ahead; `equal`: take any of them; `open`: neither; `only`: there is no other
    choice."""

    version: int
    seat: int
    choices: list[AdviceInfo]
    wins: list[float]
    verdict: str
    lines: int
    rest: RestInfo | UnsetType = UNSET


class ChatLine(Answer, tag="chat"):
    """`audience`: the table, or the watchers."""

    number: int
    audience: str
    seat: int
    name: str
    text: str
    at: int


class ChatLines(Answer):
    """What was said, oldest first."""

    lines: list[ChatLine]


class Note(Answer):
    """Somebody's private note at a seat."""

    text: str
    seat: int


class AttentionInfo(Answer):
    """`seen`: number of the last line of chat that was read."""

    seen: int
    muted: bool


class Pong(Answer, tag="pong"):
    """The server's time, in milliseconds."""

    now: int


class Trouble(Answer, tag="trouble"):
    """A message that could not be understood or carried out, without a wish to refuse."""

    code: str
    reason: ReasonInfo


ServerMessage: TypeAlias = (
    State | Accepted | Refused | Meaning | Planned | Explained | Hinted | ChatLine | Pong | Trouble
)
