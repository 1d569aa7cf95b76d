"""Whatever is on a board explains itself: in the middle of a game, by mouse, finger and keyboard,
in every language and in nothing else, with rules that open the book."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from browsing import BOARDS, Person, complaints, put_off, widths
from expecting import expect
from fluent.syntax import FluentParser
from fluent.syntax.visitor import Visitor
from positions import played_out
from support import ROOT, SOURCE

from augury.core import book, registry
from augury.words import Words

POINTING = (Path(__file__).parent.parent / "pointing.js").read_text(encoding="utf-8")
LANGUAGES = ("en", "nl", "de")
WALKS = [(room, tongue, narrow) for room in BOARDS for tongue in LANGUAGES for narrow in (0, 1)]
NOW = [  # every board, every language, mouse and finger; the others in `make fuzz`
    ("goetia", "de", 0),
    ("luna", "de", 1),
    ("majority", "en", 1),
    ("majority2", "nl", 0),
    ("pantheon", "nl", 1),
]
ALL = [(*walk, 1) for walk in WALKS]
HALF = [(*walk, 2) for walk in NOW]  # every second thing at every push
RAW = re.compile(
    # The name of a text, of a thing (card/R7), a code name (witch_junior)
    r"\b(?:about|board|do|event|face|option|prompt|refusal|show|tip|undo)-[a-z]"
    r"|\b[a-z]+/[\w-]"
    r"|[a-z0-9]_[a-z0-9]"
    r"|\{ ?\$|undefined|NaN|\[object"
)
WORD = re.compile(r"[^\W\d_]+(?:['\u2019][^\W\d_]+)*")
# Names that people keep, whatever they speak.
NAMES = {"Augury", "Anna", "Nine Kings of Solomon", "The Majority 2", "Esc", "Enter"} | {
    registry.load(room).title for room in BOARDS
}


def sat_down(somebody: Person, room: str) -> None:
    """In the middle of a game, asked, and every tap explains."""
    somebody.play_from(*played_out(room, 0.55))
    somebody.wait()
    somebody.page.evaluate(POINTING)
    somebody.page.keyboard.press("w")
    expect(somebody.page.locator("main[data-asking]")).to_be_visible()


def walked(somebody: Person, step: int) -> list[dict[str, Any]]:
    """What every tip on the table says, or every second one. Nothing is without a tip, nothing
    lies where nobody can point at it."""
    page = somebody.page
    assert page.evaluate("pointing.unexplained()") == []
    version = somebody.version()
    found = page.evaluate(f"pointing.walk({step})")
    assert found["covered"] == []
    assert somebody.version() == version  # asking decides nothing
    tips: list[dict[str, Any]] = found["tips"]
    return tips


def faults(tip: dict[str, Any], words: Words) -> list[str]:
    """What is wrong with a tip."""
    said = " ".join([tip["name"], *tip["told"]])
    raw = str(tip["spot"]).partition("/")[2]
    found = []
    if not tip["name"] or (tip["name"] == raw and not words.has(tip["spot"].replace("/", "-"))):
        found.append("has no name")
    if not tip["told"]:
        found.append("says nothing")
    if tip["fixed"] and not tip["why"]:
        found.append("does not say why it cannot be chosen")
    if RAW.search(said):
        found.append("speaks in code")
    return [f"{tip['spot']} {fault}: {said}" for fault in found]


def point(somebody: Person, place: int, narrow: bool) -> None:
    """Rest the mouse on something, or press it with a finger, until it explains itself."""
    page = somebody.page
    spot = page.evaluate(f"pointing.spot({place})")
    if narrow:
        devtools = somebody.context.new_cdp_session(page)
        where = [{"x": spot["x"], "y": spot["y"]}]
        devtools.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": where})
        expect(page.locator("#tip b")).to_be_visible()
        devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    else:
        page.mouse.move(spot["x"], spot["y"])
        expect(page.locator("#tip b")).to_be_visible()


def open_rule(somebody: Person, text: book.Book, narrow: bool) -> str:
    """Follow the first rule of the tip that is shown, read there, and come back."""
    page = somebody.page
    link = page.locator("#tip .rules a").first
    rule = link.inner_text()
    link.tap() if narrow else link.click()
    lit = page.locator(".drawer:not([hidden]) .here")
    meant = [str(at) for at, block in enumerate(text.blocks) if rule in block.rules]
    expect(lit).to_have_attribute("data-at", re.compile(f"^({'|'.join(meant)})$"))
    expect(lit).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.locator(".drawer")).to_be_hidden()
    return rule


@pytest.mark.parametrize(("room", "language", "narrow", "step"), put_off([*HALF, *ALL], ALL))
def test_everything_on_the_table_explains_itself(
    person: Callable[..., Person], room: str, language: str, narrow: int, step: int
) -> None:
    anna = person(narrow=bool(narrow), language=language)
    sat_down(anna, room)
    tips = walked(anna, step)
    words = Words(room, language)
    assert [fault for tip in tips for fault in faults(tip, words)] == []
    text = book.load(room, language)
    named = {rule for tip in tips for rule in tip["rules"]}
    assert sorted(named - text.rules()) == []
    assert anna.page.evaluate("pointing.deaf()") == []
    if language != "en":
        anna.page.keyboard.press("l")
        anna.page.wait_for_selector(".talk, dialog[open]")
        read = anna.page.evaluate("pointing.texts()")
        assert english([*read, *(line for tip in tips for line in tip["told"])], language) == []
        anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("w")
    anna.check()


@pytest.mark.parametrize(
    ("room", "narrow", "things"),
    put_off(
        [("luna", True, 3), *((room, narrow, 6) for room in BOARDS for narrow in (False, True))],
        [(room, narrow, 6) for room in BOARDS for narrow in (False, True)],
    ),
)
def test_pointing_explains_and_its_rules_open_the_book(
    person: Callable[..., Person], room: str, narrow: bool, things: int
) -> None:
    """Without asking first: the mouse rests, a finger presses; nothing is chosen by it."""
    anna = person(narrow=narrow)
    sat_down(anna, room)
    page, text = anna.page, book.load(room, "en")
    page.keyboard.press("w")
    before, opened = anna.situation(), set()
    page.evaluate(f"pointing.choose({things})")
    for place in range(things):
        point(anna, place, narrow)
        assert page.locator("#tip:popover-open").count() == 1  # above everything else
        if page.locator("#tip .rules a").count():
            opened.add(open_rule(anna, text, narrow))
        page.keyboard.press("Escape")
    assert opened
    assert anna.situation() == before
    page.keyboard.press("w")
    assert complaints(anna) == []
    anna.check()


def come_to_a_thing(somebody: Person) -> None:
    """By the keyboard alone; whatever it comes to explains itself."""
    page = somebody.page
    for key in ["Tab", *["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"] * 3]:
        page.keyboard.press(key)
        if page.evaluate("document.activeElement.matches('.thing')"):
            expect(page.locator("#tip:popover-open b")).not_to_be_empty()
            return
    raise AssertionError("no thing can be reached")


@widths("wide")  # a finger points above
@pytest.mark.parametrize("room", put_off(BOARDS, set(BOARDS) - {"goetia", "majority"}))
def test_a_board_answers_to_mouse_keyboard_and_finger(
    person: Callable[..., Person], room: str, narrow: bool
) -> None:
    """A few things of it; nothing is chosen by that."""
    anna = person(narrow=narrow)
    page = anna.page
    sat_down(anna, room)
    page.keyboard.press("w")
    before = anna.situation()
    page.evaluate("pointing.choose(3)")
    for place in range(3):
        point(anna, place, narrow)
        page.keyboard.press("Escape")
        expect(page.locator("#tip")).to_be_hidden()
    come_to_a_thing(anna)
    assert anna.situation() == before
    anna.check()


@cache
def vocabulary(language: str) -> frozenset[str]:
    """All words that the texts of a language are made of."""
    places = [SOURCE / "text", ROOT / "web" / "src" / "text", *SOURCE.glob("games/*/text")]
    found: set[str] = set()
    for path in (path for place in places for path in place.rglob(f"{language}.ftl")):
        collector = Spoken()
        collector.visit(FluentParser().parse(path.read_text(encoding="utf-8")))
        found |= collector.found
    return frozenset(found)


class Spoken(Visitor):
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
