"""Analysis boards: what may be put on one, what is kept, and how it is judged."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from calling import Answer
from guessing import seats_of
from positions import random_game
from serving import (
    Json,
    Person,
    Served,
    bots,
    full_table,
    new_table,
    play_on,
    served,
    wait_until,
)

from augury.core import record as records
from augury.core import registry
from augury.core.game import Game
from augury.core.tree import grow
from augury.server.store import rows

Guest = Callable[[str], Person]


def analyse(person: Person, **wish: Any) -> Json:
    found: Json = person.post("/api/studies", **wish)
    return found


def refusal(answer: Answer) -> tuple[int, str]:
    return answer.status_code, answer.json()["reason"]["key"]


def branch(person: Person, study: Json, at: int = 0) -> Json:
    """Play something else after the first moment from `at` on at which there was a choice."""
    main = [node for node in study["nodes"] if node["played"]][at:]
    for node in main:
        here = f"/api/studies/{study['id']}/nodes/{node['node']}"
        found = person.get(here)
        tried = {one["action"] for one in study["nodes"] if one["node"] in node["branches"]}
        free = [one for one in found["state"]["legal"] if one["action"] not in tried]
        if free:
            seat = found["state"]["eye"]
            return person.post(f"{here}/play", seat=seat, actions=[free[0]["action"]])
    raise AssertionError("there was never a choice")


def test_a_record_becomes_a_board_and_one_record_again(game: Game, guest: Guest) -> None:
    anna = guest("Anna")
    played = random_game(game.id)
    study = analyse(anna, record=played.text())
    assert len(study["nodes"]) == len(played.decisions) + 1
    assert study["here"] == len(played.decisions)
    grown = branch(anna, study, 3)
    new = grown["here"]
    named = anna.post(
        f"/api/studies/{study['id']}/nodes/{new}", method="PUT", title="another way", note="look!"
    )
    assert next(one for one in named["nodes"] if one["node"] == new)["title"] == "another way"
    text = anna.http.get(f"/api/studies/{study['id']}/record").text
    read = records.parse(text)
    read.verify()
    assert read.decisions == played.decisions and len(read.variations.lines) == 1
    again = analyse(anna, record=text)
    assert [one["title"] for one in again["nodes"]].count("another way") == 1
    assert [one["note"] for one in again["nodes"]].count("look!") == 1
    assert anna.http.get(f"/api/studies/{again['id']}/record").text == text


def test_a_board_shows_what_the_engine_says(game: Game, guest: Guest) -> None:
    anna = guest("Anna")
    played = random_game(game.id)
    study = analyse(anna, record=played.text())
    for moment in (0, 1, len(played.decisions) // 2, len(played.decisions)):
        state = played.at(moment)
        asked = [int(seat) for seat in state.to_act()]
        node = ([0, *(one["node"] for one in study["nodes"] if one["node"])])[moment]
        found = anna.get(f"/api/studies/{study['id']}/nodes/{node}?open=1")
        assert found["asked"] == asked
        eye = found["state"]["eye"]
        if asked:
            assert eye == asked[0]
            assert [one["action"] for one in found["state"]["legal"]] == [
                game.vocabulary.text(action) for action in state.legal(eye)
            ]
        assert found["held"] == [game.reader.held(state, seat) for seat in range(played.seats)]
        view = found["state"]["frames"][-1]["view"]
        assert view["scores"] == [int(score) for score in state.scores()]


def test_whoever_has_a_link_may_look_and_do_nothing_else(guest: Guest, server: Served) -> None:
    anna, stranger = guest("Anna"), Person(server.url)
    study = branch(anna, analyse(anna, record=random_game("majority").text()), 2)
    path = f"/api/studies/{study['id']}"
    assert anna.get(path)["links"] == 0
    first, second = (anna.post(f"{path}/link")["token"] for _ in range(2))
    assert anna.get(path)["links"] == 2
    for token in (first, second):
        seen = stranger.post("/api/shared-studies", token=token)
        assert "links" not in seen, "how many there are is the owner's business"
        assert seen["nodes"] == study["nodes"] and seen["mine"] is False
        assert not any(seat["mine"] for seat in seen["table"]["seats"])
    node = study["here"]
    own = anna.get(f"{path}/nodes/{node}?eye=1&open=1")
    shown = stranger.post("/api/shared-studies/node", token=first, node=node, eye=1, open=True)
    assert shown["held"] == own["held"] and shown["asked"] == own["asked"]
    assert shown["state"]["frames"] == own["state"]["frames"] and shown["state"]["legal"] == []
    record = stranger.post("/api/shared-studies/record", token=first)["record"]
    assert record == anna.http.get(f"{path}/record").text
    for method, where in (("GET", path), ("POST", f"{path}/link"), ("DELETE", f"{path}/link")):
        assert refusal(guest("Ben").http.request(method, where)) == (404, "no-study")
    anna.post(f"{path}/link", method="DELETE")
    assert anna.get(path)["links"] == 0
    for token in (first, second, "never made"):
        for what, more in (("", {}), ("/node", {"node": 0}), ("/record", {})):
            gone = stranger.call("POST", f"/api/shared-studies{what}", token=token, **more)
            assert refusal(gone) == (404, "no-link")


def test_a_link_goes_with_its_board(guest: Guest) -> None:
    anna = guest("Anna")
    study = analyse(anna, game="luna", seats=2)
    token = anna.post(f"/api/studies/{study['id']}/link")["token"]
    anna.post(f"/api/studies/{study['id']}", method="DELETE")
    assert refusal(anna.call("POST", "/api/shared-studies", token=token)) == (404, "no-link")


def test_everybody_has_their_own_boards(guest: Guest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    study = analyse(anna, game="luna", seats=2)
    assert [one["id"] for one in anna.get("/api/studies")["studies"]] == [study["id"]]
    assert ben.get("/api/studies")["studies"] == []
    path = f"/api/studies/{study['id']}"
    for method, where in (
        ("GET", path),
        ("GET", f"{path}/record"),
        ("GET", f"{path}/nodes/0"),
        ("GET", f"{path}/nodes/0/judgement"),
        ("DELETE", path),
        ("DELETE", f"{path}/nodes/0"),
        ("POST", f"{path}/nodes/0/promote"),
    ):
        assert refusal(ben.http.request(method, where)) == (404, "no-study"), where
    named = anna.post(path, method="PUT", title="  My  opening ")
    assert named["title"] == "My opening"
    anna.post(path, method="DELETE")
    assert refusal(anna.http.get(path)) == (404, "no-study")


def test_moves_are_promoted_and_deleted(guest: Guest) -> None:
    anna = guest("Anna")
    study = analyse(anna, record=random_game("luna").text())
    grown = branch(anna, study, 3)
    new = grown["here"]
    path = f"/api/studies/{study['id']}/nodes"
    up = anna.post(f"{path}/{new}/promote")
    parent = next(one for one in up["nodes"] if new in one["branches"])
    assert parent["branches"][0] == new
    less = anna.post(f"{path}/{new}", method="DELETE")
    assert less["here"] == parent["node"]
    assert [one["node"] for one in less["nodes"]] == [one["node"] for one in study["nodes"]]
    assert refusal(anna.http.delete(f"{path}/{new}")) == (422, "no-such-node")
    assert refusal(anna.http.delete(f"{path}/0")) == (422, "tree-root")


def test_what_is_not_possible_is_refused_with_the_rule(guest: Guest) -> None:
    anna = guest("Anna")
    study = analyse(anna, game="majority", seats=3)
    here = f"/api/studies/{study['id']}/nodes/0"
    position = anna.get(here)
    legal = {one["action"] for one in position["state"]["legal"]}
    vocabulary = registry.load("majority").vocabulary
    wrong = next(
        text
        for text in (vocabulary.text(action) for action in range(vocabulary.size))
        if text not in legal
    )
    told = anna.http.post(f"{here}/play", json={"seat": 0, "actions": [wrong]})
    assert told.status_code == 409 and told.json()["reason"]["rule"].startswith("MJ-")
    assert anna.http.post(f"{here}/play", json={"seat": 0, "actions": ["fly"]}).status_code == 422
    assert anna.http.post(f"{here}/play", json={"seat": 9, "actions": ["fly"]}).status_code == 422
    assert anna.http.get(f"{here}?eye=7").status_code == 422
    assert anna.http.get(f"/api/studies/{study['id']}/nodes/x").status_code == 404
    meaning = anna.post(f"{here}/ask", seat=0, action=next(iter(legal)))
    assert "refusal" not in meaning and meaning["view"]
    plan = anna.post(f"{here}/plan", seat=0, actions=[next(iter(legal))])
    assert plan["actions"] == [next(iter(legal))]
    why = anna.post(f"{here}/why", seat=0, thing="card/R7")
    assert why["thing"] == "card/R7"


@pytest.mark.parametrize(
    ("text", "line", "key"),
    [
        ("nonsense", 1, "record-begin"),
        ("augury log 1\ngame: luna\n--\n", 1, "record-begin"),
        ("augury record 1\ngame: chess\nrules: 1\nseats: 2\nseed: 1\n--\n", 2, "unknown-game"),
    ],
)
def test_a_broken_record_tells_line_and_reason(
    guest: Guest, text: str, line: int, key: str
) -> None:
    told = guest("Anna").http.post("/api/studies", json={"record": text})
    assert refusal(told) == (422, key)
    assert told.json()["reason"]["facts"]["line"] == line


# Never for a running game


def test_a_running_game_is_not_analysed_by_anybody(
    game: Game, guest: Guest, server: Served
) -> None:
    """Not by the table, not by a record that somebody got hold of, and not by what anybody at the
    table can take home while the game is on: that has no seed, and so is no record."""
    people = [guest(name) for name in ("Anna", "Ben", "Cleo")[: seats_of(game)]]
    table = full_table(people, game.id, listed=True)
    play_on(people, table, 4, random.Random(1))
    leaked = server.live(table).engine.record.text()
    for seat, person in enumerate((*people, guest("Walter"))):
        told = person.http.post("/api/studies", json={"table": table})
        assert refusal(told) == (409, "still-on")
        for door in ("studies", "records"):
            told = person.http.post(f"/api/{door}", json={"record": leaked})
            assert refusal(told) == (409, "still-played")
        if seat < len(people):
            log = person.http.get(f"/api/tables/{table}/record?eye={seat}").text
            assert "seed:" not in log
            seeded = f"seed: 1\n{log}"
            for text, why in ((log, "record-begin"), (seeded, "record-begin")):
                told = person.http.post("/api/studies", json={"record": text})
                assert refusal(told) == (422, why)
    people[0].post(f"/api/tables/{table}/close")
    assert people[1].http.post("/api/studies", json={"table": table}).status_code == 200
    assert people[1].http.post("/api/studies", json={"record": leaked}).status_code == 200


def test_whether_a_deal_is_played_is_asked_of_the_store(guest: Guest, server: Served) -> None:
    """Other processes hold tables, too; one that was set aside may come back."""
    people = [guest(name) for name in ("Anna", "Ben", "Cleo")]
    table = full_table(people)
    leaked = server.live(table).engine.record.text()
    server.write(lambda db: rows.set_aside(db, table, "test"))
    told = people[0].http.post("/api/studies", json={"record": leaked})
    assert refusal(told) == (409, "still-played")


def test_a_table_that_one_may_not_see_cannot_be_analysed(guest: Guest) -> None:
    anna = guest("Anna")
    table = new_table(anna, "me", *bots(2, 1))["id"]
    assert refusal(guest("Ben").http.post("/api/studies", json={"table": table})) == (
        404,
        "no-table",
    )


# Judgement


def stream(person: Person, path: str) -> Iterator[Json]:
    headers = person.http.headers
    with httpx.stream("GET", person.url + path, headers=headers, timeout=60) as answer:
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/event-stream")
        for line in answer.iter_lines():
            if line.startswith("data: "):
                yield json.loads(line[6:])


def test_a_judgement_grows_while_one_looks(game: Game, guest: Guest) -> None:
    anna = guest("Anna")
    played = random_game(game.id)
    study = analyse(anna, record=played.text())
    node = study["nodes"][len(played.decisions) // 2]["node"]
    path = f"/api/studies/{study['id']}/nodes/{node}/judgement?seconds=1"
    for cards_open in (0, 1):
        found = list(stream(anna, f"{path}&open={cards_open}"))
        assert [one["done"] for one in found] == [False] * (len(found) - 1) + [True]
        lines = [one["lines"] for one in found]
        assert lines == sorted(lines) and lines[0] > 0
        last = found[-1]
        asked = anna.get(f"/api/studies/{study['id']}/nodes/{node}")["asked"]
        assert last["seat"] == asked[0] and last["node"] == node
        sides = dict(zip(study["table"]["sides"], last["chances"], strict=True))
        assert sum(sides.values()) == pytest.approx(1.0, abs=0.01)
        legal = {
            one["action"]
            for one in anna.get(f"/api/studies/{study['id']}/nodes/{node}")["state"]["legal"]
        }
        assert 1 <= len(last["best"]) <= 3
        for line in last["best"]:
            assert line["steps"][0]["action"] in legal


def test_when_the_game_is_over_there_is_nothing_to_judge(guest: Guest) -> None:
    anna = guest("Anna")
    study = analyse(anna, record=random_game("luna").text())
    told = anna.http.get(f"/api/studies/{study['id']}/nodes/{study['here']}/judgement")
    assert refusal(told) == (409, "study-over")


def test_whoever_hangs_up_is_not_thought_for_any_more(guest: Guest, server: Served) -> None:
    anna = guest("Anna")
    study = analyse(anna, game="luna", seats=4)
    path = f"/api/studies/{study['id']}/nodes/0/judgement?seconds=60"
    for _ in stream(anna, path):
        break
    held = server.house.shares.held

    def resting() -> bool:
        return not any(what == "thought" and number for (what, _), number in held.items())

    wait_until(resting, 15)
    assert resting()
    assert next(iter(stream(anna, f"{path}&open=1")))["lines"] > 0


def test_a_host_can_do_without_analysis(tmp_path_factory: pytest.TempPathFactory) -> None:
    with served(tmp_path_factory.mktemp("quiet"), analysis_processes=0) as server:
        anna = Person(server.url, "Anna")
        study = analyse(anna, game="luna", seats=2)
        told = anna.http.get(f"/api/studies/{study['id']}/nodes/0/judgement")
        assert refusal(told) == (409, "analysis-off")


def test_boards_follow_a_guest_into_an_account_and_go_with_it(guest: Guest) -> None:
    anna = guest("Anna")
    study = analyse(anna, game="majority2", seats=2)
    login: Json = {"name": "Anna of studies", "password": "a long password", "bearer": True}
    token = anna.post("/api/accounts", **login)["token"]
    anna.http.headers["authorization"] = f"Bearer {token}"
    assert anna.get(f"/api/studies/{study['id']}")["id"] == study["id"]
    anna.post("/api/me/delete", password="a long password")
    assert anna.http.get(f"/api/studies/{study['id']}").status_code == 401


def test_the_tree_of_a_record_is_what_is_kept(guest: Guest) -> None:
    anna = guest("Anna")
    tree = grow(random_game("goetia"))
    study = analyse(anna, record=tree.whole().text())
    assert {one["node"]: one["branches"] for one in study["nodes"]} == {
        number: node.branches for number, node in tree.nodes.items()
    }
