"""Pantheon: nations rise and fall around the Mediterranean; their gods, demigods and columns are
remembered in points."""

from __future__ import annotations

from augury.core.chance import Chance
from augury.core.game import Game, Options
from augury.core.options import Option
from augury.games.pantheon.actions import VOCABULARY
from augury.games.pantheon.reader import PantheonReader
from augury.games.pantheon.rules.game import Pantheon
from augury.kit.start import named_seat, start_player


def set_up(seats: int, options: Options, chance: Chance) -> Pantheon:
    state = Pantheon(seats, chance)
    state.set_up(
        named_seat(options),
        options["bonus"] == "choose",
        options["start_material"] == "by_players",
        int(options["start_score"]),
    )
    return state


GAME = Game(
    id="pantheon",
    title="Pantheon",
    designer="Michael Tummelhofer",
    year=2011,
    seats=(2, 3, 4),
    rules_version="2",
    source="The Dutch rulebook (999 Games, 2011); the board and some numbers are reconstructed.",
    vocabulary=VOCABULARY,
    set_up=set_up,
    reader=PantheonReader(),
    options=(
        Option(
            "bonus",
            "choice",
            "dealt",
            "How players get their bonus tiles.",
            ("dealt", "choose"),
        ),
        Option(
            "start_material",
            "choice",
            "printed",
            "How many feet and columns everyone starts with.",
            ("printed", "by_players"),
        ),
        Option(
            "start_score",
            "choice",
            "1",
            "The score everyone starts with.",
            ("1", "0"),
        ),
        *start_player("Who starts the first era.", (2, 3, 4)),
    ),
    reconstructed=(
        "the board: spaces, start spaces, loot spaces and column spaces",
        "the copies and sacrifices of the god tiles",
        "the copies of the loot tiles and of the demigods, three of the bonus tiles",
        "the price of sacrifice tiles of level 4, the copies of each kind of sacrifice card",
    ),
    thinking={
        "cut": 30,
        "explore": 0.7,
    },  # a few turns farther: what a route is worth shows only when it goes on
    levels={
        1: {"noise": 0.08},
        2: {"noise": 0.12},
        3: {"iterations": 20},
        4: {"iterations": 250},
        5: {"iterations": 3_200, "cut": 60},
    },  # more iterations alone won nothing more
    weight=3,
    minutes=(60, 90),
    strengths={1: 14, 2: 25, 3: 34, 4: 42, 5: 49},
)
