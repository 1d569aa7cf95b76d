"""The last checks of a puzzle: is its line better with equal thought on both sides, and does the
strongest level find it with 25 times its budget?"""

from __future__ import annotations

from augury.bots.find import make
from augury.bots.levels import NUMBERS, level
from augury.bots.protocol import Player
from augury.bots.reach import reach
from augury.core import registry
from augury.core.game import Game
from augury.core.puzzles import Puzzle
from augury.core.state import State

EQUAL = 3000  # iterations for each of two lines that are compared
SEED = 1
BETTER = 0.03  # of the chance to win: what a step must be worth then
CLOSE = 2.5  # the budget of the strongest level, for a close look
TIMES = 10  # a close look, for the last check


def budget(game: Game) -> int:
    """Iterations of a close look at one decision."""
    _, habits = level(game, NUMBERS[-1])
    return int(CLOSE * habits["iterations"])


def fair(puzzle: Puzzle, state: State) -> bool:
    """A search looks less at what it does not like, and thinks less of what it has hardly looked
    at. With equal thought on both: is every step still better than its rival, and the solution
    better than the obvious line, by more than people who hand in a line are granted?"""
    game, seat, line = registry.load(puzzle.game), puzzle.seat, puzzle.line
    for place, step in enumerate(puzzle.steps):
        if step.rival >= 0:
            before = line[:place]
            best = reach(game, state, seat, [*before, step.action], EQUAL, SEED)
            other = reach(game, state, seat, [*before, step.rival], EQUAL, SEED)
            if best.win - other.win < BETTER:
                return False
    best = reach(game, state, seat, line, EQUAL, SEED)
    return best.win - reach(game, state, seat, puzzle.obvious, EQUAL, SEED).win > puzzle.slack()


def strongest(game: Game, seat: int, seed: int) -> Player:
    """The search of the strongest level at a seat, with 25 times its budget and no clock; without a
    network, as hints, reviews and the miner think."""
    _, habits = level(game, NUMBERS[-1])
    changes = {**habits, "iterations": TIMES * budget(game), "seconds": 0}
    name = "+".join(["mcts", *(f"{habit}={value}" for habit, value in changes.items())])
    return Player(game, make(name, game, seed, clock=False), seat, seed + 1)


def finds(puzzle: Puzzle, state: State, seed: int) -> bool:
    """Does it choose the line of a puzzle at every step, or a decision that leads to the same end?
    It sits at the table as in a game, and remembers from step to step what it has thought."""
    game, seat = registry.load(puzzle.game), puzzle.seat
    own = 1_000_003 * seed + 7919 * puzzle.at + seat
    state = state.clone()
    state.listening = True
    player: Player | None = None
    for step in puzzle.steps:
        player = player or strongest(game, seat, own)
        chosen = player.decide(state)
        if chosen not in (step.action, *step.also):
            return False
        state.apply(seat, step.action)
        if chosen == step.action:
            player.hear(state.hear())
        else:
            player = None  # what it has thought is about another order
    return True
