"""A bar chart of speeds, logarithmic, drawn plainly."""

from __future__ import annotations

from math import log10
from typing import TypeAlias
from xml.sax.saxutils import escape

OURS, PALE, THEIRS = "#7c5cff", "#b8aaff", "#9a9a9a"
LOW, HIGH = 2, 7  # powers of ten from edge to edge
Bar: TypeAlias = tuple[str, int, str]  # name, figure, colour


def bar_chart(title: str, bars: list[Bar]) -> str:
    """The longest bar on top."""
    bars = sorted(bars, key=lambda bar: -bar[1])
    height = 24 * len(bars) + 60
    parts = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 {height}" '
            'font-family="sans-serif" font-size="13">'
        ),
        f'<rect width="900" height="{height}" fill="white"/>',
        f'<text x="20" y="26" font-size="16">{escape(title)}</text>',
    ]
    for power in range(LOW, HIGH + 1):
        x = 300 + 520 * (power - LOW) / (HIGH - LOW)
        parts.append(f'<line x1="{x}" y1="40" x2="{x}" y2="{height - 14}" stroke="#ddd"/>')
        parts.append(
            f'<text x="{x}" y="{height - 2}" text-anchor="middle" fill="#666">{10**power:,}</text>'
        )
    for number, (name, figure, colour) in enumerate(bars):
        y = 46 + 24 * number
        width = max(2.0, 520 * (log10(max(figure, 1)) - LOW) / (HIGH - LOW))
        parts += [
            f'<text x="290" y="{y + 13}" text-anchor="end">{escape(name)}</text>',
            f'<rect x="300" y="{y}" width="{width:.1f}" height="17" rx="3" fill="{colour}"/>',
            f'<text x="{306 + width:.1f}" y="{y + 13}" fill="#333">{figure:,}</text>',
        ]
    return "\n".join([*parts, "</svg>", ""])
