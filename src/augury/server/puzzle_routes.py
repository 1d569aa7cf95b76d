"""Plain requests about puzzles: the shelf, one puzzle, lines, hints, the solution."""

from __future__ import annotations

from msgspec import UNSET

from augury.core import puzzles as kept
from augury.core import registry
from augury.core.puzzles import Figures, Puzzle
from augury.server import puzzles, ratings, solvers
from augury.server.analysts import Analysts
from augury.server.api import Call
from augury.server.clock import Clock
from augury.server.messages.answers import Explained, Planned
from augury.server.messages.common import Answer
from augury.server.messages.puzzles import (
    AskPuzzleHint,
    PuzzleCard,
    PuzzleLine,
    PuzzleShelf,
    PuzzleWhy,
    SolverInfo,
    Verdict,
)
from augury.server.play import planned
from augury.server.refusals import Refusal, reason_info
from augury.server.store import rows
from augury.server.store.base import Db, Store
from augury.server.store.puzzle_schema import PuzzleRating, PuzzleTry

LONGEST_NAME = 40


class PuzzleRoutes:
    """Everybody may look at puzzles; whoever has a name is remembered."""

    def __init__(self, store: Store, analysts: Analysts, clock: Clock) -> None:
        self.store = store
        self.analysts = analysts
        self.clock = clock

    # Looking

    async def shelf(self, call: Call) -> Answer:
        """All puzzles, and how the caller does."""
        person, now = call.caller.id, self.clock.now()

        def work(db: Db) -> tuple[list[PuzzleRating], list[PuzzleTry], SolverInfo]:
            mine = rows.puzzle_tries(db, person) if person else []
            solver = rows.solver(db, person) if person else None
            return rows.puzzle_ratings(db), mine, solvers.info(solver, mine, now)

        ratings, tries, info = await self.store.read(work)
        rated = {(row.game, row.name): row for row in ratings}
        tried = {(row.game, row.name): row for row in tries}
        cards = [
            card(puzzle, rated.get((game, name)), tried.get((game, name)))
            for game in registry.ids()
            for name, puzzle in kept.load(game).items()
        ]
        return PuzzleShelf(puzzles=cards, solver=info)

    async def show(self, call: Call) -> Answer:
        """One position, as its seat sees it."""
        puzzle = named(call)
        person = call.caller.id

        def work(db: Db) -> tuple[PuzzleRating | None, PuzzleTry | None]:
            game, name = puzzle.game, puzzle.name
            tried = rows.puzzle_try(db, person, game, name) if person else None
            return rows.puzzle_rating(db, game, name), tried

        rating, tried = await self.store.read(work)
        own = "" if call.caller.person is None else call.caller.person.name
        return puzzles.info(puzzle, card(puzzle, rating, tried), puzzles.names(puzzle, own))

    # Trying

    async def plan(self, call: Call, wish: PuzzleLine) -> Answer:
        """How would the table stand after some decisions?"""
        puzzle = named(call)
        call.limit("ask-person", call.caller.id or call.caller.address)
        return plan_of(puzzle, wish.actions)

    async def why(self, call: Call, wish: PuzzleWhy) -> Answer:
        """Why can a thing not be chosen now?"""
        puzzle = named(call)
        call.limit("ask-person", call.caller.id or call.caller.address)
        table = puzzles.table_of(puzzle.game, puzzle.name)
        told = table.why_thing(puzzle.seat, wish.thing, wish.planned)
        reason = UNSET if told.reason is None else reason_info(told.reason)
        return Explained(thing=told.thing, possible=told.possible, reason=reason)

    async def hand_in(self, call: Call, wish: PuzzleLine) -> Answer:
        """Is this line as good as the best?"""
        puzzle = named(call)
        call.limit("hint-person", call.person.id)
        line = puzzles.line_of(puzzle, wish.actions)
        if puzzles.is_solution(puzzle, line):
            return await self.note(call, puzzle, same=True, solved=True, reached=puzzle.reach)
        mine, best = await self.judge(call, puzzle, line)
        solved = mine is not None and puzzles.as_good(puzzle, mine, best)
        return await self.note(call, puzzle, same=False, solved=solved, reached=mine, best=best)

    async def judge(
        self, call: Call, puzzle: Puzzle, line: list[int]
    ) -> tuple[Figures | None, Figures]:
        """What the line reaches and what the solution does. Where nobody analyses, only what was
        noted with the puzzle is known."""
        if not self.analysts.places:
            return puzzles.known_rival(puzzle, line), puzzle.reach
        task = puzzles.LineTask(puzzle.game, puzzle.name, tuple(line))
        return await self.analysts.ask(call.person.id, task, call.caller.address)

    async def note(
        self,
        call: Call,
        puzzle: Puzzle,
        *,
        same: bool,
        solved: bool,
        reached: Figures | None,
        best: Figures | None = None,
    ) -> Verdict:
        """Keep what became of a line. Only the first counts for the ratings."""
        now = self.clock.now()

        def work(db: Db) -> tuple[int, PuzzleTry, PuzzleRating | None, SolverInfo]:
            row = self.tried(db, call.person.id, puzzle, now)
            change = 0
            if solved and not row.solved and row.help < solvers.SOLUTION:
                row.solved = now
            if not row.result:
                change = solvers.settle(db, puzzle, row, solved and row.help < solvers.FIRST_MOVE)
            rows.save_puzzle_try(db, row)
            return change, row, *self.standing(db, puzzle, row.person, now)

        change, row, rating, info = await self.store.write(work)
        return Verdict(
            solved=solved,
            same=same,
            reached=UNSET if reached is None else puzzles.reach_info(reached),
            needed=puzzles.reach_info(best or puzzle.reach),
            solver=info,
            puzzle=card(puzzle, rating, row),
            change=change,
            solution=puzzles.solution(puzzle) if solved else UNSET,
        )

    # Help

    async def hint(self, call: Call, wish: AskPuzzleHint) -> Answer:
        """A hint; the first decision costs the point."""
        puzzle = named(call)
        await self.helped(call.person.id, puzzle, wish.weight)
        return puzzles.hint(puzzle, wish.weight)

    async def solve(self, call: Call) -> Answer:
        """Give up, and see how it goes."""
        puzzle = named(call)
        await self.helped(call.person.id, puzzle, solvers.SOLUTION)
        return puzzles.solution(puzzle)

    async def helped(self, person: str, puzzle: Puzzle, weight: int) -> None:
        now = self.clock.now()

        def work(db: Db) -> None:
            row = self.tried(db, person, puzzle, now)
            if not row.solved:
                row.help = max(row.help, weight)
            if weight >= solvers.SOLUTION and not row.result:
                solvers.settle(db, puzzle, row, False)
            rows.save_puzzle_try(db, row)

        await self.store.write(work)

    # What is known

    def tried(self, db: Db, person: str, puzzle: Puzzle, now: int) -> PuzzleTry:
        found = rows.puzzle_try(db, person, puzzle.game, puzzle.name)
        return found or PuzzleTry(person, puzzle.game, puzzle.name, now)

    def standing(
        self, db: Db, puzzle: Puzzle, person: str, now: int
    ) -> tuple[PuzzleRating | None, SolverInfo]:
        rating = rows.puzzle_rating(db, puzzle.game, puzzle.name)
        tries = rows.puzzle_tries(db, person)
        return rating, solvers.info(rows.solver(db, person), tries, now)


def named(call: Call) -> Puzzle:
    """The puzzle that the path names."""
    game, name = call.path("game"), call.path("puzzle")
    if len(name) > LONGEST_NAME:
        raise Refusal(404, "no-puzzle")
    return puzzles.find(game, name)


def plan_of(puzzle: Puzzle, actions: list[str]) -> Planned:
    table = puzzles.table_of(puzzle.game, puzzle.name)
    return planned(table.game, table.attempt(puzzle.seat, actions), 0, "")


def card(puzzle: Puzzle, rating: PuzzleRating | None, tried: PuzzleTry | None) -> PuzzleCard:
    """A puzzle as it stands in a list."""
    known = rating or solvers.fresh_rating(puzzle)
    goes = known.found + known.missed
    mine = "" if tried is None else "solved" if tried.solved else "tried"
    return PuzzleCard(
        game=puzzle.game,
        name=puzzle.name,
        theme=puzzle.theme,
        phase=puzzle.phase,
        difficulty=puzzle.difficulty,
        players=puzzle.players,
        steps=len(puzzle.steps),
        rating=ratings.shown(known.mu),
        mine=mine,
        share=round(100 * known.found / goes) if goes else UNSET,
    )
