"""Pebbles: how positions are read (see `augury.core.reader`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from augury.games.pebbles.encode import encode
from augury.games.pebbles.evaluate import evaluate
from augury.games.pebbles.propose import propose
from augury.games.pebbles.rules.game import Pebbles
from augury.games.pebbles.terms import terms
from augury.games.pebbles.view import view
from librt.vecs import vec
from mypy_extensions import i64

from augury.core.chance import Chance
from augury.core.numbers import Numbers
from augury.core.reader import Reader
from augury.core.state import Action, Seat, State

if TYPE_CHECKING:
    from augury.core.view import GameView


def own(state: State) -> Pebbles:
    """The state as one of this game."""
    assert isinstance(state, Pebbles)
    return state


class PebblesReader(Reader):
    """Reads positions of Pebbles."""

    def view(self, state: State, seat: Seat) -> GameView:
        return view(own(state), seat)

    def observe(self, state: State, seat: Seat, page: Numbers) -> None:
        encode(own(state), seat, page)

    def evaluate(self, state: State) -> list[float]:
        return evaluate(own(state))

    def terms(self, state: State) -> list[dict[str, float]]:
        return terms(own(state))

    def propose(self, state: State, seat: Seat, legal: vec[i64], chance: Chance) -> Action:
        return propose(own(state), seat, legal, chance)
