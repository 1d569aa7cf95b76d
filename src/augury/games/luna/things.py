"""Luna: how the things on the table are named in events and views."""

from __future__ import annotations

from mypy_extensions import i64

from augury.core.state import Seat
from augury.games.luna.components import ISLAND_NAMES, ISLANDS, Island, Tile
from augury.games.luna.state import AUTOMATON, Board
from augury.kit import things


def who(board: Board, seat: Seat) -> str:
    """A player, or the automaton of the solo game."""
    return "automaton/1" if board.level > 0 and seat == AUTOMATON else things.seat(seat)


def island_thing(island: Island) -> str:
    return f"island/{ISLAND_NAMES[island]}"


def favour_thing(favour: Island) -> str:
    return f"favour/{ISLAND_NAMES[favour]}"


def tile_thing(tile: Tile) -> str:
    return f"tile/{tile}"


def favour_things(mask: i64) -> str:
    """Several favours, separated by spaces."""
    found: list[str] = []
    for favour in range(ISLANDS):
        if (mask >> favour) & 1:
            found.append(favour_thing(favour))
    return " ".join(found)
