"""Pebbles: take stones from a heap; the last one pays extra."""

from __future__ import annotations

from augury.games.pebbles.actions import VOCABULARY
from augury.games.pebbles.reader import PebblesReader
from augury.games.pebbles.rules.game import Pebbles

from augury.core.chance import Chance
from augury.core.game import Game, Options
from augury.core.options import Option


def set_up(seats: int, options: Options, chance: Chance) -> Pebbles:
    state = Pebbles(seats, chance)
    state.set_up(bool(options["big"]))
    return state


GAME = Game(
    id="pebbles",
    title="Pebbles",
    designer="nobody in particular",
    year=2026,
    seats=(2, 3, 4),
    rules_version="1",
    source="Made up as a first example.",
    vocabulary=VOCABULARY,
    set_up=set_up,
    reader=PebblesReader(),
    options=(Option("big", "switch", False, "Play with a heap twice as large."),),
    secrets=False,
)
