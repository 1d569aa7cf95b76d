"""Bad connections and no connection: plain requests where sockets do not get through, a page of its
own when nothing does."""

from __future__ import annotations

from collections.abc import Callable

from browsing import Person
from expecting import expect

Make = Callable[..., Person]

NO_SOCKETS = """window.WebSocket = class {
  static OPEN = 1; static CONNECTING = 0;
  readyState = 3;
  constructor() { setTimeout(() => this.onclose?.({ code: 1006 })); }
  close() {}
};"""


def test_where_no_socket_gets_through_plain_requests_do(person: Make) -> None:
    anna = person(apart=True)
    anna.page.add_init_script(NO_SOCKETS)
    anna.sit("majority2", 2)
    expect(anna.page.locator(".link")).to_have_text("Slow connection")
    for _ in range(4):
        anna.wait()
        anna.decide()
    anna.wait()
    anna.touch_something()
    picked = anna.settled()
    for _ in range(2):  # the second one begins when the first is dealt with
        with anna.page.expect_response(lambda answer: "/api/tables/" in answer.url):
            pass
    assert anna.situation() == picked, (
        "what was touched is not forgotten when the state is asked for again"
    )
    anna.check()


def test_the_client_can_be_installed_and_has_a_page_for_no_connection(person: Make) -> None:
    anna = person(installed=True)
    page = anna.go()
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.reload()
    page.wait_for_selector("h1")
    found = page.evaluate(
        "fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json())"
    )
    assert found["display"] == "standalone" and {icon["sizes"] for icon in found["icons"]} >= {
        "192x192",
        "512x512",
    }
    problems = anna.context.new_cdp_session(page).send("Page.getInstallabilityErrors")[
        "installabilityErrors"
    ]
    assert [
        problem["errorId"] for problem in problems if problem["errorId"] != "in-incognito"
    ] == []
    anna.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator("body")).to_contain_text("Augury")
    assert page.locator("[data-game-card]").count() == 0
    anna.context.set_offline(False)
    page.reload()
    page.wait_for_selector("[data-game-card]")


def test_every_answer_forbids_foreign_scripts_and_styles(person: Make) -> None:
    anna = person()
    answer = anna.context.request.get(anna.server.url)
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy or "default-src 'self'" in policy
    assert "unsafe" not in policy
    page = anna.go()
    page.evaluate("document.body.setAttribute('onclick', 'window.broken = 1')")
    page.locator("h1").click()
    assert page.evaluate("window.broken === undefined"), "the browser enforces it"
