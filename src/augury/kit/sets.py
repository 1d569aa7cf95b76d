"""Small sets as the bits of a number: thing 0 is the lowest bit."""

from __future__ import annotations

from mypy_extensions import i64


def size(things: i64) -> i64:
    """How many things a set holds."""
    found: i64 = 0
    while things:
        things &= things - 1
        found += 1
    return found
