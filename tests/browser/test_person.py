"""How somebody did, in a real browser: results, ratings, statistics, the wish to be left out."""

from __future__ import annotations

import re
from collections.abc import Callable

from browsing import Person, widths
from expecting import expect
from finishing import finish


def be(person: Person) -> None:
    """A guest of their name, on the first page."""
    request = person.context.request
    assert request.post(f"{person.server.url}/api/guests", data={"name": person.name}).ok
    person.go()


def finish_a_game(anna: Person) -> str:
    """Against two bots; returns the table."""
    bot = {"kind": "bot", "level": 1}
    wish = {"game": "majority", "seats": [{"kind": "me"}, bot, bot]}
    made = anna.context.request.post(f"{anna.server.url}/api/tables", data=wish)
    table: str = made.json()["id"]
    finish(table, [anna])
    return table


def finish_games(anna: Person, count: int) -> str:
    """Returns the table of the last one."""
    tables = [finish_a_game(anna) for _ in range(count)]
    anna.page.wait_for_function(
        """async count => {
            const {person} = await (await fetch('/api/me')).json();
            const {results} = await (await fetch(`/api/people/${person.id}/results`)).json();
            return results.length === count;
        }""",
        arg=count,
    )
    return tables[-1]


@widths("narrow")
def test_finished_games_are_told_with_places_and_ratings(
    person: Callable[..., Person], narrow: bool
) -> None:
    anna = person(narrow=narrow)
    be(anna)
    table = finish_games(anna, 2)
    page = anna.page
    anna.go(f"#/table/{table}")
    page.get_by_role("button", name="Let bots play").click()
    bots = page.locator(".deal")
    expect(bots.get_by_role("row", name=re.compile("^You"))).to_be_visible()
    expect(bots.get_by_role("row", name=re.compile("^Sparrow.*place"))).to_be_visible(
        timeout=30_000
    )
    anna.check()
    anna.go("#/person")
    expect(page.get_by_role("heading", name="Anna")).to_be_visible()
    expect(page.locator("main .note").first).to_contain_text("2 games, ")
    expect(page.get_by_text("provisional")).to_be_visible()
    expect(page.locator(".who").first).to_contain_text("Sparrow")
    expect(page.get_by_role("img", name=re.compile("after 2 rated games"))).to_be_visible()
    anna.check()
    page.get_by_role("link", name="Statistics of The Majority").click()
    expect(page.get_by_text(re.compile(r"\d+ finished game"))).to_be_visible()
    expect(page.get_by_role("row", name=re.compile("Eagle"))).to_be_visible()
    wide = page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    assert wide <= 0
    anna.check()


def test_somebody_who_wants_to_be_left_out_is_not_found(person: Callable[..., Person]) -> None:
    anna, ben = person("Anna"), person("Ben")
    be(anna)
    be(ben)
    number = anna.page.evaluate("fetch('/api/me').then(a => a.json()).then(me => me.person.id)")
    anna.go("#/person")
    anna.page.get_by_label("Rate my games").uncheck()
    ben.go(f"#/person/{number}")
    expect(ben.page.get_by_role("alert")).to_contain_text("keep to themselves")
