"""Luna in a browser, frame by frame: what lies on the table is what the engine says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import framewalk
import pytest
from browsing import Person, put_off
from framewalk import Pieces, View, laid

Make = Callable[..., Person]


def pieces(view: View) -> Pieces:
    """What stands where, by a view."""
    found = laid("path", ["figure/guard"])
    for seat, player in enumerate(view["players"]):
        found += laid("landing", [f"novice/{seat}"] * player["landing"])
        found += laid(f"held/{seat}", [f"favour/{seat}/{name}" for name in player["favours"]])
        found += laid(f"space/{player['council']}", [f"stone/{seat}"])
    for island in view["islands"]:
        name = island["name"]
        for seat, (active, inactive, shrine) in enumerate(
            zip(island["active"], island["inactive"], island["shrines"], strict=True)
        ):
            found += laid(f"on/{name}", [f"novice/{seat}"] * active)
            found += laid(f"on/{name}", [f"shrine/{seat}/{name}"] * shrine)
            found += laid(f"beside/{name}", [f"novice/{seat}"] * inactive)
        found += laid(f"island/{name}", [f"figure/{figure}" for figure in island["figures"]])
    for tile in view["tiles"]:
        found += laid(tile["zone"], [f"tile/{tile['tile']}"])
        if tile["novice"] >= 0:
            found += laid(f"tile/{tile['tile']}", [f"novice/{tile['novice']}"])
    if view["step"]["left"]:
        mover = view["to_act"][0] if view["to_act"] else 0
        found += laid("boat", [f"novice/{mover}"] * view["step"]["left"])
    return Counter(found)


@pytest.mark.parametrize("decisions", put_off([2, 24], [24]))
def test_every_frame_shows_what_the_engine_says(person: Make, decisions: int) -> None:
    anna = person(pace=4)
    framewalk.begin(anna, "luna", 4)
    framewalk.play(anna, decisions)
    framewalk.check_frames(anna, pieces, at_least=decisions + 2)


@pytest.mark.soak
def test_a_round_of_three_bots_is_shown_within_six_seconds(person: Make) -> None:
    anna = person(pace=1, motion="full")
    framewalk.begin(anna, "luna", 4)
    framewalk.play(anna, 12)
    assert framewalk.longest_playback(anna) <= 6
    framewalk.check_frames(anna, pieces, at_least=20)
