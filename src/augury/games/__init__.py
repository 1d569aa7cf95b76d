"""The games: one folder each, and the list of folders is all there is to know about which games
there are."""

from __future__ import annotations

import importlib
from pathlib import Path

from augury.core import registry
from augury.core.errors import Malformed, malformed
from augury.core.game import Game
from augury.core.reason import quote


class Folders:
    """Finds the rooms under this package, wherever its parts lie."""

    def __init__(self) -> None:
        self.loaded: dict[str, Game] = {}

    def ids(self) -> list[str]:
        found: set[str] = set()
        for place in __path__:
            for room in Path(place).iterdir():
                if (room / "__init__.py").is_file():
                    found.add(room.name)
        return sorted(found)

    def room(self, game: str) -> Path:
        for place in __path__:
            folder = Path(place) / game
            if (folder / "__init__.py").is_file():
                return folder
        raise self.unknown(game)

    def load(self, game: object) -> Game:
        if not isinstance(game, str):
            raise self.unknown(game)
        if game not in self.loaded:
            if game not in self.ids():
                raise self.unknown(game)
            found: object = importlib.import_module(f"{__name__}.{game}").GAME
            assert isinstance(found, Game), f"{game}/__init__.py must define GAME"
            self.loaded[game] = found
        return self.loaded[game]

    def unknown(self, game: object) -> Malformed:
        return malformed("unknown-game", game=quote(game), known=quote(", ".join(self.ids())))


registry.install(Folders())
