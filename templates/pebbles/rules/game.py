"""Pebbles: the rules, in the order of RULES.md."""

from __future__ import annotations

from augury.games.pebbles import actions
from augury.games.pebbles.components import (
    LAST_STONE_BONUS,
    MOST_AT_ONCE,
)
from augury.games.pebbles.invariants import assert_sound
from augury.games.pebbles.rules.scoring import ranks, scores
from augury.games.pebbles.rules.setup import set_up
from augury.games.pebbles.state import Board
from mypy_extensions import i64

from augury.core.state import Action, Seat
from augury.kit import things


class Pebbles(Board):
    """A game of Pebbles."""

    def set_up(self, big: bool) -> None:
        set_up(self, big)

    def to_act(self) -> list[Seat]:
        return [self.active] if self.heap else []

    def legal(self, seat: Seat) -> list[Action]:
        """PE-2: one to three stones."""
        if seat != self.active:
            return []
        most: i64 = MOST_AT_ONCE if self.heap > MOST_AT_ONCE else self.heap
        return [actions.TAKE + number for number in range(most)]

    def apply(self, seat: Seat, action: Action) -> None:
        """PE-2: take them; then it is the next player's turn. PE-3: the last stone pays extra."""
        number: i64 = action - actions.TAKE + 1
        self.heap -= number
        self.stones[seat] += number
        if self.listening:
            self.tell("took", {"seat": things.seat(seat), "stones": number})
        if self.heap == 0:
            self.bonus[seat] = LAST_STONE_BONUS
            self.seal("over")
            if self.listening:
                self.tell("last", {"seat": things.seat(seat), "points": LAST_STONE_BONUS})
        self.active = (seat + 1) % self.seats
        self.turn += 1

    def why_not(self, seat: Seat, action: Action) -> str:
        if self.heap == 0:
            return "The heap is empty and the game is over. [PE-3]"
        if seat != self.active:
            return "It is another player's turn. [PE-2]"
        return "There are not that many stones left. [PE-2]"

    def scores(self) -> list[i64]:
        return scores(self)

    def ranks(self) -> list[i64]:
        return ranks(self)

    def assert_sound(self) -> None:
        assert_sound(self)

    def clone(self) -> Pebbles:
        other = Pebbles()
        self.copy_to(other)
        return other
