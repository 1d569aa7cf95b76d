"""A table as somebody may see it."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from augury.server.messages.common import Answer
from augury.server.messages.tables import TableInfo


class Choice(Answer):
    """Something that can be decided now, and the things that are touched for it."""

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
    """Milliseconds left: of the game, and of this move."""

    main: int
    move: int


class ClocksInfo(Answer):
    """Milliseconds as they stood when the message was sent. `running`: seats that are asked;
    `resting`: those among them whose clock stands still, because they do not think now; `ends`:
    when the clock of each that is asked will have run out, 0 = not for long."""

    faces: list[ClockFace]
    running: list[int]
    resting: list[int]
    ends: dict[int, int]
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
