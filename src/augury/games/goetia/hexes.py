"""Goetia: every hex of the game in one list, with its address `card#rank`, its links and its
reward.

The order is: World cards, New World cards, Scry Boards, World's Edge (by place, as the cards there
look alike), Kings, Dark Boards, Relics.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from augury.games.goetia.bundle import LETTERS, NOTHING, Bundle, Colour, one
from augury.games.goetia.components import (
    BOARD_IDS,
    BOARDS,
    ED_2019,
    EDGE_BACKS,
    IN_NEW_WORLD,
    IN_WORLD,
    LINKED_ZAGAN_2019,
    NEW_WORLD_CARDS,
    NONE,
    ON_DARK,
    ON_EDGE,
    ON_KING,
    ON_RELIC,
    ON_SCRY,
    OUIJA,
    PURPLE,
    SLOTS,
    TILE_COUNT,
    WORLD_CARDS,
    WORLD_NAMES,
    BoardId,
    Hex,
    rows_of,
)
from augury.games.goetia.demons import CARD_COUNT, DEMONS, RELIC_CARD
from augury.kit.cells import cells_of

GIVES_NOTHING: Final = 0
GIVES: Final = 1  # a number of cubes or Attention
FREE_FOLLOWER: Final = 2  # F
RESURRECTION: Final = 3  # R
DECK: Final = 4  # D2, D3; the number is the class limit
ANY_PACT: Final = 5  # G
PACT_AND_ATTENTION: Final = 6  # GA
EXCHANGE: Final = 7  # X
EDGE_REWARD: Final = 8  # depends on the card that lies there
WORSHIP: Final = 9  # cards at the end of the round
RELIC: Final = 10  # the effects of the card
REWARDS: Final = {
    ".": GIVES_NOTHING,
    "F": FREE_FOLLOWER,
    "R": RESURRECTION,
    "G": ANY_PACT,
    "GA": PACT_AND_ATTENTION,
    "X": EXCHANGE,
    "REC": EDGE_REWARD,
    "KING": WORSHIP,
    "RELIC": RELIC,
}

EXCHANGE_LIMIT: Final = 10  # G-347
PACT_ATTENTION: Final = 3  # G-352


class HexData:
    """One hex as printed: the thing it is on, its rank (1 = closest to the top), its link group and
    what it gives.

    G-321: hexes of a card with the same letter are linked, a hex without one is single."""

    def __init__(self, name: str, area: i64, home: i64, rank: i64, link: str, reward: str) -> None:
        self.name: str = name
        self.area: i64 = area
        self.home: i64 = home  # World card, tile, board, slot or Demon card
        self.rank: i64 = rank
        self.link: str = "" if link == "-" else link
        self.sacrifice: bool = reward.endswith("!")
        self.gives: i64 = GIVES
        self.colour: Colour = 0
        self.number: i64 = 0
        self.read(reward.rstrip("!"))

    def read(self, reward: str) -> None:
        if reward in REWARDS:
            self.gives = REWARDS[reward]
        elif reward.startswith("D"):
            self.gives = DECK
            self.number = int(reward[1:])
        else:
            self.number = int(reward[:-1])
            self.colour = LETTERS.index(reward[-1])

    def printed(self) -> Bundle:
        """The cubes or Attention printed on it."""
        return one(self.colour) * self.number if self.gives == GIVES else NOTHING


HEXES: Final[list[HexData]] = []


def add_hexes(name: str, area: i64, home: i64, hexes: str) -> Hex:
    """Append the hexes of one side of a thing; returns the first of them."""
    first = len(HEXES)
    for number, text in enumerate(hexes.split()):
        link, _, reward = text.partition(":")
        HEXES.append(HexData(f"{name}#{number + 1}", area, home, number + 1, link, reward))
    return first


def world_hexes() -> list[Hex]:
    found: list[Hex] = []
    for number, line in enumerate(rows_of(WORLD_CARDS)):
        found.append(add_hexes(WORLD_NAMES[number], IN_WORLD, number, line.partition("|")[0][8:]))
    for number, line in enumerate(rows_of(NEW_WORLD_CARDS)):
        card = TILE_COUNT + number
        found.append(add_hexes(WORLD_NAMES[card], IN_NEW_WORLD, card, line[4:]))
    return found


def scry_hexes() -> list[Hex]:
    return [
        add_hexes(BOARD_IDS[number], ON_SCRY, number, line.split("|")[0][8:])
        for number, line in enumerate(rows_of(BOARDS))
    ]


def king_hexes() -> list[Hex]:
    found: list[Hex] = []
    for number, line in enumerate(rows_of(WORLD_CARDS)):
        sides = " ".join([f"{link}:KING" for link in line.partition("|")[2].split()])
        found.append(add_hexes("K" + WORLD_NAMES[number][1:], ON_KING, number, sides))
    return found


def dark_hexes() -> list[Hex]:
    return [
        add_hexes("D" + BOARD_IDS[number][1:], ON_DARK, number, line.split("|")[3])
        for number, line in enumerate(rows_of(BOARDS))
    ]


def relic_hexes() -> list[Hex]:
    """By card; NONE for cards that are no Relic."""
    found: list[Hex] = [NONE] * CARD_COUNT
    for number, card in enumerate(DEMONS):
        if card.sort == RELIC_CARD:
            found[number] = len(HEXES)
            HEXES.append(HexData(card.name, ON_RELIC, number, 1, "-", "RELIC"))
    return found


WORLD_FIRST: Final = cells_of(world_hexes())  # by World card: its first hex
WORLD_HEXES: Final = 123
SCRY_FIRST: Final = cells_of(scry_hexes())  # by board
EDGE_FIRST: Final[i64] = 169
for _slot, _name in enumerate(SLOTS):
    HEXES.append(HexData(_name, ON_EDGE, _slot, 1, "-", "REC"))
KING_FIRST: Final = cells_of(king_hexes())  # by tile
DARK_FIRST: Final = cells_of(dark_hexes())  # by board
RELIC_FIRST: Final[i64] = 279
RELIC_HEX: Final = cells_of(relic_hexes())  # by card
HEX_COUNT: Final[i64] = 297
assert (
    HEXES[WORLD_HEXES].area == ON_SCRY
    and HEXES[EDGE_FIRST].area == ON_EDGE
    and HEXES[RELIC_FIRST].area == ON_RELIC
)
assert len(HEXES) == HEX_COUNT

HEX_NAMES: Final[list[str]] = [hex_.name for hex_ in HEXES]
HEX_PRINTED: Final = cells_of([hex_.printed() for hex_ in HEXES])
SCRY_SIZE: Final = cells_of([len(line.split("|")[0][8:].split()) for line in rows_of(BOARDS)])
DARK_SIZE: Final = cells_of([len(line.split("|")[3].split()) for line in rows_of(BOARDS)])

BACK_SIDES: Final[
    list[HexData]
] = [  # what a flipped edge card gives; the purple ones give a Pact of their row
    HexData(line.split()[0], ON_EDGE, number, 1, "-", "." if number < PURPLE else line.split()[1])
    for number, line in enumerate(rows_of(EDGE_BACKS))
]


def link_of(hex_: HexData, edition: i64) -> str:
    """2019: the four hexes of Zagan's largest tile are all linked."""
    if edition == ED_2019 and hex_.area == ON_KING and WORLD_NAMES[hex_.home] == LINKED_ZAGAN_2019:
        return "a"
    return hex_.link


def link_groups() -> list[list[Hex]]:
    """By edition and hex: all hexes of its link group; empty for a single hex."""
    found: list[list[Hex]] = []
    for edition in range(2):
        for one_ in HEXES:
            group: list[Hex] = []
            link = link_of(one_, edition)
            if link:
                for number, other in enumerate(HEXES):
                    if (
                        other.area == one_.area
                        and other.home == one_.home
                        and link_of(other, edition) == link
                    ):
                        group.append(number)
            found.append(group)
    return found


GROUPS: Final[list[list[Hex]]] = link_groups()


def group_of(edition: i64, hex_: Hex) -> list[Hex]:
    """The hexes linked with this one, itself included; empty if it is single."""
    return GROUPS[edition * 297 + hex_]


def dark_gives(edition: i64, board: BoardId, rank: i64) -> i64:
    """What a Dark hex gives; 2019: the second one of the Ouija Board gives a follower."""
    if edition == ED_2019 and board == OUIJA and rank == 2:
        return FREE_FOLLOWER
    return HEXES[DARK_FIRST[board] + rank - 1].gives
