"""Plain requests about tournaments: what members see, and what the director does."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from augury.core import fair, registry
from augury.server import names, security
from augury.server.api import Call
from augury.server.blueprint import clock_text
from augury.server.clock import Clock
from augury.server.clubs import LONGEST_NAME, check_hosts, entered, hosted
from augury.server.messages.common import Answer, Done
from augury.server.messages.tournaments import (
    EnterMember,
    EnterTournament,
    GameVerdict,
    Made,
    NewTournament,
)
from augury.server.refusals import Refusal, not_now
from augury.server.store import rows
from augury.server.store.base import Db, Store
from augury.server.store.club_schema import (
    ENDED,
    ENTERING,
    ROUND_ROBIN,
    Entrant,
    MemberRow,
    TournamentGame,
    TournamentRow,
)
from augury.server.store.rows import clubs, tournaments
from augury.server.store.schema import Person
from augury.server.tournament_book import PAIR, TournamentBook, read_book
from augury.server.tournament_views import tournament_info
from augury.server.tournaments import Tournaments
from augury.server.wire import write_json

MOST_ENTRANTS = {ROUND_ROBIN: 32}  # a round for each of the others
MOST_OPEN = 10  # tournaments of a club that are not over


class TournamentRoutes:
    """Members enter and look on; the hosts of the club direct."""

    def __init__(self, store: Store, kept: Tournaments, clock: Clock) -> None:
        self.store = store
        self.tournaments = kept
        self.clock = clock

    async def new_tournament(self, call: Call, wish: NewTournament) -> Answer:
        slug, person, now = call.path("club"), call.person.id, self.clock.now()
        name = names.checked(wish.name, LONGEST_NAME)
        game = registry.load(wish.game)
        game.check_seats(wish.size)
        if wish.kind == ROUND_ROBIN and wish.size != PAIR:
            raise Refusal(422, "malformed", "round-robin-pairs")
        sizes = [wish.size, *(size for size in (3, 4) if wish.size != PAIR and size in game.seats)]
        for size in sizes:
            game.check_options(size, wish.options)

        clock = clock_text(wish.clock)

        def work(db: Db) -> str:
            club = hosted(db, slug, person)
            known = tournaments.tournaments(db, club.id, 1000)
            if sum(row.status != ENDED for row in known) >= MOST_OPEN:
                raise Refusal(409, "too-many", "many-tournaments", most=MOST_OPEN)
            row = TournamentRow(
                id=security.new_id(),
                club=club.id,
                name=name,
                game=game.id,
                kind=wish.kind,
                size=wish.size,
                rounds=wish.rounds,
                days=wish.days,
                options=write_json(wish.options).decode(),
                status=ENTERING,
                round=0,
                began=0,
                secret=secrets.token_hex(32),
                created=now,
                clock=clock,
            )
            tournaments.add(db, row)
            return row.id

        return Made(id=await self.store.write(work))

    async def tournament(self, call: Call) -> Answer:
        """A round of it, the latest unless another is asked for."""
        slug, person, key = call.path("club"), call.person.id, call.path("tournament")
        asked = call.number("round", 0) or 0
        await self.store.read(lambda db: entered(db, slug, person))
        await self.tournaments.catch_up(key)

        def work(db: Db) -> Answer:
            club, member = entered(db, slug, person)
            book = read_book(db, club.id, key)
            return tournament_info(db, book, member, asked)

        return await self.store.read(work)

    # Coming and going

    async def enter(self, call: Call, wish: EnterTournament) -> Answer:
        """A member enters; their number goes into every shuffle from now on."""
        person = call.person

        def work(db: Db, book: TournamentBook, _: MemberRow) -> None:
            add_entrant(db, book, person, wish.number)

        return await self.change(call, work)

    async def enter_member(self, call: Call, wish: EnterMember) -> Answer:
        """The director enters somebody, late or not."""

        def work(db: Db, book: TournamentBook, member: MemberRow) -> None:
            check_hosts(member)
            other = rows.person(db, wish.person)
            if other is None or clubs.member(db, book.row.club, wish.person) is None:
                raise Refusal(404, "no-member")
            add_entrant(db, book, other, "")

        return await self.change(call, work)

    async def withdraw(self, call: Call) -> Answer:
        """Somebody leaves the tournament, by themselves or by the director's word. Games that are
        still on are lost when the director or the clock says so."""
        word, person = call.path("entrant"), call.person.id

        def work(db: Db, book: TournamentBook, member: MemberRow) -> None:
            entrant = next((one for one in book.entrants if str(one.number) == word), None)
            if entrant is None:
                raise Refusal(404, "no-entrant")
            if entrant.person != person:
                check_hosts(member)
            if book.row.round:
                tournaments.set_out(db, book.row.id, entrant.number, 1)
            else:
                tournaments.drop_entrant(db, book.row.id, entrant.number)

        return await self.change(call, work)

    async def change(
        self, call: Call, work: Callable[[Db, TournamentBook, MemberRow], None]
    ) -> Answer:
        slug, person, key = call.path("club"), call.person.id, call.path("tournament")

        def whole(db: Db) -> None:
            club, member = entered(db, slug, person)
            book = read_book(db, club.id, key)
            if book.row.status == ENDED:
                raise not_now("tournament-over")
            work(db, book, member)

        await self.store.write(whole)
        return Done()

    # The director

    async def next_round(self, call: Call) -> Answer:
        """Begin the tournament, or its next round."""
        slug, person, key = call.path("club"), call.person.id, call.path("tournament")
        club = await self.store.read(lambda db: hosted(db, slug, person))
        await self.tournaments.catch_up(key)

        def check(db: Db) -> None:
            hosted(db, slug, person)

        await self.tournaments.begin_round(club.id, key, check)
        return Done()

    async def judge(self, call: Call, wish: GameVerdict) -> Answer:
        """A result by forfeit, of the round that is on."""
        book = await self.directed(call)
        game = game_in(book, call)
        if book.row.status == ENDED or game.round != book.row.round:
            raise not_now("round-closed")
        seats = len(book.chairs(game.round)[game.board, game.game])
        if any(seat >= seats for seat in wish.winners):
            raise Refusal(422, "no-seat")
        await self.tournaments.forfeit(game, wish.winners, seats)
        return Done()

    async def end(self, call: Call) -> Answer:
        """It is over; games that are still on end without a point."""
        book = await self.directed(call)
        if book.row.status == ENDED:
            raise not_now("tournament-over")
        key = book.row.id
        await self.store.write(lambda db: tournaments.set_status(db, key, ENDED))
        for game in book.games:
            if game.status == "playing":
                seats = len(book.chairs(game.round)[game.board, game.game])
                await self.tournaments.forfeit(game, [], seats)
        return Done()

    async def directed(self, call: Call) -> TournamentBook:
        slug, person, key = call.path("club"), call.person.id, call.path("tournament")

        return await self.store.read(lambda db: read_book(db, hosted(db, slug, person).id, key))


def add_entrant(db: Db, book: TournamentBook, person: Person, number: str) -> None:
    row = book.row
    known = next((one for one in book.entrants if one.person == person.id), None)
    if row.round and row.kind == ROUND_ROBIN:
        raise not_now("round-robin-late")
    if known is not None:
        if not known.out:
            raise not_now("entered")
        tournaments.set_out(db, row.id, known.number, 0)
        return
    most = MOST_ENTRANTS.get(row.kind, 0)
    if 0 < most <= len(book.entrants):
        raise Refusal(409, "too-many", "tournament-full", most=most)
    place = max((one.number for one in book.entrants), default=0) + 1
    drawn = number or fair.stand_in(row.id, row.secret, place)
    tournaments.enter(db, Entrant(row.id, place, person.id, person.name, drawn, int(not number), 0))


def game_in(book: TournamentBook, call: Call) -> TournamentGame:
    table = call.path("table")
    found = next((one for one in book.games if one.table_id == table), None)
    if found is None:
        raise Refusal(404, "no-table")
    return found
