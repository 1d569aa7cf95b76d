"""`augury backup`: a copy of everything in one file."""

from __future__ import annotations

import argparse
from pathlib import Path

from augury.server.commands import Subparsers
from augury.server.commands.storage import add_place, tell, with_store


def add_parsers(commands: Subparsers) -> None:
    parser = commands.add_parser(
        "backup", help="copy everything into one file, even while people play"
    )
    add_place(parser)
    parser.add_argument("file", type=Path, metavar="FILE", help="file to write")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    from augury.server import backup

    return tell(
        lambda: (
            f"{with_store(given, lambda store: backup.back_up(store, given.file))} saved to "
            f"{given.file}."
        )
    )
