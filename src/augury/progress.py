"""A progress line for long work: how far, how long still, and the news. Draws over itself on a
screen; now and then a line in a file."""

from __future__ import annotations

import sys
import time
from types import TracebackType
from typing import TextIO

WIDE = 24  # characters of the bar
PAUSE = 0.1  # seconds between two drawings on a screen
LONG_PAUSE = 30.0  # ... and between two lines in a file


class Progress:
    """Counts steps up to a total; use it in a `with`."""

    def __init__(
        self, what: str, total: int, *, quiet: bool = False, stream: TextIO | None = None
    ) -> None:
        self.what = what
        self.total = total
        self.done = 0
        self.quiet = quiet
        self.stream = sys.stderr if stream is None else stream
        self.screen = self.stream.isatty()
        self.begin = self.drawn = time.monotonic()

    def __enter__(self) -> Progress:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.screen and not self.quiet:
            self.stream.write("\r\x1b[K")
            self.stream.flush()

    def step(self, news: str = "") -> None:
        """One more is done."""
        self.done += 1
        now = time.monotonic()
        finished = self.screen and self.done == self.total
        if not self.quiet and (
            finished or now - self.drawn >= (PAUSE if self.screen else LONG_PAUSE)
        ):
            self.drawn = now
            self.draw(now - self.begin, news)

    def draw(self, elapsed: float, news: str) -> None:
        """Show how far it is, in the place of what stood there."""
        full = WIDE * self.done // max(1, self.total)
        left = elapsed / max(1, self.done) * (self.total - self.done)
        text = (
            f"[{'#' * full}{'.' * (WIDE - full)}] {self.done}/{self.total} {self.what}, "
            f"{spell(left)} left  {news}"
        )
        self.stream.write(f"\r\x1b[K{text[:150]}" if self.screen else text + "\n")
        self.stream.flush()


def spell(seconds: float) -> str:
    """A span of time in few words."""
    if seconds < 90:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 5400 else f"{seconds / 3600:.1f} h"
