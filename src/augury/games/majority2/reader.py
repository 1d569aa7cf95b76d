"""The Majority 2: how positions are read (see `augury.core.reader`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from augury.core.chance import Chance
from augury.core.numbers import Numbers
from augury.core.reader import Reader
from augury.core.state import Action, Seat, State
from augury.games.majority2.encode import encode
from augury.games.majority2.evaluate import evaluate
from augury.games.majority2.propose import propose
from augury.games.majority2.redeal import redeal
from augury.games.majority2.rules.game import Majority2
from augury.games.majority2.terms import terms
from augury.games.majority2.view import held, view

if TYPE_CHECKING:
    from augury.core.view import GameView


def own(state: State) -> Majority2:
    """The state as one of this game."""
    assert isinstance(state, Majority2)
    return state


class Majority2Reader(Reader):
    """Reads positions of The Majority 2."""

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

    def spread(self) -> float:
        return 8.0

    def propose(self, state: State, seat: Seat, legal: vec[i64], chance: Chance) -> Action:
        return propose(own(state), seat, legal, chance)
