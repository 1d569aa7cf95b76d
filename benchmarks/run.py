"""Every game compiled and interpreted, and the peers, one after another on one core, in one run:
table, JSON and chart.

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

from bars import OURS, PALE, THEIRS, Bar, bar_chart

ROOT = Path(__file__).resolve().parent.parent
YARDSTICK = "OpenSpiel hearts"


def run_json(command: list[str], **environment: str) -> dict[str, object]:
    done = subprocess.run(
        command,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        cwd="/",
    )
    found: dict[str, object] = json.loads(done.stdout)
    return found


def bench(seconds: float, *, pure: bool) -> dict[tuple[str, int], dict[str, int]]:
    print(f"measuring our games, {'interpreted' if pure else 'compiled'}", file=sys.stderr)
    environment = {"PYTHONPATH": str(ROOT / "src")} if pure else {}
    found = run_json(
        [sys.executable, "-m", "augury.cli", "bench", "--json", "--seconds", str(seconds)],
        **environment,
    )
    expected = "interpreted" if pure else "compiled"
    assert found["build"] == expected, (
        f"wanted the {expected} build and got the {found['build']} one"
    )
    rows = found["rows"]
    assert isinstance(rows, list)
    return {(row["game"], row["seats"]): row for row in rows}


def table(
    compiled: dict[tuple[str, int], dict[str, int]],
    pure: dict[tuple[str, int], dict[str, int]],
    peers: dict[str, int],
) -> list[dict[str, object]]:
    rows: list[dict[str, object]] = []
    yardstick = peers.get(YARDSTICK, 0)
    for key, row in compiled.items():
        slow = pure[key]["decisions_per_s"]
        rows.append(
            {
                "game": key[0],
                "seats": key[1],
                "compiled": row["decisions_per_s"],
                "interpreted": slow,
                "times_interpreted": round(row["decisions_per_s"] / slow, 1),
                "times_hearts": round(row["decisions_per_s"] / yardstick, 1) if yardstick else None,
                "clones_per_s": row["clones_per_s"],
                "clones_interpreted": pure[key]["clones_per_s"],
                "iterations_per_s": row["iterations_per_s"],
                "iterations_interpreted": pure[key]["iterations_per_s"],
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
    lines += ["", "searches/s: iterations of the tree search (MCTS) as the levels use it"]
    lines.append("")
    lines += [f"{name:<20}{figure:>13,}" for name, figure in peers.items()]
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
    peers: dict[str, int] = {}
    if given.peers:
        found = run_json(
            [
                str(Path(given.peers).absolute()),
                str(ROOT / "benchmarks" / "peers.py"),
                str(given.seconds),
            ]
        )
        peers = {name: int(str(figure)) for name, figure in found.items()}
    rows = table(bench(given.seconds, pure=False), bench(given.seconds, pure=True), peers)
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
