"""Pantheon: sets of spaces, as bits. A set takes WORDS cells of a row, and a row holds several sets
one after the other: what is asked of many spaces is asked of all of them at once."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from augury.games.pantheon.map import COLUMN_NODES, NEIGHBOURS, NODE_COUNT, Node
from augury.kit.cells import cells, cells_of
from augury.kit.sets import append_set

WORDS: Final[i64] = 5
IN_WORD: Final[i64] = 56  # spaces
assert NODE_COUNT <= WORDS * IN_WORD

WORD: Final = cells_of([node // IN_WORD for node in range(NODE_COUNT)])  # which cell of a set
HIGHEST: Final = 1 << 55  # (compiled, `1 << number` would be a 32-bit shift)
BIT: Final = cells_of(  # and which bit of it
    [HIGHEST >> (IN_WORD - 1 - node % IN_WORD) for node in range(NODE_COUNT)]
)


def set_of(members: list[Node]) -> vec[i64]:
    """A set of these spaces."""
    found = cells(WORDS)
    for node in members:
        include(found, 0, node)
    return found


def include(row: vec[i64], first: i64, node: Node) -> None:
    """A space belongs to the set that begins at a cell of the row."""
    place: i64 = first + WORD[node]
    row[place] = row[place] | BIT[node]


def exclude(row: vec[i64], first: i64, node: Node) -> None:
    """A space does not belong to the set."""
    place: i64 = first + WORD[node]
    row[place] = row[place] & ~BIT[node]


def holds(row: vec[i64], first: i64, node: Node) -> bool:
    """Does the space belong to the set?"""
    return row[first + WORD[node]] & BIT[node] != 0


def members_of(row: vec[i64], first: i64) -> list[Node]:
    """The spaces of a set, ascending."""
    found: list[Node] = []
    for word in range(WORDS):
        append_set(found, row[first + word], word * IN_WORD)
    return found


def read_beside() -> list[i64]:
    """Node by node the set of its neighbours."""
    found: list[i64] = []
    for around in NEIGHBOURS:
        found.extend(list(set_of(around)))
    return found


ON_COLUMNS: Final = set_of(COLUMN_NODES)
BESIDE: Final = cells_of(read_beside())  # node * WORDS
