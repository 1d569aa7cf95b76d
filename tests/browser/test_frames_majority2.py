"""The Majority 2 in a browser, frame by frame: what lies on the table is what the engine says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import framewalk
import pytest
from browsing import Person, put_off
from framewalk import Pieces, View, laid

Make = Callable[..., Person]
MOST_BACKS = 8  # cards of a hand that nobody knows are drawn no further


def pieces(view: View) -> Pieces:
    """What lies where, by a view."""
    found = laid("supply", [f"disc/{colour}" for colour in view["supply"]])
    for seat, player in enumerate(view["players"]):
        columns = [(f"column/{seat}/{column['number']}", column) for column in player["columns"]]
        for place, members in [
            *[(place, column["cards"]) for place, column in columns],
            (f"area/{seat}", player["area"]),
        ]:
            found += laid(place, [f"card/{member['card']}" for member in members])
            found += laid(place, [f"disc/{member['disc']}" for member in members if member["disc"]])
        found += laid(f"reserve/{seat}", [f"card/{card}" for card in player["reserve"]])
        found += laid(f"coins/{seat}", [f"coin/{seat}"] * player["coins"])
    found += laid("hand", [f"card/{card}" for card in view["hand"]])
    found += laid("hand", ["back"] * min(MOST_BACKS, view["hand_size"] - len(view["hand"])))
    return Counter(found)


@pytest.mark.parametrize("decisions", put_off([3, 40], [40]))
def test_every_frame_shows_what_the_engine_says(person: Make, decisions: int) -> None:
    anna = person(pace=4)
    framewalk.begin(anna, "majority2", 2)
    framewalk.play(anna, decisions)
    framewalk.check_frames(anna, pieces, at_least=decisions - 1)


@pytest.mark.soak
def test_the_turn_of_a_bot_is_shown_within_six_seconds(person: Make) -> None:
    anna = person(pace=1, motion="full")
    framewalk.begin(anna, "majority2", 2)
    framewalk.play(anna, 16)
    assert framewalk.longest_playback(anna) <= 6
    framewalk.check_frames(anna, pieces, at_least=15)
