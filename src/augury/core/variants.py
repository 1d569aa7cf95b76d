"""Which games to test: player counts with option sets.

The full product of all options grows too fast for every run; faults almost always need one value
or two values together, so the usual choice is pairwise testing (a covering array of strength 2).
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import combinations, product
from typing import TypeAlias

from augury.core.game import Game, Options
from augury.core.options import Value

Variant: TypeAlias = tuple[int, Options]
Facts: TypeAlias = frozenset[tuple[str, Value]]


def all_variants(game: Game) -> list[Variant]:
    """Every player count with every combination of options; the defaults of each count first."""
    found: list[Variant] = []
    for seats in game.seats:
        options = game.options_for(seats)
        names = [option.name for option in options]
        default = game.check_options(seats)
        sets: list[Options] = [
            dict(zip(names, values, strict=True))
            for values in product(*(option.allowed() for option in options))
        ]
        found.append((seats, default))
        found.extend((seats, chosen) for chosen in sets if chosen != default)
    return found


def pairwise_variants(game: Game, alone: Collection[str] = ()) -> list[Variant]:
    """The defaults of every player count, and enough more that any two values meet somewhere.

    The player count is a value like any other. Values of the options named in `alone` all occur,
    but need not meet the others. Greedy: the variant with most new pairs comes next.
    """
    everything = all_variants(game)
    pairs = [_pairs(variant, alone) for variant in everything]
    chosen = [
        place
        for place, (seats, options) in enumerate(everything)
        if options == game.check_options(seats)
    ]
    missing = set().union(*pairs).difference(*(pairs[place] for place in chosen))
    while missing:
        best = max(range(len(everything)), key=lambda place: len(pairs[place] & missing))
        missing -= pairs[best]
        chosen.append(best)
    return [everything[place] for place in sorted(chosen)]


def _pairs(variant: Variant, alone: Collection[str]) -> set[Facts]:
    """What meets in a variant: every two of its values, and each value alone."""
    seats, options = variant
    facts: list[tuple[str, Value]] = [("seats", seats), *options.items()]
    meeting = [fact for fact in facts if fact[0] not in alone]
    return {frozenset(pair) for pair in combinations(meeting, 2)} | {
        frozenset([fact]) for fact in facts
    }
