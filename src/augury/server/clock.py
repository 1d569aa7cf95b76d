"""What time it is. Whoever wants to know is given a clock, so that a test can move it."""

from __future__ import annotations

import time


class Clock:
    """The clock of the machine. How long something has been waited for is measured by
    `time.monotonic` instead."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000
