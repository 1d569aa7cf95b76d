"""Who comes before whom: places from standings, with tie-breaks."""

from __future__ import annotations

from mypy_extensions import i64


def places(standings: list[list[i64]]) -> list[i64]:
    """1 = first. A standing is the score, then the tie-breaks in their order, more is better; equal
    standings share the place."""
    found: list[i64] = []
    for mine in standings:
        place: i64 = 1
        for other in standings:
            if beats(other, mine):
                place += 1
        found.append(place)
    return found


def beats(one: list[i64], other: list[i64]) -> bool:
    """Is the first standing better than the second?"""
    for number in range(len(one)):
        if one[number] != other[number]:
            return one[number] > other[number]
    return False
