"""Piles of like things: as counts by kind or as lists, and what may lie in a hidden one."""

from __future__ import annotations

from mypy_extensions import i64

from augury.core.chance import Chance


def spread_out(counts: list[i64]) -> list[i64]:
    """This many of each kind, as a sorted list."""
    found: list[i64] = []
    for kind in range(len(counts)):
        for _ in range(counts[kind]):
            found.append(kind)
    return found


def shuffled_rest(pool: list[i64], seen: list[i64], chance: Chance) -> list[i64]:
    """What may lie in hidden piles: the pool without what has been seen, in random order. For
    redeals."""
    rest: list[i64] = [thing for thing in pool if thing not in seen]
    chance.shuffle(rest)
    return rest
