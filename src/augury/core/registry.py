"""Which games there are, for whoever asks by name. The kernel knows none: `augury.games` puts its
shelf in here.

A game that is pickled or copied is asked for by its id: there is one of each.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from augury.core.game import Game


class Shelf(Protocol):
    """Where games are found."""

    def ids(self) -> list[str]:
        """The ids of all games."""

    def room(self, game: str) -> Path:
        """The folder of a game. Malformed if there is no such game."""

    def load(self, game: object) -> Game:
        """The title page of a game. Malformed if there is no such game."""


_shelves: list[Shelf] = []


def install(shelf: Shelf) -> None:
    """Ask this shelf from now on."""
    _shelves[:] = [shelf]


def ids() -> list[str]:
    """The ids of all games."""
    return _shelves[0].ids()


def room(game: str) -> Path:
    """The folder of a game."""
    return _shelves[0].room(game)


def load(game: object) -> Game:
    """The game with this id, or a sentence that says which there are."""
    return _shelves[0].load(game)


def _by_id(game: Game) -> tuple[Callable[[str], Game], tuple[str]]:
    return load, (game.id,)


copyreg.pickle(Game, _by_id)


def games() -> list[Game]:
    """Every game, in the order of their ids."""
    return [load(game) for game in ids()]
