"""The `augury` command: play, study and check the games from a terminal."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from augury import __version__
from augury.commands import (
    analyse,
    bench,
    dataset,
    doctor,
    games,
    hint,
    ladder,
    match,
    play,
    playout,
    replay,
)
from augury.core.errors import AuguryError
from augury.server import commands as server

DESCRIPTION = "Five modern tabletop games, complete and by the rulebook: play them, replay them, measure them."
COMMANDS = (
    play,
    server,
    games,
    replay,
    hint,
    analyse,
    match,
    ladder,
    playout,
    bench,
    dataset,
    doctor,
)


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="augury",
        description=DESCRIPTION,
        epilog="`augury COMMAND --help` tells more about each command.",
    )
    top.add_argument("--version", action="version", version=f"augury {__version__}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in COMMANDS:
        command.add_parsers(commands)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Exit codes: 0 done, 1 refused with a reason, 2 the command line makes no sense, 130 interrupted."""
    given = parser().parse_args(arguments)
    try:
        code: int = given.run(given)
    except AuguryError as error:
        print(f"augury: {error}", file=sys.stderr)
        return 1
    except (FileNotFoundError, PermissionError, IsADirectoryError) as error:
        print(f"augury: {error.filename}: {error.strerror}", file=sys.stderr)
        return 1
    except BrokenPipeError:
        sys.stderr.close()
        return 1
    except KeyboardInterrupt:
        print("\naugury: interrupted", file=sys.stderr)
        return 130
    return code


if __name__ == "__main__":
    sys.exit(main())
