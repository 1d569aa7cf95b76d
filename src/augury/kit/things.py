"""Things on the table that every game has, as events, views and actions name them:
`domain/name`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SEATS: Final = ["seat/0", "seat/1", "seat/2", "seat/3"]


def seat(number: i64) -> str:
    """A player's place at the table."""
    return SEATS[number] if 0 <= number < len(SEATS) else f"seat/{number}"


def several(names: list[str]) -> str:
    """Several things as one fact of an event."""
    return " ".join(names)
