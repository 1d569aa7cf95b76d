"""Plain requests about a club's evenings."""

from __future__ import annotations

from augury.core import registry
from augury.server import security
from augury.server.api import Call
from augury.server.blueprint import clock_text
from augury.server.clock import Clock
from augury.server.clubs import entered, hosted
from augury.server.evenings import next_time
from augury.server.messages.clubs import ComingWish, EveningWish
from augury.server.messages.common import Answer, Done
from augury.server.messages.tournaments import Made
from augury.server.notice_wishes import zone_of
from augury.server.refusals import Refusal, not_now
from augury.server.store.base import Db, Store
from augury.server.store.club_schema import EveningRow
from augury.server.store.rows import evenings
from augury.server.wire import write_json

MOST_EVENINGS = 20  # of a club


class EveningRoutes:
    """When a club meets, and who comes."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock

    async def new_evening(self, call: Call, wish: EveningWish) -> Answer:
        """The hosts say when the club meets for what."""
        slug, person, now = call.path("club"), call.person.id, self.clock.now()
        game = registry.load(wish.game)
        seats = game.check_seats(wish.seats)
        options = game.check_options(seats, wish.options)
        clock = clock_text(wish.clock)

        def work(db: Db) -> str:
            club = hosted(db, slug, person)
            if len(evenings.evenings(db, club.id)) >= MOST_EVENINGS:
                raise Refusal(409, "too-many", "many-evenings", most=MOST_EVENINGS)
            zone = zone_of(club.zone)
            row = EveningRow(
                id=security.new_id(),
                club=club.id,
                game=game.id,
                seats=seats,
                options=write_json(options).decode(),
                clock=clock,
                every=wish.every,
                weekday=wish.weekday,
                minute=wish.minute,
                due=next_time(zone, wish.every, wish.weekday, wish.minute, now),
                created=now,
            )
            evenings.add(db, row)
            return row.id

        return Made(id=await self.store.write(work))

    async def drop_evening(self, call: Call) -> Answer:
        slug, person, wanted = call.path("club"), call.person.id, call.path("evening")

        def work(db: Db) -> None:
            if not evenings.drop(db, hosted(db, slug, person).id, wanted):
                raise no_evening()

        await self.store.write(work)
        return Done()

    async def come(self, call: Call, wish: ComingWish) -> Answer:
        """A member says whether they come next time; seats go to whoever says so first."""
        slug, person, wanted = call.path("club"), call.person.id, call.path("evening")
        now = self.clock.now()

        def work(db: Db) -> None:
            club, _ = entered(db, slug, person)
            row = evenings.evening(db, club.id, wanted)
            if row is None:
                raise no_evening()
            coming = {str(one["person"]) for one in evenings.coming(db, [wanted])}
            if not wish.coming:
                evenings.stay_away(db, wanted, person)
            elif person not in coming:
                if len(coming) >= row.seats:
                    raise not_now("evening-full")
                evenings.come(db, wanted, person, now)

        await self.store.write(work)
        return Done()


def no_evening() -> Refusal:
    return Refusal(404, "no-evening")
