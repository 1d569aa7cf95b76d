"""Bots by name, as people write them: a level from 1 to 5, a name of `KNOWN`, or that of a bot that
an installed package offers (entry point group `augury.bots`)."""

from __future__ import annotations

import importlib
import inspect
import re
import sys
from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from operator import index
from pathlib import Path
from typing import SupportsIndex

from augury.bots import settings as all_settings
from augury.bots.greedy import GreedyBot
from augury.bots.learned import LearnedBot
from augury.bots.levels import level
from augury.bots.line_bot import ProcessBot
from augury.bots.mcts import MctsBot
from augury.bots.plain import PlainBot
from augury.bots.protocol import Bot, Maker
from augury.bots.random import RandomBot
from augury.bots.settings import Settings
from augury.bots.style import lean
from augury.core.errors import Malformed
from augury.core.game import Game

THINKERS: dict[str, type[GreedyBot] | type[MctsBot] | type[PlainBot]] = {
    "greedy": GreedyBot,
    "mcts": MctsBot,
    "plain": PlainBot,
}
LEARNERS: dict[str, type[GreedyBot] | type[MctsBot]] = {
    "learned": MctsBot,
    "learned-greedy": GreedyBot,
}
GROUP = "augury.bots"
KNOWN = {
    "random": "any legal action",
    "greedy": "what looks best at the end of its own turn",
    "mcts": "tree search over imagined worlds",
    "plain": "tree search as in the textbooks, to compare with",
    "mcts@500, mcts@0.2s": "with a budget of iterations or seconds per decision",
    "mcts@500+cut=10": "with other settings changed too",
    "learned, learned(my.net)": "mcts with the game's own network, or with one from a file",
    "learned-greedy": "likewise for greedy",
    "process(node bot.mjs)": "a program in any language (docs/write-a-bot.md)",
    "build(DOOR)5": "a bot of another build of Augury (docs/write-a-bot.md)",
    "mybots:Careful": "a class of a module that Python can find from here",
}


def find(spec: str, *, clock: bool = True) -> Maker:
    """How to make the bot that a text means. Without the clock, levels count iterations only, and
    are reproducible."""
    command = re.fullmatch(r"process\((.+)\)", spec.strip())
    if command:
        return _process(command[1])
    spec, path = _file(spec.strip())
    name, _, rest = spec.partition("@")
    name, *changes = f"{name}+{_budget(spec, rest)}".rstrip("+").split("+")
    given = dict(_change(spec, change) for change in changes)
    number = name.removeprefix("level-")
    if number.isdigit():
        return _thinker(None, int(number), given, clock)
    if name in THINKERS or name in LEARNERS:
        return _thinker(name, 0, given, clock, path)
    if given:
        raise Malformed(f"{spec!r}: only levels, greedy, mcts, plain and learned take settings.")
    if name == "random":
        return RandomBot
    return _load(name)


def make(spec: str, game: Game, seed: SupportsIndex, *, clock: bool = True) -> Bot:
    """The bot that a text means, for one game and one seat."""
    return find(spec, clock=clock)(game, index(seed))


def _process(command: str) -> Maker:
    def maker(game: Game, seed: int) -> Bot:
        return ProcessBot(game, seed, command)

    return maker


def _file(spec: str) -> tuple[str, Path | None]:
    """Take the file out of learned(FILE)@500."""
    found = re.fullmatch(rf"({'|'.join(LEARNERS)})\((.+)\)(.*)", spec)
    return (found[1] + found[3], Path(found[2])) if found else (spec, None)


def _thinker(
    name: str | None, number: int, given: dict[str, float], clock: bool, path: Path | None = None
) -> Maker:
    def maker(game: Game, seed: int) -> Bot:
        bot, known = (name, dict(game.thinking)) if name else level(game, number)
        if "iterations" in given or not clock:
            known.pop("seconds", None)
        if "seconds" in given:
            known["iterations"] = 0
        settings = Settings()
        for word, value in {**known, **given}.items():
            settings.set(word, value)
        lean(settings, seed)
        if bot in LEARNERS:
            return LearnedBot(game, seed, settings, path, LEARNERS[bot], needed=bool(name))
        return THINKERS[bot](game, seed, settings)

    if not name and number not in range(1, 6):
        raise Malformed(f"Levels go from 1 to 5; there is no level {number}.")
    return maker


def _budget(spec: str, rest: str) -> str:
    """The part after @: 500 means iterations, 0.2s means seconds."""
    amount, plus, changes = rest.partition("+")
    if not amount:
        return changes
    word = f"seconds={amount[:-1]}" if amount.endswith("s") else f"iterations={amount}"
    return word + plus + changes


def _change(spec: str, change: str) -> tuple[str, float]:
    name, _, value = change.partition("=")
    if name not in all_settings.NAMES:
        raise Malformed(
            f"{spec[:80]!r}: there is no setting {name[:40]!r}. There are: "
            f"{', '.join(all_settings.NAMES)}."
        )
    try:
        number = float(value)
    except ValueError:
        number = -1.0
    if not 0.0 <= number < 1e12:
        raise Malformed(f"{spec[:80]!r}: {name} is a number, not {value[:40]!r}.")
    return name, number


def offered() -> dict[str, EntryPoint]:
    """What installed packages offer, by name."""
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def _load(name: str) -> Maker:
    module, colon, word = name.partition(":")
    if colon:
        return _from_module(module, word)
    found = offered()
    if name not in found:
        known = ", ".join(["1 to 5", "random", *THINKERS, *LEARNERS, *sorted(found)])
        raise Malformed(
            f"There is no bot {name[:80]!r}. There are: {known}; or module:Class. "
            "`augury bots` explains them."
        )
    loaded: object = found[name].load()
    return _checked(name, loaded)


def _from_module(module: str, word: str) -> Maker:
    if "" not in sys.path:
        sys.path.insert(
            0, ""
        )  # a bot in the present folder is found, as Python itself would find it
    try:
        found: object = getattr(importlib.import_module(module), word)
    except (ImportError, AttributeError, ValueError, TypeError) as error:
        raise Malformed(f"The bot {module}:{word} cannot be loaded: {error}.") from error
    return _checked(f"{module}:{word}", found)


def _checked(name: str, found: object) -> Maker:
    if not callable(found):
        raise Malformed(f"{name} is not a class or function that makes a bot.")
    builder: Callable[..., Bot] = found

    def maker(game: Game, seed: int) -> Bot:
        try:
            inspect.signature(builder).bind(game, seed)
        except TypeError as error:
            raise Malformed(f"{name} has to take a game and a seed: {error}.") from error
        bot = builder(game, seed)
        if not callable(getattr(bot, "decide", None)):
            raise Malformed(
                f"{name} makes a {type(bot).__name__}, "
                "which has no method decide(state, seat, heard)."
            )
        return bot

    return maker
