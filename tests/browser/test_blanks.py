"""No blank is lost between words that stand in different elements: "Chat(1)", "LunaStefan Feld"."""

from __future__ import annotations

from collections.abc import Callable

from browsing import Person, complaints, widths
from playwright.sync_api import Request

PAGES = ["", "#/new/luna", "#/learn", "#/about", "#/settings", "#/rules/majority", "#/replay"]
# Neighbouring texts of two elements that touch each other on one line, letter to letter.
TOUCHING = """() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const box = (text, at) => {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return range.getBoundingClientRect();
    };
    const word = /[\\p{L}\\p{N}]/u, opens = /[\\p{L}\\p{N}(]/u;
    const found = [];
    let last = null;
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        if (!text.data) continue;
        if (last && last.parentNode !== text.parentNode
            && word.test(last.data.at(-1)) && opens.test(text.data[0])) {
            const one = box(last, last.data.length - 1), other = box(text, 0);
            const seen = one.width && other.width;
            const line = one.top < other.bottom && other.top < one.bottom;
            if (seen && line && Math.abs(other.left - one.right) < 1)
                found.push(`${last.data}|${text.data}`);
        }
        last = text;
    }
    return found;
}"""


def test_a_lost_blank_would_be_seen(person: Callable[..., Person]) -> None:
    page = person().go()
    page.wait_for_selector("h1")
    page.evaluate("document.body.innerHTML = '<p><b>Merwe</b><span>(you)</span></p>'")
    assert page.evaluate(TOUCHING) == ["Merwe|(you)"]
    page.evaluate("document.body.innerHTML = '<p><b>Merwe</b> <span>(you)</span></p>'")
    assert page.evaluate(TOUCHING) == []


@widths("wide")
def test_no_blank_is_lost_and_axe_finds_nothing(
    person: Callable[..., Person], narrow: bool
) -> None:
    """Nor does any page ask another host for anything."""
    anna = person(narrow=narrow)
    page = anna.go("healthz")
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(request.url)

    page.on("request", note)
    for place in PAGES:
        anna.load(f"/{place}")
        page.wait_for_selector("h1")
        page.wait_for_load_state("networkidle")
        assert page.evaluate(TOUCHING) == [], place
        assert complaints(anna) == [], place
    page.remove_listener("request", note)
    own = (anna.server.url, "data:", "blob:")
    assert [url for url in asked if not url.startswith(own)] == []
    anna.sit("majority", 4)
    anna.wait()
    for key in ("l", "t", "?"):
        anna.page.keyboard.press(key)
        anna.page.wait_for_timeout(300)
        assert anna.page.evaluate(TOUCHING) == [], key
        anna.page.keyboard.press("Escape")
    anna.check()
