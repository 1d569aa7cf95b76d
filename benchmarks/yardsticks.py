"""How strong are the bots that come with the games, by the public yardstick (`augury evaluate`)?

    python benchmarks/yardsticks.py majority --deals 10

measures random, greedy, plain search and the levels, one after another. Games that have been played
are kept (`build/yardsticks`), so an interrupted run goes on where it stopped, and more deals may be
asked for later. What came of it is added to results/yardsticks.json, of which docs/generate.py
makes a table.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path

from matches import habits

from augury.arena.job import play
from augury.arena.ladder import ResultsFile
from augury.arena.yardstick import SEED, Reading, Yardstick, lay, read
from augury.core import registry

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "yardsticks"
RESULTS = ROOT / "benchmarks" / "results" / "yardsticks.json"
BOTS = ("random", "greedy", "plain@500", "1", "2", "3", "4", "5")


def measure(stick: Yardstick, seed: int) -> Reading:
    """Play what is not played yet; one file for each opponent, so that the number of deals may
    grow."""
    found = {}
    for opponent, jobs in stick.jobs.items():
        heading: dict[str, object] = {
            "game": stick.game.id,
            "rules": stick.game.rules_version,
            "seats": stick.seats,
            "bot": stick.bot,
            "opponent": opponent,
            "seed": seed,
        }
        name = "-".join(str(word) for word in heading.values())
        heading["habits"] = [habits(stick.game, bot) for bot in (stick.bot, opponent)]
        file = ResultsFile(KEPT / f"{name}.jsonl", heading)
        for place, job in enumerate(jobs):
            if place not in file.results:
                result = play(job)
                result.number = place
                file.keep(result)
            result = file.results[place]
            result.number = job.number
            found[job.number] = result
    return read(stick, found)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=registry.ids())
    parser.add_argument("--bots", nargs="+", default=BOTS)
    parser.add_argument("--deals", type=int, default=10)
    parser.add_argument("--seed", type=int, default=SEED)
    given = parser.parse_args()
    game = registry.load(given.game)
    faults = 0
    for bot in given.bots:
        begin = time.process_time()
        stick = lay(game, bot, given.deals, seed=given.seed)
        reading = measure(stick, given.seed)
        faults += len(reading.faults)
        spent = f"{time.process_time() - begin:.0f} s"
        print(f"{game.id} {stick.seats}, {bot}: {reading.overall.text()}, {spent}", flush=True)
        kept = json.loads(RESULTS.read_text("utf-8")) if RESULTS.is_file() else {}
        kept.setdefault(f"{game.id} {stick.seats}", {})[bot] = {
            "rules": game.rules_version,
            "seed": given.seed,
            "deals": given.deals,
            **reading.plain(),
        }
        RESULTS.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
