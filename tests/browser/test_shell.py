"""The pages around the boards: the way in, tables for friends, questions before what is final, and
the end of a game."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from browsing import WIDE, Devices, Person, Server, play_out
from expecting import expect
from support import SOURCE

from augury.core import record

Make = Callable[..., Person]
ROOM = "majority"


def last_moves(seats: int) -> tuple[Path, record.Record]:
    """A kept game of The Majority for so many."""
    for path in sorted((SOURCE / "games" / ROOM / "tests" / "records").glob("*.rec")):
        game = record.parse(path.read_text(encoding="utf-8"))
        if game.seats == seats:
            return path, game
    raise AssertionError("no record")


def in_sight(somebody: Person, what: str) -> bool:
    """Is all of it on the first screen, and not cut by anything it lies in?"""
    found: bool = somebody.page.locator(what).evaluate_all(
        """all => all.length > 0 && all.every(one => {
            const box = one.getBoundingClientRect();
            const held = one.closest('.scroll').getBoundingClientRect();
            return box.top >= 0 && box.bottom <= innerHeight && box.left >= held.left - 1
                && box.right <= Math.min(innerWidth, held.right) + 1;
        })"""
    )
    return found


@pytest.mark.parametrize("narrow", [False, True], ids=["wide", "narrow"])
def test_totals_and_team_sums_are_on_the_first_screen_of_the_end(
    person: Make, narrow: bool
) -> None:
    anna = person(narrow=narrow)
    path, game = last_moves(4)
    text = path.read_text(encoding="utf-8")
    anna.play_from(text, len(game.decisions) - 1, game.decisions[-1][0], 4)
    play_out([anna])
    page = anna.page
    expect(page.locator(".ended .winner")).to_be_visible()
    table = page.url.rpartition("/")[2]
    told = anna.context.request.get(f"{anna.server.url}/api/tables/{table}/scores").json()
    scores: list[int] = told["points"][-1]["scores"]
    total = ".totals .total" if narrow else ".share"
    shown = [int(said) for said in page.locator(f".ended {total}").all_inner_texts()]
    assert sorted(shown) == sorted(scores)
    teams = ".team td" if narrow else "td.total"
    sums = [int(said) for said in page.locator(f".ended {teams}").all_inner_texts()]
    assert sums == sorted([scores[0] + scores[2], scores[1] + scores[3]], reverse=True)
    assert in_sight(anna, f".ended {total}")
    assert in_sight(anna, f".ended {teams}")
    anna.check()


def test_two_clicks_lead_from_a_cover_to_a_copied_link(person: Make) -> None:
    anna, ben = person("Anna"), person("Ben")
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    anna.go()
    anna.press_on_cover(ROOM, "a")
    anna.page.locator(".make .btn").click()
    anna.page.wait_for_selector(".waiting .copied")
    link = anna.page.evaluate("navigator.clipboard.readText()")
    assert link == anna.links()[0]
    ben.page.goto(link)
    expect(ben.page.locator("h1")).to_have_text("The Majority")
    expect(ben.page.locator(".keeps")).to_have_text("Anna is keeping a seat for you")
    people = ben.page.get_by_role("list", name="At the table").get_by_role("listitem")
    expect(people).to_have_count(4)
    expect(people.nth(0)).to_contain_text("Anna")
    expect(people.nth(1)).to_contain_text("You")
    expect(people.nth(3)).to_contain_text("Heron 2")
    ben.page.get_by_role("button", name="Join").click()
    for one in (anna, ben):
        one.page.wait_for_selector(".board")
        one.check()


def test_closing_a_table_and_leaving_a_seat_are_asked_first(person: Make) -> None:
    anna = person()
    anna.sit(ROOM, 3)
    anna.wait()
    page = anna.page
    menu = page.locator(".bar button").last
    menu.click()
    page.get_by_role("button", name="Bot takes over").click()
    expect(page.get_by_role("dialog", name="Let a bot play for you?")).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    menu.click()
    page.get_by_role("button", name="Close table").click()
    question = page.get_by_role("dialog", name="Close this table?")
    expect(question).to_contain_text("The game ends here for everybody.")
    page.keyboard.press("Escape")
    expect(question).to_be_hidden()
    expect(page.locator(".prompt")).to_be_visible()
    menu.click()
    page.get_by_role("button", name="Close table").click()
    question.get_by_role("button", name="Close table").click()
    expect(page.locator(".closed")).to_contain_text("This table is closed")
    expect(page.locator(".board")).to_be_visible()
    anna.check()


def test_the_first_table_offers_the_lesson_once(person: Make) -> None:
    anna = person(offered=False)
    anna.play_now(ROOM)
    offer = anna.page.locator(".first")
    expect(offer).to_contain_text("First time playing The Majority?")
    offer.get_by_role("button", name="Learn by playing").click()
    anna.page.wait_for_selector(".coach")
    assert anna.page.evaluate("JSON.parse(localStorage['augury-settings']).offered") is True
    anna.check()


def test_the_first_page_is_no_wider_than_a_phone(person: Make) -> None:
    anna = person(narrow=True)
    anna.go()
    anna.page.locator(f"[data-game-card={ROOM}] .picture svg").first.wait_for()
    wide, room = anna.page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.clientWidth]"
    )
    assert wide == room == 360
    expect(anna.page.locator(".front")).to_have_attribute("data-game-card", ROOM)
    expect(anna.page.locator(".front .begin")).to_have_text("Start here")
    anna.page.locator("[data-game-card=luna]").evaluate(
        "card => card.scrollIntoView({ inline: 'center', behavior: 'instant' })"
    )
    expect(anna.page.locator(".front")).to_have_attribute("data-game-card", "luna")
    anna.check()


def test_badges_in_drawers_are_those_of_the_board(person: Make) -> None:
    anna = person()
    anna.sit(ROOM, 4)
    anna.wait()
    anna.page.locator(".bar button").last.click()
    anna.page.wait_for_selector("dialog .badge")
    colours = "one => getComputedStyle(one).clipPath"
    drawer = anna.page.locator("dialog .people .badge.p1").evaluate(colours)
    assert drawer == anna.page.locator(".board .badge.p1").first.evaluate(colours)
    anna.check()


def test_the_table_as_text_stands_beside_the_board_and_says_what_cards_do(person: Make) -> None:
    anna = person(twin=True)
    anna.sit(ROOM, 3)
    anna.wait()
    boxes = [anna.page.locator(part).bounding_box() for part in (".board", ".foot", ".twin")]
    board, foot, twin = (box for box in boxes if box is not None)
    assert board["x"] + board["width"] <= twin["x"]
    assert foot["x"] + foot["width"] <= twin["x"]
    expect(anna.page.locator(".twin")).to_contain_text("What they do")
    anna.check()


def test_a_device_keeps_nothing_of_whoever_had_it_before(devices: Devices, server: Server) -> None:
    """Walks are handed the same ones in turn, and the same page."""
    context = devices.lend(narrow=False, zoomed=False)
    anna = Person(context, server, "Anna", language="de")
    anna.sit(ROOM, 3)
    anna.page.evaluate("sessionStorage.setItem('mine', '1')")
    anna.page.set_viewport_size({"width": 700, "height": 700})
    anna.page.locator(".bar button").last.hover()
    assert context.cookies()
    devices.take_back(anna, narrow=False, zoomed=False)
    again = devices.lend(narrow=False, zoomed=False)
    assert again is context and again.cookies() == []
    ben = Person(again, server, "Ben")
    assert ben.page is anna.page
    page = ben.go()
    page.wait_for_selector("[data-game-card]")
    kept = json.loads(page.evaluate("localStorage.getItem('augury-settings')"))
    assert (kept["name"], kept["language"]) == ("Ben", "en")
    assert page.evaluate("[sessionStorage.length, innerWidth]") == [0, WIDE["width"]]
    assert page.evaluate("document.querySelectorAll('body :hover').length") == 0
    page.evaluate("console.error('heard by Ben alone')")
    assert ben.trouble == ["heard by Ben alone"] and anna.trouble == []
    ben.trouble.clear()
    page.go_back()
    assert page.url == f"{server.url}/healthz", "nothing before it"
    devices.take_back(ben, narrow=False, zoomed=False)
