"""Python runs this first if the folder is on its path: the clock of the process is wrong by as many
seconds as a file says."""

import os
import time

_place = os.environ.get("AUGURY_TEST_SKEW", "")
_time, _time_ns = time.time, time.time_ns


def _skew() -> float:
    try:
        with open(_place) as file:
            return float(file.read() or 0)
    except (OSError, ValueError):
        return 0.0


if _place:
    time.time = lambda: _time() + _skew()
    time.time_ns = lambda: _time_ns() + int(_skew() * 1e9)
