"""The Majority in a browser, frame by frame: what lies on the table is what the engine says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import framewalk
import pytest
from browsing import Person, put_off
from framewalk import Pieces, View, laid

Make = Callable[..., Person]


def pieces(view: View) -> Pieces:
    """What lies where, by a view."""
    found = laid(f"mat/{view['marker']}", ["marker"]) if view["marker"] >= 0 else []
    draft, play = view["phase"] == "draft", view["phase"] == "play"
    for seat, mat in enumerate(view["mats"]):
        found += laid(f"area/{seat}", [f"card/{card}" for card in mat["area"]])
        card = view["zone"][seat]["card"]
        if draft and mat["packet_size"]:
            found += laid(f"zone/{seat}", [f"packet/{mat['packet_from']}"])
        elif card:
            found += laid(f"zone/{seat}", [f"card/{card}"])
        elif play and seat == view["seat"] and view["chosen"]:
            found += laid(f"zone/{seat}", [f"card/{view['chosen']}"])
        elif play and mat["has_chosen"]:
            found += laid(f"zone/{seat}", [f"back/{seat}"])
    hand = list(view["packet"] if draft else view["hand"])
    if play and view["chosen"]:
        hand.remove(view["chosen"])
    found += laid("hand", [f"card/{card}" for card in hand])
    if draft:
        found += laid("kept", [f"card/{card}" for card in view["kept"]])
    found += laid("removed", [f"card/{card}" for card in view["removed"]])
    return Counter(found)


@pytest.mark.parametrize("decisions", put_off([3, 24], [24]))
def test_every_frame_shows_what_the_engine_says(person: Make, decisions: int) -> None:
    anna = person(pace=4)
    framewalk.begin(anna, "majority", 4)
    framewalk.play(anna, decisions)
    framewalk.check_frames(anna, pieces, at_least=2 * decisions)


@pytest.mark.soak
def test_a_round_of_three_bots_is_shown_within_six_seconds(person: Make) -> None:
    anna = person(pace=1, motion="full")
    framewalk.begin(anna, "majority", 4)
    framewalk.play(anna, 6)
    assert framewalk.longest_playback(anna) <= 6
    framewalk.check_frames(anna, pieces, at_least=10)
