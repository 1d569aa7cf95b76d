"""Pantheon: who decides what, and what comes next (RULES.md 6). The rules themselves are in the
other modules."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from augury.core.chance import Chance
from augury.core.reason import Reason
from augury.core.state import Action, Seat
from augury.games.pantheon.invariants import assert_sound
from augury.games.pantheon.rules.refusals import never_now
from augury.games.pantheon.rules.scoring import breakdown, ranks, verdict
from augury.games.pantheon.rules.setup import set_up
from augury.games.pantheon.stamps import touch
from augury.games.pantheon.state import Board
from augury.kit import things
from augury.kit.acting import NOBODY_ACTS, ONE_ACTS
from augury.kit.cells import EMPTY, listed

ENDED: Final = Reason("over", "P-194")


@mypyc_attr(acyclic=True)
class Pantheon(Board):
    """A game of Pantheon."""

    def set_up(
        self, start_player: Seat, choose_bonus: bool, by_players: bool, start_score: i64
    ) -> None:
        set_up(self, start_player, choose_bonus, by_players, start_score)
        self.proceed()

    def proceed(self) -> None:
        """Work through the agenda until somebody has something to decide."""
        going = True
        while going and not self.over:
            if self.listening:
                self.beat()
            step = self.agenda.top()
            going = step.perform(self)
            if going:
                touch(self, step.seat)

    def to_act(self) -> list[Seat]:
        return NOBODY_ACTS if self.over else ONE_ACTS[self.asked()]

    def legal(self, seat: Seat) -> list[Action]:
        if self.over:
            return []
        question = self.agenda.top()
        return list(question.choices(self)) if seat == question.seat else []

    def options(self, seat: Seat) -> vec[i64]:
        if self.over:
            return EMPTY
        question = self.agenda.top()
        return question.choices(self) if seat == question.seat else EMPTY

    def draw(self, seat: Seat, luck: Chance) -> Action:
        choices = self.agenda.top().choices(self)
        return choices[luck.below(len(choices))]

    def apply(self, seat: Seat, action: Action) -> None:
        """An answer, like anything else on the agenda, changes the mat of its own seat only. What
        concerns everybody says so (`touch_all`): the end of an era, the temple (P-16), and when
        all hands are handed in (P-115)."""
        self.agenda.top().answer(self, action)
        touch(self, seat)
        self.proceed()

    def why_not(self, seat: Seat, action: Action) -> Reason | None:
        if self.over:
            return ENDED
        question = self.agenda.top()
        if seat != question.seat:
            return Reason("not-your-turn", "P-30", {"names": things.seat(question.seat)})
        if action in question.choices(self):
            return None
        reason = question.refusal(self, action) or never_now(self, seat, action)
        if reason is not None:
            return reason
        return Reason("asked", question.rule(), {"asked": f"prompt/{question.prompt(self)}"}, 0)

    def clone(self) -> Pantheon:
        other = Pantheon(self.seats)
        self.copy_to(other)
        return other

    def scores(self) -> list[i64]:
        return listed(self.score)

    def breakdown(self) -> list[list[tuple[str, i64]]]:
        return breakdown(self)

    def ranks(self) -> list[i64]:
        return ranks(self)

    def verdict(self) -> list[Reason]:
        return verdict(self)

    def assert_sound(self) -> None:
        assert_sound(self)
