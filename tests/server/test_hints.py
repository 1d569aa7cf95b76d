"""Hints at the table: who gets them, and what they say."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from serving import Json, Person, Served, bots, full_table, new_table, new_uuid, served
from support import room_sources

from augury.bots.explain import advise, gains
from augury.cli import main
from augury.core import chance
from augury.core.game import Game
from augury.core.state import State

Guest = Callable[[str], Person]
THOUGHT = 60


@pytest.fixture(autouse=True)
def quick(server: Served) -> Iterator[None]:
    usual, server.house.adviser.thought = server.house.adviser.thought, THOUGHT
    yield
    server.house.adviser.thought = usual


def ask(person: Person, table: str, version: int, seat: int = 0) -> Json:
    answer = person.http.post(f"/api/tables/{table}/hint", json={"version": version, "seat": seat})
    found: Json = {"status": answer.status_code, **answer.json()}
    return found


def test_a_hint_is_what_augury_hint_says(game: Game, guest: Guest, server: Served) -> None:
    anna = guest("Anna")
    count = max(2, game.seats[0])
    table = new_table(anna, "me", *bots(count - 1, 1), game=game.id)["id"]
    live = anna.live(table)
    live.until(lambda _: live.state["view"]["to_act"] == [0])  # the bots have decided
    version = live.state["version"]
    assert live.state["table"]["may_hint"] and not live.state["table"]["hints"]
    found = ask(anna, table, version)
    held = server.live(table)
    opinion = advise(game, held.engine.state, 0, THOUGHT)
    assert found["status"] == 200 and found["version"] == version and found["seat"] == 0
    assert [choice["action"] for choice in found["choices"]] == [
        game.vocabulary.text(choice.action) for choice in opinion.choices[:3]
    ]
    assert [choice["win"] for choice in found["choices"]] == [
        pytest.approx(choice.win, abs=1e-4) for choice in opinion.choices[:3]
    ]
    assert found["wins"] == [pytest.approx(win, abs=1e-4) for win in opinion.wins]
    live.send(type="hint", version=version, seat=0)
    told = live.until(lambda message: message["type"] == "hinted")
    assert told["choices"] == found["choices"]


def test_looking_back_a_hint_is_what_the_command_prints(
    guest: Guest, capsys: pytest.CaptureFixture[str]
) -> None:
    """`augury hint` of the same record at the same moment, word by word."""
    file = room_sources("majority") / "tests" / "records" / "3p.rec"
    anna, moment = guest("Anna"), 12
    table = anna.post("/api/records", record=file.read_text())["id"]
    found = anna.post(f"/api/tables/{table}/moments/hint", moment=moment)
    wish = ["hint", str(file), "--at", str(moment), "--iterations", str(THOUGHT), "--json"]
    assert main(wish) == 0
    said = json.loads(capsys.readouterr().out)
    assert found["seat"] == said["seat"] and len(found["choices"]) > 1
    for one, other in zip(found["choices"], said["choices"], strict=False):
        assert one["action"] == other["action"]
        assert one["win"] == pytest.approx(other["win"], abs=1e-4)
        assert one["margin"] == pytest.approx(other["margin"], abs=1e-2)
    assert found["wins"] == [pytest.approx(win, abs=1e-4) for win in said["wins"]]


def test_a_game_goes_on_while_a_hint_is_thought_out(guest: Guest, server: Served) -> None:
    server.house.adviser.thought = 4000
    anna = guest("Anna")
    table = new_table(anna, "me", *bots(2, 1))["id"]
    live = anna.live(table)
    live.until(lambda message: message["type"] == "state" and message.get("legal"))
    version, action = live.state["version"], live.state["legal"][0]["action"]
    live.send(type="hint", version=version, seat=0)
    uuid = new_uuid()
    live.send(type="play", uuid=uuid, version=version, actions=[action], seat=0)
    answers: list[str] = []
    while "hinted" not in answers:
        answers.append(live.until(lambda m: m["type"] in ("accepted", "hinted"))["type"])
    assert answers == ["accepted", "hinted"]


def test_with_people_hints_are_for_all_or_for_nobody(guest: Guest) -> None:
    people = [guest(name) for name in ("Anna", "Ben", "Cleo")]
    without = full_table(people)
    assert not people[0].state(without, 0)["table"]["may_hint"]
    refused = ask(people[0], without, 0)
    assert (refused["status"], refused["reason"]["key"]) == (403, "no-hints")
    table = full_table(people, hints=True, listed=True)
    seen = people[1].state(table, 1)["table"]
    assert seen["hints"] and seen["may_hint"]
    asked = people[0].state(table, 0)["view"]["to_act"][0]
    assert ask(people[asked], table, 0, asked)["status"] == 200
    stranger = guest("Walter")
    assert stranger.state(table)["table"]["hints"]
    assert not stranger.state(table)["table"]["may_hint"]
    cards = {card["id"]: card for card in stranger.get("/api/tables")["tables"]}
    assert cards[table]["hints"]


def test_hot_seats_are_people(guest: Guest) -> None:
    anna = guest("Anna")
    table = new_table(anna, "me", "me", *bots(1, 1))["id"]
    assert not anna.state(table, 0)["table"]["may_hint"]


def test_who_is_not_asked_or_looks_at_an_old_table_is_told_so(guest: Guest) -> None:
    anna = guest("Anna")
    table = full_table([anna, guest("Ben"), guest("Cleo")], hints=True)
    asked = anna.state(table, 0)["view"]["to_act"]
    old = ask(anna, table, 7)
    assert (old["status"], old["code"]) == (409, "stale") and old["state"]["version"] == 0
    if 0 in asked:
        action = anna.state(table, 0)["legal"][0]["action"]
        version = anna.play(table, action, 0, 0)["version"]
        late = ask(anna, table, version)
        assert (late["status"], late["reason"]["key"]) == (409, "hint-not-asked")


def test_an_answer_names_the_version_it_was_asked_at(guest: Guest) -> None:
    """All choose in secret here: Ben has, and nobody has told Anna yet."""
    anna, ben = guest("Anna"), guest("Ben")
    table = full_table([anna, ben, guest("Cleo")], hints=True, game="majority")
    assert anna.state(table, 0)["view"]["to_act"] == [0, 1, 2]
    action = ben.state(table, 1)["legal"][0]["action"]
    assert ben.play(table, action, 0, 1)["version"] == 1
    found = ask(anna, table, 0)
    assert (found["status"], found["version"]) == (200, 0)
    assert ask(anna, table, 1)["version"] == 1


def test_one_question_at_a_time(guest: Guest, server: Served) -> None:
    server.house.adviser.thought = 4000
    anna = guest("Anna")
    lives = []
    for _ in range(2):
        live = anna.live(new_table(anna, "me", *bots(2, 1))["id"])
        live.until(lambda message: message["type"] == "state" and message.get("legal"))
        live.send(type="hint", version=live.state["version"], seat=0)
        lives.append(live)
    refused = lives[1].until(lambda message: message["type"] in ("trouble", "hinted"))
    assert refused["type"] == "trouble" and refused["code"] == "slow-down"
    assert lives[0].until(lambda message: message["type"] == "hinted")["choices"]


def test_a_host_can_do_without_hints(tmp_path: Path) -> None:
    with served(tmp_path, hint_processes=0) as server:
        anna = Person(server.url, "Anna")
        table = new_table(anna, "me", *bots(2, 1))["id"]
        assert not anna.state(table, 0)["table"]["may_hint"]
        refused = ask(anna, table, anna.state(table, 0)["version"])
        assert (refused["status"], refused["reason"]["key"]) == (409, "hints-off")


def test_gains_sum_to_the_change_of_the_score(game: Game) -> None:
    luck = chance.from_seed(3)
    state: State = game.start(max(2, game.seats[0]), 5)
    compared = 0
    for _ in range(120):
        if not state.to_act():
            break
        seat = int(state.to_act()[0])
        legal = state.legal(seat)
        action = int(legal[luck.below(len(legal))])
        after = state.clone()
        after.apply(seat, action)
        if after.epoch == state.epoch:
            found = gains(game, state, seat, action)
            assert sum(found.values()) == after.scores()[seat] - state.scores()[seat]
            compared += 1
        state = after
    assert compared > 5
