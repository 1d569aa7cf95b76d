"""Pebbles: the heap."""

from __future__ import annotations

from typing import Final

SMALLEST_HEAP: Final = 12
LARGEST_HEAP: Final = 18
MOST_AT_ONCE: Final = 3
LAST_STONE_BONUS: Final = 5
