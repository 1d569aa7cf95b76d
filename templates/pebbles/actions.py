"""Pebbles: what can be done."""

from __future__ import annotations

from typing import Final

from augury.games.pebbles.components import MOST_AT_ONCE

from augury.core.vocabulary import Kind, Vocabulary, check_bases, numbers

TAKE: Final = 0  # + number of stones - 1 (PE-2)

VOCABULARY: Final = Vocabulary(
    [Kind("take", [numbers("stones", 1, MOST_AT_ONCE)], at=["heap/heap"])]
)

check_bases(
    VOCABULARY,
    {
        "take": TAKE,
    },
)
