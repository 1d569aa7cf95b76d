"""A club in real browsers: founded, joined by link, a table of its own, and a tournament with both
games to the standings."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from browsing import Person, widths
from expecting import expect
from finishing import finish

Json = dict[str, Any]


def ask(person: Person, path: str, **body: object) -> Json:
    url = f"{person.server.url}/api/{path}"
    request = person.context.request
    answer = request.post(url, data=body) if body else request.get(url)
    assert answer.ok, answer.text()
    found: Json = answer.json()
    return found


def be(person: Person) -> None:
    ask(person, "guests", name=person.name)


def part(person: Person, name: str, narrow: bool) -> None:
    """On a phone the parts of a club are tabs."""
    if narrow:
        person.page.get_by_role("tab", name=name).click()


def fits(person: Person) -> None:
    page = person.page
    wide = page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    assert wide <= 0


def talk(anna: Person, ben: Person) -> None:
    """Ben writes, Anna is told, answers, and takes a line away; Ben mutes her."""
    page, other = anna.page, ben.page
    other.keyboard.press("c")
    theirs = other.get_by_role("dialog", name="Club chat")
    for line in ("Who plays tonight?", "Oops"):
        theirs.get_by_label("Write a message").fill(line)
        other.keyboard.press("Enter")
        expect(theirs.get_by_role("log")).to_contain_text(line)
    page.reload()
    page.get_by_role("button", name="Club chat 2 new messages").click()
    mine = page.get_by_role("dialog", name="Club chat")
    expect(mine.get_by_role("log")).to_contain_text("2 new messages")
    mine.get_by_role("listitem").filter(has_text="Oops").locator("summary").click()
    mine.get_by_role("button", name="Remove").click()
    expect(mine.get_by_role("log")).not_to_contain_text("Oops")
    mine.get_by_label("Write a message").fill("I do.")
    page.keyboard.press("Enter")
    expect(theirs.get_by_role("log")).to_contain_text("I do.", timeout=10_000)
    expect(theirs.get_by_role("log")).not_to_contain_text("Oops")
    theirs.get_by_role("listitem").filter(has_text="I do.").locator("summary").click()
    theirs.get_by_role("button", name="Mute Anna").click()
    expect(theirs.get_by_role("log")).not_to_contain_text("I do.")
    theirs.get_by_text("1 person muted").click()
    theirs.get_by_role("button", name="Unmute Anna").click()
    expect(theirs.get_by_role("log")).to_contain_text("I do.")
    anna.check()
    ben.check()
    fits(ben)
    for seen in (page, other):
        seen.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Club chat", exact=True)).to_be_visible()


@widths("wide")
def test_a_club_from_its_founding_to_the_standings(
    person: Callable[..., Person], narrow: bool
) -> None:
    anna, ben = person("Anna", narrow=narrow), person("Ben", narrow=narrow)
    be(anna)
    be(ben)
    page = anna.go("#/clubs")
    name = f"The Tuesday Table {'n' if narrow else 'w'}"
    page.get_by_label("Name of the club").fill(name)
    anna.check()
    page.get_by_role("button", name="Found the club").click()
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    page.get_by_role("button", name="Copy invite link").click()
    link = page.get_by_label("Invitation").input_value()
    assert "#/clubs/join/" in link

    other = ben.go()
    other.goto(link)
    expect(other.get_by_text(f"You are invited to {name}.")).to_be_visible()
    other.get_by_role("button", name="Join").click()
    other.wait_for_url(re.compile("#/clubs/the-tuesday-table"))  # without the token
    expect(other.get_by_role("heading", name="Tournament")).to_be_visible()

    talk(anna, ben)
    part(anna, "Tables", narrow)
    page.get_by_role("link", name="New club table").click()
    page.get_by_role("link", name="Luna").click()
    page.get_by_role("button", name="2", exact=True).click()
    page.locator(".make .btn").click()
    page.wait_for_url("**/#/table/*")
    club = other.url
    other.goto(club)
    other.reload()
    part(ben, "Tables", narrow)
    other.get_by_role("button", name="Join: Luna").click()
    other.wait_for_selector(".board")

    page.goto(club)
    page.reload()
    page.get_by_role("button", name="New tournament").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Name of the tournament").fill("November Swiss")
    dialog.locator("select").first.select_option(label="The Majority 2")
    dialog.get_by_label("Rounds").fill("1")
    dialog.get_by_label("Days for a round").fill("0")
    dialog.get_by_text("Options of the game").click()
    expect(dialog.get_by_role("button", name="A random seat")).to_be_visible()
    dialog.get_by_role("button", name="Add").click()
    page.get_by_role("button", name="Enter", exact=True).click()
    expect(page.get_by_text("One player has entered.")).to_be_visible()
    other.goto(club)
    other.reload()
    other.get_by_role("button", name="Enter", exact=True).click()
    expect(other.get_by_text("2 players have entered.")).to_be_visible()
    page.reload()
    page.get_by_role("button", name="Begin round 1").click()
    board = page.get_by_role("group", name=re.compile("Round 1, .*Anna.*Ben|Round 1, .*Ben.*Anna"))
    games = board.get_by_role("link", name=re.compile("^Game [12]"))
    expect(games).to_have_count(2)
    anna.check()
    fits(anna)
    for place in range(2):
        address = games.nth(place).get_attribute("href")
        assert address is not None
        finish(address.rpartition("/")[2], [anna, ben])
    page.reload()
    other.reload()
    for seen in (page, other):
        expect(seen.locator("[data-verdict=yes]")).to_be_visible()
        standings = seen.get_by_role("table").filter(has_text="Points")
        expect(standings.get_by_role("row")).to_have_count(3)
        replay = seen.get_by_role("group", name=re.compile("Round 1")).get_by_role("link")
        expect(replay).to_have_count(2)
    part(anna, "League", narrow)
    expect(page.get_by_text(re.compile(r"\d(\.5)? of 2"))).to_have_count(2)
    part(anna, "Members", narrow)
    expect(page.get_by_role("link", name="Ben", exact=True).first).to_be_visible()
    anna.check()
    fits(anna)
    ben.check()
