"""Goetia: sets of hexes, as bits in five words (see `augury.kit.sets`).

The first two words hold the World, the third Scry Boards and the World's Edge, the others Kings,
Dark Boards and Relics. Every word begins with a card or board of its own, so that no side of one
lies in two.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from augury.games.goetia.bundle import NOTHING, Bundle
from augury.games.goetia.components import TILE_COUNT, WORLD_COUNT, WORLD_SIZE, Hex, WorldCard
from augury.games.goetia.hexes import (
    DARK_FIRST,
    DARK_SIZE,
    EDGE_FIRST,
    HEX_COUNT,
    HEX_PRINTED,
    KING_FIRST,
    SCRY_FIRST,
    SCRY_SIZE,
    WORLD_FIRST,
)
from augury.kit.cells import cells, cells_of
from augury.kit.sets import append_set, nth, single, size, write_set

HexSet: TypeAlias = tuple[i64, i64, i64, i64, i64]
WORDS: Final[i64] = 5
HIGH_WORLD: Final = 61  # the first hex of each word; the first of all is 0
SCRY_AND_EDGE: Final = 123
LOW_KINGS: Final = 178
HIGH_KINGS: Final = 236  # and Dark Boards and Relics
FIRST_IN: Final = cells_of([0, HIGH_WORLD, SCRY_AND_EDGE, LOW_KINGS, HIGH_KINGS])

HEX_WORD: Final = cells_of(  # by hex: the word that it is in
    [sum(hex_ >= first for first in FIRST_IN) - 1 for hex_ in range(HEX_COUNT)]
)
HEX_FLAG: Final = cells_of(  # by hex: the set of this one in its word
    [single(hex_ - FIRST_IN[HEX_WORD[hex_]]) for hex_ in range(HEX_COUNT)]
)
ALL_HEXES: Final = cells_of(  # by word
    [
        sum(HEX_FLAG[hex_] for hex_ in range(HEX_COUNT) if HEX_WORD[hex_] == word)
        for word in range(WORDS)
    ]
)


def sets_in(word: i64, firsts: list[Hex], sizes: list[i64]) -> vec[i64]:
    """By side of a card or board: its hexes in a word."""
    return cells_of(
        [
            sum(HEX_FLAG[hex_] for hex_ in range(first, first + number) if HEX_WORD[hex_] == word)
            for first, number in zip(firsts, sizes, strict=True)
        ]
    )


WORLD_LOW: Final = sets_in(0, list(WORLD_FIRST), list(WORLD_SIZE))  # by World card
WORLD_HIGH: Final = sets_in(1, list(WORLD_FIRST), list(WORLD_SIZE))
SCRY_SET: Final = sets_in(2, list(SCRY_FIRST), list(SCRY_SIZE))  # by board
EDGE_SHIFT: Final[i64] = EDGE_FIRST - SCRY_AND_EDGE  # where the edge begins in its word
KING_LOW: Final = sets_in(3, list(KING_FIRST), list(WORLD_SIZE)[:TILE_COUNT])  # by tile
KING_HIGH: Final = sets_in(4, list(KING_FIRST), list(WORLD_SIZE)[:TILE_COUNT])
DARK_SET: Final = sets_in(4, list(DARK_FIRST), list(DARK_SIZE))  # by board


def count_hexes(hexes: HexSet) -> i64:
    """How many hexes a set holds."""
    return size(hexes[0]) + size(hexes[1]) + size(hexes[2]) + size(hexes[3]) + size(hexes[4])


def nth_hex(hexes: HexSet, number: i64) -> Hex:
    """The hex before which there are so many others in a set."""
    here: i64 = size(hexes[0])
    if number < here:
        return nth(hexes[0], number)
    number -= here
    here = size(hexes[1])
    if number < here:
        return HIGH_WORLD + nth(hexes[1], number)
    number -= here
    here = size(hexes[2])
    if number < here:
        return SCRY_AND_EDGE + nth(hexes[2], number)
    number -= here
    here = size(hexes[3])
    if number < here:
        return LOW_KINGS + nth(hexes[3], number)
    return HIGH_KINGS + nth(hexes[4], number - here)


def listed_hexes(hexes: HexSet, base: i64) -> list[i64]:
    """The hexes of a set, ascending, counted from a first number on."""
    found: list[i64] = []
    append_set(found, hexes[0], base)
    append_set(found, hexes[1], base + HIGH_WORLD)
    append_set(found, hexes[2], base + SCRY_AND_EDGE)
    append_set(found, hexes[3], base + LOW_KINGS)
    append_set(found, hexes[4], base + HIGH_KINGS)
    return found


def hex_cells(hexes: HexSet, base: i64) -> vec[i64]:
    """The same in cells."""
    found = cells(count_hexes(hexes))
    place = write_set(found, 0, hexes[0], base)
    place = write_set(found, place, hexes[1], base + HIGH_WORLD)
    place = write_set(found, place, hexes[2], base + SCRY_AND_EDGE)
    place = write_set(found, place, hexes[3], base + LOW_KINGS)
    write_set(found, place, hexes[4], base + HIGH_KINGS)
    return found


# What is printed on a World card, by those of its hexes that can be seen

MOST: Final[i64] = 4  # hexes of a card: sixteen ways to see some of them


def seen_sums() -> list[Bundle]:
    found: list[Bundle] = []
    for card in range(WORLD_COUNT):
        for seen in range(1 << MOST):
            total: Bundle = NOTHING
            for place in range(WORLD_SIZE[card]):
                if seen >> place & 1:
                    total += HEX_PRINTED[WORLD_FIRST[card] + place]
            found.append(total)
    return found


SEEN_SUMS: Final = cells_of(seen_sums())
WORLD_WORD: Final = cells_of([HEX_WORD[first] for first in WORLD_FIRST])  # by World card
WORLD_SHIFT: Final = cells_of([first - FIRST_IN[HEX_WORD[first]] for first in WORLD_FIRST])


def seen_sum(vacant: vec[i64], card: WorldCard) -> Bundle:
    """All that is printed on the vacant hexes of a World card."""
    seen: i64 = (vacant[WORLD_WORD[card]] >> WORLD_SHIFT[card]) & 15
    return SEEN_SUMS[card * 16 + seen]
