"""Reading a little of everything that lies in memory, so that the processor fetches it all at once.

A position is many small objects. With a thousand tables hardly any of them is in the cache when its
table's turn comes, and rules that follow one to the next wait for each in turn. What is touched one
table ahead arrives while the table before is being worked on. The sums mean nothing: they are there
so that something is read.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def touch_cells(row: vec[i64]) -> i64:
    """The first of a row of cells."""
    return row[0] if len(row) > 0 else 0


def touch_pile(pile: list[i64]) -> i64:
    """The first thing of a pile."""
    return pile[0] if len(pile) > 0 else 0


def touch_piles(piles: list[list[i64]]) -> i64:
    """The first thing of every pile."""
    found: i64 = 0
    for pile in piles:
        if len(pile) > 0:
            found += pile[0]
    return found
