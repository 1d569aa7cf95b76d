"""Pantheon: cards, gods, loot, bonus tiles, nations and demigods (RULES.md 3), provenance beside
them."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

Card: TypeAlias = i64
Sacrifice: TypeAlias = i64  # a kind of sacrifice; the card of a kind is kind + GIFT
God: TypeAlias = i64
Loot: TypeAlias = i64
Bonus: TypeAlias = i64
Nation: TypeAlias = i64

NOTHING: Final = -1

# RULES.md 3.1: pieces per colour
FEET: Final = 12
COLUMNS: Final = 12

# RULES.md 3.2, 3.3: action cards, then the special money cards
MOVE: Final = 0
GIFT: Final = 1
M1: Final = 5
M2: Final = 6
M5: Final = 9
CARD_KINDS: Final[i64] = 10
CARDS: Final = ["move", "gift", "priest", "dancer", "temple", "m1", "m2", "m3", "m4", "m5"]
ACTION_CARDS: Final[list[i64]] = [
    16,
    11,
    11,
    11,
    11,
    15,
    0,
    0,
    0,
    0,
]  # 16, 44, 15 [S]; 11 of each kind [R]
SPECIAL_MONEY: Final[list[i64]] = [0, 0, 0, 0, 0, 0, 2, 2, 2, 1]  # [S]
SPECIAL_STACK: Final[list[i64]] = [
    9,
    8,
    8,
    7,
    7,
    6,
    6,
]  # S-7: from the bottom, the 5, to the top, a 2 [S]
ALL_CARDS: Final[list[i64]] = [16, 11, 11, 11, 11, 15, 2, 2, 2, 1]
DISPLAY: Final[i64] = 4
HAND: Final = 5
GERMAN_HAND: Final = 7

# RULES.md 3.4: raising a kind to level n costs n money, so 1, 3, 6, 10 in all [S], the 10 [R]
SACRIFICES: Final = ["gift", "priest", "dancer", "temple"]
KINDS: Final[i64] = 4
HIGHEST: Final = 4

# RULES.md 3.5
SURPARIT: Final = 0
PLAESIRIS: Final = 1
TAKSATOR: Final = 2
DEPRACCUS: Final = 3
VINTHRAD: Final = 4
GAIVILES: Final = 5
STONKUS_1: Final = 6
STONKUS_2: Final = 7
GADICEA: Final = 8
PIETALTE: Final = 9
TRAITERA: Final = 10
GOD_KINDS: Final[i64] = 11
GODS: Final = [
    "surparit",
    "plaesiris",
    "taksator",
    "depraccus",
    "vinthrad",
    "gaiviles",
    "stonkus_1",
    "stonkus_2",
    "gadicea",
    "pietalte",
    "traitera",
]
GOD_COPIES: Final[list[i64]] = [4, 4, 4, 4, 4, 4, 2, 2, 4, 4, 4]  # [R]: 40 in all [S]
COSTS: Final[
    list[list[i64]]
] = [  # the top number first; Pietalte's and Gadicea's top are [S], the others [R]
    [4, 3],
    [4, 2, 1],
    [4],
    [4, 2],
    [4, 1],
    [3, 1],
    [3, 2],
    [4, 3],
    [5, 1],
    [3, 2, 1],
    [2, 2, 1, 1],
]
YELLOW: Final = (
    3  # P-139: the gods before this one go to the box after their effect, the others stay
)

# RULES.md 3.6
L_FEET2: Final = 0
L_COL2: Final = 1
L_F1C1: Final = 2
L_CHOICE2: Final = 3
L_DEMIGOD: Final = 4
L_GOD: Final = 5
L_SAC1: Final = 6
L_SAC2: Final = 7
L_CARD2: Final = 8
L_CARD3: Final = 9
L_MONEY: Final = 10
L_STEP1: Final = 11
L_STEP2: Final = 12
LOOT_KINDS: Final = 13
LOOTS: Final = [
    "feet2",
    "columns2",
    "foot_column",
    "choice2",
    "demigod",
    "god",
    "raise1",
    "raise2",
    "cards2",
    "cards3",
    "money",
    "step1",
    "step2",
]
LOOT_COPIES: Final[list[i64]] = [2, 1, 3, 2, 12, 3, 4, 1, 2, 2, 4, 3, 1]  # [R]: 40 in all [S]

# RULES.md 3.7
B_GOD: Final = 0
B_DEMIGOD: Final = 1
B_COLUMN: Final = 2
B_STEP1: Final = 3
B_SAC1: Final = 4
B_SUPPLY: Final = 5
BONUSES: Final = ["god", "demigod", "column", "step", "raise", "supply"]

# RULES.md 3.8: by value; 1 to 3 are the low pile, 4 to 6 the high one [S], copies [R]
DEMIGODS: Final[list[i64]] = [0, 3, 3, 3, 4, 4, 4]
DEMIGOD_VALUES: Final[i64] = 7  # lists by value have a place for 0
LAST_LOW: Final = 3

# RULES.md 3.9
GALLIA: Final = 0
GERMANIA: Final = 1
GRAECIA: Final = 2
AEGYPTUS: Final = 3
PERSIA: Final = 4
CARTAGO: Final = 5
IBERIA: Final = 6
ROMA: Final = 7
NATIONS: Final = [
    "gallia",
    "germania",
    "graecia",
    "aegyptus",
    "persia",
    "cartago",
    "iberia",
    "roma",
]
ERAS: Final = 6

PIECES: Final = ["foot", "column"]

COLUMN_POINTS: Final[list[i64]] = [
    0,
    1,
    2,
    3,
    8,
    10,
    12,
    14,
    24,
    27,
    30,
    33,
    48,
]  # P-192, by own columns on the board


def money(card: Card) -> i64:
    """What a money card is worth; 0 for the other cards."""
    return card - M1 + 1 if card >= M1 else 0
