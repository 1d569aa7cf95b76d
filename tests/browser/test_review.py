"""The review of a finished game, in a real browser: judged, gone through, played out, shared."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from browsing import NARROW, WIDE, Person, complaints, kept_games, put_off
from expecting import expect
from playwright.sync_api import Locator, Page

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


SWIPE = """(sheet, across) => {
    const at = (kind, x) => sheet.dispatchEvent(new PointerEvent(kind, {
        bubbles: true, pointerType: 'touch', clientX: x, clientY: 600 }));
    at('pointerdown', 180);
    at('pointerup', 180 + across);
}"""


def numbers_add_up(page: Page) -> None:
    rows = page.locator("section:has-text('Play and luck') tbody tr")
    for text in rows.all_inner_texts():
        numbers = [int(n.replace(MINUS, "-")) for n in re.findall(rf"[+{MINUS}]?\d+(?!\S)", text)][
            -4:
        ]
        assert sum(numbers[:3]) == numbers[3], text


@pytest.mark.parametrize("room", put_off(ROOMS, [room for room in ROOMS if room != "majority"]))
def test_a_finished_game_is_reviewed(person: Callable[..., Person], room: str) -> None:
    anna = person()
    anna.page.set_viewport_size(WIDE)
    table = import_game(anna, room)
    page = anna.go(f"#/review/{table}")
    total = len(review.choices(next(kept_games(room))))
    status = page.locator(".status")
    expect(status).to_contain_text(f"All {total} decisions", timeout=300_000)
    expect(status).to_contain_text("rough")  # 50 lines each are few
    expect(page.locator(".seat")).to_contain_text("who won")  # nobody's own game
    game = next(kept_games(room))
    end = game.at(len(game.decisions))
    points = [int(text.replace(MINUS, "-")) for text in page.locator(".over b").all_inner_texts()]
    scores = [int(score) for score in end.scores()]
    assert sorted(points) == sorted(scores)
    assert points[0] in {scores[seat] for seat, rank in enumerate(end.ranks()) if rank == 1}
    slider = page.get_by_role("slider", name="Chance to win")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"\d+ %"))
    numbers_add_up(page)
    line = page.locator("section:has-text('The better line')")
    expect(line.locator(".was")).to_be_visible()  # it begins at what cost most
    expect(line.locator(".is")).to_be_visible()
    page.keyboard.press("n")
    first = at(slider)
    expect(page.locator("[aria-current=true]")).to_have_count(1)
    page.keyboard.press("Space")
    expect(line.locator("li[aria-current=step]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(line.locator("li[aria-current=step]")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    assert at(slider) == first + 1
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Shift+ArrowRight")
    assert at(slider) > first
    page.get_by_role("button", name="Show as table").click()
    expect(page.locator("table caption")).to_have_count(1)
    page.get_by_role("button", name="Show as curve").click()
    assert complaints(anna) == []

    page.set_viewport_size(NARROW)
    sheet = page.locator(".cards")
    page.get_by_role("button", name="Next decision").click()
    head = sheet.locator(".head strong")
    expect(head).to_have_text(re.compile(r"decision \d of \d"))
    place, count = (int(n) for n in re.findall(r"(\d) of (\d)", head.inner_text())[0])
    sheet.evaluate(SWIPE, -120)
    expect(head).to_contain_text(f"decision {place % count + 1} of {count}")
    sheet.evaluate(SWIPE, 120)
    expect(head).to_contain_text(f"decision {place} of {count}")
    page.get_by_role("button", name="Play and luck").click()
    expect(sheet.get_by_role("table")).to_be_visible()
    page.get_by_role("button", name="Turns").click()
    before = at(slider)
    page.get_by_role("button", name="On", exact=True).click()
    assert at(slider) == before + 1
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert complaints(anna) == []
    page.get_by_role("button", name="Decisions", exact=True).click()
    page.get_by_role("button", name="Next decision").click()
    page.get_by_role("button", name="Play from here").click()
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
