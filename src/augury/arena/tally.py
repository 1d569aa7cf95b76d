"""What a pile of results says: win shares with their intervals, scores, seats, lengths, times."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field

from augury.arena.job import Job, Result

Z = 1.959964  # 95 % of a normal distribution lies within this many deviations


@dataclass(frozen=True)
class WinShare:
    """A share with its 95 % interval (Wilson's, which stays honest near 0 and 1)."""

    of: int
    share: float
    low: float
    high: float

    def text(self) -> str:
        """As a person reads it: a percentage and its interval."""
        return f"{100 * self.share:.1f} % ({100 * self.low:.1f} to {100 * self.high:.1f})"


def share(wins: float, games: int) -> WinShare:
    """A share of wins with its 95 % interval."""
    if games == 0:
        return WinShare(0, 0.0, 0.0, 1.0)
    p = wins / games
    middle = p + Z * Z / (2 * games)
    half = Z * math.sqrt(p * (1 - p) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return WinShare(
        games,
        p,
        0.0 if p == 0.0 else (middle - half) / whole,
        1.0 if p == 1.0 else (middle + half) / whole,
    )


@dataclass
class Entrant:
    """What one bot achieved."""

    bot: str
    games: int = 0
    wins: float = 0.0  # a shared first place counts as its part
    scores: list[int] = field(default_factory=list)  # of every seat it held
    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def win_share(self) -> WinShare:
        """Games won, with their interval; shared first places count in part."""
        return share(self.wins, self.games)

    def mean_score(self) -> float:
        """Points per game."""
        return sum(self.scores) / len(self.scores) if self.scores else 0.0

    def pace(self) -> float:
        """Seconds per decision."""
        return self.seconds / self.decisions if self.decisions else 0.0


@dataclass
class Tally:
    """All results of a set of jobs."""

    entrants: list[Entrant]
    games: int = 0
    ties: int = 0  # games in which several sides share the first place
    stalled: int = 0
    faults: list[str] = field(default_factory=list)
    lengths: list[int] = field(default_factory=list)  # decisions per game
    seat_wins: list[float] = field(default_factory=list)  # by seat; partners both count as winners
    seat_scores: list[list[int]] = field(default_factory=list)

    def add(self, job: Job, result: Result) -> None:
        """Count one game."""
        if result.fault:
            self.faults.append(result.fault)
        if result.stalled:
            self.stalled += 1
        self.add_times(job, result)
        if not result.finished():
            return
        self.games += 1
        self.lengths.append(sum(result.decisions))
        winners = result.winners()
        self.ties += len(winners) > 1
        while len(self.seat_wins) < len(result.ranks):
            self.seat_wins.append(0.0)
            self.seat_scores.append([])
        for seat, score in enumerate(result.scores):
            self.seat_wins[seat] += (result.sides[seat] in winners) / len(winners)
            self.seat_scores[seat].append(score)
        for number in sorted(set(job.entrants)):
            entrant = self.entrants[number]
            entrant.games += 1
            held = {
                result.sides[seat] for seat, whose in enumerate(job.entrants) if whose == number
            }
            entrant.wins += len(held & winners) / len(winners)
            entrant.scores += [
                result.scores[seat] for seat, whose in enumerate(job.entrants) if whose == number
            ]

    def add_times(self, job: Job, result: Result) -> None:
        """Count how long decisions took."""
        for seat, number in enumerate(job.entrants):
            if seat < len(result.decisions):
                entrant = self.entrants[number]
                entrant.decisions += result.decisions[seat]
                entrant.seconds += result.seconds[seat]
                entrant.slowest = max(entrant.slowest, result.slowest[seat])

    def mean_length(self) -> float:
        """Decisions per game."""
        return sum(self.lengths) / len(self.lengths) if self.lengths else 0.0

    def seat_shares(self) -> list[WinShare]:
        """How often each seat won, with intervals."""
        return [share(wins, self.games) for wins in self.seat_wins]

    def plain(self) -> dict[str, object]:
        """As JSON."""
        return {
            "games": self.games,
            "ties": self.ties,
            "stalled": self.stalled,
            "faults": self.faults,
            "mean_length": self.mean_length(),
            "wins_by_seat": [asdict(found) for found in self.seat_shares()],
            "bots": [
                {
                    "bot": entrant.bot,
                    "games": entrant.games,
                    "win_share": asdict(entrant.win_share()),
                    "mean_score": entrant.mean_score(),
                    "seconds_per_decision": entrant.pace(),
                    "slowest_decision": entrant.slowest,
                }
                for entrant in self.entrants
            ],
        }


def tally(bots: Sequence[str], jobs: Iterable[Job], results: Mapping[int, Result]) -> Tally:
    """Count the results that are there, in the order of the jobs."""
    found = Tally([Entrant(bot) for bot in bots])
    for job in jobs:
        if job.number in results:
            found.add(job, results[job.number])
    return found
