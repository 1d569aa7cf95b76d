"""The Majority: party leaders of the underworld draft members, play them in secret, and are paid
best for second place."""

from __future__ import annotations

from augury.core.chance import Chance
from augury.core.game import Game, Options
from augury.core.options import Option
from augury.games.majority.actions import VOCABULARY
from augury.games.majority.reader import MajorityReader
from augury.games.majority.rules.game import Majority
from augury.kit.start import named_seat, start_player


def set_up(seats: int, options: Options, chance: Chance) -> Majority:
    state = Majority(seats, chance)
    state.set_up(named_seat(options), options["spy_duration"] == "rest_of_round")
    return state


GAME = Game(
    id="majority",
    title="The Majority",
    designer="Muneyuki Yokouchi",
    year=2008,
    seats=(3, 4),
    rules_version="1",
    source="The rulebook of the Complete Edition (2015), chapters 1 to 3.",
    vocabulary=VOCABULARY,
    set_up=set_up,
    reader=MajorityReader(),
    options=(
        *start_player("Who starts with the spy marker.", (3, 4), "spy_start"),
        Option(
            "spy_duration",
            "choice",
            "next_turn",
            "How long turns stay open after a Spy. The rest of the round is a house rule.",
            ("next_turn", "rest_of_round"),
        ),
    ),
    # In round 1 everybody picks 5 times and plays 5 cards, in rounds 2 to 4 both 4 times; the last
    # card of a packet is nobody's choice (MJ-14, MJ-21). Partners also swap a card in each round
    # (MJ-16).
    decisions={3: 3 * (10 + 3 * 8), 4: 4 * (10 + 3 * 8 + 4)},
    thinking={"cut": 0},  # an iteration ends with the turn, and the evaluation judges it
    levels={
        1: {"noise": 0.14},
        2: {"samples": 2, "noise": 0.02},
        4: {"iterations": 500},
        5: {"iterations": 8_000, "cut": 15},
    },  # with so many iterations it pays to play on into the next turns
    weight=2,
    minutes=(30, 45),
    first=True,
    strengths={1: 21, 2: 25, 3: 30, 4: 36, 5: 47},
)
