"""Tables: making, finding, joining, leaving, playing again, closing."""

from __future__ import annotations

from collections.abc import Callable

from serving import Person, Served, bots, full_table, new_table, new_uuid, play_on, wait_until

Guest = Callable[[str], Person]


def test_a_private_table_is_not_listed_and_a_listed_one_is(guest: Guest) -> None:
    host = guest("Anna")
    private = new_table(host, "me", "open", "open")["id"]
    listed = new_table(host, "me", "open", "open", listed=True)["id"]
    found = [card["id"] for card in guest("Ben").get("/api/tables")["tables"]]
    assert listed in found and private not in found


def test_an_open_seat_is_taken_and_the_game_begins_when_all_are_there(guest: Guest) -> None:
    host, ben, cleo = guest("Anna"), guest("Ben"), guest("Cleo")
    table = new_table(host, "me", "open", "open", listed=True)["id"]
    waiting = host.state(table)
    assert waiting["table"]["status"] == "waiting"
    assert waiting["view"] is None and waiting["legal"] == [] and waiting["events"] == []
    assert host.refused(
        f"/api/tables/{table}/play", uuid=new_uuid(), version=0, actions=["keep R7"]
    ) == (409, "illegal")
    ben.post(f"/api/tables/{table}/seats/1/take")
    assert cleo.refused(f"/api/tables/{table}/seats/1/take") == (409, "not-now")
    cleo.post(f"/api/tables/{table}/seats/2/take")
    assert cleo.state(table)["table"]["status"] == "playing"
    assert cleo.state(table)["view"]["hand"] is not None


def test_a_seat_link_works_once(guest: Guest) -> None:
    host = guest("Anna")
    made = new_table(host, "me", "link", "link")
    token = made["links"][0]["token"]
    guest("Ben").post("/api/links", token=token)
    assert guest("Cleo").refused("/api/links", token=token) == (404, "no-link")


def test_a_stranger_with_a_link_becomes_a_guest_on_the_way(server: Served, guest: Guest) -> None:
    made = new_table(guest("Anna"), "me", "link", "link")
    stranger = Person(server.url)
    assert stranger.refused("/api/links", token=made["links"][0]["token"])[0] == 401
    response = stranger.call("POST", "/api/links", token=made["links"][0]["token"], name="Walter")
    assert response.json() == {"id": made["id"], "seat": 1}
    assert "set-cookie" in response.headers
    assert stranger.state(made["id"])["eye"] == 1


def test_a_link_tells_who_invites_to_what_before_it_is_used(server: Served, guest: Guest) -> None:
    made = new_table(guest("Anna"), "me", "link", {"kind": "bot", "level": 4})
    told = Person(server.url).post("/api/links/look", token=made["links"][0]["token"])
    assert (told["game"], told["title"], told["host"]) == ("majority", "The Majority", "Anna")
    assert (told["seat"], told["status"], told["clock"]) == (1, "waiting", None)
    assert [(seat["kind"], seat["level"]) for seat in told["seats"]][1:] == [
        ("open", 3),
        ("bot", 4),
    ]
    assert told["seats"][0]["name"] == "Anna"
    assert not any(seat["mine"] for seat in told["seats"])


def test_partners_are_on_one_side(guest: Guest) -> None:
    host = guest("Anna")
    table = new_table(host, "me", "bot", "bot", "bot")["id"]
    sides = host.state(table)["table"]["sides"]
    assert sides[0] == sides[2] != sides[1] == sides[3]
    table = new_table(host, "me", "bot", "bot")["id"]
    assert len(set(host.state(table)["table"]["sides"])) == 3


def test_a_withdrawn_link_is_dead(guest: Guest) -> None:
    host = guest("Anna")
    made = new_table(host, "me", "link", "open")
    host.post(f"/api/tables/{made['id']}/seats/1/link", method="DELETE")
    assert guest("Ben").refused("/api/links", token=made["links"][0]["token"]) == (404, "no-link")


def test_hot_seat_one_person_plays_several_seats(guest: Guest) -> None:
    host = guest("Anna")
    table = new_table(host, "me", {"kind": "me", "name": "Opa"}, "me")["id"]
    state = host.state(table)
    assert [seat["name"] for seat in state["table"]["seats"]] == ["Anna", "Opa", "Anna 2"]
    assert all(seat["mine"] for seat in state["table"]["seats"])
    hands = [host.state(table, eye)["view"]["packet"] for eye in range(3)]
    assert all(hands)
    live = host.live(table, eye=1)
    live.sync(0)
    assert live.state["view"]["packet"] == hands[1]
    live.send(type="look", eye=2)
    live.until(lambda m: m["type"] == "state" and m["eye"] == 2)
    assert live.state["view"]["packet"] == hands[2]
    assert live.decide(live.state["legal"][0]["action"], seat=2)["type"] == "accepted"
    answer = live.decide(host.state(table, 0)["legal"][0]["action"])
    assert answer["code"] == "which-seat"
    live.close()


