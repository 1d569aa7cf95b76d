"""Pantheon in a real browser: by mouse, by keys alone, on a phone; plans, secrets, the table as
text, and what axe says."""

from __future__ import annotations

import itertools
import json
import re
import time
from collections.abc import Callable

import pytest
from browsing import STRETCH, Person, complaints, events_in, views_in, widths
from expecting import expect
from support import SOURCE

from augury.core import record, registry
from augury.games.pantheon.reader import own
from augury.games.pantheon.view import view as look
from augury.games.pantheon.view_types import PantheonView
from augury.words import Words

Make = Callable[..., Person]
GAME = registry.load("pantheon")
RECORD = (SOURCE / "games/pantheon/tests/records/4p-104.rec").read_text(encoding="utf-8")


def moment(fits: Callable[[PantheonView, int], bool], first: int = 0) -> tuple[int, int]:
    """The first moment of the record from some decision on at which a seat is asked and the view
    fits; and the seat."""
    for made, state in enumerate(record.parse(RECORD).replay()):
        for seat in state.to_act():
            if made >= first and fits(look(own(state), int(seat)), int(seat)):
                return made, int(seat)
    raise AssertionError("there is no such moment")


def sit_down(anna: Person, fits: Callable[[PantheonView, int], bool], first: int = 0) -> None:
    made, seat = moment(fits, first)
    anna.play_from(RECORD, made, seat, 4)
    anna.wait()


def can_walk_to_loot(view: PantheonView, _seat: int) -> bool:
    loot = {space.node for space in view.loot}
    ways = [goal for goal in view.goals if goal.node in loot and len(goal.path) > 2]
    return view.prompt == "choose-action" and view.hand.count("move") > 0 and bool(ways)


def two_at_the_table(anna: Person, ben: Person) -> None:
    anna.set_table("pantheon", ["me", "link"])
    ben.accept(anna.links()[0])
    for one in (anna, ben):
        one.page.wait_for_selector(".board")


# By mouse


@pytest.mark.soak  # a whole game takes minutes; the next one begins near its end
def test_a_whole_game_by_mouse(person: Make) -> None:
    anna = person()
    anna.sit("pantheon", 2, level=3)
    play_to_the_end(anna, 2)


def test_the_last_turns_by_mouse_to_the_results(person: Make) -> None:
    anna = person()
    late = len(record.parse(RECORD).decisions) - 4
    sit_down(anna, lambda view, _: view.era == 6 and view.prompt == "choose-action", late)
    play_to_the_end(anna, 4)
    anna.page.locator(".ended").get_by_role("link", name="Replay").click()
    anna.page.wait_for_selector(".replay .board .sheet")
    anna.page.get_by_role("button", name="To the start").click()
    expect(anna.page.locator(".replay .facts")).to_contain_text("Era 1 of 6")
    anna.check()


def play_to_the_end(anna: Person, seats: int) -> None:
    while not anna.over():
        anna.wait()
        if not anna.over():
            anna.decide()
    heads = anna.page.locator(".ended thead th").all_inner_texts()
    assert {"Gods", "Eras ended", "Demigods", "Columns", "Pietalte"} <= set(heads)
    for row in anna.page.locator(".ended tbody tr").all():
        numbers = [int(text) for text in row.locator("td").all_inner_texts()]
        assert sum(numbers[2:]) == numbers[1], "the categories add up"
    expect(anna.page.locator(".ended tbody tr")).to_have_count(seats)
    anna.check()


# Planning a movement


