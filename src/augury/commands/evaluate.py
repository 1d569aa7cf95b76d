"""`augury evaluate`: how strong a bot is, as one number per game."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable

from augury.arena import workers
from augury.arena.job import Result, check
from augury.arena.workers import Workers
from augury.arena.yardstick import OPPONENTS, SEED, Reading, Yardstick, lay, read
from augury.commands import Subparsers
from augury.commands.arguments import (
    BOTS,
    MOST_GAMES,
    add_clock,
    add_game,
    add_json,
    add_seats,
    add_seed,
    add_workers,
    read_bots,
    read_seats,
)
from augury.commands.faults import fault_lines, show_first_fault
from augury.commands.match import hire
from augury.core import registry
from augury.core.errors import Malformed
from augury.core.game import Game
from augury.progress import Progress


def add_parsers(commands: Subparsers) -> None:
    parser = commands.add_parser(
        "evaluate", help="rate a bot against fixed opponents: one number per game"
    )
    parser.add_argument("bot", metavar="BOT", help=f"bot to rate: {BOTS}")
    add_game(parser, optional=True)
    parser.add_argument(
        "--deals",
        type=int,
        default=50,
        metavar="N",
        help="games against each opponent; seats are rotated (default: %(default)s)",
    )
    parser.add_argument(
        "--opponents",
        default=",".join(OPPONENTS),
        metavar="NAMES",
        help="opponents; ratings against others are not comparable (default: %(default)s)",
    )
    add_seed(parser, SEED)
    add_seats(parser)
    add_json(parser)
    add_clock(parser)
    add_workers(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    games: Iterable[Game] = [registry.load(given.game)] if given.game else registry.games()
    if not 1 <= given.deals <= MOST_GAMES:
        raise Malformed(f"The number of deals goes from 1 to {MOST_GAMES:,}.")
    faults = 0
    for game in games:
        stick = lay(
            game,
            given.bot,
            given.deals,
            read_bots(given.opponents),
            read_seats(given, game),
            given.seed,
            clock=given.clock,
        )
        for jobs in stick.jobs.values():
            check(jobs[0])
        reading = measure(stick, hire(given))
        faults += len(reading.faults)
        if given.json:
            heading = {"game": game.id, "seats": stick.seats, "seed": given.seed}
            print(json.dumps({**heading, "bot": stick.bot, **reading.plain()}))
        else:
            print(reading_text(stick, reading, given.seed))
    return 1 if faults else 0


def measure(stick: Yardstick, pool: Workers) -> Reading:
    """Play all games of a yardstick."""
    jobs = stick.everything()
    results: dict[int, Result] = {}
    try:
        with Progress("games", len(jobs)) as progress:
            for result in workers.run(jobs, pool):
                results[result.number] = result
                progress.step(stick.game.title)
    finally:
        pool.close()
    show_first_fault(stick.game, results.values())
    return read(stick, results)


def reading_text(stick: Yardstick, reading: Reading, seed: int) -> str:
    deals = len({job.seed for job in stick.everything()})
    heading = f"{stick.game.title}, {stick.seats} players: {stick.bot} has {reading.overall.text()}"
    lines = [f"{heading}  ({deals} deals from seed {seed}, {1000 * reading.pace:.1f} ms/decision)"]
    for opponent, found in reading.against.items():
        lines.append(
            f"  against {opponent:<16} {found.text():<14} {reading.margins[opponent]:+8.1f} points"
        )
    lines += fault_lines(reading.faults)
    return "\n".join(lines)
