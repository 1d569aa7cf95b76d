"""Which games there are: the folders under `augury/games`, nothing else."""

from __future__ import annotations

import importlib
from pathlib import Path

import augury.games
from augury.core.errors import Malformed
from augury.core.game import Game


def ids() -> list[str]:
    """The ids of all games: the names of the rooms."""
    found: set[str] = set()
    for place in augury.games.__path__:
        for room in Path(place).iterdir():
            if (room / "__init__.py").is_file():
                found.add(room.name)
    return sorted(found)


def room(game: str) -> Path:
    """The folder of a game."""
    for place in augury.games.__path__:
        folder = Path(place) / game
        if (folder / "__init__.py").is_file():
            return folder
    raise Malformed(f"There is no game {game!r}. There are: {', '.join(ids())}.")


def load(game: object) -> Game:
    """The title page of a game."""
    if not isinstance(game, str) or game not in ids():
        raise Malformed(f"There is no game {str(game)[:40]!r}. There are: {', '.join(ids())}.")
    module = importlib.import_module(f"augury.games.{game}")
    found: object = module.GAME
    assert isinstance(found, Game), f"{game}/__init__.py must define GAME"
    return found


def games() -> list[Game]:
    return [load(game) for game in ids()]
