"""Whatever is on a board explains itself: in the middle of a game, by mouse, finger and keyboard,
in every language and in nothing else, with rules that open the book."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from browsing import BOARDS, Person, complaints, put_off
from fluent.syntax import FluentParser
from fluent.syntax.visitor import Visitor
from playwright.sync_api import expect
from positions import played_out
from support import ROOT, SOURCE

from augury.core import book, registry

POINTING = (Path(__file__).parent.parent / "pointing.js").read_text(encoding="utf-8")
LANGUAGES = ("en", "nl", "de")
WALKS = [(room, tongue, narrow) for room in BOARDS for tongue in LANGUAGES for narrow in (0, 1)]
NOW = {  # every board, every language, mouse and finger; the others in `make fuzz`
    ("goetia", "de", 0),
    ("luna", "de", 1),
    ("majority", "en", 1),
    ("majority2", "nl", 0),
    ("pantheon", "nl", 1),
}
RAW = re.compile(
    # The name of a text, of a thing (card/R7), a code name (witch_junior)
    r"\b(?:about|board|do|event|face|option|prompt|refusal|show|tip|undo)-[a-z]"
    r"|\b[a-z]+/[\w-]"
    r"|[a-z0-9]_[a-z0-9]"
    r"|\{ ?\$|undefined|NaN|\[object"
)
WORD = re.compile(r"[^\W\d_]+(?:['\u2019][^\W\d_]+)*")
# Names that people keep, whatever they speak.
NAMES = {"Augury", "Anna", "The Majority 2", "The Majority", "Esc", "Enter"} | {
    registry.load(room).title for room in BOARDS
}


def sat_down(somebody: Person, room: str) -> None:
    """In the middle of a game, asked, and every tap explains."""
    somebody.play_from(*played_out(room, 0.55))
    somebody.wait()
    somebody.page.evaluate(POINTING)
    somebody.page.keyboard.press("w")
    expect(somebody.page.locator("main[data-asking]")).to_be_visible()


def walked(somebody: Person) -> list[dict[str, Any]]:
    """What every tip on the table says. Nothing is without one, nothing lies where nobody can
    point at it."""
    page = somebody.page
    assert page.evaluate("pointing.unexplained()") == []
    version = somebody.version()
    found = page.evaluate("pointing.walk()")
    assert found["covered"] == []
    assert somebody.version() == version  # asking decides nothing
    tips: list[dict[str, Any]] = found["tips"]
    return tips


def faults(tip: dict[str, Any]) -> list[str]:
    """What is wrong with a tip."""
    said = " ".join([tip["name"], *tip["told"]])
    raw = str(tip["spot"]).partition("/")[2]
    found = []
    if not tip["name"] or (raw and tip["name"] == raw and raw.islower()):
        found.append("has no name")
    if not tip["told"]:
        found.append("says nothing")
    if tip["fixed"] and not tip["why"]:
        found.append("does not say why it cannot be chosen")
    if RAW.search(said):
        found.append("speaks in code")
    return [f"{tip['spot']} {fault}: {said}" for fault in found]


def point(somebody: Person, spot: dict[str, Any], narrow: bool) -> None:
    """Rest the mouse on something, or press it with a finger, until it explains itself."""
    page = somebody.page
    if narrow:
        devtools = somebody.context.new_cdp_session(page)
        where = [{"x": spot["x"], "y": spot["y"]}]
        devtools.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": where})
        expect(page.locator("#tip b")).to_be_visible()
        devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    else:
        page.mouse.move(spot["x"], spot["y"])
        expect(page.locator("#tip b")).to_be_visible()


def open_rule(somebody: Person, text: book.Book) -> str:
    """Follow the first rule of the tip that is shown, read there, and come back."""
    page = somebody.page
    link = page.locator("#tip .rules a").first
    rule = link.inner_text()
    link.click()
    lit = page.locator(".drawer:not([hidden]) .here")
    expect(lit).to_be_in_viewport()
    assert rule in text.blocks[int(lit.get_attribute("data-at") or -1)].rules
    page.keyboard.press("Escape")
    expect(page.locator(".drawer")).to_be_hidden()
    return rule


@pytest.mark.parametrize(
    ("room", "language", "narrow"), put_off(WALKS, [walk for walk in WALKS if walk not in NOW])
)
def test_everything_on_the_table_explains_itself(
    person: Callable[..., Person], room: str, language: str, narrow: int
) -> None:
    anna = person(narrow=bool(narrow), language=language)
    sat_down(anna, room)
    tips = walked(anna)
    assert [fault for tip in tips for fault in faults(tip)] == []
    text = book.load(room, language)
    named = {rule for tip in tips for rule in tip["rules"]}
    assert sorted(named - text.rules()) == []
    assert anna.page.evaluate("pointing.deaf()") == []
    if language != "en":
        anna.page.keyboard.press("l")
        anna.page.wait_for_selector("dialog[open]")
        read = anna.page.evaluate("pointing.texts()")
        assert english([*read, *(line for tip in tips for line in tip["told"])], language) == []
        anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("w")
    anna.check()


@pytest.mark.parametrize("narrow", [False, True], ids=["mouse", "finger"])
@pytest.mark.parametrize("room", put_off(BOARDS, [room for room in BOARDS if room != "luna"]))
def test_pointing_explains_and_its_rules_open_the_book(
    person: Callable[..., Person], room: str, narrow: bool
) -> None:
    """Without asking first: the mouse rests, a finger presses; nothing is chosen by it."""
    anna = person(narrow=narrow)
    sat_down(anna, room)
    page, text = anna.page, book.load(room, "en")
    page.keyboard.press("w")
    before, opened = anna.situation(), set()
    for spot in page.evaluate("pointing.spots(6)"):
        point(anna, spot, narrow)
        assert page.locator("#tip:popover-open").count() == 1  # above everything else
        if page.locator("#tip .rules a").count():
            opened.add(open_rule(anna, text))
        page.keyboard.press("Escape")
    assert opened
    assert anna.situation() == before
    page.keyboard.press("w")
    assert complaints(anna) == []
    anna.check()


def vocabulary(language: str) -> set[str]:
    """All words that the texts of a language are made of."""
    places = [SOURCE / "text", ROOT / "web" / "src" / "text", *SOURCE.glob("games/*/text")]
    found: set[str] = set()
    for path in (path for place in places for path in place.rglob(f"{language}.ftl")):
        collector = Words()
        collector.visit(FluentParser().parse(path.read_text(encoding="utf-8")))
        found |= collector.found
    return found


class Words(Visitor):
    """Collects the words of all texts, comments apart."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802 (the library's name)
        self.found |= {word.lower() for word in WORD.findall(node.value)}


def english(texts: list[str], language: str) -> list[str]:
    """Texts with a word that only the English texts use."""
    foreign = vocabulary("en") - vocabulary(language)
    assert {"the", "and", "your"} <= foreign  # else the detector sees nothing
    names = re.compile("|".join(map(re.escape, sorted(NAMES, key=len, reverse=True))))
    return [
        f"{sorted(found)}: {text}"
        for text in texts
        if (found := {word.lower() for word in WORD.findall(names.sub("", text))} & foreign)
    ]
