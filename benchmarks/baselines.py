"""What every level scores when it plays against itself: the baselines in docs/research.md.

python benchmarks/baselines.py --games 20            # adds to benchmarks/results/baselines.json what is not there yet
"""

from __future__ import annotations

import argparse
import json
import statistics
from math import sqrt
from pathlib import Path

from augury.arena.job import Job
from augury.arena.workers import local, run
from augury.bots.levels import NUMBERS
from augury.core import registry
from augury.core.game import Game
from augury.envs.setting import environment_id

FILE = Path(__file__).resolve().parent / "results" / "baselines.json"
BOTS = ("random", *(str(number) for number in NUMBERS))


def measure(game: Game, bot: str, games: int) -> dict[str, float]:
    """Mean score of a seat, its error and its deviation, over games of this bot against itself with the most players."""
    seats = max(game.seats)
    options = game.check_options(seats)
    jobs = [Job(seed, game.id, seats, options, seed, (bot,) * seats, tuple(range(seats))) for seed in range(games)]
    workers = local()
    try:
        results = list(run(jobs, workers))
    finally:
        workers.close()
    assert all(result.finished() for result in results), [result.fault for result in results if not result.finished()]
    means = [statistics.fmean(result.scores[:seats]) for result in results]
    every = [score for result in results for score in result.scores[:seats]]
    error = statistics.stdev(means) / sqrt(len(means)) if len(means) > 1 else 0.0
    return {
        "games": games,
        "mean": round(statistics.fmean(every), 2),
        "error": round(error, 2),
        "deviation": round(statistics.pstdev(every), 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--bot", action="append", help="only this one; may be given several times")
    parser.add_argument("--game", action="append", help="only this one; may be given several times")
    given = parser.parse_args()
    FILE.parent.mkdir(parents=True, exist_ok=True)
    kept = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    for bot in given.bot or BOTS:
        for game in registry.games():
            rows = kept.setdefault(environment_id(game), {})
            if (given.game and game.id not in given.game) or rows.get(bot, {}).get("games", 0) >= given.games:
                continue
            rows[bot] = measure(game, bot, given.games)
            print(f"{environment_id(game):<24} {bot:<8} {rows[bot]}", flush=True)
            FILE.write_text(json.dumps(kept, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
