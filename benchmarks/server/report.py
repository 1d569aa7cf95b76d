"""The figures for people: a table in Markdown, and a chart of how cost grows."""

from __future__ import annotations

from collections.abc import Sequence
from math import log10
from typing import Any
from xml.sax.saxutils import escape

ROWS: list[tuple[str, str, str]] = [
    ("tables", "tables", ""),
    ("connected clients", "clients", ""),
    ("processors used when nobody moves", "idle_cpu", ""),
    ("steady pace: decisions/s", "steady.decisions_per_second", ""),
    ("steady pace: decision to all views, median", "steady.p50_ms", " ms"),
    ("steady pace: decision to all views, 99 %", "steady.p99_ms", " ms"),
    ("steady pace: processors used", "steady.cpu", ""),
    ("flat out, 64 tables: decisions/s", "flat_out.decisions_per_second", ""),
    ("flat out: decision to all views, median", "flat_out.p50_ms", " ms"),
    ("flat out: decision to all views, 99 %", "flat_out.p99_ms", " ms"),
    ("flat out: processor time per decision", "flat_out.cpu_ms_per_decision", " ms"),
    ("memory at start", "memory_kb.base", " KB"),
    ("memory per table", "memory_kb.per_table", " KB"),
    ("memory per connection", "memory_kb.per_connection", " KB"),
]
BARS: list[tuple[str, str, float, bool]] = [  # name, figure, factor on the peer's, less is better
    ("median at a steady pace", "steady.p50_ms", 1.2, True),
    ("99 % at a steady pace", "steady.p99_ms", 1.5, True),
    ("flat out, decisions/s", "flat_out.decisions_per_second", 1.0, False),
    ("memory per connection", "memory_kb.per_connection", 1.0, True),
]


def figure(figures: Any, path: str) -> float:
    for step in path.split("."):
        figures = figures[step]
    return float(figures)


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:g}"


def grid(names: Sequence[str], lines: Sequence[Sequence[object]]) -> list[str]:
    head = ["| " + " | ".join(names) + " |", "|---|" + "---:|" * (len(names) - 1)]
    return [*head, *("| " + " | ".join(str(cell) for cell in line) + " |" for line in lines), ""]


def page(results: dict[str, Any]) -> str:
    machine, servers = results["machine"], results["servers"]
    lines = [
        "# Load on the server",
        "",
        (
            f"{machine['processors']} processors shared by servers and load generator; "
            f"load before the run: {machine['load']:.1f}."
        ),
        (
            f"Python {machine['python']}, engine {results['engine']}, "
            f"event loop {results['loop']}. `make bench-server` writes this page."
        ),
        "",
    ]
    rows = [
        [name, *(number(figure(found, path)) + unit for found in servers.values())]
        for name, path, unit in ROWS
    ]
    lines += grid(["", *servers], rows)
    lines += bars(list(servers.values()))
    lines += growth(results)
    lines += several(results)
    lines += ["## What a view costs, per pair of eyes", ""]
    lines += grid(
        ["game", "seats", "bytes", "compressed", "to draw", "to compress"],
        [
            [
                name,
                row["seats"],
                number(row["bytes"]),
                number(row["compressed"]),
                f"{row['draw_ms']} ms",
                f"{row['compress_ms']} ms",
            ]
            for name, row in results["pictures"].items()
        ],
    )
    lines += ["## What a decision costs on the wire, per pair of eyes", ""]
    lines += grid(
        ["game", "frames", "compressed bytes", "the present alone", "factor (at most 2.5)"],
        [
            [name, row["frames"], number(row["bytes"]), number(row["present"]), row["factor"]]
            for name, row in results["decisions"].items()
        ],
    )
    return "\n".join(lines)


def bars(servers: list[Any]) -> list[str]:
    """Ours beside what we want of it: so many times the peer's figure in memory, of the same
    run."""
    if len(servers) < 2:
        return []
    rows = []
    for name, path, factor, less in BARS:
        ours, bar = figure(servers[0], path), figure(servers[1], path) * factor
        kept = ours <= bar if less else ours >= bar
        rows.append([name, number(ours), number(round(bar, 2)), "yes" if kept else "no"])
    return ["## Beside the bar", "", *grid(["", "ours", "bar", "kept"], rows)]


