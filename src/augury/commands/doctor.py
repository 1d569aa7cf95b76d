"""`augury doctor`: is everything in order here?"""

from __future__ import annotations

import argparse
import json
import platform
import shutil
import sysconfig
from pathlib import Path

import augury
from augury.commands import Subparsers
from augury.commands.arguments import add_json
from augury.core import registry, state
from augury.core.playout import signature
from augury.server.commands.storage import storage_report


def add_parsers(commands: Subparsers) -> None:
    parser = commands.add_parser("doctor", help="show version, build type and game signatures")
    add_json(parser)
    parser.add_argument(
        "--data", type=Path, metavar="DIR", help="also check the server's database in this folder"
    )
    parser.add_argument(
        "--database", default="", metavar="URL", help="also check the server's PostgreSQL database"
    )
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    facts = examine()
    well = True
    if given.data is not None or given.database:
        facts["storage"], well = storage_report(given.data, given.database)
    if given.json:
        print(json.dumps(facts, indent=2))
        return 0 if well else 1
    print(f"augury {facts['version']}, Python {facts['python']} on {facts['platform']}")
    if facts["compiled"]:
        print("engine: compiled")
    else:
        print(
            "engine: interpreted (same results, about ten times slower; install with a C compiler "
            "and without AUGURY_PURE=1)"
        )
    print(f"C compiler: {facts['compiler'] or 'none found'}")
    print("games and their signatures:")
    signatures = facts["signatures"]
    assert isinstance(signatures, dict)
    for game, mark in signatures.items():
        print(f"  {game:<12} {mark}")
    storage = facts.get("storage", [])
    assert isinstance(storage, list)
    for line in storage:
        print(line)
    return 0 if well else 1


def is_compiled() -> bool:
    return not str(state.__file__).endswith(".py")


def examine() -> dict[str, object]:
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    return {
        "version": augury.__version__,
        "python": platform.python_version(),
        "platform": platform.platform(terse=True),
        "compiled": is_compiled(),
        "compiler": shutil.which(compiler) or "",
        "signatures": {game.id: signature(game) for game in registry.games()},
    }
