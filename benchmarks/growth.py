"""How speed grows with players, with the length of a game and with tables, and what a table takes
of memory: table and JSON. On one core.

python benchmarks/growth.py --out benchmarks/results
"""

from __future__ import annotations

import argparse
import gc
import json
import platform
import subprocess
import sys
import time
from pathlib import Path
from typing import TypeAlias

from adapter_peers import measure

from augury import envs
from augury.core import chance, registry
from augury.core.game import Game
from augury.core.playout import play_out
from augury.core.state import State
from augury.envs.batch_env import BatchEnv

ROOT = Path(__file__).resolve().parent.parent
TABLES = (1, 16, 64, 256, 1024, 4096)
WEIGHED = 512  # tables of a batch whose memory is measured
QUARTERS = 4
GAMES = 8  # whose quarters are measured
Row: TypeAlias = dict[str, dict[str, int]]  # what grows -> how far it has grown -> figure


def by_players(game: Game, seconds: float) -> dict[str, int]:
    """Decisions per second of whole games, nothing observed."""
    found = {}
    for seats in game.seats:
        luck = chance.from_seed(1)

        def play(seats: int = seats, luck: chance.Chance = luck) -> int:
            return play_out(game.start(seats, luck.next32()), luck, 1_000_000, False)

        found[str(seats)] = round(measure(play, seconds))
    return found


def quarters_of(game: Game, seats: int) -> list[tuple[list[State], int]]:
    """Positions where the quarters of some random games begin, and how many decisions each has."""
    found: list[tuple[list[State], int]] = [([], 0) for _ in range(QUARTERS)]
    for seed in range(GAMES):
        length = play_out(game.start(seats, seed), chance.from_seed(seed), 1_000_000, False)
        state, luck = game.start(seats, seed), chance.from_seed(seed)
        for quarter in range(QUARTERS):
            states, most = found[quarter]
            states.append(state.clone())
            found[quarter] = (states, max(most, length // QUARTERS))
            play_out(state, luck, length // QUARTERS, False)
    return found


def by_length(game: Game, seconds: float) -> dict[str, int]:
    """Decisions per second in the first, second, third and last quarter of a game."""
    found = {}
    for quarter, (states, most) in enumerate(quarters_of(game, max(game.seats)), 1):
        luck = chance.from_seed(2)

        def play(states: list[State] = states, most: int = most, luck: chance.Chance = luck) -> int:
            return sum(play_out(state.clone(), luck, most, False) for state in states)

        found[str(quarter)] = round(measure(play, seconds))
    return found


def by_tables(game: Game, seconds: float) -> dict[str, int]:
    """Steps per second of a batch, observations and random choices included."""
    found = {}
    for n in TABLES:
        batch = envs.batch(game.id, n)

        def play(batch: BatchEnv = batch, n: int = n) -> int:
            for _ in range(max(1, 256 // n)):
                batch.step(batch.sample())
            return n * max(1, 256 // n)

        found[str(n)] = round(measure(play, seconds))
    return found


def resident() -> int:
    """Bytes of memory that this process holds."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096


def weigh(name: str) -> None:
    """Print what a table takes, measured in a process of its own."""
    warm = envs.batch(name, 2)
    warm.step(warm.sample())
    gc.collect()
    before = resident()
    batch = envs.batch(name, WEIGHED)
    for _ in range(40):
        batch.step(batch.sample())
    gc.collect()
    print((resident() - before) // WEIGHED)


def memory(game: Game) -> int:
    command = [sys.executable, __file__, "--weigh", game.id]
    return int(subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout)


def show(rows: dict[str, Row]) -> str:
    lines = ["Random play on one core, per second; memory of a table in a batch", ""]
    for name, row in rows.items():
        lines.append(name)
        for way, figures in row.items():
            told = "".join(f"{key:>6}:{figure:>10,}" for key, figure in figures.items())
            lines.append(f"  {way:<9}{told}")
        lines.append("")
    lines.append("players, quarters of a game: decisions, nothing observed. tables: of a batch.")
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each pass takes")
    parser.add_argument("--game", action="append", help="only this game")
    parser.add_argument("--out", type=Path, default=ROOT / "benchmarks" / "results")
    parser.add_argument("--weigh", metavar="GAME", help="print the memory of a table, and no more")
    given = parser.parse_args()
    if given.weigh:
        weigh(given.weigh)
        return
    rows: dict[str, Row] = {}
    for name in given.game or registry.ids():
        game, begin = registry.load(name), time.perf_counter()
        rows[name] = {
            "players": by_players(game, given.seconds),
            "quarters": by_length(game, given.seconds),
            "tables": by_tables(game, given.seconds),
            "memory": {"bytes": memory(game)},
        }
        print(f"measured {name} in {time.perf_counter() - begin:.0f} s", file=sys.stderr)
    given.out.mkdir(parents=True, exist_ok=True)
    machine = f"{platform.machine()}, Python {platform.python_version()}"
    kept = {"machine": machine, "games": rows}
    (given.out / "growth.json").write_text(json.dumps(kept, indent=2) + "\n")
    (given.out / "growth.txt").write_text(show(rows))
    print(show(rows))


if __name__ == "__main__":
    main()
