"""Ratings with their uncertainty, by openskill's Plackett-Luce model: ties and teams are part of
it."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce, PlackettLuceRating

from augury.arena.job import Job, Result
from augury.arena.tally import WinShare

MEASURED = 1.0  # the sigma of a bot that was measured; the server rates people against them with it


@dataclass(frozen=True)
class Rating:
    """Skill is about mu, within two sigmas."""

    mu: float
    sigma: float


def rate(entrants: int, jobs: Iterable[Job], results: Mapping[int, Result]) -> list[Rating]:
    """The ratings of all entrants after these games, counted in the order of the jobs."""
    model = PlackettLuce()
    held = [model.rating() for _ in range(entrants)]
    for job in jobs:
        result = results.get(job.number)
        if result is not None and result.finished():
            count_game(model, held, job, result)
    return [Rating(found.mu, found.sigma) for found in held]


def count_game(
    model: PlackettLuce, held: list[PlackettLuceRating], job: Job, result: Result
) -> None:
    """One game. A bot that is its own partner counts once; one that plays for several sides learns
    the average of what they learn."""
    seats = range(len(job.entrants))
    sides = sorted({result.sides[seat] for seat in seats})
    members = [
        sorted({job.entrants[seat] for seat in seats if result.sides[seat] == side})
        for side in sides
    ]
    places = [
        float(min(result.ranks[seat] for seat in seats if result.sides[seat] == side))
        for side in sides
    ]
    rated = model.rate(
        [[model.create_rating([held[n].mu, held[n].sigma]) for n in team] for team in members],
        ranks=places,
    )
    for number in set(job.entrants):
        mine = [
            after
            for team, ratings in zip(members, rated, strict=True)
            for n, after in zip(team, ratings, strict=True)
            if n == number
        ]
        mu = sum(after.mu for after in mine) / len(mine)
        sigma = sum(after.sigma for after in mine) / len(mine)
        held[number] = model.create_rating([mu, sigma])


def apart(won: WinShare) -> float:
    """How far two ratings lie apart between which such a match changes nothing. One game more on
    either side is counted, so that a match without a loss is not worth infinitely much."""
    model = PlackettLuce()
    wins = won.share * won.of + 1.0
    losses = (1.0 - won.share) * won.of + 1.0
    return math.sqrt(2.0 * (model.beta**2 + MEASURED**2)) * math.log(wins / losses)


def strengths(rungs: Sequence[WinShare]) -> dict[int, int]:
    """The ratings of levels 1, 2, 3 ... by how often each beats the one below, from 2 on. Level 2
    stands where somebody new begins."""
    steps = [apart(won) for won in rungs]
    begin = PlackettLuce().mu - steps[0]
    return {number + 1: round(begin + sum(steps[:number])) for number in range(len(steps) + 1)}
