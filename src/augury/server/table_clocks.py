"""The clocks of a table: which run, what they show, when they will have run out."""

from __future__ import annotations

import msgspec

from augury.server import calendar, clocks
from augury.server.calendar import Rhythm
from augury.server.clocks import ClockSettings, Faces
from augury.server.live_table import LiveTable
from augury.server.store.schema import PERSON, PLAYING, TableRow
from augury.server.wire import write_json


def settings(live: LiveTable) -> ClockSettings | None:
    """What was agreed; None at a table without clocks."""
    return msgspec.json.decode(live.row.clock, type=ClockSettings) if live.row.clock else None


def running(live: LiveTable) -> list[int]:
    """Seats whose clock runs now."""
    if not live.row.clock or live.row.status != PLAYING or live.row.paused:
        return []
    return [
        seat for seat in live.legal if live.seats[seat].kind == PERSON and not live.seats[seat].away
    ]


def rhythms(live: LiveTable) -> dict[int, Rhythm]:
    """By seat, of those whose clock stands still at times."""
    found = live.arranged.rhythms
    return {chair.seat: found[chair.person] for chair in live.seats if chair.person in found}


def faces(live: LiveTable, now: int) -> Faces | None:
    """What the clocks show now."""
    if not live.row.faces:
        return None
    noted = msgspec.json.decode(live.row.faces, type=Faces)
    return clocks.charge(noted, running(live), now, live.outages, rhythms(live))


def resting(live: LiveTable, now: int) -> list[int]:
    """Seats that are asked and whose clock stands still, because they do not think now."""
    found = rhythms(live)
    return [seat for seat in running(live) if seat in found and calendar.resting(found[seat], now)]


def ends(live: LiveTable, now: int) -> dict[int, int]:
    """When the clocks of those who are asked will have run out, if nothing happens."""
    shown, found = faces(live, now), rhythms(live)
    if shown is None:
        return {}
    left = {seat: shown.faces[seat] for seat in running(live)}
    return {
        seat: calendar.runs_down(found.get(seat, calendar.ALWAYS), now, face.main + face.move)
        for seat, face in left.items()
    }


def faces_after(live: LiveTable, asked: list[int], now: int) -> str:
    """The clocks to be noted with a change after which these seats are asked."""
    agreed, shown = settings(live), faces(live, now)
    if agreed is None or shown is None:
        return live.row.faces
    return write_json(clocks.turn_over(shown, agreed, running(live), asked)).decode()


def note_faces(live: LiveTable, row: TableRow, now: int) -> None:
    """Who starts or stops being asked changes which clocks run: note them as they stand."""
    shown = faces(live, now)
    if shown is not None:
        row.faces = write_json(shown).decode()
