"""What lies beside the table or over it for a moment explains itself too: header, price, round
steps, mats, the results. Pointed at with a real mouse, as nobody asks there first."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random

import pytest
from browsing import BOARDS, Person, put_off
from expecting import expect
from playwright.sync_api import Locator
from positions import random_game

from augury.core import registry
from augury.core.table import Table
from augury.games.goetia.reader import own
from augury.games.goetia.view import view as look

RAW = re.compile(r"\b[a-z]+/[\w-]|[a-z0-9]_[a-z0-9]|\{ ?\$|undefined|NaN|\babout-|\btip-")
GOETIA = registry.load("goetia")
Make = Callable[..., Person]


def said(somebody: Person, spot: Locator) -> str:
    """What a tip says when the mouse rests on something."""
    page = somebody.page
    page.mouse.move(1, 1)
    expect(page.locator("#tip")).to_be_hidden()
    spot.hover()
    expect(page.locator("#tip:popover-open b")).not_to_be_empty()
    told = page.locator("#tip").inner_text()
    assert not RAW.search(told), told
    return told


def said_by_all(somebody: Person, place: str) -> list[str]:
    spots = somebody.page.locator(f"{place} [data-tip]")
    expect(spots.first).to_be_visible()
    return [said(somebody, spots.nth(number)) for number in range(spots.count())]


def open_rule(somebody: Person, within: str) -> None:
    """The first rule that is named there opens the book, which can be read and closed; what lay
    open stays."""
    page = somebody.page
    link = page.locator(f"{within} a[href*='/rules/']").first
    link.click()
    book = page.locator(".drawer:not([hidden])")
    expect(book.locator(".here")).to_be_in_viewport()
    book.get_by_role("button", name="Close").click()
    expect(book).to_have_count(0)


# Goetia


def halfway(fits: Callable[[Table], bool], edition: str, seed: int) -> tuple[str, int, int, int]:
    """The first position of a game of random decisions that fits, as `Person.play_from` takes
    it."""
    luck = Random(seed)
    table = Table(GOETIA, 2, seed, {"edition": edition})
    while not table.over():
        seat = int(table.state.to_act()[0])
        if fits(table):
            return table.record.text(), len(table.record.decisions), seat, 2
        table.play(seat, luck.choice(table.state.legal(seat)))
    raise AssertionError("no position fits")


def gives_pact_and_card(table: Table) -> bool:
    """Dark Boards that give a Pact and a card lie open while somebody places."""
    view = look(own(table.state), int(table.state.to_act()[0]))
    rewards = {hex_.reward[0] for row in view.dark for board in row for hex_ in board.hexes}
    return view.prompt == "place" and {"G", "D"} <= rewards


@pytest.mark.parametrize("edition", ["2020", "2019"])
def test_prices_say_what_a_hex_brings_in_this_edition(person: Make, edition: str) -> None:
    """G-349, G-351: in 2019 a Pact of the row, and a card of any King."""
    anna = person()
    position = halfway(gives_pact_and_card, edition, 3)
    anna.play_from(*position)
    anna.wait()
    page = anna.page
    told = []
    for hex_ in page.locator(".thing[data-target^='hex/D']").all():
        hex_.hover()
        expect(page.locator(".price .sum b")).to_be_visible()
        told.append(page.locator(".price .gives").inner_text())
        page.mouse.move(1, 1)  # or the tip, which comes after a while, lies over the next one
    assert any("a Pact of this row" in line for line in told) == (edition == "2019")
    assert any("King of any class" in line for line in told) == (edition == "2019")
    assert any("a Pact of your choice" in line for line in told) >= (edition == "2020")
    page.locator(".thing.may[data-target^='hex/']").first.click()
    assert said_by_all(anna, ".price")
    if page.locator(".price .notes a").count():
        open_rule(anna, ".price .notes")
    anna.check()


def test_a_mat_that_is_open_explains_itself_and_its_rules_open_the_book(person: Make) -> None:
    anna = person()
    anna.play_from(*halfway(gives_pact_and_card, "2020", 3))
    anna.wait()
    page = anna.page
    page.locator(".own .head").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    assert len(said_by_all(anna, "dialog[open]")) >= 6
    open_rule(anna, "#tip")
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    anna.check()


def test_the_steps_of_a_round_explain_themselves(person: Make) -> None:
    """They pass with the playback of the end of a round, which the replay shows slowly."""
    anna = person(pace=0.02)
    game = random_game("goetia")
    rounds = [own(state).round for state in game.replay()]
    at = next(at for at in range(60, len(rounds)) if 0 < rounds[at] < rounds[at + 1])
    request = anna.context.request
    assert request.post(f"{anna.server.url}/api/guests", data={"name": "Anna"}).ok
    made = request.post(f"{anna.server.url}/api/records", data={"record": game.text()})
    assert made.ok, made.text()
    page = anna.go(f"#/replay/{made.json()['id']}/{at}")
    page.wait_for_selector(".goetia")
    page.keyboard.press("ArrowRight")
    steps = page.locator(".rounds li")
    expect(steps).to_have_count(7)
    for step in (0, 6):
        assert "G-" in said(anna, steps.nth(step))
    anna.check()


# The results


@pytest.mark.parametrize("room", put_off(BOARDS, [room for room in BOARDS if room != "majority"]))
def test_the_results_explain_themselves(person: Make, room: str) -> None:
    """Where the points come from; why somebody has won opens the book."""
    anna = person()
    game = random_game(room)
    last = len(game.decisions) - 1
    anna.play_from(game.text(), last, game.decisions[last][0], game.seats)
    while not anna.over():
        anna.decide()
    page = anna.page
    expect(page.locator(".ended .points [data-tip]").first).to_be_visible()
    for told in said_by_all(anna, ".ended .points th"):
        assert re.search(r"[A-Z0-9]+-[0-9]+$", told), told
    open_rule(anna, "#tip")
    if page.locator(".ended .told a").count():
        open_rule(anna, ".ended .told")
    expect(page.locator(".ended .winner")).to_be_visible()
    anna.check()


def finished(room: str, seats: int, **options: object) -> Iterator[Table]:
    """Games of random decisions, to their end."""
    for seed in range(200):
        luck = Random(seed)
        table = Table(registry.load(room), seats, seed, options)
        while not table.over():
            seat = int(table.state.to_act()[0])
            table.play(seat, luck.choice(table.state.legal(seat)))
        yield table


def test_ties_and_solo_games_are_explained_with_the_results(person: Make) -> None:
    """L-176: alone, with what the automaton has. M2-89: a tie, with the marker that broke it."""
    anna = person()
    request = anna.context.request
    assert request.post(f"{anna.server.url}/api/guests", data={"name": "Anna"}).ok
    solo = next(finished("luna", 1, level="1"))
    tied = next(one for one in finished("majority2", 2) if len(set(one.state.scores())) == 1)
    own_points, automaton = (int(score) for score in solo.state.scores())
    (points, _) = (int(score) for score in tied.state.scores())
    result = "won" if own_points > automaton else "not won"
    for table, line in (
        (solo, f"{own_points} IP against the automaton\u2019s {automaton}: {result}"),
        (tied, f"have {points} points each."),
    ):
        made = request.post(
            f"{anna.server.url}/api/records", data={"record": table.finished_record().text()}
        )
        assert made.ok, made.text()
        page = anna.go(f"#/table/{made.json()['id']}")
        expect(page.locator(".ended .told")).to_contain_text(line)
        expect(page.locator(".ended .told a")).to_have_text("M2-89" if table is tied else "L-176")
    anna.check()
