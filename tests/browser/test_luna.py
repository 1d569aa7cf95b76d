"""Luna in a real browser: a whole game, keys alone, a phone, journeys, previews, the automaton, the
text, and what a spectator is told."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable

import pytest
from browsing import STRETCH, Person, complaints, put_off, views_in, widths
from expecting import expect
from support import room_sources

Make = Callable[..., Person]

LESSON = (room_sources("luna") / "lesson.rec").read_text(encoding="utf-8")
INDUCTION = 45  # decisions of the lesson before the learner inducts tile 11


def sit_down(somebody: Person, seats: int = 2, **options: str) -> None:
    """A table against bots of the lowest level."""
    request = somebody.context.request
    assert request.post(f"{somebody.server.url}/api/guests", data={"name": somebody.name}).ok
    wishes = [{"kind": "me"}] + [{"kind": "bot", "level": 1}] * (seats - 1)
    made = request.post(
        f"{somebody.server.url}/api/tables",
        data={"game": "luna", "seats": wishes, "options": options},
    )
    assert made.ok, made.text()
    somebody.go(f"#/table/{made.json()['id']}")
    somebody.page.wait_for_selector(".luna")


def confirm(somebody: Person) -> None:
    before = somebody.version()
    somebody.page.locator(".prompt .btn.go").click()
    somebody.wait_for_version(before)


def meditate(somebody: Person) -> None:
    somebody.page.locator("[data-target='place/meditation']").click()
    confirm(somebody)


@pytest.mark.parametrize("whole", put_off([False, True], [True]), ids=["last rounds", "whole"])
def test_a_game_by_mouse_ends_with_every_point_accounted_for(person: Make, whole: bool) -> None:
    anna = person()
    seats, made = 2, 0
    if whole:
        sit_down(anna, seats, setup="preset")
    else:
        seats = anna.sit_in_the_middle("luna", 0.95).seats
    while not anna.over():
        anna.wait()
        if anna.over():
            break
        if made % 3 and anna.page.locator("[data-target='place/meditation'].may").count():
            meditate(anna)
        else:
            anna.decide()
        made += 1
    assert made >= (18 if whole else 1), "six rounds were played, or the last of them"
    rows = anna.page.locator(".ended table tbody tr")
    expect(rows).to_have_count(seats)
    for row in rows.all():
        numbers = [
            int(cell.replace("\u2212", "-"))
            for cell in row.locator("td").all_inner_texts()
            if re.fullmatch(r"[-\u2212]?\d+", cell)
        ]
        assert sum(numbers[2:]) == numbers[1], "the parts make the total"
    anna.page.locator(".ended").get_by_role("link", name="Replay").click()
    anna.page.wait_for_selector(".replay .luna")
    anna.page.get_by_role("button", name="To the start").click()
    expect(anna.page.locator(".replay .luna .thing.may")).to_have_count(0)
    anna.check()


def step_by_keys(somebody: Person, luck: random.Random) -> None:
    """One decision without a mouse: walk to something that glows, Enter, until something is meant;
    Enter once more."""
    page = somebody.page
    before, deadline = somebody.version(), time.monotonic() + 60
    while somebody.version() == before and not somebody.over():
        assert time.monotonic() < deadline, "keys lead nowhere: " + page.inner_text(".prompt")
        if not somebody.asked():
            page.wait_for_timeout(15)
            continue
        if page.locator("[role=menuitem]").count():
            page.keyboard.press("Enter")
        elif page.locator(".prompt .btn.go").count():
            page.locator(".prompt .btn.go").focus()
            page.keyboard.press("Enter")
        elif page.locator(".board .thing.may:not(.picked)").count():
            page.keyboard.press(
                luck.choice(
                    ["ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "Escape"]
                )
            )
            if page.evaluate("document.activeElement.matches('.thing.may:not(.picked)')"):
                page.keyboard.press("Enter")
        else:
            page.locator(
                ".prompt .buttons .btn:not(.undo):not(.again):not(.letgo):not(.hints)"
            ).first.focus()
            page.keyboard.press("Enter")
        page.wait_for_timeout(15)


@pytest.mark.soak
@STRETCH
def test_keys_alone_are_enough_for_a_long_stretch(person: Make, decisions: int) -> None:
    anna = person()
    sit_down(anna, 2)
    luck = random.Random(5)
    for _ in range(decisions):
        anna.wait()
        assert not anna.over()
        step_by_keys(anna, luck)
    anna.check()


@pytest.mark.soak
@STRETCH
def test_a_phone_shows_it_all_without_sideways_scrolling(person: Make, decisions: int) -> None:
    anna = person(narrow=True)
    sit_down(anna, 4, setup="preset")
    for number in range(decisions):
        anna.wait()
        if number % 3 == 2 and anna.page.locator("[data-target='place/meditation'].may").count():
            meditate(anna)
        else:
            anna.decide()
        assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (
            "the page is not wider than the phone"
        )
        assert anna.page.evaluate(
            "(world => world.scrollWidth <= world.clientWidth)(document.querySelector('.world'))"
        ), "nor is the table"
        touched = ".prompt .btn, .board .thing.may, .looks button"
        assert anna.too_small(touched) == []
    for part, sight in (
        ("Path", ".path"),
        ("Temple", ".temple"),
        ("Council", ".council"),
        ("Islands", ".island >> nth=0"),
    ):
        anna.page.locator(".looks button", has_text=part).click()
        expect(anna.page.locator(sight)).to_be_in_viewport()
    anna.check()


def test_a_journey_is_planned_in_any_order_and_confirmed_once(person: Make) -> None:
    """White in the preset has pairs on Bribery, Shrine, Library and Novice (RULES.md 4.5)."""
    anna = person()
    sit_down(anna, 2, setup="preset", start_player="0")
    page = anna.page
    anna.wait()
    before = anna.version()
    page.locator(".prompt").get_by_role("button", name="Travel", exact=True).click()
    expect(page.locator(".stop.may")).to_have_count(4)

    def stop(island: str) -> str:
        return f".stop[data-target='island/{island}']"

    page.locator(stop("novice")).click()
    expect(page.locator(stop("novice"))).to_have_class(re.compile("picked"))
    page.locator(stop("tide")).click()
    expect(page.locator(".prompt .btn.go")).to_contain_text("Land beside Tide")
    page.locator(stop("bribe")).drag_to(
        page.locator(stop("herb"))
    )  # earlier in the ring than the first
    expect(page.locator(".prompt .btn.go")).to_contain_text("Land beside Herbs")
    page.keyboard.press("u")
    expect(page.locator(".prompt .btn.go")).to_contain_text("Land beside Tide")
    assert anna.version() == before, "nothing has been played yet"
    confirm(anna)
    anna.wait()
    told = page.locator("[role=log] p, .told li").all_inner_texts()
    assert any("A novice of Anna lands beside Tide" in line for line in told)
    expect(page.locator("[data-island=tide] .water .novice.p1")).to_have_count(1)
    expect(page.locator("[data-island=bribe] .land .novice.p1")).to_have_count(2)
    anna.check()


def test_who_would_be_expelled_is_shown_before_it_happens(person: Make) -> None:
    """L-087: 11 lies beside 4 on the violet board, and the novice on 4 has no book."""
    anna = person()
    anna.play_from(LESSON, INDUCTION, 0, 2)
    anna.wait()
    page = anna.page
    page.locator("[data-target='tile/11']").click()
    expect(page.locator(".temple [data-target='tile/4'] .leaves")).to_have_count(1)
    expect(page.locator(".temple [data-target='tile/5'] .leaves")).to_have_count(0)
    expect(page.locator(".temple .awaited")).to_have_count(1)
    expect(page.locator(".meant li")).to_have_count(2)  # the guard's 5, and 1 for the novice
    expect(page.locator(".mat.own .ip")).to_contain_text("+6")
    page.keyboard.press("Escape")
    expect(page.locator(".leaves")).to_have_count(0)
    page.locator("[data-target='tile/11']").click()
    confirm(anna)
    anna.wait()
    expect(page.locator(".landing .novice.p2")).to_have_count(1)
    anna.check()


def test_the_table_as_text_tells_everything_and_can_be_played(person: Make) -> None:
    anna = person()
    anna.play_from(LESSON, INDUCTION, 0, 2)
    anna.wait()
    page = anna.page
    page.keyboard.press("t")
    text = page.locator(".twin").inner_text()
    for island in ("Bribery", "Tide", "Herbs", "Shrine", "Sailboat", "Library", "Novice"):
        assert f"{island}: " in text
    for told in (
        "Round 2 of 6, guard 5, time tokens 3 of 3",
        "Library: on it Anna 1; beside it Anna 1; shrines Anna; ",
        "Moon Priestess; Apostate",
        "11 Herbs (Anna)",
        "5 Anna (book)",
        "next scoring: Moon Priestess 5, Temple 2, Apostate -3",
        "Council, from the bottom of each stack to the top",
    ):
        assert told in text, told
    before = anna.version()
    page.locator(".twin").get_by_role("button", name="Induct tile 11").click()
    anna.wait_for_version(before)
    anna.check()


@pytest.mark.soak
def test_a_spectator_sees_the_same_table_and_touches_nothing(person: Make) -> None:
    """L-034: nothing is hidden, so there is nothing to give away but the choices of others."""
    anna, eve = person("Anna"), person("Eve")
    sit_down(anna, 2, setup="preset", start_player="0")
    anna.wait()
    eve.watch(anna)
    eve.page.wait_for_selector(".luna")
    anna.page.locator(
        "[data-target='tile/6'], [data-target='tile/8'], [data-target='place/council']"
    ).first.click()
    meditate(anna)
    anna.wait()
    assert eve.page.locator(".thing.may, .thing.picked, .dock").count() == 0
    frames = [json.loads(frame) for frame in eve.frames]
    assert any(views_in(frame) for frame in frames)
    assert not any(frame.get("legal") for frame in frames)
    eve.check()
    anna.check()


def test_alone_one_watches_what_the_automaton_does(person: Make) -> None:
    """L-164..L-168: at the start of a round its novices go to the Council, then it takes a tile."""
    anna = person(pace=0.2)
    sit_down(anna, 1)
    page = anna.page
    for _ in range(5):  # a shrine and four pairs
        anna.wait()
        page.keyboard.press("Escape")
        page.locator(".board .island .thing.may").first.click()
        confirm(anna)
        page.keyboard.press("Escape")
    page.wait_for_selector("main[data-phase=acts]")
    expect(page.locator(".prompt")).to_contain_text(
        "Choose which of the automaton's novices go to the Council"
    )
    expect(page.locator(".mat")).to_have_count(2)
    expect(page.locator(".candles")).to_have_count(0)
    page.locator(".board .island .thing.may").first.click()
    page.locator(".prompt .btn.go").click()
    page.wait_for_selector("main[data-phase=playing]")
    expect(page.locator(".prompt")).to_contain_text("Automaton sends")
    page.keyboard.press("Escape")
    anna.wait()
    told = page.locator("[role=log]").inner_text()
    assert "Automaton sends" in told and (
        "Automaton inducts" in told or "Automaton finds no tile" in told
    )
    expect(page.get_by_role("button", name="End the action phase")).to_be_visible()
    anna.check()


@pytest.mark.soak
@widths("wide")
def test_axe_finds_nothing_on_the_board(person: Make, narrow: bool) -> None:
    anna = person(narrow=narrow)
    anna.play_from(LESSON, INDUCTION, 0, 2)
    anna.wait()
    assert complaints(anna) == []
    anna.page.locator("[data-target='tile/11']").click()
    assert complaints(anna) == [], "while looking at an induction"
    anna.page.keyboard.press("Escape")
    anna.page.locator(".prompt").get_by_role("button", name="Travel", exact=True).click()
    anna.page.wait_for_selector(".stop.may")
    assert complaints(anna) == [], "while planning a journey"
    anna.page.locator(".stop.may").first.click()
    assert complaints(anna) == [], "while somebody is about to leave"
    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("t")
    anna.page.wait_for_selector(".twin")
    assert complaints(anna) == [], "the table as text"
    anna.check()
