"""What do the levels that search cost? Microseconds of the processor for an iteration with the
habits of a level, and milliseconds for a decision with all its iterations, or as long as its clock
lets it.

    python benchmarks/levels.py

On average over ten positions of a random game, 200 iterations at each. Writes
results/levels.json, of which docs/generate.py makes a table.
"""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path

from augury.arena.seating import two_sided
from augury.bots.find import make
from augury.bots.learned import LearnedBot
from augury.bots.levels import NUMBERS, level
from augury.bots.mcts import MctsBot
from augury.core import chance, registry
from augury.core.game import Game
from augury.core.playout import play_out
from augury.core.state import State

SEED = 3
POSITIONS = 10
ITERATIONS = 200
RESULTS = Path(__file__).resolve().parent / "results" / "levels.json"


def positions(game: Game, seats: int) -> list[State]:
    """Moments of one random game at which somebody has a choice, from its beginning to its end."""
    length = play_out(game.start(seats, SEED), chance.from_seed(SEED), 100_000, False)
    found = []
    for part in range(POSITIONS):
        state = game.start(seats, SEED)
        luck = chance.from_seed(SEED)
        play_out(state, luck, length * part // POSITIONS, False)
        while state.to_act() and len(state.legal(state.to_act()[0])) < 2:
            play_out(state, luck, 1, False)
        if state.to_act():
            found.append(state)
    return found


def seconds_each(game: Game, seats: int, number: int) -> float:
    """Of the processor, for an iteration; what a decision takes before its first one is shared out
    among as many as the level has."""
    planned, spent, made = 0.0, 0.0, 0
    found = positions(game, seats)
    for state in found:
        player = make(f"{number}+solve=0", game, SEED, clock=False)
        bot = player.thinker(seats) if isinstance(player, LearnedBot) else player
        assert isinstance(bot, MctsBot)
        begin = time.process_time()
        bot.search.attend(state, state.to_act()[0])
        bot.search.plan()
        ready = time.process_time()
        for _ in range(ITERATIONS):
            bot.search.iterate()
        spent += time.process_time() - ready
        planned += ready - begin
        made += ITERATIONS
    return spent / made + planned / len(found) / level(game, number)[1]["iterations"]


def measure(game: Game) -> dict[str, dict[str, float]]:
    """The levels of a game that search, by number."""
    seats = two_sided(game)
    found = {}
    for number in NUMBERS:
        bot, settings = level(game, number)
        if bot in ("mcts", "learned"):
            each = seconds_each(game, seats, number)
            whole = each * settings["iterations"]
            found[str(number)] = {
                "iterations": settings["iterations"],
                "microseconds": round(1e6 * each, 1),
                "milliseconds": round(1e3 * min(whole, settings["seconds"]), 1),
                "clock": float(whole > settings["seconds"]),
            }
    return found


def main() -> int:
    kept: dict[str, object] = {"load": round(os.getloadavg()[0], 1)}
    for game in registry.games():
        found = measure(game)
        kept[f"{game.id} {two_sided(game)}"] = found
        for number, row in found.items():
            print(
                f"{game.id} {two_sided(game)}, level {number}: {row['iterations']:,.0f} iterations"
                f" of {row['microseconds']:.0f} µs, {row['milliseconds']:,.0f} ms a decision"
                f"{' (by the clock)' if row['clock'] else ''}",
                flush=True,
            )
    RESULTS.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
