"""Deals of the day on the server: what came of a try, and what bots make of the same deal."""

from __future__ import annotations

import datetime
import logging

import msgspec

from augury.bots.daily import first_to_act, play_on
from augury.bots.levels import NUMBERS
from augury.core import daily
from augury.core.daily import Deal
from augury.core.record import Record
from augury.core.state import State
from augury.server.analysts import Analysts
from augury.server.background import Background
from augury.server.clock import Clock
from augury.server.live_table import LiveTable
from augury.server.refusals import Refusal
from augury.server.store import rows
from augury.server.store.base import Store, StoreDown
from augury.server.store.schema import OVER, PERSON, DailyBot, DailyTry
from augury.server.wire import write_json

log = logging.getLogger("augury.daily")

COUNTS, FREE = "counts", "free"
STRETCH = 4.0  # seconds that a bot's game is played on at once
LONGEST_CURVE = 60


def today(clock: Clock) -> datetime.date:
    """The day in UTC: the same everywhere."""
    return datetime.datetime.fromtimestamp(clock.now() / 1000, datetime.UTC).date()


def mark(deal: Deal, counts: bool) -> str:
    """What a table of the deal is noted with."""
    return f"{deal.day.isoformat()} {deal.name} {COUNTS if counts else FREE}"


# Results


class Outcome(msgspec.Struct, frozen=True):
    """A finished game, from everybody's seat."""

    points: int
    other: int
    place: int
    curve: list[int]


def side_points(state: State, seat: int) -> tuple[int, int]:
    """Points of the seat's side, and of the best other side."""
    totals: dict[int, int] = {}
    for number, score in enumerate(state.scores()):
        side = int(state.side(number))
        totals[side] = totals.get(side, 0) + int(score)
    mine = totals.pop(int(state.side(seat)))
    return mine, max(totals.values(), default=0)


def outcome(deal: Deal, record: Record) -> Outcome:
    """What a finished game came to, turn by turn."""
    curve: list[int] = []
    turn = -1
    state = record.start()
    for decider, action in record.decisions:
        if decider == deal.seat:
            points, _ = side_points(state, deal.seat)
            if int(state.turn) != turn:
                curve.append(points)
                turn = int(state.turn)
        state.apply(decider, action)
    points, other = side_points(state, deal.seat)
    step = max(1, -(-len(curve) // LONGEST_CURVE))
    return Outcome(points, other, int(state.ranks()[deal.seat]), [*curve[::step], points])


class BotRun(msgspec.Struct, frozen=True):
    """A bot's game on everybody's seat, a stretch further."""

    day: str
    deal: str
    level: int
    actions: tuple[int, ...]

    def run(self) -> tuple[list[int], Outcome | None]:
        deal = daily.find(self.day, self.deal)
        assert deal is not None, "the deal was found before it was asked about"
        actions, over = play_on(deal, self.level, list(self.actions), STRETCH)
        return actions, outcome(deal, replayed(deal, actions)) if over else None


def replayed(deal: Deal, actions: list[int]) -> Record:
    """The record of a bot's game: who decided follows from the game."""
    record = deal.record()
    state = record.start()
    for action in actions:
        seat = first_to_act(deal, state)
        record.decisions.append((seat, action))
        state.apply(seat, action)
    return record


class Dailies:
    """Notes results, and lets bots play the deals that somebody has finished."""

    def __init__(
        self, store: Store, analysts: Analysts, background: Background, clock: Clock
    ) -> None:
        self.store = store
        self.analysts = analysts
        self.background = background
        self.clock = clock
        self.playing: set[tuple[str, str]] = set()  # deals that bots are at

    # Tries

    def hear(self, live: LiveTable) -> None:
        """Something changed at a table; if that was a try that counts, it may be over."""
        if live.counts() and live.row.status == OVER and not self.background.stopping:
            self.background.spawn(self.note(live))

    async def note(self, live: LiveTable) -> None:
        """Write down what came of a try. Once is enough; more often does no harm."""
        deal = daily.noted(live.row.daily)
        chair = live.seats[deal.seat]
        if chair.kind != PERSON:
            return
        found = outcome(deal, live.engine.record)
        row = DailyTry(
            deal.day.isoformat(),
            deal.name,
            chair.person,
            live.row.id,
            0,
            max(1, live.row.changed),
            found.points,
            found.other,
            found.place,
            write_json(found.curve).decode(),
        )
        try:
            await self.store.write(lambda db: rows.end_daily_try(db, row))
        except StoreDown as error:
            log.warning("a result of the day has to be noted later: %s", error)

    # Bots

    def think(self, deal: Deal) -> None:
        """Let bots of all levels play the deal, unless they have or are at it."""
        key = (deal.day.isoformat(), deal.name)
        if self.analysts.places and key not in self.playing and not self.background.stopping:
            self.playing.add(key)
            self.background.spawn(self.play(deal))

    async def play(self, deal: Deal) -> None:
        day, name = deal.day.isoformat(), deal.name
        try:
            kept = await self.store.read(lambda db: rows.daily_bots(db, day, name))
            known = {row.level: row for row in kept}
            for level in NUMBERS:
                row = known.get(level) or DailyBot(day, name, level, "[]")
                while not row.ended:
                    row = await self.stretch(row)
        except (StoreDown, Refusal) as error:
            log.warning("bots go on with the deal of the day later: %s", error)
        finally:
            self.playing.discard((day, name))

    async def stretch(self, row: DailyBot) -> DailyBot:
        """Play a bot's game a little further, and keep that."""
        so_far = tuple(msgspec.json.decode(row.actions, type=list[int]))
        actions, found = await self.analysts.ask("", BotRun(row.day, row.deal, row.level, so_far))
        row = DailyBot(row.day, row.deal, row.level, write_json(actions).decode())
        if found is not None:
            row.ended = self.clock.now()
            row.points, row.other, row.place = found.points, found.other, found.place
            row.curve = write_json(found.curve).decode()
        await self.store.write(lambda db: rows.save_daily_bot(db, row))
        return row
