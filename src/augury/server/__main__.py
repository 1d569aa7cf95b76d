"""`python -m augury.server serve ...`: the server's verbs without the rest of the command line."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from augury.server.commands import add_parsers


def main(words: Sequence[str] | None = None) -> int:
    """Carry out a command line; returns its exit code."""
    parser = argparse.ArgumentParser(prog="augury")
    add_parsers(parser.add_subparsers(required=True))
    args = parser.parse_args(words)
    code: int = args.run(args)
    return code


if __name__ == "__main__":
    sys.exit(main())
