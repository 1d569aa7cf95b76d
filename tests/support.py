"""Where things are in the source tree; shared by the tests of the house."""

from __future__ import annotations

from pathlib import Path

from augury.core.game import Game

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "augury"


def room_sources(game: str) -> Path:
    """The room in the source tree (the installed package has no tests)."""
    return SOURCE / "games" / game


def source_files(game: Game) -> list[Path]:
    """The code of a room, tests excluded."""
    return sorted(path for path in room_sources(game.id).rglob("*.py") if "tests" not in path.parts)
