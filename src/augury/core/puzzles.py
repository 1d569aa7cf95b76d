"""The puzzles of a game: positions of real games in which one turn is clearly best.

A room keeps them as data: `puzzles/<number>.rec` are whole games, `puzzles/puzzles.json` says where
in them a puzzle stands, which line solves it, and what two searches thought of every step.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from augury.core import record, registry
from augury.core.errors import Malformed
from augury.core.game import Game
from augury.core.record import Record
from augury.core.state import State

FILE = "puzzles.json"
THEMES = (
    "finish",
    "sacrifice",
    "deny",
    "points",
    "patience",
    "combination",
    "comeback",
    "lead",
    "position",
)
PHASES = ("opening", "middle", "late")
DIFFICULTIES = ("easy", "medium", "hard")


@dataclass(frozen=True, slots=True)
class Figures:
    """What a search thinks of a choice, for the seat that decides."""

    win: float  # chance that its side wins, 0 to 1
    margin: float  # expected points ahead of the best other side

    def plain(self) -> list[float]:
        """As it is written down."""
        return [round(self.win, 4), round(self.margin, 2)]


@dataclass(frozen=True, slots=True)
class SolutionStep:
    """One decision of the line that solves a puzzle."""

    action: int
    legal: int  # how many choices there are
    also: tuple[int, ...]  # other choices that lead to the same end of the turn
    first: Figures  # by the first judgement
    second: Figures  # by the one with more thought and another seed
    rival: int  # the best choice that does not lead there; -1: there is none
    rival_first: Figures
    rival_second: Figures

    def gap(self) -> float:
        """How much of the chance to win the best other choice gives away."""
        return self.second.win - self.rival_second.win


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position of a record, and the line that is clearly best there."""

    game: str
    name: str
    record: str  # a file beside it
    at: int  # after this many decisions
    players: int
    seat: int
    theme: str
    phase: str
    difficulty: str
    reach: Figures  # what the whole line comes to, by the second judgement
    obvious: tuple[int, ...]  # what a greedy player would do
    steps: tuple[SolutionStep, ...]
    found: tuple[int, ...] = ()  # seeds with which the strongest level found it in the last check

    @property
    def line(self) -> list[int]:
        """The decisions that solve it."""
        return [step.action for step in self.steps]

    def slack(self) -> float:
        """How far below the solution another line may stay and count as equally good."""
        return min((step.gap() for step in self.steps if step.rival >= 0), default=0.0) / 3.0

    def played(self) -> Record:
        """The game it is taken from."""
        return record.parse((folder(self.game) / self.record).read_bytes())

    def position(self) -> State:
        """The table as it stands where the puzzle begins."""
        return self.played().at(self.at)


def folder(game: str) -> Path:
    """Where a room keeps its puzzles."""
    return registry.room(game) / "puzzles"


@cache
def load(game: str) -> dict[str, Puzzle]:
    """All puzzles of a game by name, in the order in which they were found."""
    path = folder(game) / FILE
    if not path.is_file():
        return {}
    told = json.loads(path.read_text(encoding="utf-8"))
    return {puzzle.name: puzzle for puzzle in read_all(registry.load(game), told["puzzles"])}


def read_all(game: Game, told: list[dict[str, object]]) -> Iterator[Puzzle]:
    """Puzzles as they are written."""
    for one in told:
        yield read(game, one)


def read(game: Game, told: dict[str, object]) -> Puzzle:
    """One puzzle as it is written; Malformed if a word of it is unknown."""
    theme, phase, difficulty = (str(told[word]) for word in ("theme", "phase", "difficulty"))
    if theme not in THEMES or phase not in PHASES or difficulty not in DIFFICULTIES:
        raise Malformed(f"{game.id}, puzzle {told['name']}: {theme}, {phase}, {difficulty}?")
    return Puzzle(
        game.id,
        str(told["name"]),
        str(told["record"]),
        number(told["at"]),
        number(told["players"]),
        number(told["seat"]),
        theme,
        phase,
        difficulty,
        figures(told["reach"]),
        actions(game, told["obvious"]),
        tuple(read_step(game, one) for one in listed(told["steps"])),
        tuple(number(seed) for seed in listed(told.get("found", []))),
    )


def read_step(game: Game, told: object) -> SolutionStep:
    """One step as it is written."""
    assert isinstance(told, dict)
    rival = told.get("rival")
    return SolutionStep(
        int(game.vocabulary.parse(told["action"])),
        number(told["legal"]),
        actions(game, told.get("also", [])),
        figures(told["first"]),
        figures(told["second"]),
        -1 if rival is None else int(game.vocabulary.parse(rival)),
        figures(told.get("rival-first", [0.0, 0.0])),
        figures(told.get("rival-second", [0.0, 0.0])),
    )


def written(game: Game, puzzle: Puzzle) -> dict[str, object]:
    """A puzzle as it is written; `read` is its inverse."""
    return {
        "name": puzzle.name,
        "record": puzzle.record,
        "at": puzzle.at,
        "players": puzzle.players,
        "seat": puzzle.seat,
        "theme": puzzle.theme,
        "phase": puzzle.phase,
        "difficulty": puzzle.difficulty,
        "reach": puzzle.reach.plain(),
        "obvious": [game.vocabulary.text(action) for action in puzzle.obvious],
        "steps": [written_step(game, step) for step in puzzle.steps],
        "found": list(puzzle.found),
    }


def written_step(game: Game, step: SolutionStep) -> dict[str, object]:
    """A step as it is written."""
    text = game.vocabulary.text
    found: dict[str, object] = {"action": text(step.action), "legal": step.legal}
    if step.also:
        found["also"] = [text(action) for action in step.also]
    found |= {"first": step.first.plain(), "second": step.second.plain()}
    if step.rival >= 0:
        found["rival"] = text(step.rival)
        found |= {"rival-first": step.rival_first.plain()}
        found |= {"rival-second": step.rival_second.plain()}
    return found


def listed(told: object) -> list[object]:
    """A list, as JSON gives it."""
    assert isinstance(told, list)
    return told


def actions(game: Game, told: object) -> tuple[int, ...]:
    """Actions in their text form."""
    return tuple(int(game.vocabulary.parse(word)) for word in listed(told))


def number(told: object) -> int:
    """A whole number."""
    assert isinstance(told, int)
    return told


def figures(told: object) -> Figures:
    """A chance and a margin."""
    win, margin = listed(told)
    return Figures(float(str(win)), float(str(margin)))
