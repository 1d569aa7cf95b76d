"""Reviews of finished games: judged in the background while somebody looks, kept for everybody.

A review is made of small pieces, each on disk as soon as it is there: a server that is stopped or
killed goes on where it was when somebody looks again. Whoever looks asks every few seconds; when
nobody has asked for a while, the work rests.
"""

from __future__ import annotations

import asyncio
import logging
import time

import msgspec

from augury.bots import review
from augury.bots.better import Better
from augury.bots.review import Judged
from augury.core.record import Record
from augury.server import records
from augury.server.access import check_played
from augury.server.analysts import Analysts
from augury.server.background import Background
from augury.server.clock import Clock
from augury.server.live_table import LiveTable
from augury.server.refusals import Refusal
from augury.server.review_tasks import JudgeSome, PlayOut, Sift
from augury.server.settings import Settings
from augury.server.store import rows
from augury.server.store.base import Store, StoreDown
from augury.server.store.schema import JudgementRow, ReviewRow

log = logging.getLogger("augury.analysis")

PATIENCE = 20.0  # seconds for which the work goes on when nobody asks any more
MOST_KEPT = 64  # reviews in memory


class Review:
    """One review as far as it is there."""

    def __init__(self, row: ReviewRow, found: list[JudgementRow]) -> None:
        self.numbers = msgspec.json.decode(row.numbers, type=list[int])
        self.iterations = row.iterations
        self.judged: dict[int, Judged] = {}
        self.better: dict[int, Better] = {}
        for one in found:
            if one.kind == "judged":
                self.judged[one.number] = msgspec.json.decode(one.judgement, type=Judged)
            else:
                self.better[one.number] = msgspec.json.decode(one.judgement, type=Better)

    def missing(self) -> list[int]:
        return [number for number in self.numbers if number not in self.judged]

    def so_far(self) -> list[Judged]:
        """From the beginning of the game, without a gap."""
        found: list[Judged] = []
        for number in self.numbers:
            if number not in self.judged:
                break
            found.append(self.judged[number])
        return found

    def costly(self) -> list[Judged]:
        """What cost anybody most, and each seat for itself."""
        everything = list(self.judged.values())
        found = {one.number: one for one in review.worst(everything)}
        for seat in {one.seat for one in everything}:
            own = [one for one in everything if one.seat == seat]
            found |= {one.number: one for one in review.worst(own)}
        return [found[number] for number in sorted(found)]

    def done(self) -> bool:
        return not self.missing() and all(one.number in self.better for one in self.costly())


class Reviews:
    """Begins reviews, and goes on with those that somebody looks at."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        analysts: Analysts,
        background: Background,
        clock: Clock,
    ) -> None:
        self.seconds = settings.review_seconds
        self.store = store
        self.analysts = analysts
        self.background = background
        self.clock = clock
        self.known: dict[str, Review] = {}  # by table
        self.working: dict[str, asyncio.Task[None]] = {}
        self.looked: dict[str, float] = {}  # by table: when somebody last asked

    async def find(self, live: LiveTable) -> Review | None:
        """The review of a game that was played to its end, if anybody has asked for one."""
        check_played(live, "review-unfinished")
        table = live.row.id
        if table not in self.known:
            row, found = await self.store.read(
                lambda db: (rows.review(db, table), rows.judgements(db, table))
            )
            if row is None:
                return None
            self.known.setdefault(table, Review(row, found))
            self.forget_some()
        return self.known[table]

    def forget_some(self) -> None:
        for table in list(self.known):
            if len(self.known) <= MOST_KEPT:
                return
            if not self.is_working(table):
                self.known.pop(table)
                self.looked.pop(table, None)

    async def begin(self, live: LiveTable, person: str, address: str) -> None:
        """Somebody wants a review; the first to ask makes it begin."""
        self.analysts.check_open()
        if await self.find(live) is None:
            self.go_on(live, person, address)
        else:
            self.look(live, person, address)

    def look(self, live: LiveTable, person: str, address: str) -> None:
        """Somebody looks at a review: it goes on if there is something left to do."""
        found = self.known.get(live.row.id)
        self.looked[live.row.id] = time.monotonic()
        if found is not None and not found.done() and self.analysts.places:
            self.go_on(live, person, address)

    def is_working(self, table: str) -> bool:
        task = self.working.get(table)
        return task is not None and not task.done()

    def go_on(self, live: LiveTable, person: str, address: str) -> None:
        table = live.row.id
        self.looked[table] = time.monotonic()
        if not self.is_working(table) and not self.background.stopping:
            record = records.copy_of(live.engine.record)
            work = Work(self, table, record, person, address)
            self.working[table] = self.background.spawn(work.run())

    def is_wanted(self, table: str) -> bool:
        return time.monotonic() - self.looked.get(table, -PATIENCE) < PATIENCE


class Work:
    """What is left to do for one review, on one person's account."""

    def __init__(
        self, reviews: Reviews, table: str, record: Record, person: str, address: str
    ) -> None:
        self.reviews = reviews
        self.table = table
        self.text = record.text()
        self.person = person
        self.address = address

    async def run(self) -> None:
        try:
            await self.judge_all()
        except Refusal as refusal:
            if refusal.code != "too-many":
                log.error("the review of table %s rests: %s", self.table, refusal.reason.key)
        except StoreDown as error:
            log.error("the review of table %s rests: %s", self.table, error.operator)
        finally:
            self.reviews.working.pop(self.table, None)

    async def judge_all(self) -> None:
        found = self.reviews.known.get(self.table) or await self.sift()
        missing = found.missing()
        loops = min(len(self.reviews.analysts.places), 2)
        await asyncio.gather(*(self.judge(found, missing[n::loops]) for n in range(loops)))
        if not found.missing():
            left = [one for one in found.costly() if one.number not in found.better]
            await asyncio.gather(*(self.play_out(found, left[n::loops]) for n in range(loops)))

    async def sift(self) -> Review:
        numbers, iterations = await self.reviews.analysts.ask(
            self.person, Sift(self.text, self.reviews.seconds), self.address
        )
        row = ReviewRow(
            self.table,
            msgspec.json.encode(numbers).decode(),
            iterations,
            self.reviews.clock.now(),
        )
        store, table = self.reviews.store, self.table
        await store.write(lambda db: rows.begin_review(db, row))
        kept = await store.read(lambda db: (rows.review(db, table), rows.judgements(db, table)))
        assert kept[0] is not None
        return self.reviews.known.setdefault(table, Review(kept[0], kept[1]))

    async def judge(self, found: Review, numbers: list[int]) -> None:
        while numbers and self.reviews.is_wanted(self.table):
            task = JudgeSome(self.text, numbers, found.iterations)
            judged = await self.reviews.analysts.ask(self.person, task, self.address)
            await self.keep("judged", {one.number: msgspec.json.encode(one) for one in judged})
            found.judged |= {one.number: one for one in judged}
            numbers = numbers[len(judged) :]

    async def play_out(self, found: Review, decisions: list[Judged]) -> None:
        for decision in decisions:
            if not self.reviews.is_wanted(self.table):
                return
            task = PlayOut(self.text, decision, found.iterations)
            better = await self.reviews.analysts.ask(self.person, task, self.address)
            await self.keep("better", {decision.number: msgspec.json.encode(better)})
            found.better[decision.number] = better

    async def keep(self, kind: str, found: dict[int, bytes]) -> None:
        new = [
            JudgementRow(self.table, number, kind, text.decode()) for number, text in found.items()
        ]
        await self.reviews.store.write(lambda db: rows.add_judgements(db, new))
