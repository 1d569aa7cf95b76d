"""Pebbles: the heap."""

from __future__ import annotations

from typing import Final

SMALLEST_HEAP: Final = 150
LARGEST_HEAP: Final = 160
MOST_AT_ONCE: Final = 4
MOST_AT_FIRST: Final = 2
LAST_STONE_BONUS: Final = 5
