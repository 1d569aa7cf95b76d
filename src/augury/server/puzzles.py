"""Puzzles on the server: the position as its seat sees it, lines that are tried, and what solves
it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec
from msgspec import UNSET

from augury.bots.explain import gains
from augury.bots.reach import reach
from augury.bots.turns import end, go
from augury.core import puzzles, registry
from augury.core.attempt import imagined, leads
from augury.core.puzzles import Figures, Puzzle
from augury.core.table import Table, resume
from augury.server import setups
from augury.server.messages.answers import GainInfo
from augury.server.messages.puzzles import PuzzleCard as Card
from augury.server.messages.puzzles import (
    PuzzleHint,
    PuzzleInfo,
    PuzzleSolution,
    ReachInfo,
    SolutionStep,
)
from augury.server.refusals import Refusal
from augury.server.seating import bot_name
from augury.server.store.schema import AUTOMATON, BOT, PERSON
from augury.server.views import choices
from augury.server.wire import write_json

JUDGED = 3000  # iterations for a line that is handed in, and as many for the solution
SEED = 1
BOTS = 3  # the level that plays as those did whose games these are
KEPT = 64


def find(game: str, name: str) -> Puzzle:
    """The puzzle with this name, or a refusal."""
    found = puzzles.load(game).get(name) if game in registry.ids() else None
    if found is None:
        raise Refusal(404, "no-puzzle")
    return found


@lru_cache(KEPT)
def table_of(game: str, name: str) -> Table:
    """The table where a puzzle begins. Nobody plays at it; lines are only tried."""
    puzzle = puzzles.load(game)[name]
    record = puzzle.played()
    del record.decisions[puzzle.at :]
    return resume(record)


def names(puzzle: Puzzle, own: str) -> list[str]:
    """Of the seats: the one to solve it, and bots."""
    found: list[str] = []
    for _ in range(puzzle.players):
        found.append(bot_name(found))
    found[puzzle.seat] = own
    return found


def info(puzzle: Puzzle, card: Card, names: Sequence[str]) -> PuzzleInfo:
    """The position as the seat sees it. `names`: of the seats."""
    table = table_of(puzzle.game, puzzle.name)
    game, state, seat = table.game, table.state, puzzle.seat
    people = table.record.seats
    chairs = [
        setups.chair(
            number,
            names[number] if number < people else "",
            mine=number == seat,
            kind=PERSON if number == seat else BOT if number < people else AUTOMATON,
            level=BOTS,
        )
        for number in range(game.chairs(people))
    ]
    offered = choices(game.id)
    return PuzzleInfo(
        puzzle=card,
        seat=seat,
        table=setups.table(puzzle.name, table.record, chairs),
        view=msgspec.Raw(write_json(game.reader.view(imagined(game, state, seat), seat))),
        legal=[offered[action] for action in state.legal(seat)],
    )


# Trying


class LineTask(msgspec.Struct, frozen=True):
    """How far does a line get, and how far the solution, by the same measure? Thought out in a
    process of its own."""

    game: str
    name: str
    line: tuple[int, ...]

    def run(self) -> tuple[Figures, Figures]:
        puzzle = puzzles.load(self.game)[self.name]
        game, state = registry.load(self.game), puzzle.position()
        return (
            reach(game, state, puzzle.seat, self.line, JUDGED, SEED),
            reach(game, state, puzzle.seat, puzzle.line, JUDGED, SEED),
        )


def line_of(puzzle: Puzzle, actions: Sequence[str]) -> list[int]:
    """A whole line, as it was handed in; refused if it is not legal or does not end the turn."""
    table = table_of(puzzle.game, puzzle.name)
    attempt = table.attempt(puzzle.seat, list(actions))
    if attempt.refusal is not None:
        raise attempt.refusal
    if not attempt.ends:
        raise Refusal(409, "not-now", "puzzle-unfinished")
    return attempt.made


def is_solution(puzzle: Puzzle, line: Sequence[int]) -> bool:
    """Does the line end like the solution?"""
    table = table_of(puzzle.game, puzzle.name)
    world = imagined(table.game, table.state, puzzle.seat)
    return end(world, puzzle.seat, line) == end(world, puzzle.seat, puzzle.line)


def as_good(puzzle: Puzzle, mine: Figures, best: Figures) -> bool:
    """Another line counts if it gets as far, but for what two judgements may differ by."""
    return mine.win >= best.win - puzzle.slack()


def known_rival(puzzle: Puzzle, line: Sequence[int]) -> Figures | None:
    """What was noted of the first decision that leaves the solution, if it is the best of them."""
    for step, action in zip(puzzle.steps, line, strict=False):
        if action != step.action:
            return step.rival_second if action == step.rival else None
    return None


# Telling


def reach_info(figures: Figures) -> ReachInfo:
    return ReachInfo(win=round(figures.win, 4), margin=round(figures.margin, 2))


def hint(puzzle: Puzzle, weight: int) -> PuzzleHint:
    """The idea, then where, then the first decision."""
    vocabulary = registry.load(puzzle.game).vocabulary
    things = sorted({thing for action in puzzle.line for thing in vocabulary.targets(action)})
    return PuzzleHint(
        theme=puzzle.theme,
        things=things if weight > 1 else [],
        action=vocabulary.text(puzzle.line[0]) if weight > 2 else "",
    )


def solution(puzzle: Puzzle) -> PuzzleSolution:
    """The line that solves it, step by step."""
    table = table_of(puzzle.game, puzzle.name)
    game, seat = table.game, puzzle.seat
    world = imagined(game, table.state, seat)
    steps = []
    for step in puzzle.steps:
        after, _ = go(world, seat, step.action)
        hidden = leads(world, after, seat).revealing
        steps.append(
            SolutionStep(
                action=game.vocabulary.text(step.action),
                gains=gained(gains(game, world, seat, step.action)),
                reach=reach_info(step.second),
                rival="" if step.rival < 0 else game.vocabulary.text(step.rival),
                rival_reach=reach_info(step.rival_second),
                view=UNSET if hidden else msgspec.Raw(write_json(game.reader.view(after, seat))),
            )
        )
        world = after
    return PuzzleSolution(
        steps=steps,
        reach=reach_info(puzzle.reach),
        obvious=[game.vocabulary.text(action) for action in puzzle.obvious],
        missed=missed(puzzle, table),
    )


def gained(found: dict[str, int]) -> list[GainInfo]:
    return [GainInfo(heading=word, points=points) for word, points in found.items()]


def missed(puzzle: Puzzle, table: Table) -> list[GainInfo]:
    """By heading: what the solution brings at once more, or less, than the obvious line."""
    total: dict[str, int] = {}
    for sign, line in ((1, puzzle.line), (-1, puzzle.obvious)):
        world = imagined(table.game, table.state, puzzle.seat)
        for action in line:
            for word, points in gains(table.game, world, puzzle.seat, action).items():
                total[word] = total.get(word, 0) + sign * points
            world.apply(puzzle.seat, action)
    return gained({word: points for word, points in total.items() if points})
