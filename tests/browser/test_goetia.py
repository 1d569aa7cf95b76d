"""The board of Goetia in a real browser: by mouse, by keys alone, on a phone, as text; what it
shows and what it must not show."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from browsing import STRETCH, Person, complaints, events_in, play_out, views_in, widths
from expecting import expect
from support import SOURCE

from augury.core import record, registry
from augury.games.goetia.reader import own
from augury.games.goetia.view import view as look
from augury.words import Words

Make = Callable[..., Person]
Look = Callable[[Any], bool]

GAME = registry.load("goetia")
RECORDS = SOURCE / "games" / "goetia" / "tests" / "records"


def positions(name: str) -> Iterator[tuple[int, Any]]:
    """The record's positions, by the number of decisions made."""
    yield from enumerate(record.parse((RECORDS / name).read_text(encoding="utf-8")).replay())


def moment(name: str, wanted: Look, first: int = 0) -> tuple[int, int]:
    """The first moment at which the view of the seat that decides is as wanted; and that seat."""
    for made, state in positions(name):
        for seat in state.to_act():
            if made >= first and wanted(look(own(state), seat)):
                return made, int(seat)
    raise AssertionError(f"{name} has no such moment")


def sit_down(somebody: Person, name: str, wanted: Look, first: int = 0) -> tuple[int, int]:
    made, seat = moment(name, wanted, first)
    seats = int(re.findall(r"(\d)p", name)[0])
    somebody.play_from((RECORDS / name).read_text(encoding="utf-8"), made, seat, seats)
    somebody.wait()
    return made, seat


def placing(view: Any) -> bool:
    return bool(view.prompt == "place")


@pytest.mark.soak  # a whole game takes minutes
def test_a_whole_game_by_mouse(person: Make) -> None:
    anna = person()
    anna.play_now("goetia")
    made = 0
    while not anna.over():
        anna.wait()
        if anna.over():
            break
        anna.decide()
        made += 1
        assert made < 2000, "the game does not end"
    assert made > 15
    expect(anna.page.locator(".ended .winner")).to_be_visible()
    anna.page.locator(".ended").get_by_role("link", name="Replay").click()
    anna.page.wait_for_selector(".replay .board .map")
    anna.check()


def test_the_last_turns_and_the_score_sheet(person: Make) -> None:
    anna = person()
    name = "2020-2p-use-0.rec"
    last = max(made for made, state in positions(name) if state.to_act())
    sit_down(anna, name, lambda view: True, last - 6)
    play_out([anna])
    rows = anna.page.locator(".ended table tbody tr")
    expect(rows).to_have_count(2)
    heads = anna.page.locator(".ended table thead th").all_inner_texts()
    assert heads[2:] == ["Total", "Attention", "Demon cards", "Pacts", "Cubes"]
    for row in rows.all():
        numbers = [int(cell) for cell in row.locator("td").all_inner_texts()]
        assert sum(numbers[2:]) == numbers[1], "the parts add up"
    anna.check()


def by_keys(somebody: Person) -> None:
    """One decision with the keyboard alone."""
    page, before = somebody.page, somebody.version()
    for _ in range(30):
        if somebody.over() or somebody.version() > before:
            return
        somebody.wait()
        if (
            page.locator(".prompt .btn.letgo").count()
            and not page.locator(":is(.board, .prompt) .thing.may").count()
        ):
            page.keyboard.press("Enter")
        elif page.locator(":is(.board, .prompt) .thing.may").count():
            page.keyboard.press("ArrowRight")
            if not page.evaluate("document.activeElement.dataset.target ?? ''"):
                page.keyboard.press("ArrowLeft")
            assert page.evaluate("document.activeElement.dataset.target ?? ''"), (
                "an arrow key reaches something that may be touched"
            )
            steps, question = (
                page.get_attribute(somebody.main, "data-plan"),
                page.inner_text(".prompt .ask b"),
            )
            page.keyboard.press("Enter")
            page.wait_for_function(
                """([version, steps, question]) => {
                const main = document.querySelector('main.table-page').dataset;
                const over = document.querySelector('.ended .winner');
                if (main.version !== version || over) return true;
                const asked = document.querySelector('.prompt .ask b').innerText;
                return main.phase === 'acts' && (main.plan !== steps || asked !== question) }""",
                arg=[str(before), steps, question],
            )
            if (
                page.get_attribute(somebody.main, "data-plan") == steps
                and somebody.version() == before
            ):
                page.keyboard.press("Enter")
                somebody.wait_for_version(before)
        else:
            for _ in range(80):
                page.keyboard.press("Tab")
                if page.evaluate(
                    "document.activeElement.matches('.prompt .btn:not(.undo):not(.again)')"
                ):
                    break
            page.keyboard.press("Enter")
        page.wait_for_timeout(20)
    raise AssertionError("the keys do not decide: " + page.inner_text(".prompt"))


