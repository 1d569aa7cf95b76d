"""Every game compiled and interpreted, and the peers, on one core, in one run: table, JSON, chart.

OpenSpiel's hearts, which our games are compared with, plays a pass before every pass of ours, so
that a machine that changes its speed does so for both; what counts is the median of the passes.

python benchmarks/run.py --peers .venv-bench/bin/python --out benchmarks/results
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import TypeAlias

from bars import OURS, PALE, THEIRS, Bar, bar_chart
from peers import PEERS

from augury.commands.bench import PASSES, decisions_per_second, measure_positions
from augury.commands.doctor import is_compiled
from augury.core import registry

Rows: TypeAlias = dict[tuple[str, int], dict[str, float]]
ROOT = Path(__file__).resolve().parent.parent
YARDSTICK = "OpenSpiel hearts"


class Peers:
    """The other libraries, in a process of their own."""

    def __init__(self, python: str) -> None:
        command = [str(Path(python).absolute()), str(ROOT / "benchmarks" / "peers.py")]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd="/"
        )

    def one_pass(self, name: str, seconds: float) -> int:
        """Decisions per second in so many seconds."""
        ask, answers = self.process.stdin, self.process.stdout
        assert ask is not None and answers is not None
        print(seconds, name, file=ask, flush=True)
        return int(answers.readline())

    def close(self) -> None:
        """Let them go."""
        self.process.communicate()


def compiled(seconds: float, peers: Peers | None) -> tuple[Rows, list[int]]:
    """Our games, and all passes of hearts: one before each of ours."""
    assert is_compiled(), "wanted the compiled build and got the interpreted one"
    found: Rows = {}
    hearts: list[int] = []
    for game in registry.games():
        for seats in game.seats:
            print(f"measuring {game.id} with {seats}", file=sys.stderr)
            passes: list[float] = []
            ratios: list[float] = []
            for number in range(PASSES):
                if peers:
                    hearts.append(peers.one_pass(YARDSTICK, seconds))
                passes.append(decisions_per_second(game, seats, seconds, number))
                if peers:
                    ratios.append(passes[-1] / hearts[-1])
            found[game.id, seats] = {
                "decisions_per_s": round(median(passes)),
                "times_hearts": round(median(ratios), 1) if ratios else 0,
                **measure_positions(game, seats, seconds),
            }
    return found, hearts


def interpreted(seconds: float) -> Rows:
    """Our games without a compiler."""
    print("measuring our games, interpreted", file=sys.stderr)
    command = [sys.executable, "-m", "augury.cli", "bench", "--json", "--seconds", str(seconds)]
    done = subprocess.run(
        command,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        cwd="/",
    )
    found = json.loads(done.stdout)
    assert found["build"] == "interpreted", "wanted the interpreted build and got the compiled one"
    return {(row["game"], row["seats"]): row for row in found["rows"]}


def table(fast: Rows, slow: Rows) -> list[dict[str, object]]:
    rows: list[dict[str, object]] = []
    for key, row in fast.items():
        pure = slow[key]
        rows.append(
            {
                "game": key[0],
                "seats": key[1],
                "compiled": row["decisions_per_s"],
                "interpreted": pure["decisions_per_s"],
                "times_interpreted": round(row["decisions_per_s"] / pure["decisions_per_s"], 1),
                "times_hearts": row["times_hearts"] or None,
                "clones_per_s": row["clones_per_s"],
                "clones_interpreted": pure["clones_per_s"],
                "iterations_per_s": row["iterations_per_s"],
                "iterations_interpreted": pure["iterations_per_s"],
                "state_bytes": row["state_bytes"],
            }
        )
    return rows


def show(rows: list[dict[str, object]], peers: dict[str, int]) -> str:
    head = (
        f"{'game':<14}{'seats':>6}{'compiled/s':>13}{'interpreted/s':>15}{'ratio':>7}"
        f"{'x hearts':>10}{'clones/s':>12}{'state':>9}"
    )
    lines = [f"{head}{'searches/s':>12}{'interpreted/s':>15}"]
    for row in rows:
        lines.append(
            f"{row['game']:<14}{row['seats']:>6}{row['compiled']:>13,}{row['interpreted']:>15,}"
            f"{row['times_interpreted']:>7}"
            f"{row['times_hearts'] or '-':>10}{row['clones_per_s']:>12,}{row['state_bytes']:>7,} B"
            f"{row['iterations_per_s']:>12,}{row['iterations_interpreted']:>15,}"
        )
    lines += [
        "",
        "compiled/s, x hearts: medians of five passes, one of hearts before each of ours.",
        "interpreted/s, clones/s: the best of five.",
        "searches/s: iterations of the tree search (MCTS) as the levels use it.",
    ]
    if peers:
        ours = [int(str(row["compiled"])) for row in rows]
        lines += ["", f"{'':<20}{'decisions/s':>13}{'our slowest':>13}{'our fastest':>13}"]
        for name, figure in peers.items():
            slowest, fastest = min(ours) / figure, max(ours) / figure
            lines.append(f"{name:<20}{figure:>13,}{slowest:>11.1f} x{fastest:>11.1f} x")
        lines += [
            "",
            "x: how many times as fast our slowest and our fastest game of this table are.",
        ]
    return "\n".join(lines)


def chart(rows: list[dict[str, object]], peers: dict[str, int]) -> str:
    bars: list[Bar] = []
    for row in rows:
        name = f"{row['game']} ({row['seats']} seats)"
        bars.append((name, int(str(row["compiled"])), OURS))
        bars.append((f"{name}, interpreted", int(str(row["interpreted"])), PALE))
    bars += [(name, figure, THEIRS) for name, figure in peers.items()]
    return bar_chart("Random decisions per second, one core (logarithmic)", bars)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--peers", help="the Python of the environment with the peers")
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--out", type=Path, default=ROOT / "benchmarks" / "results")
    given = parser.parse_args()
    others = Peers(given.peers) if given.peers else None
    fast, hearts = compiled(given.seconds, others)
    peers: dict[str, int] = {}
    if others:
        peers[YARDSTICK] = round(median(hearts))
        for name in PEERS:
            if name != YARDSTICK:
                print(f"measuring {name}", file=sys.stderr)
                passes = [others.one_pass(name, given.seconds) for _ in range(PASSES)]
                peers[name] = round(median(passes))
        others.close()
    rows = table(fast, interpreted(given.seconds))
    given.out.mkdir(parents=True, exist_ok=True)
    result = {
        "machine": platform.platform(),
        "python": platform.python_version(),
        "games": rows,
        "peers": peers,
    }
    (given.out / "speed.json").write_text(json.dumps(result, indent=2) + "\n")
    (given.out / "speed.svg").write_text(chart(rows, peers))
    text = show(rows, peers)
    (given.out / "speed.txt").write_text(text + "\n")
    print(text)


if __name__ == "__main__":
    main()
