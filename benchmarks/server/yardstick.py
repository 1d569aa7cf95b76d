"""The server's commands, with the yardstick among the games."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import augury.games

augury.games.__path__.append(str(Path(__file__).parent.parent / "rooms"))

if __name__ == "__main__":
    from augury.server.commands import add_parsers

    parser = argparse.ArgumentParser(prog="augury")
    add_parsers(parser.add_subparsers(required=True))
    args = parser.parse_args()
    sys.exit(args.run(args))