def test_a_movement_is_planned_step_by_step_and_played_at_once(person: Make) -> None:
    anna = person()
    sit_down(anna, can_walk_to_loot)
    page, main = anna.page, anna.page.locator(anna.main)
    before = anna.version()
    page.locator(".thing.may[data-target='action/move']").first.click()
    page.locator("[role=menuitem]:not(.quiet)").last.click()
    expect(main).to_have_attribute("data-plan", "1")
    steps = page.locator(".task .meter i").count()
    feet = page.locator(".pan .at.piece").count()
    first = page.locator(".pan .thing.may.hex").first
    first.click()
    expect(main).to_have_attribute("data-plan", "2")
    assert page.locator(".pan .at.piece").count() == feet + 1
    assert page.locator(".task .meter i").count() < steps
    page.keyboard.press("u")
    expect(main).to_have_attribute("data-plan", "1")
    assert page.locator(".pan .at.piece").count() == feet
    page.keyboard.press("Escape")
    expect(main).to_have_attribute("data-plan", "0")
    assert anna.version() == before, "nothing has been decided yet"
    anna.check()


def test_touching_far_loot_walks_the_whole_way(person: Make) -> None:
    anna = person()
    made, seat = moment(can_walk_to_loot)
    state = next(
        state for number, state in enumerate(record.parse(RECORD).replay()) if number == made
    )
    view = look(own(state), seat)
    loot = {space.node for space in view.loot}
    goal = next(goal for goal in view.goals if goal.node in loot and len(goal.path) > 2)
    anna.play_from(RECORD, made, seat, 4)
    anna.wait()
    page, main = anna.page, anna.page.locator(anna.main)
    before = anna.version()
    page.locator(".thing.may[data-target='action/move']").first.click()
    page.locator("[role=menuitem]:not(.quiet)").last.click()
    expect(main).to_have_attribute("data-plan", "1")
    page.locator(f".far[aria-label*='{goal.node},']").click()
    expect(page.locator(".prompt")).to_contain_text("Take the loot, or leave it.")
    expect(main).to_have_attribute("data-plan", str(1 + len(goal.path)))
    page.get_by_role("button", name="Take the loot").click()
    page.locator(".prompt .btn.go").click()
    anna.wait_for_version(before)
    anna.wait()
    told = page.locator(".told").inner_text() + "".join(anna.frames[-6:])
    assert "loot" in told
    anna.check()


def told(action: str) -> str:
    return Words("pantheon").action(GAME.vocabulary, GAME.vocabulary.parse(action))


def test_the_cheapest_payment_is_chosen_already_and_another_can_be(person: Make) -> None:
    """Q-48: as soon as the god is touched, the plan goes on with the cheapest kind; whoever wants
    to pay otherwise touches another."""
    made, seat = moment(lambda view, _: view.prompt == "paying" and len(view.brought) == 0)
    position = record.parse(RECORD).at(made)
    wanted, usual = look(own(position), seat).wanted, look(own(position), seat).usual
    kinds = [GAME.vocabulary.text(action).split()[1] for action in position.legal(seat)]
    other = next(kind for kind in kinds if kind != usual)
    anna = person()
    anna.play_from(RECORD, made - 1, seat, 4)
    anna.wait()
    page, main, version = anna.page, anna.page.locator(anna.main), anna.version()
    go = page.locator(".prompt .btn.go")
    page.locator(f".thing.may[data-target='god/{wanted}']").first.click()
    expect(main).to_have_attribute("data-plan", "1")
    expect(page.locator(".prompt b")).to_contain_text(told(f"bring {usual}"))
    page.locator(f".thing.may[data-target='sacrifice/{other}']").click()
    expect(page.locator(".prompt b")).to_contain_text(told(f"bring {other}"))
    page.keyboard.press("Escape")
    expect(page.locator(".prompt b")).to_contain_text(told(f"bring {usual}"))
    while anna.version() == version:
        go.click()
        page.wait_for_timeout(100)
    events = [event for frame in anna.frames for event in events_in(json.loads(frame))]
    assert any(event["kind"] == "acquired" for event in events)
    anna.check()


