"""Luna: how positions are read (see `augury.core.reader`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from augury.core.chance import Chance
from augury.core.numbers import Numbers
from augury.core.reader import Reader
from augury.core.reason import Reason
from augury.core.state import Action, Seat, State
from augury.games.luna.encode import encode
from augury.games.luna.evaluate import evaluate
from augury.games.luna.propose import propose
from augury.games.luna.rules.closest import closest
from augury.games.luna.rules.game import Luna
from augury.games.luna.terms import terms
from augury.games.luna.view import view

if TYPE_CHECKING:
    from augury.core.view import GameView


def own(state: State) -> Luna:
    """The state as one of this game."""
    assert isinstance(state, Luna)
    return state


class LunaReader(Reader):
    """Reads positions of Luna."""

    def view(self, state: State, seat: Seat) -> GameView:
        return view(own(state), seat)

    def observe(self, state: State, seat: Seat, page: Numbers) -> None:
        encode(own(state), seat, page)

    def closest(self, state: State, seat: Seat, thing: str) -> Reason | None:
        return closest(own(state), seat, thing)

    def evaluate(self, state: State) -> list[float]:
        return evaluate(own(state))

    def terms(self, state: State) -> list[dict[str, float]]:
        return terms(own(state))

    def propose(self, state: State, seat: Seat, legal: vec[i64], chance: Chance) -> Action:
        return propose(own(state), seat, legal, chance)
