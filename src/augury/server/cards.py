"""Tables in a list, with what is left on their clocks."""

from __future__ import annotations

from augury.core import registry
from augury.server.arranged import is_slow, read_rhythms
from augury.server.messages.tables import TableCards
from augury.server.store import rows
from augury.server.store.base import Db
from augury.server.store.schema import PERSON, PLAYING, TableRow
from augury.server.views import table_card


def table_cards(db: Db, found: list[TableRow], person: str, now: int) -> TableCards:
    """Those whose game this server knows."""
    known = set(registry.ids())
    tables = [row for row in found if row.game in known]
    chairs = rows.seats_of(db, [row.id for row in tables])
    slow = {
        chair.person
        for row in tables
        if row.status == PLAYING and is_slow(row)
        for chair in chairs[row.id]
        if chair.kind == PERSON
    }
    rhythms = read_rhythms(db, sorted(slow)) if slow else {}
    return TableCards(
        tables=[
            table_card(row, chairs[row.id], person, now, rhythms if is_slow(row) else {})
            for row in tables
        ]
    )
