"""A round robin of all levels of a game, or each against the next; resumable, with ratings; it
doubles as a check of the game itself."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations, pairwise
from pathlib import Path

from augury.arena.job import Job, Result
from augury.arena.ratings import Rating, rate
from augury.arena.seating import schedule, two_sided
from augury.arena.tally import Tally, WinShare, share, tally
from augury.arena.workers import Workers, run
from augury.bots.levels import NUMBERS
from augury.core.game import Game

ENTRANTS = ("random", "greedy", *(str(number) for number in NUMBERS))
CHECKER = "1"  # who plays the games that check the game with every number of players


@dataclass(frozen=True)
class LadderPlan:
    """All games of a ladder."""

    game: Game
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: int
    rungs: bool  # each only against the next one, instead of everybody against everybody
    clock: bool  # levels watch the clock, as in play
    jobs: list[Job]
    checks: dict[int, list[Job]]  # by number of players: the same bot at all seats

    def heading(self) -> dict[str, object]:
        """What must agree before an interrupted ladder is taken up again."""
        return {
            "game": self.game.id,
            "rules": self.game.rules_version,
            "seats": self.seats,
            "bots": list(self.bots),
            "games": self.games,
            "seed": self.seed,
            "rungs": self.rungs,
            "clock": self.clock,
        }

    def pairs(self) -> list[tuple[int, int]]:
        """Who meets whom, as numbers of bots."""
        return meetings(len(self.bots), self.rungs)

    def name(self) -> str:
        """Of the files in which it is kept."""
        return f"{'rungs' if self.rungs else 'ladder'}-{self.game.id}-{self.seats}"


def meetings(bots: int, rungs: bool) -> list[tuple[int, int]]:
    """Who meets whom."""
    return list(pairwise(range(bots)) if rungs else combinations(range(bots), 2))


def plan(
    game: Game,
    bots: Sequence[str],
    games: int,
    seed: int,
    seats: int = 0,
    *,
    rungs: bool = False,
    clock: bool = False,
) -> LadderPlan:
    """Everybody against everybody or the next one, and a few games with every number of players."""
    seats = seats or two_sided(game)
    jobs: list[Job] = []
    for a, b in meetings(len(bots), rungs):
        jobs += schedule(
            game,
            seats,
            None,
            [bots[a], bots[b]],
            games,
            seed,
            entrants=[a, b],
            first=len(jobs),
            clock=clock,
        )
    checks: dict[int, list[Job]] = {}
    first = len(jobs)
    for count in game.seats:
        checks[count] = schedule(
            game, count, None, [CHECKER], games, seed, first=first, clock=clock
        )
        first += len(checks[count])
    return LadderPlan(game, seats, tuple(bots), games, seed, rungs, clock, jobs, checks)


class ResultsFile:
    """The file in which finished games are kept, one line each, so that nothing is lost by an
    interruption."""

    def __init__(self, path: Path, heading: dict[str, object]) -> None:
        self.path = path
        self.results: dict[int, Result] = {}
        if self.read(heading):
            return
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(heading) + "\n", encoding="utf-8")

    def read(self, heading: dict[str, object]) -> bool:
        """True if the file belongs to this ladder; a line cut off by an interruption is dropped."""
        if not self.path.exists():
            return False
        lines = self.path.read_text(encoding="utf-8").splitlines()
        if not lines or json.loads(lines[0]) != heading:
            return False
        for text in lines[1:]:
            try:
                result = Result(**json.loads(text))
            except ValueError:
                continue
            if not result.fault:  # what went wrong is tried again
                self.results[result.number] = result
        kept = [
            json.dumps(heading),
            *(json.dumps(result.kept()) for result in self.results.values()),
        ]
        self.path.write_text("\n".join(kept) + "\n", encoding="utf-8")
        return True

    def keep(self, result: Result) -> None:
        """Write a result down, so that a ladder can be taken up again."""
        self.results[result.number] = result
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(result.kept()) + "\n")


def climb(planned: LadderPlan, file: ResultsFile, workers: Workers) -> Iterator[Result]:
    """Play what is not played yet."""
    everything = planned.jobs + [job for jobs in planned.checks.values() for job in jobs]
    for result in run([job for job in everything if job.number not in file.results], workers):
        file.keep(result)
        yield result


@dataclass(frozen=True)
class Standing:
    """What a ladder has found."""

    plan: LadderPlan
    overall: Tally
    ratings: list[Rating]
    pairs: dict[tuple[int, int], WinShare]  # the first one's win share against the second
    checks: dict[int, Tally]  # by number of players

    def plain(self) -> dict[str, object]:
        """As JSON."""
        return {
            **self.plan.heading(),
            "ratings": {
                bot: asdict(rating)
                for bot, rating in zip(self.plan.bots, self.ratings, strict=True)
            },
            "pairs": [
                {"a": self.plan.bots[a], "b": self.plan.bots[b], **asdict(found)}
                for (a, b), found in self.pairs.items()
            ],
            "overall": self.overall.plain(),
            "checks": {str(count): found.plain() for count, found in self.checks.items()},
        }


def stand(planned: LadderPlan, results: dict[int, Result]) -> Standing:
    """Add everything up, in the order of the plan."""
    pairs: dict[tuple[int, int], WinShare] = {}
    for a, b in planned.pairs():
        jobs = [job for job in planned.jobs if set(job.entrants) == {a, b}]
        found = tally(planned.bots, jobs, results)
        pairs[a, b] = share(found.entrants[a].wins, found.games)
        pairs[b, a] = share(found.entrants[b].wins, found.games)
    checks = {count: tally([CHECKER], jobs, results) for count, jobs in planned.checks.items()}
    overall = tally(planned.bots, planned.jobs, results)
    return Standing(planned, overall, rate(len(planned.bots), planned.jobs, results), pairs, checks)
