"""`augury export`: all games as records."""

from __future__ import annotations

import argparse
from pathlib import Path

from augury.server.commands import Subparsers
from augury.server.commands.storage import add_place, tell, with_store


def add_parsers(commands: Subparsers) -> None:
    parser = commands.add_parser("export", help="write all games as records")
    add_place(parser)
    parser.add_argument("folder", type=Path, metavar="DIR", help="folder for the records")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    from augury.server import records

    return tell(
        lambda: (
            f"{with_store(given, lambda store: records.export(store, given.folder))} games written "
            f"to {given.folder}."
        )
    )
