"""An honest shuffle: promised first, drawn from everybody's numbers, proved at the end; and open
deals admit nobody else."""

from __future__ import annotations

import copy
from collections.abc import Callable

import pytest
from serving import Json, Person, Served, new_table

from augury.core import fair, record, registry
from augury.core.game import FAST
from augury.server import shuffle
from augury.server.blueprint import Blueprint
from augury.server.live_table import LiveTable
from augury.server.store import rows, schema

Guest = Callable[[str], Person]
NUMBERS = ["a1" * 16, "b2" * 16, "c3" * 16]
SOLO = [{"kind": "me"}, {"kind": "bot", "level": 1}, {"kind": "bot", "level": 1}]
OPEN_DEAL = (409, "open-deal")


def fairness(person: Person, table: str) -> Json:
    return person.get(f"/api/tables/{table}/fairness")


def recomputed(proof: Json, chairs: int) -> str:
    """The seed as the page says it comes about."""
    by_seat = {number["seat"]: number["number"] for number in proof["numbers"]}
    numbers = [by_seat.get(seat, "") for seat in range(chairs)]
    return str(fair.seed(proof["table"], proof["secret"], numbers))


def test_a_promise_is_made_before_the_number_and_kept(server: Served, guest: Guest) -> None:
    anna = guest("Anna")
    promise = anna.post("/api/promises")
    drawn: list[schema.PromiseRow | None] = []
    person = anna.get("/api/me")["person"]["id"]
    server.write(lambda db: drawn.append(rows.promise(db, promise["id"], person)))
    made = anna.post(
        "/api/tables", game="majority", seats=SOLO, promise=promise["id"], number=NUMBERS[0]
    )
    assert made["id"] == promise["id"]
    running = fairness(anna, made["id"])
    assert running["commitment"] == promise["commitment"]
    assert running["secret"] == running["salt"] == running["seed"] == ""
    assert running["numbers"] == []
    anna.post(f"/api/tables/{made['id']}/close")
    proof = fairness(anna, made["id"])
    assert drawn[0] is not None and proof["secret"] == drawn[0].secret
    assert fair.commitment(made["id"], proof["secret"], proof["salt"]) == promise["commitment"]
    assert proof["numbers"] == [{"seat": 0, "number": NUMBERS[0], "by": "player"}]
    assert proof["seed"] == recomputed(proof, 3)
    assert proof["generator"] == "chacha8"
    kept = record.parse(anna.http.get(f"/api/tables/{made['id']}/record").text)
    assert kept.generator == "chacha8" and kept.proof is not None
    assert kept.proof.commitment == promise["commitment"]
    kept.verify()


