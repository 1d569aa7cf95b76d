"""`augury match` and `augury ladder`."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from augury.arena.job import Job, Result, check
from augury.arena.ladder import ENTRANTS, Keeper, Standing, climb, plan, stand
from augury.arena.report import page
from augury.arena.seating import schedule, two_sided
from augury.arena.tally import Entrant, Tally, tally
from augury.arena.workers import Workers, local, run
from augury.commands import Subparsers, read_options
from augury.core import registry
from augury.core.errors import Malformed
from augury.core.game import Game
from augury.progress import Progress

RESULTS = Path("benchmarks/results")
MOST_GAMES = 1_000_000


def add_parsers(subparsers: Subparsers) -> None:
    match = subparsers.add_parser("match", help="let bots play each other")
    match.add_argument("game", help="the id of a game")
    match.add_argument(
        "--bots",
        required=True,
        help="for example 3,greedy: levels 1 to 5, random, greedy, mcts@500, module:Class",
    )
    match.add_argument(
        "--games",
        type=int,
        default=100,
        help="at least so many, whole deals only (default: %(default)s)",
    )
    match.add_argument("--seed", type=int, default=1)
    match.add_argument(
        "--seats", type=int, default=0, help="number of players (default: where two sides meet)"
    )
    match.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game"
    )
    match.add_argument("--json", action="store_true", help="print JSON")
    add_workers(match)
    match.set_defaults(run=run_match)

    ladder = subparsers.add_parser(
        "ladder", help="a round robin of all levels, with ratings and a report"
    )
    ladder.add_argument("game", nargs="?", help="the id of a game (default: all of them)")
    ladder.add_argument(
        "--bots", default=",".join(ENTRANTS), help="who takes part (default: %(default)s)"
    )
    ladder.add_argument(
        "--rungs",
        action="store_true",
        help="everybody only against the next one, in the order named",
    )
    ladder.add_argument(
        "--games",
        type=int,
        default=20,
        help="at least so many for every pair (default: %(default)s)",
    )
    ladder.add_argument("--seed", type=int, default=1)
    ladder.add_argument(
        "--seats", type=int, default=0, help="number of players (default: where two sides meet)"
    )
    ladder.add_argument(
        "--out", type=Path, default=RESULTS, help="folder for the results (default: %(default)s)"
    )
    add_workers(ladder)
    ladder.set_defaults(run=run_ladder)


def add_workers(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--clock",
        action="store_true",
        help="levels watch the clock, as in play; without it they are reproducible",
    )
    parser.add_argument("--workers", type=int, default=0, help="processes (default: one per core)")
    parser.add_argument(
        "--ray",
        nargs="?",
        const="",
        metavar="ADDRESS",
        help="play on a Ray cluster (default: one on this machine)",
    )


def hire(arguments: argparse.Namespace) -> Workers:
    if arguments.ray is not None:
        from augury.arena.cluster import Cluster

        return Cluster(arguments.ray or None, arguments.workers or None)
    if not 0 <= arguments.workers <= 4096:
        raise Malformed("The number of workers goes from 0 to 4096.")
    return local(arguments.workers or os.cpu_count() or 1)


def entrants(text: str) -> list[str]:
    found = [word.strip() for word in text.split(",") if word.strip()]
    if not found:
        raise Malformed("Name at least one bot.")
    return found


def check_games(games: int) -> int:
    if not 1 <= games <= MOST_GAMES:
        raise Malformed(f"The number of games goes from 1 to {MOST_GAMES:,}.")
    return games


# Match


def run_match(arguments: argparse.Namespace) -> int:
    game = registry.load(arguments.game)
    bots = entrants(arguments.bots)
    seats = game.check_seats(arguments.seats or two_sided(game))
    options = read_options(arguments.option)
    jobs = schedule(
        game,
        seats,
        options,
        bots,
        check_games(arguments.games),
        arguments.seed,
        clock=arguments.clock,
    )
    check(jobs[0])
    found = play_out(bots, jobs, hire(arguments))
    if arguments.json:
        heading = {
            "game": game.id,
            "seats": seats,
            "options": jobs[0].options,
            "seed": arguments.seed,
        }
        print(json.dumps({**heading, **found.plain()}, indent=2))
    else:
        print(match_text(game, seats, found))
    return 1 if found.faults else 0


def play_out(bots: Sequence[str], jobs: Sequence[Job], workers: Workers) -> Tally:
    """Play a match with a running result on the screen."""
    by_number = {job.number: job for job in jobs}
    results: dict[int, Result] = {}
    running = tally(bots, [], {})
    try:
        with Progress("games", len(jobs)) as progress:
            for result in run(jobs, workers):
                results[result.number] = result
                running.add(by_number[result.number], result)
                progress.step(
                    "  ".join(
                        f"{entrant.bot} {100 * entrant.win_share().share:.0f} %"
                        for entrant in running.entrants
                    )
                )
    finally:
        workers.close()
    return tally(bots, jobs, results)


def match_text(game: Game, seats: int, found: Tally) -> str:
    lines = [
        f"{game.title}, {seats} players, {found.games} games, {found.mean_length():.0f} decisions each"
    ]
    lines.append(f"{'bot':<24} {'wins (95 %)':<26} {'score':>8} {'ms/decision':>12} {'slowest':>9}")
    lines += [entrant_text(entrant) for entrant in found.entrants]
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
    lines += [f"fault: {fault}" for fault in found.faults[:10]]
    return "\n".join(lines)


def entrant_text(entrant: Entrant) -> str:
    shown = f"{entrant.bot:<24} {entrant.win_share().text():<26} {entrant.mean_score():>8.1f}"
    return f"{shown} {1000 * entrant.pace():>12.1f} {1000 * entrant.slowest:>9.0f}"


# Ladder


def run_ladder(arguments: argparse.Namespace) -> int:
    games: Iterable[Game] = [registry.load(arguments.game)] if arguments.game else registry.games()
    bots = entrants(arguments.bots)
    if len(bots) < 2:
        raise Malformed("A ladder needs at least two bots.")
    check_games(arguments.games)
    faults = 0
    for game in games:
        standing = climb_one(arguments, game, bots)
        faults += len(standing.overall.faults)
    return 1 if faults else 0


def climb_one(arguments: argparse.Namespace, game: Game, bots: Sequence[str]) -> Standing:
    """One game's ladder, taken up where it was left."""
    planned = plan(
        game,
        bots,
        arguments.games,
        arguments.seed,
        arguments.seats,
        rungs=arguments.rungs,
        clock=arguments.clock,
    )
    check(planned.jobs[0])
    base: Path = arguments.out / planned.name()
    keeper = Keeper(base.with_suffix(".jsonl"), planned.heading())
    total = len(planned.jobs) + sum(len(jobs) for jobs in planned.checks.values())
    workers = hire(arguments)
    try:
        with Progress("games", total) as progress:
            progress.done = len(keeper.results)
            for _ in climb(planned, keeper, workers):
                progress.step(game.title)
    finally:
        workers.close()
    standing = stand(planned, keeper.results)
    base.with_suffix(".json").write_text(
        json.dumps(standing.plain(), indent=1) + "\n", encoding="utf-8"
    )
    base.with_suffix(".html").write_text(page(standing), encoding="utf-8")
    print(ladder_text(standing), file=sys.stdout)
    print(base.with_suffix(".html"))
    return standing


def ladder_text(standing: Standing) -> str:
    lines = [
        f"{standing.plan.game.title}, {standing.plan.seats} players, {standing.overall.games} games"
    ]
    order = sorted(range(len(standing.plan.bots)), key=lambda number: -standing.ratings[number].mu)
    for number in order:
        rating, entrant = standing.ratings[number], standing.overall.entrants[number]
        wins, pace = entrant.win_share().text(), 1000 * entrant.pace()
        lines.append(
            f"{entrant.bot:<24} {rating.mu:6.1f} ± {2 * rating.sigma:4.1f}   {wins:<26} {pace:>8.1f} ms"
        )
    if standing.plan.rungs:
        for a, b in standing.plan.pairs():
            upper, lower = standing.plan.bots[b], standing.plan.bots[a]
            lines.append(f"{upper + ' v ' + lower:<24} {standing.pairs[b, a].text()}")
    return "\n".join(lines)
