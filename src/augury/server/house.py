"""The house: builds the parts of the server, ties them together, opens and closes them. Nobody is
given the whole of it."""

from __future__ import annotations

from collections.abc import Collection

from augury.server.advice import Adviser
from augury.server.analysts import Analysts
from augury.server.answering import Answering
from augury.server.api import Front
from augury.server.arrivals import Arrivals
from augury.server.background import Background
from augury.server.blueprint import Builder
from augury.server.bots import BotPool
from augury.server.bus import Bus
from augury.server.callers import Doorkeeper
from augury.server.clock import Clock
from augury.server.club_page_routes import ClubPageRoutes
from augury.server.club_routes import ClubRoutes
from augury.server.club_talk_routes import ClubTalkRoutes
from augury.server.dailies import Dailies
from augury.server.daily_routes import DailyRoutes
from augury.server.delivery import Delivery
from augury.server.desk import Desk
from augury.server.drawing import Drawings
from augury.server.evening_routes import EveningRoutes
from augury.server.evenings import Evenings
from augury.server.gallery import Gallery
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
from augury.server.mail import Mailer
from augury.server.metrics import Metrics
from augury.server.notice_routes import NoticeRoutes
from augury.server.notify import Notifier
from augury.server.own_data_routes import OwnDataRoutes
from augury.server.passkey_routes import PasskeyRoutes
from augury.server.people_routes import PeopleRoutes
from augury.server.play import Wishes
from augury.server.prepared import expects
from augury.server.prepared_routes import PreparedRoutes
from augury.server.presence import Presence
from augury.server.preview_routes import PreviewRoutes
from augury.server.profile_routes import ProfileRoutes
from augury.server.proofs import Proofs
from augury.server.pulse import Pulse
from augury.server.puzzle_routes import PuzzleRoutes
from augury.server.record_routes import RecordRoutes
from augury.server.recovery_routes import RecoveryRoutes
from augury.server.reminders import Reminders
from augury.server.results import Results
from augury.server.review_routes import ReviewRoutes
from augury.server.reviews import Reviews
from augury.server.rhythm_routes import RhythmRoutes
from augury.server.same_deal_routes import SameDealRoutes
from augury.server.same_deals import SameDeals
from augury.server.seat_routes import SeatRoutes
from augury.server.security import Limits, new_id
from augury.server.settings import Settings
from augury.server.shares import Shares
from augury.server.shuffle_routes import ShuffleRoutes
from augury.server.socket_routes import SocketRoutes
from augury.server.store import open_store
from augury.server.store.base import Store
from augury.server.study_links import StudyLinkRoutes
from augury.server.study_routes import StudyRoutes
from augury.server.table_routes import TableRoutes
from augury.server.tables import Tables
from augury.server.tickets import Tickets
from augury.server.tournament_routes import TournamentRoutes
from augury.server.tournaments import Tournaments
from augury.server.views import draw
from augury.server.watch_routes import WatchRoutes


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
        self.results = Results(self.store, self.tables, self.background)
        listeners.append(self.results.hear)
        self.ledger = Ledger(
            self.store, self.tables, self.background, self.metrics, clock, listeners
        )
        self.ledger.turns.append(self.turns)
        self.ledger.foresee = self.foresee
        self.presence = Presence(name, self.store, self.tables, self.hub, self.background)
        self.gallery = Gallery(clock)
        self.drawings = Drawings(
            self.presence, self.gallery, clock, hints=settings.hint_processes > 0
        )
        self.wishes = Wishes(self.ledger, self.store, self.hub, self.gallery, self.limits, clock)
        self.analysts = Analysts(settings, self.shares)
        self.reviews = Reviews(settings, self.store, self.analysts, self.background, clock)
        self.same_deals = SameDeals(self.store, self.analysts, self.background, clock)
        self.adviser = Adviser(settings, self.limits, self.store)
        self.dailies = Dailies(self.store, self.analysts, self.background, clock)
        listeners.append(self.dailies.hear)
        self.desk = Desk(
            self.wishes,
            self.tables,
            self.presence,
            self.drawings,
            self.adviser,
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
        self.answering = Answering(
            self.store, self.tables, self.ledger, self.keeper, self.background, clock
        )
        self.answering.dropped = self.left_to_decide
        listeners.append(self.answering.hear)
        self.housekeeping = Housekeeping(
            name,
            settings,
            self.store,
            self.tables,
            self.hub,
            self.presence,
            self.gallery,
            self.keeper,
            self.answering,
            self.background,
            self.metrics,
            clock,
        )
        self.delivery = Delivery(self.store, settings, self.metrics)
        self.mailer = Mailer(settings, self.background, self.metrics)
        self.notifier = Notifier(self.store, self.delivery, clock)
        self.reminders = Reminders(self.store, self.delivery, self.mailer, clock)
        self.tournaments = Tournaments(
            self.store,
            self.tables,
            self.ledger,
            self.presence,
            self.notifier,
            self.background,
            clock,
        )
        listeners.append(self.tournaments.hear)
        self.evenings = Evenings(self.store, self.tables, self.notifier, clock)
        self.pulse = Pulse(name, self.store, clock)
        self.bus = Bus(self.tables, self.hub, self.presence)
        self.doorkeeper = Doorkeeper(settings, self.store, self.background, clock)
        self.front = Front(self.doorkeeper, self.limits, self.metrics)
        self.sockets = SocketRoutes(self.doorkeeper, self.limits, self.shares, self.desk)

    def topics(self) -> list[object]:
        """Where plain requests are carried out, each with just what it needs."""
        store, tables, ledger, clock = self.store, self.tables, self.ledger, self.clock
        guests = Guests(store, self.doorkeeper, clock)
        arrivals = Arrivals(store, tables, self.hub, guests)
        tickets = Tickets(store, clock)
        proofs = Proofs(store, self.settings, self.hashing, tickets, clock)
        builder = Builder(store, tables, self.shares)
        return [
            HealthRoutes(
                self.settings, self.pulse, tables, self.hub, self.housekeeping, self.metrics
            ),
            PeopleRoutes(
                store, tables, self.hub, guests, arrivals, proofs, self.guesses, self.hashing, clock
            ),
            PasskeyRoutes(store, self.settings, arrivals, proofs, tickets, clock),
            RecoveryRoutes(
                store, arrivals, proofs, tickets, self.guesses, self.hashing, self.mailer, clock
            ),
            OwnDataRoutes(store, clock),
            NoticeRoutes(store, self.settings, self.delivery, self.mailer),
            LobbyRoutes(store, tables, builder, self.presence, self.notifier, clock),
            SeatRoutes(tables, ledger, clock),
            LinkRoutes(store, tables, ledger, guests, self.presence, clock),
            TableRoutes(tables, self.wishes, self.adviser, self.drawings, self.presence, store),
            RecordRoutes(tables, self.gallery, builder, self.shares, self.adviser, clock),
            ReviewRoutes(tables, self.reviews, self.shares),
            SameDealRoutes(tables, self.same_deals),
            ShuffleRoutes(store, tables, clock),
            WatchRoutes(store, tables, self.gallery, self.presence, clock),
            PreviewRoutes(self.settings, store, tables, self.gallery, self.shares, clock),
            PuzzleRoutes(store, self.analysts, clock),
            DailyRoutes(store, tables, builder, self.dailies, clock),
            ProfileRoutes(store),
            ClubRoutes(store, self.settings, tables, guests, clock),
            ClubPageRoutes(store, self.settings, self.hub, self.presence, clock),
            ClubTalkRoutes(store, clock),
            EveningRoutes(store, clock),
            TournamentRoutes(store, self.tournaments, clock),
            StudyRoutes(store, tables, self.shares, self.analysts, clock),
            RhythmRoutes(store, self.settings, tables, clock),
            PreparedRoutes(store, tables, self.answering, clock),
            StudyLinkRoutes(store, self.shares),
        ]

    # What follows from a change

    def show(self, live: LiveTable) -> None:
        self.hub.show(live.row.id)

    def foresee(self, live: LiveTable) -> None:
        live.foresee(self.hub.eyes(live.row.id), draw)

    def wake(self, live: LiveTable) -> None:
        self.keeper.wake(live)

    def turns(self, live: LiveTable, before: Collection[int], author: str) -> None:
        """Whoever is asked now, does not look and did not do it is told."""
        answered = [seat for seat in live.legal if expects(live, seat)]
        self.notifier.turns(
            live,
            [*before, *answered],
            lambda person: person == author or self.presence.is_there(live, person),
        )

    def left_to_decide(self, live: LiveTable, seat: int) -> None:
        """What somebody had prepared does not fit: it is their turn after all."""
        self.notifier.turns(
            live,
            [other for other in live.legal if other != seat],
            lambda person: self.presence.is_there(live, person),
        )

    # Opening and closing

    async def open(self) -> None:
        await self.store.open(self.bus.hear)
        await self.delivery.open()
        await self.housekeeping.open()
        self.background.spawn(self.reminders.keep(self.background))
        self.background.spawn(self.evenings.keep(self.background))
        self.results.open()

    async def close(self) -> None:
        await self.background.close()
        await self.tables.close()
        self.bots.close()
        self.adviser.close()
        self.analysts.close()
        self.shares.close()
        self.hashing.close()
        await self.notifier.close()
        self.delivery.close()
        self.mailer.close()
        await self.housekeeping.close()
        await self.store.close()
