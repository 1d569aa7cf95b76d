"""`augury ladder`: a round robin of all levels, with ratings and a report."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from augury.arena.job import check
from augury.arena.ladder import ENTRANTS, ResultsFile, Standing, climb, plan, stand
from augury.arena.report import page
from augury.commands import Subparsers
from augury.commands.arguments import (
    add_clock,
    add_game,
    add_games,
    add_seats,
    add_seed,
    add_workers,
    read_bots,
    read_games,
    read_seats,
)
from augury.commands.faults import show_first_fault
from augury.commands.match import hire
from augury.core import registry
from augury.core.errors import Malformed
from augury.core.game import Game
from augury.progress import Progress

RESULTS = Path("ladder")


def add_parsers(commands: Subparsers) -> None:
    parser = commands.add_parser(
        "ladder", help="a round robin of all levels, with ratings and a report"
    )
    add_game(parser, optional=True)
    parser.add_argument(
        "--bots",
        default=",".join(ENTRANTS),
        metavar="NAMES",
        help="who takes part (default: %(default)s)",
    )
    parser.add_argument(
        "--rungs",
        action="store_true",
        help="play only neighbouring bots in the list",
    )
    add_games(parser, 20, "minimum number of games per pair, rounded up to complete deals")
    add_seed(parser, 1)
    add_seats(parser)
    parser.add_argument(
        "--out",
        type=Path,
        default=RESULTS,
        metavar="DIR",
        help="folder for the results (default: %(default)s)",
    )
    add_clock(parser)
    add_workers(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    games: Iterable[Game] = [registry.load(given.game)] if given.game else registry.games()
    bots = read_bots(given.bots)
    if len(bots) < 2:
        raise Malformed("A ladder needs at least two bots.")
    read_games(given)
    faults = 0
    for game in games:
        standing = climb_one(given, game, bots)
        faults += len(standing.overall.faults)
    return 1 if faults else 0


def climb_one(given: argparse.Namespace, game: Game, bots: Sequence[str]) -> Standing:
    """One game's ladder, taken up where it was left."""
    planned = plan(
        game,
        bots,
        given.games,
        given.seed,
        read_seats(given, game),
        rungs=given.rungs,
        clock=given.clock,
    )
    check(planned.jobs[0])
    base: Path = given.out / planned.name()
    file = ResultsFile(base.with_suffix(".jsonl"), planned.heading())
    total = len(planned.jobs) + sum(len(jobs) for jobs in planned.checks.values())
    workers = hire(given)
    try:
        with Progress("games", total) as progress:
            progress.done = len(file.results)
            for _ in climb(planned, file, workers):
                progress.step(game.title)
    finally:
        workers.close()
    show_first_fault(game, file.results.values())
    standing = stand(planned, file.results)
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
            f"{entrant.bot:<24} {rating.mu:6.1f} ± {2 * rating.sigma:4.1f}   {wins:<26} "
            f"{pace:>8.1f} ms"
        )
    if standing.plan.rungs:
        for a, b in standing.plan.pairs():
            upper, lower = standing.plan.bots[b], standing.plan.bots[a]
            lines.append(f"{upper + ' v ' + lower:<24} {standing.pairs[b, a].text()}")
    return "\n".join(lines)
