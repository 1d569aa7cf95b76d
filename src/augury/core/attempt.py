"""What would become of some decisions of one seat, told from nothing but what that seat may know.

Whoever tries something out must learn no more from the answer than they knew before: whether it is
refused and why, where it ends, how the table would stand. So decisions are tried on a position in
which everything hidden from the seat is dealt afresh, and a list ends where something new would
come out: at a seal.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from augury.core import chance
from augury.core.errors import AuguryError, BehindSeal, Illegal, NotYourTurn
from augury.core.game import Game
from augury.core.reason import Reason, given
from augury.core.state import State

SHOWN = "shown"  # the seat's own cards are seen by others; the seat itself learns nothing from it


class Attempt:
    """The decisions that can be made, and why the next one cannot (`refusal`).

    Nothing is imagined until somebody asks what comes of it: what the seat may do now is the same
    in every world it cannot tell apart, so a single decision is checked where it stands.
    """

    def __init__(self, game: Game, truth: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.made: list[int] = []
        self.refusal: AuguryError | None = None
        self._truth = truth
        self._world: State | None = None
        self._tried = 0  # how many of the decisions made have been carried out in the world
        self._final = ""
        self._revealing = False  # the last of them brings out something new
        self._ends = False
        self._asked: list[int] = []
        self._after: State | None = None  # what the last of them leads to

    def take(self, actions: Sequence[int]) -> None:
        """Go on with these decisions as far as possible."""
        for action in actions:
            self.refusal = self._refusal(action)
            if self.refusal is not None:
                return
            self.made.append(action)

    def refuse(self, refusal: AuguryError) -> None:
        """It is refused before anything is tried."""
        self.refusal = refusal

    def _refusal(self, action: int) -> AuguryError | None:
        position = self._truth
        if self.made:
            if self.ends:
                if self._revealing:
                    return BehindSeal(Reason("sealed"))
                return NotYourTurn(Reason("turn-ends"))
            position = self.state
        if action in position.legal(self.seat):
            return None
        return Illegal(given(position.why_not(self.seat, action)))

    # What comes of it

    @property
    def state(self) -> State:
        """The table as the seat may imagine it after `made`; if nothing can follow the last of
        them, before it."""
        self._try_out()
        assert self._world is not None, "it has just been imagined"
        return self._world

    @property
    def after(self) -> State | None:
        """The table as the seat may foresee it after all of `made`; None where something new would
        come out."""
        self._try_out()
        return None if self._revealing else self._after

    @property
    def final(self) -> str:
        """What seals the decisions, a word as in `State.sealed` (`undo-<word>` in the texts); "" if
        all of them could be taken back."""
        self._try_out()
        return self._final

    @property
    def ends(self) -> bool:
        """Nothing can be decided beyond the last of them: something new comes out, it is no longer
        the seat's turn, or another turn begins."""
        self._try_out()
        return self._ends

    @property
    def asked(self) -> list[int] | None:
        """Who is asked afterwards; None where only the true position can tell."""
        self._try_out()
        return None if self._revealing else self._asked

    def _try_out(self) -> None:
        if self._world is None:
            self._world = imagined(self.game, self._truth, self.seat)
            self._asked = [int(seat) for seat in self._world.to_act()]
            self._after = self._world
        while self._tried < len(self.made):
            after = self._world.clone()
            after.apply(self.seat, self.made[self._tried])
            self._tried += 1
            self._after = after
            self._asked = [int(seat) for seat in after.to_act()]
            step = leads(self._world, after, self.seat)
            self._final = step.sealed or self._final
            self._revealing, self._ends = step.revealing, step.ends
            if not self._ends:
                self._world = after


@dataclass(frozen=True, slots=True)
class Leads:
    """What one decision of a seat brings with it."""

    sealed: str  # a word as in `State.sealed`; "" if it could be taken back
    revealing: bool  # it brings out something new
    ends: bool  # the seat can decide nothing beyond it without knowing more, or in this turn


def leads(before: State, after: State, seat: int) -> Leads:
    """Compare the table before and after one decision of a seat."""
    sealed = str(after.sealed) if after.epoch != before.epoch else ""
    revealing = sealed not in ("", SHOWN)
    ends = revealing or seat not in after.to_act() or after.begins_turn()
    return Leads(sealed, revealing, ends)


def imagined(game: Game, truth: State, seat: int) -> State:
    """The position as the seat may imagine it: always the same one for the same knowledge."""
    world = truth.clone()
    game.reader.redeal(world, seat, chance.from_seed(0))
    return world
