"""How the house and its pages speak: as the rooms do, and buttons fit on a phone."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from support import ROOT, SOURCE
from test_words import CODE_NAME, NAMED, disagrees, variables

from augury.words import LANGUAGES

CLIENT = ROOT / "web" / "src"
FILES = [SOURCE / "text", *sorted({path.parent for path in CLIENT.glob("text/**/en.ftl")})]
WORDS, LETTERS = 3, 24  # of a button

# A button, or a link that looks like one, up to the keys of the words on it
BUTTON = re.compile(
    r"<(button|a)\b((?:=>|[^>])*)>\s*(?:<(?:Icon|Line)[^>]*/>\s*)?(?:<span\s*>\s*)?\{([^}]*\b(?:say|tell)\([^}]*)"
)
TECHNICAL = {"JSON", "UTF"}  # what hosts and programmers call these things


class Page:
    """The texts of a folder in a language."""

    def __init__(self, folder: Path, language: str) -> None:
        text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(FluentResource(text))
        self.entries = {
            entry.id.name: entry.value
            for entry in FluentParser().parse(text).body
            if isinstance(entry, ftl.Message) and entry.value is not None
        }

    def say(self, key: str, fact: object) -> str:
        facts = dict.fromkeys(variables(self.entries[key]), fact)
        pattern = self.bundle.get_message(key).value
        assert pattern is not None
        return str(self.bundle.format_pattern(pattern, facts)[0])


@cache
def page_of(folder: Path, language: str) -> Page:
    return Page(folder, language)


@pytest.fixture(params=FILES, ids=lambda folder: folder.name)
def folder(request: pytest.FixtureRequest) -> Path:
    found: Path = request.param
    return found


def starts_small(text: str) -> bool:
    """A sentence, by its full stop, that begins with a small letter."""
    return text[0].islower() and text.rstrip("”“)")[-1] in ".?!"


def buttons(source: str) -> set[str]:
    """The keys of what stands on the buttons of a page."""
    return {
        key
        for tag, attributes, said in BUTTON.findall(source)
        if tag == "button" or "btn" in attributes
        for key in re.findall(r"'([a-z-]+)'", said)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_say_the_same_things(folder: Path, language: str) -> None:
    own, english = page_of(folder, language).entries, page_of(folder, "en").entries
    assert set(own) == set(english)
    for key, text in english.items():
        assert variables(own[key]) == variables(text), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_begin_with_a_capital_letter(folder: Path, language: str) -> None:
    page = page_of(folder, language)
    said = {key: page.say(key, "Anna") for key in page.entries}
    assert [text for text in said.values() if starts_small(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_and_nouns_agree(folder: Path, language: str) -> None:
    page = page_of(folder, language)
    for key, text in page.entries.items():
        if variables(text) - NAMED:
            for number in (0, 1, 2):
                assert not disagrees(page.say(key, number), language), f"{key}, {number}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_code_name_is_said(folder: Path, language: str) -> None:
    page = page_of(folder, language)
    for key in page.entries:
        found = set(CODE_NAME.findall(page.say(key, "Anna"))) - TECHNICAL
        assert not found, f"{key}: {found}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_fit_on_a_phone(language: str) -> None:
    said: dict[str, str] = {}
    for folder in FILES[1:]:
        page = page_of(folder, language)
        said = {key: page.say(key, "Anna") for key in page.entries} | said
    keys = {key for path in CLIENT.glob("**/*.svelte") for key in buttons(path.read_text())}
    assert {"undo", "let-go", "plan-play", "plan-drop", "propose-undo", "play-now"} <= keys
    long = {
        said[key]
        for key in keys & set(said)
        if len(said[key]) > LETTERS or len(said[key].split()) > WORDS
    }
    assert long == set()


def test_what_is_wrong_would_be_seen() -> None:
    assert starts_small("the game is over.") and not starts_small("The game is over.")
    assert not starts_small("slow")  # a word, not a sentence
    assert buttons("<button onclick={() => go()} class='x'\n>{say('undo')}</button>") == {"undo"}
    assert buttons("<a class=\"btn\" href={path('x')}>{say(on ? 'a' : 'b')}</a>") == {"a", "b"}
    assert buttons("<a href=\"#\">{say('long-link')}</a>") == set()
