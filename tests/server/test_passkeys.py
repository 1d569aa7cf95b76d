"""Passkeys: claiming a name with one, coming back, confirming; and everything that is not one."""

from __future__ import annotations

from typing import Any

import pytest
from authenticator import PRESENT, Authenticator
from serving import Person, Served, full_table

PASSWORD = "correct horse battery"


def local(server: Served, name: str = "") -> Person:
    """Somebody who calls the server by a name: passkeys are not made for addresses."""
    return Person(server.url.replace("127.0.0.1", "localhost"), name)


def authenticator(server: Served) -> Authenticator:
    return Authenticator(server.url.replace("127.0.0.1", "localhost"))


def with_token(person: Person, answer: dict[str, Any]) -> Person:
    person.token = answer["token"]
    person.http.headers["authorization"] = f"Bearer {person.token}"
    return person


def claim(person: Person, made: Authenticator, name: str) -> Person:
    challenge = person.post("/api/me/passkeys/challenge")["challenge"]
    answer = person.post("/api/me/passkeys", passkey=made.make(challenge), name=name, bearer=True)
    return with_token(person, answer)


def shown(person: Person, made: Authenticator, **more: Any) -> dict[str, Any]:
    return made.show(person.post("/api/passkeys/challenge")["challenge"], **more)


def log_in(server: Served, made: Authenticator, name: str = "") -> Person:
    person = local(server, name)
    answer = person.post("/api/passkeys/login", passkey=shown(person, made), bearer=True)
    return with_token(person, answer)


def test_a_guest_claims_a_name_with_a_passkey_and_keeps_the_seats(server: Served) -> None:
    anna, made = local(server, "Anna"), authenticator(server)
    table = full_table([anna, Person(server.url, "Ben"), Person(server.url, "Cleo")])
    claim(anna, made, "Anna of the keys")
    me = anna.get("/api/me")["person"]
    assert me["account"] and me["name"] == "Anna of the keys"
    assert [seat["mine"] for seat in anna.state(table)["table"]["seats"]] == [True, False, False]
    account = anna.get("/api/me/account")
    assert not account["password"] and len(account["passkeys"]) == 1
    assert account["site"] == "localhost"


def test_a_passkey_opens_the_account_elsewhere_and_the_guests_seats_come_along(
    server: Served,
) -> None:
    bea, made = local(server, "Bea"), authenticator(server)
    claim(bea, made, "Bea of the keys")
    phone = local(server, "Bea's phone")
    table = full_table([phone, Person(server.url, "Ben"), Person(server.url, "Cleo")])
    phone.post(f"/api/tables/{table}/chat", uuid="aabbccdd00", text="hello")
    answer = phone.post("/api/passkeys/login", passkey=shown(phone, made), bearer=True)
    with_token(phone, answer)
    assert phone.get("/api/me")["person"]["id"] == bea.get("/api/me")["person"]["id"]
    assert [seat["mine"] for seat in bea.state(table)["table"]["seats"]] == [True, False, False]
    said = [one["said"] for one in bea.get("/api/me/export")["tables"] if one["id"] == table]
    assert said[0][0]["text"] == "hello"


def test_a_challenge_counts_once(server: Served) -> None:
    cleo, made = local(server, "Cleo"), authenticator(server)
    claim(cleo, made, "Cleo of the keys")
    stranger = local(server)
    signed = shown(stranger, made)
    stranger.post("/api/passkeys/login", passkey=signed, bearer=True)
    assert local(server).refused("/api/passkeys/login", passkey=signed) == (403, "passkey")


def test_what_is_not_this_passkey_for_this_site_is_refused(server: Served) -> None:
    dora, made = local(server, "Dora"), authenticator(server)
    claim(dora, made, "Dora of the keys")
    stranger = local(server)

    def refused(passkey: dict[str, Any]) -> tuple[int, str]:
        return stranger.refused("/api/passkeys/login", passkey=passkey)

    assert refused(shown(stranger, made, origin="https://evil.example")) == (403, "passkey")
    assert refused(shown(stranger, made, flags=PRESENT)) == (403, "passkey"), "nobody looked"
    other = authenticator(server)
    other.id = made.id
    assert refused(shown(stranger, other)) == (403, "passkey"), "another key"
    unknown = authenticator(server)
    assert refused(shown(stranger, unknown)) == (403, "passkey")
    assert refused(made.show("A" * 22)) == (403, "passkey"), "a challenge of their own"
    elsewhere = Authenticator(made.origin, "example.org")
    elsewhere.id, elsewhere.key = made.id, made.key
    assert refused(shown(stranger, elsewhere)) == (403, "passkey")
    broken = {**shown(stranger, made), "authenticator": "AAAA"}
    assert refused(broken) == (403, "passkey")
    assert refused({**broken, "client_data": "AAAA"}) == (403, "passkey")
    assert stranger.get("/api/me")["person"] is None


