"""A hint at the table, in a real browser: asked for by key or button, seen on the board, taken."""

from __future__ import annotations

import re
from collections.abc import Callable

from browsing import NARROW, WIDE, Person, kept_games, widths
from expecting import expect


@widths("narrow")
def test_a_hint_is_seen_on_the_board_and_can_be_taken(
    person: Callable[..., Person], narrow: bool
) -> None:
    anna = person()
    anna.page.set_viewport_size(NARROW if narrow else WIDE)
    anna.sit("luna", 2)
    anna.wait()
    page, before = anna.page, anna.version()
    page.get_by_role("button", name="Hint").click()
    choices = page.locator(".hint li button")
    expect(choices.first).to_be_visible(timeout=60_000)
    expect(choices.first).to_contain_text(re.compile(r"\d+ % to win"))
    clear = page.locator(".hint .verdict", has_text="Clearly best").count() == 1
    expect(choices).to_have_count(1 if clear else 3)
    if not clear:
        best = page.locator(".thing.taught").get_attribute("data-target")
        choices.nth(1).focus()
        expect(page.locator(".thing.taught")).not_to_have_attribute("data-target", best or "")
    choices.first.click()
    expect(page.locator(".prompt")).to_contain_text("Place your shrine")
    page.keyboard.press("Enter")
    anna.wait_for_version(before)
    expect(page.locator(".hint")).to_have_count(0)


def test_in_a_replay_a_hint_tells_what_would_have_been_best(person: Callable[..., Person]) -> None:
    anna, game = person(), next(kept_games("majority"))
    moment = next(at for at in range(20, 99) if len(game.at(at).legal(game.decisions[at][0])) > 3)
    request, url = anna.context.request, anna.server.url
    assert request.post(f"{url}/api/guests", data={"name": "Anna"}).ok
    made = request.post(f"{url}/api/records", data={"record": game.text()})
    page = anna.go(f"#/replay/{made.json()['id']}/{moment}")
    page.locator(".board").wait_for()
    page.keyboard.press("h")
    choices = page.locator(".hint li button")
    expect(choices.first).to_contain_text(re.compile(r"\d+ % to win"), timeout=60_000)
    page.keyboard.press("h")
    expect(page.locator(".hint")).to_have_count(0)
    page.keyboard.press("h")
    expect(choices.first).to_be_visible(timeout=60_000)
    page.keyboard.press("ArrowRight")  # it was about the moment before
    expect(page.locator(".hint")).to_have_count(0)
    assert anna.trouble == []


def test_a_hint_comes_and_goes_by_key(person: Callable[..., Person]) -> None:
    anna = person()
    anna.sit("luna", 2)
    anna.wait()
    anna.page.keyboard.press("h")
    expect(anna.page.locator(".hint")).to_be_visible()
    column = anna.page.locator("[data-region=choices]")
    assert column.evaluate("column => column.inert")  # the hint stands in its place
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(".hint")).to_have_count(0)
    assert not column.evaluate("column => column.inert")
    anna.page.keyboard.press("h")  # while the first question is still thought about
    expect(anna.page.locator(".hint li button").first).to_be_visible(timeout=60_000)
    assert anna.trouble == []


def test_no_hint_is_offered_beside_other_people(person: Callable[..., Person]) -> None:
    anna = person()
    anna.set_table("majority2", ["me", "me"], ["Anna", "Ben"])
    anna.page.wait_for_selector(".curtain, .board")
    expect(anna.page.get_by_role("button", name="Hint")).to_have_count(0)
