"""Puzzles: which there are, how one is tried, and what solves it."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, UnsetType, field

from augury.server.messages.answers import GainInfo
from augury.server.messages.common import ActionText, Answer, Body, Thing
from augury.server.messages.state import Choice
from augury.server.messages.tables import TableInfo


class PuzzleCard(Answer):
    """A puzzle in a list. `steps`: decisions of its solution. `share`: percent of people who found
    it at the first go; missing as long as nobody tried. `mine`: solved, tried, or empty."""

    game: str
    name: str
    theme: str
    phase: str
    difficulty: str
    players: int
    steps: int
    rating: int
    mine: str
    share: int | UnsetType = UNSET


class SolverInfo(Answer):
    """How somebody does at puzzles. `streak`: days in a row with a solved one; `week`: the last
    seven, today last."""

    rating: int
    rated: int
    streak: int
    best: int
    week: list[bool]


class PuzzleShelf(Answer):
    """The puzzles of a game, and how good the caller is at puzzles."""

    puzzles: list[PuzzleCard]
    solver: SolverInfo


class PuzzleInfo(Answer):
    """The position: the table as the seat sees it, and what it may do."""

    puzzle: PuzzleCard
    seat: int
    table: TableInfo
    view: msgspec.Raw
    legal: list[Choice]


class PuzzleLine(Body):
    """Decisions of the puzzle's seat, in order."""

    actions: Annotated[list[ActionText], Meta(min_length=1, max_length=100)]


class PuzzleWhy(Body):
    """Why can a thing not be chosen, after these decisions of the solver's own?"""

    thing: Thing
    planned: Annotated[list[ActionText], Meta(max_length=100)] = field(default_factory=list)


class AskPuzzleHint(Body):
    """1: the idea; 2: the places on the table; 3: the first decision."""

    weight: Annotated[int, Meta(ge=1, le=3)]


class PuzzleHint(Answer):
    """As much of the solution as was asked for: what it is about, where it begins, or how."""

    theme: str
    things: list[str]
    action: str


class ReachInfo(Answer):
    """What a line comes to for its seat: chance to win, and points ahead of the best other side."""

    win: float
    margin: float


class SolutionStep(Answer):
    """`view`: the table after it, as far as the seat may foresee it. `rival`: the best other
    choice; empty if there is none."""

    action: str
    gains: list[GainInfo]
    reach: ReachInfo
    rival: str
    rival_reach: ReachInfo
    view: msgspec.Raw | UnsetType = UNSET


class PuzzleSolution(Answer):
    """`obvious`: what a player who takes what looks best now would do; `missed`: points by heading
    that the solution brings more, or fewer, at once than that."""

    steps: list[SolutionStep]
    reach: ReachInfo
    obvious: list[str]
    missed: list[GainInfo]


class Verdict(Answer):
    """What became of a line. `reached` is missing where only the solution itself could be told
    apart. `change`: of the rating, if this was the first go."""

    solved: bool
    same: bool
    needed: ReachInfo
    solver: SolverInfo
    puzzle: PuzzleCard
    change: int
    reached: ReachInfo | UnsetType = UNSET
    solution: PuzzleSolution | UnsetType = UNSET
