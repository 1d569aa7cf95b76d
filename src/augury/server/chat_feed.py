"""What is said at a table, told to one viewer. While the database is away, the game is still shown;
the talk follows."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from augury.server.access import audiences
from augury.server.background import Background
from augury.server.live_table import LiveTable
from augury.server.messages.answers import ChatLine
from augury.server.play import Wishes
from augury.server.store.base import StoreDown

LINES = 50  # of what was said before, for whoever comes
AGAIN_SECONDS = 1.0


class ChatFeed:
    """Reads on from the last line that the viewer has, whenever something was said."""

    __slots__ = (
        "background",
        "ended",
        "last",
        "live",
        "person",
        "reading",
        "stale",
        "tell",
        "wishes",
    )

    def __init__(
        self,
        wishes: Wishes,
        background: Background,
        live: LiveTable,
        person: str,
        tell: Callable[[ChatLine], None],
    ) -> None:
        self.wishes = wishes
        self.background = background
        self.live = live
        self.person = person
        self.tell = tell
        # by audience: number of the last line told; what players said may come later than what
        # others say of it
        self.last: dict[str, int] = {}
        self.stale = False
        self.reading = False
        self.ended = False

    def changed(self) -> None:
        self.stale = True
        if not self.reading and not self.ended:
            self.reading = True
            self.background.spawn(self.read())

    def end(self) -> None:
        self.ended = True

    async def lines(self) -> list[ChatLine]:
        """What is new, in the order in which it was said."""
        found: list[ChatLine] = []
        for audience in audiences(self.live, self.person):
            after = self.last.get(audience, 0)
            found += await self.wishes.said(self.live, self.person, (audience,), after, LINES)
        return sorted(found, key=lambda line: line.number)

    async def read(self) -> None:
        try:
            while self.stale and not self.ended:
                self.stale = False
                try:
                    lines = await self.lines()
                except StoreDown:
                    self.stale = True
                    await asyncio.sleep(AGAIN_SECONDS)
                    continue
                if not self.ended:
                    for line in lines:
                        self.last[line.audience] = max(self.last.get(line.audience, 0), line.number)
                        self.tell(line)
        finally:
            self.reading = False
