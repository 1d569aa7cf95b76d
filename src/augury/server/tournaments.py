"""Tournaments: rounds are drawn and dealt, and games that end are noted.

All tables of a round play the same deals, and nobody plays a deal twice. Of a pair each has the
first seat once: one game with the first deal, the other with the second. Until a round is over its
tables are closed to everybody but those who sit there.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

import msgspec

from augury.core import registry
from augury.core.game import CRYPTOGRAPHIC, Game, Options
from augury.server import deals, pairing, standings
from augury.server.background import Background
from augury.server.blueprint import Blueprint
from augury.server.clock import Clock
from augury.server.ledger import Ledger
from augury.server.live_table import LiveTable
from augury.server.messages.tables import ClockWish
from augury.server.notify import Notifier
from augury.server.pairing import Pairing
from augury.server.presence import Presence
from augury.server.refusals import not_now
from augury.server.seating import own_name
from augury.server.security import new_id
from augury.server.store import rows
from augury.server.store.base import Conflict, Db, Store, StoreDown
from augury.server.store.club_schema import (
    FORFEIT,
    Bye,
    DealRow,
    Entrant,
    TournamentGame,
    TournamentRow,
    TournamentSeat,
)
from augury.server.store.rows import tournaments
from augury.server.store.schema import CLOSED, OVER, PERSON, Person, PromiseRow, SeatRow, TableRow
from augury.server.tables import Tables
from augury.server.tournament_book import PAIR, TournamentBook, read_book
from augury.server.wire import write_json

log = logging.getLogger("augury.house")

A_DAY = 86_400  # seconds
NOBODY = Person("", "", None, "", 0)  # a tournament's table has no host


class Deal(msgspec.Struct, frozen=True):
    """The cards of a round, for tables of one size."""

    id: str
    link: int
    secret: str
    number: str  # of all who play in the round

    def blueprint(self, row: TournamentRow, chairs: list[Entrant], now: int) -> Blueprint:
        """A table with this deal: everybody sits, and the game is on."""
        game = registry.load(row.game)
        options = options_for(game, len(chairs), row)
        promise = PromiseRow(new_id(), "", self.secret, deals.salt(self.secret), now)
        plan = Blueprint(game, len(chairs), options, NOBODY, now, promise)
        plan.row.club, plan.row.deal = row.club, self.id
        plan.row.generator = CRYPTOGRAPHIC
        plan.row.seed = str(deals.seed(self.id, self.secret, self.number, game.chairs(len(chairs))))
        if row.clock:
            plan.row.clock = row.clock
        elif row.days:
            main = row.days * A_DAY // len(chairs)
            plan.row.clock = write_json(ClockWish(main=main)).decode()
        for seat, one in enumerate(chairs):
            taken = [chair.name for chair in plan.seats]
            number = "" if seat else self.number
            plan.sit(PERSON, own_name(one.name, taken), person=one.person, number=number)
        plan.add_automata()
        start = game.start(len(chairs), int(plan.row.seed), options, plan.row.generator)
        plan.begin([int(seat) for seat in start.to_act()])
        return plan


def options_for(game: Game, seats: int, row: TournamentRow) -> Options:
    return game.check_options(seats, msgspec.json.decode(row.options, type=Options))


class Round(msgspec.Struct):
    """A round about to be written."""

    tables: list[Blueprint]
    games: list[TournamentGame]
    seats: list[TournamentSeat]
    byes: list[Bye]
    deals: list[DealRow]

    def write(self, db: Db) -> None:
        for deal in self.deals:
            rows.insert(db, "deals", deal)
        for plan in self.tables:
            rows.create(db, plan.row, plan.seats)
        for game in self.games:
            rows.insert(db, "tournament_games", game)
        for seat in self.seats:
            rows.insert(db, "tournament_seats", seat)
        for bye in self.byes:
            rows.insert(db, "byes", bye)


def set_round(book: TournamentBook, drawn: Pairing, now: int) -> Round:
    """Tables, deals and who sits where."""
    row, number = book.row, book.row.round + 1
    known = {one.number: one for one in book.entrants}
    playing = sorted(player for table in drawn.tables for player in table)
    found = Round([], [], [], [Bye(row.id, number, player) for player in drawn.byes], [])
    dealt: dict[int, Deal] = {}

    def deal(which: int) -> Deal:
        if which not in dealt:
            link = 2 * number - 1 + which
            name, secret = f"{row.id}-{link}", deals.link(row.secret, link)
            mixed = deals.mixed(name, [known[player].drawn for player in playing])
            dealt[which] = Deal(name, link, secret, mixed)
            numbers = write_json(playing).decode()
            found.deals.append(DealRow(name, row.id, number, link, numbers))
        return dealt[which]

    for board, table in enumerate(drawn.tables):
        for game, (which, chairs) in enumerate(seatings(book, board, table)):
            cards = deal(which)
            set_up = cards.blueprint(row, [known[player] for player in chairs], now)
            key = (row.id, number, board, game)
            found.tables.append(set_up)
            found.games.append(TournamentGame(*key, set_up.row.id, cards.id, "playing"))
            found.seats += [
                TournamentSeat(*key, seat, player, 0, 0) for seat, player in enumerate(chairs)
            ]
    return found


def seatings(book: TournamentBook, board: int, table: list[int]) -> list[tuple[int, list[int]]]:
    """The games of a board: which deal of the round, and who sits where. Who of a pair begins with
    which deal changes from board to board."""
    if book.row.size == PAIR:
        first = table if board % 2 == 0 else table[::-1]
        return [(0, first), (1, first[::-1])]
    return [(int(len(table) != book.row.size), pairing.seated(table, book.sat()))]


class Tournaments:
    """Begins rounds and notes results."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        ledger: Ledger,
        presence: Presence,
        notifier: Notifier,
        background: Background,
        clock: Clock,
    ) -> None:
        self.store = store
        self.tables = tables
        self.ledger = ledger
        self.presence = presence
        self.notifier = notifier
        self.background = background
        self.clock = clock
        self.busy: set[str] = set()  # tables whose result is on its way

    async def begin_round(self, club: str, id: str, check: Callable[[Db], None]) -> None:
        """Draw, deal, and tell everybody who is asked."""
        now = self.clock.now()

        def work(db: Db) -> list[str]:
            check(db)
            book = read_book(db, club, id)
            check_next(book)
            drawn = book.draw()
            tournaments.begin_round(db, book.row, book.rounds(), now)
            found = set_round(book, drawn, now)
            found.write(db)
            return [table.row.id for table in found.tables]

        try:
            made = await self.store.write(work)
        except Conflict:
            raise not_now("round-running") from None
        for table in made:
            live = await self.tables.find(table)
            if live is not None:
                self.notifier.turns(live, (), self.is_there(live))

    def is_there(self, live: LiveTable) -> Callable[[str], bool]:
        return lambda person: self.presence.is_there(live, person)

    # Results

    def hear(self, live: LiveTable) -> None:
        """Something changed at a table: perhaps a game of a tournament has just ended."""
        if live.row.deal and live.ended() and live.row.id not in self.busy:
            self.busy.add(live.row.id)
            self.background.begin(self.note(live))

    async def note(self, live: LiveTable) -> None:
        """Write how a game ended, unless it stands there already."""
        table, deal = live.row.id, live.row.deal
        status, points, shares = outcome(live)

        def work(db: Db) -> list[str]:
            game = tournaments.game_at(db, table)
            if game is None or not tournaments.end_game(db, game, status, points, shares):
                return []
            return tournaments.unseal(db, deal)

        try:
            await self.open_up(await self.store.write(work))
        except StoreDown as error:  # when somebody looks at the tournament, then
            log.error("the result of table %s was not noted: %s", table, error.operator)
        self.busy.discard(table)

    async def catch_up(self, id: str) -> None:
        """Games whose result got lost, because a server died."""
        for table in await self.store.read(lambda db: tournaments.unnoted(db, id)):
            live = await self.tables.attempt(table)
            if live is not None:
                await self.note(live)

    async def forfeit(self, game: TournamentGame, winners: list[int], seats: int) -> None:
        """The director's word: who was there has won. A game that is still on ends."""
        shares = standings.won_by(winners, seats)
        await self.store.write(lambda db: tournaments.correct_game(db, game, shares))
        await self.close_table(game)

    async def close_table(self, game: TournamentGame) -> None:
        live = await self.tables.find(game.table_id)
        if live is not None and not live.ended():

            def edit(row: TableRow, seats: list[SeatRow]) -> None:
                if row.status not in (OVER, CLOSED):
                    row.status, row.busy, row.to_act, row.proposal = CLOSED, 0, "", ""

            await self.ledger.revise(live, edit)
        deal = game.deal
        await self.open_up(await self.store.write(lambda db: tournaments.unseal(db, deal)))

    async def open_up(self, tables: list[str]) -> None:
        """The round is over: its tables may be looked at, and their results count."""
        for table in tables:
            live = await self.tables.attempt(table)
            if live is not None:
                await self.tables.refresh(live)


def check_next(book: TournamentBook) -> None:
    row = book.row
    if row.status == "over" or (row.round and row.round >= row.rounds):
        raise not_now("tournament-over")
    if book.running(row.round):
        raise not_now("round-running")


def outcome(live: LiveTable) -> tuple[str, list[int], list[int]]:
    """How a game ended: by the rules, or because somebody's time was up."""
    people = live.row.seats
    if live.row.status == OVER:
        state = live.engine.state
        sides = [int(state.side(seat)) for seat in range(people)]
        ranks = [int(rank) for rank in state.ranks()][:people]
        points = [int(score) for score in state.scores()][:people]
        return OVER, points, standings.shares(sides, ranks)
    there = [chair.seat for chair in live.seats[:people] if not chair.away]
    winners = there if len(there) < people else []
    return FORFEIT, [0] * people, standings.won_by(winners, people)
