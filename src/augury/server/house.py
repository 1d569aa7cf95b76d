"""The house: builds the parts of the server, ties them together, opens and closes them. Nobody is
given the whole of it."""

from __future__ import annotations

from collections.abc import Collection

from augury.server.api import Front
from augury.server.background import Background
from augury.server.blueprint import Builder
from augury.server.bots import BotPool
from augury.server.bus import Bus
from augury.server.callers import Doorkeeper
from augury.server.clock import Clock
from augury.server.connection import Desk
from augury.server.drawing import Drawings
from augury.server.guesses import Guesses
from augury.server.guests import Guests
from augury.server.hashing import Hashing
from augury.server.health_routes import HealthRoutes
from augury.server.housekeeping import Housekeeping
from augury.server.hub import Hub
from augury.server.keeper import Keeper
from augury.server.ledger import Ledger
from augury.server.link_routes import LinkRoutes
from augury.server.live_table import LiveTable
from augury.server.lobby_routes import LobbyRoutes
from augury.server.metrics import Metrics
from augury.server.notice_routes import NoticeRoutes
from augury.server.notify import Notifier
from augury.server.people_routes import PeopleRoutes
from augury.server.play import Wishes
from augury.server.presence import Presence
from augury.server.pulse import Pulse
from augury.server.record_routes import RecordRoutes
from augury.server.seat_routes import SeatRoutes
from augury.server.security import Limits, new_id
from augury.server.settings import Settings
from augury.server.shares import Shares
from augury.server.shuffle_routes import ShuffleRoutes
from augury.server.socket_routes import SocketRoutes
from augury.server.store import open_store
from augury.server.store.base import Store
from augury.server.table_routes import TableRoutes
from augury.server.tables import Tables


class House:
    """Every part once. Only the composition of the application (app.py) and tests look in here."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        self.settings = settings
        self.clock = clock
        name = new_id()  # of this process
        self.store: Store = open_store(settings.data, settings.database, sole=True)
        self.background = Background()
        self.metrics = Metrics()
        self.limits = Limits(settings.rate_limit)
        self.shares = Shares(settings, self.store, clock)
        self.guesses = Guesses(self.limits)
        self.hashing = Hashing(settings.hash_threads)
        self.hub = Hub()
        listeners = [self.show, self.wake]
        self.tables = Tables(self.store, self.background, self.metrics, listeners)
        self.ledger = Ledger(
            self.store, self.tables, self.background, self.metrics, clock, listeners
        )
        self.ledger.turns.append(self.turns)
        self.presence = Presence(name, self.store, self.tables, self.hub, self.background)
        self.drawings = Drawings(self.presence, clock)
        self.wishes = Wishes(self.ledger, self.store, self.hub, self.limits, clock)
        self.desk = Desk(
            self.wishes,
            self.tables,
            self.presence,
            self.drawings,
            self.background,
            self.metrics,
            clock,
        )
        self.bots = BotPool(settings)
        self.keeper = Keeper(
            name,
            self.store,
            self.tables,
            self.ledger,
            self.presence,
            self.bots,
            self.background,
            self.metrics,
            clock,
        )
        self.housekeeping = Housekeeping(
            name,
            settings,
            self.store,
            self.tables,
            self.hub,
            self.presence,
            self.keeper,
            self.background,
            self.metrics,
            clock,
        )
        self.notifier = Notifier(self.store, settings, self.metrics)
        self.pulse = Pulse(name, self.store, clock)
        self.bus = Bus(self.tables, self.hub, self.presence)
        self.doorkeeper = Doorkeeper(settings, self.store, self.background, clock)
        self.front = Front(self.doorkeeper, self.limits, self.metrics)
        self.sockets = SocketRoutes(self.doorkeeper, self.limits, self.shares, self.desk)

    def desks(self) -> list[object]:
        """Where plain requests are carried out, each with just what it needs."""
        store, tables, ledger, clock = self.store, self.tables, self.ledger, self.clock
        guests = Guests(store, self.doorkeeper, clock)
        builder = Builder(store, tables, self.shares)
        return [
            HealthRoutes(
                self.settings, self.pulse, tables, self.hub, self.housekeeping, self.metrics
            ),
            PeopleRoutes(store, tables, self.hub, guests, self.guesses, self.hashing, clock),
            NoticeRoutes(store, self.settings, self.notifier),
            LobbyRoutes(store, tables, builder, self.presence, self.notifier, clock),
            SeatRoutes(tables, ledger, clock),
            LinkRoutes(store, tables, ledger, guests, self.presence, clock),
            TableRoutes(tables, self.wishes, self.drawings, self.presence, store),
            RecordRoutes(tables, builder, self.shares, clock),
            ShuffleRoutes(store, tables, clock),
        ]

    # What follows from a change

    def show(self, live: LiveTable) -> None:
        self.hub.show(live.row.id)

    def wake(self, live: LiveTable) -> None:
        self.keeper.wake(live)

    def turns(self, live: LiveTable, before: Collection[int], author: str) -> None:
        """Whoever is asked now, does not look and did not do it is told."""
        self.notifier.turns(
            live, before, lambda person: person == author or self.presence.is_there(live, person)
        )

    # Opening and closing

    async def open(self) -> None:
        await self.store.open(self.bus.hear)
        await self.notifier.open()
        await self.housekeeping.open()

    async def close(self) -> None:
        await self.background.close()
        await self.tables.close()
        self.bots.close()
        self.shares.close()
        self.hashing.close()
        await self.notifier.close()
        await self.housekeeping.close()
        await self.store.close()
