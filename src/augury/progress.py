"""A progress line for long work: how far, how fast, how long still. Only on a terminal."""

from __future__ import annotations

import sys
import time
from types import TracebackType
from typing import TextIO


class Progress:
    """Counts steps up to a total and shows them on standard error, at most ten times a second."""

    def __init__(self, what: str, total: int, *, quiet: bool = False, stream: TextIO | None = None) -> None:
        self.what = what
        self.total = total
        self.done = 0
        self.note = ""
        self.stream = stream or sys.stderr
        self.shown = not quiet and self.stream.isatty()
        self.begin = time.monotonic()
        self.last = 0.0

    def __enter__(self) -> Progress:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self.shown:
            self.stream.write("\r\x1b[K")
            self.stream.flush()

    def step(self, steps: int = 1, note: str = "") -> None:
        self.done += steps
        self.note = note or self.note
        now = time.monotonic()
        if self.shown and (now - self.last >= 0.1 or self.done == self.total):
            self.last = now
            self.stream.write("\r\x1b[K" + self.line(now - self.begin))
            self.stream.flush()

    def line(self, elapsed: float) -> str:
        share = self.done / self.total if self.total else 1.0
        bar = "#" * round(24 * share)
        left = elapsed / share - elapsed if share > 0 else 0.0
        note = f"  {self.note}" if self.note else ""
        return f"[{bar:<24}] {self.done}/{self.total} {self.what}  {elapsed:.0f} s, {left:.0f} s left{note}"
