"""Who plays whom in a round of a tournament: Swiss, round robin, and tables of three or four.

Players are numbers, the best first. Nobody meets the same opponent twice; where that cannot be,
there is no pairing. Whoever has nobody to play with has a bye, once.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import TypeAlias

import msgspec

Met: TypeAlias = Mapping[int, Collection[int]]  # by player: opponents of earlier rounds
MOST_STEPS = 20_000  # of a search, before it looks for any pairing at all


class Pairing(msgspec.Struct, frozen=True):
    """A round: who sits together, and who has a bye."""

    tables: list[list[int]]
    byes: list[int]


# Swiss


def swiss(
    order: Sequence[int], points: Mapping[int, int], met: Met, had_bye: Collection[int]
) -> Pairing | None:
    """Pairs by points: within a group of equal points the upper half against the lower; whoever is
    left over floats down. With an odd number the lowest who never had one gets the bye."""
    if len(order) % 2 == 0:
        pairs = paired(list(order), points, met)
        return None if pairs is None else Pairing(pairs, [])
    for resting in [player for player in reversed(order) if player not in had_bye]:
        pairs = paired([player for player in order if player != resting], points, met)
        if pairs is not None:
            return Pairing(pairs, [resting])
    return None


def paired(order: list[int], points: Mapping[int, int], met: Met) -> list[list[int]] | None:
    """A pairing without a rematch: the first that the preferences lead to, or else any."""
    search = Search(met, lambda player, free: preferred(player, free, points))
    found = search.pairs(order)
    if found is None and search.gave_up:
        found = Search(met, None).pairs(order)
    return found


def preferred(player: int, free: list[int], points: Mapping[int, int]) -> list[int]:
    """Opponents for the first of those who are free: in their own group half a group further down
    first, then the nearest to that; then the next groups from the top."""
    group = [other for other in free if points[other] == points[player]]
    middle = (len(group) + 1) // 2 - 1
    near = sorted(group, key=lambda other: (abs(group.index(other) - middle), other))
    return near + [other for other in free if points[other] != points[player]]


class Search:
    """Depth first, one player after the other. Without preferences whoever has the fewest possible
    opponents comes first: that finds a pairing where there is one."""

    def __init__(self, met: Met, prefer: Callable[[int, list[int]], list[int]] | None) -> None:
        self.met = met
        self.prefer = prefer
        self.steps = 0
        self.gave_up = False

    def pairs(self, free: list[int]) -> list[list[int]] | None:
        if not free:
            return []
        self.steps += 1
        if self.prefer is not None and self.steps > MOST_STEPS:
            self.gave_up = True
            return None
        player = free[0] if self.prefer is not None else min(free, key=self.choices(free))
        rest = [other for other in free if other != player]
        order = self.prefer(player, rest) if self.prefer is not None else rest
        for other in order:
            if other not in self.met.get(player, ()):
                found = self.pairs([one for one in rest if one != other])
                if found is not None:
                    return [[player, other], *found]
        return None

    def choices(self, free: list[int]) -> Callable[[int], int]:
        return lambda player: sum(
            other != player and other not in self.met.get(player, ()) for other in free
        )


# Round robin


def round_robin(players: Sequence[int], round: int) -> Pairing:
    """The circle method: the first player stays, the others move on by one each round. With an odd
    number nobody sits opposite somebody, and that one has the bye."""
    circle: list[int | None] = [*players, *([None] if len(players) % 2 else [])]
    shift = (round - 1) % max(1, len(circle) - 1)
    moved = circle[1:]
    moved = moved[len(moved) - shift :] + moved[: len(moved) - shift]
    ring = [circle[0], *moved]
    tables: list[list[int]] = []
    byes: list[int] = []
    for one, other in zip(ring[: len(ring) // 2], reversed(ring[len(ring) // 2 :]), strict=True):
        if one is not None and other is not None:
            tables.append([one, other])
        else:
            byes += [player for player in (one, other) if player is not None]
    return Pairing(tables, byes)


def rounds_of(players: int) -> int:
    """So many rounds until everybody has met everybody."""
    return players - 1 + players % 2


# Tables of three and four


def sizes(players: int, wanted: int, possible: Collection[int]) -> list[int]:
    """Tables of three and four as the game allows: as few byes as possible, then as many of the
    wanted size as possible."""
    other = next((size for size in (3, 4) if size != wanted and size in possible), 0)
    best: list[int] = []
    for big in range(players // wanted, -1, -1):
        small = (players - big * wanted) // other if other else 0
        found = [wanted] * big + [other] * small
        if sum(found) > sum(best):
            best = found
    return sorted(best, reverse=True)


def grouped(
    order: Sequence[int], sized: Sequence[int], met: Met, had_bye: Collection[int]
) -> Pairing:
    """Tables from the top of the standings down; among the next few, those who have met least. With
    three and four at a table rematches cannot be ruled out; exchanges make them fewer. Byes go to
    the lowest who have not had one."""
    spare = len(order) - sum(sized)
    byes = [player for player in reversed(order) if player not in had_bye][:spare]
    byes += [player for player in reversed(order) if player not in byes][: spare - len(byes)]
    free = [player for player in order if player not in byes]
    tables: list[list[int]] = []
    for size in sized:
        table = [free.pop(0)]
        while len(table) < size:
            table.append(free.pop(least_met(table, free, met)))
        tables.append(table)
    return Pairing(improved(tables, met), byes)


def least_met(table: list[int], free: list[int], met: Met) -> int:
    return min(range(len(free)), key=lambda place: (meetings([*table, free[place]], met), place))


def meetings(table: Sequence[int], met: Met) -> int:
    """How often two of these have met before."""
    return sum(
        list(met.get(one, ())).count(other)
        for place, one in enumerate(table)
        for other in table[place + 1 :]
    )


def improved(tables: list[list[int]], met: Met) -> list[list[int]]:
    """Exchange two players of different tables as long as that saves a rematch."""
    while True:
        for first, second in swaps(tables):
            before = meetings(tables[first[0]], met) + meetings(tables[second[0]], met)
            exchange(tables, first, second)
            if meetings(tables[first[0]], met) + meetings(tables[second[0]], met) < before:
                break
            exchange(tables, first, second)
        else:
            return tables


Chair: TypeAlias = tuple[int, int]


def swaps(tables: list[list[int]]) -> Iterator[tuple[Chair, Chair]]:
    chairs = [(number, seat) for number, table in enumerate(tables) for seat in range(len(table))]
    return ((one, other) for one in chairs for other in chairs if one[0] < other[0])


def exchange(tables: list[list[int]], first: Chair, second: Chair) -> None:
    one, other = tables[first[0]], tables[second[0]]
    one[first[1]], other[second[1]] = other[second[1]], one[first[1]]


def seated(table: Sequence[int], sat: Mapping[int, Sequence[int]]) -> list[int]:
    """Who sits where: each on the seat they have had least, the top of the table first. `sat`: by
    player, how often on each seat."""
    free = list(range(len(table)))
    chairs = [0] * len(table)
    for player in table:
        had = sat.get(player, ())
        seat = min(free, key=lambda one: (had[one] if one < len(had) else 0, one))
        free.remove(seat)
        chairs[seat] = player
    return chairs
