"""Axe finds nothing at tables, in dialogs and lessons; about other pages test_blanks.py asks it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from browsing import BOARDS, Person, complaints, play_out, put_off, widths

OWN_WALKS = ("goetia", "luna", "pantheon")


# Three boards have walks of their own, in which axe looks at what they plan and at their text; The
# Majority 2 is drawn by the same hand as The Majority, and test_layouts.py asks axe about each.
@pytest.mark.parametrize(
    ("room", "narrow"),
    put_off(
        [(room, narrow) for room in BOARDS for narrow in (False, True)],
        [
            ("majority", True),
            *(("majority2", narrow) for narrow in (False, True)),
            *((room, narrow) for room in OWN_WALKS for narrow in (False, True)),
        ],
    ),
)
def test_axe_finds_nothing_at_the_table(
    person: Callable[..., Person], room: str, narrow: bool
) -> None:
    anna = person(narrow=narrow)
    anna.sit_in_the_middle(room)
    assert complaints(anna) == []
    anna.touch_something()
    assert complaints(anna) == []
    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("t")
    anna.page.wait_for_selector(".twin")
    assert complaints(anna) == []
    anna.check()


@widths("narrow")
def test_axe_finds_nothing_in_the_dialogs_at_the_end_and_in_the_replay(
    person: Callable[..., Person], narrow: bool
) -> None:
    anna = person(narrow=narrow)
    anna.sit("majority", 3)
    anna.wait()
    anna.page.keyboard.press("l")
    anna.page.wait_for_selector("dialog[open]")
    assert complaints(anna) == []
    anna.page.keyboard.press("Escape")
    anna.page.locator(".bar button").last.click()
    anna.page.wait_for_selector("dialog[open]")
    assert complaints(anna) == []
    anna.page.get_by_role("button", name="Invite", exact=True).click()
    anna.page.locator("dialog").get_by_role("button", name="Link to watch").click()
    anna.page.wait_for_selector("dialog .card svg")
    assert complaints(anna) == []
    anna.sit_in_the_middle("majority", 0.9)
    play_out([anna])
    anna.page.wait_for_selector(".ended .winner")
    assert complaints(anna) == []
    anna.page.locator(".ended").get_by_role("link", name="Replay").click()
    anna.page.wait_for_selector(".replay .board")
    assert complaints(anna) == []
    anna.check()


@widths("narrow")
def test_axe_finds_nothing_in_a_lesson(person: Callable[..., Person], narrow: bool) -> None:
    anna = person(narrow=narrow)
    anna.go()
    anna.press_on_cover("majority", ".learn")
    anna.wait()
    anna.page.wait_for_selector(".coach")
    assert complaints(anna) == []
    anna.check()
