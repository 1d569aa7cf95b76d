"""Goetia: Nine Kings of Solomon: demon worshippers place followers, contact and conjure Kings, and
close Pacts with them."""

from __future__ import annotations

from augury.core.chance import Chance
from augury.core.game import Game, Options
from augury.core.options import Option
from augury.games.goetia.actions import VOCABULARY
from augury.games.goetia.components import ED_2019, ED_2020
from augury.games.goetia.reader import GoetiaReader
from augury.games.goetia.rules.game import Goetia
from augury.kit.start import named_seat, start_player


def set_up(seats: int, options: Options, chance: Chance) -> Goetia:
    state = Goetia(seats, chance)
    state.set_up(ED_2019 if options["edition"] == "2019" else ED_2020, named_seat(options))
    return state


GAME = Game(
    id="goetia",
    title="Goetia: Nine Kings of Solomon",
    designer="Kristian Karlberg",
    year=2020,
    seats=(2, 3, 4),
    rules_version="1",
    source="The Dutch rulebook of the 2020 edition and the English one of the 2019 edition.",
    vocabulary=VOCABULARY,
    set_up=set_up,
    reader=GoetiaReader(),
    options=(
        Option("edition", "choice", "2020", "Which edition is played.", ("2020", "2019")),
        *start_player("Who takes the Ram Skull and starts.", (2, 3, 4)),
    ),
    reconstructed=(
        "rewards, links and colours of the hexes",
        "cost rows of the boards",
        "backs of the World's Edge cards",
        "effects and WP of most Demon cards",
        "formulas of most Pacts",
    ),
    thinking={"cut": 0},  # an iteration ends with the turn, and the evaluation judges it
    levels={
        2: {"samples": 4, "beam": 2, "noise": 0.01},
        3: {"iterations": 24},
        4: {"bot": "learned", "iterations": 60},
        5: {"bot": "learned", "iterations": 5_600},
    },
    weight=5,
    minutes=(80, 160),
    strengths={1: 16, 2: 25, 3: 36, 4: 48, 5: 57},
)
