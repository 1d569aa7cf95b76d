"""`augury dataset`: self-play as data for learning programs."""

from __future__ import annotations

import argparse
from pathlib import Path

from augury.commands import Subparsers, add_table_arguments, read_table_arguments
from augury.progress import Progress


def add_parsers(commands: Subparsers) -> None:
    parser = commands.add_parser(
        "dataset", help="let bots play each other and write every decision as Parquet or JSONL"
    )
    add_table_arguments(parser)
    parser.add_argument(
        "--games", type=int, default=100, metavar="N", help="how many games (default 100)"
    )
    parser.add_argument(
        "--bots",
        default="random",
        metavar="NAMES",
        help="who plays, such as 3,greedy; seats rotate (default random)",
    )
    parser.add_argument(
        "--out", type=Path, required=True, metavar="DIR", help="folder for the files"
    )
    parser.add_argument(
        "--format", default="parquet", help="parquet (needs pyarrow) or jsonl (default parquet)"
    )
    parser.add_argument(
        "--seed",
        type=int,
        default=0,
        metavar="S",
        help="seed of the first game; the others count on from it",
    )
    parser.add_argument(
        "--each", type=int, default=50, metavar="K", help="games per file (default 50)"
    )
    parser.add_argument(
        "--workers",
        type=int,
        default=1,
        metavar="W",
        help="processes (default 1); the files are the same for any number",
    )
    parser.add_argument(
        "--ray",
        nargs="?",
        const="",
        metavar="ADDRESS",
        help="play on a Ray cluster (default: one on this machine)",
    )
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    from augury.envs.dataset import Part, write

    game, seats, options = read_table_arguments(given)
    bots = tuple(name.strip() for name in given.bots.split(","))
    whole = Part(
        game.id,
        seats,
        game.check_options(seats, options),
        bots,
        given.seed,
        given.games,
        given.format,
    )
    files = []
    with Progress("files", -(-given.games // max(1, given.each))) as progress:
        for file in write(whole, given.out, max(1, given.each), max(1, given.workers), given.ray):
            files.append(file)
            progress.step()
    size = sum(file.stat().st_size for file in files)
    print(
        f"{given.games} games of {game.title} in {len(files)} files, {size / 1e6:.1f} MB: {given.out}"
    )
    return 0
