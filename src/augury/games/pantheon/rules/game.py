"""Pantheon: who decides what, and what comes next (RULES.md 6). The rules themselves are in the
other modules."""

from __future__ import annotations

from mypy_extensions import i64

from augury.core.state import Action, Seat
from augury.games.pantheon.invariants import assert_sound
from augury.games.pantheon.rules.scoring import ranks
from augury.games.pantheon.rules.setup import set_up
from augury.games.pantheon.state import Board


class Pantheon(Board):
    """A game of Pantheon."""

    def set_up(
        self, start_player: Seat, choose_bonus: bool, by_players: bool, start_score: i64
    ) -> None:
        set_up(self, start_player, choose_bonus, by_players, start_score)
        self.proceed()

    def proceed(self) -> None:
        """Work through the agenda until somebody has something to decide."""
        while not self.over and self.agenda.top().perform(self):
            pass

    def to_act(self) -> list[Seat]:
        return [] if self.over else [self.asked()]

    def legal(self, seat: Seat) -> list[Action]:
        if self.over:
            return []
        question = self.agenda.top()
        return question.choices(self) if seat == question.seat else []

    def apply(self, seat: Seat, action: Action) -> None:
        self.agenda.top().answer(self, action)
        self.proceed()

    def why_not(self, seat: Seat, action: Action) -> str:
        if self.over:
            return "The game is over. [P-194]"
        question = self.agenda.top()
        if seat != question.seat:
            return "Somebody else has to decide now. [P-30]"
        return question.refusal(self, action)

    def clone(self) -> Pantheon:
        other = Pantheon(self.seats)
        self.copy_to(other)
        return other

    def scores(self) -> list[i64]:
        return self.score[:]

    def ranks(self) -> list[i64]:
        return ranks(self)

    def assert_sound(self) -> None:
        assert_sound(self)
