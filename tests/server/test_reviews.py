"""Reviews of finished games: for nobody before the end, once for everybody, and kept."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from serving import Json, Person, Process, Served, full_table, new_table, served, wait_until
from support import room_sources

from augury.bots import review
from augury.core.record import parse
from augury.server import review_tasks, reviews

Guest = Callable[[str], Person]
RECORD = (room_sources("majority") / "tests" / "records" / "3p.rec").read_text()
FEW = 4  # iterations


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "Sift", QuickSift)


class QuickSift(review_tasks.Sift, frozen=True):
    """Little thought for each decision."""

    def run(self) -> tuple[list[int], int]:
        return review.choices(parse(self.record)), FEW


def finished(person: Person, text: str = RECORD) -> str:
    found: str = person.post("/api/records", record=text)["id"]
    return found


def look(person: Person, table: str, first: int = 0) -> Json:
    return person.get(f"/api/tables/{table}/review?from={first}")


def until_done(person: Person, table: str) -> Json:
    wait_until(lambda: look(person, table)["status"] == "done", 120)
    return look(person, table)


def test_a_review_says_what_augury_analyse_says(guest: Guest) -> None:
    anna, record = guest("Anna"), parse(RECORD)
    table = finished(anna)
    assert look(anna, table)["status"] == "none"
    assert anna.post(f"/api/tables/{table}/review")["status"] == "judging"
    found = until_done(anna, table)
    judged = list(review.review(record, FEW))
    text = record.game.vocabulary.text
    assert found["judged"] == found["total"] == len(judged) and found["iterations"] == FEW
    assert [
        (one["number"], one["seat"], one["action"], one["best"]) for one in found["decisions"]
    ] == [(one.number, one.seat, text(one.action), text(one.best)) for one in judged]
    assert found["decisions"][5]["table"] == pytest.approx(judged[5].table, abs=1e-4)
    for told, part in zip(
        found["shares"], review.shares(judged, *review.ending(record)), strict=True
    ):
        assert told["luck"] == part.luck and told["own"] == part.own
        assert told["luck"] + told["own"] + told["others"] == pytest.approx(
            told["final"] - told["initial"]
        )
    end = record.at(len(record.decisions))
    assert found["scores"] == list(end.scores()) and found["ranks"] == list(end.ranks())
    costly = [one.number for one in review.worst(judged)]
    assert costly and {str(number) for number in costly} <= set(found["better"])
    assert len(look(anna, table, 10)["decisions"]) == len(judged) - 10
    number = costly[0]
    line = anna.get(f"/api/tables/{table}/review/line?number={number}&eye=1")
    told_line = found["better"][str(number)]["steps"]
    assert [one["action"] for one in line["moments"]] == [one["action"] for one in told_line]
    assert line["moments"][0]["moment"] == number + 1
    assert line["moments"][0]["view"]["seat"] == 1
    assert anna.http.get(f"/api/tables/{table}/review/line?number=99999").status_code == 404


def test_rounds_of_an_imported_game_are_where_they_began(guest: Guest) -> None:
    """The review and the replay jump from round to round: a record that is brought along tells at
    which decision each of them began."""
    anna, record = guest("Anna"), parse(RECORD)
    events = anna.state(finished(anna))["events"]
    rounds = [event["moment"] for event in events if event["kind"] == "dealt"]
    state, began = record.start(), []
    for moment, (seat, action) in enumerate(record.decisions, 1):
        state.listening = True
        state.apply(seat, action)
        began += [moment for event in state.hear() if event.kind == "dealt"]
    assert len(began) >= 3 and rounds == began


def test_a_game_that_is_still_on_is_reviewed_for_nobody(guest: Guest) -> None:
    people = [guest(name) for name in ("Anna", "Ben", "Cleo")]
    table = full_table(people, listed=True)
    for person in (*people, guest("Dora")):
        for method, path in (("POST", ""), ("GET", ""), ("GET", "/line?number=0")):
            answer = person.call(method, f"/api/tables/{table}/review{path}")
            assert answer.status_code == 409
            assert answer.json()["reason"]["key"] == "review-unfinished"
    people[0].post(f"/api/tables/{table}/close")
    closed = people[0].call("POST", f"/api/tables/{table}/review")
    assert (closed.status_code, closed.json()["reason"]["key"]) == (409, "review-unfinished")


def test_everybody_gets_the_same_review_and_it_is_made_once(
    guest: Guest, server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[list[int]] = []
    usual = review_tasks.JudgeSome

    def noted(record: str, numbers: list[int], iterations: int) -> review_tasks.JudgeSome:
        asked.append(numbers)
        return usual(record, numbers, iterations)

    monkeypatch.setattr(reviews, "JudgeSome", noted)
    anna, ben = guest("Anna"), guest("Ben")
    table = finished(anna)
    link = anna.post(f"/api/tables/{table}/watch-link")["token"]
    ben.post("/api/links", token=link)
    for person in (anna, ben, anna):
        person.post(f"/api/tables/{table}/review")
    found = until_done(anna, table)
    assert look(ben, table) == found
    before = len(asked)
    ben.post(f"/api/tables/{table}/review")
    assert len(asked) == before and sum(len(numbers) == found["total"] for numbers in asked) == 1


def test_nobody_thinks_when_nobody_looks_and_it_goes_on_when_somebody_does(
    guest: Guest, server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "PATIENCE", 0.05)
    monkeypatch.setattr(reviews, "JudgeSome", OneByOne)
    anna = guest("Anna")
    table = finished(anna)
    anna.post(f"/api/tables/{table}/review")
    wait_until(lambda: not server.house.reviews.is_working(table), 60)
    kept = server.house.reviews.known[table]
    assert not kept.done()
    monkeypatch.setattr(reviews, "JudgeSome", review_tasks.JudgeSome)
    monkeypatch.setattr(reviews, "PATIENCE", 20.0)
    assert until_done(anna, table)["judged"] == len(kept.numbers)


def test_a_review_goes_on_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "JudgeSome", OneByOne)
    with served(tmp_path) as running:
        anna = Person(running.url, "Anna")
        table = finished(anna)
        anna.post(f"/api/tables/{table}/review")
        wait_until(lambda: look(anna, table)["judged"] >= 3, 60)
    with served(tmp_path) as again:
        back = Person(again.url, token=anna.token)
        first = look(back, table)
        assert first["judged"] >= 3 and first["total"] > first["judged"]
        monkeypatch.setattr(reviews, "JudgeSome", review_tasks.JudgeSome)
        assert until_done(back, table)["status"] == "done"


class OneByOne(review_tasks.JudgeSome, frozen=True):
    """So slowly that it can be interrupted in the middle."""

    def run(self) -> list[review.Judged]:
        time.sleep(0.05)
        return review_tasks.JudgeSome(self.record, self.numbers[:1], self.iterations).run()


@pytest.mark.soak
def test_a_review_survives_a_kill(tmp_path: Path) -> None:
    server = Process("--data", str(tmp_path)).start().wait_up()
    anna = Person(server.url, "Anna")
    table = finished(anna)
    anna.post(f"/api/tables/{table}/review")
    wait_until(lambda: look(anna, table)["judged"] > 0, 120)
    server.kill()
    server.start().wait_up()
    assert look(anna, table)["judged"] > 0
    wait_until(lambda: look(anna, table)["status"] == "done", 600)


def test_a_host_can_do_without_reviews(tmp_path: Path) -> None:
    with served(tmp_path, analysis_processes=0) as running:
        anna = Person(running.url, "Anna")
        refused = anna.call("POST", f"/api/tables/{finished(anna)}/review")
        assert (refused.status_code, refused.json()["reason"]["key"]) == (409, "analysis-off")
        assert new_table(anna, "me", "open", "open")["id"]
