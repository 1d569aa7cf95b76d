"""Plain requests about how bots do with the deal of a finished game."""

from __future__ import annotations

from augury.server.access import check_played
from augury.server.api import Call
from augury.server.bot_runs import side_points
from augury.server.live_table import LiveTable
from augury.server.messages.common import Answer
from augury.server.messages.results import BotScore, SameDeal
from augury.server.refusals import Refusal
from augury.server.same_deals import SameDeals, done
from augury.server.store.schema import DealBot
from augury.server.tables import Tables


class SameDealRoutes:
    """For everybody who may see the game, once nobody has to play its deal any more."""

    def __init__(self, tables: Tables, deals: SameDeals) -> None:
        self.tables = tables
        self.deals = deals

    async def let_bots_play(self, call: Call) -> Answer:
        """Somebody wants to know what bots make of the deal from a seat."""
        live, seat = await self.seat_in(call)
        await self.deals.begin(live, seat, call.person.id, call.caller.address)
        return self.told(live, seat, await self.deals.find(live, seat))

    async def look_at_bots(self, call: Call) -> Answer:
        """As far as they have played. As long as somebody asks, they go on."""
        live, seat = await self.seat_in(call)
        found = await self.deals.find(live, seat)
        whose = call.caller.id or call.caller.address
        self.deals.look(live, seat, found, whose, call.caller.address)
        return self.told(live, seat, found)

    async def seat_in(self, call: Call) -> tuple[LiveTable, int]:
        live = await call.table(self.tables)
        call.limit("replay-person", call.caller.id or call.caller.address)
        check_played(live, "same-deal-unfinished")
        seat = call.seat_in(live)
        if live.is_automaton(seat):
            raise Refusal(404, "no-seat")
        return live, seat

    def told(self, live: LiveTable, seat: int, found: list[DealBot]) -> SameDeal:
        state = live.engine.state
        points, other = side_points(state, seat)
        if done(found):
            status = "done"
        elif not self.deals.analysts.places:
            status = "off"
        elif not found:
            status = "none"
        else:
            status = "playing" if self.deals.is_working(live.row.id, seat) else "resting"
        return SameDeal(
            status=status,
            seat=seat,
            points=points,
            other=other,
            place=int(state.ranks()[seat]),
            bots=[
                BotScore(row.level, row.points, row.other, row.place) for row in found if row.ended
            ],
        )