def growth(results: dict[str, Any]) -> list[str]:
    grown = results.get("growth")
    if not grown:
        return []
    lines = ["## How cost grows", "", "![growth](server-load.svg)", ""]
    lines += grid(
        ["tables (two clients each, 250 decisions/s in all)", "median", "99 %", "CPU per decision"],
        [
            [
                number(row["tables"]),
                f"{row['p50_ms']} ms",
                f"{row['p99_ms']} ms",
                f"{row['cpu_ms_per_decision']} ms",
            ]
            for row in grown["tables"]
        ],
    )
    lines += grid(
        ["people at one table", "until all have seen it", "CPU per decision", "per person"],
        [
            [
                row["clients"],
                f"{row['p50_ms']} ms",
                f"{row['cpu_ms']} ms",
                f"{row['cpu_ms_per_client']} ms",
            ]
            for row in grown["clients"]
        ],
    )
    for title, found in grown["length"].items():
        lines += grid(
            [f"decisions made, {title}", "median", "CPU per decision", "bytes sent per decision"],
            [
                [number(row["after"]), f"{row['p50_ms']} ms", f"{row['cpu_ms']} ms", row["bytes"]]
                for row in found
            ],
        )
    return lines


def several(results: dict[str, Any]) -> list[str]:
    lines: list[str] = []
    if "processes" in results:
        lines += ["## Several processes on PostgreSQL", ""]
        lines += grid(
            ["", "decisions/s flat out", "median", "CPU per decision, server processes"],
            [
                [
                    name,
                    number(row["decisions_per_second"]),
                    f"{row['p50_ms']} ms",
                    f"{row['cpu_ms_per_decision']} ms",
                ]
                for name, row in results["processes"].items()
            ],
        )
    return lines


# The chart

WIDTH, HEIGHT, LEFT, TOP = 300, 200, 46, 44


def panel(title: str, unit: str, points: list[tuple[float, float]], across: int) -> list[str]:
    """One line over a logarithmic axis; the other axis begins at zero."""
    x0 = LEFT + across * (WIDTH + 70)
    low, high = log10(points[0][0]), log10(points[-1][0])
    top = max(y for _, y in points) * 1.25 or 1.0

    def place(x: float, y: float) -> tuple[float, float]:
        share = (log10(x) - low) / ((high - low) or 1)
        return x0 + 10 + share * (WIDTH - 20), TOP + HEIGHT - y / top * HEIGHT

    parts = [
        f'<text x="{x0}" y="{TOP - 22}" font-weight="bold">{escape(title)}</text>',
        f'<text x="{x0}" y="{TOP - 6}" fill="#555">{escape(unit)}</text>',
        f'<path d="M{x0} {TOP}V{TOP + HEIGHT}H{x0 + WIDTH}" fill="none" stroke="#888"/>',
    ]
    places = [place(x, y) for x, y in points]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    parts.append(f'<polyline points="{line}" fill="none" stroke="#7a4b12" stroke-width="2"/>')
    for (x, y), (value, cost) in zip(places, points, strict=True):
        parts += [
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="#7a4b12"/>',
            f'<text x="{x:.1f}" y="{y - 9:.1f}" text-anchor="middle">{cost:g}</text>',
            f'<text x="{x:.1f}" y="{TOP + HEIGHT + 17}" text-anchor="middle">{value:,.0f}</text>',
        ]
    return parts


def chart(grown: dict[str, Any]) -> str:
    ours = next(iter(grown["length"].values()))
    tables = [(row["tables"], row["cpu_ms_per_decision"]) for row in grown["tables"]]
    clients = [(row["clients"], row["cpu_ms"]) for row in grown["clients"]]
    length = [(row["after"], row["cpu_ms"]) for row in ours]
    parts = [
        (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1130 280" '
            'font-family="sans-serif" font-size="12">'
        ),
        '<rect width="1130" height="280" fill="#fff"/>',
        *panel("tables", "CPU ms per decision, 250 decisions/s in all", tables, 0),
        *panel("people at one table", "CPU ms per decision, all of them told", clients, 1),
        *panel("decisions made in one game", "CPU ms per decision", length, 2),
    ]
    return "\n".join([*parts, "</svg>", ""])
