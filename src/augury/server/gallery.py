"""The table as those see it who do not play: at some tables as it stood a while ago.

For such a table a second one is kept, which plays the same log and stays behind. It is a cache like
the first: after a restart, or at another process, it is made again from the log.
"""

from __future__ import annotations

from weakref import WeakKeyDictionary

import msgspec

from augury.core.state import SPECTATOR
from augury.server.clock import Clock
from augury.server.lateness import LATE
from augury.server.live_table import LiveTable
from augury.server.messages.tables import TableInfo
from augury.server.store.schema import A_TURN, NO_DELAY


class Gallery:
    """Everybody who looks on, at all tables of this process."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.told: WeakKeyDictionary[LiveTable, int] = WeakKeyDictionary()  # due when last asked

    def is_late(self, live: LiveTable, person: str) -> bool:
        """Does this person see the table as it stood a while ago?"""
        return live.is_late() and not live.seats_of(person)

    def seen_by(self, live: LiveTable, person: str) -> LiveTable:
        """The table as somebody may see it: players as it stands, others as late as agreed."""
        return self.public(live) if self.is_late(live, person) else live

    def public(self, live: LiveTable) -> LiveTable:
        """The table as everybody may see it who may look on."""
        if not live.is_late():
            return live
        due = live.history.due(live.row.delay, self.clock.now())
        self.told.setdefault(live, due)
        found = live.behind
        if found is None:
            found = live.behind = made_behind(live, due)
        while found.version < due:
            found.carry_out(live.history.noted[found.version].change)
        return found

    def overdue(self) -> list[LiveTable]:
        """Tables at which time alone has brought something to light since this was asked last."""
        now = self.clock.now()
        found: list[LiveTable] = []
        for live, before in list(self.told.items()):
            due = live.history.due(live.row.delay, now) if live.is_late() else 0
            if due > before:
                self.told[live] = due
                found.append(live)
        return found

    def horizon(self, live: LiveTable, person: str) -> int | None:
        """Until when somebody may read what players said; None: all of it."""
        if not self.is_late(live, person):
            return None
        if live.row.delay != A_TURN:
            return self.clock.now() - LATE
        version = self.public(live).version
        return live.history.noted[version - 1].change.at if version else live.row.created

    def info(self, live: LiveTable, person: str, told: TableInfo) -> TableInfo:
        """The facts about a table without those that are younger than what is seen of it."""
        if not self.is_late(live, person):
            return told
        version = self.public(live).version
        changed = live.history.noted[version - 1].change.at if version else live.row.created
        return msgspec.structs.replace(told, late=True, proposal=None, changed=changed)

    def standing(self, live: LiveTable) -> tuple[int, list[int]]:
        """The turn and the points that everybody may see."""
        seen = self.public(live)
        view = seen.game.reader.view(seen.engine.state, SPECTATOR)
        return view.turn, list(view.scores)


def made_behind(live: LiveTable, version: int) -> LiveTable:
    """The second table. Without clocks: what they show now would tell who is asked now."""
    row = msgspec.structs.replace(live.row, delay=NO_DELAY, clock="", faces="", paused=0)
    found = LiveTable(row, live.seats)
    found.replay(live.history.until(version))
    return found
