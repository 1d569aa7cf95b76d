"""What a seat may know, as typed structures. Games inherit from `GameView`; the browser's types are
generated from it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class GameView:
    """What the view of every game contains."""

    seat: int  # whose view it is; -1 = a spectator
    seats: int  # seats at the table
    to_act: list[int]  # who has to decide now
    turn: int
    prompt: str  # what this seat is asked or waits for: a key into the texts, `prompt-<word>`
    scores: list[int]  # points by seat
    ranks: list[int]  # places by seat; empty while the game is on
