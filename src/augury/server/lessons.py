"""Lessons: a table that begins as the `lesson.rec` of its game begins. Bots follow that record as
long as the learner does.

Nothing more is kept: whether a table is a lesson, and how far it has followed it, can be read off
the table itself.
"""

from __future__ import annotations

from functools import cache

from augury.core import record as records
from augury.core import registry
from augury.core.record import Record
from augury.server.live_table import LiveTable
from augury.server.messages.state import LessonInfo, LessonStep
from augury.server.store.schema import PERSON

LEARNER = 0
BOT_LEVEL = 1  # of those who play on when the record has been left


@cache
def of_game(game: str) -> Record | None:
    """The lesson of a game, if there is one."""
    path = registry.room(game) / "lesson.rec"
    return records.parse(path.read_text(encoding="utf-8")) if path.is_file() else None


def of_table(live: LiveTable) -> Record | None:
    """The lesson that is held at a table."""
    lesson = (
        of_game(live.game.id) if live.row.open_seed and live.seats[LEARNER].kind == PERSON else None
    )
    if lesson is None or (str(lesson.seed), lesson.seats, lesson.options) != (
        live.row.seed,
        live.row.seats,
        live.options,
    ):
        return None
    return lesson


def ahead(live: LiveTable) -> list[tuple[int, int, int]]:
    """What the record still has to come: number, seat, action. Nothing if it was left or has ended.

    Seats that choose at the same time may do so in any order: the record is followed if each seat
    does what it does there.
    """
    lesson = of_table(live)
    made = live.engine.record.decisions
    if lesson is None or len(made) >= len(lesson.decisions):
        return []
    by_seat: dict[int, list[int]] = {}
    for seat, action in reversed(made):
        by_seat.setdefault(seat, []).append(action)
    left: list[tuple[int, int, int]] = []
    for number, (seat, action) in enumerate(lesson.decisions):
        done = by_seat.get(seat)
        if not done:
            left.append((number, seat, action))
        elif done.pop() != action:
            return []
    return [] if any(by_seat.values()) else left


def follow(live: LiveTable, seat: int) -> str:
    """What the record lets this seat decide now; empty if it says nothing."""
    action = next((action for _, who, action in ahead(live) if who == seat), None)
    return (
        live.game.vocabulary.text(action)
        if action is not None and action in live.legal.get(seat, [])
        else ""
    )


def info(live: LiveTable, eye: int) -> LessonInfo | None:
    """What the coach tells the learner: the decisions that come next in a row. None of them:
    the lesson is over."""
    if eye != LEARNER or of_table(live) is None:
        return None
    steps: list[LessonStep] = []
    for number, seat, action in ahead(live):
        if seat == LEARNER:
            steps.append(LessonStep(number=number, action=live.game.vocabulary.text(action)))
        elif steps:
            break
    return LessonInfo(steps=steps)