@STRETCH
def test_keys_alone(person: Make, decisions: int) -> None:
    anna = person()
    anna.play_now("goetia")
    for _ in range(decisions):
        anna.wait()
        if anna.over():
            break
        by_keys(anna)
    assert anna.version() > decisions
    anna.check()


@STRETCH
def test_a_phone(person: Make, decisions: int) -> None:
    anna = person(narrow=True)
    anna.play_now("goetia")
    for _ in range(decisions):
        anna.wait()
        if anna.over():
            break
        anna.decide()
        assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (
            "the page is not wider than the phone"
        )
        touched = (
            ".prompt .btn, .board .thing.may, .board .mat button, .board .own .head, .bar .round"
        )
        assert anna.too_small(touched) == []
        hidden = anna.page.evaluate(
            "[...document.querySelectorAll('.bar .round')]"
            ".filter(e => e.getBoundingClientRect().right > innerWidth).length"
        )
        assert hidden == 0, "the menu is within reach"
    page = anna.page
    anna.wait()
    page.get_by_role("button", name="The whole table").click()
    assert page.evaluate(
        "(area => area.scrollWidth <= area.clientWidth + 2)(document.querySelector('.area'))"
    ), "all of it at once"
    page.get_by_role("button", name="The whole table").click()
    page.get_by_role("button", name=re.compile("Look at everything")).first.click()
    expect(page.locator("dialog[open]")).to_contain_text("WP")
    anna.check()


def test_the_price_is_told_before_it_is_paid(person: Make) -> None:
    """Prices, discounts and what would be paid are those of the view."""
    anna = person()
    name = "2020-2p-use-0.rec"

    def dear(view: Any) -> bool:
        return placing(view) and any(
            edge.price.payable and edge.price.discounts and view.seat in edge.waiting
            for edge in view.edges
        )

    made, seat = sit_down(anna, name, dear)
    view = next(look(own(state), seat) for number, state in positions(name) if number == made)
    edge = next(
        edge
        for edge in view.edges
        if edge.price.payable and edge.price.discounts and seat in edge.waiting
    )
    page = anna.page
    page.locator(f"[data-target='hex/{edge.hex.id}']").hover()
    panel = page.locator(".price")
    expect(panel).to_contain_text("you pay")
    words = Words("goetia", "en")
    for discount in edge.price.discounts:
        source = (
            "free symbols" if discount.thing.startswith("edge/") else words.thing(discount.thing)
        )
        expect(panel).to_contain_text(f"{discount.number} {source}")
    paid = panel.locator(".pays [role=img]").get_attribute("aria-label") or ""
    counted = {letter: edge.price.pays.count(letter) for letter in edge.price.pays}
    assert paid == ", ".join(
        f"{number} {words.thing(f'cube/{letter}')}" for letter, number in counted.items()
    )
    expect(page.locator(".beam")).to_have_count(1)
    anna.check()


def test_a_placement_is_planned_with_its_payment(person: Make) -> None:
    """The tray asks only where there is a choice; a step back returns to it, one confirmation plays
    it all."""
    anna = person()
    name = "2020-2p-use-0.rec"

    def asks(view: Any) -> bool:
        return placing(view) and any(
            board.price.payable and board.price.choice and free(board)
            for row in view.scry
            for board in row
        )

    def free(board: Any) -> bool:
        return any(not hex_.followers and not hex_.token for hex_ in board.hexes)

    made, seat = sit_down(anna, name, asks)
    view = next(look(own(state), seat) for number, state in positions(name) if number == made)
    board = next(board for row in view.scry for board in row if board.price.choice and free(board))
    spot = next(hex_ for hex_ in board.hexes if not hex_.followers and not hex_.token)
    page, main, before = anna.page, anna.page.locator(anna.main), anna.version()
    page.locator(f"[data-target='hex/{spot.id}']").click()
    expect(main).to_have_attribute("data-plan", "1")
    tray = page.locator(".tray")
    expect(tray).to_contain_text("Still to pay")
    expect(tray.locator(".cube-choice")).to_have_count(2)
    page.get_by_role("button", name="Step back").click()
    expect(main).to_have_attribute("data-plan", "0")
    expect(tray).to_have_count(0)
    page.locator(f"[data-target='hex/{spot.id}']").click()
    tray.locator(".cube-choice").first.click()
    page.locator(".prompt .btn.go").click()
    anna.wait_for_version(before)
    played = [json.loads(frame)["actions"] for frame in anna.sent if '"type":"play"' in frame]
    assert [len(actions) for actions in played] == [2], (
        "the place and the payment at once, and nothing before"
    )
    anna.check()


