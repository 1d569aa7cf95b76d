"""What everybody sees of the yardstick."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from augury.games.endless import Endless
from augury.games.endless.view_types import EndlessView


def view(state: Endless, seat: int) -> EndlessView:
    return EndlessView(
        seat=seat,
        seats=2,
        to_act=state.to_act(),
        turn=state.turn,
        prompt="put",
        scores=state.scores(),
        breakdown=[{"squares": score} for score in state.scores()],
        ranks=[] if state.to_act() else state.ranks(),
        squares=list(state.squares),
    )
