"""A position as text and as a picture of that text: what `render_mode` "ansi", "human" and
"rgb_array" show."""

from __future__ import annotations

import importlib
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from augury.core.state import State
from augury.core.view import GameView
from augury.envs.variant import Variant
from augury.words import Words

MODES = ["ansi", "human", "rgb_array"]
COLUMNS, ROWS = (
    150,
    64,
)  # of characters; every frame has the same size, so that frames can become a film
WIDTH, HEIGHT = 6, 12  # of a character of Pillow's built-in font, in pixels
PAPER, INK = (250, 248, 242), (38, 34, 48)


def text(variant: Variant, state: State, seat: int) -> str:
    """The table as this seat sees it; -1 is a spectator."""
    show: Callable[[GameView, Words], str] = importlib.import_module(
        f"augury.games.{variant.game.id}.terminal"
    ).show
    return show(variant.reader.view(state, seat), variant.words())


def picture(drawn: str) -> NDArray[np.uint8]:
    """Text on paper, as pixels: height by width by red, green, blue."""
    from PIL import Image, ImageDraw, ImageFont

    image = Image.new("RGB", (COLUMNS * WIDTH, ROWS * HEIGHT), PAPER)
    pen = ImageDraw.Draw(image)
    font = ImageFont.load_default_imagefont()
    for row, line in enumerate(wrapped(drawn)[:ROWS]):
        pen.text(
            (WIDTH, row * HEIGHT),
            line.encode("latin-1", "replace").decode("latin-1"),
            fill=INK,
            font=font,
        )
    return np.array(image, dtype=np.uint8)


def wrapped(drawn: str) -> list[str]:
    """The lines of a text, long ones continued on the next."""
    width = COLUMNS - 2
    lines = []
    for line in drawn.split("\n"):
        lines += [line[start : start + width] for start in range(0, max(1, len(line)), width)]
    return lines


def frame(
    mode: str | None, variant: Variant, state: State, seat: int
) -> str | NDArray[np.uint8] | None:
    """What `render()` returns in a mode."""
    if mode is None:
        return None
    drawn = text(variant, state, seat)
    if mode == "rgb_array":
        return picture(drawn)
    if mode == "human":
        print(drawn)
        return None
    return drawn


def check_mode(mode: str | None) -> str | None:
    """A render mode, or a sentence that says which there are."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"render_mode is one of {', '.join(MODES)}, or None; not {mode!r}")
    return mode
