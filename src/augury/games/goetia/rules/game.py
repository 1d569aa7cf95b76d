"""Goetia: the game as the kernel sees it. What is still to be done lies on an agenda; this runs it
(RULES.md 6)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from augury.core.chance import Chance
from augury.core.reason import Reason
from augury.core.state import Action, Seat
from augury.games.goetia.invariants import assert_sound
from augury.games.goetia.rules.draft import begin_draft
from augury.games.goetia.rules.rounds import Turn
from augury.games.goetia.rules.scoring import breakdown, points, ranks, verdict
from augury.games.goetia.rules.setup import set_up
from augury.games.goetia.state import NO_QUESTION, OVER, Board
from augury.kit import things
from augury.kit.acting import NOBODY_ACTS, ONE_ACTS
from augury.kit.cells import EMPTY

ENDED: Final = Reason("over", "G-701")


@mypyc_attr(acyclic=True)
class Goetia(Board):
    """A game of Goetia."""

    def set_up(self, edition: i64, start_player: Seat) -> None:
        set_up(self, edition, start_player)
        begin_draft(self)
        self.run()

    def to_act(self) -> list[Seat]:
        return NOBODY_ACTS if self.phase == OVER else ONE_ACTS[self.asked.seat]

    def legal(self, seat: Seat) -> list[Action]:
        return self.asked.legal(self) if seat == self.asked.seat else []

    def options(self, seat: Seat) -> vec[i64]:
        return self.asked.options(self) if seat == self.asked.seat else EMPTY

    def draw(self, seat: Seat, luck: Chance) -> Action:
        return self.asked.draw(self, luck)

    def apply(self, seat: Seat, action: Action) -> None:
        self.steps.drop()
        self.asked.answer(self, action)
        self.run()

    def run(self) -> None:
        """Do what can be done without asking."""
        while self.steps.depth:
            if self.listening:
                self.beat()
            if not self.steps.pop().run(self):
                return
        self.asked = NO_QUESTION
        self.choices = EMPTY

    # The rest of the contract

    def why_not(self, seat: Seat, action: Action) -> Reason | None:
        if self.phase == OVER:
            return ENDED
        asked = self.asked
        if asked.seat != seat:
            return Reason("not-your-turn", "G-206", {"names": things.seat(asked.seat)})
        if action in asked.legal(self):
            return None
        reason = asked.refusal(self, action)
        if reason is not None:
            return reason
        return Reason("asked", asked.rule(), {"asked": f"prompt/{asked.prompt(self)}"}, 0)

    def begins_turn(self) -> bool:
        """G-208: whoever is alone in being able to place takes turn after turn."""
        return isinstance(self.asked, Turn)

    def clone(self) -> Goetia:
        other = Goetia()
        self.copy_to(other)
        return other

    def scores(self) -> list[i64]:
        return [points(self, seat) for seat in range(self.seats)]

    def breakdown(self) -> list[list[tuple[str, i64]]]:
        return [breakdown(self, seat) for seat in range(self.seats)]

    def ranks(self) -> list[i64]:
        return ranks(self)

    def verdict(self) -> list[Reason]:
        return verdict(self)

    def assert_sound(self) -> None:
        assert_sound(self)
