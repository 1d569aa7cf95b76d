"""The Majority: the 72 members (RULES.md 3). A card is a number: colour * 8 + place of its power in
POWERS."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

Card: TypeAlias = i64
Colour: TypeAlias = i64

RED: Final = 0
BLUE: Final = 1
YELLOW: Final = 2
COLOURS: Final[i64] = 3
COLOUR_LETTERS: Final = ["R", "B", "Y"]
COLOUR_NAMES: Final = ["red", "blue", "yellow"]

POWERS: Final[list[i64]] = [0, 2, 3, 5, 6, 7, 9, 10]
RANKS: Final[i64] = 8  # powers per colour
BRIBERY: Final = 0  # the abilities, as places in POWERS
ASSASSINATION: Final = 1
SPY: Final = 2
BETRAYAL: Final = 5

KINDS: Final[i64] = 24
NO_CARD: Final = -1

COPIES_4: Final[list[i64]] = [4, 2, 4, 3, 3, 2, 3, 3]  # per colour, by place in POWERS: 24 [S]
COPIES_3: Final[list[i64]] = [3, 2, 3, 2, 2, 2, 2, 2]  # MJ-2: one less of 0, 3, 5, 6, 9, 10: 18 [S]

NAMES: Final = [f"{letter}{power}" for letter in COLOUR_LETTERS for power in POWERS]
THINGS: Final = [f"card/{name}" for name in NAMES]
COLOUR_THINGS: Final = [f"colour/{colour}" for colour in range(COLOURS)]


def copies(seats: i64) -> list[i64]:
    """How many there are of each of the 24 kinds of card with this many players."""
    per_colour = COPIES_3 if seats == 3 else COPIES_4
    return per_colour + per_colour + per_colour


def power(card: Card) -> i64:
    return POWERS[card % RANKS]


def colour(card: Card) -> Colour:
    return card // RANKS


def thing(card: Card) -> str:
    """The card as a thing on the table."""
    return THINGS[card]
