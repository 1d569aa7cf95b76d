"""Answers that a seat leaves in advance."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from augury.server.messages.common import ActionText, Answer, Body, Seat

Until: TypeAlias = Literal["revoked", "round", "touched"]


class PreparedAnswer(Body):
    """When the seat is asked this (`prompt` of its view), it answers that, if it is possible."""

    prompt: Annotated[str, Meta(pattern="^[a-z0-9-]{1,60}$")]
    action: ActionText


class Prepare(Body):
    """`once`: one answer after the other, in order. `again`: whenever the seat is asked one of
    these. `until`: `round`: until it has been everybody's turn once; `touched`: until others change
    what the seat has or its points."""

    kind: Literal["once", "again"]
    answers: Annotated[list[PreparedAnswer], Meta(min_length=1, max_length=20)]
    until: Until = "revoked"
    seat: Seat | None = None


class Unprepare(Body):
    """What was left for a seat is taken back."""

    seat: Seat | None = None


class QuestionInfo(Answer):
    """What can be asked in a game, and the words of the actions that answer it."""

    prompt: str
    kinds: list[str]


class Questions(Answer):
    """What can be answered in advance at a game."""

    questions: list[QuestionInfo]


class PreparedInfo(Answer):
    """`kind`: empty = nothing is prepared. `given`: how many answers were. `dropped`: why it no
    longer counts, `dropped-<word>` in the texts; empty = it does."""

    seat: int
    kind: str
    answers: list[PreparedAnswer]
    given: int
    until: str
    dropped: str
