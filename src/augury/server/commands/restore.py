"""`augury restore`: an empty database filled from a backup."""

from __future__ import annotations

import argparse
from pathlib import Path

from augury.server.commands import Subparsers
from augury.server.commands.storage import add_place, tell, with_store


def add_parsers(commands: Subparsers) -> None:
    parser = commands.add_parser("restore", help="fill an empty database from a backup")
    add_place(parser)
    parser.add_argument("file", type=Path, metavar="FILE", help="the backup")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    from augury.server import backup

    return tell(
        lambda: (
            f"{with_store(given, lambda store: backup.restore(given.file, store), new=True)} "
            f"restored from {given.file}."
        )
    )
