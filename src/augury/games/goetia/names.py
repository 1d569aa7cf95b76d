"""Goetia: things as events and views name them: `domain/name`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from augury.games.goetia.bundle import LETTERS, Colour
from augury.games.goetia.components import (
    BOARD_IDS,
    EDGE_NAMES,
    KING_CODES,
    ROW_NAMES,
    SLOTS,
    WORLD_NAMES,
    BoardId,
    Card,
    Edge,
    Hex,
    King,
    Slot,
    WorldCard,
)
from augury.games.goetia.demons import CARD_NAMES, FIRST_PACT
from augury.games.goetia.hexes import HEX_NAMES

# What events name at almost every decision is put together once.
CUBE_THINGS: Final = [f"cube/{letter}" for letter in LETTERS]
HEX_THINGS: Final = [f"hex/{name}" for name in HEX_NAMES]
CARD_THINGS: Final = [
    f"demon/{name}" if card < FIRST_PACT else f"pact/{name}" for card, name in enumerate(CARD_NAMES)
]


def cube_thing(colour: Colour) -> str:
    return CUBE_THINGS[colour]


def hex_thing(hex_: Hex) -> str:
    return HEX_THINGS[hex_]


def card_thing(card: Card) -> str:
    return CARD_THINGS[card]


def king_thing(king: King) -> str:
    return f"king/{KING_CODES[king]}"


def board_thing(board: BoardId) -> str:
    return f"board/{BOARD_IDS[board]}"


def slot_thing(slot: Slot) -> str:
    return f"edge/{SLOTS[slot]}"


def edge_thing(edge: Edge) -> str:
    return f"edge_card/{EDGE_NAMES[edge]}"


def world_thing(card: WorldCard) -> str:
    return f"world/{WORLD_NAMES[card]}"


def stack_thing(stack: i64) -> str:
    return f"stack/{stack + 1}"


def row_thing(row: i64) -> str:
    return f"row/{ROW_NAMES[row]}"
