"""`python -m augury.server serve ...`: the server's verbs without the rest of the command line."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from augury.server.commands import backup, export, repair, restore, serve


def main(words: Sequence[str] | None = None) -> int:
    """Carry out a command line; returns its exit code."""
    parser = argparse.ArgumentParser(prog="augury")
    commands = parser.add_subparsers(required=True)
    for command in (serve, backup, restore, export, repair):
        command.add_parsers(commands)
    args = parser.parse_args(words)
    code: int = args.run(args)
    return code


if __name__ == "__main__":
    sys.exit(main())
