"""What is common to views: the fields that those of all games have."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypedDict, TypeVar

from augury.core.state import State

S = TypeVar("S", bound=State)


class Common(TypedDict):
    """The fields of `augury.core.view.GameView`."""

    seat: int
    seats: int
    to_act: list[int]
    turn: int
    prompt: str
    scores: list[int]
    breakdown: list[dict[str, int]]
    ranks: list[int]


def common(state: S, seat: int, question: Callable[[S], str]) -> Common:
    """What every view says. `question` names what is asked, and is called only for a seat that has
    to answer."""
    to_act = [int(other) for other in state.to_act()]
    return Common(
        seat=seat,
        seats=int(state.seats),
        to_act=to_act,
        turn=int(state.turn),
        prompt=question(state) if seat in to_act else ("wait" if to_act else "over"),
        scores=[int(score) for score in state.scores()],
        breakdown=[
            {heading: int(points) for heading, points in rows} for rows in state.breakdown()
        ],
        ranks=[] if to_act else [int(rank) for rank in state.ranks()],
    )
