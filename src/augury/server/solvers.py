"""How good people are at puzzles and how hard the puzzles are: one against the other, as players
are rated. Once for each person and puzzle, by the first line that is handed in."""

from __future__ import annotations

from collections.abc import Iterable

from openskill.models import PlackettLuce

from augury.core.puzzles import DIFFICULTIES, Puzzle
from augury.server import ratings
from augury.server.messages.puzzles import SolverInfo
from augury.server.store import rows
from augury.server.store.base import Db
from augury.server.store.puzzle_schema import PuzzleRating, PuzzleTry, Solver

DAY = 86_400_000  # milliseconds
WEEK = 7
SIGMA = 8_333
BEGINNER = 25_000
STRENGTH = dict(zip(DIFFICULTIES, (20_000, 25_000, 30_000), strict=True))
FIRST_MOVE = 3  # the hint from which on a puzzle does not count as found
SOLUTION = 4  # weighs more than any hint


def knows(row: PuzzleTry) -> bool:
    """Whoever solved a puzzle, or gave it up, has seen its solution."""
    return bool(row.solved) or row.help >= SOLUTION


def fresh_rating(puzzle: Puzzle) -> PuzzleRating:
    """What a puzzle is thought to be worth before anybody tried it."""
    return PuzzleRating(puzzle.game, puzzle.name, STRENGTH[puzzle.difficulty], SIGMA)


def settle(db: Db, puzzle: Puzzle, row: PuzzleTry, found: bool) -> int:
    """Count the first go at a puzzle; returns how the solver's rating changed."""
    hard = rows.puzzle_rating(db, puzzle.game, puzzle.name) or fresh_rating(puzzle)
    good = rows.solver(db, row.person) or Solver(row.person, BEGINNER, SIGMA)
    before = good.mu
    model = PlackettLuce()
    teams = [[model.create_rating([rated.mu / 1000, rated.sigma / 1000])] for rated in (good, hard)]
    (mine,), (its,) = model.rate(teams, ranks=[1.0, 2.0] if found else [2.0, 1.0])
    good.mu, good.sigma = round(mine.mu * 1000), round(mine.sigma * 1000)
    hard.mu, hard.sigma = round(its.mu * 1000), round(its.sigma * 1000)
    good.rated += 1
    hard.found += int(found)
    hard.missed += int(not found)
    rows.save_puzzle_rating(db, hard)
    rows.save_solver(db, good)
    row.result = 1 if found else -1
    rows.save_puzzle_try(db, row)
    return ratings.shown(good.mu) - ratings.shown(before)


def info(solver: Solver | None, tries: Iterable[PuzzleTry], now: int) -> SolverInfo:
    """How somebody does: rating, and days in a row."""
    days = sorted({row.solved // DAY for row in tries if row.solved})
    today = now // DAY
    streak = run = best = 0
    last = -2
    for day in days:
        run = run + 1 if day == last + 1 else 1
        best, last = max(best, run), day
    if last >= today - 1:
        streak = run
    mu = BEGINNER if solver is None else solver.mu
    return SolverInfo(
        rating=ratings.shown(mu),
        rated=0 if solver is None else solver.rated,
        streak=streak,
        best=best,
        week=[day in days for day in range(today - WEEK + 1, today + 1)],
    )
