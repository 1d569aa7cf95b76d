"""A position that stands at no table (an analysis, a puzzle), told as a table, which is what boards
are drawn for."""

from __future__ import annotations

from augury.core.record import Record
from augury.server.messages.tables import SeatInfo, TableInfo
from augury.server.store.schema import NO_DELAY, PERSON, PLAYING


def chair(
    seat: int, name: str, *, mine: bool = True, kind: str = PERSON, level: int = 0
) -> SeatInfo:
    """Somebody who is there for as long as anybody looks."""
    return SeatInfo(
        seat=seat,
        kind=kind,
        name=name,
        level=level,
        away=False,
        mine=mine,
        online=True,
        linked=False,
    )


def table(
    id: str,
    record: Record,
    chairs: list[SeatInfo],
    *,
    host: bool = False,
    created: int = 0,
    changed: int = 0,
) -> TableInfo:
    """A table at which nobody waits for anybody."""
    game, state = record.game, record.start()
    return TableInfo(
        id=id,
        game=game.id,
        title=game.title,
        rules_version=record.rules_version,
        options=record.options,
        people=record.seats,
        seats=chairs,
        sides=[int(state.side(one.seat)) for one in chairs],
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
        muted=True,
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
