"""Every board on every screen: nothing is cut, too small, covered, or moves under the finger."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from browsing import BOARDS, MOVED, Person, complaints, put_off
from positions import played_out

LOOKING = (Path(__file__).parent.parent / "looking.js").read_text(encoding="utf-8")
SIZES = [
    (360, 780),
    (390, 844),
    (780, 360),
    (768, 1024),
    (820, 1180),
    (1024, 768),
    (1280, 720),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
]
FINGERS = 1000  # pixels: on narrower screens things are touched with a finger
LANGUAGES = ("en", "nl", "de")
LOOKS = [(room, size, tongue) for room in BOARDS for size in SIZES for tongue in LANGUAGES]
NOW = {  # every board, every language, small and large; the others in `make fuzz`
    ("goetia", (1440, 900), "de"),
    ("luna", (360, 780), "de"),
    ("majority", (360, 780), "nl"),
    ("majority2", (1024, 768), "de"),
    ("pantheon", (1440, 900), "en"),
}


def looked(somebody: Person, coarse: bool) -> dict[str, Any]:
    """What is wrong with the page as it stands."""
    somebody.page.evaluate(MOVED)
    found: dict[str, Any] = somebody.page.evaluate(f"looking.all({str(coarse).lower()})")
    return {what: faults for what, faults in found.items() if faults}


def sat_down(somebody: Person, room: str, share: float) -> None:
    """At a full table, so far into a game, and asked."""
    somebody.play_from(*played_out(room, share))
    somebody.wait()
    somebody.page.evaluate(LOOKING)


@pytest.mark.parametrize(
    ("room", "size", "language"), put_off(LOOKS, [look for look in LOOKS if look not in NOW])
)
def test_a_board_on_a_screen(
    person: Callable[..., Person], room: str, size: tuple[int, int], language: str
) -> None:
    coarse = size[0] < FINGERS
    anna = person(name="Wilhelmina", narrow=coarse, language=language)
    anna.page.set_viewport_size({"width": size[0], "height": size[1]})
    for share in (0.0, 0.5, 1.0):
        sat_down(anna, room, share)
        assert looked(anna, coarse) == {}, f"{share} of the game"
        pick(anna, share)
        assert anna.page.evaluate("looking.moved()") == []
        assert looked(anna, coarse) == {}, f"{share} of the game, something picked"
        assert complaints(anna) == []
    anna.check()


def pick(somebody: Person, share: float) -> None:
    """Touch something that may be touched, and wait for the answer."""
    things = somebody.page.locator(".board .thing.may")
    somebody.page.evaluate("looking.mark()")
    if not things.count():
        return
    before = somebody.situation()
    things.nth(Random(share).randrange(things.count())).evaluate("thing => thing.click()")
    somebody.wait_for_change(before)
    somebody.page.evaluate(MOVED)
