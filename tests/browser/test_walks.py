"""Whole games in a real browser: with two people, by mouse, by keyboard alone, on a phone, through
reloads and restarts."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from browsing import (
    BOARDS,
    Person,
    Server,
    events_in,
    kept_games,
    play_out,
    put_off,
    views_in,
    widths,
)
from expecting import expect
from finishing import finish

from augury.core import registry

Make = Callable[..., Person]
OWN_PHONES = {"goetia", "luna", "pantheon"}  # their own walks touch more, and check as much


def seat_by_link(host: Person, game: str, others: list[Person], bots: int = 0) -> None:
    """The host makes a table with seats for friends, and each friend takes one by link."""
    host.set_table(game, ["me", *["link"] * len(others), *["bot"] * bots])
    for friend, link in zip(others, host.links(), strict=True):
        friend.accept(link)
    for one in [host, *others]:
        one.page.wait_for_selector(".board")


def fewest(room: str) -> int:
    """How many people a table needs at least that is no solo game."""
    return min(count for count in registry.load(room).seats if count > 1)


# The first decisions and the last ones are made on both boards; those between by plain requests.
BOTH_AWAY = {"majority": 90, "majority2": 20}


@pytest.mark.parametrize("room", put_off(["majority", "majority2"], ["majority2"]))
def test_two_browsers_play_a_whole_game(person: Make, room: str) -> None:
    anna, ben = person("Anna"), person("Ben")
    seat_by_link(anna, room, [ben], fewest(room) - 2)
    for one in (anna, ben):
        one.play_on(3)
    while any(one.played()[1] for one in (anna, ben)):
        anna.page.wait_for_timeout(50)
    table = anna.page.url.rpartition("/")[2]
    for one in (anna, ben):
        assert one.played()[0] == 3
        one.page.goto("about:blank")
    finish(table, [anna, ben], until=BOTH_AWAY[room])
    for one in (anna, ben):
        one.go(f"#/table/{table}")
    assert play_out([anna, ben]) > 2
    for one in (anna, ben):
        at_the_end(one, registry.load(room).chairs(fewest(room)))
    again = ben.page.locator(".ended .again")
    expect(again.get_by_role("status")).to_have_text("Nobody has asked yet.")
    anna.page.get_by_role("button", name="Play again").click()
    all_but_one = fewest(room) - 1  # bots always want to
    expect(again.get_by_role("status")).to_have_text(
        f"{all_but_one} of {fewest(room)} want a rematch"
    )
    expect(again.locator("li:not(.in)")).to_have_text("Ben")
    talk = anna.page.locator(".waiting .talk")
    talk.get_by_role("textbox").fill("Once more!")
    talk.get_by_role("button", name="Send").click()
    expect(talk.get_by_role("log")).to_contain_text("Once more!")
    ben.page.get_by_role("button", name="Join the rematch").click()
    for one in (anna, ben):
        one.page.wait_for_selector(".board")
        one.check()


HONEST = "Verified: the shuffle matches its fingerprint"
OPEN = "The deal was open from the start"


def at_the_end(one: Person, chairs: int, verdict: str = HONEST) -> None:
    """The end-of-game page, complete."""
    expect(one.page.locator(".ended .winner")).to_be_visible()
    expect(one.page.locator(".ended .scroll tbody tr")).to_have_count(chairs)
    expect(one.page.locator(".ended svg[role=img]")).to_be_visible()
    one.page.get_by_role("button", name="Verify the shuffle").click()
    expect(one.page.get_by_text(verdict)).to_be_visible()
    one.check()


# Two play The Majority to its end above.
@pytest.mark.parametrize("room", put_off(BOARDS, BOARDS))
def test_two_browsers_see_each_other_move(person: Make, room: str) -> None:
    anna, ben = person("Anna"), person("Ben")
    seat_by_link(anna, room, [ben], fewest(room) - 2)
    for one in (anna, ben):
        one.play_on()
    for _ in range(600):
        if min(one.version() for one in (anna, ben)) > 12:
            break
        anna.page.wait_for_timeout(100)
    assert min(one.version() for one in (anna, ben)) > 12
    assert min(one.played()[0] for one in (anna, ben)) > 0, "both have decided"
    for one in (anna, ben):
        one.check()


# The others come to theirs in whole games, or in walks of their own.
@pytest.mark.parametrize("room", put_off(BOARDS, set(BOARDS) - {"majority2"}))
def test_a_game_comes_to_its_end(person: Make, room: str) -> None:
    anna = person()
    game = next(kept_games(room))
    anna.play_from(game.text(), len(game.decisions) - 6, game.decisions[-1][0], game.seats)
    play_out([anna])
    at_the_end(anna, registry.load(room).chairs(game.seats), OPEN)


@pytest.mark.soak
def test_one_plays_a_whole_game_against_bots_by_mouse(person: Make) -> None:
    anna = person()
    anna.play_now("majority")
    for _ in range(200):
        anna.wait()
        if anna.over():
            break
        anna.decide()
    expect(anna.page.locator(".ended .winner")).to_be_visible()
    anna.check()


@pytest.mark.parametrize("decisions", put_off([6, 200], [200]))  # or to the end
def test_one_plays_against_bots_by_keyboard_alone(person: Make, decisions: int) -> None:
    anna = person()
    page = anna.go()
    page.wait_for_selector("[data-game-card=majority] button.play")
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate(
            "document.activeElement.closest('[data-game-card=majority]') && "
            "document.activeElement.matches('button.play')"
        ):
            break
    page.keyboard.press("Enter")
    page.wait_for_selector(".board")
    for decision in range(decisions):
        anna.wait()
        if anna.over():
            break
        before = anna.version()
        page.keyboard.press("ArrowRight")
        if decision % 3 == 0:
            page.keyboard.press("ArrowRight")
        assert page.evaluate("document.activeElement.dataset.target ?? ''"), (
            "an arrow key reaches something that may be touched"
        )
        page.keyboard.press("Enter")
        page.wait_for_selector(".prompt .btn.go")
        if decision == 0:
            page.keyboard.press("Escape")
            expect(page.locator(".prompt .btn.go")).to_have_count(0)
            page.keyboard.press("Enter")
            page.wait_for_selector(".prompt .btn.go")
        page.keyboard.press("Enter")
        anna.wait_for_version(before)
    assert anna.over() == (decisions == 200)
    anna.check()


def test_the_keys_open_log_text_and_rules(person: Make) -> None:
    anna = person()
    anna.play_now("majority")
    anna.wait()
    page = anna.page
    page.keyboard.press("l")
    expect(page.get_by_role("complementary", name="Log and chat")).to_be_visible()
    page.keyboard.press("l")
    expect(page.get_by_role("complementary", name="Log and chat")).to_have_count(0)
    page.keyboard.press("t")
    expect(page.get_by_role("heading", name="Table as text")).to_be_visible()
    choice = page.locator(".twin li button").first
    before = anna.version()
    choice.click()
    anna.wait_for_version(before)
    page.keyboard.press("t")
    page.keyboard.press("?")
    expect(page.locator(".drawer .here")).to_be_visible()
    page.keyboard.press("?")
    expect(page.locator(".drawer")).to_be_hidden()
    anna.check()


@pytest.mark.parametrize(
    "room",
    put_off([room for room in BOARDS if room not in OWN_PHONES], set(BOARDS) - {"majority2"}),
)
def test_a_phone_needs_no_hover_and_no_sideways_scrolling(person: Make, room: str) -> None:
    anna = person(narrow=True)
    anna.sit(room, fewest(room))
    for _ in range(10):
        anna.wait()
        anna.decide()
        assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (
            "the page is not wider than the phone"
        )
        touched = ".prompt .btn, .board .thing.may, .bar .round"
        assert anna.too_small(touched) == []
    anna.check()


def test_undo_says_why_not_and_works_when_it_may(person: Make) -> None:
    anna, ben = person("Anna"), person("Ben")
    seat_by_link(anna, "majority", [ben], 1)
    anna.wait()
    expect(anna.page.locator(".undo")).to_contain_text("nothing to undo")
    hand = anna.page.locator(".hand .thing").count()
    anna.decide()
    expect(anna.page.locator(".undo")).to_be_enabled()
    anna.page.keyboard.press("u")
    anna.wait()
    assert anna.page.locator(".hand .thing.may").count() == hand
    anna.check()


@widths("narrow")
@pytest.mark.parametrize("room", put_off(BOARDS, [room for room in BOARDS if room != "luna"]))
def test_against_bots_undo_is_one_button_whatever_came_out(
    person: Make, room: str, narrow: bool
) -> None:
    anna = person(narrow=narrow)
    anna.sit(room, fewest(room))
    table = anna.page.url.rpartition("/")[2]

    def made() -> int:
        state = anna.context.request.get(f"{anna.server.url}/api/tables/{table}").json()
        found: int = state["decisions"]
        return found

    for _ in range(2):
        anna.wait()
        anna.decide()
    anna.wait()
    before = made()
    undo = anna.page.locator(".prompt .undo")
    expect(undo).to_be_enabled()
    version = anna.version()
    undo.click()
    anna.wait_for_version(version)
    anna.wait()
    assert made() < before
    anna.check()


def test_reload_and_restart_in_the_middle(person: Make, server: Server) -> None:
    anna = person()
    anna.play_now("majority")
    for _ in range(3):
        anna.wait()
        anna.decide()
    anna.page.reload()
    anna.wait()
    anna.decide()
    anna.wait()
    server.kill()
    expect(anna.page.locator(".link")).to_be_visible()
    anna.page.locator(".board .thing.may").first.click()
    anna.page.locator(".prompt .btn.go").click()  # a click while the server is away is not lost
    before = anna.version()
    server.start()
    anna.wait_for_version(before, 30)
    for _ in range(3):
        anna.wait()
        anna.decide()
    anna.check()


def test_the_language_changes_without_a_reload(person: Make) -> None:
    anna = person()
    anna.play_now("majority")
    anna.wait()
    expect(anna.page.locator(".prompt")).to_contain_text("Choose a card from your packet")
    anna.page.evaluate("window.stillHere = true")
    for language, words in (("Nederlands", "Kies een kaart"), ("Deutsch", "Wähle")):
        anna.page.locator(".bar button").last.click()
        anna.page.locator("dialog").get_by_role("button", name=language).click()
        anna.page.keyboard.press("Escape")
        expect(anna.page.locator(".prompt")).to_contain_text(words)
    assert anna.page.evaluate("window.stillHere")
    assert anna.page.evaluate("document.documentElement.lang") == "de"
    anna.check()


def test_the_curtain_hides_the_hand_of_the_other(person: Make) -> None:
    anna = person()
    anna.set_table("majority", ["me", "me", "bot", "bot"], ["Anna", "Ben"])
    page = anna.page
    seen: list[str] = []
    for _ in range(
        6
    ):  # whoever decided last in a round of choices goes on; nobody else sees that hand
        page.wait_for_selector(".curtain, main.table-page[data-phase=acts]")
        if page.locator(".curtain").count():
            assert page.locator(".hand .thing, [data-target^='card/']").count() == 0, (
                "no card is on the page behind the curtain"
            )
            name = page.locator(".curtain .btn").inner_text().removeprefix("I am ")
            assert not seen or name != seen[-1]
            page.locator(".curtain .btn").click()
            anna.wait()
            expect(page.locator(".mat.you")).to_contain_text(name)
        seen.append("Anna" if "Anna" in page.locator(".mat.you").inner_text() else "Ben")
        anna.decide()
    assert set(seen) == {"Anna", "Ben"}
    anna.check()


# Goetia's own walk has a spectator, too.
@pytest.mark.parametrize("room", put_off(BOARDS, set(BOARDS) - {"majority2"}))
def test_a_spectator_sees_what_everybody_may_see(person: Make, room: str) -> None:
    anna, eve = person("Anna"), person("Eve")
    anna.sit(room, fewest(room))
    anna.wait()
    eve.watch(anna)
    anna.play_on(6)
    while anna.played()[1]:
        anna.page.wait_for_timeout(50)
    anna.wait()
    expect(eve.page.locator(eve.main)).to_have_attribute("data-version", str(anna.version()))
    states = [json.loads(frame) for frame in eve.frames if '"type":"state"' in frame]
    assert states and all(state["eye"] == -1 and not state.get("legal") for state in states)
    assert eve.page.locator(".board .thing.may, .board .thing.could").count() == 0
    told = ""
    for state in states:
        told += json.dumps(events_in(state))
        for view in views_in(state):
            assert view["seat"] == -1
            assert not view.get("packet") and not view.get("kept") and not view.get("chosen")
            hand = view.get("hand", [])
            assert room == "majority2" or not hand
            assert all(f'"card/{card}"' in told for card in hand), (
                "a card is in a hand for certain only if everybody saw where it went"
            )
    eve.check()
    anna.check()


def test_chat_and_the_log_link_to_a_moment(person: Make) -> None:
    anna = person()
    anna.play_now("majority2")
    for _ in range(4):
        anna.wait()
        anna.decide()
    anna.wait()
    page = anna.page
    page.keyboard.press("l")
    page.locator(".talk").get_by_role("tab", name=re.compile("^Chat")).click()
    page.locator(".chat form input").fill("A fine evening")
    page.get_by_role("button", name="Send").click()
    expect(page.locator(".talk .said")).to_contain_text("A fine evening")
    page.locator(".talk").get_by_role("tab", name="Log", exact=True).click()
    page.locator(".talk a").last.click()
    page.wait_for_selector(".replay .board")
    assert "#/replay/" in page.url
    anna.check()


def test_replay_steps_shares_and_plays_on(person: Make) -> None:
    anna = person()
    anna.sit_in_the_middle("majority", 0.9)
    play_out([anna])
    page = anna.page
    page.locator(".ended").get_by_role("link", name="Replay").click()
    page.wait_for_selector(".replay .board")
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".controls .count")).to_contain_text(re.compile(r"(\d+) / \1"))
    page.get_by_role("button", name="Step back").click()
    moment = re.search(r"/(\d+)$", page.url)
    assert moment and int(moment[1]) > 30, "the address names the moment"
    shared = page.url
    other = person("Ben")
    other.go()
    other.page.wait_for_selector("article")
    page.goto("about:blank")
    page.goto(shared)
    page.wait_for_selector(".replay .board")
    expect(page.locator(".controls .count")).to_contain_text(f"{moment[1]} /")
    page.get_by_role("button", name="To the start").click()
    page.get_by_role("button", name="Play from here").click()
    page.wait_for_selector("main.table-page .board")
    anna.wait()
    anna.decide()
    anna.check()
