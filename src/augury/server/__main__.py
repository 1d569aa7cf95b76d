"""`python -m augury.server serve ...`: the server's verbs without the rest of the command line."""

from __future__ import annotations

import argparse
import sys

from augury.server.commands import add_parsers

if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="augury")
    add_parsers(parser.add_subparsers(required=True))
    args = parser.parse_args()
    sys.exit(args.run(args))