def test_a_counter_that_goes_back_is_a_copy(server: Served) -> None:
    ella, made = local(server, "Ella"), authenticator(server)
    claim(ella, made, "Ella of the keys")
    log_in(server, made)
    made.counter = 0
    stranger = local(server)
    refused = stranger.refused("/api/passkeys/login", passkey=shown(stranger, made))
    assert refused == (403, "passkey")


@pytest.mark.parametrize("broken", ["attestation", "client_data"])
def test_a_new_passkey_that_cannot_be_read_is_refused(server: Served, broken: str) -> None:
    finn, made = local(server, "Finn"), authenticator(server)
    challenge = finn.post("/api/me/passkeys/challenge")["challenge"]
    passkey = {**made.make(challenge), broken: "oWE"}
    assert finn.refused("/api/me/passkeys", passkey=passkey) == (403, "passkey")
    assert not finn.get("/api/me")["person"]["account"]


def test_nobody_uses_a_challenge_of_somebody_else(server: Served) -> None:
    gus, hal, made = local(server, "Gus"), local(server, "Hal"), authenticator(server)
    challenge = gus.post("/api/me/passkeys/challenge")["challenge"]
    refused = hal.refused("/api/me/passkeys", passkey=made.make(challenge), name="Hal")
    assert refused == (403, "passkey")


def test_a_name_that_is_taken_leaves_the_guest_a_guest(server: Served) -> None:
    claim(local(server, "Ida"), authenticator(server), "Ida of the keys")
    other, made = local(server, "Other"), authenticator(server)
    challenge = other.post("/api/me/passkeys/challenge")["challenge"]
    refused = other.refused(
        "/api/me/passkeys", passkey=made.make(challenge), name="Ida 0f the keys"
    )
    assert refused == (409, "name")
    assert not other.get("/api/me")["person"]["account"]


def test_an_account_shows_who_it_is_before_it_gets_another_passkey_and_keeps_one_way_in(
    server: Served,
) -> None:
    jon, first, second = local(server, "Jon"), authenticator(server), authenticator(server)
    claim(jon, first, "Jon of the keys")

    def add(**proof: Any) -> int:
        challenge = jon.post("/api/me/passkeys/challenge")["challenge"]
        return jon.call(
            "POST", "/api/me/passkeys", passkey=second.make(challenge), proof=proof
        ).status_code

    assert add() == 403
    assert add(password="anything at all") == 403
    assert add(passkey=shown(jon, first)) == 200
    passkeys = jon.get("/api/me/account")["passkeys"]
    assert len(passkeys) == 2
    path = f"/api/me/passkeys/{passkeys[0]['id']}"
    assert jon.refused(path, "DELETE") == (403, "login")
    assert jon.post(path, "DELETE", passkey=shown(jon, second))["ok"]
    last = f"/api/me/passkeys/{passkeys[1]['id']}"
    assert jon.refused(last, "DELETE", passkey=shown(jon, second)) == (409, "not-now")
    jon.token = jon.post(
        "/api/me/password", "PUT", new=PASSWORD, passkey=shown(jon, second), bearer=True
    )["token"]
    jon.http.headers["authorization"] = f"Bearer {jon.token}"
    assert jon.post(last, "DELETE", password=PASSWORD)["ok"]
    assert local(server).refused("/api/passkeys/login", passkey=shown(local(server), second)) == (
        403,
        "passkey",
    )


def test_a_passkey_of_another_account_confirms_nothing(server: Served) -> None:
    kim, lea = local(server, "Kim"), local(server, "Lea")
    keys = [authenticator(server), authenticator(server)]
    claim(kim, keys[0], "Kim of the keys")
    claim(lea, keys[1], "Lea of the keys")
    assert kim.refused("/api/me/delete", passkey=shown(kim, keys[1])) == (403, "login")
    assert kim.post("/api/me/delete", passkey=shown(kim, keys[0]))["ok"]


def test_a_server_that_is_called_by_its_address_offers_no_passkeys(server: Served) -> None:
    plain = Person(server.url, "Max")
    assert plain.get("/api/me/account")["site"] == ""
    assert plain.refused("/api/me/passkeys/challenge") == (409, "not-now")
    assert plain.refused("/api/passkeys/challenge") == (409, "not-now")
