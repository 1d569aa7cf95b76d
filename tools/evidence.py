"""What an evaluation expects of positions of games that have ended, and how its numbers would have
to change to expect what came (tools/fit.py)."""

from __future__ import annotations

import ast
import importlib.util
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

import numpy as np
import numpy.typing as npt

from augury.core.state import State
from augury.progress import Progress

APART = 5  # one of this many games is not learnt from
PARTS = 6  # of a game, each with its own footing
MOST = 8  # sides of a table, and more
STEP = 0.2  # by how much of itself a number is changed to see what that does
SHARES = (8, 4, 2, 1)  # one of so many games that are learnt from, for the learning curve

Array = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]
Places = npt.NDArray[np.int64]
Place = tuple[str, tuple[int, ...]]  # a constant, and where in its lists


@dataclass(frozen=True)
class Position:
    """A moment of a game, and how that ended."""

    game: int
    state: State
    final: list[float]  # points by seat


# The numbers


def interpreted(path: Path) -> ModuleType:
    """A module from its source, whose constants can be changed."""
    spec = importlib.util.spec_from_file_location("evaluation", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["evaluation"] = module
    spec.loader.exec_module(module)
    return module


def places(module: ModuleType, left_out: Sequence[str]) -> list[Place]:
    """Every number that may change: those that stand in the module, not what is worked out."""
    found: list[Place] = []

    def walk(name: str, value: object, path: tuple[int, ...]) -> None:
        if isinstance(value, float):
            found.append((name, path))
        elif isinstance(value, list):
            for number, part in enumerate(value):
                walk(name, part, (*path, number))

    for name in final(Path(str(module.__file__)).read_text(encoding="utf-8")):
        if name not in left_out:
            walk(name, getattr(module, name), ())
    return found


def final(source: str) -> list[str]:
    """The names that are `Final` and whose values are written out."""
    found = []
    for node in ast.parse(source).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
            with suppress(ValueError):  # a call, or a sum
                ast.literal_eval(node.value)
                if node.target.id.isupper() and ast.unparse(node.annotation).startswith("Final"):
                    found.append(node.target.id)
    return found


def look(module: ModuleType, place: Place) -> float:
    value = getattr(module, place[0])
    for number in place[1]:
        value = value[number]
    return float(value)


def put(module: ModuleType, place: Place, value: float) -> None:
    name, path = place
    if not path:
        setattr(module, name, value)
        return
    held = getattr(module, name)
    for number in path[:-1]:
        held = held[number]
    held[path[-1]] = value


def written(place: Place) -> str:
    """A number's name and where in its lists it is."""
    return place[0] + "".join(f"[{number}]" for number in place[1])


# The fit


def by_side(position: Position, points: Sequence[float]) -> list[float]:
    """How far each side is from the mean of all."""
    sums: dict[int, float] = {}
    for seat, own in enumerate(points):
        side = int(position.state.side(seat))
        sums[side] = sums.get(side, 0.0) + own
    mean = sum(sums.values()) / len(sums)
    return [sums[side] - mean for side in sorted(sums)]


def expect(evaluate: Callable[[State], list[float]], positions: Sequence[Position]) -> Array:
    return np.concatenate([by_side(each, evaluate(each.state)) for each in positions])


def sides(positions: Sequence[Position]) -> list[int]:
    """How many there are in every position."""
    return [len(by_side(each, each.final)) for each in positions]


@dataclass(frozen=True)
class Footing:
    """What follows from the time of the game and from the seat alone, and changes no choice: what a
    side has in the end on average (an automaton much, say), and how much of what is expected
    beyond that comes true, at the beginning little. Left out, the numbers would bend to explain it.
    """

    group: Places  # by row: a part of the game and a side
    mean: Array  # of the truth, by group
    trust: Array  # by row

    def centred(self, values: Array, known: Flags) -> Array:
        """Without what they are on average, by time and side, where something is known."""
        found = values.copy()
        for group in np.unique(self.group):
            here = self.group == group
            if np.any(here & known):
                found[here] -= values[here & known].mean(axis=0)
        return found


def footing(positions: Sequence[Position], expected: Array, truth: Array, known: Flags) -> Footing:
    """From the rows that are learnt from."""
    turns = np.array([float(each.state.turn) for each in positions])
    edges = np.quantile(turns, np.arange(1, PARTS) / PARTS)
    counts = sides(positions)
    part = np.repeat(np.searchsorted(edges, turns), counts)
    side = np.concatenate([np.arange(count) for count in counts])
    group = (part * MOST + np.repeat(counts, counts)) * MOST + side
    found = Footing(group, np.zeros_like(truth), np.ones_like(truth))
    guess, came = found.centred(expected, known), found.centred(truth, known)
    found.mean[:] = truth - came
    for number in range(PARTS):
        here = part == number
        square = float(np.sum(guess[here & known] ** 2)) + 1e-9
        share = float(np.sum(guess[here & known] * came[here & known])) / square
        found.trust[here] = np.clip(share, 0.1, 1.5)
    return found


@dataclass(frozen=True)
class Evidence:
    """What an evaluation expects of every side at every position, how that changes with its
    numbers, and how it came out."""

    positions: Sequence[Position]
    numbers: Sequence[Place]
    start: Array  # the numbers in place
    scale: Array
    expected: Array
    slopes: Array  # a column for each number, for a change by its scale
    truth: Array

    def rows(self, games: set[int]) -> Flags:
        """Which rows are of these games."""
        return np.repeat([each.game in games for each in self.positions], sides(self.positions))

    def games(self, *, apart: bool) -> list[int]:
        """The games that are learnt from, or those that are not, in the order of play."""
        found = dict.fromkeys(position.game for position in self.positions)
        return [game for game in found if (game % APART == 0) == apart]


def gather(module: ModuleType, positions: Sequence[Position], numbers: Sequence[Place]) -> Evidence:
    """Change every number a little, and see what that does."""
    before = expect(module.evaluate, positions)
    truth = np.concatenate([by_side(each, each.final) for each in positions])
    start = np.array([look(module, place) for place in numbers])
    scale = np.maximum(np.abs(start), 0.1)
    slopes = np.empty((len(before), len(numbers)))
    progress = Progress("numbers", len(numbers))
    for column, place in enumerate(numbers):
        put(module, place, start[column] + STEP * scale[column])
        slopes[:, column] = (expect(module.evaluate, positions) - before) / STEP
        put(module, place, start[column])
        progress.step()
    return Evidence(positions, numbers, start, scale, before, slopes, truth)


@dataclass(frozen=True)
class Fit:
    """New numbers, and what they foretell."""

    fresh: dict[Place, float]
    mean: Array  # what was to be expected from the time and the seat alone
    before: Array  # with the numbers in place
    after: Array  # with the new ones, if all is linear


def fit(evidence: Evidence, games: Sequence[int], firm: float) -> Fit:
    """Learn from these games."""
    known = evidence.rows(set(games))
    base = footing(evidence.positions, evidence.expected, evidence.truth, known)
    before = base.mean + base.trust * base.centred(evidence.expected, known)
    slopes = base.trust[:, None] * base.centred(evidence.slopes, known)
    learnt, wrong = slopes[known], (evidence.truth - before)[known]
    each = len(evidence.positions) / len({position.game for position in evidence.positions})
    hold = firm * each * float(np.var(wrong))  # positions of a game end alike
    ridge = hold * np.eye(len(evidence.numbers))
    change = np.linalg.solve(learnt.T @ learnt + ridge, learnt.T @ wrong)
    fresh = evidence.start + change * evidence.scale
    numbers = dict(zip(evidence.numbers, map(float, fresh), strict=True))
    return Fit(numbers, base.mean, before, before + slopes @ change)


@dataclass(frozen=True)
class Forecast:
    """How much of the differences at the end was foretold, beyond what the time and the seat alone
    say, and how sure it is that the new numbers foretell more."""

    games: int  # learnt from
    before: float
    after: float
    error: float  # of what was gained, over games (95 %)

    def text(self) -> str:
        """In a few words."""
        gain = self.after - self.before
        return (
            f"{self.before:.4f} before, {self.after:.4f} after ({gain:+.4f} ± {self.error:.4f}), "
            f"learnt from {self.games} games"
        )


def forecast(evidence: Evidence, found: Fit, learnt: int, games: Sequence[int]) -> Forecast:
    """Of these games."""
    rows = evidence.rows(set(games))
    whole = float(np.sum((evidence.truth - found.mean)[rows] ** 2))
    squares = [(evidence.truth - guess)[rows] ** 2 for guess in (found.before, found.after)]
    owner = np.repeat([each.game for each in evidence.positions], sides(evidence.positions))[rows]
    gains = np.array([np.sum((squares[0] - squares[1])[owner == game]) for game in games])
    error = 1.96 * float(np.std(gains)) * len(games) ** 0.5 / whole
    shares = [1 - float(np.sum(square)) / whole for square in squares]
    return Forecast(learnt, shares[0], shares[1], error)


def curve(evidence: Evidence, firm: float) -> list[Forecast]:
    """What is foretold of games that nothing was learnt from, by how many were."""
    taught, apart = evidence.games(apart=False), evidence.games(apart=True)
    found = []
    for share in SHARES:
        learnt = taught[: max(1, len(taught) // share)]
        found.append(forecast(evidence, fit(evidence, learnt, firm), len(learnt), apart))
    return found
