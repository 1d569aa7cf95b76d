"""A state as it goes over the wire, made once for everybody who sees it with the same eyes.

Whoever knew the same before gets the same bytes, compressed or not: a table with a thousand
spectators is drawn and compressed once.
"""

from __future__ import annotations

from weakref import WeakKeyDictionary

import msgspec
from msgspec import UNSET

from augury.core.state import SPECTATOR
from augury.server import views
from augury.server.access import may_hint
from augury.server.clock import Clock
from augury.server.gallery import Gallery
from augury.server.live_table import LiveTable
from augury.server.messages.state import State
from augury.server.messages.tables import TableInfo
from augury.server.presence import Presence
from augury.server.store.schema import WAITING
from augury.server.websocket_frames import TEXT, deflate, frame
from augury.server.wire import write_json

WORTH_DEFLATING = 1400  # bytes; a shorter message fits one packet as it is
CLOCK_MILLISECONDS = 50  # how old a clock face may be when it is sent to the next person
MOST_KEPT = 64  # drawings per version: eyes times what their viewers had seen


class Drawing:
    """What an eye that had seen a version is told now."""

    __slots__ = ("frames", "legal", "made", "state", "view")

    def __init__(self, live: LiveTable, eye: int, seen: int, now: int) -> None:
        self.state: State = views.state(live, eye, seen, now)
        self.view = live.picture(eye, views.draw)
        self.legal = write_json(self.state.legal)
        self.made = now
        self.frames: dict[tuple[bool, bool, bool], bytes] = {}

    def frame(self, view: bytes, legal: bytes, table: TableInfo | None, *, deflates: bool) -> bytes:
        """For somebody who has been shown this view and these actions, with what is new about the
        table."""
        known, same_legal = self.is_known(view), self.legal == legal
        if table is not None:
            return pressed(self.written(known, same_legal, table), deflates=deflates)
        key = (known, same_legal, deflates)
        found = self.frames.get(key)
        if found is None:
            found = pressed(self.written(known, same_legal, None), deflates=deflates)
            self.frames[key] = found
        return found

    def is_known(self, view: bytes) -> bool:
        """Nothing has happened for somebody who has been shown this view."""
        frames = self.state.frames
        return len(frames) == 1 and not frames[0].events and self.view == view

    def written(self, known: bool, same_legal: bool, table: TableInfo | None) -> bytes:
        """Without what is known."""
        state = self.state
        if known or same_legal or table is not None:
            state = msgspec.structs.replace(
                state,
                frames=[] if known else state.frames,
                legal=UNSET if same_legal else state.legal,
                table=UNSET if table is None else table,
            )
        return write_json(state)


def pressed(message: bytes, *, deflates: bool) -> bytes:
    if deflates and len(message) >= WORTH_DEFLATING:
        return frame(TEXT, deflate(message), deflated=True)
    return frame(TEXT, message)


class Sheet:
    """The drawings of one table as it stands."""

    __slots__ = ("at", "drawings")

    def __init__(self) -> None:
        self.at = (-1, -1)  # version and news
        self.drawings: dict[tuple[int, int], Drawing] = {}  # by eye and version seen before


class Drawings:
    """What everybody is shown. Tables know nothing of it: what was drawn of a table goes when the
    table goes."""

    def __init__(self, presence: Presence, gallery: Gallery, clock: Clock, *, hints: bool) -> None:
        self.presence = presence
        self.gallery = gallery
        self.clock = clock
        self.hints = hints  # does the server give any?
        self.sheets: WeakKeyDictionary[LiveTable, Sheet] = WeakKeyDictionary()

    def shared(self, live: LiveTable, eye: int, seen: int) -> Drawing:
        """The drawing for an eye that had seen a version."""
        sheet = self.sheets.get(live)
        if sheet is None:
            sheet = self.sheets[live] = Sheet()
        newest = (live.version, live.news)
        if sheet.at != newest:
            sheet.at = newest
            sheet.drawings.clear()
        found = sheet.drawings.get((eye, seen))
        if found is None or (live.row.clock and self.is_old(found)):
            if len(sheet.drawings) >= MOST_KEPT:
                sheet.drawings.clear()
            found = Drawing(live, eye, seen, self.clock.now())
            sheet.drawings[eye, seen] = found
        return found

    def is_old(self, drawing: Drawing) -> bool:
        return self.clock.now() - drawing.made > CLOCK_MILLISECONDS

    def table_info(self, live: LiveTable, person: str) -> TableInfo:
        hints = self.hints and may_hint(live, person)
        company, now = self.presence.company(live), self.clock.now()
        told = views.table_info(live, person, company, now, may_hint=hints)
        return self.gallery.info(live, person, told)

    def whole_state(self, live: LiveTable, person: str, eye: int, seen: int) -> State:
        """Everything at once, for a plain request. A version that is yet to come has not been
        seen."""
        shown = self.gallery.seen_by(live, person)
        known = seen if seen <= shown.version else -1
        return msgspec.structs.replace(
            views.state(shown, eye, known, self.clock.now()), table=self.table_info(live, person)
        )


class Sight:
    """What one viewer has been shown of a table, and what is new to them."""

    __slots__ = ("drawings", "eye", "legal", "live", "news", "person", "seen", "told", "view")

    def __init__(self, drawings: Drawings, live: LiveTable, person: str) -> None:
        self.drawings = drawings
        self.live = live
        self.person = person
        self.eye = SPECTATOR
        self.seen = -1  # version
        self.news = -1
        self.view = b""
        self.legal = b""
        self.told = b""  # about the table

    def through(self, eye: int, seen: int = -1) -> None:
        """Look with another eye, which has seen a version; one that is yet to come is none."""
        self.eye = eye
        self.forget()
        self.seen = seen if seen <= self.table().version else -1

    def forget(self) -> None:
        """Show everything again."""
        self.news = -1
        self.view = self.legal = b""

    def table(self) -> LiveTable:
        """The table as this person may see it."""
        return self.drawings.gallery.seen_by(self.live, self.person)

    def newer(self) -> LiveTable | None:
        """The table as this person may see it, if there is something new."""
        shown = self.table()
        return None if self.seen == shown.version and self.news == self.live.news else shown

    def frame(self, shown: LiveTable, *, deflates: bool) -> bytes:
        """The newest state, without what has not changed."""
        live = self.live
        table: TableInfo | None = None
        if self.news != live.news:
            table = self.drawings.table_info(live, self.person)
            told = write_json(table)
            if told == self.told:
                table = None
            self.told = told
        drawing = self.drawings.shared(shown, self.eye, self.seen)
        found = drawing.frame(self.view, self.legal, table, deflates=deflates)
        self.view, self.legal, self.news = drawing.view, drawing.legal, live.news
        self.seen = -1 if live.row.status == WAITING else shown.version
        return found
