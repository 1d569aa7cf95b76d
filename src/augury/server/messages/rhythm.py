"""When somebody thinks about slow games, when they are away, and what is answered for them."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from augury.server.messages.common import Answer, Body
from augury.server.messages.notices import Minutes

Weekday: TypeAlias = Annotated[int, Meta(ge=0, le=6, description="0 is Monday.")]
Day: TypeAlias = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
Zone: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60)]
Forced: TypeAlias = Literal["never", "quick", "always"]


class Hours(Struct, frozen=True, forbid_unknown_fields=True):
    """From when to when somebody thinks, where they live. If it ends earlier than it starts, it
    ends on the next day; a weekday is that of the start."""

    zone: Zone
    start: Minutes
    end: Minutes
    days: Annotated[tuple[Weekday, ...], Meta(min_length=1, max_length=7)]


class RhythmWish(Body):
    """`hours`: none = my slow clocks always run. `forced`: whether the server answers where there
    is only one possibility; `quick`: not in games with days per move."""

    hours: Hours | None
    forced: Forced


class NewVacation(Body):
    """From the first day to the last, both included, where I live."""

    first: Day
    last: Day
    zone: Zone


class VacationInfo(Answer):
    """From when until when somebody is away."""

    id: str
    start: int
    stop: int


class RhythmInfo(Answer):
    """`since`: when the hours begin to count, 0 = they do. `left`: days of vacation that are still
    to be had this year, of `most`."""

    hours: Hours | None
    since: int
    forced: Forced
    vacations: list[VacationInfo]
    left: int
    most: int


class SeatRhythm(Answer):
    """What those who play a slow game with somebody are told. `vacation`: until when they are
    away, 0 = they are here; `next`: when the next vacation that was announced begins."""

    hours: Hours | None
    vacation: int
    next: int
