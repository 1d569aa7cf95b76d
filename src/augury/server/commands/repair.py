"""`augury repair`: tables that were put on hold."""

from __future__ import annotations

import argparse

from augury.server.commands import Subparsers
from augury.server.commands.storage import add_place, tell, with_store


def add_parsers(commands: Subparsers) -> None:
    parser = commands.add_parser(
        "repair", help="list tables that were put on hold, or try them again"
    )
    add_place(parser)
    parser.add_argument("tables", nargs="*", metavar="TABLE", help="try these tables again")
    parser.add_argument("--all", action="store_true", help="try all of them again")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    from augury.server import repair as repairs

    tried: list[repairs.Tried] = []

    def work() -> str:
        if given.all or given.tables:
            wanted = None if given.all else set(given.tables)
            tried.extend(with_store(given, lambda store: repairs.bring_back(store, wanted)))
            missing = sorted((wanted or set()) - {table.id for table in tried})
            if missing:
                raise OSError(f"no such table is set aside: {', '.join(missing)}")
            found = tried
        else:
            found = with_store(given, repairs.set_aside)
        return "\n".join(map(str, found)) or "No table is set aside."

    return tell(work) or int(any(not table.status for table in tried))
