"""Where things are in the source tree; shared by the tests of the house."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from augury.core import chance
from augury.core.game import Game

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "augury"


def runs(pid: int) -> bool:
    """Does a process still run? Whoever has ended, and was not asked how by its parent yet, does
    not."""
    try:
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


def interpreted(*words: str) -> str:
    """What Python says, given these words, where nothing is compiled."""
    done = subprocess.run(
        [sys.executable, *words],
        env={**os.environ, "PYTHONPATH": str(SOURCE.parent)},
        capture_output=True,
        text=True,
        check=False,
        cwd="/",
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def room_sources(game: str) -> Path:
    """The room in the source tree (the installed package has no tests)."""
    return SOURCE / "games" / game


def source_files(game: Game) -> list[Path]:
    """The code of a room, tests excluded."""
    return sorted(path for path in room_sources(game.id).rglob("*.py") if "tests" not in path.parts)


def has_long_moves(game: Game) -> bool:
    """Does a seat ever make two decisions in a row that it could take back together?"""
    state = game.start(next(number for number in game.seats if number > 1), 3)
    luck = chance.from_seed(4)
    while state.to_act():
        seat, epoch = state.to_act()[0], state.epoch
        legal = state.legal(seat)
        state.apply(seat, legal[luck.below(len(legal))])
        if seat in state.to_act() and state.epoch == epoch and not state.begins_turn():
            return True
    return False
