"""Several server processes on one PostgreSQL: any of them can serve any table."""

from __future__ import annotations

import random
import signal
import threading
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from cluster import Cluster
from serving import (
    Person,
    Process,
    bots,
    full_table,
    new_table,
    new_uuid,
    play_on,
    served,
    wait_until,
)
from test_notify import service

from augury.core import record
from augury.server import company, replays, tables
from augury.server.live_table import LiveTable


@pytest.fixture(scope="module")
def pair(cluster: Cluster) -> Iterator[tuple[Process, Process]]:
    url = cluster.new_database()
    one, two = (Process("--database", url).start() for _ in range(2))
    try:
        yield one.wait_up(), two.wait_up()
    finally:
        one.end()
        two.end()


def test_players_at_different_processes_play_a_whole_game(pair: tuple[Process, Process]) -> None:
    one, two = pair
    people = [Person(one.url, "Anna"), Person(two.url, "Ben"), Person(two.url, "Cleo")]
    table = full_table(people)
    lives = [person.live(table) for person in people]
    for live in lives:
        live.until(lambda m: m["type"] == "state" and m.get("table", {}).get("status") == "playing")
    luck = random.Random(3)
    version = 0
    while lives[0].state["view"]["to_act"]:
        seat = luck.choice(lives[0].state["view"]["to_act"])
        lives[seat].sync(version)
        answer = lives[seat].decide(luck.choice(lives[seat].state["legal"])["action"])
        assert answer["type"] == "accepted", answer
        version = answer["version"]
        for live in lives:
            live.sync(version)
    texts = {person.http.get(f"/api/tables/{table}/record").text for person in people}
    assert len(texts) == 1
    assert record.parse(texts.pop()).verify().to_act() == []
    people[0].post(f"/api/tables/{table}/chat", uuid=new_uuid(), text="well played")
    assert lives[1].until(lambda m: m["type"] == "chat")["text"] == "well played"


def test_the_same_wish_at_two_processes_happens_once(pair: tuple[Process, Process]) -> None:
    one, two = pair
    people = [Person(one.url, "Anna"), Person(one.url, "Ben"), Person(one.url, "Cleo")]
    table = full_table(people)
    elsewhere = Person(two.url, token=people[0].token)
    assert elsewhere.state(table)["version"] == 0
    wish = new_uuid()
    action = people[0].state(table)["legal"][0]["action"]
    assert people[0].play(table, action, 0, id=wish)["version"] == 1
    assert elsewhere.play(table, action, 0, id=wish)["version"] == 1
    assert elsewhere.state(table)["decisions"] == 1


def test_whoever_looks_on_at_another_process_sees_it_as_late(pair: tuple[Process, Process]) -> None:
    one, two = pair
    people = [Person(one.url, name) for name in ("Anna", "Ben", "Cleo")]
    table = full_table(people, watch=True, delay="turn")
    walter = Person(two.url, "Walter")
    live = walter.live(table)
    live.until(lambda message: message["type"] == "state")
    luck = random.Random(2)
    turn = people[0].state(table)["view"]["turn"]
    while people[0].state(table)["view"]["turn"] == turn:
        assert walter.state(table)["decisions"] == 0
        play_on(people, table, 1, luck)
    now = people[0].state(table)
    live.sync(now["version"])
    assert live.state["version"] == walter.state(table)["version"] == now["version"]
    play_on(people, table, 1, luck)
    assert walter.state(table)["decisions"] == now["decisions"]
    shown = next(c for c in walter.get("/api/watching")["tables"] if c["id"] == table)
    here = next(c for c in people[0].get("/api/watching")["tables"] if c["id"] == table)
    wait_until(lambda: people[1].state(table)["table"]["watchers"] == 1)
    assert (shown["turn"], shown["scores"]) == (here["turn"], here["scores"])
    token = people[2].post(f"/api/tables/{table}/share")["token"]
    pages = [Person(url).http.get(f"/s/{token}/picture.png").content for url in (one.url, two.url)]
    assert pages[0] == pages[1]


def test_presence_and_seat_changes_reach_the_other_process(pair: tuple[Process, Process]) -> None:
    one, two = pair
    host, ben = Person(one.url, "Anna"), Person(two.url, "Ben")
    made = new_table(host, "me", "link", "open")
    live = host.live(made["id"])
    live.sync(0)
    ben.post("/api/links", token=made["links"][0]["token"])
    other = ben.live(made["id"])
    live.until(
        lambda m: (
            live.state["table"]["seats"][1]["online"]
            and live.state["table"]["seats"][1]["name"] == "Ben"
        )
    )
    host.post(f"/api/tables/{made['id']}/seats/1/link", method="DELETE")
    assert other.closed_with() == 4404
    live.until(
        lambda m: (
            not live.state["table"]["seats"][1]["online"]
            and live.state["table"]["seats"][1]["kind"] == "open"
        )
    )
    live.close()


