"""The deal of a finished game, played by bots from one's seat: for nobody before the end, once for
everybody, and kept."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from serving import Json, Person, Served, full_table, play_on, served, wait_until
from support import room_sources

from augury.bots import same_deal
from augury.bots.same_deal import Place
from augury.core.daily import LEVEL
from augury.core.record import parse
from augury.server import bot_runs, same_deals
from augury.server.store import rows
from augury.server.store.base import Db

Guest = Callable[[str], Person]
RECORD = (room_sources("majority") / "tests" / "records" / "3p.rec").read_text()


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(same_deals, "NUMBERS", (1, 2))


def finished(person: Person) -> str:
    found: str = person.post("/api/records", record=RECORD)["id"]
    return found


def path(table: str, seat: int = 0) -> str:
    return f"/api/tables/{table}/seats/{seat}/same-deal"


def until_done(person: Person, table: str, seat: int = 0) -> Json:
    wait_until(lambda: person.get(path(table, seat))["status"] == "done", 120)
    return person.get(path(table, seat))


def test_bots_sit_where_somebody_sat_and_get_the_same_cards(guest: Guest) -> None:
    anna, record = guest("Anna"), parse(RECORD)
    table = finished(anna)
    before = anna.get(path(table, 1))
    assert before["status"] == "none" and before["bots"] == []
    assert (before["seat"], before["points"]) == (1, record.scores[1])
    assert before["other"] == max(record.scores[0], record.scores[2])
    anna.post(path(table, 1))
    found = until_done(anna, table, 1)
    deal = parse(RECORD)
    deal.decisions.clear()
    place = Place(deal, 1, (LEVEL, LEVEL, LEVEL))
    for told, level in zip(found["bots"], (1, 2), strict=True):
        actions, over = same_deal.play_on(place, level, [], 3600.0)
        state = same_deal.replayed(place, actions).verify()
        scores = [int(score) for score in state.scores()]
        assert over and told == {
            "level": level,
            "points": scores[1],
            "other": max(scores[0], scores[2]),
            "place": int(state.ranks()[1]),
        }
    assert anna.get(path(table, 0))["status"] == "none", "another seat is another question"


def test_bots_of_the_table_keep_their_levels(guest: Guest, server: Served) -> None:
    people = [guest("Anna"), guest("Ben")]
    seats = [{"kind": "me"}, {"kind": "bot", "level": 1}, {"kind": "link"}]
    made = people[0].post("/api/tables", game="majority", seats=seats)
    people[1].post("/api/links", token=made["links"][0]["token"])
    place = same_deals.place_of(server.live(made["id"]), 0)
    assert place.seat == 0 and place.around[1:] == (1, LEVEL)
    assert not place.record.decisions


def test_nobody_asks_before_the_end(guest: Guest, server: Served) -> None:
    people = [guest(name) for name in ("Anna", "Ben", "Cleo")]
    table = full_table(people)
    play_on(people, table, 3)
    for method in ("GET", "POST"):
        answer = people[0].call(method, path(table))
        assert answer.status_code == 409
        assert answer.json()["reason"]["key"] == "same-deal-unfinished"
    people[0].post(f"/api/tables/{table}/close")
    assert people[0].call("POST", path(table)).status_code == 409, "it was never played out"
    assert guest("Dora").call("GET", path(table)).status_code == 404
    played = full_table(people)
    play_on(people, played, 1000)
    server.live(played).sealed = True
    answer = people[0].call("POST", path(played))
    assert answer.json()["reason"]["key"] == "deal-running"


def test_a_seat_has_to_be_there(guest: Guest) -> None:
    anna = guest("Anna")
    table = finished(anna)
    for seat in ("3", "99", "x", "-1"):
        answer = anna.call("GET", f"/api/tables/{table}/seats/{seat}/same-deal")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-seat")


def test_it_is_played_once_for_everybody(
    guest: Guest, server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[int, str]] = []
    usual = bot_runs.run_of

    def noted(place: Place, level: int, actions: str) -> bot_runs.BotRun:
        asked.append((level, actions))
        return usual(place, level, actions)

    monkeypatch.setattr(same_deals, "run_of", noted)
    anna, ben = guest("Anna"), guest("Ben")
    table = finished(anna)
    assert ben.call("GET", path(table)).status_code == 404
    link = anna.post(f"/api/tables/{table}/watch-link")["token"]
    ben.post("/api/links", token=link)
    for person in (anna, ben, anna):
        person.post(path(table))
    found = until_done(anna, table)
    assert until_done(ben, table) == found
    assert {level for level, _ in asked} == {1, 2}
    assert len(set(asked)) == len(asked), "no stretch was played twice"
    before = len(asked)
    ben.post(path(table))
    assert len(asked) == before and not server.house.same_deals.is_working(table, 0)


class Slow(bot_runs.BotRun, frozen=True):
    """One decision at a time."""

    def run(self) -> tuple[list[int], bot_runs.Outcome | None]:
        time.sleep(0.02)
        place = Place(parse(self.record), self.seat, self.around)
        actions, over = same_deal.play_on(place, self.level, list(self.actions), 0.0)
        done = bot_runs.outcome(self.seat, same_deal.replayed(place, actions)) if over else None
        return actions, done


def slowly(place: Place, level: int, actions: str) -> Slow:
    run = bot_runs.run_of(place, level, actions)
    return Slow(run.record, run.seat, run.around, run.level, run.actions)


def made(running: Served, table: str) -> int:
    """How many decisions the first bot has made."""
    found: list[int] = []
    running.write(lambda db: found.append(first_bot(db, table)))
    return found[0]


def first_bot(db: Db, table: str) -> int:
    row = rows.deal_bots(db, table, 0)[0]
    return len(msgspec.json.decode(row.actions, type=list[int]))


def test_nobody_plays_when_nobody_looks_and_it_survives_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(same_deals, "run_of", slowly)
    with served(tmp_path) as running:
        anna = Person(running.url, "Anna")
        table = finished(anna)
        monkeypatch.setattr(same_deals, "PATIENCE", 0.3)
        anna.post(path(table))
        wait_until(lambda: not running.house.same_deals.is_working(table, 0), 60)
        resting = made(running, table)
        assert 1 <= resting < 30
        monkeypatch.setattr(same_deals, "PATIENCE", 20.0)
        assert anna.get(path(table))["status"] == "playing"
        wait_until(lambda: made(running, table) > resting + 1, 60)
    with served(tmp_path) as again:
        monkeypatch.setattr(same_deals, "run_of", bot_runs.run_of)
        assert made(again, table) > resting + 1
        back = Person(again.url, token=anna.token)
        found = until_done(back, table)
    deal = parse(RECORD)
    deal.decisions.clear()
    place = Place(deal, 0, (LEVEL, LEVEL, LEVEL))
    for told in found["bots"]:
        actions, _ = same_deal.play_on(place, told["level"], [], 3600.0)
        whole = bot_runs.outcome(0, same_deal.replayed(place, actions))
        assert told["points"] == whole.points, "cut up or not, it is the same game"


def test_a_host_can_do_without(tmp_path: Path) -> None:
    with served(tmp_path, analysis_processes=0) as running:
        anna = Person(running.url, "Anna")
        table = finished(anna)
        assert anna.get(path(table))["status"] == "off"
        refused = anna.call("POST", path(table))
        assert (refused.status_code, refused.json()["reason"]["key"]) == (409, "analysis-off")


def test_nobody_has_bots_at_more_deals_than_their_share(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(same_deals, "run_of", slowly)
    with served(tmp_path, most_thoughts=1, rate_limit=50.0) as running:
        anna, ben = Person(running.url, "Anna"), Person(running.url, "Ben")
        first, second, other = finished(anna), finished(anna), finished(ben)
        anna.post(path(first))
        wait_until(lambda: made(running, first) > 0, 60)
        anna.post(path(second))
        wait_until(lambda: not running.house.same_deals.is_working(second, 0), 60)
        assert made(running, second) == 0, "it waits until somebody looks again"
        assert anna.get(path(first))["status"] == "playing"
        ben.post(path(other))
        wait_until(lambda: made(running, other) > 0, 60)
