"""Who decides, as lists that are made once: `to_act` is asked at every decision, and its answer
refuses to be changed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from augury.core.lists import Shared

MOST: Final = 8  # seats that the tables below know
NOBODY_ACTS: Final[list[i64]] = Shared()
ONE_ACTS: Final[list[list[i64]]] = [Shared([seat]) for seat in range(MOST)]
SOME_ACT: Final[list[list[i64]]] = [  # by a set of seats, one bit each
    Shared([seat for seat in range(MOST) if seats >> seat & 1]) for seats in range(1 << MOST)
]
