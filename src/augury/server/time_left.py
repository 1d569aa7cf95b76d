"""How much time somebody has left, in their words."""

from __future__ import annotations

from augury.server.arranged import is_slow, read_rhythms
from augury.server.calendar import DAY, HOUR, MINUTE
from augury.server.store import rows
from augury.server.store.base import Db
from augury.server.store.schema import PERSON, TableRow
from augury.server.views import clock_left
from augury.words import Words


def spoken(words: Words, left: int) -> str:
    """Whole days, hours or minutes; from two on in the larger."""
    if left >= 2 * DAY:
        return words.say("left-days", {"days": left // DAY})
    if left >= 2 * HOUR:
        return words.say("left-hours", {"hours": left // HOUR})
    return words.say("left-minutes", {"minutes": max(1, left // MINUTE)})


def left_for(db: Db, row: TableRow, person: str, now: int) -> int:
    """On somebody's clock, at a table where they are asked; 0 = there is no clock."""
    mine = {
        chair.seat
        for chair in rows.seats(db, row.id)
        if chair.person == person and chair.kind == PERSON and not chair.away
    }
    asked = {int(seat) for seat in row.to_act.split()} & mine
    rhythm = read_rhythms(db, [person]).get(person) if is_slow(row) else None
    rhythms = {} if rhythm is None else dict.fromkeys(mine, rhythm)
    left = clock_left(row, asked, mine, now, rhythms).left
    return left if isinstance(left, int) else 0
