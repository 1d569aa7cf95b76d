"""The shuffle verified by a real browser: honest ones are found honest, and an answer that was
tampered with is not."""

from __future__ import annotations

import json
from collections.abc import Callable

from browsing import Person
from expecting import expect
from finishing import finish
from playwright.sync_api import Route


def table_of(somebody: Person) -> str:
    return somebody.page.url.partition("#/table/")[2]


def play_to_the_end(somebody: Person) -> None:
    """While no page shows it."""
    table = table_of(somebody)
    somebody.page.goto("about:blank")
    finish(table, [somebody])
    somebody.go(f"#/table/{table}")


def verify(somebody: Person) -> None:
    somebody.page.locator(".ended .winner").wait_for()
    somebody.page.get_by_role("button", name="Verify the shuffle").click()


def test_a_finished_game_is_verified_and_a_tampered_answer_is_not(
    person: Callable[..., Person],
) -> None:
    anna = person(apart=True)
    anna.play_now("majority")
    kept = json.loads(anna.page.evaluate("localStorage.getItem('augury-shuffles')"))
    own = kept[table_of(anna)]
    assert len(own["number"]) == 32
    play_to_the_end(anna)
    verify(anna)
    verdict = anna.page.locator("[data-verdict]")
    expect(verdict).to_have_attribute("data-verdict", "yes")
    expect(verdict).to_contain_text("Verified: the shuffle matches")
    proof = anna.context.request.get(
        f"{anna.server.url}/api/tables/{table_of(anna)}/fairness"
    ).json()
    assert [number["number"] for number in proof["numbers"]] == [own["number"]]
    expect(anna.page.locator(".ended code")).to_contain_text(f"--number {own['number']}")

    def without_my_number(route: Route) -> None:
        route.fulfill(json={**proof, "numbers": []})

    anna.page.route("**/fairness", without_my_number)
    anna.page.reload()
    verify(anna)
    expect(verdict).to_have_attribute("data-verdict", "no")
    expect(anna.page.locator(".ended")).to_contain_text("did not go into the shuffle")

    def another_promise(route: Route) -> None:
        route.fulfill(json={**proof, "commitment": "00" * 32})

    anna.page.unroute("**/fairness")
    anna.page.route("**/fairness", another_promise)
    anna.page.reload()
    verify(anna)
    expect(verdict).to_have_attribute("data-verdict", "no")
    expect(anna.page.locator(".ended")).to_contain_text("not the one your browser saved")
    anna.check()


def test_an_open_deal_is_marked_at_the_table_and_in_the_lobby(
    person: Callable[..., Person],
) -> None:
    anna = person()
    anna.go()
    text = "augury record 1\ngame: majority\nrules: 1\nseats: 3\nseed: 7\n--\n"
    anna.play_from(text, 0, 0, 3)
    expect(anna.page.locator(".bar .open-deal")).to_have_text("Open deal")
    anna.go()
    expect(anna.page.locator(".row-of-table .open-deal").first).to_have_text("Open deal")
    anna.check()
