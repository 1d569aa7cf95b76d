"""Do bots of all levels play game after game without a fault or a stall?

    python benchmarks/endurance.py luna --games 2000

The bots (`--bots`) sit down at every number of players in turn, each at every seat in its turn.
Games that have been played are kept (`build/endurance`), so an interrupted run goes on where it
stopped; when all are played, the count is added to results/endurance.json.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from augury.arena.job import Job, Result, play
from augury.arena.ladder import ResultsFile
from augury.core import registry
from augury.core.game import Game

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "endurance"
RESULTS = ROOT / "benchmarks" / "results" / "endurance.json"
BOTS = ("1", "2+samples=1+reach=100", "3@16", "4@16", "5@16")


def lay(game: Game, bots: Sequence[str], games: int, seed: int) -> list[Job]:
    """Every game with a seed of its own."""
    jobs = []
    for number in range(games):
        seats = game.seats[number % len(game.seats)]
        first = number // len(game.seats)
        names = tuple(bots[(first + seat) % len(bots)] for seat in range(seats))
        options = game.check_options(seats)
        places = tuple(range(len(names)))
        jobs.append(Job(number, game.id, seats, options, seed + number, names, places))
    return jobs


def what_went_wrong(result: Result) -> str:
    """Nothing, a fault, or a game that did not end."""
    return result.fault or (f"game {result.number} stalled" if result.stalled else "")


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=registry.ids())
    parser.add_argument("--bots", nargs="+", default=BOTS)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=95_000)
    given = parser.parse_args()
    game = registry.load(given.game)
    heading = {"game": game.id, "bots": list(given.bots), "seed": given.seed}
    file = ResultsFile(KEPT / f"{game.id}-{given.seed}.jsonl", heading)
    for job in lay(game, given.bots, given.games, given.seed):
        if job.number not in file.results:
            file.keep(play(job))
            if len(file.results) % 100 == 0:
                print(f"{game.id}: {len(file.results)} games", flush=True)
    played = [file.results[number] for number in range(given.games)]
    wrong = [found for result in played if (found := what_went_wrong(result))]
    print(f"{game.id}: {given.games} games, {len(wrong)} with a fault or a stall", *wrong, sep="\n")
    kept = json.loads(RESULTS.read_text("utf-8")) if RESULTS.is_file() else {}
    kept[game.id] = {**heading, "games": given.games, "wrong": wrong}
    RESULTS.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
