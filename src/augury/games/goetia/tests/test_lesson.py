"""The first game that is told: its record replays, and every sentence stands at a moment when the
learner decides."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from augury.core import record, registry
from augury.words import LANGUAGES

ROOM = Path(__file__).resolve().parents[1]
LEARNER = 0


def lesson() -> record.Record:
    return record.parse((ROOM / "lesson.rec").read_text(encoding="utf-8"))


def told(language: str) -> dict[str, str]:
    text = (ROOM / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^lesson-(\w+) = (.+)$", text, re.MULTILINE))


def moments() -> list[int]:
    """How many decisions have been made whenever the learner is asked."""
    return [made for made, (seat, _) in enumerate(lesson().decisions) if seat == LEARNER]


def test_the_lesson_replays_and_stops_before_the_end() -> None:
    last = None
    for state in lesson().replay():
        last = state
    assert last is not None and last.to_act(), "the game goes on by itself"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_stands_where_the_learner_decides(language: str) -> None:
    numbers = {int(number) for number in told(language) if number != "free"}
    assert numbers == set(moments())
    assert "free" in told(language)


def test_the_lesson_shows_every_kind_of_placement() -> None:
    vocabulary = registry.load("goetia").vocabulary
    places = [vocabulary.text(action) for seat, action in lesson().decisions if seat == LEARNER]
    assert any(place.startswith("place W") for place in places), "the World"
    assert any(place.startswith("place N") for place in places), "the New World"
    assert any(place.startswith("place S") for place in places), "a Scry Board"
    assert any(re.match(r"place [LTB]\d", place) for place in places), "the World's Edge"
    assert any(place.startswith("place K") for place in places), "a King"
    assert any(re.match(r"place [A-Z]{3}\d", place) for place in places), "a Relic"
    assert {place.split()[0] for place in places} >= {
        "fetch",
        "waive",
        "settle",
        "pay",
        "choose",
        "leave",
        "hide",
        "token",
        "pass",
    }
