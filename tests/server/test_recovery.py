"""A lost password: recovery codes, and mail where the host sends it. And all own data, to take
along or to delete."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from post_office import Received, post_office
from serving import Person, Served, TestClock, full_table, served, wait_until

from augury.server import mail
from augury.server.refusals import Refusal
from augury.server.store.base import Db
from augury.server.store.rows.people import OWNED

PASSWORD = "correct horse battery"
OTHER = "staple under a bridge"
HOUR = 3_600_000


@pytest.fixture(scope="module")
def mailing(
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[tuple[Served, Received, TestClock]]:
    clock = TestClock()
    with (
        post_office() as (smtp, received),
        served(
            tmp_path_factory.mktemp("mail"),
            clock,
            smtp=smtp,
            mail_from="augury@example.org",
            base_url="https://play.example.org",
        ) as running,
    ):
        yield running, received, clock


def account(url: str, name: str) -> Person:
    person = Person(url)
    return with_token(
        person, person.post("/api/accounts", name=name, password=PASSWORD, bearer=True)["token"]
    )


def with_token(person: Person, token: str) -> Person:
    person.token = token
    person.http.headers["authorization"] = f"Bearer {token}"
    return person


# Codes


def test_a_recovery_code_sets_a_new_password_once_and_signs_every_device_out(
    server: Served,
) -> None:
    anna = account(server.url, "Anna Recovers")
    codes = anna.post("/api/me/codes", password=PASSWORD)["codes"]
    assert len(set(codes)) == 10 and anna.get("/api/me/account")["codes"] == 10
    stranger = Person(server.url)
    typed = codes[3].replace("-", " ").upper()
    wish = {"name": "Anna Recovers", "code": typed, "password": OTHER}
    with_token(stranger, stranger.post("/api/recover", **wish, bearer=True)["token"])
    assert stranger.get("/api/me")["person"]["name"] == "Anna Recovers"
    assert anna.get("/api/me")["person"] is None, "the old device is signed out"
    assert stranger.get("/api/me/account")["codes"] == 9
    assert Person(server.url).refused("/api/recover", **wish) == (403, "recovery"), "used"
    again = Person(server.url)
    assert again.refused("/api/login", name="Anna Recovers", password=PASSWORD)[0] == 403
    assert again.post("/api/login", name="Anna Recovers", password=OTHER)["person"]


def test_new_codes_need_the_password_and_void_the_old(server: Served) -> None:
    ben = account(server.url, "Ben Recovers")
    assert ben.refused("/api/me/codes") == (403, "login")
    old = ben.post("/api/me/codes", password=PASSWORD)["codes"]
    ben.post("/api/me/codes", password=PASSWORD)
    wish = {"name": "Ben Recovers", "code": old[0], "password": OTHER}
    assert Person(server.url).refused("/api/recover", **wish) == (403, "recovery")
    assert Person(server.url, "Guest").refused("/api/me/codes") == (403, "forbidden")


def test_an_unknown_name_and_a_wrong_code_look_the_same(server: Served) -> None:
    cleo = account(server.url, "Cleo Recovers")
    cleo.post("/api/me/codes", password=PASSWORD)
    answers = [
        Person(server.url)
        .call("POST", "/api/recover", name=name, code="abcde-fghjk-mnpqr", password=OTHER)
        .content
        for name in ("Cleo Recovers", "Nobody At All")
    ]
    assert answers[0] == answers[1]


# Mail


def confirmed(mailing: tuple[Served, Received, TestClock], name: str) -> Person:
    running, received, _ = mailing
    person = account(running.url, name)
    address = f"{name.split()[0].lower()}@example.org"
    person.post("/api/me/mail", "PUT", address=address, proof={"password": PASSWORD})
    Person(running.url).post("/api/mail/confirm", token=received.next_link("confirm"))
    assert person.get("/api/me/account")["mail"] == address
    return person


def test_an_address_counts_when_its_link_has_been_opened(
    mailing: tuple[Served, Received, TestClock],
) -> None:
    running, received, _ = mailing
    anna = account(running.url, "Anna Writes")
    wish = {"address": "anna@example.org", "proof": {"password": PASSWORD}}
    assert anna.refused("/api/me/mail", "PUT", address="anna@example.org") == (403, "login")
    anna.post("/api/me/mail", "PUT", **wish)
    token = received.next_link("confirm")
    assert anna.get("/api/me/account")["mail"] == ""
    Person(running.url).post("/api/mail/confirm", token=token)
    assert anna.get("/api/me/account")["mail"] == "anna@example.org"
    assert Person(running.url).refused("/api/mail/confirm", token=token) == (404, "no-link")
    anna.post("/api/me/mail", "DELETE", password=PASSWORD)
    assert anna.get("/api/me/account")["mail"] == ""


def test_a_forgotten_password_is_reset_by_the_link_in_a_mail(
    mailing: tuple[Served, Received, TestClock],
) -> None:
    running, received, _ = mailing
    ben = confirmed(mailing, "Ben Forgets")
    ben.post("/api/me/notices", "PUT", language="nl")
    stranger = Person(running.url)
    stranger.post("/api/forgot", name="Ben Forgets")
    wait_until(lambda: received.mails, 20)
    assert received.mails[0]["subject"] == "Een nieuw wachtwoord voor Augury"
    assert received.mails[0]["to"] == "ben@example.org"
    token = received.next_link("reset")
    assert stranger.refused("/api/reset", token=token, password="password") == (422, "password")
    with_token(
        stranger, stranger.post("/api/reset", token=token, password=OTHER, bearer=True)["token"]
    )
    assert stranger.get("/api/me")["person"]["name"] == "Ben Forgets"
    assert ben.get("/api/me")["person"] is None
    assert Person(running.url).refused("/api/reset", token=token, password=OTHER)[0] == 404


def test_a_link_runs_out(mailing: tuple[Served, Received, TestClock]) -> None:
    running, received, clock = mailing
    confirmed(mailing, "Dora Forgets")
    Person(running.url).post("/api/forgot", name="Dora Forgets")
    token = received.next_link("reset")
    clock.ahead += HOUR + 60_000
    assert Person(running.url).refused("/api/reset", token=token, password=OTHER)[0] == 404


def test_asking_for_a_mail_tells_nobody_who_has_an_account(
    mailing: tuple[Served, Received, TestClock],
) -> None:
    running, received, _ = mailing
    account(running.url, "Ella Without")  # an account, no address
    confirmed(mailing, "Fay With")
    answers = {
        Person(running.url).call("POST", "/api/forgot", name=name).content
        for name in ("Nobody At All", "Ella Without", "Fay With")
    }
    assert len(answers) == 1
    wait_until(lambda: received.mails, 20)
    assert [sent["to"] for sent in received.mails] == ["fay@example.org"]
    received.mails.clear()


def test_without_a_mail_server_nobody_is_promised_a_mail(server: Served) -> None:
    anna = Person(server.url, "Anna")
    assert not anna.get("/api/me/account")["can_mail"]
    assert anna.refused("/api/me/mail", "PUT", address="a@example.org") == (409, "no-mail")
    assert anna.refused("/api/forgot", name="Anna") == (409, "no-mail")


@pytest.mark.parametrize(
    "address",
    ["anna", "anna@", "@example.org", "a@b", "a b@c.de", "a@c.de, b@c.de", "a@c.de\nBcc: x@y.z"],
)
def test_what_is_no_mail_address_is_refused(address: str) -> None:
    with pytest.raises(Refusal, match="mail-address"):
        mail.checked(address)


# Own data


def test_everything_about_a_person_is_in_one_file_and_no_secret_is(server: Served) -> None:
    anna = account(server.url, "Anna Exports")
    table = full_table([anna, Person(server.url, "Ben"), Person(server.url, "Cleo")])
    state = anna.state(table)
    anna.play(table, state["legal"][0]["action"], state["version"])
    anna.post(f"/api/tables/{table}/chat", uuid="aabbccdd01", text="good luck")
    anna.post(f"/api/tables/{table}/note", "PUT", text="watch Ben")
    hook = anna.post("/api/me/webhooks", url="https://example.org/hook")
    codes = anna.post("/api/me/codes", password=PASSWORD)["codes"]
    answer = anna.call("GET", "/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    found = json.loads(answer.content)
    assert found["person"]["name"] == "Anna Exports" and found["person"]["account"]
    own = found["tables"][0]
    assert own["id"] == table and own["host"]
    assert [seat["name"] for seat in own["seats"]] == ["Anna Exports", "Ben", "Cleo"]
    assert own["said"][0]["text"] == "good luck" and own["notes"][0]["text"] == "watch Ben"
    assert json.loads(own["decisions"][0]["actions"]) == [state["legal"][0]["action"]]
    assert found["webhooks"] == [
        {"id": hook["id"], "kind": "json", "url": "https://example.org/hook"}
    ]
    assert found["recovery_codes_left"] == 10
    for secret in (anna.token, hook["secret"], PASSWORD, codes[0], "argon2"):
        assert secret not in answer.text


def test_a_deleted_person_leaves_a_bot_behind_and_after_the_game_a_seat_without_a_name(
    server: Served,
) -> None:
    anna, ben, cleo = (
        account(server.url, "Anna Leaves"),
        *(Person(server.url, name) for name in ("Ben", "Cleo")),
    )
    running = full_table([anna, ben, cleo])
    ended = full_table([anna, ben, cleo])
    anna.post(f"/api/tables/{ended}/close")
    anna.post("/api/me/codes", password=PASSWORD)
    anna.post("/api/me/notices", "PUT", language="de")
    own = anna.get("/api/me")["person"]["id"]
    assert anna.refused("/api/me/delete") == (403, "login")
    anna.post("/api/me/delete", password=PASSWORD)
    assert ben.state(running)["table"]["seats"][0]["kind"] == "bot"
    seat = ben.state(ended)["table"]["seats"][0]
    assert seat["kind"] == "person" and seat["name"] == ""

    def left(db: Db) -> None:
        for source in (*OWNED, "devices", "seats", "chat"):
            assert not db.rows(f"SELECT person FROM {source} WHERE person = ?", own), source

    server.write(left)
    assert Person(server.url).refused("/api/login", name="Anna Leaves", password=PASSWORD)[0] == 403
