"""The colours and the type of a game as the client has them: what we draw ourselves looks like
it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from PIL import ImageFont

STATIC = Path(__file__).parent / "static"
PLAIN = {  # where no client has been built
    "--ground": "#0f1117",
    "--ground-lit": "#1d2130",
    "--surface": "#1a1d28",
    "--ink": "#f2eee6",
    "--ink-2": "#bdb9b4",
    "--accent": "#e3b565",
    "--line": "#3a4058",
}
TITLE, TEXT, MORE_TEXT = "cinzel-latin-700", "inter-latin-wght", "inter-latin-ext-wght"
WEIGHT = 550
BLOCK = re.compile(r"([^{}]+)\{([^{}]*)\}")
PROPERTY = re.compile(r"(--[\w-]+)\s*:\s*([^;]+)")
VARIABLE = re.compile(r"var\((--[\w-]+)\)")
POINT = re.compile(r"(\d+(?:\.\d+)?)%?\s+(\d+(?:\.\d+)?)%?")

Point = tuple[float, float]


@cache
def properties(game: str) -> dict[str, str]:
    """The tokens of the built client: those of all pages, and of the game above them."""
    found = dict(PLAIN)
    styles = [path.read_text("utf-8") for path in sorted(STATIC.glob("assets/*.css"))]
    for wanted in (":root", f"[data-game={game}]"):
        for style in styles:
            for selector, block in BLOCK.findall(style):
                if selector.strip().replace("'", "").replace('"', "") == wanted:
                    found.update(PROPERTY.findall(block))
    return found


def colour(game: str, name: str) -> str:
    """A colour as `#rrggbb`."""
    known = properties(game)
    value = known.get(name, PLAIN["--ink"])
    while (link := VARIABLE.search(value)) is not None:
        value = known.get(link[1], PLAIN["--ink"])
    value = value.strip()
    if re.fullmatch("#[0-9a-fA-F]{3}", value):
        value = "#" + "".join(letter * 2 for letter in value[1:])
    return value if re.fullmatch("#[0-9a-fA-F]{6}", value) else PLAIN["--ink"]


def shape(game: str, seat: int) -> list[Point]:
    """The corners of a seat's badge, from 0 to 1; none: it is round."""
    known = properties(game)
    value = known.get(f"--p{seat + 1}-shape", "")
    link = VARIABLE.search(value)
    value = known.get(link[1], "") if link else value
    if value.startswith("inset"):
        return [(0.08, 0.08), (0.92, 0.08), (0.92, 0.92), (0.08, 0.92)]
    if not value.startswith("polygon"):
        return []
    return [(float(x) / 100, float(y) / 100) for x, y in POINT.findall(value)]


@cache
def font(name: str, size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    """Type of the client; where there is none, the one that Pillow brings along."""
    found = sorted(STATIC.glob(f"assets/{name}-*.woff2"))
    if not found:
        return ImageFont.load_default(size)
    made = ImageFont.truetype(found[0], size)
    if "wght" in name:
        made.set_variation_by_axes([WEIGHT])
    return made


def latin(letter: str) -> bool:
    """Is it in the first of the client's two files for text?"""
    return ord(letter) < 0x100 or 0x2000 <= ord(letter) < 0x2070
