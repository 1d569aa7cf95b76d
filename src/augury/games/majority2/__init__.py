"""The Majority 2: one hand that goes back and forth, three columns each, and factions that leave a
representative and some coins."""

from __future__ import annotations

from augury.core.chance import Chance
from augury.core.game import Game, Options
from augury.core.options import Option
from augury.games.majority2.actions import VOCABULARY
from augury.games.majority2.reader import Majority2Reader
from augury.games.majority2.rules.game import Majority2
from augury.kit.start import named_seat, start_player

PROMO_SWITCHES = (
    "promo_witch_senior",
    "promo_demon_veteran",
    "promo_dragon_junior",
    "promo_angel_veteran",
    "promo_reaper_aristocrat",
)
SWITCHES = (*PROMO_SWITCHES, "ghosts")


def set_up(seats: int, options: Options, chance: Chance) -> Majority2:
    """M2-90: any of the five promo kinds may replace its base kind. M2-91: the Ghosts may join.
    M2-92: none of it to begin with."""
    state = Majority2(seats, chance)
    promos = [bool(options[name]) for name in PROMO_SWITCHES]
    state.set_up(named_seat(options), promos, bool(options["ghosts"]))
    return state


GAME = Game(
    id="majority2",
    title="The Majority 2",
    designer="Muneyuki Yokouchi",
    year=2011,
    seats=(2,),
    rules_version="1",
    source="The rulebook of the Complete Edition (2015), chapters 4 to 6.",
    vocabulary=VOCABULARY,
    set_up=set_up,
    reader=Majority2Reader(),
    options=(
        Option(
            "promo_witch_senior", "switch", False, "The promo Witch Seniors replace the base ones."
        ),
        Option(
            "promo_demon_veteran",
            "switch",
            False,
            "The promo Demon Veterans replace the base ones.",
        ),
        Option(
            "promo_dragon_junior",
            "switch",
            False,
            "The promo Dragon Juniors replace the base ones.",
        ),
        Option(
            "promo_angel_veteran",
            "switch",
            False,
            "The promo Angel Veterans replace the base ones.",
        ),
        Option(
            "promo_reaper_aristocrat",
            "switch",
            False,
            "The promo Reaper Aristocrats replace the base ones.",
        ),
        Option("ghosts", "switch", False, "Two Ghosts join the deck."),
        *start_player("Who starts.", (2,), "start"),
    ),
    reconstructed=(
        "the price of the Ghost",
        "the victory points of the Angel Senior, the Angel Veteran and four Reapers",
    ),
    levels={
        2: {"noise": 0.06},
        3: {"iterations": 20},
        4: {"iterations": 200},
        5: {"iterations": 7_200},
    },
    weight=3,
    minutes=(15, 20),
    strengths={1: 18, 2: 25, 3: 37, 4: 47, 5: 56},
)
