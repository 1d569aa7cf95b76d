"""Who sits where: every deal is played with the seats exchanged, so that luck and the first move
cancel out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from augury.arena.job import Job
from augury.core.errors import Malformed
from augury.core.game import Game

Seating = tuple[int, ...]  # by seat: the number of the entrant


def sides(game: Game, seats: int, options: Mapping[str, object] | None = None) -> list[int]:
    """Which side each seat plays for, counted from 0."""
    state = game.start(seats, 1, options)
    names: list[int] = []
    for seat in range(seats):
        name = int(state.side(seat))
        if name not in names:
            names.append(name)
    return [names.index(int(state.side(seat))) for seat in range(seats)]


def seatings(entrants: int, side_of: Sequence[int]) -> list[Seating]:
    """All seatings of one deal. Entrants sit down side by side in turn; then everybody moves on by
    one side.

    With fewer entrants than sides some play for several sides, each of them as often as the others.
    """
    count = len(set(side_of))
    if entrants > count:
        raise Malformed(
            f"There are only {count} sides at this table, and {entrants} bots. A ladder lets any "
            "number play each other."
        )
    found: list[Seating] = []
    for first in range(entrants):
        by_side = [(first + side) % entrants for side in range(count)]
        for moved in range(count):
            seating = tuple(by_side[(side + moved) % count] for side in side_of)
            if seating not in found:
                found.append(seating)
    return found


def two_sided(game: Game) -> int:
    """The number of players at which two sides meet, if there is one; otherwise the smallest number
    of opponents."""
    counts = {
        seats: len(set(sides(game, seats))) for seats in game.seats if game.chairs(seats) == seats
    }
    return min(
        (seats for seats in counts if counts[seats] > 1), key=lambda seats: (counts[seats], seats)
    )


def schedule(
    game: Game,
    seats: int,
    options: Mapping[str, object] | None,
    bots: Sequence[str],
    games: int,
    seed: int,
    *,
    entrants: Sequence[int] | None = None,
    first: int = 0,
    clock: bool = False,
) -> list[Job]:
    """At least this many games, in whole deals. `entrants` are the bots' numbers in a larger list;
    `first` numbers the first job."""
    checked = game.check_options(seats, options)
    places = seatings(len(bots), sides(game, seats, options))
    numbers = list(range(len(bots)) if entrants is None else entrants)
    jobs: list[Job] = []
    deal = 0
    while len(jobs) < games:
        for seating in places:
            names = tuple(bots[place] for place in seating)
            whose = tuple(numbers[place] for place in seating)
            jobs.append(
                Job(first + len(jobs), game.id, seats, checked, seed + deal, names, whose, clock)
            )
        deal += 1
    return jobs
