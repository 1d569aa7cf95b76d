"""`augury dataset`: self-play as data for learning programs."""

from __future__ import annotations

import argparse
from pathlib import Path

from augury.commands import Subparsers
from augury.commands.arguments import (
    BOTS,
    add_games,
    add_seed,
    add_table,
    add_workers,
    read_bots,
    read_games,
    read_table,
    read_workers,
)
from augury.commands.faults import show_fault
from augury.progress import Progress


def add_parsers(commands: Subparsers) -> None:
    parser = commands.add_parser(
        "dataset", help="let bots play each other and write every decision as Parquet or JSONL"
    )
    add_table(parser)
    add_games(parser, 100)
    parser.add_argument(
        "--bots",
        default="random",
        metavar="NAMES",
        help=f"bots, for example 3,greedy: each {BOTS}; seats rotate (default: random)",
    )
    parser.add_argument(
        "--out", type=Path, required=True, metavar="DIR", help="folder for the files"
    )
    parser.add_argument(
        "--format",
        default="parquet",
        metavar="FORMAT",
        help="parquet (needs pyarrow) or jsonl (default: %(default)s)",
    )
    add_seed(parser, 0)
    parser.add_argument(
        "--each", type=int, default=50, metavar="K", help="games per file (default: %(default)s)"
    )
    add_workers(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    from augury.envs.dataset import GameFailed, Part, write

    game, seats, options = read_table(given)
    bots = tuple(read_bots(given.bots))
    whole = Part(
        game.id,
        seats,
        game.check_options(seats, options),
        bots,
        given.seed,
        read_games(given),
        given.format,
    )
    files = []
    try:
        with Progress("files", -(-given.games // max(1, given.each))) as progress:
            for file in write(whole, given.out, max(1, given.each), read_workers(given), given.ray):
                files.append(file)
                progress.step()
    except GameFailed as failed:
        show_fault(game, failed.trace, failed.record)
        raise
    size = sum(file.stat().st_size for file in files)
    print(
        f"{given.games} games of {game.title} in {len(files)} files, {size / 1e6:.1f} MB: "
        f"{given.out}"
    )
    return 0
