"""Pebbles: what lies on the table."""

from __future__ import annotations

from mypy_extensions import i64

from augury.core.chance import Chance
from augury.core.state import Seat, State, pack


class Board(State):
    """The heap, and who has taken what."""

    def __init__(self, seats: i64 = 2, chance: Chance | None = None) -> None:
        super().__init__(seats, chance)
        self.heap: i64 = 0
        self.dealt: i64 = 0  # stones at the start
        self.active: Seat = 0
        self.last_taken: i64 = 0  # by the player before; 0 in the first turn
        self.stones: list[i64] = [0] * seats
        self.bonus: list[i64] = [0] * seats

    def copy_to(self, other: Board) -> None:
        self.copy_base(other)
        other.heap = self.heap
        other.dealt = self.dealt
        other.active = self.active
        other.last_taken = self.last_taken
        other.stones = self.stones[:]
        other.bonus = self.bonus[:]

    def position(self) -> list[i64]:
        numbers: list[i64] = [self.heap, self.dealt, self.active, self.last_taken]
        pack(numbers, self.stones)
        pack(numbers, self.bonus)
        return numbers
