"""Who wins at the same cost? A match between a bot of this build and one of this or another build,
with the processor time that both sides took.

    python benchmarks/matches.py goetia 5@400 5@120 --there /old/.venv/bin/python --build b4d8f21

Against another build every seat of either side has a process of its own behind the same door
(`augury.arena.door`), so both pay for the door alike; what a process costs before its first game is
not counted. Two bots of this build play in this process. Times are of the processor, whatever else
the machine does (Linux: `/proc`). An interrupted match goes on where
it stopped (`build/matches`); the result is added to results/matches.json, under `--purpose`.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import re
import statistics
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from augury.arena.job import Job, Result, chosen, play
from augury.arena.ladder import ResultsFile
from augury.arena.seating import schedule, seatings, sides, two_sided
from augury.arena.tally import Tally, Z, tally
from augury.arena.yardstick import by_deal
from augury.bots.levels import level
from augury.bots.pipe import close_all, pipe
from augury.core import registry
from augury.core.game import Game

ROOT = Path(__file__).resolve().parent.parent
DOOR = ROOT / "src" / "augury" / "arena" / "door.py"
KEPT = ROOT / "build" / "matches"
RESULTS = ROOT / "benchmarks" / "results" / "matches.json"


@dataclass(frozen=True)
class Match:
    """Ours against theirs, on paired deals."""

    game: Game
    seats: int
    ours: str
    theirs: str
    build: str  # what theirs is called; "this" is the one that runs this program
    deals: int
    seed: int  # of the first deal
    commands: tuple[str, str]  # how to start a process of either side

    def jobs(self) -> list[Job]:
        """All games, each deal with the seats exchanged."""
        bots = [self.ours, self.theirs]
        if self.away():
            bots = [
                f"build({command}){bot}" for command, bot in zip(self.commands, bots, strict=True)
            ]
        each = len(seatings(2, sides(self.game, self.seats)))
        return schedule(self.game, self.seats, None, bots, self.deals * each, self.seed)

    def away(self) -> bool:
        """Does another build play?"""
        return self.build != "this"

    def heading(self) -> dict[str, object]:
        """What must agree before an interrupted match goes on; more deals may be asked for then."""
        return {
            "game": self.game.id,
            "seats": self.seats,
            "ours": self.ours,
            "theirs": self.theirs,
            "build": self.build,
            "seed": self.seed,
            "habits": [
                habits(self.game, self.ours),
                {} if self.away() else habits(self.game, self.theirs),
            ],
        }

    def name(self) -> str:
        """Of the file in which its games are kept."""
        words = [self.game.id, self.seats, self.ours, self.theirs, self.build, self.seed]
        return "-".join(str(word).replace("/", "_") for word in words)


def habits(game: Game, bot: str) -> dict[str, object]:
    """What a level means in a game today; a result is no longer true of a level that was cut
    anew."""
    number = re.match(r"\d", bot)
    if number is None:
        return {}
    kind, settings = level(game, int(number[0]))
    return {"bot": kind, **settings}


def processor_seconds(command: str, seat: int) -> float:
    """What the process at a seat has used so far."""
    told = Path(f"/proc/{pipe(command, seat).process.pid}/schedstat").read_text(encoding="utf-8")
    return int(told.split()[0]) / 1e9


def warm_up(game: Game, job: Job, commands: Sequence[str]) -> None:
    """Let every process load the game: asked about a position that does not exist, it says so."""
    for seat in range(job.seats):
        for command in dict.fromkeys(commands):
            start = {
                "game": job.game,
                "seats": job.seats,
                "options": chosen(game, job),
                "game_seed": job.seed,
                "seat": seat,
                "bot": "random",
                "bot_seed": 1,
                "clock": False,
            }
            pipe(command, seat).ask({"start": start, "past": [], "digest": -1})


def timed(match: Match, job: Job) -> Result:
    """Play a game; its seconds are those of the processor."""
    if not match.away():
        return play(job, time.process_time)
    at = [(match.commands[whose], seat) for seat, whose in enumerate(job.entrants)]
    before = [processor_seconds(*place) for place in at]
    result = play(job)
    if not result.fault:
        result.seconds = [
            processor_seconds(*place) - spent for place, spent in zip(at, before, strict=True)
        ]
    return result


def play_all(match: Match) -> tuple[list[Job], dict[int, Result]]:
    """Play what is not played yet."""
    jobs = match.jobs()
    file = ResultsFile(KEPT / f"{match.name()}.jsonl", match.heading())
    if match.away():
        warm_up(match.game, jobs[0], match.commands)
    for job in jobs:
        if job.number not in file.results:
            file.keep(timed(match, job))
            if len(file.results) % 20 == 0:
                print(text(match, jobs, file.results), file=sys.stderr, flush=True)
    return jobs, file.results


def margin(jobs: Sequence[Job], results: Mapping[int, Result]) -> tuple[float, float]:
    """Points that a seat of ours is ahead of one of theirs on average, and by how much that may be
    off (95 %, over deals)."""
    deals: dict[int, list[float]] = {}
    for job in jobs:
        result = results.get(job.number)
        if result is not None and result.finished():
            points: list[list[int]] = [[], []]
            for score, whose in zip(result.scores, job.entrants, strict=True):
                points[whose].append(score)
            lead = statistics.fmean(points[0]) - statistics.fmean(points[1])
            deals.setdefault(job.seed, []).append(lead)
    leads = [statistics.fmean(found) for found in deals.values()]
    if len(leads) < 2:
        return sum(leads), math.inf
    return statistics.fmean(leads), Z * statistics.stdev(leads) / math.sqrt(len(leads))


def cost(found: Tally) -> tuple[float, float]:
    """Milliseconds of the processor per decision, ours and theirs."""
    return (1000 * found.entrants[0].pace(), 1000 * found.entrants[1].pace())


def summary(match: Match, jobs: Sequence[Job], results: Mapping[int, Result]) -> dict[str, object]:
    """What came of it, for programs."""
    found = tally([match.ours, match.theirs], jobs, results)
    lead, off = margin(jobs, results)
    return {
        **match.heading(),
        "deals": match.deals,
        "games": found.games,
        "wins": asdict(found.entrants[0].win_share()),
        "wins_by_deal": asdict(by_deal(jobs, results)),
        "points": [round(entrant.mean_score(), 2) for entrant in found.entrants],
        "margin": round(lead, 2),
        "margin_error": round(off, 2),
        "milliseconds": [round(each, 2) for each in cost(found)],
        "faults": found.faults,
        "stalled": found.stalled,
        "load": round(os.getloadavg()[0], 1),
    }


def text(match: Match, jobs: Sequence[Job], results: Mapping[int, Result]) -> str:
    """What came of it, for people."""
    found = tally([match.ours, match.theirs], jobs, results)
    lead, off = margin(jobs, results)
    points = " : ".join(f"{entrant.mean_score():.1f}" for entrant in found.entrants)
    times = " : ".join(f"{each:.2f}" for each in cost(found))
    return (
        f"{match.game.id} {match.seats}, {match.ours} against {match.theirs} ({match.build}), "
        f"{found.games} games from seed {match.seed}: {found.entrants[0].win_share().text()}, "
        f"by deals ± {100 * by_deal(jobs, results).error:.1f}; points {points}, "
        f"margin {lead:+.1f} ± {off:.1f}; ms {times}; "
        f"faults {len(found.faults)}, stalled {found.stalled}"
    )


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=registry.ids())
    parser.add_argument("ours", help="a bot of this build")
    parser.add_argument("theirs", help="a bot of the other build")
    parser.add_argument("--there", default=sys.executable, help="Python of the other build")
    parser.add_argument("--build", default="this", help="what the other build is called")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=80_000)
    parser.add_argument("--purpose", default="", help="keep the result under this heading")
    given = parser.parse_args()
    game = registry.load(given.game)
    commands = (f"{sys.executable} {DOOR}", f"{given.there} {DOOR}")
    match = Match(
        game,
        game.check_seats(given.seats or two_sided(game)),
        given.ours,
        given.theirs,
        given.build,
        given.deals,
        given.seed,
        commands,
    )
    jobs, results = play_all(match)
    close_all()
    print(text(match, jobs, results))
    found = summary(match, jobs, results)
    if given.purpose:
        kept = json.loads(RESULTS.read_text("utf-8")) if RESULTS.is_file() else {}
        pair = f"{game.id} {match.seats}: {match.ours} against {match.theirs}"
        kept.setdefault(given.purpose, {})[pair] = found
        RESULTS.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    return 1 if found["faults"] or found["stalled"] else 0


if __name__ == "__main__":
    sys.exit(main())
