"""How a tie was broken: the neighbours in the final order who have equal points."""

from __future__ import annotations

from mypy_extensions import i64


def tied(points: list[i64], ranks: list[i64]) -> list[tuple[i64, i64]]:
    """Pairs of seats with equal points, the better placed first; those who share a place count as
    a pair, too."""
    order: list[i64] = []
    for place in range(1, len(ranks) + 1):
        for seat in range(len(ranks)):
            if ranks[seat] == place:
                order.append(seat)
    found: list[tuple[i64, i64]] = []
    for number in range(len(order) - 1):
        if points[order[number]] == points[order[number + 1]]:
            found.append((order[number], order[number + 1]))
    return found
