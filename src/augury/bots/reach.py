"""What choices and whole lines reach, judged by search with a fixed budget and seed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from augury.bots.levels import NUMBERS, level
from augury.bots.mcts import MctsBot
from augury.bots.protocol import Choice, shown
from augury.bots.settings import Settings
from augury.core import chance
from augury.core.game import Game
from augury.core.puzzles import Figures
from augury.core.state import State

RIVALS = 3  # choices beside the best that are tried thoroughly
THOROUGH = 16  # part of the budget that each of them gets at least
PROBE = 64  # iterations after which the search knows whether the end can be played out exactly


def thinker(game: Game, state: State, seat: int, iterations: int, seed: int) -> MctsBot:
    """A bot with the habits of the strongest level that looks at a position from a seat, and has
    not begun to think."""
    _, habits = level(game, NUMBERS[-1])
    settings = Settings()
    for name, value in {**habits, "iterations": float(iterations), "seconds": 0.0}.items():
        settings.set(name, value)
    bot = MctsBot(game, seed, settings)
    bot.search.attend(shown(game, state, seat, chance.from_seed(seed)), seat)
    return bot


def weigh(
    game: Game, state: State, seat: int, iterations: int, seed: int, tried: Iterable[int] = ()
) -> list[Choice]:
    """The choices of a seat, best first. Those that come next after the best, and those that are
    named, are tried thoroughly."""
    legal = state.legal(seat)
    if len(legal) == 1:
        return [Choice(int(legal[0]), 1.0, 0.0, 0.0)]
    bot = thinker(game, state, seat, iterations, seed)
    bot.search.think(iterations, 0.0)
    if bot.search.solution is None:
        best, *others = bot.choices()
        promising = sorted(others, key=lambda choice: -choice.win)[:RIVALS]
        rivals = {choice.action for choice in [*others[:RIVALS], *promising]} | set(tried)
        for action in sorted(rivals - {best.action}):
            bot.search.insist(action, iterations // THOROUGH + 1)
    return bot.choices()


def beside(
    game: Game, state: State, seat: int, iterations: int, seed: int, tried: Iterable[int]
) -> list[Choice]:
    """Some choices of a seat, with so much thought on each of them."""
    legal = [int(action) for action in state.legal(seat)]
    if len(legal) == 1:
        return [Choice(legal[0], 1.0, 0.0, 0.0)]
    bot = thinker(game, state, seat, iterations, seed)
    bot.search.think(PROBE, 0.0)
    if bot.search.solution is not None:
        return bot.choices()
    wanted = set(tried)
    for action in legal:
        if action in wanted:
            bot.search.insist(action, iterations)
    return [choice for choice in bot.choices() if choice.action in wanted]


def reach(
    game: Game, state: State, seat: int, line: Sequence[int], iterations: int, seed: int
) -> Figures:
    """What a legal line of a seat comes to: its last real decision is taken for granted, and
    everybody thinks from there on."""
    world = state.clone()
    deciding, last = world, line[0]
    for action in line:
        if len(world.legal(seat)) > 1:
            deciding, last = world.clone(), action
        world.apply(seat, action)
    bot = thinker(game, deciding, seat, iterations, seed)
    bot.search.think(PROBE, 0.0)
    if bot.search.solution is None:
        bot.search.insist(last, iterations)
    found = next(choice for choice in bot.choices() if choice.action == last)
    return Figures(found.win, found.margin)
