"""The `augury` command: play, study and check the games from a terminal."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from augury import __version__
from augury.commands import (
    analyse,
    bench,
    bots,
    dataset,
    doctor,
    evaluate,
    examples,
    games,
    hint,
    ladder,
    match,
    play,
    playout,
    puzzles,
    replay,
    train,
)
from augury.commands.doctor import is_compiled
from augury.core.errors import AuguryError
from augury.server.commands import backup, export, repair, restore, serve
from augury.words import Words

DESCRIPTION = (
    "Five modern board games, complete and rulebook-accurate: play, replay and analyse them."
)
INTERPRETED = (
    "augury: the engine runs interpreted: same results, about ten times slower."
    " Install with a C compiler to have it compiled; AUGURY_PURE=1 silences this line."
)
EXTRAS = {  # extra of the package -> modules that only it brings
    "server": (
        *("starlette", "uvicorn", "websockets", "msgspec"),
        *("argon2", "cryptography", "segno"),
    ),
    "postgres": ("psycopg",),
    "rl": ("numpy", "gymnasium", "pettingzoo", "PIL"),
    "data": ("pyarrow",),
    "ray": ("ray",),
}
COMMANDS = (
    play,
    serve,
    backup,
    restore,
    export,
    repair,
    games,
    bots,
    replay,
    hint,
    analyse,
    match,
    ladder,
    evaluate,
    train,
    playout,
    puzzles,
    bench,
    dataset,
    examples,
    doctor,
)


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="augury",
        description=DESCRIPTION,
        epilog="Run `augury COMMAND --help` for details.",
    )
    top.add_argument("--version", action="version", version=f"augury {__version__}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in COMMANDS:
        command.add_parsers(commands)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Exit codes: 0 done, 1 refused with a reason, 2 usage error, 130
    interrupted."""
    given = parser().parse_args(arguments)
    if arguments is None and not is_compiled() and os.environ.get("AUGURY_PURE") != "1":
        print(INTERPRETED, file=sys.stderr)
    try:
        code: int = given.run(given)
    except AuguryError as error:
        words = Words(error.game, getattr(given, "language", "en"))
        print(f"augury: {words.reason(error.reason)}", file=sys.stderr)
        return 1
    except (FileNotFoundError, PermissionError, IsADirectoryError) as error:
        print(f"augury: {error.filename}: {error.strerror}", file=sys.stderr)
        return 1
    except ModuleNotFoundError as error:
        extra = next((name for name, needs in EXTRAS.items() if error.name in needs), None)
        if extra is None:
            raise
        print(
            f"augury: this needs {error.name}, which is not installed: "
            f"pip install 'augury[{extra}]'"
            f" (in a copy of the sources: pip install '.[{extra}]')",
            file=sys.stderr,
        )
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