def test_who_leaves_is_replaced_by_a_bot_and_can_come_back(guest: Guest) -> None:
    people = [guest(name) for name in ("Anna", "Ben", "Cleo")]
    table = full_table(people)
    people[1].post(f"/api/tables/{table}/seats/1/leave", level=2)
    wait_until(lambda: 1 not in people[0].state(table)["view"]["to_act"])
    seat = people[0].state(table)["table"]["seats"][1]
    assert seat["away"] and seat["level"] == 2 and seat["name"] == "Ben"
    legal = people[1].state(table)["legal"]
    assert legal == []
    assert people[1].refused(
        f"/api/tables/{table}/play", uuid=new_uuid(), version=1, actions=["keep R7"]
    ) == (409, "away")
    people[1].post(f"/api/tables/{table}/seats/1/return")
    for person, number in ((people[0], 0), (people[2], 2)):
        state = person.state(table)
        person.play(table, state["legal"][0]["action"], state["version"], number)
    assert people[1].state(table)["legal"]


def test_before_the_game_a_seat_that_is_left_is_free_again(guest: Guest) -> None:
    host, ben = guest("Anna"), guest("Ben")
    table = new_table(host, "me", "open", "open", listed=True)["id"]
    ben.post(f"/api/tables/{table}/seats/1/take")
    ben.post(f"/api/tables/{table}/seats/1/leave")
    assert host.state(table)["table"]["seats"][1]["kind"] == "open"


def test_the_host_fills_seats_with_bots(guest: Guest) -> None:
    host = guest("Anna")
    table = new_table(host, "me", "open", "link")["id"]
    host.post(f"/api/tables/{table}/seats/1", method="PUT", kind="bot", level=1)
    host.post(f"/api/tables/{table}/seats/2", method="PUT", kind="bot", level=5)
    state = host.state(table)["table"]
    assert state["status"] == "playing"
    assert [seat["kind"] for seat in state["seats"]] == ["person", "bot", "bot"]
    assert [seat["level"] for seat in state["seats"][1:]] == [1, 5]


def test_a_rematch_rotates_the_seats_and_is_made_once(guest: Guest) -> None:
    people = [guest(name) for name in ("Anna", "Ben")]
    made = new_table(people[0], "me", "link", {"kind": "bot", "level": 1})
    people[1].post("/api/links", token=made["links"][0]["token"])
    assert people[0].refused(f"/api/tables/{made['id']}/rematch") == (409, "not-now")
    people[0].post(f"/api/tables/{made['id']}/close")
    first = people[0].post(f"/api/tables/{made['id']}/rematch")["id"]
    second = people[1].post(f"/api/tables/{made['id']}/rematch")["id"]
    assert first == second != made["id"]
    seats = people[1].state(first)["table"]["seats"]
    assert [seat["kind"] for seat in seats] == ["bot", "person", "person"]
    assert [seat["name"] for seat in seats][1:] == ["Anna", "Ben"]
    assert people[0].state(made["id"])["table"]["next"] == first


def test_a_closed_table_takes_no_decisions_and_keeps_its_record(guest: Guest) -> None:
    people = [guest(name) for name in ("Anna", "Ben", "Cleo")]
    table = full_table(people)
    play_on(people, table, 4)
    people[0].post(f"/api/tables/{table}/close")
    assert people[1].refused(
        f"/api/tables/{table}/play", uuid=new_uuid(), version=4, actions=["keep R7"]
    ) == (409, "illegal")
    assert "seed: " in people[1].http.get(f"/api/tables/{table}/record").text


def test_my_tables_begin_with_those_that_wait_for_me(guest: Guest) -> None:
    people = [guest(name) for name in ("Anna", "Ben", "Cleo")]
    waiting = full_table(people)
    state = people[0].state(waiting)
    other = full_table(people)
    people[0].play(waiting, state["legal"][0]["action"], state["version"])
    cards = people[0].get("/api/me/tables")["tables"]
    assert [card["id"] for card in cards] == [other, waiting]
    assert [card["your_turn"] for card in cards] == [True, False]


def test_wrong_tables_are_refused_with_a_sentence(guest: Guest) -> None:
    host = guest("Anna")
    seats = [{"kind": "me"}, *bots(1)]
    assert host.refused("/api/tables", game="majority", seats=seats) == (422, "malformed")
    assert host.refused("/api/tables", game="chess", seats=seats) == (422, "malformed")
    assert host.refused(
        "/api/tables", game="majority", seats=[*seats, *bots(1)], options={"luck": "good"}
    ) == (422, "malformed")
    assert host.refused(
        "/api/tables", game="majority", seats=[*seats, *bots(1)], clock={"main": 0}
    ) == (422, "clock")


def test_the_catalogue_says_all_a_client_needs(guest: Guest) -> None:
    anna = guest("Anna")
    games = anna.get("/api/games")
    assert games["levels"] == [1, 2, 3, 4, 5]
    assert "majority" in [game["id"] for game in games["games"]]
    for game in games["games"]:
        detail = anna.get(f"/api/games/{game['id']}")
        domains = {domain["name"]: domain for domain in detail["vocabulary"]["domains"]}
        sizes = 0
        for kind in detail["vocabulary"]["kinds"]:
            size = 1
            for name in kind["domains"]:
                size *= len(domains[name]["values"])
            sizes += size
        assert sizes == detail["vocabulary"]["size"]
        assert anna.http.get(f"/api/games/{game['id']}/rules").text.startswith("#")
        for language in detail["languages"]:
            text = anna.http.get(f"/api/games/{game['id']}/texts/{language}").text
            assert "player = " in text and "do-" in text and "event-" in text
