"""Plain requests about games to watch."""

from __future__ import annotations

from augury.server import views
from augury.server.access import may_see
from augury.server.api import Call
from augury.server.clock import Clock
from augury.server.gallery import Gallery
from augury.server.live_table import LiveTable
from augury.server.messages.common import Answer
from augury.server.messages.tables import WatchCard, WatchCards
from augury.server.presence import Presence
from augury.server.store import rows
from augury.server.store.base import Store
from augury.server.store.schema import PLAYING
from augury.server.tables import Tables

MOST_WATCHED = 20
RECENT = 3 * 86_400_000  # milliseconds; longer than most people take for a turn


class WatchRoutes:
    """What can be watched."""

    def __init__(
        self, store: Store, tables: Tables, gallery: Gallery, presence: Presence, clock: Clock
    ) -> None:
        self.store = store
        self.tables = tables
        self.gallery = gallery
        self.presence = presence
        self.clock = clock

    async def to_watch(self, call: Call) -> Answer:
        """Games that are being played and that everybody may watch: those with most people in the
        gallery first."""
        since = self.clock.now() - RECENT
        ids = await self.store.read(lambda db: rows.to_watch(db, since, MOST_WATCHED))
        found = [await self.tables.attempt(table) for table in ids]
        cards = [
            self.card(live, call.caller.id)
            for live in found
            if live is not None and live.row.status == PLAYING and may_see(live, call.caller.id)
        ]
        return WatchCards(tables=sorted(cards, key=lambda card: -card.watchers))

    def card(self, live: LiveTable, person: str) -> WatchCard:
        row, company = live.row, self.presence.company(live)
        turn, scores = self.gallery.standing(live)
        return WatchCard(
            id=row.id,
            game=row.game,
            title=live.game.title,
            seats=[views.seat_info(chair, person, set(company.seats)) for chair in live.seats],
            turn=turn,
            scores=scores,
            watchers=company.spectators,
            delay=row.delay,
            clock=views.clock_wish(row),
            created=row.created,
        )
