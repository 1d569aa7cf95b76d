"""A table that one person has for themselves, as a client is told of it: a puzzle, an analysis."""

from __future__ import annotations

from augury.core.record import Record
from augury.server.messages.tables import SeatInfo, TableInfo
from augury.server.store.schema import NO_DELAY, PLAYING


def private_table(
    id: str,
    record: Record,
    seats: list[SeatInfo],
    *,
    host: bool,
    created: int = 0,
    changed: int = 0,
) -> TableInfo:
    """No clock, nobody looks on, and its deal is no secret. Only a host has anything to say."""
    state = record.start()
    return TableInfo(
        id=id,
        game=record.game.id,
        title=record.game.title,
        rules_version=record.rules_version,
        options=record.options,
        people=record.seats,
        seats=seats,
        sides=[int(state.side(seat)) for seat in range(len(seats))],
        status=PLAYING,
        reason="",
        listed=False,
        watch=False,
        delay=NO_DELAY,
        late=False,
        hints=False,
        may_hint=False,
        host=host,
        watchers=0,
        muted=not host,
        paused=False,
        clock=None,
        proposal=None,
        commitment="",
        open_seed=True,
        daily="",
        next="",
        created=created,
        changed=changed,
    )
