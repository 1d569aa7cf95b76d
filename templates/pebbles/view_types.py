"""Pebbles: what a seat may know, as typed structures; `view` fills them in."""

from __future__ import annotations

from dataclasses import dataclass

from augury.core.view import GameView


@dataclass(frozen=True, kw_only=True)
class PebblesView(GameView):
    heap: int
    last_taken: int  # by the player before; 0 in the first turn
    stones: list[int]
    bonus: list[int]
