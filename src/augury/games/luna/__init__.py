"""Luna: novices of the Moon Priestess travel between seven Holy Isles, and the best of them enter
her Temple."""

from __future__ import annotations

from augury.core.chance import Chance
from augury.core.game import Game, Options
from augury.core.options import Option
from augury.games.luna.actions import VOCABULARY
from augury.games.luna.reader import LunaReader
from augury.games.luna.rules.game import Luna
from augury.kit.start import RANDOM, named_seat, start_player


def set_up(seats: int, options: Options, chance: Chance) -> Luna:
    if seats == 1:  # the automaton has the second seat
        state = Luna(2, chance)
        state.set_up(int(options["level"]), False, RANDOM, False)
        return state
    state = Luna(seats, chance)
    state.set_up(
        0,
        options["setup"] == "preset",
        named_seat(options),
        options["colours"] == "random",
    )
    return state


GAME = Game(
    id="luna",
    title="Luna",
    designer="Stefan Feld",
    year=2010,
    seats=(1, 2, 3, 4),
    rules_version="1",
    source="The rulebook of 2010 (Hall Games); what it does not print is reconstructed.",
    vocabulary=VOCABULARY,
    set_up=set_up,
    reader=LunaReader(),
    options=(
        Option("level", "choice", "1", "How hard the automaton is.", ("1", "2", "3"), (1,)),
        Option(
            "setup",
            "choice",
            "standard",
            "How the first novices get to the islands.",
            ("standard", "preset"),
            (2, 3, 4),
        ),
        *start_player("Who gets the start figure.", (2, 3, 4), "start"),
        Option(
            "colours",
            "choice",
            "seated",
            "How the colours are dealt.",
            ("seated", "random"),
            (2, 3, 4),
        ),
    ),
    automata={1: 1},
    reconstructed=(
        "colours and symbols of the temple tiles",
        "numbers and shape of the temple boards",
        "the fixed set-up",
        "the split of the influence chips",
    ),
    secrets=False,
    thinking={"cut": 0},  # an iteration ends with the turn, and the evaluation judges it
    levels={
        1: {"noise": 0.095},
        2: {"noise": 0.06},
        3: {"iterations": 16},
        4: {"iterations": 250},
    },
    weight=4,
    minutes=(45, 100),
    strengths={1: 19, 2: 25, 3: 36, 4: 44, 5: 55},
)
