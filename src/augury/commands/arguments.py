"""Arguments that several commands take, each with one name, one help text and one way to be
read."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from augury.arena.seating import two_sided
from augury.core import registry
from augury.core.errors import Malformed
from augury.core.game import Game
from augury.core.record import Record, parse
from augury.words import LANGUAGES

MOST_GAMES = 1_000_000
MOST_WORKERS = 4096
BOTS = "a level from 1 to 5, random, greedy, mcts@500 or module:Class (see `augury bots`)"


def add_game(parser: argparse.ArgumentParser, *, optional: bool = False) -> None:
    if optional:
        parser.add_argument(
            "game", metavar="GAME", nargs="?", help="which game: see `augury games` (default: all)"
        )
    else:
        parser.add_argument("game", metavar="GAME", help="which game: see `augury games`")


def add_seats(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seats",
        type=int,
        metavar="N",
        help="number of players (default: smallest with two sides)",
    )


def read_seats(given: argparse.Namespace, game: Game) -> int:
    """The number of players, the same in all commands where none is given."""
    return game.check_seats(two_sided(game) if given.seats is None else given.seats)


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a game option; can be repeated",
    )


def add_table(parser: argparse.ArgumentParser) -> None:
    """GAME, --seats and --option, as most commands take them."""
    add_game(parser)
    add_seats(parser)
    add_options(parser)


def read_table(given: argparse.Namespace) -> tuple[Game, int, dict[str, object]]:
    game = registry.load(given.game)
    seats = read_seats(given, game)
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


def add_games(parser: argparse.ArgumentParser, default: int, what: str = "how many games") -> None:
    parser.add_argument(
        "--games", type=int, default=default, metavar="N", help=f"{what} (default: %(default)s)"
    )


def read_games(given: argparse.Namespace) -> int:
    games: int = given.games
    if not 1 <= games <= MOST_GAMES:
        raise Malformed(f"The number of games goes from 1 to {MOST_GAMES:,}.")
    return games


def add_seed(parser: argparse.ArgumentParser, default: int) -> None:
    parser.add_argument(
        "--seed",
        type=int,
        default=default,
        metavar="S",
        help="seed of the first game; later games use S+1, S+2, ... (default: %(default)s)",
    )


def read_bots(text: str) -> list[str]:
    found = [word.strip() for word in text.split(",") if word.strip()]
    if not found:
        raise Malformed("Name at least one bot.")
    return found


def add_clock(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--clock",
        action="store_true",
        help="let levels think by the clock, as in play; otherwise results are reproducible",
    )


def add_workers(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--workers",
        type=int,
        default=0,
        metavar="W",
        help="worker processes; results do not depend on it (default: one per core)",
    )
    parser.add_argument(
        "--ray",
        nargs="?",
        const="",
        metavar="ADDRESS",
        help="play on a Ray cluster (default: one on this machine)",
    )


def read_workers(given: argparse.Namespace) -> int:
    """How many processes; 0 = one per core."""
    workers: int = given.workers
    if not 0 <= workers <= MOST_WORKERS:
        raise Malformed(f"The number of workers goes from 0 to {MOST_WORKERS}.")
    return workers


def add_record(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="the record of a game")


def read_record(given: argparse.Namespace) -> Record:
    path: Path = given.file
    try:
        return parse(path.read_bytes())
    except OSError as error:
        raise Malformed(f"{path} cannot be read: {error.strerror}.") from error


def add_iterations(parser: argparse.ArgumentParser, default: int, words: str = "") -> None:
    parser.add_argument(
        "--iterations",
        type=int,
        default=default,
        metavar="I",
        help=f"how long to think about a decision (default: {words or default})",
    )


def read_iterations(given: argparse.Namespace) -> int:
    iterations: int = given.iterations
    if not 1 <= iterations <= 10_000_000:
        raise Malformed("The number of iterations goes from 1 to 10,000,000.")
    return iterations


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--language",
        choices=LANGUAGES,
        default="en",
        help="the language of the texts (default: %(default)s)",
    )


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON")