def test_a_promise_is_for_one_person_one_table_and_soon(
    guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    promise = anna.post("/api/promises")["id"]
    wish = {"game": "majority", "seats": SOLO, "promise": promise}
    assert ben.refused("/api/tables", **wish) == (409, "promise")
    anna.post("/api/tables", **wish)
    assert anna.refused("/api/tables", **wish) == (409, "promise")
    wish["promise"] = anna.post("/api/promises")["id"]
    monkeypatch.setattr(shuffle, "LIFETIME", -1)
    assert anna.refused("/api/tables", **wish) == (409, "promise")
    wish["promise"] = "nonsense"
    assert anna.refused("/api/tables", **wish) == (422, "malformed")


def test_old_promises_make_room_for_new_ones(server: Served, guest: Guest) -> None:
    anna = guest("Anna")
    given = [anna.post("/api/promises")["id"] for _ in range(shuffle.MOST_PROMISES + 3)]
    person = anna.get("/api/me")["person"]["id"]
    kept: list[int] = []
    question = "SELECT id FROM promises WHERE person = ?"
    server.write(lambda db: kept.append(len(db.rows(question, person))))
    assert kept == [shuffle.MOST_PROMISES]
    assert anna.refused("/api/tables", game="majority", seats=SOLO, promise=given[0]) == (
        409,
        "promise",
    )


def test_everybody_sees_the_commitment_first_and_everybodys_number_counts(guest: Guest) -> None:
    anna, ben, cleo = guest("Anna"), guest("Ben"), guest("Cleo")
    made = new_table(anna, "me", "link", "open", listed=True, number=NUMBERS[0])
    table, token = made["id"], made["links"][0]["token"]
    seen = ben.post("/api/links/look", token=token)
    assert (seen["id"], seen["seat"], seen["begun"]) == (table, 1, False)
    assert (seen["game"], seen["host"], seen["status"]) == ("majority", "Anna", "waiting")
    assert [chair["name"] for chair in seen["seats"]] == ["Anna", "", ""]
    assert seen["commitment"] == fairness(anna, table)["commitment"]
    assert cleo.state(table)["table"]["commitment"] == seen["commitment"]
    assert cleo.state(table)["view"] is None
    ben.post("/api/links", token=token, number=NUMBERS[1])
    cleo.post(f"/api/tables/{table}/seats/2/take", number=NUMBERS[2])
    assert cleo.state(table)["table"]["status"] == "playing"
    assert fairness(cleo, table)["commitment"] == seen["commitment"]
    anna.post(f"/api/tables/{table}/close")
    proof = fairness(cleo, table)
    assert proof["commitment"] == seen["commitment"]
    assert [number["number"] for number in proof["numbers"]] == NUMBERS
    assert proof["seed"] == recomputed(proof, 3)


def test_nothing_is_dealt_before_the_last_one_sits(server: Served, guest: Guest) -> None:
    """So there is no deal that somebody could know and then choose a number for."""
    anna, ben = guest("Anna"), guest("Ben")
    table = new_table(anna, "me", "open", "bot", listed=True, number=NUMBERS[0])["id"]
    live = server.live(table)
    assert live.row.seed == "" and live.legal == {}
    ben.post(f"/api/tables/{table}/seats/1/take", number=NUMBERS[1])
    assert live.row.seed != "" and live.legal


def test_the_server_stands_in_with_a_number_it_could_not_choose(guest: Guest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = new_table(anna, "me", "open", "bot", listed=True, number=NUMBERS[0])["id"]
    ben.post(f"/api/tables/{table}/seats/1/take")
    anna.post(f"/api/tables/{table}/close")
    proof = fairness(anna, table)
    assert proof["numbers"][1] == {
        "seat": 1,
        "number": fair.stand_in(table, proof["secret"], 1),
        "by": "server",
    }
    assert proof["seed"] == recomputed(proof, 3)
    text = anna.http.get(f"/api/tables/{table}/record").text
    assert "(drawn by the server)" in text
    record.parse(text).verify()


def test_a_number_left_behind_does_not_count(guest: Guest) -> None:
    anna, ben, cleo = guest("Anna"), guest("Ben"), guest("Cleo")
    table = new_table(anna, "me", "open", "bot", listed=True)["id"]
    ben.post(f"/api/tables/{table}/seats/1/take", number=NUMBERS[1])  # and the game is on
    late = anna.post(f"/api/tables/{table}/seats/2/link")["token"]
    assert cleo.post("/api/links/look", token=late)["begun"]
    cleo.post("/api/links", token=late, number=NUMBERS[2])
    anna.post(f"/api/tables/{table}/close")
    proof = fairness(cleo, table)
    assert [number["seat"] for number in proof["numbers"]] == [0, 1]
    assert proof["seed"] == recomputed(proof, 3)


def test_a_rematch_takes_the_number_of_whoever_asks(guest: Guest) -> None:
    anna = guest("Anna")
    table = anna.post("/api/tables", game="majority", seats=SOLO)["id"]
    anna.post(f"/api/tables/{table}/close")
    promise = anna.post("/api/promises")
    again = anna.post(f"/api/tables/{table}/rematch", promise=promise["id"], number=NUMBERS[0])[
        "id"
    ]
    assert again == promise["id"]
    assert fairness(anna, again)["commitment"] == promise["commitment"]
    anna.post(f"/api/tables/{again}/close")
    assert fairness(anna, again)["numbers"] == [{"seat": 1, "number": NUMBERS[0], "by": "player"}]


def test_in_a_rematch_everybody_brings_a_number_again(guest: Guest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = new_table(anna, "me", "open", "bot", listed=True)["id"]
    ben.post(f"/api/tables/{table}/seats/1/take", number=NUMBERS[1])
    anna.post(f"/api/tables/{table}/close")
    promise = anna.post("/api/promises")["id"]
    again = anna.post(f"/api/tables/{table}/rematch", promise=promise, number=NUMBERS[0])["id"]
    state = ben.state(again)
    assert state["table"]["status"] == "waiting" and state["view"] is None
    seats = state["table"]["seats"]
    assert [(seat["name"], seat["mine"], seat["away"]) for seat in seats[1:]] == [
        ("Anna", False, False),
        ("Ben", True, True),
    ], "everybody one seat further; Ben's is kept for him"
    assert anna.refused(f"/api/tables/{again}/seats/2/take") == (409, "not-now")
    assert ben.refused(f"/api/tables/{again}/seats/2/return") == (409, "not-now")
    ben.post(f"/api/tables/{again}/seats/2/take", number=NUMBERS[2])
    assert ben.state(again)["table"]["status"] == "playing"
    anna.post(f"/api/tables/{again}/close")
    proof = fairness(ben, again)
    assert proof["numbers"] == [
        {"seat": 1, "number": NUMBERS[0], "by": "player"},
        {"seat": 2, "number": NUMBERS[2], "by": "player"},
    ]
    assert proof["seed"] == recomputed(proof, 3)


def test_a_rematch_does_not_wait_for_ever(guest: Guest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = new_table(anna, "me", "open", "bot", listed=True)["id"]
    ben.post(f"/api/tables/{table}/seats/1/take")
    anna.post(f"/api/tables/{table}/close")
    again = anna.post(f"/api/tables/{table}/rematch")["id"]
    anna.post(f"/api/tables/{again}/seats/2", method="PUT", kind="bot", level=1)
    state = anna.state(again)["table"]
    assert state["status"] == "playing"
    assert [seat["kind"] for seat in state["seats"]] == ["bot", "person", "bot"]
    assert ben.refused(f"/api/tables/{again}/seats/2/take") == (409, "not-now")


def test_a_table_closed_before_its_game_has_neither_deal_nor_record(guest: Guest) -> None:
    anna = guest("Anna")
    table = new_table(anna, "me", "open", "open")["id"]
    anna.post(f"/api/tables/{table}/close")
    assert fairness(anna, table)["seed"] == ""
    assert anna.state(table)["view"] is None
    for page in ("record", "moments", "scores"):
        assert anna.http.get(f"/api/tables/{table}/{page}").status_code == 409


# Open deals


def opened(person: Person, *, seats: list[Json] | None = None) -> str:
    text = "augury record 1\ngame: majority\nrules: 1\nseats: 3\nseed: 7\n--\n"
    found: str = person.post("/api/records", record=text, branch=True, seats=seats or SOLO)["id"]
    return found


def test_an_open_deal_admits_nobody_else(guest: Guest) -> None:
    anna = guest("Anna")
    text = "augury record 1\ngame: majority\nrules: 1\nseats: 3\nseed: 7\n--\n"
    for kind in ("open", "link"):
        seats = [{"kind": "me"}, {"kind": kind}, {"kind": "bot"}]
        assert anna.refused("/api/records", record=text, branch=True, seats=seats) == OPEN_DEAL
    table = opened(anna)
    path = f"/api/tables/{table}"
    assert anna.refused(f"{path}/settings", method="PUT", listed=True) == OPEN_DEAL
    assert anna.refused(f"{path}/seats/1/link") == OPEN_DEAL
    state = anna.state(table)
    assert state["table"]["open_seed"] and state["table"]["commitment"] == ""
    assert [card["open_seed"] for card in anna.get("/api/me/tables")["tables"]] == [True]


def test_an_open_deal_can_be_played_on_one_device(guest: Guest) -> None:
    anna = guest("Anna")
    table = opened(anna, seats=[{"kind": "me"}, {"kind": "me"}, {"kind": "bot"}])
    assert anna.state(table)["table"]["status"] == "playing"


def test_an_older_open_table_lets_nobody_sit_down_any_more(server: Served, guest: Guest) -> None:
    """Before, such a table could be listed and wait for strangers."""
    anna, ben = guest("Anna"), guest("Ben")
    table = new_table(anna, "me", "open", "bot", listed=True)["id"]
    server.write(
        lambda db: db.run(
            "UPDATE tables SET open_seed = 1, seed = '7', secret = '' WHERE id = ?", table
        )
    )
    live = server.house.tables.live.pop(table)
    assert live.row.status == "waiting"
    assert ben.refused(f"/api/tables/{table}/seats/1/take") == OPEN_DEAL


def test_only_the_host_of_an_open_deal_gets_its_seed_while_it_runs(guest: Guest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = opened(anna)
    ben.post("/api/links", token=anna.post(f"/api/tables/{table}/watch-link")["token"])
    assert fairness(anna, table)["seed"] == "7"
    assert "seed: 7\n" in anna.http.get(f"/api/tables/{table}/record").text
    assert fairness(ben, table)["seed"] == fairness(ben, table)["salt"] == ""
    assert ben.http.get(f"/api/tables/{table}/record").status_code == 403


# Tables from before


def test_a_table_from_before_plays_on_with_its_seed_and_generator() -> None:
    game = registry.load("majority")
    plan = Blueprint(game, 3, game.check_options(3), schema.Person("p0", "Anna", None, "", 0), 0)
    plan.add_automata()
    for seat in range(3):
        plan.sit("person", f"Player {seat}", person=f"p{seat}")
    row = plan.row
    row.seed, row.secret, row.generator, row.salt = "5", "", "", "ab"
    plan.begin([0, 1, 2])
    assert (row.status, row.seed, row.generator, row.to_act) == ("playing", "5", "", "0 1 2")
    live = LiveTable(row, plan.seats)
    assert live.engine.record.generator == FAST
    assert live.engine.state.digest() == game.start(3, 5).digest()
    assert shuffle.proof(live) is None


def test_another_process_deals_when_it_hears_that_the_game_began() -> None:
    game = registry.load("majority")
    plan = Blueprint(game, 3, game.check_options(3), schema.Person("p0", "Anna", None, "", 0), 0)
    for seat in range(3):
        plan.sit("person", f"Player {seat}", person=f"p{seat}", number=NUMBERS[seat])
    live = LiveTable(copy.copy(plan.row), copy.deepcopy(plan.seats))
    live.ask_around()
    assert live.legal == {}
    plan.begin()
    live.settle(plan.row, plan.seats)
    assert sorted(live.legal) == [0, 1, 2]
    seed = fair.seed(plan.row.id, plan.row.secret, NUMBERS)
    assert live.engine.state.digest() == game.start(3, seed, None, "chacha8").digest()
