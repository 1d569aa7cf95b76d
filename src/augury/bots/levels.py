"""How strong a bot is, as data: five levels that every game has.

A room may change habits of thought for its own game (`Game.thinking`) or single levels
(`Game.levels`: "bot" and settings); whatever it does not mention is as below. Iterations decide in
practice; seconds are what a level may cost at most on a slow machine. A level that is `learned`
judges with the game's own network where one comes for so many players, and without where none does.
"""

from __future__ import annotations

from augury.core.errors import Malformed
from augury.core.game import Game, Setting

LEVELS: dict[int, dict[str, Setting]] = {
    1: {
        "bot": "greedy",
        "samples": 1,
        "beam": 1,
        "reach": 1,
        "noise": 0.05,
        "seconds": 0.1,
    },  # a friendly beginner: looks one decision ahead, sees the good ones, misjudges them
    2: {
        "bot": "greedy",
        "samples": 1,
        "beam": 1,
        "noise": 0.05,
        "seconds": 0.1,
    },  # sees its own turn through
    3: {"bot": "mcts", "iterations": 60, "seconds": 0.1},
    4: {"bot": "mcts", "iterations": 400, "seconds": 0.4},
    5: {"bot": "mcts", "iterations": 10_000, "seconds": 1.0},
}

NUMBERS = tuple(LEVELS)
SEARCHING = (3, 4, 5)  # levels that have a taste where people meet them
TASTE = 0.005


def level(game: Game, number: int) -> tuple[str, dict[str, float]]:
    """Which bot plays this level of a game, and with which settings."""
    if number not in LEVELS:
        raise Malformed(
            f"Levels go from {NUMBERS[0]} to {NUMBERS[-1]}; there is no level {number}."
        )
    row = {**LEVELS[number], **game.thinking, **game.levels.get(number, {})}
    bot = str(row.pop("bot"))
    return bot, {name: float(value) for name, value in row.items()}


def met(number: int) -> str:
    """A level as people meet it at a table, as `bots.find` reads it: a little different in every
    game. In arenas it is plain."""
    return f"{number}+style={TASTE:g}" if number in SEARCHING else str(number)
