"""The commands of `augury`, one module each. Every one has `add_parsers` and runs through a function that returns the exit code."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import TypeAlias

from augury.core import registry
from augury.core.errors import Malformed
from augury.core.game import Game

Subparsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


def add_table_arguments(parser: argparse.ArgumentParser) -> None:
    """GAME, --seats and --option, as most commands take them."""
    parser.add_argument("game", metavar="GAME", help="which game: see `augury games`")
    parser.add_argument(
        "--seats",
        type=int,
        metavar="N",
        help="how many players (default: the most the game allows)",
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game; may be given several times",
    )


def read_table_arguments(given: argparse.Namespace) -> tuple[Game, int, dict[str, object]]:
    game = registry.load(given.game)
    seats = game.check_seats(given.seats if given.seats is not None else max(game.seats))
    options = read_options(given.option)
    game.check_options(seats, options)
    return game, seats, options


def read_options(words: Sequence[str]) -> dict[str, object]:
    found: dict[str, object] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise Malformed(f"An option is written NAME=VALUE; {word[:60]!r} has no '='.")
        found[name.strip()] = value.strip()
    return found
