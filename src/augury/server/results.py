"""Games that have ended become results: once each, in the background, also those that ended while
no server looked.

Everything is written in one transaction, so that a result, the ratings and the counts of a game
agree whenever a server dies.
"""

from __future__ import annotations

import asyncio
import datetime
import logging

from augury.server import ratings
from augury.server.background import Background
from augury.server.live_table import LiveTable
from augury.server.store import rows
from augury.server.store.base import Conflict, Db, Store, StoreDown
from augury.server.store.rows import clubs
from augury.server.store.schema import BOT, OVER, PERSON, PlacingRow, ResultRow
from augury.server.tables import Tables

log = logging.getLogger("augury.house")

AT_ONCE = 100  # old games that are looked up together
PAUSE = 0.05  # seconds between two of them: people play meanwhile
RETRY = 30.0  # seconds after the database failed


class Results:
    """Notes how games end."""

    def __init__(self, store: Store, tables: Tables, background: Background) -> None:
        self.store = store
        self.tables = tables
        self.background = background
        self.busy: set[str] = set()  # tables whose result is on its way

    def open(self) -> None:
        self.background.spawn(self.catch_up())

    def hear(self, live: LiveTable) -> None:
        """Something changed at a table: perhaps its game has just ended. Of a deal that others
        still play nothing is told, not even how somebody began."""
        ended = live.row.status == OVER and not live.row.open_seed and not live.sealed
        if ended and live.row.id not in self.busy:
            self.busy.add(live.row.id)
            self.background.begin(self.note(live))

    async def catch_up(self) -> None:
        """Games that ended before there were results, or when a server died. One that cannot be
        replayed is passed over."""
        passed: set[str] = set()
        while not self.background.stopping:
            try:
                most = AT_ONCE + len(passed)
                # awaited within the round
                found = await self.store.read(lambda db: rows.unnoted(db, most))  # noqa: B023
            except StoreDown:
                await asyncio.sleep(RETRY)
                continue
            waiting = [table for table in found if table not in passed]
            for table in waiting:
                passed.add(table)
                live = await self.tables.attempt(table)
                if live is not None and not live.sealed:
                    await self.note(live)
                await asyncio.sleep(PAUSE)
            if not waiting:
                return

    async def note(self, live: LiveTable) -> None:
        """Write how the game ended, unless it stands there already."""
        result, placings = told(live)

        def work(db: Db) -> None:
            if rows.result(db, result.table_id) is None:
                write(db, live, result, placings)

        try:
            await self.store.write(work)
        except Conflict:
            pass  # another process was faster
        except StoreDown as error:  # at the next start, then
            log.error("the result of table %s was not noted: %s", live.row.id, error.operator)
        self.busy.discard(live.row.id)


def write(db: Db, live: LiveTable, result: ResultRow, placings: list[PlacingRow]) -> None:
    unaided = not (
        live.row.hints or rows.is_advised(db, live.row.id) or rows.went_back(db, live.row.id)
    )
    if unaided and live.row.club and clubs.by_id(db, live.row.club) is not None:
        clubs.count_game(db, live.row.club, season_of(result.ended), placings)
    if unaided and ratings.counts(placings):
        result.rated = int(not any(rows.is_unrated(db, one.player) for one in placings))
    if result.rated:
        held = {
            one.player: rows.rating(db, one.player, result.game, result.seats) for one in placings
        }
        for new in ratings.rate(live.game, placings, held.get, result.ended):
            before = held[new.player] or ratings.newcomer(new.player, live.game, result.seats)
            rows.set_rating(db, new)
            for one in placings:
                if one.player == new.player:
                    one.mu, one.sigma, one.change = new.mu, new.sigma, new.mu - before.mu
    rows.add_result(db, result, placings)


def told(live: LiveTable) -> tuple[ResultRow, list[PlacingRow]]:
    """How the game of a table ended, nothing rated yet."""
    row, record, state = live.row, live.engine.record, live.engine.state
    began = [int(seat) for seat in record.start().to_act()]
    first = began[0] if len(began) == 1 else 0
    openings: dict[int, str] = {}
    for seat, action in record.decisions:
        openings.setdefault(seat, live.game.vocabulary.text(action))
    ranks, scores = state.ranks(), state.scores()
    placings = [
        PlacingRow(
            table_id=row.id,
            seat=chair.seat,
            player=player_of(chair.kind, chair.person, chair.level),
            name=chair.name,
            game=row.game,
            seats=row.seats,
            ended=row.changed,
            turn=(chair.seat - first) % len(live.seats),
            side=int(state.side(chair.seat)),
            points=int(scores[chair.seat]),
            place=int(ranks[chair.seat]),
            opening=openings.get(chair.seat, ""),
        )
        for chair in live.seats
    ]
    result = ResultRow(
        table_id=row.id,
        game=row.game,
        seats=row.seats,
        decisions=len(record.decisions),
        began=row.created,
        ended=row.changed,
        rated=0,
    )
    return result, placings


def season_of(time: int) -> str:
    """The quarter of a year that a club's league counts a game in."""
    day = datetime.datetime.fromtimestamp(time / 1000, datetime.UTC)
    return f"{day.year}-{(day.month + 2) // 3}"


def player_of(kind: str, person: str, level: int) -> str:
    """Under which name a seat's result counts; nobody's, if it is neither a person nor a bot."""
    if kind == PERSON:
        return person
    return f"{ratings.BOT}{level}" if kind == BOT else ""
