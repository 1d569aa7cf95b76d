"""What the author of a bot needs when it fails: where in the program, and the game until then."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

from augury.arena.job import Result
from augury.core.game import Game

MOST = 10  # faults that are listed


def fault_lines(faults: list[str]) -> list[str]:
    """What went wrong, a line each."""
    return [f"fault: {fault}" for fault in faults[:MOST]]


def show_first_fault(game: Game, results: Iterable[Result]) -> None:
    """The traceback of the first game that went wrong, and its record, in a file of this folder."""
    failed = min(
        (result for result in results if result.record),
        key=lambda result: result.number,
        default=None,
    )
    if failed is not None:
        show_fault(game, failed.trace, failed.record)


def show_fault(game: Game, trace: str, record: str) -> None:
    """Where it went wrong, and the game until then, in a file of this folder."""
    if trace:
        print(trace, end="", file=sys.stderr)
    file = free_name(game)
    file.write_text(record, encoding="utf-8")
    print(f"The game until then is in {file}: augury replay {file}", file=sys.stderr)


def free_name(game: Game) -> Path:
    """A file that is not there yet."""
    number = 1
    while (file := Path(f"fault-{game.id}-{number}.rec")).exists():
        number += 1
    return file
