"""Fit the constants of a room's evaluation to how games ended.

python tools/fit.py luna --games 500 --bot mcts@32: lets a bot play itself (now and then it does
something at random, so that what nobody would do is judged as well), keeps some positions of every
game, and changes the numbers in `evaluate.py` that are `Final` so that the points it expects come
true as far as they differ between the sides. It prints the new numbers and how well both foretell
games that nothing was learnt from; it changes no file. A better forecast is not yet a better
player: let the new numbers play the old ones.

One step of Gauss-Newton: the evaluation runs interpreted beside the compiled game, each number is
changed a little, and a ridge keeps those where they are that the games say nothing about.
"""

from __future__ import annotations

import argparse
import importlib.util
import pickle
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

import numpy as np
import numpy.typing as npt

from augury.bots.find import make
from augury.bots.party import Party
from augury.bots.protocol import Player
from augury.core import chance, registry
from augury.core.chance import Chance
from augury.core.events import Event
from augury.core.game import Game
from augury.core.state import State
from augury.progress import Progress

ROOMS = Path(__file__).resolve().parent.parent / "src" / "augury" / "games"
BOLD = 0.1  # share of decisions at random
APART = 5  # one of this many games is not learnt from
PARTS = 6  # of a game, each with its own confidence
STEP = 0.2  # by how much of itself a number is changed to see what that does

Array = npt.NDArray[np.float64]
Place = tuple[str, tuple[int, ...]]  # a constant, and where in its lists


@dataclass(frozen=True)
class Position:
    """A moment of a game, and how that ended."""

    game: int
    state: State
    final: list[float]  # points by seat


class BoldPlayer:
    """A bot at its seat that now and then does anything."""

    listens = True

    def __init__(self, player: Player, luck: Chance) -> None:
        self.player = player
        self.luck = luck

    def hear(self, events: list[Event]) -> None:
        """As the bot hears it."""
        self.player.hear(events)

    def decide(self, state: State) -> int:
        """The bot's decision, or any."""
        if self.luck.real() >= BOLD:
            return self.player.decide(state)
        legal = state.legal(self.player.seat)
        return int(legal[self.luck.below(len(legal))])


def play(game: Game, seats: int, bot: str, number: int, each: int) -> list[Position]:
    """A game of self-play; about `each` of its positions."""
    state = game.start(seats, number)
    luck = chance.from_seed(number * 2 + 1)
    players = [
        Player(
            game, make(bot, game, number * 100 + seat, clock=False), seat, number * 100 + 50 + seat
        )
        for seat in range(seats)
    ]
    party = Party({player.seat: BoldPlayer(player, luck) for player in players})
    party.sit(state)
    kept: list[State] = []
    for made, _ in enumerate(party.play_on(state)):
        place = len(kept) if len(kept) < 4 * each else int(luck.below(made))
        if made and place < 4 * each and luck.real() < 0.5:
            copy = state.clone()
            copy.listening = False
            kept[place : place + 1] = [copy]
    final = [float(points) for points in game.reader.evaluate(state)]
    chosen = sorted({int(luck.below(len(kept))) for _ in range(each)}) if kept else []
    return [Position(number, kept[place], final) for place in chosen]


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
    """Every number that may change."""
    found: list[Place] = []

    def walk(name: str, value: object, path: tuple[int, ...]) -> None:
        if isinstance(value, float):
            found.append((name, path))
        elif isinstance(value, list):
            for number, part in enumerate(value):
                walk(name, part, (*path, number))

    own = Path(str(module.__file__)).read_text(encoding="utf-8")
    for name, value in vars(module).items():
        if name.isupper() and name not in left_out and f"\n{name}: Final" in own:
            walk(name, value, ())
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


