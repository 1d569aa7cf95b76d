"""`augury match`: bots play each other."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence

from augury.arena import workers
from augury.arena.job import Job, Result, check, play_all
from augury.arena.seating import schedule
from augury.arena.tally import Entrant, Tally, tally
from augury.arena.workers import Task, Workers
from augury.commands import Subparsers
from augury.commands.arguments import (
    BOTS,
    add_clock,
    add_game,
    add_games,
    add_json,
    add_options,
    add_seats,
    add_seed,
    add_workers,
    read_bots,
    read_games,
    read_options,
    read_seats,
    read_workers,
)
from augury.commands.faults import fault_lines, show_first_fault
from augury.core import registry
from augury.core.game import Game
from augury.progress import Progress


def add_parsers(commands: Subparsers) -> None:
    parser = commands.add_parser("match", help="let bots play each other")
    add_game(parser)
    parser.add_argument(
        "--bots", required=True, metavar="NAMES", help=f"bots, for example 3,greedy: each {BOTS}"
    )
    add_games(parser, 100, "minimum number of games, rounded up to complete deals")
    add_seed(parser, 1)
    add_seats(parser)
    add_options(parser)
    add_json(parser)
    add_clock(parser)
    add_workers(parser)
    parser.set_defaults(run=run)


def hire(given: argparse.Namespace, task: Task = play_all) -> Workers:
    """The pool of workers that the arguments ask for."""
    count = read_workers(given)
    if given.ray is not None:
        return workers.cluster(given.ray or None, count or None, task)
    return workers.processes(count, task)


def run(given: argparse.Namespace) -> int:
    game = registry.load(given.game)
    bots = read_bots(given.bots)
    seats = read_seats(given, game)
    options = read_options(given.option)
    jobs = schedule(
        game,
        seats,
        options,
        bots,
        read_games(given),
        given.seed,
        clock=given.clock,
    )
    check(jobs[0])
    results = play_out(bots, jobs, hire(given))
    found = tally(bots, jobs, results)
    if given.json:
        heading = {
            "game": game.id,
            "seats": seats,
            "options": jobs[0].options,
            "seed": given.seed,
        }
        print(json.dumps({**heading, **found.plain()}, indent=2))
    else:
        print(match_text(game, seats, found))
    show_first_fault(game, results.values())
    return 1 if found.faults else 0


def play_out(bots: Sequence[str], jobs: Sequence[Job], pool: Workers) -> dict[int, Result]:
    """Play a match with a running result on the screen."""
    by_number = {job.number: job for job in jobs}
    results: dict[int, Result] = {}
    running = tally(bots, [], {})
    try:
        with Progress("games", len(jobs)) as progress:
            for result in workers.run(jobs, pool):
                results[result.number] = result
                running.add(by_number[result.number], result)
                progress.step(
                    "  ".join(
                        f"{entrant.bot} {100 * entrant.win_share().share:.0f} %"
                        for entrant in running.entrants
                    )
                )
    finally:
        pool.close()
    return results


def match_text(game: Game, seats: int, found: Tally) -> str:
    lines = [
        (
            f"{game.title}, {seats} players, {found.games} games, "
            f"{found.mean_length():.0f} decisions each"
        )
    ]
    width = max(24, *(len(entrant.bot) for entrant in found.entrants))
    shown = f"{'bot':<{width}} {'wins (95 %)':<26} {'score':>8} {'ms/decision':>12} {'slowest':>9}"
    lines.append(shown)
    lines += [entrant_text(entrant, width) for entrant in found.entrants]
    lines.append(
        "wins by seat: "
        + ", ".join(
            f"{n + 1}: {found_share.text()}" for n, found_share in enumerate(found.seat_shares())
        )
    )
    if found.ties:
        lines.append(f"ties for the first place: {found.ties}")
    if found.stalled:
        lines.append(f"stalled: {found.stalled}")
    lines += fault_lines(found.faults)
    return "\n".join(lines)


def entrant_text(entrant: Entrant, width: int) -> str:
    shown = f"{entrant.bot:<{width}} {entrant.win_share().text():<26} {entrant.mean_score():>8.1f}"
    return f"{shown} {1000 * entrant.pace():>12.1f} {1000 * entrant.slowest:>9.0f}"
