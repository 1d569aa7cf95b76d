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
from math import log10
from pathlib import Path
from xml.sax.saxutils import escape

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
    """A bar chart, logarithmic, drawn plainly."""
    bars = [
        (f"{row['game']} ({row['seats']} seats)", int(str(row["compiled"])), "#7c5cff")
        for row in rows
    ]
    bars += [
        (
            f"{row['game']} ({row['seats']} seats), interpreted",
            int(str(row["interpreted"])),
            "#b8aaff",
        )
        for row in rows
    ]
    bars += [(name, figure, "#9a9a9a") for name, figure in peers.items()]
    bars.sort(key=lambda bar: -bar[1])
    low, high = 2.0, 7.0
    height = 24 * len(bars) + 60
    parts = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 {height}" '
            'font-family="sans-serif" font-size="13">'
        ),
        f'<rect width="900" height="{height}" fill="white"/>',
        (
            '<text x="20" y="26" font-size="16">Random decisions per second, '
            "one core (logarithmic)</text>"
        ),
    ]
    for power in range(int(low), int(high) + 1):
        x = 300 + 520 * (power - low) / (high - low)
        parts.append(f'<line x1="{x}" y1="40" x2="{x}" y2="{height - 14}" stroke="#ddd"/>')
        parts.append(
            f'<text x="{x}" y="{height - 2}" text-anchor="middle" fill="#666">{10**power:,}</text>'
        )
    for number, (name, figure, colour) in enumerate(bars):
        y = 46 + 24 * number
        width = max(2.0, 520 * (log10(max(figure, 1)) - low) / (high - low))
        parts.append(f'<text x="290" y="{y + 13}" text-anchor="end">{escape(name)}</text>')
        parts.append(
            f'<rect x="300" y="{y}" width="{width:.1f}" height="17" rx="3" fill="{colour}"/>'
        )
        parts.append(f'<text x="{306 + width:.1f}" y="{y + 13}" fill="#333">{figure:,}</text>')
    return "\n".join([*parts, "</svg>", ""])


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
