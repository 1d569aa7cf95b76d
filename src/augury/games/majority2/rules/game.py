"""The Majority 2: who decides, and what (RULES.md 6). The rules themselves are in the other
modules."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from augury.core.chance import Chance
from augury.core.reason import Reason
from augury.core.state import Action, Seat
from augury.games.majority2.invariants import assert_sound
from augury.games.majority2.rules.scoring import breakdown, ranks, scores, verdict
from augury.games.majority2.rules.setup import set_up
from augury.games.majority2.rules.turn import asked, begin_turn, choices, settle
from augury.games.majority2.state import OVER, Board
from augury.kit import things
from augury.kit.acting import NOBODY_ACTS, ONE_ACTS
from augury.kit.cells import EMPTY

ENDED: Final = Reason("over", "M2-45")


@mypyc_attr(acyclic=True)
class Majority2(Board):
    """A game of The Majority 2."""

    def set_up(self, start_player: Seat, promos: list[bool], ghosts: bool) -> None:
        set_up(self, start_player, promos, ghosts)
        begin_turn(self)

    def to_act(self) -> list[Seat]:
        return NOBODY_ACTS if self.phase == OVER else ONE_ACTS[asked(self).seat]

    def legal(self, seat: Seat) -> list[Action]:
        if self.phase == OVER:
            return []
        return list(choices(self)) if seat == asked(self).seat else []

    def options(self, seat: Seat) -> vec[i64]:
        return EMPTY if self.phase == OVER or seat != asked(self).seat else choices(self)

    def draw(self, seat: Seat, luck: Chance) -> Action:
        found = choices(self)
        return found[luck.below(len(found))]

    def apply(self, seat: Seat, action: Action) -> None:
        if self.agenda.depth:
            self.choices = EMPTY
            self.agenda.pop().answer(self, action)
            settle(self)
        else:
            asked(self).answer(self, action)

    def why_not(self, seat: Seat, action: Action) -> Reason | None:
        if self.phase == OVER:
            return ENDED
        question = asked(self)
        if seat != question.seat:
            rule = "M2-43" if self.agenda.depth else "M2-6"
            return Reason("not-your-turn", rule, {"names": things.seat(question.seat)})
        if action in choices(self):
            return None
        reason = question.refusal(self, action)
        if reason is not None:
            return reason
        return Reason("asked", question.rule(), {"asked": f"prompt/{question.prompt()}"}, 0)

    def scores(self) -> list[i64]:
        return scores(self)

    def breakdown(self) -> list[list[tuple[str, i64]]]:
        return breakdown(self)

    def ranks(self) -> list[i64]:
        return ranks(self)

    def verdict(self) -> list[Reason]:
        return verdict(self)

    def clone(self) -> Majority2:
        other = Majority2()
        self.copy_to(other)
        return other

    def assert_sound(self) -> None:
        assert_sound(self)