def test_who_asks_another_process_sees_what_was_just_acknowledged(
    pair: tuple[Process, Process],
) -> None:
    """A proxy may send every request elsewhere: no answer is older than one that was given
    before."""
    people = [Person(pair[0].url, name) for name in ("Anna", "Ben", "Cleo")]
    table = full_table(people)
    twins = [[Person(process.url, token=person.token) for process in pair] for person in people]
    luck = random.Random(8)
    version = 0
    for _ in range(30):
        seat = luck.choice(twins[0][0].state(table)["view"]["to_act"])
        state = twins[seat][luck.randrange(2)].state(table)
        assert state["version"] == version
        version = luck.choice(twins[seat]).play(
            table, luck.choice(state["legal"])["action"], version
        )["version"]
    twins[0][0].post(f"/api/tables/{table}/seats/1/link", method="DELETE")
    token = twins[0][1].post(f"/api/tables/{table}/seats/1/link")["token"]
    assert Person(pair[0].url, "Dora").post("/api/links", token=token)["seat"] == 1
    twins[0][1].post(f"/api/tables/{table}/close")
    assert twins[0][0].refused(f"/api/tables/{table}/close") == (409, "not-now")


def test_a_table_that_changes_while_another_process_reads_it_is_not_stale_there(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = cluster.new_database()
    original = replays.replayed
    reading, changed = threading.Event(), threading.Event()

    def slow(*loaded: Any) -> LiveTable:
        reading.set()
        changed.wait(10)
        return original(*loaded)

    with served(tmp_path, database=url) as one, served(tmp_path, database=url) as two:
        people = [Person(one.url, name) for name in ("Anna", "Ben", "Cleo")]
        table = full_table(people)
        monkeypatch.setattr(tables, "replayed", slow)
        looking = threading.Thread(
            target=Person(two.url, token=people[1].token).state, args=(table,)
        )
        looking.start()
        assert reading.wait(10)
        people[0].play(table, people[0].state(table)["legal"][0]["action"], 0)
        changed.set()
        looking.join(10)
        wait_until(lambda: two.live(table).version == 1)


def test_people_at_a_process_that_dies_are_soon_not_there_and_a_new_process_knows_who_is(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    url = cluster.new_database()
    monkeypatch.setattr(company, "SILENT", 4.0)
    dying = Process("--database", url).start().wait_up()
    host, ben = Person(dying.url, "Anna"), Person(dying.url, "Ben")
    made = new_table(host, "me", "link", "open")
    ben.post("/api/links", token=made["links"][0]["token"])
    other = ben.live(made["id"])
    other.sync(0)
    with served(tmp_path, database=url) as running:
        live = Person(running.url, token=host.token).live(made["id"])
        live.until(lambda m: live.state["table"]["seats"][1]["online"], 60)
        dying.kill()
        live.until(lambda m: not live.state["table"]["seats"][1]["online"], 60)
        assert live.state["table"]["seats"][0]["online"]
        live.close()


def test_who_looks_at_another_process_is_not_called(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(company, "SILENT", 600.0)  # a busy machine is late to say who is there
    settings: dict[str, Any] = {"database": cluster.new_database(), "private_webhooks": True}
    with (
        service() as (address, heard),
        served(tmp_path, **settings) as one,
        served(tmp_path, **settings) as two,
    ):
        people = [Person(one.url, name) for name in ("Anna", "Ben", "Cleo")]
        table = full_table(people)
        wait_until(lambda: not one.house.notifier.lines)  # nobody can be told that it began
        for number, person in enumerate(people):
            person.post("/api/me/webhooks", url=f"{address}/{number}")
        live = Person(two.url, token=people[1].token).live(table)
        live.sync(0)
        wait_until(lambda: one.house.presence.company(one.live(table)).seats == (1,))
        for person in people:
            state = person.state(table)
            person.play(table, state["legal"][0]["action"], state["version"])
        wait_until(lambda: heard.calls)
        time.sleep(0.3)
        assert {path for path, _, _ in heard.calls} == {"/0"}, (  # again if it answers late
            "Cleo moved last and knows, Ben looks on"
        )
        live.close()


def test_postgres_restarted_in_the_middle_loses_and_doubles_nothing(
    pair: tuple[Process, Process], cluster: Cluster
) -> None:
    one, _ = pair
    people = [Person(one.url, "Anna"), Person(one.url, "Ben"), Person(one.url, "Cleo")]
    table = full_table(people)
    live = people[0].live(table)
    live.sync(0)
    action = live.state["legal"][0]["action"]
    wish = new_uuid()
    cluster.stop(signal.SIGQUIT)
    try:
        answer = live.wish(type="play", uuid=wish, version=0, actions=[action])
        assert answer["type"] == "refused" and answer["code"] == "store-down"
        assert answer["reason"]["key"] == "store-down"
        status, code = people[1].refused(
            f"/api/tables/{table}/play", uuid=new_uuid(), version=0, actions=[action]
        )
        assert (status, code) == (503, "store-down")
        assert people[1].http.get("/healthz").json()["status"] == "trouble"
    finally:
        cluster.start()
    wait_until(lambda: people[1].http.get("/healthz").json()["status"] == "ok", 60)
    answer = live.wish(type="play", uuid=wish, version=0, actions=[action])
    assert (answer["type"], answer["version"]) == ("accepted", 1)
    again = live.wish(type="play", uuid=wish, version=0, actions=[action])
    assert (again["type"], again["version"]) == ("accepted", 1)
    other = people[1].state(table)
    people[1].play(table, other["legal"][0]["action"], other["version"])
    live.sync(2)
    live.close()


def test_a_database_that_became_read_only(pair: tuple[Process, Process], cluster: Cluster) -> None:
    people = [Person(pair[0].url, name) for name in ("Anna", "Ben", "Cleo")]
    table = full_table(people)
    action, wish = people[0].state(table)["legal"][0]["action"], new_uuid()
    cluster.set("default_transaction_read_only", "on")
    try:
        wait_until(
            lambda: (
                people[1]
                .call("POST", f"/api/tables/{table}/chat", uuid=new_uuid(), text="hello")
                .status_code
                == 503
            )
        )
        refused = people[0].call(
            "POST", f"/api/tables/{table}/play", uuid=wish, version=0, actions=[action]
        )
        assert refused.status_code == 503
        assert refused.json()["reason"]["key"] == "store-readonly"
        assert people[1].state(table)["version"] == 0, "people can still look"
    finally:
        cluster.set("default_transaction_read_only", "off")
    wait_until(
        lambda: (
            people[0]
            .call("POST", f"/api/tables/{table}/play", uuid=wish, version=0, actions=[action])
            .status_code
            == 200
        )
    )
    assert people[1].state(table)["version"] == 1


def test_when_the_process_that_moves_the_bots_dies_another_takes_over(
    pair: tuple[Process, Process],
) -> None:
    one, two = pair
    host = Person(one.url, "Anna")
    table = new_table(host, "me", *bots(2))["id"]
    wait_until(lambda: host.state(table)["view"]["to_act"] == [0], 90)
    one.kill()
    elsewhere = Person(two.url, token=host.token)
    state = elsewhere.state(table)
    assert state["decisions"] == 2
    elsewhere.play(table, state["legal"][0]["action"], state["version"])
    wait_until(lambda: elsewhere.state(table)["decisions"] == 5, 90)


def test_hours_and_prepared_answers_count_at_every_process_and_outlive_the_one_that_took_them(
    cluster: Cluster,
) -> None:
    url = cluster.new_database()
    one, other = (Process("--database", url).start() for _ in range(2))
    places = [one.wait_up().url, other.wait_up().url, other.url]
    people = [Person(place, name) for place, name in zip(places, "ABC", strict=True)]
    table = full_table(people, clock={"main": 0, "move": 86_400})
    hours = {"zone": "UTC", "start": 0, "end": 1439, "days": [0, 1, 2, 3, 4, 5, 6]}
    people[0].post("/api/me/rhythm", "PUT", hours=hours, forced="never")
    day = (datetime.now(UTC) + timedelta(days=3)).date().isoformat()
    people[0].post("/api/me/vacations", first=day, last=day, zone="UTC")
    # they begin to count in a minute; that somebody will be away is told at once
    wait_until(lambda: people[1].state(table)["table"]["seats"][0].get("rhythm", {}).get("next"))
    quick = full_table(people)
    state = people[0].state(quick)
    answer = {"prompt": state["view"]["prompt"], "action": state["legal"][0]["action"]}
    people[0].post(f"/api/tables/{quick}/prepared", "PUT", kind="once", answers=[answer])
    one.kill()
    wait_until(lambda: people[1].state(quick)["decisions"] == 1, 60)
    assert people[1].get(f"/api/tables/{quick}/prepared")["kind"] == ""
