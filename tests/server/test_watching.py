"""Looking on: who may, how late, and what is said in the gallery."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from serving import (
    Json,
    Person,
    Served,
    TestClock,
    full_table,
    new_table,
    new_uuid,
    play_on,
    served,
)
from worlds import copy_table

MINUTE = 60_000
Guest = Callable[[str], Person]


class Evening:
    """Three people at a table, and one who looks on by the host's link."""

    def __init__(self, url: str, game: str = "majority", seats: int = 3, **more: Any) -> None:
        self.people = [Person(url, name) for name in ("Anna", "Ben", "Cleo", "Dora")[:seats]]
        self.walter = Person(url, "Walter")
        self.table = full_table(self.people, game, **more)
        link = self.people[0].post(f"/api/tables/{self.table}/watch-link")["token"]
        self.walter.post("/api/links", token=link)
        self.luck = random.Random(4)

    def now(self) -> Json:
        return self.people[0].state(self.table, 0)

    def seen(self) -> Json:
        return self.walter.state(self.table)

    def decide(self) -> Json:
        """One more decision; returns how the table stands."""
        play_on(self.people, self.table, 1, self.luck)
        return self.now()

    def say(self, person: Person, text: str) -> None:
        person.post(f"/api/tables/{self.table}/chat", uuid=new_uuid(), text=text)

    def read(self, person: Person) -> list[str]:
        return [line["text"] for line in person.get(f"/api/tables/{self.table}/chat")["lines"]]


def last_moment(seen: Json) -> int:
    moments: list[int] = [event["moment"] for event in seen["events"]]
    return max(moments, default=0)


@pytest.mark.parametrize("name", ["majority", "luna", "majority2", "pantheon"])
def test_one_turn_late_is_how_the_table_stood_when_the_turn_began(
    server: Served, name: str
) -> None:
    evening = Evening(server.url, name, 2 if name == "majority2" else 3, delay="turn")
    turn, began = evening.now()["view"]["turn"], 0
    turns = 0
    for _ in range(60):
        now = evening.decide()
        if now["view"]["turn"] != turn:
            turn, began, turns = now["view"]["turn"], now["decisions"], turns + 1
        seen = evening.seen()
        assert (seen["decisions"], seen["view"]["turn"]) == (began, turn)
        assert seen["table"]["late"] and last_moment(seen) <= began
        assert evening.walter.get(f"/api/tables/{evening.table}/moments")["last"] == began
    assert turns > 2


def test_a_turn_that_counts_from_its_first_decision_is_seen_before_it(server: Served) -> None:
    """In Goetia whoever is asked to place a follower begins a turn; G-208."""
    evening = Evening(server.url, "goetia", 2, delay="turn")
    began, asked = 0, 0
    for _ in range(60):
        now = evening.decide()
        drafting = now["view"]["turn"] <= 8 and now["view"]["prompt"] == ""
        state = server.live(evening.table).engine.state
        if state.begins_turn():
            began, asked = now["decisions"], asked + 1
            assert evening.seen()["decisions"] == began
        elif asked and not drafting:
            assert evening.seen()["decisions"] == began
    assert asked > 5


def test_at_other_tables_those_who_look_on_see_it_at_once(server: Served) -> None:
    evening = Evening(server.url)
    for _ in range(4):
        assert evening.decide()["decisions"] == evening.seen()["decisions"]
    assert not evening.seen()["table"]["late"]


def test_what_is_late_is_shown_step_by_step_when_it_is_due(server: Served) -> None:
    evening = Evening(server.url, delay="turn")
    socket = evening.walter.live(evening.table)
    socket.until(lambda message: message["type"] == "state")
    assert socket.state["version"] == 0
    first = evening.now()["view"]["turn"]
    while evening.decide()["view"]["turn"] == first:
        pass
    version = evening.now()["version"]
    socket.sync(version)
    assert socket.state["version"] == version
    assert [raw for raw in socket.raw if '"version":1,' in raw] == []
    # until then a watcher's wrong wishes were answered as of then, too
    answer = socket.wish(type="undo", version=0)
    assert (answer["type"], answer["version"]) == ("refused", version)
    evening.decide()
    answer = socket.wish(type="undo", version=0)
    assert answer["version"] == version


