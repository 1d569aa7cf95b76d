"""Load on the server, and the same load on boardgame.io's server, in the same run.

    python benchmarks/server [--tables 500] [--seconds 20] [--rounds 1] [--no-peer] [--no-growth]
    [--processes 1,2,4]

Both play the same yardstick: two seats per table, one client each, put a mark in turn. One
generator (this process) drives both.
Measured: decision sent -> both clients have the new view; at a steady pace (each table moves every
two seconds) and flat out. Memory at start, with tables, with connections. What the server costs
when nobody moves. Then how cost grows with tables, with people at one table and with the length of
a game, and what several processes on PostgreSQL do. Figures go to results/server-load.json, a page
to server-load.md, a chart to server-load.svg.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import platform
import resource
import sys
import tempfile
from importlib import metadata
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from server import report
from server.decisions import decisions
from server.measure import audience, long_game, measure, open_all, steady
from server.pictures import pictures
from server.processes import processes
from server.targets import Augury, Peer, Target, peer_modules

RESULTS = Path(__file__).resolve().parent.parent / "results"
OURS = "augury, SQLite, every decision on disk"
MEMORY = "boardgame.io, in memory only"
FILES = "boardgame.io, FlatFile"
PACE = 250  # decisions/s in all while tables grow
LENGTHS = [100, 1000, 10_000]
AUDIENCE = [2, 20, 100, 300]


def numbers(text: str) -> list[int]:
    return [int(word) for word in text.split(",") if word]


def loop_name() -> str:
    with contextlib.suppress(metadata.PackageNotFoundError):
        return f"uvloop {metadata.version('uvloop')}"
    return "asyncio"


def middle(rounds: list[dict[str, Any]]) -> dict[str, Any]:
    """Of several rounds the one whose flat-out figure is in the middle; all of them are kept beside
    it."""
    ordered = sorted(rounds, key=lambda found: float(found["flat_out"]["decisions_per_second"]))
    chosen = dict(ordered[len(ordered) // 2])
    if len(rounds) > 1:
        chosen["rounds"] = rounds
    return chosen


async def run(args: argparse.Namespace) -> dict[str, Any]:
    import augury.core.state

    results: dict[str, Any] = {
        "machine": {
            "processors": os.cpu_count(),
            "python": platform.python_version(),
            "load": os.getloadavg()[0],
        },
        "engine": "compiled" if augury.core.state.__file__.endswith(".so") else "interpreted",
        "loop": loop_name(),
        "servers": {},
        "pictures": pictures(),
        "decisions": decisions(),
    }
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        modules = None
        if not args.no_peer:
            modules = Path(args.modules) if args.modules else peer_modules(folder)
        rounds: dict[str, list[dict[str, Any]]] = {}
        for turn in range(args.rounds):
            for title, target in servers(folder / f"round-{turn}", modules):
                print(title, file=sys.stderr, flush=True)
                target.start()
                try:
                    found = await measure(target, args.tables, args.seconds, args.every)
                    rounds.setdefault(title, []).append(found)
                finally:
                    target.stop()
        results["servers"] = {title: middle(found) for title, found in rounds.items()}
        if not args.no_growth:
            results["growth"] = await growth(folder, modules, args)
        if args.processes:
            results["processes"] = await processes(args.processes, args.seconds / 2, folder)
    return results


def servers(folder: Path, modules: Path | None) -> list[tuple[str, Target]]:
    found: list[tuple[str, Target]] = [(OURS, Augury(folder / "augury"))]
    if modules is not None:
        found.append((MEMORY, Peer(modules, "memory")))
        found.append((FILES, Peer(modules, str(folder / "flatfile"))))
    return found


async def growth(folder: Path, modules: Path | None, args: argparse.Namespace) -> dict[str, Any]:
    print("how cost grows", file=sys.stderr, flush=True)
    tables = []
    for count in args.grow:
        target = Augury(folder / f"grow-{count}")
        target.start()
        try:
            matches, kilobytes = await open_all(target, count)
            calm = await steady(target, matches, args.seconds, count / PACE)
            tables.append({"tables": count, **calm, "memory_kb": kilobytes})
            for match in matches:
                match.close()
        finally:
            target.stop()
    ours = Augury(folder / "grow")
    ours.start()
    try:
        clients = await audience(ours, AUDIENCE, 100)
        length = {OURS: await long_game(ours, LENGTHS)}
    finally:
        ours.stop()
    if modules is not None:
        peer = Peer(modules, "memory")
        peer.start()
        try:
            length[MEMORY] = await long_game(peer, LENGTHS)
        finally:
            peer.stop()
    return {"tables": tables, "clients": clients, "length": length}


def main() -> int:
    parser = argparse.ArgumentParser(description="Load on the server, beside boardgame.io.")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rounds", type=int, default=1, help="the middle one counts")
    parser.add_argument(
        "--every", type=float, default=2.0, help="seconds between two decisions at a table"
    )
    parser.add_argument("--grow", type=numbers, default=[50, 200, 800, 2000])
    parser.add_argument("--processes", type=numbers, default=[1, 2, 4])
    parser.add_argument("--no-growth", action="store_true")
    parser.add_argument("--no-peer", action="store_true")
    parser.add_argument("--modules", default="", help="a node_modules folder that has the peer")
    parser.add_argument("--out", type=Path, default=RESULTS / "server-load.json")
    args = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with contextlib.suppress(metadata.PackageNotFoundError):
        import uvloop

        asyncio.set_event_loop_policy(uvloop.EventLoopPolicy())
    results = asyncio.run(run(args))
    args.out.parent.mkdir(parents=True, exist_ok=True)
    args.out.write_text(json.dumps(results, indent=2) + "\n")
    if "growth" in results:
        args.out.with_suffix(".svg").write_text(report.chart(results["growth"]))
    page = report.page(results)
    args.out.with_suffix(".md").write_text(page)
    print(page)
    return 0


if __name__ == "__main__":
    sys.exit(main())
