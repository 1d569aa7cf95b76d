"""What everybody sees of the yardstick."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from augury.core.view import GameView

if TYPE_CHECKING:
    from augury.games.endless import Endless


@dataclass(frozen=True, kw_only=True)
class EndlessView(GameView):
    squares: list[int]


def look(state: Endless, seat: int) -> EndlessView:
    return EndlessView(
        seat=seat,
        seats=2,
        to_act=state.to_act(),
        turn=state.turn,
        prompt="put",
        scores=state.scores(),
        ranks=[] if state.to_act() else state.ranks(),
        squares=list(state.squares),
    )
