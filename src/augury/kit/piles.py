"""Piles of like things: as counts by kind or as lists, and what may lie in a hidden one.

Piles that seldom change are replaced, never changed in place: so clones can share them, and copying
a board of many piles copies only where they lie.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from augury.core.chance import Chance
from augury.core.lists import Shared
from augury.kit.cells import add, cells, total

# Until a set-up or a clone puts piles of its own there
NO_PILE: Final[list[i64]] = Shared()
NO_PILES: Final[list[list[i64]]] = []


def put_on(piles: list[list[i64]], place: i64, thing: i64) -> None:
    """Something goes on top of a pile."""
    piles[place] = [*piles[place], thing]


def take_off(piles: list[list[i64]], place: i64) -> i64:
    """The top of a pile is taken off."""
    pile = piles[place]
    last: i64 = len(pile) - 1
    piles[place] = pile[:last]
    return pile[last]


def without(pile: list[i64], thing: i64) -> list[i64]:
    """A pile less one thing that is in it."""
    rest = pile[1:]  # one of its things moves up for each that lies before the one that goes
    place: i64 = 0
    while pile[place] != thing:
        rest[place] = pile[place]
        place += 1
    return rest


def pull_out(pile: list[i64], thing: i64) -> None:
    """One thing less in a pile that holds it, in place."""
    place: i64 = 0
    while pile[place] != thing:
        place += 1
    pile.pop(place)


def copied(piles: list[list[i64]]) -> list[list[i64]]:
    """Piles that are changed in place, for a clone."""
    return [pile[:] for pile in piles]


def sort_in(pile: list[i64], thing: i64) -> None:
    """Put one more thing into a sorted pile, in place."""
    place: i64 = len(pile)
    while place > 0 and pile[place - 1] > thing:
        place -= 1
    pile.insert(place, thing)


def spread_out(counts: list[i64]) -> list[i64]:
    """This many of each kind, as a sorted list."""
    found: list[i64] = []
    for kind in range(len(counts)):
        for _ in range(counts[kind]):
            found.append(kind)
    return found


def shuffled(counts: vec[i64], chance: Chance) -> list[i64]:
    """This many of each kind, in random order."""
    found = cells(total(counts))
    place: i64 = 0
    for kind in range(len(counts)):
        for _ in range(counts[kind]):
            found[place] = kind
            place += 1
    chance.shuffle_cells(found)
    return list(found)


def mixed(pile: list[i64], kinds: i64, chance: Chance) -> list[i64]:
    """The same things in an order that has nothing to do with the present one."""
    counts = cells(kinds)
    for thing in pile:
        add(counts, thing, 1)
    return shuffled(counts, chance)


def shuffled_rest(pool: list[i64], seen: vec[i64], chance: Chance) -> vec[i64]:
    """What may lie in hidden piles: the pool without what has been seen (by thing: not 0), in
    random order. For redeals."""
    rest: vec[i64] = vec[i64](capacity=len(pool))
    for thing in pool:
        if seen[thing] == 0:
            rest = append(rest, thing)
    chance.shuffle_cells(rest)
    return rest
