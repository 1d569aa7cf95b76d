"""How far those who look on may see of a game that is on.

One turn late: nothing younger than the beginning of the turn that is being taken. A turn is what
the game calls one; where all decide at the same time, it is all of their decisions together. It
begins where the engine counts a new turn, and in a game that counts it with the first decision of
a turn, before that decision (`State.begins_turn`). What was taken back by agreement had been seen.

Ten minutes late: nothing younger than that.
"""

from __future__ import annotations

from typing import NamedTuple

from augury.core.state import State
from augury.server.store.schema import A_TURN, Change

LATE = 600_000  # milliseconds


class Noted(NamedTuple):
    """A change, and whether a turn begins after it."""

    change: Change
    begins: bool


class History:
    """All changes of a game, to be told again later."""

    __slots__ = ("noted", "opening", "turn")

    def __init__(self) -> None:
        self.noted: list[Noted] = []
        self.turn = 0  # of the position before the change that is being carried out
        self.opening = False  # did a turn begin there, not counted yet?

    def before(self, state: State) -> None:
        self.turn, self.opening = int(state.turn), state.begins_turn()

    def add(self, change: Change, state: State) -> None:
        turn = int(state.turn)
        moved = turn < self.turn or (turn > self.turn and not self.opening)
        begins = change.kind == "record" or state.begins_turn() or moved
        self.noted.append(Noted(change, begins))

    def due(self, delay: str, now: int) -> int:
        """The last version that those who look on may see."""
        if delay == A_TURN:
            number = len(self.noted)
            while number and not self.noted[number - 1].begins:
                number -= 1
            return number
        number = 0
        while number < len(self.noted) and self.noted[number].change.at <= now - LATE:
            number += 1
        return number

    def until(self, version: int) -> list[Change]:
        return [noted.change for noted in self.noted[:version]]
