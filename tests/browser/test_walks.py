"""Whole games in a real browser: with two people, by mouse, by keyboard alone, on a phone, through reloads and restarts."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from browsing import Person, Server
from playwright.sync_api import expect


Make = Callable[..., Person]


def seat_by_link(host: Person, game: str, others: list[Person], bots: int = 0) -> None:
    """The host makes a table with seats for friends, and each friend takes one by link."""
    page = host.go(f"#/new/{game}")
    page.wait_for_selector("form fieldset")
    if page.locator("select").first.locator("option").count() and page.locator("label:has-text('How many') select").count():
        page.locator("label:has-text('How many') select").select_option(str(1 + len(others) + bots))
    for seat in range(len(others)):
        page.locator(f"#seat-{seat + 1}").select_option("link")
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_selector("text=Waiting for players")
    for number, friend in enumerate(others):
        page.get_by_role("button", name="Invite", exact=True).click()
        page.locator("dialog").get_by_role("button", name=f"Seat {number + 2}").click()
        link = page.locator("dialog input[readonly]").input_value()
        assert page.locator("dialog figure svg path").get_attribute("d"), "a QR code is drawn"
        page.locator("dialog").get_by_role("button", name="Close").click()
        friend.page.goto(link)
        friend.page.locator("form input").fill(friend.name)
        friend.page.get_by_role("button", name="Sit down").click()
    for one in [host, *others]:
        one.page.wait_for_selector(".board")


def play_out(people: list[Person], most: int = 1000) -> int:
    """Everybody decides when asked, until the end; returns the number of decisions."""
    made = 0
    for _ in range(most * 4):
        if people[0].over():
            return made
        asked = next((one for one in people if one.asked()), None)
        if asked is None:
            people[0].page.wait_for_timeout(25)
            continue
        asked.decide()
        made += 1
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(("room", "bots"), [("majority", 2), ("majority2", 0)])
def test_two_browsers_play_a_whole_game(person: Make, room: str, bots: int) -> None:
    anna, ben = person("Anna"), person("Ben")
    seat_by_link(anna, room, [ben], bots)
    assert play_out([anna, ben]) > 40
    for one in (anna, ben):
        expect(one.page.locator("dialog .winner")).to_be_visible()
        expect(one.page.locator("dialog table tbody tr")).to_have_count(2 + bots)
        one.check()
    anna.page.get_by_role("button", name="Verify the shuffle").click()
    expect(anna.page.get_by_text("The shuffle is the one that was promised")).to_be_visible()
    anna.page.get_by_role("button", name="Play again").click()
    anna.page.wait_for_selector("main.table-page .board, main.table-page .page")


def test_one_plays_against_bots_by_keyboard_alone(person: Make) -> None:
    anna = person()
    page = anna.go()
    page.wait_for_selector("[data-game-card=majority] button.play")
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('[data-game-card=majority]') && document.activeElement.matches('button.play')"):
            break
    page.keyboard.press("Enter")
    page.wait_for_selector(".board")
    for decision in range(200):
        anna.wait()
        if anna.over():
            break
        before = anna.version()
        page.keyboard.press("ArrowRight")
        if decision % 3 == 0:
            page.keyboard.press("ArrowRight")
        assert page.evaluate("document.activeElement.dataset.target ?? ''"), "an arrow key reaches something that may be touched"
        page.keyboard.press("Enter")
        page.wait_for_selector(".prompt .btn.go")
        if decision == 0:
            page.keyboard.press("Escape")
            expect(page.locator(".prompt .btn.go")).to_have_count(0)
            page.keyboard.press("Enter")
            page.wait_for_selector(".prompt .btn.go")
        page.keyboard.press("Enter")
        anna.wait_for_version(before)
    assert anna.over()
    anna.check()


def test_the_keys_open_log_text_and_rules(person: Make) -> None:
    anna = person()
    anna.play_now("majority")
    anna.wait()
    page = anna.page
    page.keyboard.press("l")
    expect(page.get_by_role("dialog", name="Log and chat")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    expect(page.get_by_role("heading", name="The table as text")).to_be_visible()
    choice = page.locator(".twin li button").first
    before = anna.version()
    choice.click()
    anna.wait_for_version(before)
    page.keyboard.press("t")
    page.keyboard.press("?")
    expect(page.get_by_role("heading", level=1)).to_contain_text("The Majority")
    page.get_by_label("Search the rules").fill("spy marker")
    expect(page.locator(".book")).to_contain_text("MJ-36")
    page.go_back()
    page.wait_for_selector(".board")
    anna.check()


@pytest.mark.parametrize("room", ["majority", "majority2"])
def test_a_phone_needs_no_hover_and_no_sideways_scrolling(person: Make, room: str) -> None:
    anna = person(narrow=True)
    anna.play_now(room)
    for _ in range(14):
        anna.wait()
        anna.decide()
        assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is not wider than the phone"
        small = anna.page.evaluate(
            """() => [...document.querySelectorAll('.prompt .btn, .board .thing.may, .bar .round')]
                .filter(e => e.offsetWidth && (e.offsetHeight < 26 || e.offsetWidth < 26)).map(e => e.outerHTML.slice(0, 80))"""
        )
        assert small == []
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
    expect(anna.page.locator(".prompt")).to_contain_text("Choose a card of your packet")
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
    page = anna.go("#/new/majority")
    page.wait_for_selector("form fieldset")
    page.locator("#seat-1").select_option("me")
    page.locator("#name-0").fill("Anna")
    page.locator("#name-1").fill("Ben")
    page.get_by_role("button", name="Make the table").click()
    for name in ("Anna", "Ben", "Anna", "Ben"):
        page.wait_for_selector(f".curtain >> text=I am {name}" if name == "Ben" else ".board, .curtain")
        if page.locator(".curtain").count():
            assert page.locator(".hand .thing, [data-target^='card/']").count() == 0, "no card is on the page behind the curtain"
            page.get_by_role("button", name=f"I am {name}").click()
        anna.wait()
        expect(page.locator(".mat.you")).to_contain_text(name)
        anna.decide()
    anna.check()


def test_a_spectator_sees_no_hand(person: Make) -> None:
    anna, eve = person("Anna"), person("Eve")
    anna.play_now("majority")
    anna.wait()
    page = anna.page
    page.locator(".bar button").last.click()
    page.get_by_role("button", name="Invite", exact=True).click()
    page.locator("dialog").get_by_role("button", name="Watch").click()
    link = page.locator("dialog input[readonly]").input_value()
    page.keyboard.press("Escape")
    eve.page.goto(link)
    eve.page.locator("form input").fill("Eve")
    eve.page.get_by_role("button", name="Watch").click()
    eve.page.wait_for_selector(".board")
    for _ in range(6):
        anna.wait()
        anna.decide()
    anna.wait()
    hand = anna.page.locator(".hand [data-target]").evaluate_all("all => all.map(e => e.dataset.target)")
    assert hand, "Anna has a hand to hide"
    assert eve.page.locator(".hand .thing").count() == 0
    assert "packet" in "".join(eve.frames)
    for frame in eve.frames:
        state = json.loads(frame)
        view = state.get("view") or {}
        assert not view.get("hand") and not view.get("packet") and not view.get("kept") and not view.get("chosen")
        assert not state.get("legal")
        assert not [event for event in state.get("events", []) if event["kind"] in ("packet", "kept", "swapped")]
    shown = eve.page.content()
    assert not re.search(r'data-target="card/', shown)
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
    page.locator("dialog").get_by_role("button", name=re.compile("^Chat")).click()
    page.get_by_placeholder("Write something").fill("A fine evening")
    page.get_by_role("button", name="Send").click()
    expect(page.locator("dialog .log")).to_contain_text("A fine evening")
    page.locator("dialog").get_by_role("button", name="Log", exact=True).click()
    page.locator("dialog .log a").last.click()
    page.wait_for_selector(".replay .board")
    assert "#/replay/" in page.url
    anna.check()


def test_replay_steps_shares_and_plays_on(person: Make) -> None:
    anna = person()
    anna.play_now("majority")
    assert play_out([anna]) > 30
    page = anna.page
    page.locator("dialog").get_by_role("link", name="Replay").click()
    page.wait_for_selector(".replay .board")
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".controls .count")).to_contain_text(re.compile(r"(\d+) / \1"))
    page.get_by_role("button", name="One step back").click()
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
    page.get_by_role("button", name="Play on from here against bots").click()
    page.wait_for_selector("main.table-page .board")
    anna.wait()
    anna.decide()
    anna.check()


def test_a_game_that_draws_no_board_can_be_played_in_words(person: Make) -> None:
    anna = person()
    page = anna.go()
    page.wait_for_selector("[data-game-card]")
    plain = [
        game for game in page.locator("[data-game-card]").evaluate_all("all => all.map(e => e.dataset.gameCard)") if not has_board(game)
    ]
    for game in plain[:1]:
        anna.play_now(game)
        for _ in range(3):
            anna.wait()
            anna.decide()
    anna.check()


def has_board(game: str) -> bool:
    from support import SOURCE

    return (SOURCE / "games" / game / "web" / "index.ts").is_file()
