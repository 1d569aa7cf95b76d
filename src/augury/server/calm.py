"""Slow tables are not looked at every second: how one stood, and how long it will."""

from __future__ import annotations

from collections.abc import Sequence

from augury.server import calendar


class Calm:
    """How a slow table stood when its clocks were looked at, and when to look again."""

    def __init__(
        self, standing: tuple[int, int] = (-1, -1), since: int = 0, changes: Sequence[int] = ()
    ) -> None:
        self.standing = standing
        self.since = since
        self.until = min(changes, default=since + calendar.FAR)

    def holds(self, standing: tuple[int, int], now: int) -> bool:
        return self.standing == standing and self.since <= now < self.until

    def over(self, standing: tuple[int, int], now: int) -> bool:
        """Time alone has changed something."""
        return self.standing == standing and now >= self.until
