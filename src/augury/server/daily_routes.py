"""Plain requests about the deal of the day."""

from __future__ import annotations

import datetime

import msgspec
from msgspec import UNSET

from augury.bots.levels import NUMBERS
from augury.core import daily, registry
from augury.core.daily import Deal
from augury.server import dailies
from augury.server.api import Call
from augury.server.blueprint import Blueprint, Builder
from augury.server.clock import Clock
from augury.server.dailies import Dailies
from augury.server.messages.common import Answer
from augury.server.messages.daily import (
    DailyDeal,
    DailyPage,
    DailyResults,
    DailyRow,
    PlayedDay,
    ResultInfo,
)
from augury.server.messages.tables import Created, SeatWish
from augury.server.refusals import Refusal, not_now
from augury.server.store import rows
from augury.server.store.base import Conflict, Db, Store
from augury.server.store.schema import OVER, PLAYING, DailyBot, DailyResult, DailyTry, TableRow
from augury.server.tables import Tables

A_DAY = 86_400_000
ARCHIVE = 400  # days back that somebody's archive goes
LONGEST_WORD = 60


class DailyRoutes:
    """Today's deals, earlier ones, and the results once one's own is in."""

    def __init__(
        self, store: Store, tables: Tables, builder: Builder, kept: Dailies, clock: Clock
    ) -> None:
        self.store = store
        self.tables = tables
        self.builder = builder
        self.dailies = kept
        self.clock = clock

    async def today(self, call: Call) -> Answer:
        return await self.page(call, dailies.today(self.clock))

    async def day(self, call: Call) -> Answer:
        return await self.page(call, self.day_in(call))

    async def page(self, call: Call, day: datetime.date) -> DailyPage:
        """The deals of a day as the caller stands with them."""
        person, now = call.caller.id, dailies.today(self.clock)
        since = (now - datetime.timedelta(days=ARCHIVE)).isoformat()

        def work(
            db: Db,
        ) -> tuple[list[DailyTry], dict[str, int], dict[str, list[DailyResult]], dict[str, str]]:
            tries = rows.daily_tries_of(db, person, since) if person else []
            here = [row for row in tries if row.day == day.isoformat()]
            results = {
                row.deal: rows.daily_results(db, row.day, row.deal) for row in here if row.ended
            }
            states = {}
            for row in here:
                table = rows.table(db, row.table_id)
                states[row.deal] = "" if table is None else table.status
            return tries, rows.daily_counts(db, day.isoformat()), results, states

        tries, counts, results, states = await self.store.read(work)
        if await self.catch_up(tries, states):
            tries, counts, results, states = await self.store.read(work)
        mine = {row.deal: row for row in tries if row.day == day.isoformat()}
        deals = [
            deal_info(deal, mine.get(deal.name), states, counts, results.get(deal.name, []))
            for deal in daily.deals(day)
        ]
        ended = [row for row in tries if row.ended]
        return DailyPage(
            day=day.isoformat(),
            today=now.isoformat(),
            first=daily.FIRST.isoformat(),
            closes=(self.clock.now() // A_DAY + 1) * A_DAY,
            counts=day == now,
            deals=deals,
            days=archive(ended),
            streak=streak({row.day for row in ended}, now),
        )

    async def catch_up(self, tries: list[DailyTry], states: dict[str, str]) -> bool:
        """A game that has ended and whose result is still on its way, or got lost, is noted now.
        Returns whether there was one."""
        late = [row for row in tries if not row.ended and states.get(row.deal) == OVER]
        for row in late:
            live = await self.tables.find(row.table_id)
            if live is not None:
                await self.dailies.note(live)
        return bool(late)

    async def play(self, call: Call) -> Answer:
        """Sit down to a deal. The first try on its own day counts; the others are free."""
        deal = self.deal_in(call)
        person, now = call.person, dailies.today(self.clock)
        day = deal.day.isoformat()
        if deal.day > now:
            raise Refusal(404, "no-deal")

        def known(db: Db) -> tuple[DailyTry | None, TableRow | None]:
            found = rows.daily_try(db, day, deal.name, person.id)
            return found, None if found is None else rows.table(db, found.table_id)

        tried, table = await self.store.read(known)
        if table is not None and table.status == PLAYING:
            return Created(id=table.id, links=[])
        call.limit("create-person", person.id)
        counts = tried is None and deal.day == now
        plan = self.table_for(deal, call, counts)

        def first(db: Db) -> None:
            if counts:
                if rows.daily_try(db, day, deal.name, person.id) is not None:
                    raise Conflict("they have begun already")
                row = DailyTry(day, deal.name, person.id, plan.row.id, self.clock.now())
                rows.add_daily_try(db, row)

        try:
            await self.builder.build(call.caller.address, plan, first=first)
        except Conflict:
            raise not_now("daily-begun") from None
        return Created(id=plan.row.id, links=[])

    def table_for(self, deal: Deal, call: Call, counts: bool) -> Blueprint:
        record = deal.record()
        plan = Blueprint(record.game, record.seats, record.options, call.person, self.clock.now())
        plan.open_up(record)
        plan.row.daily = dailies.mark(deal, counts)
        bot = SeatWish(kind="bot", level=daily.LEVEL)
        wishes = [SeatWish(kind="me") if seat == deal.seat else bot for seat in range(deal.players)]
        plan.add(wishes, call.person)
        plan.begin([int(seat) for seat in record.start().to_act()])
        return plan

    async def results(self, call: Call) -> Answer:
        """Everybody's results, for those whose own is in."""
        deal = self.deal_in(call)
        day, person = deal.day.isoformat(), call.person.id

        def work(
            db: Db,
        ) -> tuple[DailyTry | None, list[DailyResult], list[DailyBot]]:
            return (
                rows.daily_try(db, day, deal.name, person),
                rows.daily_results(db, day, deal.name),
                rows.daily_bots(db, day, deal.name),
            )

        mine, found, bots = await self.store.read(work)
        if mine is None or not mine.ended:
            raise not_now("daily-first")
        done = [row for row in bots if row.ended]
        waiting = [level for level in NUMBERS if level not in {row.level for row in done}]
        if waiting:
            self.dailies.think(deal)
        info = deal_info(deal, mine, {deal.name: OVER}, {deal.name: len(found)}, found)
        return DailyResults(
            day=day,
            deal=info,
            rows=ranked(found, done, person),
            waiting=waiting,
            bots=bool(self.dailies.analysts.places),
        )

    def day_in(self, call: Call) -> datetime.date:
        day = daily.read_day(call.path("day")[:LONGEST_WORD])
        if day is None or day > dailies.today(self.clock):
            raise Refusal(404, "no-deal")
        return day

    def deal_in(self, call: Call) -> Deal:
        day, name = self.day_in(call), call.path("deal")
        found = next((deal for deal in daily.deals(day) if deal.name == name), None)
        if found is None:
            raise Refusal(404, "no-deal")
        return found


def result_info(row: DailyTry | DailyResult | DailyBot) -> ResultInfo:
    return ResultInfo(
        points=row.points,
        other=row.other,
        place=row.place,
        curve=msgspec.json.decode(row.curve, type=list[int]),
    )


def deal_info(
    deal: Deal,
    tried: DailyTry | None,
    states: dict[str, str],
    counts: dict[str, int],
    results: list[DailyResult],
) -> DailyDeal:
    """A deal as somebody stands with it."""
    state, table = "open", ""
    result: ResultInfo | msgspec.UnsetType = UNSET
    rank: int | msgspec.UnsetType = UNSET
    if tried is not None:
        table = tried.table_id
        state = "playing" if states.get(deal.name) == PLAYING else "given-up"
    if tried is not None and tried.ended:
        state, result = "over", result_info(tried)
        rank = 1 + sum(is_better(other, tried) for other in results)
    game = registry.load(deal.game)
    return DailyDeal(
        name=deal.name,
        game=deal.game,
        title=game.title,
        variant=deal.variant,
        options=deal.options,
        seats=deal.players,
        seat=deal.seat,
        level=0 if deal.variant else daily.LEVEL,
        state=state,
        table=table,
        players=counts.get(deal.name, 0),
        result=result,
        rank=rank,
    )


def is_better(one: DailyResult, other: DailyResult | DailyTry) -> bool:
    """More points; with as many, fewer for the best other side."""
    return (one.points, -one.other) > (other.points, -other.other)


def ranked(found: list[DailyResult], bots: list[DailyBot], person: str) -> list[DailyRow]:
    """People in order, bots where they would stand among them."""
    lines = [
        DailyRow(
            rank=1 + sum(is_better(other, row) for other in found),
            name=row.name,
            level=0,
            mine=row.person == person,
            table=row.table_id,
            result=result_info(row),
        )
        for row in found
    ]
    lines += [
        DailyRow(rank=0, name="", level=row.level, mine=False, table="", result=result_info(row))
        for row in bots
    ]
    return sorted(lines, key=lambda row: (-row.result.points, row.result.other, row.level))


def archive(ended: list[DailyTry]) -> list[PlayedDay]:
    """Which deals were finished on which day."""
    days: dict[str, list[str]] = {}
    for row in ended:
        days.setdefault(row.day, []).append(row.deal)
    return [PlayedDay(day=day, deals=sorted(deals)) for day, deals in sorted(days.items())]


def streak(days: set[str], now: datetime.date) -> int:
    """Days in a row, today or yesterday last."""
    one = datetime.timedelta(days=1)
    day = now if now.isoformat() in days else now - one
    count = 0
    while day.isoformat() in days:
        count, day = count + 1, day - one
    return count
