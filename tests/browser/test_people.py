"""Who somebody is, and what they are told: claiming a name with a passkey, coming back, talking
beside the board, the next game that waits."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from browsing import Person, complaints, put_off, widths
from expecting import expect

Make = Callable[..., Person]
ROOM = "majority"


def with_authenticator(somebody: Person) -> None:
    """A passkey on the device, as a finger on its sensor would unlock it."""
    devtools = somebody.context.new_cdp_session(somebody.page)
    devtools.send("WebAuthn.enable")
    devtools.send(
        "WebAuthn.addVirtualAuthenticator",
        {
            "options": {
                "protocol": "ctap2",
                "transport": "internal",
                "hasResidentKey": True,
                "hasUserVerification": True,
                "isUserVerified": True,
                "automaticPresenceSimulation": True,
            }
        },
    )


@widths("wide")
def test_a_guest_claims_a_name_and_comes_back_with_a_passkey(person: Make, narrow: bool) -> None:
    anna = person("Anna", narrow=narrow, apart=True)
    with_authenticator(anna)
    anna.play_now(ROOM)
    anna.wait()
    table = anna.page.url.rpartition("/")[2]
    page = anna.go("#/me")
    name = f"Anna {table[:6]}"
    page.get_by_label("Name of the account").fill(name)
    page.get_by_role("button", name="Claim with passkey").click()
    expect(page.get_by_role("heading", name="Ways to sign in")).to_be_visible()
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    page.get_by_role("button", name="New codes").click()
    page.get_by_role("button", name="Use a passkey").click()
    codes = page.get_by_role("dialog", name="Recovery codes")
    expect(codes.get_by_role("listitem")).to_have_count(10)
    code = codes.get_by_role("listitem").first.inner_text()
    codes.get_by_role("button", name="I have them").click()
    expect(page.get_by_text("10 left")).to_be_visible()
    assert complaints(anna) == []
    page.get_by_role("button", name="Sign out", exact=True).first.click()
    page.wait_for_selector(".lobby")
    page = anna.go("#/sign-in")
    page.get_by_role("button", name="Use a passkey").click()
    expect(page.locator(".ribbon a").first).to_have_attribute("href", f"#/table/{table}")
    # Elsewhere, with nothing but a code on paper
    other = person("Ben")
    away = other.go("#/recover")
    away.get_by_label("Name of the account").fill(name)
    away.get_by_label("Recovery code").fill(code.upper())
    away.get_by_label("New password").fill("correct horse battery")
    away.get_by_role("button", name="Save password").click()
    expect(away.get_by_role("heading", name=name)).to_be_visible()
    anna.go("#/me")
    expect(anna.page.get_by_role("button", name="Begin as guest")).to_be_visible()
    anna.check()
    other.check()


@widths("wide")
def test_somebody_deletes_everything_after_two_questions(person: Make, narrow: bool) -> None:
    anna = person("Anna", narrow=narrow)
    anna.play_now(ROOM)
    anna.wait()
    page = anna.go("#/me")
    page.get_by_role("button", name="Delete", exact=True).click()
    question = page.get_by_role("dialog", name="Delete everything about you?")
    question.get_by_role("button", name="Go on").click()
    delete = question.get_by_role("button", name="Delete", exact=True)
    expect(delete).to_be_disabled()
    question.get_by_label("To be sure, type your name").fill("Anna")
    delete.click()
    page.wait_for_selector(".lobby")
    assert anna.context.request.get(f"{anna.server.url}/api/me").json()["person"] is None
    anna.check()


def together(anna: Person, ben: Person) -> str:
    """A table at which both sit."""
    anna.set_table(ROOM, ["me", "link", "bot"])
    link = anna.links()[0]
    ben.accept(link)
    anna.page.wait_for_selector(".table-page .board")
    ben.page.wait_for_selector(".table-page .board")
    return anna.page.url.rpartition("/")[2]


def say(somebody: Person, table: str, text: str) -> None:
    somebody.context.request.post(
        f"{somebody.server.url}/api/tables/{table}/chat",
        data={"uuid": f"{abs(hash(text)):016x}", "text": text},
    )


@widths("narrow")
def test_what_is_said_is_seen_at_once_and_counted_until_it_is_read(
    person: Make, narrow: bool
) -> None:
    anna, ben = person("Anna", narrow=narrow), person("Ben")
    table = together(anna, ben)
    page = anna.page
    page.wait_for_timeout(1000)
    say(ben, table, "Take your time.")
    bubble = page.locator(".bubble")
    expect(bubble).to_contain_text("Take your time.")
    button = page.get_by_role("button", name="Log and chat")
    expect(button.locator(".unread")).to_have_text("1")
    expect(bubble).to_have_count(0)
    button.click()
    chat = page.get_by_role("tabpanel", name="Chat")
    expect(chat).to_contain_text("1 new message")
    expect(button.locator(".unread")).to_have_count(0)
    if not narrow:
        board = page.locator(".board").bounding_box()
        panel = page.locator(".talk").bounding_box()
        assert board and panel and board["x"] + board["width"] <= panel["x"], "not over the board"
    assert complaints(anna) == []
    page.locator(".chat form input").fill("I do.")
    page.keyboard.press("Enter")
    expect(ben.page.locator(".bubble")).to_contain_text("I do.")
    page.get_by_role("tab", name="Notes").click()
    page.get_by_label("Only you can read this.").fill("Ben bluffs")
    expect(page.get_by_text("Saved.")).to_be_visible()
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Mute the chat at this table").check()
    page.keyboard.press("Escape")
    say(ben, table, "Still there?")
    page.wait_for_timeout(600)
    expect(page.locator(".bubble")).to_have_count(0)
    expect(button.locator(".unread")).to_have_count(0)
    anna.check()
    ben.check()


def test_n_leads_from_one_game_that_waits_to_the_next(person: Make) -> None:
    anna = person("Anna")
    tables = []
    for _ in range(2):
        anna.play_now(ROOM)
        anna.wait()
        tables.append(anna.page.url.rpartition("/")[2])
    page = anna.go()
    expect(page.locator(".ribbon a.next")).to_contain_text("2 games waiting for you")
    assert page.title() == "(2) Augury"
    assert complaints(anna) == []
    page.keyboard.press("n")
    page.wait_for_selector(".table-page .board")
    first = page.url.rpartition("/")[2]
    expect(page.get_by_role("link", name="Next game")).to_be_visible()
    page.keyboard.press("n")
    other = next(table for table in tables if table != first)
    page.wait_for_url(f"**/{other}")
    anna.check()


@pytest.mark.parametrize("language", put_off(["en", "nl", "de"], ["en", "nl"]))
def test_the_pages_about_oneself_speak_every_language(person: Make, language: str) -> None:
    anna = person("Anna", narrow=language == "de", language=language)
    anna.play_now(ROOM)
    anna.wait()
    for place in ("#/me", "#/me/notices", "#/sign-in", "#/recover"):
        anna.load(place)
        page = anna.page
        page.wait_for_selector("main .page h1")
        page.wait_for_load_state("networkidle")
        assert complaints(anna) == [], place
        wide = page.evaluate(
            "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
        assert wide <= 0, place
    anna.check()
