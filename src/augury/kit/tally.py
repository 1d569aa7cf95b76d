"""Points by heading: where they came from, when the position alone does not say it.

A tally is bookkeeping. It decides nothing, so it is no part of a position, and clones share it
until one of them gains something: it is replaced, never changed.
"""

from __future__ import annotations

from mypy_extensions import i64


def added(tally: list[i64], place: i64, points: i64) -> list[i64]:
    """The tally with this many more points at a place."""
    counted = tally[:]
    counted[place] += points
    return counted
