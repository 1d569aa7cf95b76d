"""`augury bots`: who can play."""

from __future__ import annotations

import argparse
import json

from augury.bots.find import KNOWN, offered
from augury.bots.levels import LEVELS
from augury.commands import Subparsers
from augury.commands.arguments import add_json
from augury.core.game import Setting


def add_parsers(commands: Subparsers) -> None:
    parser = commands.add_parser("bots", help="list the bots, as --bots and --bot take them")
    add_json(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    found = {str(number): level_text(row) for number, row in LEVELS.items()}
    found.update(KNOWN)
    for name, entry in sorted(offered().items()):
        found[name] = f"of an installed package ({entry.value})"
    if given.json:
        print(json.dumps(found, indent=2))
        return 0
    for name, text in found.items():
        print(f"{name:<26} {text}")
    return 0


def level_text(row: dict[str, Setting]) -> str:
    """A level is a bot with settings; a game may change them."""
    settings = ", ".join(f"{name}={value}" for name, value in row.items() if name != "bot")
    return f"a level: {row['bot']} with {settings}, where a game has no other idea"