def confidence(positions: Sequence[Position], expected: Array, truth: Array) -> Array:
    """How much of what is expected comes true, by the time of the game: at the beginning little.

    It changes no choice, but without it the numbers would shrink to explain it.
    """
    turns = np.array([float(each.state.turn) for each in positions])
    edges = np.quantile(turns, np.arange(1, PARTS) / PARTS)
    part = np.repeat(np.searchsorted(edges, turns), sides(positions))
    found = np.ones_like(expected)
    for number in range(PARTS):
        here = part == number
        square = float(np.sum(expected[here] ** 2)) + 1e-9
        found[here] = np.clip(float(np.sum(expected[here] * truth[here])) / square, 0.1, 1.5)
    return found


def fit(
    module: ModuleType, positions: Sequence[Position], numbers: Sequence[Place], firm: float
) -> tuple[dict[Place, float], Array, Array, Array]:
    """New numbers; what was expected before, what is now if all is linear, and the truth."""
    before = expect(module.evaluate, positions)
    truth = np.concatenate([by_side(each, each.final) for each in positions])
    taught = np.repeat([each.game % APART != 0 for each in positions], sides(positions))
    trust = confidence(positions, before, truth)
    start = np.array([look(module, place) for place in numbers])
    scale = np.maximum(np.abs(start), 0.1)
    slopes = np.empty((len(before), len(numbers)))
    progress = Progress("numbers", len(numbers))
    for column, place in enumerate(numbers):
        put(module, place, start[column] + STEP * scale[column])
        slopes[:, column] = trust * (expect(module.evaluate, positions) - before) / STEP
        put(module, place, start[column])
        progress.step()
    learnt, wrong = slopes[taught], (truth - trust * before)[taught]
    each = len(positions) / len({position.game for position in positions})
    hold = firm * each * float(np.var(wrong))  # positions of a game end alike
    change = np.linalg.solve(learnt.T @ learnt + hold * np.eye(len(numbers)), learnt.T @ wrong)
    fresh = start + change * scale
    after = trust * before + slopes @ change
    return dict(zip(numbers, map(float, fresh), strict=True)), trust * before, after, truth


def report(positions: Sequence[Position], before: Array, after: Array, truth: Array) -> None:
    """How much of the differences at the end was foretold, on games not learnt from."""
    apart = np.repeat([each.game % APART == 0 for each in positions], sides(positions))
    for name, chosen in (("learnt from", ~apart), ("not learnt from", apart)):
        whole = float(np.sum(truth[chosen] ** 2))
        shares = [
            1 - float(np.sum((truth - guess)[chosen] ** 2)) / whole for guess in (before, after)
        ]
        print(f"foretold of games {name}: {shares[0]:.4f} before, {shares[1]:.4f} after")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=[game.id for game in registry.games()])
    parser.add_argument("--seats", type=int, nargs="+", default=[2], help="tables in turn")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--bot", default="mcts@32")
    parser.add_argument("--each", type=int, default=10, help="positions kept of a game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--firm", type=float, default=4.0, help="how firmly numbers stay")
    parser.add_argument("--fixed", nargs="*", default=[], help="constants that do not change")
    parser.add_argument("--keep", type=Path, help="a file for the games, to use them again")
    asked = parser.parse_args()
    game = registry.load(asked.game)
    positions: list[Position] = []
    if asked.keep and asked.keep.exists():
        positions = pickle.loads(asked.keep.read_bytes())  # our own file
    first = asked.seed * 1_000_000
    done = len({position.game for position in positions})
    progress = Progress("games", asked.games - done)
    for number in range(first + done, first + asked.games):
        seats = asked.seats[number % len(asked.seats)]
        positions += play(game, seats, asked.bot, number, asked.each)
        progress.step()
    if asked.keep:
        asked.keep.write_bytes(pickle.dumps(positions))
    module = interpreted(ROOMS / asked.game / "evaluate.py")
    numbers = places(module, asked.fixed)
    fresh, before, after, truth = fit(module, positions, numbers, asked.firm)
    for (name, path), value in fresh.items():
        where = name + "".join(f"[{number}]" for number in path)
        print(f"{where:28} {look(module, (name, path)):8.3f} {value:8.3f}")
    report(positions, before, after, truth)


if __name__ == "__main__":
    main()
