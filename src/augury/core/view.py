"""What a seat may know, as typed structures. Games inherit from `GameView`; the browser's types are
generated from it."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from typing import Final, TypeVar

ASKED: Final = {"asked": True}  # marks a field about what is asked now; it passes with the moment


@dataclass(frozen=True, kw_only=True)
class GameView:
    """What the view of every game contains."""

    seat: int  # whose view it is; -1 = a spectator
    seats: int  # seats at the table
    to_act: list[int] = field(metadata=ASKED)  # who has to decide now
    turn: int
    # what this seat is asked or waits for: a key into the texts, `prompt-<word>`
    prompt: str = field(metadata=ASKED)
    scores: list[int]  # points by seat
    breakdown: list[dict[str, int]]  # by seat: points by heading, `heading-<word>` in the texts
    ranks: list[int] = field(metadata=ASKED)  # places by seat; empty while the game is on


V = TypeVar("V", bound=GameView)


def unasked(view: V) -> V:
    """The same table at a moment that has passed: nobody is asked anything."""
    passed = {
        part.name: type(getattr(view, part.name))()
        for part in fields(view)
        if "asked" in part.metadata
    }
    return replace(view, **passed)
