"""A line on the screen that says how far long work has come."""

from __future__ import annotations

import sys
import time
from typing import TextIO

WIDE = 24  # characters of the bar
PAUSE = 0.2  # seconds between two drawings on a screen
LONG_PAUSE = 30.0  # ... and between two lines in a file


class Progress:
    """Draws over itself on a screen; writes a line now and then into a file."""

    def __init__(self, total: int, stream: TextIO | None = None) -> None:
        self.total = total
        self.done = 0
        self.stream = sys.stderr if stream is None else stream
        self.screen = self.stream.isatty()
        self.begin = self.drawn = time.monotonic()

    def step(self, news: str = "") -> None:
        """One more is done."""
        self.done += 1
        now = time.monotonic()
        if self.done == self.total or now - self.drawn >= (PAUSE if self.screen else LONG_PAUSE):
            self.drawn = now
            self.draw(news)

    def draw(self, news: str) -> None:
        full = WIDE * self.done // max(1, self.total)
        left = (time.monotonic() - self.begin) / max(1, self.done) * (self.total - self.done)
        text = f"[{'#' * full}{'.' * (WIDE - full)}] {self.done}/{self.total} {spell(left)} left  {news}"
        self.stream.write(f"\r\x1b[K{text[:150]}" if self.screen else text + "\n")
        self.stream.flush()

    def close(self) -> None:
        if self.screen:
            self.stream.write("\r\x1b[K")
            self.stream.flush()


def spell(seconds: float) -> str:
    if seconds < 90:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 5400 else f"{seconds / 3600:.1f} h"
