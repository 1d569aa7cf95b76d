"""Points by heading: where they came from, when the position alone does not say it.

A tally is bookkeeping. It decides nothing, so it is no part of a position, and clones share it
until one of them gains something: that one takes a copy of its own first.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from augury.core.chance import Chance
from augury.core.state import State
from augury.kit.piles import NO_PILE


@mypyc_attr(acyclic=True)
class TalliedState(State):
    """A state that keeps a tally."""

    def __init__(self, seats: i64 = 2, chance: Chance | None = None) -> None:
        super().__init__(seats, chance)
        self.tally: list[i64] = NO_PILE
        self.tally_shared: bool = False

    def add_to_tally(self, place: i64, points: i64) -> None:
        """So many more points at a place."""
        if self.tally_shared:
            self.tally = self.tally[:]
            self.tally_shared = False
        self.tally[place] = self.tally[place] + points

    def share_tally(self, other: TalliedState) -> None:
        """With a clone."""
        other.tally = self.tally
        self.tally_shared = True
        other.tally_shared = True
