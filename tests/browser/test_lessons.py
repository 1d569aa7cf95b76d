"""Learning by playing, in a real browser: the coach leads through the lesson of every game that has
one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from browsing import Person, put_off
from expecting import expect

from augury.core import record, registry
from augury.words import Words

TAUGHT = [game for game in registry.ids() if (registry.room(game) / "lesson.rec").is_file()]


def own_decisions(game: str) -> int:
    lesson = record.parse((registry.room(game) / "lesson.rec").read_text(encoding="utf-8"))
    return sum(1 for seat, _ in lesson.decisions if seat == 0)


def last_word(game: str) -> str:
    """How the coach takes leave."""
    return Words(game).say("lesson-free").partition(".")[0]


@pytest.mark.parametrize(
    ("taught", "narrow"),
    put_off(
        [(game, narrow) for game in TAUGHT for narrow in (False, True)],
        [  # the coach is the same, and all lessons are played over the wire
            *((game, False) for game in TAUGHT),
            *((game, True) for game in TAUGHT if game != "majority"),
        ],
    ),
)
def test_the_coach_shows_the_whole_lesson_and_then_lets_go(
    person: Callable[..., Person], taught: str, narrow: bool
) -> None:
    anna = person(narrow=narrow)
    page = anna.go()
    anna.press_on_cover(taught, ".learn")
    page.wait_for_selector(".coach")
    shown = set()
    for _ in range(own_decisions(taught) * 2 + 5):
        anna.wait()
        if page.locator(".coach .btn:has-text('Close')").count():
            break
        shown.add(page.locator(".coach p").first.inner_text())
        before = anna.situation()
        page.locator(".coach .btn").click()
        anna.wait_for_change(before)
    assert len(shown) >= own_decisions(taught), "each decision is explained"
    expect(page.locator(".coach")).to_contain_text(last_word(taught))
    page.locator(".coach .btn").click()
    expect(page.locator(".coach")).to_have_count(0)
    anna.decide()
    anna.check()


def test_what_the_coach_means_glows_and_its_rules_are_links(person: Callable[..., Person]) -> None:
    anna = person()
    page = anna.go()
    anna.press_on_cover("majority", ".learn")
    anna.wait()
    expect(page.locator(".thing.taught")).to_have_attribute("data-target", "card/R10")
    page.locator(".thing.taught").click()
    page.locator(".prompt .btn.go").click()
    expect(page.locator(".thing.taught")).to_have_attribute("data-target", "card/Y9")
    page.locator(".coach a").first.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("The Majority")
    anna.check()


def test_who_goes_another_way_is_left_alone(person: Callable[..., Person]) -> None:
    anna = person()
    page = anna.go("#/learn")
    page.get_by_role("button", name="The Majority", exact=True).click()
    anna.wait()
    before = anna.version()
    page.locator(".thing.may:not(.taught)").first.click()
    page.locator(".prompt .btn.go").click()
    anna.wait_for_version(before)
    expect(page.locator(".coach")).to_contain_text(last_word("majority"))
    anna.check()
