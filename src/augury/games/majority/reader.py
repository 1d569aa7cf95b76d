"""The Majority: how positions are read (see `augury.core.reader`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from augury.core.chance import Chance
from augury.core.numbers import Numbers
from augury.core.reader import Reader
from augury.core.state import Action, Seat, State
from augury.games.majority.encode import encode
from augury.games.majority.evaluate import evaluate
from augury.games.majority.propose import propose
from augury.games.majority.redeal import redeal
from augury.games.majority.rules.game import Majority
from augury.games.majority.terms import terms
from augury.games.majority.view import held, view

if TYPE_CHECKING:
    from augury.core.view import GameView


def own(state: State) -> Majority:
    """The state as one of this game."""
    assert isinstance(state, Majority)
    return state


class MajorityReader(Reader):
    """Reads positions of The Majority."""

    def view(self, state: State, seat: Seat) -> GameView:
        return view(own(state), seat)

    def held(self, state: State, seat: Seat) -> list[str]:
        return held(own(state), seat)

    def observe(self, state: State, seat: Seat, page: Numbers) -> None:
        encode(own(state), seat, page)

    def resample(self, state: State, seat: Seat, chance: Chance) -> None:
        redeal(own(state), seat, chance)

    def evaluate(self, state: State) -> list[float]:
        return evaluate(own(state))

    def terms(self, state: State) -> list[dict[str, float]]:
        return terms(own(state))

    def propose(self, state: State, seat: Seat, legal: vec[i64], chance: Chance) -> Action:
        return propose(own(state), seat, legal, chance)