def test_what_one_seat_has_looked_at_stays_with_it(person: Make) -> None:
    """A Demon deck that Anna knows is neither in the frames nor on the page of somebody who
    watches."""
    anna, eve = person("Anna"), person("Eve")
    name = "2020-2p-use-0.rec"

    def knows(view: Any) -> bool:
        return placing(view) and any(
            king.deck and king.looked == [view.seat] for king in view.kings
        )

    made, seat = sit_down(anna, name, knows)
    view = next(look(own(state), seat) for number, state in positions(name) if number == made)
    secret = next(king.deck for king in view.kings if king.deck and king.looked == [seat])
    assert any(secret[0] in frame for frame in anna.frames), "Anna knows it"
    eve.watch_open_deal(anna)
    eve.page.wait_for_selector(".board .map")
    eve.page.keyboard.press("t")
    eve.page.wait_for_selector(".twin")
    states = [json.loads(frame) for frame in eve.frames]
    assert any(views_in(state) for state in states)
    for state in states:
        for view_ in views_in(state):
            assert all(king["deck"] == [] for king in view_["kings"])
            assert not view_["drawn"]
        assert not state.get("legal")
        assert not [event for event in events_in(state) if event["kind"] in ("deck-seen", "shown")]
    shown = eve.page.content()
    words = Words("goetia", "en")
    for card in secret:
        assert words.thing(f"demon/{card}") not in shown
    anna.check()
    eve.check()


def test_the_table_as_text_is_complete(person: Make) -> None:
    anna = person()
    name = "2020-3p-use-5.rec"
    made, seat = sit_down(
        anna,
        name,
        lambda view: placing(view) and any(view.dark) and any(mat.cards for mat in view.mats),
        60,
    )
    view = next(look(own(state), seat) for number, state in positions(name) if number == made)
    words = Words("goetia", "en")
    page = anna.page
    page.keyboard.press("t")
    text = page.locator(".twin").inner_text()
    boards = [board for row in (*view.scry, *view.dark) for board in row]
    hexes = [hex_ for card in view.world for hex_ in card.hexes] + [
        hex_ for board in boards for hex_ in board.hexes
    ]
    for hex_ in hexes:
        assert words.thing(f"hex/{hex_.id}") in text
    for edge in view.edges:
        assert words.thing(f"edge/{edge.slot}") in text
    for pact in (pact for row in view.pacts for pact in row):
        assert (
            words.thing(f"pact/{pact.pact}") in text
            and words.say(f"about-pact-{pact.pact}") in text
        )
    for mat in view.mats:
        assert f"{mat.score} WP = " in text
        for card in (card for stack in mat.stacks for card in stack.cards):
            assert words.thing(f"{'pact' if card.startswith('PACT') else 'demon'}/{card}") in text
    for king in view.kings:
        assert f"{king.name}: {king.deck_size}" in text
    before = anna.version()
    page.locator(".twin li button").first.click()
    page.locator(".twin .btn.go").click()
    anna.wait_for_version(before)
    anna.check()


def test_the_edition_of_2019_speaks_its_own_words(person: Make) -> None:
    anna = person()
    name = "2019-2p-use-0.rec"
    sit_down(anna, name, lambda view: placing(view) and any(view.dark))
    page = anna.page
    expect(page.locator(".supply li svg").first).to_have_attribute("aria-label", "red")
    expect(page.locator(".map")).to_contain_text("White City")
    page.keyboard.press("t")
    expect(page.locator(".twin")).to_contain_text("City card, hex")
    anna.check()


@pytest.mark.soak
@widths("narrow")
def test_axe_finds_nothing(person: Make, narrow: bool) -> None:
    anna = person(narrow=narrow)
    name = "2020-3p-use-5.rec"
    sit_down(
        anna,
        name,
        lambda view: placing(view) and any(view.dark) and sum(mat.cards for mat in view.mats) > 3,
        60,
    )
    assert complaints(anna) == []
    anna.page.locator(".board .thing.may").first.click()
    anna.page.wait_for_selector(".prompt .letgo")
    assert complaints(anna) == []
    anna.page.keyboard.press("Escape")
    anna.page.get_by_role("button", name=re.compile("Look at everything Anna")).click()
    anna.page.wait_for_selector("dialog[open]")
    assert complaints(anna) == []
    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("t")
    anna.page.wait_for_selector(".twin")
    assert complaints(anna) == []
    anna.check()
