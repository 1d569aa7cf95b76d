"""Plain requests about analysis boards. A study is its owner's; others do not learn that there is
one."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from typing import TypeVar

import msgspec
from starlette.responses import PlainTextResponse, Response, StreamingResponse

from augury.core import record as records_of
from augury.core import registry
from augury.core.game import CRYPTOGRAPHIC
from augury.core.puzzles import Puzzle
from augury.core.record import Record
from augury.core.tree import ROOT, Tree, grow
from augury.server import puzzles, records, shuffle, solvers, studies
from augury.server.access import check_revealed
from augury.server.analysts import Analysts
from augury.server.api import Call
from augury.server.clock import Clock
from augury.server.judgement import Slice
from augury.server.messages.common import Answer, Done
from augury.server.messages.studies import (
    Judgement,
    NewStudy,
    Studies,
    StudyCard,
    StudyInfo,
    StudyMoves,
    StudyPlan,
    StudyTitle,
    StudyWhy,
    StudyWords,
)
from augury.server.messages.wishes import Ask
from augury.server.play import explained, meaning, planned
from augury.server.refusals import Refusal, not_now
from augury.server.security import new_id
from augury.server.shares import Shares
from augury.server.store import rows
from augury.server.store.base import Db, Store
from augury.server.store.schema import StudyRow
from augury.server.tables import Tables
from augury.server.wire import write_json

T = TypeVar("T")
MOST_STUDIES = 100  # of one person
FIRST_SLICE, SLICE = 0.35, 1.0  # seconds
LONGEST_THOUGHT = 60  # seconds: "until stopped"
EVENT_STREAM = {"cache-control": "no-store", "x-accel-buffering": "no"}


class StudyRoutes:
    """Games that somebody goes over: making, looking, trying out, judging."""

    def __init__(
        self, store: Store, tables: Tables, shares: Shares, analysts: Analysts, clock: Clock
    ) -> None:
        self.store = store
        self.tables = tables
        self.shares = shares
        self.analysts = analysts
        self.clock = clock

    # Making and keeping

    async def open_study(self, call: Call, wish: NewStudy) -> Answer:
        """From a table whose game has ended, a puzzle, a record, or a fresh deal."""
        call.limit("import-person" if wish.record else "study-person", call.person.id)
        record, there = await self.begin(call, wish)
        at = there if wish.at is None else wish.at
        if at > len(record.decisions):
            raise records_of.no_position(len(record.decisions), at)
        tree = grow(record)
        here = ([ROOT, *tree.main_line()])[at]
        now = self.clock.now()
        row = StudyRow(
            new_id(),
            call.person.id,
            studies.title_of(record, " ".join(wish.title.split())),
            record.game.id,
            studies.header(record),
            studies.pack(tree),
            now,
            now,
        )

        def work(db: Db) -> bool:
            if len(rows.studies(db, row.person)) >= MOST_STUDIES:
                return False
            rows.insert(db, "studies", row)
            return True

        if not await self.store.write(work):
            raise Refusal(409, "too-many", "many-studies", most=MOST_STUDIES)
        return studies.info(row, tree, here)

    async def begin(self, call: Call, wish: NewStudy) -> tuple[Record, int]:
        """The game, once it is sure that nobody plays it any more, and where to look first."""
        if wish.puzzle:
            return await self.of_puzzle(call, puzzles.find(wish.game, wish.puzzle))
        if wish.table:
            live = await self.tables.visible(wish.table, call.person.id)
            if live is None:
                raise Refusal(404, "no-table")
            check_revealed(live)
            record = records.copy_of(live.engine.record)
            record.proof = shuffle.proof(live)
            await shuffle.check_not_played(self.store, record, call.person.id)
            return record, len(record.decisions)
        if wish.record:
            record = await call.replay(self.shares, lambda: verified(wish.record))
            await shuffle.check_not_played(self.store, record, call.person.id)
            return record, len(record.decisions)
        game = registry.load(wish.game)
        seats = game.check_seats(wish.seats)
        options = game.check_options(seats, wish.options)
        return Record(game, seats, secrets.randbits(128), options, generator=CRYPTOGRAPHIC), 0

    async def of_puzzle(self, call: Call, puzzle: Puzzle) -> tuple[Record, int]:
        """The game a puzzle is taken from, where the puzzle begins: its solution was played there,
        so for those only who know it."""
        person = call.person
        tried = await self.store.read(
            lambda db: rows.puzzle_try(db, person.id, puzzle.game, puzzle.name)
        )
        if tried is None or not solvers.knows(tried):
            raise not_now("puzzle-unsolved")
        record = puzzle.played()
        record.names = dict(enumerate(puzzles.names(puzzle, person.name)))
        return record, puzzle.at

    async def my_studies(self, call: Call) -> Answer:
        found = await self.store.read(lambda db: rows.studies(db, call.person.id))
        return Studies(
            studies=[
                StudyCard(
                    id=row.id,
                    title=row.title,
                    game=row.game,
                    created=row.created,
                    changed=row.changed,
                )
                for row in found
            ]
        )

    async def study(self, call: Call) -> Answer:
        row, tree = await self.load(call)
        links = await self.store.read(lambda db: rows.study_links(db, row.id))
        return msgspec.structs.replace(studies.info(row, tree, tree.played), links=links)

    async def name_study(self, call: Call, wish: StudyTitle) -> Answer:
        title = " ".join(wish.title.split())
        if not title or not title.isprintable():
            raise Refusal(422, "empty")
        return await self.change(call, lambda tree: tree.played, title)

    async def drop_study(self, call: Call) -> Answer:
        study, person = call.path("study"), call.person.id
        if not await self.store.write(lambda db: rows.drop_study(db, study, person)):
            raise no_study()
        return Done()

    async def study_record(self, call: Call) -> Response:
        """The game with everything that was tried, as one record."""
        row, tree = await self.load(call)
        text = await call.replay(self.shares, lambda: tree.whole().text())
        name = f"{row.game}-analysis-{row.id}.rec"
        return PlainTextResponse(
            text, headers={"content-disposition": f'attachment; filename="{name}"'}
        )

    # The tree

    async def try_moves(self, call: Call, wish: StudyMoves) -> Answer:
        node = node_in(call)
        return await self.change(
            call, lambda tree: studies.grow(tree, node, wish.seat, wish.actions)
        )

    async def describe_move(self, call: Call, wish: StudyWords) -> Answer:
        node = node_in(call)

        def edit(tree: Tree) -> int:
            tree.describe(node, wish.title, wish.note)
            return node

        return await self.change(call, edit)

    async def promote_move(self, call: Call) -> Answer:
        node = node_in(call)

        def edit(tree: Tree) -> int:
            tree.node(node)
            tree.promote(node)
            return node

        return await self.change(call, edit)

    async def delete_move(self, call: Call) -> Answer:
        node = node_in(call)
        return await self.change(call, lambda tree: tree.delete(node))

    # Positions

    async def study_position(self, call: Call) -> Answer:
        _, tree = await self.load(call)
        node, eye = node_in(call), call.number("eye", None, -1)
        cards_open = bool(call.number("open", 0))
        return await call.replay(
            self.shares, lambda: studies.position(tree, node, eye, cards_open=cards_open)
        )

    async def study_ask(self, call: Call, wish: Ask) -> Answer:
        _, tree = await self.load(call)
        node = node_in(call)
        action = tree.record.game.vocabulary.parse(wish.action)

        def work() -> Answer:
            attempt = studies.standing(tree, node).attempt(wish.seat or 0, [action])
            return meaning(attempt, action, "")

        return await call.replay(self.shares, work)

    async def study_plan(self, call: Call, wish: StudyPlan) -> Answer:
        _, tree = await self.load(call)
        node = node_in(call)

        def work() -> Answer:
            attempt = studies.standing(tree, node).attempt(wish.seat, wish.actions)
            return planned(tree.record.game, attempt, node, "")

        return await call.replay(self.shares, work)

    async def study_why(self, call: Call, wish: StudyWhy) -> Answer:
        _, tree = await self.load(call)
        node = node_in(call)
        return await call.replay(
            self.shares,
            lambda: explained(
                studies.standing(tree, node).why_thing(wish.seat, wish.thing, wish.planned)
            ),
        )

    # Judgement

    async def study_judgement(self, call: Call) -> Response:
        """What a strong bot thinks, as it thinks it: server-sent events until it is done, or until
        whoever asked hangs up."""
        self.analysts.check_open()
        call.limit("judgement-person", call.person.id)
        row, tree = await self.load(call)
        node, cards_open = node_in(call), bool(call.number("open", 0))
        seconds = min(call.number("seconds", 2, 1) or 2, LONGEST_THOUGHT)
        state = await call.replay(self.shares, lambda: tree.state(node))
        asked = [int(seat) for seat in state.to_act()]
        seat = call.number("seat", asked[0] if asked else 0)
        if seat not in asked:
            raise not_now("hint-not-asked") if asked else not_now("study-over")
        key = f"{row.id} {node} {seat} {cards_open}"
        first = Slice(key, True, row.game, state, seat, cards_open, FIRST_SLICE)
        begun = await self.analysts.ask(call.person.id, first, call.caller.address)
        return StreamingResponse(
            self.stream(call, first, begun, node, float(seconds)),
            media_type="text/event-stream",
            headers=EVENT_STREAM,
        )

    async def stream(
        self, call: Call, task: Slice, found: Judgement, node: int, seconds: float
    ) -> AsyncIterator[bytes]:
        spent = task.seconds
        while True:
            left = seconds - spent
            found.node, found.seconds, found.done = node, spent, found.done or left < 0.05
            yield event(found)
            if found.done or await call.request.is_disconnected():
                return
            task = msgspec.structs.replace(task, first=False, seconds=min(SLICE, left))
            spent += task.seconds
            try:
                found = await self.analysts.ask(call.person.id, task, call.caller.address)
            except Refusal as refusal:
                found.trouble, found.done = refusal.reason.key, True
                yield event(found)
                return

    # Below

    async def load(self, call: Call) -> tuple[StudyRow, Tree]:
        call.limit("study-person", call.person.id)
        study, person = call.path("study"), call.person.id
        row = await self.store.read(lambda db: rows.study(db, study, person))
        if row is None:
            raise no_study()
        return row, await asyncio.get_running_loop().run_in_executor(None, studies.unpack, row)

    async def change(self, call: Call, edit: Callable[[Tree], int], title: str = "") -> StudyInfo:
        """Change the tree, again on top of what another window of the same person did meanwhile."""
        for _ in range(5):
            row, tree = await self.load(call)

            def work(row: StudyRow = row, tree: Tree = tree) -> tuple[int, str]:
                return edit(tree), studies.pack(tree)

            here, packed = await call.replay(self.shares, work)
            before = row.revision
            row.tree, row.title = packed, title or row.title
            row.changed, row.revision = self.clock.now(), before + 1

            def write(db: Db, row: StudyRow = row, before: int = before) -> bool:
                return rows.change_study(db, row, before)

            if await self.store.write(write):
                return studies.info(row, tree, here)
        raise not_now("study-busy")


def verified(text: str) -> Record:
    """A record, replayed with all its variations."""
    record = records_of.parse(text)
    record.verify()
    return record


def node_in(call: Call) -> int:
    """The move that the path names."""
    word = call.path("node")
    if not (word.isascii() and word.isdigit() and len(word) < 16):
        raise Refusal(404, "no-study")
    return int(word)


def no_study() -> Refusal:
    return Refusal(404, "no-study")


def event(found: Judgement) -> bytes:
    return b"data: " + write_json(found) + b"\n\n"