def test_ten_minutes_late_is_ten_minutes_late(tmp_path: Path) -> None:
    clock = TestClock()
    with served(tmp_path, clock) as server:
        evening = Evening(server.url, delay="minutes")
        socket = evening.walter.live(evening.table)
        socket.until(lambda message: message["type"] == "state")
        evening.decide()
        clock.ahead += 4 * MINUTE
        evening.decide()
        assert evening.seen()["decisions"] == 0
        clock.ahead += 6 * MINUTE
        assert evening.seen()["decisions"] == 1
        socket.sync(1)  # nobody did anything but the clock
        clock.ahead += 3 * MINUTE
        assert evening.seen()["decisions"] == 1
        clock.ahead += 1 * MINUTE
        assert evening.seen()["decisions"] == 2
        socket.sync(2)


def test_late_stays_late_when_the_server_begins_again(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        evening = Evening(server.url, delay="turn")
        for _ in range(20):
            evening.decide()
        now, before = evening.now(), evening.seen()
        assert before["decisions"] < now["decisions"]
    with served(tmp_path) as again:
        walter = Person(again.url, token=evening.walter.token)
        seen = walter.state(evening.table)
        assert (seen["version"], seen["view"]) == (before["version"], before["view"])
        assert seen["events"] == before["events"]


def test_whoever_plays_sees_the_table_as_it_stands_also_with_open_eyes(server: Served) -> None:
    evening = Evening(server.url, delay="turn")
    now = evening.decide()
    assert evening.people[1].state(evening.table, -1)["decisions"] == now["decisions"] == 1


def test_a_host_who_does_not_play_sees_it_late(server: Served) -> None:
    host, ben, cleo, dora = (Person(server.url, name) for name in ("Hal", "Ben", "Cleo", "Dora"))
    made = new_table(host, "link", "link", "link", delay="turn")
    for person, link in zip((ben, cleo, dora), made["links"], strict=True):
        person.post("/api/links", token=link["token"])
    play_on([ben, cleo, dora], made["id"], 2)
    assert host.state(made["id"])["decisions"] == 0
    card = next(c for c in host.get("/api/me/tables")["tables"] if c["id"] == made["id"])
    assert card["asked"] == [] and card["changed"] == card["created"]


def test_at_the_end_nothing_is_late(server: Served) -> None:
    evening = Evening(server.url, delay="minutes")
    evening.decide()
    assert evening.seen()["decisions"] == 0
    evening.people[0].post(f"/api/tables/{evening.table}/close")
    seen = evening.seen()
    assert seen["decisions"] == 1 and not seen["table"]["late"]
    assert evening.walter.state(evening.table, 1)["view"]["hand"] is not None


def test_a_game_can_be_watched_where_that_was_agreed(guest: Guest, server: Served) -> None:
    evening = Evening(server.url, watch=True, delay="turn")
    eve = guest("Eve")
    assert eve.state(evening.table)["eye"] == -1
    assert eve.refused(f"/api/tables/{evening.table}?eye=0", "GET") == (403, "forbidden")
    evening.people[0].post(f"/api/tables/{evening.table}/settings", method="PUT", watch=False)
    assert eve.refused(f"/api/tables/{evening.table}", "GET") == (404, "no-table")
    assert evening.seen()["decisions"] == 0  # whoever has a link may stay


def test_a_table_can_be_listed_and_yet_not_be_watched(guest: Guest) -> None:
    host, eve = guest("Anna"), guest("Eve")
    table = new_table(host, "me", "open", "bot", listed=True, watch=False)["id"]
    assert eve.state(table)["table"]["status"] == "waiting"
    host.post(f"/api/tables/{table}/seats/1", method="PUT", kind="bot")
    assert eve.refused(f"/api/tables/{table}", "GET") == (404, "no-table")
    assert table not in [card["id"] for card in eve.get("/api/tables")["tables"]]


def test_the_lobby_tells_what_can_be_watched_as_late_as_it_is_seen(
    guest: Guest, server: Served
) -> None:
    evening = Evening(server.url, "luna", watch=True, delay="turn")
    eve = guest("Eve")
    for _ in range(40):
        evening.decide()
    seen = evening.seen()
    live = evening.walter.live(evening.table)
    live.until(lambda message: message["type"] == "state")
    card = next(c for c in eve.get("/api/watching")["tables"] if c["id"] == evening.table)
    assert (card["turn"], card["scores"]) == (seen["view"]["turn"], seen["view"]["scores"])
    assert (card["watchers"], card["delay"]) == (1, "turn")
    assert [seat["name"] for seat in card["seats"]] == ["Anna", "Ben", "Cleo"]
    listed = next(c for c in eve.get("/api/tables")["tables"] if c["id"] == evening.table)
    assert listed["asked"] == [] and listed["changed"] == listed["created"]
    assert evening.now()["table"]["watchers"] == 1  # players are told, too


def test_private_games_are_not_in_the_lobby(guest: Guest, server: Served) -> None:
    evening = Evening(server.url)
    ids = [card["id"] for card in guest("Eve").get("/api/watching")["tables"]]
    assert evening.table not in ids


def test_players_hear_the_gallery_after_the_game(server: Served) -> None:
    evening = Evening(server.url)
    anna = evening.people[0]
    socket = anna.live(evening.table)
    evening.say(evening.walter, "she holds the zero")
    evening.say(anna, "good luck")
    assert evening.read(anna) == ["good luck"]
    assert evening.read(evening.walter) == ["she holds the zero", "good luck"]
    assert socket.until(lambda message: message["type"] == "chat")["text"] == "good luck"
    anna.post(f"/api/tables/{evening.table}/close")
    assert evening.read(anna) == ["she holds the zero", "good luck"]
    told = socket.until(lambda message: message["type"] == "chat")
    assert (told["audience"], told["text"]) == ("watchers", "she holds the zero")


def test_whoever_sees_the_game_late_hears_the_players_late(server: Served) -> None:
    evening = Evening(server.url, delay="turn")
    anna = evening.people[0]
    socket = evening.walter.live(evening.table)
    turn = evening.now()["view"]["turn"]
    evening.say(anna, "I keep the seven")
    evening.say(evening.walter, "who begins?")
    assert evening.read(evening.walter) == ["who begins?"]
    told = socket.until(lambda message: message["type"] == "chat")
    assert told["text"] == "who begins?"
    while evening.decide()["view"]["turn"] == turn:
        pass
    told = socket.until(lambda message: message["type"] == "chat")
    assert (told["audience"], told["text"]) == ("table", "I keep the seven")
    assert evening.read(evening.walter) == ["I keep the seven", "who begins?"]


def test_what_is_being_decided_changes_nothing_for_those_who_look_on(server: Served) -> None:
    """The same game twice, a turn in which somebody decides otherwise: every answer is the same."""
    evening = Evening(server.url, delay="turn", watch=True)
    actions: list[str] = []
    while len(set(actions)) < 2:  # the last card of a round leaves no choice
        while not (evening.decide()["decisions"] > 24 and turn_began(evening)):
            pass
        seat = evening.now()["view"]["to_act"][0]
        offered = evening.people[seat].state(evening.table, seat)
        actions = [choice["action"] for choice in offered["legal"]]
    other = copy_table(server, evening.table)
    tables = (evening.table, other)
    for table, action in zip(tables, (actions[0], actions[-1]), strict=True):
        evening.people[seat].play(table, action, offered["version"], seat)
    assert evening.now()["view"]["turn"] == offered["view"]["turn"]
    links = [evening.people[0].post(f"/api/tables/{table}/share")["token"] for table in tables]

    def asked(path: str) -> list[bytes]:
        answers = [
            evening.walter.http.get(path.format(table=table, link=link)).content
            for table, link in zip(tables, links, strict=True)
        ]
        found = [
            answer.replace(table.encode(), b"T").replace(link.encode(), b"L")
            for answer, table, link in zip(answers, tables, links, strict=True)
        ]
        return [re.sub(rb'"commitment":"\w+"', b"", answer) for answer in found]

    for path in (
        "/api/tables/{table}",
        "/api/tables/{table}?seen=999",
        "/api/tables/{table}?seen=" + str(offered["version"]),
        "/api/tables/{table}/moments?from=10&to=99",
        "/api/tables/{table}/chat",
        "/api/tables/{table}/record",
        "/s/{link}",
        "/s/{link}?at=99",
        "/s/{link}/picture.png",
    ):
        one, two = asked(path)
        assert one == two and one, path
    cards = {card["id"]: card for card in evening.walter.get("/api/watching")["tables"]}
    assert {**cards[other], "id": ""} == {**cards[evening.table], "id": ""}


def turn_began(evening: Evening) -> bool:
    return bool(evening.now()["decisions"] == evening.seen()["decisions"])


def test_what_was_agreed_about_looking_on_goes_for_the_next_game(server: Served) -> None:
    evening = Evening(server.url, watch=True, delay="minutes")
    evening.people[0].post(f"/api/tables/{evening.table}/close")
    again = evening.people[1].post(f"/api/tables/{evening.table}/rematch")["id"]
    told = evening.people[0].state(again)["table"]
    assert (told["watch"], told["delay"], told["listed"]) == (True, "minutes", False)
