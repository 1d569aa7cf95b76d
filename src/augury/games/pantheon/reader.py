"""Pantheon: how positions are read (see `augury.core.reader`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from augury.core.chance import Chance
from augury.core.numbers import Numbers
from augury.core.reader import Reader
from augury.core.reason import Reason
from augury.core.state import Action, Seat, State
from augury.games.pantheon.encode import encode
from augury.games.pantheon.evaluate import evaluate
from augury.games.pantheon.propose import propose
from augury.games.pantheon.redeal import redeal
from augury.games.pantheon.rules.choosing import closest
from augury.games.pantheon.rules.game import Pantheon
from augury.games.pantheon.terms import terms
from augury.games.pantheon.view import held, view

if TYPE_CHECKING:
    from augury.core.view import GameView


def own(state: State) -> Pantheon:
    """The state as one of this game."""
    assert isinstance(state, Pantheon)
    return state


class PantheonReader(Reader):
    """Reads positions of Pantheon."""

    def view(self, state: State, seat: Seat) -> GameView:
        return view(own(state), seat)

    def held(self, state: State, seat: Seat) -> list[str]:
        return held(own(state), seat)

    def observe(self, state: State, seat: Seat, page: Numbers) -> None:
        encode(own(state), seat, page)

    def resample(self, state: State, seat: Seat, chance: Chance) -> None:
        redeal(own(state), seat, chance)

    def closest(self, state: State, seat: Seat, thing: str) -> Reason | None:
        return closest(own(state), seat, thing)

    def evaluate(self, state: State) -> list[float]:
        return evaluate(own(state))

    def terms(self, state: State) -> list[dict[str, float]]:
        return terms(own(state))

    def spread(self) -> float:
        return 12.0

    def propose(self, state: State, seat: Seat, legal: vec[i64], chance: Chance) -> Action:
        return propose(own(state), seat, legal, chance)
