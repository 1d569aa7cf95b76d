"""How strong is a bot? One number per game, with its error: the share of wins against fixed
opponents on fixed deals.

Every deal is played with all seats exchanged, so the games of a deal are not independent. The error
is that of deals, not of games.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass

from augury.arena.job import Job, Result
from augury.arena.seating import schedule, two_sided
from augury.arena.tally import Z, tally
from augury.core.game import Game

OPPONENTS = ("random", "greedy", "plain@500", "1", "2", "3")  # they count iterations, never seconds
SEED = 2027  # of the first deal


@dataclass(frozen=True)
class Measure:
    """A share of wins, and by how much it may be off (95 %)."""

    share: float
    error: float
    deals: int

    def text(self) -> str:
        """In per cent, for people."""
        return f"{100 * self.share:.1f} ± {100 * self.error:.1f}"


@dataclass(frozen=True)
class Yardstick:
    """What a bot is measured by in one game."""

    game: Game
    seats: int
    bot: str
    opponents: tuple[str, ...]
    jobs: dict[str, list[Job]]  # by opponent

    def everything(self) -> list[Job]:
        """All its games."""
        return [job for jobs in self.jobs.values() for job in jobs]


@dataclass(frozen=True)
class Reading:
    """What was measured."""

    overall: Measure
    against: dict[str, Measure]
    margins: dict[str, float]  # points ahead of the opponent on average
    pace: float  # seconds per decision of the bot
    faults: list[str]

    def plain(self) -> dict[str, object]:
        """As JSON."""
        return asdict(self)


def lay(
    game: Game,
    bot: str,
    deals: int,
    opponents: Sequence[str] = OPPONENTS,
    seats: int = 0,
    seed: int = SEED,
    *,
    clock: bool = False,
) -> Yardstick:
    """All games that are to be played: the same deals against everybody."""
    seats = game.check_seats(seats or two_sided(game))
    jobs: dict[str, list[Job]] = {}
    first = 0
    for opponent in opponents:
        pair = [bot, opponent]
        count = deals * len(schedule(game, seats, None, pair, 1, seed))
        found = schedule(game, seats, None, pair, count, seed, first=first, clock=clock)
        jobs[opponent] = found
        first += len(found)
    return Yardstick(game, seats, bot, tuple(opponents), jobs)


def read(stick: Yardstick, results: Mapping[int, Result]) -> Reading:
    """One number, and what it is made of."""
    against: dict[str, Measure] = {}
    margins: dict[str, float] = {}
    faults: list[str] = []
    seconds, decisions = 0.0, 0
    for opponent, jobs in stick.jobs.items():
        against[opponent] = by_deal(jobs, results)
        found = tally([stick.bot, opponent], jobs, results)
        margins[opponent] = found.entrants[0].mean_score() - found.entrants[1].mean_score()
        faults += found.faults
        seconds += found.entrants[0].seconds
        decisions += found.entrants[0].decisions
    count = len(against)
    share = sum(measure.share for measure in against.values()) / count
    error = math.sqrt(sum(measure.error**2 for measure in against.values())) / count
    deals = sum(measure.deals for measure in against.values())
    overall = Measure(share, error, deals)
    return Reading(overall, against, margins, seconds / max(1, decisions), faults)


def by_deal(jobs: Sequence[Job], results: Mapping[int, Result]) -> Measure:
    """The first entrant's share of wins, and its error over deals."""
    deals: dict[int, list[float]] = {}
    for job in jobs:
        result = results.get(job.number)
        if result is not None and result.finished():
            winners = result.winners()
            seats = [seat for seat, whose in enumerate(job.entrants) if whose == 0]
            held = {result.sides[seat] for seat in seats}
            deals.setdefault(job.seed, []).append(len(held & winners) / len(winners))
    shares = [sum(wins) / len(wins) for wins in deals.values()]
    count = len(shares)
    if count == 0:
        return Measure(0.0, 1.0, 0)
    mean = sum(shares) / count
    if count == 1:
        return Measure(mean, 1.0, 1)
    spread = sum((share - mean) ** 2 for share in shares) / (count - 1)
    least = 1.0 / (count + Z * Z)  # nobody is perfect only because all deals were won
    return Measure(mean, max(Z * math.sqrt(spread / count), least), count)
