"""Small charts as SVG text, drawn by hand: nothing to install, nothing to load."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape

COLOURS = ("#3b6ea5", "#c2553f", "#4f8a4b", "#8a5fa3", "#b38a2e", "#3f8f93", "#8c6d5c")
INK = "#333"
FAINT = "#ddd"
WIDTH = 640


def picture(height: float, parts: Sequence[str], label: str) -> str:
    """The frame of every chart."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" '
        f'width="{WIDTH}" height="{height:.0f}" role="img" '
        f'aria-label="{escape(label)}" font-family="sans-serif" font-size="12" fill="{INK}">'
        + "".join(parts)
        + "</svg>"
    )


def line(
    x1: float, y1: float, x2: float, y2: float, colour: str = FAINT, width: float = 1.0
) -> str:
    """A line, as SVG."""
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}" '
        f'stroke-width="{width}"/>'
    )


def rectangle(x: float, y: float, width: float, height: float, colour: str) -> str:
    """A filled rectangle, as SVG."""
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(0.0, width):.1f}" '
        f'height="{max(0.0, height):.1f}" fill="{colour}"/>'
    )


def words(x: float, y: float, text: str, anchor: str = "start") -> str:
    """A text, as SVG."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def bars(
    label: str,
    names: Sequence[str],
    values: Sequence[float],
    texts: Sequence[str],
    spans: Sequence[tuple[float, float]] = (),
) -> str:
    """One horizontal bar per name; `spans` are intervals drawn over them."""
    ends = [*values, *(high for _, high in spans), 1e-9]
    starts = [0.0, *values, *(low for low, _ in spans)]
    low, high = min(starts), max(ends)
    left, right = 130.0, WIDTH - 150.0

    def at(value: float) -> float:
        return left + (right - left) * (value - low) / (high - low)

    parts = []
    for number, (name, value, text) in enumerate(zip(names, values, texts, strict=True)):
        y = 8.0 + 26 * number
        parts.append(words(left - 8, y + 13, name, "end"))
        parts.append(
            rectangle(
                min(at(0), at(value)), y, abs(at(value) - at(0)), 18, COLOURS[number % len(COLOURS)]
            )
        )
        if spans:
            parts.append(line(at(spans[number][0]), y + 9, at(spans[number][1]), y + 9, INK, 2))
        parts.append(words(right + 10, y + 13, text))
    return picture(16 + 26 * len(names), parts, label)


def curves(
    label: str,
    names: Sequence[str],
    rows: Sequence[Sequence[float]],
    marks: Sequence[int] = (),
    *,
    steps: Sequence[str] = (),
    close: bool = False,
) -> str:
    """One line per name over the same steps, values from 0 to 1; `marks` are steps worth a look.
    `steps` are written below; `close` shows no more of the scale than there is to see."""
    left, top, right, bottom = 52.0, 14.0, WIDTH - 110.0, 254.0
    many = max(1, max((len(row) for row in rows), default=1) - 1)
    low, high = tenths(rows) if close else (0.0, 1.0)

    def across(step: int) -> float:
        return left + (right - left) * step / many

    def up(value: float) -> float:
        return bottom - (bottom - top) * (value - low) / (high - low)

    parts = []
    for quarter in range(5):
        value = low + (high - low) * quarter / 4
        name = f"{100 * value:.3g} %"
        parts += [
            line(left, up(value), right, up(value)),
            words(left - 6, up(value) + 4, name, "end"),
        ]
    for mark in marks:
        x = across(mark)
        parts += [line(x, top, x, bottom, "#c2553f"), words(x, top - 3, str(mark + 1), "middle")]
    for number, (name, row) in enumerate(zip(names, rows, strict=True)):
        colour = COLOURS[number % len(COLOURS)]
        points = " ".join(f"{across(step):.1f},{up(value):.1f}" for step, value in enumerate(row))
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>'
        )
        parts += [
            rectangle(right + 10, top + 20 * number, 12, 12, colour),
            words(right + 28, top + 10 + 20 * number, name),
        ]
    parts += [words(across(n), bottom + 16, text, "middle") for n, text in enumerate(steps)]
    return picture(290 if steps else 270, parts, label)


def tenths(rows: Sequence[Sequence[float]]) -> tuple[float, float]:
    """The whole tenths between which all values lie."""
    values = [value for row in rows for value in row]
    low = math.floor(10 * min(values, default=0.0))
    return low / 10, max(low + 1, math.ceil(10 * max(values, default=1.0))) / 10


def histograms(
    label: str, names: Sequence[str], rows: Sequence[Sequence[int]], columns: int = 24
) -> str:
    """How often which value came up: one row of columns per name, over a common scale."""
    everything = [value for row in rows for value in row]
    if not everything:
        return picture(10, [], label)
    low, high = min(everything), max(everything) + 1
    left, right, tall = 130.0, WIDTH - 20.0, 44.0
    parts = []
    for number, (name, row) in enumerate(zip(names, rows, strict=True)):
        base = 8 + (tall + 10) * (number + 1)
        counts = [0] * columns
        for value in row:
            counts[int((value - low) * columns / (high - low))] += 1
        most = max(counts) or 1
        wide = (right - left) / columns
        parts += [words(left - 8, base - tall / 3, name, "end"), line(left, base, right, base)]
        for place, count in enumerate(counts):
            parts.append(
                rectangle(
                    left + wide * place,
                    base - tall * count / most,
                    wide - 1,
                    tall * count / most,
                    COLOURS[number % 7],
                )
            )
    height = 8 + (tall + 10) * len(names)
    parts += [words(left, height + 18, str(low)), words(right, height + 18, str(high - 1), "end")]
    return picture(height + 26, parts, label)
