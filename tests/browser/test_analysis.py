"""The analysis board in a real browser: a record pasted, moves tried, judged, named, kept."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from browsing import NARROW, WIDE, Person, complaints, put_off
from expecting import expect
from playwright.sync_api import Page, ViewportSize
from positions import random_game

from augury.core import record

HELD = """text => {
    const held = new DataTransfer();
    held.items.add(new File([text], 'game.rec', { type: 'text/plain' }));
    return held;
}"""


def bring(somebody: Person, room: str) -> Page:
    """Drop the file of a whole game on the page; returns when its end is on the board."""
    somebody.go()
    somebody.page.locator(".links a[href='#/analysis']").click()
    page = somebody.page
    page.locator("textarea").wait_for()
    held = page.evaluate_handle(HELD, random_game(room).text())
    page.dispatch_event("body", "dragover", {"dataTransfer": held})
    page.dispatch_event("body", "drop", {"dataTransfer": held})
    expect(page.locator(".analysis[data-node]")).to_be_visible(timeout=60_000)
    return page


def stand_at(page: Page, moment: int) -> None:
    """In a record that was just brought, moves are numbered as they were made."""
    study = page.url.partition("#/analysis/")[2].partition("/")[0]
    page.evaluate(f"location.hash = '#/analysis/{study}/{moment}'")
    page.reload()
    expect(page.locator(f".analysis[data-node='{moment}']")).to_be_visible(timeout=60_000)


def crossroads(room: str) -> int:
    """A moment with a choice between things to touch, for a single seat."""
    game = random_game(room)
    for moment, state in enumerate(game.replay()):
        asked = state.to_act()
        if moment > 30 and len(asked) == 1 and len(state.legal(asked[0])) > 3:
            return moment
    raise AssertionError("there was never much to choose")


@pytest.mark.parametrize(
    ("room", "size"),
    put_off(
        [("luna", WIDE), ("pantheon", NARROW), ("majority", WIDE)],
        [("luna", WIDE), ("pantheon", NARROW)],
    ),
)
def test_a_record_is_analysed_and_taken_home(
    person: Callable[..., Person], tmp_path: Path, room: str, size: ViewportSize
) -> None:
    anna = person()
    anna.page.set_viewport_size(size)
    page = bring(anna, room)
    moment = crossroads(room)
    stand_at(page, moment)
    if size == NARROW:
        page.get_by_role("button", name="Judgement").click()
    lines = page.locator(".judgement li button")
    expect(lines.first).to_be_visible(timeout=60_000)
    expect(lines.first).to_contain_text(re.compile(r"\d+ %"))
    expect(page.locator(".judgement .chances")).to_have_attribute(
        "aria-label", re.compile(r"\d+ %.*\d+ %")
    )
    think = page.get_by_role("button", name=re.compile("^Think"))
    expect(think).to_be_visible(timeout=60_000)
    if lines.count() > 1:
        page.keyboard.press("2")
        expect(lines.nth(1)).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="until stopped").click()
    expect(lines.first).to_be_visible(timeout=60_000)
    page.keyboard.press("s")
    expect(think).to_be_visible()
    page.get_by_role("button", name="2 s", exact=True).click()
    expect(think).to_be_visible(timeout=60_000)
    node = moment + 1  # in the game; moves of a record are numbered as they were made
    for line in (lines.last, lines.first, lines.last):
        if node != moment + 1:
            break
        if page.locator(f".analysis[data-node='{moment}']").count() == 0:
            stand_at(page, moment)  # that was the game's own move: try another one
            if size == NARROW:
                page.get_by_role("button", name="Judgement").click()
            expect(think).to_be_visible(timeout=60_000)
        line.click()
        if size == NARROW:
            page.get_by_role("button", name="Move", exact=True).click()
        page.locator(".prompt .btn.go").click()
        expect(page.locator(f".analysis[data-node='{moment}']")).to_have_count(0)
        node = int(page.locator(".analysis[data-node]").get_attribute("data-node") or 0)
    if size == NARROW:
        page.get_by_role("button", name="Variations").click()
    if size == NARROW:
        page.locator(".variations .here .more").click()
    else:
        page.locator(".variations .here .move").click(button="right")
    expect(page.get_by_role("button", name="Promote", exact=True)).to_be_enabled()
    page.get_by_role("textbox", name="Name of the variation").fill("My idea")
    page.get_by_role("textbox", name="Comment").fill("look here")
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".variations .here")).to_contain_text("My idea")
    page.reload()
    expect(page.locator(f".analysis[data-node='{node}']")).to_be_visible(timeout=60_000)
    if size == NARROW:
        page.get_by_role("button", name="Variations").click()
    expect(page.locator(".variations .here")).to_contain_text("look here")
    with page.expect_download() as taken:
        page.get_by_role("link", name="Download").click()
    file = tmp_path / "study.rec"
    taken.value.save_as(file)
    read = record.parse(file.read_text(encoding="utf-8"))
    read.verify()
    assert read.decisions == random_game(room).decisions
    assert "look here" in read.variations.notes.values()
    assert complaints(anna) == []
    ben, link = person("Ben"), share(anna)
    shown_to(ben, link, node)
    page.get_by_role("button", name="Withdraw links").click()
    expect(page.get_by_role("button", name="Withdraw links")).to_have_count(0)
    ben.page.goto("about:blank")
    ben.page.goto(link)
    expect(ben.page.get_by_role("alert")).to_be_visible()


def share(somebody: Person) -> str:
    somebody.context.grant_permissions(["clipboard-read", "clipboard-write"])
    somebody.page.get_by_role("button", name="Copy a link").click()
    somebody.page.get_by_role("button", name="Copied").wait_for()
    link: str = somebody.page.evaluate("navigator.clipboard.readText()")
    return link


def shown_to(stranger: Person, link: str, node: int) -> None:
    """Whoever has the link sees the same move, can walk about, and change nothing."""
    page = stranger.page
    page.goto(link)
    expect(page.locator(f".analysis[data-node='{node}']")).to_be_visible(timeout=60_000)
    expect(page.locator(".variations .here")).to_contain_text("look here")
    expect(page.locator(".variations .more, .prompt, .judgement")).to_have_count(0)
    page.keyboard.press("ArrowLeft")
    expect(page.locator(f".analysis[data-node='{node}']")).to_have_count(0)
    page.get_by_role("button", name="Analyse it yourself").click()
    expect(page.locator(".judgement")).to_be_visible(timeout=60_000)
    assert complaints(stranger) == [] and stranger.trouble == []


def test_a_broken_record_is_told_with_its_line(person: Callable[..., Person]) -> None:
    page = person().go("#/analysis")
    page.locator("textarea").fill("augury record 1\ngame: chess\nrules: 1\nseats: 2\nseed: 1\n--\n")
    page.get_by_role("button", name="Analyse").click()
    expect(page.get_by_role("alert")).to_contain_text(re.compile("Line 2: .*chess"))


@pytest.mark.soak
def test_a_fresh_deal_is_played_for_all_seats_by_keys(person: Callable[..., Person]) -> None:
    anna = person()
    page = anna.go("#/analysis")
    page.locator("select").first.select_option("majority2")
    page.get_by_role("button", name="Deal", exact=True).click()
    expect(page.locator(".analysis[data-node='0']")).to_be_visible(timeout=60_000)
    for node in range(1, 4):
        lines = page.locator(".judgement li button")
        expect(lines.first).to_be_visible(timeout=60_000)
        lines.first.click()
        page.keyboard.press("Escape")
        lines.first.click()
        page.locator(".prompt .btn.go").click()
        expect(page.locator(f".analysis[data-node='{node}']")).to_be_visible(timeout=60_000)
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".analysis[data-node='2']")).to_be_visible()
    page.get_by_role("button", name="Open cards").click()
    expect(page.locator(".held dd").first).not_to_be_empty()