def test_the_price_of_a_purchase_is_on_the_tiles(person: Make) -> None:
    anna = person()
    sit_down(
        anna,
        lambda view, _: (
            view.prompt == "choose-action"
            and "m1" in view.hand
            and view.mats[view.seat].general_feet > 0
        ),
    )
    page, main = anna.page, anna.page.locator(anna.main)
    page.locator(".thing.may[data-target='card/m1']").click()
    expect(main).to_have_attribute("data-plan", "1")
    expect(page.locator(".task")).to_contain_text("1 money left")
    expect(page.locator(".rack .price").first).to_be_visible()
    page.locator(".thing.may[data-target='piece/foot']").click()
    expect(page.locator(".prompt .btn.go")).to_contain_text("Buy a foot")
    anna.check()


# By keys alone


def press(anna: Person, number: int) -> None:
    """One key, or two: to something that may be touched and on it, or to confirm."""
    page = anna.page
    if page.locator("[role=menuitem]").count():
        if number % 2:
            page.keyboard.press("ArrowDown")
    elif page.locator(".prompt .btn.go").count():
        page.evaluate("document.activeElement.blur()")
    else:
        page.keyboard.press(("ArrowRight", "ArrowDown", "ArrowLeft")[number % 3])
        if not page.evaluate("document.activeElement.dataset.target ?? ''"):
            page.locator(
                ".prompt .buttons .btn:not(:disabled):not(.undo):not(.again)"
            ).first.focus()
    page.keyboard.press("Enter")


@STRETCH
def test_keys_alone_are_enough(person: Make, decisions: int) -> None:
    anna = person()
    anna.play_now("pantheon")
    for made in range(decisions):
        anna.wait()
        before, deadline = anna.version(), time.monotonic() + 60
        for number in itertools.count(made):
            if anna.version() > before:
                break
            assert time.monotonic() < deadline, anna.page.inner_text(".prompt")
            if anna.asked():
                press(anna, number)
            anna.page.wait_for_timeout(30)
    anna.check()


# On a phone


@STRETCH
def test_a_phone_needs_no_hover_and_no_sideways_scrolling(person: Make, decisions: int) -> None:
    anna = person(narrow=True)
    anna.play_now("pantheon")
    page = anna.page
    for made in range(decisions):
        anna.wait()
        if made == 1:
            page.get_by_role("button", name=re.compile("^Gods")).click()
            expect(page.locator(".map .sheet .gods")).to_be_visible()
            page.get_by_role("button", name="Players", exact=True).click()
            expect(page.locator(".map > .sheet .mat")).to_have_count(4)
            page.get_by_role("button", name="Players", exact=True).click()
            wide = page.locator(".pan .sheet").evaluate("e => e.offsetWidth")
            page.get_by_role("button", name="Zoom in").click()
            assert page.locator(".pan .sheet").evaluate("e => e.offsetWidth") > wide
            page.get_by_role("button", name="Zoom out").click()
        anna.decide()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (
            "the page is not wider than the phone"
        )
        touched = ".prompt .btn, .board .thing.may, .bar .round, .tabs button, .zoom button"
        assert anna.too_small(touched) == []
    anna.check()


def test_a_sheet_gives_way_when_the_map_is_asked(person: Make) -> None:
    anna = person(narrow=True)
    sit_down(anna, can_walk_to_loot)
    page = anna.page
    sheet = page.locator(".map > .sheet")
    page.get_by_role("button", name=re.compile("^Cards")).click()
    expect(sheet).to_be_visible()
    page.locator(".thing.may[data-target='action/move']").first.click()
    page.locator("[role=menuitem]:not(.quiet)").last.click()
    expect(page.locator(".prompt")).to_contain_text("Place your first piece.")
    expect(sheet).to_have_count(0)
    page.get_by_role("button", name="Players", exact=True).click()
    expect(sheet).to_be_visible()  # whoever wants to look may
    anna.check()


# Secrets


