"""Goetia: Kings, World cards, New World cards, World's Edge cards and boards (RULES.md 3).

The literals use the notation of RULES.md 3.2 and are read once, at import. Provenance: the counts,
the four colours, one King per World card and the sourced details named in RULES.md come from the
rulebooks; the printed data is reconstructed within them [R].
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from augury.games.goetia.bundle import BLACK, LETTERS, Bundle, bundle_of, one
from augury.kit.cells import cells_of

King: TypeAlias = i64
WorldCard: TypeAlias = i64  # 0..26 King tiles, 27..54 New World cards
BoardId: TypeAlias = i64
Edge: TypeAlias = i64  # a card: 0..2 purple, 3..11 others
Slot: TypeAlias = i64  # a place of an edge card: L0 L1 L2 T0 T1 T2 B0 B1 B2
Hex: TypeAlias = i64
Demon: TypeAlias = i64  # a small card, 0..62
Card: TypeAlias = i64  # a card of a tableau: a Demon card or a Pact, 63..76

NONE: Final = -1

# 3.3 The nine Kings, in the order in which they are served at the end of a round: by descending
# number (G-601).
KINGS: Final = """
BLI Belial   68 2
ZAG Zagan    61 1
BAL Balam    51 1
VIN Viné     45 1
ASM Asmoday  32 2
PUR Purson   20 2
BTH Beleth   13 3
PAI Paimon    9 3
BAE Bael      1 3
"""
KING_CODES: Final = [line.split()[0] for line in KINGS.split("\n") if line]
KING_NAMES: Final = [line.split()[1] for line in KINGS.split("\n") if line]
KING_NUMBERS: Final[list[i64]] = [int(line.split()[2]) for line in KINGS.split("\n") if line]
KING_CLASS: Final[list[i64]] = [int(line.split()[3]) for line in KINGS.split("\n") if line]
KING_COUNT: Final[i64] = 9

# 3.4 World cards / King tiles: id, colour, World side | King side; the id holds the King's number
# and the number of hexes.
WORLD_CARDS: Final = """
W68-4 T a:2T a:1W b:1P b:1B | a a a -
W68-3 Y a:1K a:1Y a:2B      | a a a
W68-2 B a:2B a:1K           | a a
W61-4 P a:2P a:1W b:1Y b:1T | - - - -
W61-3 Y -:1Y a:2Y a:1T      | a a -
W61-2 B a:2B a:1K           | a a
W51-4 B -:1B a:1K a:1B a:2Y | a a b b
W51-3 P -:1P -:1T -:1W      | - - -
W51-2 T -:1T -:1Y           | a a
W45-4 T -:1T -:1Y a:2T a:1P | a a - -
W45-3 B -:1B a:2B a:1Y      | a a -
W45-2 P a:2P a:1T           | - -
W32-4 Y -:1Y a:1K a:1Y a:2T | a a - -
W32-3 T -:1T -:1Y -:1W      | a a -
W32-2 P -:1P -:1B           | - -
W20-4 B -:1B -:1P a:2B a:1P | a a b b
W20-3 P -:1P a:2P a:1T      | - - -
W20-2 T a:2T a:1Y           | a a
W13-4 Y a:2Y a:1W b:1B b:1P | a a b b
W13-3 B a:1K a:1B a:2P      | - - -
W13-2 P a:3P a:1K           | a a
W09-4 T -:1T a:1K a:1T a:2Y | a a - -
W09-3 Y -:1Y -:1B -:1W      | a a a
W09-2 B -:1B -:1P           | - -
W01-4 P -:1P -:1T a:2P a:1T | a a a -
W01-3 T -:1T a:2T a:1Y      | a a -
W01-2 Y a:2Y a:1B           | a a
"""
LINKED_ZAGAN_2019: Final = "W61-4"  # 2019: all hexes of its King side are linked [S]

# 3.5 New World cards: the number in the id is the number of hexes.
NEW_WORLD_CARDS: Final = """
N0a
N0b
N0c
N0d
N0e
N0f
N0g
N1a -:2P
N1b -:2T
N1c -:2Y
N1d -:2B
N1e -:2W
N1f -:1K
N1g -:1A
N2a -:2P -:1Y
N2b -:2T -:1B
N2c a:2W a:1K
N2d a:3P a:1T
N2e a:3Y a:1B
N2f -:1K -:1W
N2g a:1A a:2W
N3a -:1W a:2P a:1B
N3b -:1W a:2T a:1Y
N3c -:1K a:2W a:1W
N3d a:1K a:1K a:1A
N3e -:1P -:1T -:2Y
N3f -:2B -:1P -:1W
N3g -:1A a:2Y a:2T
"""
ONLY_2019: Final = "N0g"

# 3.6 World's Edge cards: every front is REC with four discount symbols; the backs differ. Purple
# backs cost K K K K more.
EDGE_BACKS: Final = """
WP1 PACT
WP2 PACT
WP3 PACT
WE1 4P
WE2 4T
WE3 4Y
WE4 4B
WE5 4W
WE6 4W
WE7 3K
WE8 3K
WE9 2A
"""
PURPLE: Final = 3
PURPLE_COST: Final[Bundle] = 4 * one(BLACK)
SLOTS: Final = ["L0", "L1", "L2", "T0", "T1", "T2", "B0", "B1", "B2"]
SLOT_COUNT: Final[i64] = 9

# 3.7 Boards: id, class, Attention, Scry hexes | Dark top row | Dark bottom row | Dark hexes; then
# the names.
BOARDS: Final = """
S1a 1 3 a:. a:1W a:2B                | T T     | P Y     | -:X -:G!
S1b 1 3 a:. a:. a:2P -:2W            | P P     | T B     | -:4K -:R
S1c 1 4 a:. a:1T b:. b:1Y            | Y Y     | T B     | -:D2 -:G!
S1d 1 3 a:. a:1K -:2Y                | B B     | P Y     | -:R -:X
S2a 2 4 a:. a:1W a:1W a:2T           | P T K   | Y B     | -:G!
S2b 2 3 a:. a:1K a:R                 | K K B   | T Y     | -:R -:4K
S2c 2 4 a:. a:2B b:1W b:F            | P Y K   | B B T   | -:D2 -:X
S2d 2 5 a:. a:1K a:F -:2W            | P P Y   | T B K   | -:G!
S3a 3 5 a:. a:1K a:2W a:F            | P T B   | Y K A   | -:G
S3b 3 5 a:. a:1K a:1K a:2K           | P K K   | T T Y B | -:GA!
S3c 3 4 a:. a:1K b:2W b:F            | B B Y K | P P T   | -:D3 -:X
S3d 3 5 a:. a:1W a:1W a:1K a:1K      | T Y Y K | P P B   | -:G -:D3
"""
BOARD_NAMES: Final = [
    "Pendulum",
    "Ouija Board",
    "Tarot",
    "Crystal Ball",
    "Séance",
    "Necromancy",
    "Automatic Writing",
    "Rune Casting",
    "Exorcism",
    "Black Mass",
    "Possession",
    "Magic Circle",
]
OUIJA: Final = 1  # 2019: bottom row K K B, and its second Dark hex gives a follower [S]
OUIJA_BOTTOM_2019: Final = "K K B"

ED_2020: Final = 0
ED_2019: Final = 1

# Areas of the table, as flags, so that an effect can name several.
IN_WORLD: Final = 1  # World cards
IN_NEW_WORLD: Final = 2
ON_SCRY: Final = 4
ON_EDGE: Final = 8
ON_KING: Final = 16
ON_DARK: Final = 32
ON_RELIC: Final = 64
ANY_WORLD: Final = 3


def rows_of(table: str) -> list[str]:
    return [line for line in table.split("\n") if line]


# World and New World cards: 0..54
TILE_COUNT: Final = 27
TILES_EACH: Final = 3
WORLD_NAMES: Final[list[str]] = [
    line.split()[0] for line in rows_of(WORLD_CARDS) + rows_of(NEW_WORLD_CARDS)
]
WORLD_COUNT: Final[i64] = 55
WORLD_SIZE: Final = cells_of(  # hexes on it
    [int(name[-1]) if name[0] == "W" else int(name[1]) for name in WORLD_NAMES]
)
WORLD_COLOUR: Final = cells_of(
    [LETTERS.index(line.split()[1]) for line in rows_of(WORLD_CARDS)] + [5] * 28
)  # New World: white

BOARD_IDS: Final = [line.split()[0] for line in rows_of(BOARDS)]
BOARD_CLASS: Final[list[i64]] = [int(line.split()[1]) for line in rows_of(BOARDS)]
BOARD_ATTENTION: Final[list[i64]] = [int(line.split()[2]) for line in rows_of(BOARDS)]
BOARD_COUNT: Final[i64] = 12
TOP_ROW: Final = 0
BOTTOM_ROW: Final = 1
BOTH_ROWS: Final = 2
ROW_NAMES: Final = ["top", "bottom"]

EDGE_NAMES: Final = [line.split()[0] for line in rows_of(EDGE_BACKS)]
EDGE_COUNT: Final[i64] = 12

# Set-up by number of players (RULES.md 4)
WORLD_SIZES: Final[list[list[i64]]] = [
    [],
    [],
    [1, 2, 6],
    [2, 3, 4],
    [3, 4, 2],
]  # how many cards with 4, 3, 2 hexes
KINDS_REMOVED: Final[list[list[i64]]] = [
    [],
    [],
    [2, 3],
    [1, 3],
    [1],
]  # New World cards with this many hexes stay in the box

FOLLOWERS: Final[list[i64]] = [10, 9]  # by edition (G-101)
ATTENTION_TOTAL: Final[list[i64]] = [105, 80]  # by edition (G-330)
CUBES_EACH: Final = 20
DRAFTED: Final = 3  # G-115
LAST_ROUND: Final = 40  # G-212


def in_edition(card: WorldCard, edition: i64) -> bool:
    """N0g is a card of the 2019 edition only."""
    return edition == ED_2019 or WORLD_NAMES[card] != ONLY_2019


def tile_king(tile: WorldCard) -> King:
    """The tiles stand in the order of the Kings, three of each."""
    return tile // TILES_EACH


def make_cost_rows() -> list[Bundle]:
    found: list[Bundle] = []
    for edition in range(2):
        for number, line in enumerate(rows_of(BOARDS)):
            top, bottom = [bundle_of(text) for text in line.split("|")[1:3]]
            if edition == ED_2019 and number == OUIJA:
                bottom = bundle_of(OUIJA_BOTTOM_2019)
            found += [top, bottom, top + bottom]
    return found


COST_ROWS: Final = cells_of(make_cost_rows())


def cost_row(edition: i64, board: BoardId, row: i64) -> Bundle:
    """A cost row of the Dark side of a board, or both together."""
    return COST_ROWS[(edition * 12 + board) * 3 + row]
