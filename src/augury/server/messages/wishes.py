"""What people at a table wish for and ask, by socket or by plain request."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, field

from augury.server.messages.common import ActionText, Body, Eye, Seat, Thing, Uuid, Version


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
    """Agree to a proposal, or refuse it."""

    number: Annotated[int, Meta(ge=0, le=1 << 53)]
    yes: bool
    seat: Seat | None = None


class Resume(Body, tag="resume"):
    """Go on after a pause."""


class Say(Body, tag="say"):
    """A line of chat."""

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
    planned: Annotated[list[ActionText], Meta(max_length=100)] = field(default_factory=list)
    seat: Seat | None = None


class AskHint(Body, tag="hint"):
    """What would a strong bot do here? It knows no more than the seat."""

    version: Version
    seat: Seat | None = None


class AskPastHint(Body):
    """What would a strong bot have done there? For games that have ended."""

    moment: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Seat | None = None


class Look(Body, tag="look"):
    """See the table with the eyes of another of your own seats."""

    eye: Eye


class Hello(Body, tag="hello"):
    """First message: what the client has already seen."""

    seen: Annotated[int, Meta(ge=-1, le=1 << 53)] = -1
    eye: Eye | None = None


class Ping(Body, tag="ping"):
    """What time is it at the server?"""


class WriteNote(Body):
    """A private note for a seat."""

    text: Annotated[str, Meta(max_length=4000)]
    seat: Seat | None = None


class PayAttention(Body):
    """`seen`: this line of chat has been read. `muted`: no word of new ones."""

    seen: Annotated[int, Meta(ge=0, le=1 << 53)] | None = None
    muted: bool | None = None


Question: TypeAlias = Ask | Plan | AskWhy | AskHint
ClientMessage: TypeAlias = (
    Hello | Play | Undo | Propose | AnswerProposal | Resume | Say | Question | Look | Ping
)
