"""`augury bench`: decisions, clones and iterations of the tree search of every game, per second of
processor time on one core, so that work beside it hardly counts."""

from __future__ import annotations

import argparse
import json
import time
import tracemalloc

from augury.bots.bench import iterations_per_second
from augury.commands import Subparsers
from augury.commands.arguments import add_json
from augury.commands.doctor import is_compiled
from augury.core import chance, registry
from augury.core.game import Game
from augury.core.playout import clone_many, play_out
from augury.core.state import State
from augury.progress import Progress

PASSES = 5  # the best of several passes: what else the machine does only ever slows a pass down


def add_parsers(commands: Subparsers) -> None:
    parser = commands.add_parser(
        "bench", help="measure decisions, clones and search iterations per second of every game"
    )
    add_json(parser)
    parser.add_argument(
        "--seconds",
        type=float,
        default=1.0,
        metavar="S",
        help="seconds per pass; five passes are made (default: %(default)s)",
    )
    parser.add_argument(
        "--game", action="append", metavar="GAME", help="only this game; can be repeated"
    )
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    rows = []
    games = [registry.load(game) for game in given.game] if given.game else registry.games()
    with Progress(
        "measurements", sum(len(game.seats) for game in games), quiet=given.json
    ) as progress:
        for game in games:
            for seats in game.seats:
                rows.append(measure(game, seats, given.seconds))
                progress.step()
    build = "compiled" if is_compiled() else "interpreted"
    if given.json:
        print(json.dumps({"build": build, "rows": rows}, indent=2))
        return 0
    print(
        f"{'game':<12} {'seats':>5} {'decisions/s':>12} {'clones/s':>10} {'iterations/s':>12} "
        f"{'state':>9}   ({build}, one core)"
    )
    for row in rows:
        speed = (
            f"{row['decisions_per_s']:>12,} {row['clones_per_s']:>10,} "
            f"{row['iterations_per_s']:>12,}"
        )
        print(f"{row['game']:<12} {row['seats']:>5} {speed} {row['state_bytes']:>7,} B")
    return 0


def measure(game: Game, seats: int, seconds: float) -> dict[str, str | int]:
    """Whole random games, set-up included, clones of a position in the middle of one, and
    iterations of the search."""
    best = max(decisions_per_second(game, seats, seconds, number) for number in range(PASSES))
    return {
        "game": game.id,
        "seats": seats,
        "decisions_per_s": round(best),
        **measure_positions(game, seats, seconds),
    }


def decisions_per_second(game: Game, seats: int, seconds: float, number: int) -> float:
    """One pass of whole random games; every pass has a number, and other games."""
    seed, made = number << 32, 0
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        made += play_out(game.start(seats, seed), chance.from_seed(seed), 1_000_000, False)
        seed += 1
    return made / (time.process_time() - begin)


def measure_positions(game: Game, seats: int, seconds: float) -> dict[str, int]:
    """What else there is to measure: clones, iterations, memory."""
    state = game.start(seats, 1)
    length = play_out(game.start(seats, 1), chance.from_seed(1), 1_000_000, False)
    play_out(state, chance.from_seed(1), length // 2, False)
    clones = 0.0
    for _ in range(PASSES):
        made = 0
        begin = time.process_time()
        while time.process_time() - begin < seconds / 4:
            clone_many(state, 200)
            made += 200
        clones = max(clones, made / (time.process_time() - begin))
    return {
        "clones_per_s": round(clones),
        "iterations_per_s": round(iterations_per_second(game, seats, seconds)),
        "state_bytes": state_size(state),
    }


def state_size(state: State) -> int:
    """Memory of one position, averaged over many clones."""
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        clones = [state.clone() for _ in range(200)]
        return (tracemalloc.get_traced_memory()[0] - before) // len(clones)
    finally:
        tracemalloc.stop()
