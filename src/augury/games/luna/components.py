"""Luna: islands, temple boards, tiles and figures (RULES.md 3 and 4), and the geometry of the
Temple computed from them.

What no readable source prints is reconstructed [R]: colours and symbols of the tiles, numbers on
the boards, the preset. RULES.md says why.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from augury.kit.cells import cells_of

Island: TypeAlias = i64  # an island and the favour it gives have the same number
Tile: TypeAlias = i64  # 1..28, also the number of its field in the Temple

SHRINE: Final = 0
HERB: Final = 1
TIDE: Final = 2
SAIL: Final = 3
BRIBE: Final = 4
BOOK: Final = 5
NOVICE: Final = 6
ISLANDS: Final[i64] = 7
ISLAND_NAMES: Final = ["shrine", "herb", "tide", "sail", "bribe", "book", "novice"]

COLOUR_NAMES: Final = ["white", "yellow", "red", "blue"]  # of the players
NOVICES: Final = 13  # per player
SHRINES: Final = 6
START_IP: Final = 5

BLUE: Final = 0
YELLOW: Final = 1
GREEN: Final = 2
VIOLET: Final = 3
BOARDS: Final = 4
BOARD_NAMES: Final = ["blue", "yellow", "green", "violet"]

TILES: Final[i64] = 28
START_TILES: Final = 4  # the tiles 1..4 never lie on the path
FIELDS: Final = 7  # per board
FIELD_NAMES: Final = ["A1", "A2", "A3", "A4", "B1", "B2", "B3"]

# Numbers on the boards, in the order of FIELD_NAMES [R].
BOARD_TILES: Final[list[list[i64]]] = [
    [7, 18, 1, 16, 28, 10, 21],
    [13, 3, 25, 6, 23, 12, 20],
    [15, 2, 17, 8, 24, 9, 26],
    [5, 27, 4, 14, 19, 11, 22],
]

# The island symbol of each tile [R]; number 0 does not exist. Four tiles in a row are a block, with
# one tile of each board.
NO_SYMBOL: Final = -1
SYMBOLS: Final[list[i64]] = [
    NO_SYMBOL,
    *[TIDE, SAIL, BOOK, BRIBE],
    *[TIDE, SHRINE, HERB, NOVICE],
    *[BRIBE, BOOK, HERB, SAIL],
    *[NOVICE, BOOK, TIDE, SHRINE],
    *[HERB, SAIL, SHRINE, BRIBE],
    *[NOVICE, SAIL, TIDE, BOOK],
    *[HERB, SHRINE, NOVICE, BRIBE],
]

ROUNDS: Final = 6
GUARD_VALUES: Final[list[i64]] = [
    6,
    5,
    4,
    3,
    2,
    2,
]  # by round; from the landing stage to the entrance
BUILDER_STEPS: Final = 4
PRIESTESS_6_STEPS: Final = 6
PRIESTESS_6_PRIZES: Final[list[i64]] = [6, 3, 1]
PRIESTESS_5_STEPS: Final = 5
PRIESTESS_5_PRIZES: Final[list[i64]] = [5, 2]
LAST_SPACE: Final = 10  # of the council track; a space is worth its number

# The preset (RULES.md 4.5): the ring from island number 1, and per colour a shrine, four pairs, two
# favours [R].
PRESET_RING: Final[list[i64]] = [BRIBE, TIDE, HERB, SHRINE, SAIL, BOOK, NOVICE]
PRESET_PRIESTESS: Final = BRIBE
PRESET_BUILDER: Final = BOOK
PRESET_APOSTATE: Final = HERB
PRESET_SHRINE: Final[list[i64]] = [TIDE, NOVICE, BOOK, SHRINE]
PRESET_PAIRS: Final[list[list[i64]]] = [
    [BRIBE, SHRINE, BOOK, NOVICE],
    [BRIBE, TIDE, HERB, SAIL],
    [BRIBE, HERB, SHRINE, NOVICE],
    [BRIBE, TIDE, SAIL, BOOK],
]
PRESET_FAVOURS: Final[list[list[i64]]] = [
    [HERB, SAIL],
    [SHRINE, BOOK],
    [TIDE, SAIL],
    [HERB, NOVICE],
]


def group(tile: Tile) -> i64:
    """On which group of the path a tile lies: 1..6 from the landing stage; 0 for the start tiles.
    The same for every player count."""
    return (tile - 1) // 4


def column(field: i64) -> i64:
    """Doubled column of a field of a board: row A holds the even ones, row B is nested between
    them."""
    return 2 * field if field < 4 else 2 * (field - 4) + 1


def row(slot: i64, field: i64) -> i64:
    return 2 * slot if field < 4 else 2 * slot + 1


def adjacent(slot: i64, field: i64, other_slot: i64, other_field: i64) -> bool:
    """Two hexes touch if they are neighbours in a row, or half a hex apart in the next row
    (RULES.md 4.2)."""
    across: i64 = column(field) - column(other_field)
    down: i64 = row(slot, field) - row(other_slot, other_field)
    return (across * across == 4 and down == 0) or (across * across == 1 and down * down == 1)


class Temple:
    """How the fields of the Temple lie, with some boards face up in the slots from the entrance
    onward. It never changes, so games share it."""

    # every argument has a default, so that compiled objects can be unpickled
    def __init__(self, slots: list[i64] | None = None) -> None:
        near = neighbours([] if slots is None else slots)
        self.neighbours: list[list[Tile]] = near  # by tile
        self.lower: vec[i64] = cells_of(  # by tile: how many of those have lower numbers
            [len([other for other in near[tile] if other < tile]) for tile in range(TILES + 1)]
        )


TEMPLES: Final[dict[i64, Temple]] = {}  # those that have been asked for, by their boards


def temple(slots: list[i64]) -> Temple:
    """The Temple of these boards. There are sixty; each is laid out once, because that takes
    longer than all the rest of a set-up."""
    name: i64 = 0
    for board in slots:
        name = name * (BOARDS + 1) + board + 1
    if name not in TEMPLES:
        TEMPLES[name] = Temple(slots)
    return TEMPLES[name]


def neighbours(slots: list[i64]) -> list[list[Tile]]:
    """For every tile number its neighbours, ascending, with these boards face up in the slots from
    the entrance onward."""
    found: list[list[Tile]] = [[] for _ in range(TILES + 1)]
    for slot, board in enumerate(slots):
        for field in range(FIELDS):
            near = found[BOARD_TILES[board][field]]
            for other_slot, other_board in enumerate(slots):
                for other_field in range(FIELDS):
                    if adjacent(slot, field, other_slot, other_field):
                        near.append(BOARD_TILES[other_board][other_field])
            near.sort()
    return found
