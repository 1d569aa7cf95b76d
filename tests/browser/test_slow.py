"""Slow games: days per move, hours and a vacation that the other sees, answers that are given while
nobody looks, and all tables on one page."""

from __future__ import annotations

from collections.abc import Callable

from browsing import Person, complaints, widths
from expecting import expect
from playwright.sync_api import Page

Make = Callable[..., Person]
ROOM = "majority"


def open_tab(page: Page, name: str) -> None:
    page.get_by_role("button", name="Log and chat").click()
    page.get_by_role("tab", name=name).click()


def close_panel(page: Page) -> None:
    page.get_by_role("button", name="Close").first.click()


def post(somebody: Person, path: str, **fields: object) -> dict[str, object]:
    answer = somebody.context.request.post(f"{somebody.server.url}/api/{path}", data=fields)
    assert answer.ok, answer.text()
    found: dict[str, object] = answer.json()
    return found


@widths("wide")
def test_two_people_play_slowly(person: Make, narrow: bool) -> None:
    anna, ben = person("Anna", narrow=narrow), person("Ben", narrow=not narrow)
    # Anna sets a table with days per move
    page = anna.go(f"#/new/{ROOM}")
    page.wait_for_selector("form .plate")
    page.get_by_role("group", name="Number of players").get_by_role("button", name="3").click()
    page.get_by_role("button", name="Days per move").click()
    page.get_by_role("button", name="7 days").click()
    expect(page.get_by_text("7 days for every move.")).to_be_visible()
    assert complaints(anna) == []
    page.locator(".make .btn").click()
    ben.accept(anna.links()[0])
    for somebody in (anna, ben):
        somebody.page.wait_for_selector(".table-page .board")
    slow_table = anna.page.url.rpartition("/")[2]
    expect(anna.page.get_by_label("Clocks").get_by_text("6 d 23 h").first).to_be_visible()

    # Ben says when he thinks, and goes on vacation
    own = ben.go("#/me/slow")
    card = own.get_by_role("region", name="Slow games")
    card.get_by_role("switch").click()
    expect(card.get_by_text("This counts from")).to_be_visible()
    card.get_by_role("checkbox", name="Sunday").uncheck()
    expect(card.get_by_text("Saved.")).to_be_visible()
    card.get_by_role("button", name="Announce").click()
    card.get_by_role("button", name="Announce the vacation").click()
    expect(card.get_by_text("29 of 30 days left this year")).to_be_visible()
    assert complaints(ben) == []
    open_tab(anna.page, "Standings")
    told = anna.page.get_by_role("tabpanel").get_by_text("Ben goes on vacation on")
    expect(told).to_be_visible()
    close_panel(anna.page)

    # At a table without a clock he leaves an answer, goes away, and it is given
    card.get_by_role("button", name="Cancel").click()
    expect(card.get_by_text("30 of 30 days left this year")).to_be_visible()
    anna.set_table(ROOM, ["me", "link", "bot"])
    ben.accept(anna.links()[0])
    there = ben.page
    there.wait_for_selector(".table-page .board")
    table = there.url.rpartition("/")[2]
    open_tab(there, "Ahead")
    there.get_by_role("button", name="Again and again").click()
    there.get_by_role("button", name="Add", exact=True).click()
    assert complaints(ben) == []
    hand = ben.context.request.get(f"{ben.server.url}/api/tables/{table}").json()
    answers = [{"prompt": "keep", "action": choice["action"]} for choice in hand["legal"]]
    there.get_by_role("button", name="Leave answers").click()
    # what was picked in the list does not fit what is asked, and he is told
    shown = there.get_by_role("button", name="Take them back").or_(
        there.get_by_text("so your prepared answers were dropped")
    )
    expect(shown.first).to_be_visible()
    put = ben.context.request.put(
        f"{ben.server.url}/api/tables/{table}/prepared",
        data={"kind": "again", "answers": answers[:20]},
    )
    assert put.ok, put.text()
    ben.go("#/tables")
    expect(ben.page.get_by_role("heading", name="Waiting for you")).to_be_visible()
    cards = ben.page.locator(f'a[href="#/table/{table}"], a[href="#/table/{slow_table}"]')
    expect(cards).to_have_count(2)
    assert complaints(ben) == []
    ben.page.wait_for_function(
        """async table => {
            const told = await (await fetch(`/api/tables/${table}/prepared`)).json();
            return told.given === 1 && told.dropped === '';
        }""",
        arg=table,
        polling=200,
    )

    # Whoever likes it lets the server make what leaves no choice
    ben.go("#/me/slow")
    card.get_by_label("Always make it for me.").check()
    expect(card.get_by_text("Saved.")).to_be_visible()
    ben.page.reload()
    expect(card.get_by_label("Always make it for me.")).to_be_checked()
    anna.check()
    ben.check()
