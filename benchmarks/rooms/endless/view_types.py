"""Endless: what a seat may know, as typed structures; `view` fills them in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from augury.core.view import GameView

if TYPE_CHECKING:
    pass


@dataclass(frozen=True, kw_only=True)
class EndlessView(GameView):
    squares: list[int]
