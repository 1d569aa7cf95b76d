"""How long the review of a whole game takes, with the most players a game has.

    python benchmarks/reviews.py [--game luna] [--processes 2]

Plays a game of each kind between bots (`mcts@250`) and does all that a server does for its review,
the same tasks with the same budget, over so many processes. What counts is seconds of a processor:
shared by two cores they must stay below the bar. Prints them beside the time on the wall and the
load, and writes results/reviews.json.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import resource
import sys
import time
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path

from augury.bots.party import Party, seated
from augury.bots.review import SECONDS, Judged
from augury.core import registry
from augury.core.record import Record
from augury.server.analysts import Found, Task
from augury.server.review_tasks import JudgeSome, PlayOut, Sift
from augury.server.reviews import Review
from augury.server.store.schema import ReviewRow

BAR = 120.0  # seconds on two cores
CORES = 2
SEED = 5
BOTS = "mcts@250"
RESULTS = Path(__file__).resolve().parent / "results" / "reviews.json"


def played(name: str) -> Record:
    """A whole game between bots, with as many as can play."""
    game = registry.load(name)
    seats = max(game.seats)
    record = Record(game, seats, SEED, game.check_options(seats))
    state = record.start()
    party = Party({seat: seated(BOTS, game, seat, 10 * SEED + seat) for seat in range(seats)})
    party.sit(state)
    for decision in party.play_on(state):
        record.decisions.append((decision.seat, decision.action))
    record.close(state)
    return record


def review(record: Record, processes: int) -> dict[str, float]:
    """The tasks of a review, shared by so many processes as the server shares them."""
    text, began, spent = record.text(), time.monotonic(), processor_seconds()
    with ProcessPoolExecutor(processes, multiprocessing.get_context("spawn")) as pool:
        numbers, lines = pool.submit(run, Sift(text, SECONDS)).result()
        with ThreadPoolExecutor(processes) as threads:
            halves = [numbers[first::processes] for first in range(processes)]
            found = threads.map(lambda half: judged(pool, text, half, lines), halves)
            everything = {one.number: one for half in found for one in half}
        kept = Review(ReviewRow("", json.dumps(numbers), lines, 0), [])
        kept.judged = everything
        costly = kept.costly()
        list(pool.map(run, [PlayOut(text, one, lines) for one in costly]))
    return {
        "decisions": len(numbers),
        "lines": lines,
        "costly": len(costly),
        "processor": round(processor_seconds() - spent, 1),
        "wall": round(time.monotonic() - began, 1),
        "load": round(os.getloadavg()[0], 1),
    }


def judged(pool: Executor, text: str, numbers: list[int], lines: int) -> list[Judged]:
    """A few seconds of it at a time."""
    found: list[Judged] = []
    while len(found) < len(numbers):
        found += pool.submit(run, JudgeSome(text, numbers[len(found) :], lines)).result()
    return found


def run(task: Task[Found]) -> Found:
    """In a process."""
    return task.run()


def processor_seconds() -> float:
    """Of the processes that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", choices=registry.ids())
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    kept = json.loads(RESULTS.read_text("utf-8")) if RESULTS.is_file() else {}
    slow = []
    for name in given.game or registry.ids():
        record = played(name)
        found = kept[name] = review(record, given.processes)
        half = found["processor"] / CORES
        if half > BAR:
            slow.append(name)
        print(
            f"{name}, {record.seats} players: {found['decisions']} decisions,"
            f" {found['lines']} lines each, {found['processor']} s of a processor,"
            f" {half:.0f} s on two cores, {found['wall']} s on the wall at load {found['load']}",
            flush=True,
        )
        RESULTS.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())
