"""The review of a finished game, in a real browser: judged, gone through, played out, shared."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from browsing import NARROW, WIDE, Person, kept_games, put_off
from playwright.sync_api import Locator, ViewportSize, expect

from augury.bots import review

MINUS = "\u2212"
ROOMS = ["majority", "luna", "goetia", "majority2", "pantheon"]


def import_game(person: Person, room: str) -> str:
    """A finished game that everybody may look at; returns the table."""
    request, url = person.context.request, person.server.url
    assert request.post(f"{url}/api/guests", data={"name": person.name}).ok
    made = request.post(f"{url}/api/records", data={"record": next(kept_games(room)).text()})
    assert made.ok, made.text()
    table: str = made.json()["id"]
    return table


def at(slider: Locator) -> int:
    return int(slider.get_attribute("aria-valuenow") or -1)


@pytest.mark.parametrize(
    ("room", "size"),
    put_off(
        [(room, size) for room in ROOMS for size in ("wide", "narrow")],
        [(room, size) for room in ROOMS for size in ("wide", "narrow") if room != "majority"]
        + [("majority", "narrow")],
    ),
)
def test_a_finished_game_is_reviewed(person: Callable[..., Person], room: str, size: str) -> None:
    anna = person()
    shape: ViewportSize = WIDE if size == "wide" else NARROW
    anna.page.set_viewport_size(shape)
    table = import_game(anna, room)
    page = anna.go(f"#/review/{table}")
    total = len(review.choices(next(kept_games(room))))
    expect(page.locator(".status")).to_contain_text(f"All {total} decisions", timeout=300_000)
    slider = page.get_by_role("slider", name="Chance to win")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"\d+ %"))
    rows = page.locator("section:has-text('Play and luck') tbody tr")
    for text in rows.all_inner_texts():
        numbers = [int(n.replace(MINUS, "-")) for n in re.findall(rf"[+{MINUS}]?\d+(?!\S)", text)][
            -4:
        ]
        assert sum(numbers[:3]) == numbers[3], text
    page.keyboard.press("n")
    first = at(slider)
    line = page.locator("section:has-text('The better line')")
    expect(line.locator(".was")).to_be_visible()
    expect(line.locator(".is")).to_be_visible()
    expect(page.locator("[aria-current=true]")).to_have_count(1)
    page.keyboard.press("Space")
    expect(line.locator("li[aria-current=step]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(line.locator("li[aria-current=step]")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    assert at(slider) == first + 1
    page.keyboard.press("ArrowLeft")
    page.get_by_role("button", name="Show as table").click()
    expect(page.locator("table caption")).to_have_count(1)
    page.get_by_role("button", name="Show as curve").click()
    line.get_by_role("button", name="Play from here").click()
    page.wait_for_url(re.compile("#/table/"))
    page.wait_for_selector(".board")
    assert anna.trouble == []


@pytest.mark.soak
def test_a_link_to_a_review_opens_for_whoever_has_it(person: Callable[..., Person]) -> None:
    anna, ben = person("Anna"), person("Ben")
    table = import_game(anna, "majority")
    made = anna.context.request.post(f"{anna.server.url}/api/tables/{table}/watch-link")
    page = ben.go(f"#/watch/{made.json()['token']}/review/12")
    page.locator("form input").fill("Ben")
    page.get_by_role("button", name="Watch").click()
    slider = page.get_by_role("slider", name="Chance to win")
    expect(slider).to_have_attribute("aria-valuenow", "12", timeout=60_000)
