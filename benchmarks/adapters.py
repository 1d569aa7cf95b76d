"""Steps per second through every research adapter, beside those of other libraries, in one run:
table and JSON. On one core, but for the batches that are shared out to workers.

python benchmarks/adapters.py --peers .venv-bench/bin/python --out benchmarks/results
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from typing import Any

import adapter_peers
import numpy as np
from adapter_peers import Play, any_of, one_pass, openspiel, single_agent, turn_by_turn
from bars import OURS, PALE, THEIRS, Bar, bar_chart

from augury import envs
from augury.core import chance, registry
from augury.core.playout import play_out
from augury.envs.batch_env import BatchEnv

ROOT = Path(__file__).resolve().parent.parent
SIZES = (1, 64, 1024)
MOST = SIZES[-1]
STRETCH = 128  # decisions at a block before the next
CORES = os.cpu_count() or 1
ALL_CORES = f"{CORES} workers"  # with the largest batch
ALONE = "play on"  # stretches without a word in between, with the largest batch
ALONE_ALL_CORES = f"on {CORES} cores"
SHARED = (ALL_CORES, ALONE_ALL_CORES)
RATIOS = {
    "batch 64 / aec": ("batch 64", "aec"),
    "play on / aec": (ALONE, "aec"),
    "1024 / 64": ("batch 1024", "batch 64"),
    "blocks / 64": ("in blocks", "batch 64"),
    f"{ALL_CORES} / 1024": (ALL_CORES, "batch 1024"),
    f"play on {CORES} / 1": (ALONE_ALL_CORES, ALONE),
}


def engine(game: str, seats: int) -> Play:
    """The engine without any adapter: nothing is observed."""
    loaded, luck = registry.load(game), chance.from_seed(1)

    def play() -> int:
        return play_out(loaded.start(seats, luck.next32()), luck, 1_000_000, False)

    return play


def together(game: str, seats: int) -> Play:
    environment = envs.parallel(game, seats)

    def play() -> int:
        observations, infos = environment.reset()
        made = 0
        while environment.agents:
            actions = {
                agent: any_of(observations[agent]["action_mask"])
                for agent in environment.agents
                if infos[agent]["asked"]
            }
            observations, _, _, _, infos = environment.step(actions)
            made += len(actions)
        return made

    return play


def one_seat(game: str, seats: int) -> Play:
    def legal(observation: dict[str, Any], _: dict[str, Any]) -> list[int]:
        return [int(action) for action in np.flatnonzero(observation["action_mask"])]

    return single_agent(envs.gym(game, seats), legal)


def spiel(game: str, seats: int) -> Play:
    import augury.envs.openspiel

    assert augury.envs.openspiel
    return openspiel(f"augury_{game}(players={seats},deals=1000)")


def scattered(game: str, n: int, seats: int, workers: int = 1) -> BatchEnv:
    """A batch whose games have not all come equally far: a sixteenth of the tables begins a game,
    the next one is a sixteenth through it ..."""
    batch = envs.batch(game, n, seats, workers=workers)
    loaded = registry.load(game)
    length = play_out(loaded.start(seats, 1), chance.from_seed(1), 1_000_000, False)
    for part, block in enumerate(batch.blocks(-(-n // 16))):
        for _ in range(length * part // 16):
            block.step(block.sample())
    return batch


def many(game: str, seats: int, n: int, workers: int = 1) -> Play:
    batch = scattered(game, n, seats, workers)

    def play() -> int:
        for _ in range(max(1, 256 // n)):
            batch.step(batch.sample())
        return n * max(1, 256 // n)

    return play


def in_blocks(game: str, seats: int) -> Play:
    """Stretches of decisions, block by block."""
    batch = scattered(game, MOST, seats)

    def play() -> int:
        for block in batch.blocks():
            for _ in range(STRETCH):
                block.step(block.sample())
        return MOST * STRETCH

    return play


def in_stretches(game: str, seats: int, workers: int = 1) -> Play:
    """The same in one order to every process."""
    batch = scattered(game, MOST, seats, workers)

    def play() -> int:
        batch.play_on(STRETCH)
        return MOST * STRETCH

    return play


def in_turn(ways: dict[str, Play], seconds: float) -> dict[str, int]:
    """A pass of each, and again, so that a machine that changes its speed does so for all of them;
    the median of each. Where several processes share the work, the clock on the wall counts."""
    passes: dict[str, list[float]] = {way: [] for way in ways}
    for _ in range(adapter_peers.PASSES):
        for way, play in ways.items():
            clock = time.perf_counter if way in SHARED else time.process_time
            passes[way].append(one_pass(play, seconds, clock))
    return {way: round(median(found)) for way, found in passes.items()}


def ours(seconds: float, only: list[str] | None) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for game in registry.ids():
        if only and game not in only:
            continue
        seats = max(registry.load(game).seats)
        ways: dict[str, Play] = {
            "engine": engine(game, seats),
            "aec": turn_by_turn(envs.aec(game, seats)),
            "parallel": together(game, seats),
            "gym": one_seat(game, seats),
            "openspiel": spiel(game, seats),
            **{f"batch {n}": many(game, seats, n) for n in SIZES},
            "in blocks": in_blocks(game, seats),
            ALONE: in_stretches(game, seats),
            ALL_CORES: many(game, seats, MOST, CORES),
            ALONE_ALL_CORES: in_stretches(game, seats, CORES),
        }
        print(f"measuring {game}", file=sys.stderr)
        found[f"{game} ({seats} seats)"] = in_turn(ways, seconds)
    return found


def show(figures: dict[str, dict[str, int]], peers: dict[str, int], machine: str) -> str:
    ways = list(next(iter(figures.values())))
    lines = [
        (
            f"Random steps per second of processor time on one core, medians of "
            f"{adapter_peers.PASSES} passes in turn; on {CORES} cores by the clock ({machine})"
        ),
        "",
    ]
    lines.append(f"{'':<22}" + "".join(f"{way:>12}" for way in ways))
    for game, row in figures.items():
        lines.append(f"{game:<22}" + "".join(f"{row[way]:>12,}" for way in ways))
    lines += [
        "",
        (
            "gym: decisions of the learner, with random bots in the other seats. "
            "engine: nothing is observed."
        ),
        (
            f"in blocks: {MOST:,} tables, {STRETCH} steps at 64 of them, then at the next 64. "
            f"play on: the same as one call, by 16."
        ),
        f"{ALL_CORES}: {MOST:,} tables, all stepped together. {ALONE_ALL_CORES}: play on, by all.",
        "",
        f"{'ratios':<22}" + "".join(f"{head:>18}" for head in RATIOS),
    ]
    for game, row in figures.items():
        ratios = (row[one] / row[other] for one, other in RATIOS.values())
        lines.append(f"{game:<22}" + "".join(f"{ratio:>18.2f}" for ratio in ratios))
    lines.append("")
    yardstick = max(row["aec"] for row in figures.values())
    for name, figure in peers.items():
        lines.append(f"{name:<40}{figure:>10,}{yardstick / max(1, figure):>9.1f}")
    if peers:
        lines += ["", "The last column: how many times as fast our fastest AEC environment is."]
    return "\n".join(lines) + "\n"


def chart(figures: dict[str, dict[str, int]], peers: dict[str, int]) -> str:
    bars: list[Bar] = []
    for game, row in figures.items():
        bars.append((f"{game}, aec", row["aec"], OURS))
        bars.append((f"{game}, batch 64", row["batch 64"], PALE))
    bars += [(name, figure, THEIRS) for name, figure in peers.items()]
    return bar_chart("Random steps per second with observations (logarithmic)", bars)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.2, help="how long each pass takes")
    parser.add_argument("--peers", help="the Python of the environment with the other libraries")
    parser.add_argument("--game", action="append", help="only this game")
    parser.add_argument("--out", type=Path, default=ROOT / "benchmarks" / "results")
    given = parser.parse_args()
    random.seed(1)
    figures = ours(given.seconds, given.game)
    peers: dict[str, int] = {}
    if given.peers:
        command = [given.peers, str(ROOT / "benchmarks" / "adapter_peers.py"), str(given.seconds)]
        peers = json.loads(
            subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout
        )
    machine = f"{platform.machine()}, Python {platform.python_version()}"
    given.out.mkdir(parents=True, exist_ok=True)
    (given.out / "adapters.json").write_text(
        json.dumps({"machine": machine, "ours": figures, "peers": peers}, indent=2) + "\n"
    )
    text = show(figures, peers, machine)
    (given.out / "adapters.txt").write_text(text)
    (given.out / "adapters.svg").write_text(chart(figures, peers))
    print(text)


if __name__ == "__main__":
    main()
