"""Lessons: bots follow the record while the learner does; what is left of it is told to the learner
alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from serving import Json, Person, served, wait_until

from augury.core import record, registry
from augury.core.record import Record

Guest = Callable[[str], Person]
TAUGHT = [game for game in registry.ids() if (registry.room(game) / "lesson.rec").is_file()]


def lesson_of(game: str) -> Record:
    return record.parse((registry.room(game) / "lesson.rec").read_text(encoding="utf-8"))


def asked(person: Person, table: str) -> Json:
    """The state once it is the learner's turn."""
    wait_until(lambda: person.state(table)["legal"])
    return person.state(table)


@pytest.mark.parametrize("taught", TAUGHT)
def test_the_learner_who_follows_the_lesson_sees_all_of_it(guest: Guest, taught: str) -> None:
    lesson, anna = lesson_of(taught), guest("Anna")
    text = lesson.game.vocabulary.text
    own = [
        (number, text(action))
        for number, (seat, action) in enumerate(lesson.decisions)
        if seat == 0
    ]
    table = anna.post("/api/lessons", game=taught)["id"]
    for number, action in own:
        state = asked(anna, table)
        assert state["lesson"]["steps"][0] == {"number": number, "action": action}
        anna.play(table, action, state["version"])
    wait_until(lambda: anna.state(table)["decisions"] >= len(lesson.decisions))
    assert anna.state(table)["lesson"] == {"steps": []}
    state = asked(anna, table)
    anna.play(table, state["legal"][0]["action"], state["version"])


def test_who_leaves_the_lesson_plays_against_ordinary_bots(guest: Guest) -> None:
    lesson, anna = lesson_of("majority"), guest("Anna")
    first = lesson.game.vocabulary.text(lesson.decisions[0][1])
    table = anna.post("/api/lessons", game="majority")["id"]
    state = asked(anna, table)
    other = next(choice["action"] for choice in state["legal"] if choice["action"] != first)
    anna.play(table, other, state["version"])
    assert anna.state(table)["lesson"] == {"steps": []}
    for _ in range(3):
        state = asked(anna, table)
        anna.play(table, state["legal"][0]["action"], state["version"])
    assert {seat["level"] for seat in state["table"]["seats"][1:]} == {1}


def test_a_decision_taken_back_leads_back_into_the_lesson(guest: Guest) -> None:
    anna = guest("Anna")
    table = anna.post("/api/lessons", game="majority2")["id"]
    state = asked(anna, table)
    expected = state["lesson"]
    wrong = next(
        choice["action"]
        for choice in state["legal"]
        if choice["action"] != expected["steps"][0]["action"]
    )
    anna.play(table, wrong, state["version"])
    assert anna.state(table)["lesson"] == {"steps": []}
    anna.post(f"/api/tables/{table}/undo", uuid="0" * 32, version=anna.state(table)["version"])
    assert anna.state(table)["lesson"] == expected


def test_only_the_learner_is_told_and_only_at_a_table_that_teaches(guest: Guest) -> None:
    anna, eve = guest("Anna"), guest("Eve")
    table = anna.post("/api/lessons", game="majority")["id"]
    asked(anna, table)
    eve.post("/api/links", token=anna.post(f"/api/tables/{table}/watch-link")["token"])
    assert "lesson" not in eve.state(table)
    assert "lesson" not in anna.state(table, -1)
    ordinary = anna.post(
        "/api/tables", game="majority", seats=[{"kind": "me"}, *[{"kind": "bot", "level": 1}] * 3]
    )["id"]
    assert "lesson" not in anna.state(ordinary)


def test_games_say_whether_they_teach(guest: Guest) -> None:
    anna = guest("Anna")
    found = {game["id"]: game["lesson"] for game in anna.get("/api/games")["games"]}
    assert [game for game, lesson in found.items() if lesson] == TAUGHT
    assert anna.refused("/api/lessons", game="chess") == (422, "malformed")
    for game in set(found) - set(TAUGHT):
        assert anna.refused("/api/lessons", game=game) == (404, "no-lesson")


def test_a_lesson_goes_on_after_a_restart(tmp_path: Path) -> None:
    with served(tmp_path) as first:
        anna = Person(first.url, "Anna")
        table = anna.post("/api/lessons", game="majority")["id"]
        state = asked(anna, table)
        anna.play(table, state["lesson"]["steps"][0]["action"], state["version"])
        asked(anna, table)
    with served(tmp_path) as second:
        again = Person(second.url, "Anna", token=anna.token)
        state = asked(again, table)
        assert state["lesson"]["steps"][0]["number"] == 4, (
            "the fifth decision of the lesson is the learner's second"
        )