@pytest.mark.soak  # tests/server/test_secrets.py compares what each of them is sent
def test_neither_the_other_player_nor_a_spectator_gets_a_hand(person: Make) -> None:
    anna, ben, eve = person("Anna"), person("Ben"), person("Eve")
    two_at_the_table(anna, ben)
    eve.page.goto(anna.page.url)
    eve.watch(anna)
    made, deadline = 0, time.monotonic() + 60
    while made < 4:
        assert time.monotonic() < deadline, "nobody is asked"
        asked = next((one for one in (anna, ben) if one.asked()), None)
        if asked:
            asked.decide()
            made += 1
        else:
            anna.page.wait_for_timeout(50)
    for one, seat in ((anna, 0), (ben, 1), (eve, -1)):
        heard = [json.loads(frame) for frame in one.frames]
        views = [view for state in heard for view in views_in(state)]
        assert views and all(view["seat"] == seat for view in views)
        for view in views:
            assert len(view["hand"]) == (view["mats"][seat]["hand_size"] if seat >= 0 else 0)
            if seat < 0:
                assert (
                    not view["own_demigods"]
                    and not view["spots"]
                    and not view["goals"]
                    and not any(god["shares"] for god in view["gods"])
                )
        for event in [event for state in heard for event in events_in(state)]:
            assert event["kind"] not in ("drew-cards", "own-demigod") or seat >= 0
    assert eve.page.locator(".rack, [data-target^='card/']").count() == 0
    for one in (anna, ben, eve):
        one.check()


# The table as text


def test_the_text_tells_the_whole_table_and_can_be_played(person: Make) -> None:
    anna = person()
    made, seat = moment(
        lambda view, _: view.prompt == "choose-action" and view.era == 4 and len(view.hand) > 4
    )
    state = next(
        state for number, state in enumerate(record.parse(RECORD).replay()) if number == made
    )
    view = look(own(state), seat)
    anna.play_from(RECORD, made, seat, 4)
    anna.wait()
    page = anna.page
    page.keyboard.press("t")
    page.wait_for_selector(".twin")
    text = page.locator(".twin").inner_text()
    for space in view.loot:
        assert f"{space.node}:" in text or f"({space.node}):" in text
    for piece in view.pieces:
        assert piece.node in text
    gods = {god.god.split("_")[0].title() for god in view.gods}
    kept = {god.god.split("_")[0].title() for mat in view.mats for god in mat.gods}
    for name in gods | kept:
        assert name in text
    for line in (
        f"Era 4 of 6: {view.nation.title()}",
        "Open cards",
        "Special money",
        "Discard pile",
        "General supply",
        "Your hand",
        "Within reach",
    ):
        assert line in text, line
    for _ in range(4):
        anna.wait()
        before = anna.version()
        page.locator(".twin li button:not(:disabled)").first.click()
        page.wait_for_function(
            """before => Number(document.querySelector('main.table-page').dataset.version) > before
                || document.querySelector('.prompt .btn.go')""",
            arg=before,
        )
        if anna.version() == before:
            page.evaluate("document.activeElement.blur()")
            page.keyboard.press("Enter")
        anna.wait_for_version(before)
    anna.check()


# For everyone


@pytest.mark.soak
@widths("narrow")
def test_axe_finds_nothing_at_the_table(person: Make, narrow: bool) -> None:
    anna = person(narrow=narrow)
    sit_down(anna, can_walk_to_loot, 100)
    page = anna.page
    assert complaints(anna) == []
    page.locator(".thing.may[data-target='action/move']").first.click()
    page.locator("[role=menuitem]:not(.quiet)").last.click()
    expect(page.locator(anna.main)).to_have_attribute("data-plan", "1")
    assert complaints(anna) == []
    page.keyboard.press("Escape")
    if narrow:
        for name in ("Gods", "Cards", "Players", "Log"):
            page.locator(".tabs").get_by_role("button", name=re.compile(f"^{name}")).click()
            assert complaints(anna) == []
    page.keyboard.press("t")
    page.wait_for_selector(".twin")
    assert complaints(anna) == []
    anna.check()
