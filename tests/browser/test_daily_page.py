"""The deal of the day in a real browser: begun from the first page, finished, compared, shared."""

from __future__ import annotations

import datetime
import re
from collections.abc import Callable, Iterator

import pytest
from browsing import NARROW, WIDE, Person, Server, complaints, widths
from expecting import expect
from finishing import finish


@pytest.fixture
def left_alone(server: Server) -> Iterator[None]:
    """Bots of every level go on with a deal that somebody has finished, for a minute of processor
    time. No walk waits for them; whoever restarts the server is rid of them."""
    yield
    server.kill()
    server.start()


@widths("narrow")
@pytest.mark.usefixtures("left_alone")
def test_a_deal_is_played_and_compared(person: Callable[..., Person], narrow: bool) -> None:
    anna = person()
    page = anna.page
    page.set_viewport_size(NARROW if narrow else WIDE)
    anna.go()
    card = page.get_by_role("region", name=re.compile("Today.s deal"))
    expect(card.get_by_role("button", name="Play it")).to_be_visible()
    expect(card.get_by_role("listitem")).to_have_count(7)
    card.get_by_role("link", name="All deals").click()
    deal = page.locator(".deals li[data-game=luna]").first
    expect(page.locator(".deals")).to_contain_text("Alone against the automaton, level 1")
    expect(page.locator(".two")).to_contain_text("Finish a deal")
    assert complaints(anna) == []
    deal.get_by_role("button", name="Play").click()
    page.locator(".board").wait_for()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    table = page.url.rpartition("/")[2]
    anna.go("#/about")  # no board has to follow
    finish(table, [anna])
    anna.go("#/daily")
    expect(deal).to_contain_text(re.compile(r"Place \d+ of \d+"))
    results = page.locator(".two .panel").first
    expect(results).to_contain_text("Final points on your seat")
    expect(results.locator("tr.mine")).to_have_count(1)
    expect(results.locator("pre")).to_contain_text("Luna: Place")
    day = datetime.datetime.now(datetime.UTC).date().isoformat()
    expect(results.locator("pre")).to_contain_text(f"#/daily/{day}")
    expect(page.locator("[aria-current=date] .sign[data-game=luna]")).to_be_visible()
    assert complaints(anna) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(deal.get_by_role("button", name="Play for fun")).to_be_visible()
    expect(results.locator("tr.mine a")).to_have_attribute("href", re.compile("#/review/"))
    assert anna.trouble == []


@pytest.mark.soak
@pytest.mark.parametrize("language", ["nl", "de"])
def test_the_page_fits_in_every_language(person: Callable[..., Person], language: str) -> None:
    ben = person("Ben", language=language)
    for size in (WIDE, NARROW):
        ben.page.set_viewport_size(size)
        ben.go("#/daily/2026-11-05")
        ben.page.locator(".deals li").first.wait_for()
        assert complaints(ben) == []
        assert ben.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
