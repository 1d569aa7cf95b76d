"""Pebbles: the rules, in the order of RULES.md."""

from __future__ import annotations

from augury.games.pebbles import actions
from augury.games.pebbles.components import (
    LAST_STONE_BONUS,
    MOST_AT_FIRST,
    MOST_AT_ONCE,
)
from augury.games.pebbles.invariants import assert_sound
from augury.games.pebbles.rules.scoring import breakdown, ranks, scores, verdict
from augury.games.pebbles.rules.setup import set_up
from augury.games.pebbles.state import Board
from mypy_extensions import i64

from augury.core.reason import Reason
from augury.core.state import Action, Seat
from augury.kit import things


class Pebbles(Board):
    """A game of Pebbles."""

    def set_up(self, big: bool) -> None:
        set_up(self, big)

    def to_act(self) -> list[Seat]:
        return [self.active] if self.heap else []

    def legal(self, seat: Seat) -> list[Action]:
        """PE-3: not as many as the player before, unless no other number is possible."""
        if seat != self.active or self.heap == 0:
            return []
        most = self.most()
        found: list[Action] = [
            actions.TAKE + number - 1 for number in range(1, most + 1) if number != self.last_taken
        ]
        return found or [actions.TAKE + self.last_taken - 1]

    def most(self) -> i64:
        """PE-2: four stones at most, and two in the very first turn."""
        limit: i64 = MOST_AT_ONCE if self.last_taken else MOST_AT_FIRST
        return limit if self.heap > limit else self.heap

    def apply(self, seat: Seat, action: Action) -> None:
        """PE-2: take them; the next player goes on. PE-4: the last stone pays extra."""
        number: i64 = action - actions.TAKE + 1
        self.heap -= number
        self.stones[seat] += number
        self.last_taken = number
        if self.listening:
            self.tell("took", {"seat": things.seat(seat), "stones": number})
        if self.heap == 0:
            if self.listening:
                self.beat()
            self.bonus[seat] = LAST_STONE_BONUS
            self.seal("over")
            if self.listening:
                self.tell("last", {"seat": things.seat(seat), "points": LAST_STONE_BONUS})
        self.active = (seat + 1) % self.seats
        self.turn += 1

    def why_not(self, seat: Seat, action: Action) -> Reason | None:
        if self.heap == 0:
            return Reason("over", "PE-4")
        if seat != self.active:
            return Reason("not-your-turn", "PE-2", {"names": things.seat(self.active)})
        if action in self.legal(seat):
            return None
        number: i64 = action - actions.TAKE + 1
        if number > self.heap:
            return Reason("heap-small", "PE-2", {"heap": self.heap})
        if number > self.most():
            return Reason("first-turn", "PE-2", {"most": self.most()})
        return Reason("as-before", "PE-3", {"number": number})

    def scores(self) -> list[i64]:
        return scores(self)

    def breakdown(self) -> list[list[tuple[str, i64]]]:
        return breakdown(self)

    def ranks(self) -> list[i64]:
        return ranks(self)

    def verdict(self) -> list[Reason]:
        return verdict(self)

    def assert_sound(self) -> None:
        assert_sound(self)

    def clone(self) -> Pebbles:
        other = Pebbles()
        self.copy_to(other)
        return other
