"""Guests, accounts, devices, names."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import argon2
import httpx
import msgspec
import pytest
from fixtures import HASHER
from serving import Person, Served, full_table, new_table, new_uuid

from augury.server import hashing, names
from augury.server.refusals import Refusal
from augury.server.store.base import Db

Guest = Callable[[str], Person]
PASSWORD = "correct horse battery"


def test_a_guest_is_a_name_and_a_cookie_no_script_can_read(server: Served) -> None:
    with httpx.Client(base_url=server.url) as browser:
        response = browser.post("/api/guests", json={"name": "Anna"})
        cookie = response.headers["set-cookie"]
        assert "HttpOnly" in cookie and "SameSite=Lax" in cookie and "Path=/" in cookie
        assert "token" not in response.json()
        assert browser.get("/api/me").json()["person"]["name"] == "Anna"


def test_behind_tls_the_cookie_is_bound_to_the_host_and_secure(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    safe = msgspec.structs.replace(server.settings, base_url="https://play.example.org")
    monkeypatch.setattr(server.house.doorkeeper, "settings", safe)
    with httpx.Client(base_url=server.url) as browser:
        cookie = browser.post("/api/guests", json={"name": "Anna"}).headers["set-cookie"]
    assert cookie.startswith("__Host-augury=") and "Secure" in cookie


def test_tokens_and_links_are_stored_as_hashes_only(server: Served, guest: Guest) -> None:
    host = guest("Berta")
    link = new_table(host, "me", "link", "open")["links"][0]["token"]

    def everything(db: Db) -> str:
        return str(
            [
                db.rows(f"SELECT * FROM {table}")
                for table in ("people", "devices", "tables", "seats")
            ]
        )

    text = asyncio.run_coroutine_threadsafe(
        server.house.store.read(everything), loop_of(server)
    ).result(5)
    assert host.token not in text
    assert link not in text


def loop_of(server: Served) -> asyncio.AbstractEventLoop:
    return server.loop()


def test_an_account_keeps_the_guests_seats_and_comes_back_from_another_device(
    server: Served, guest: Guest
) -> None:
    anna, ben, carl = guest("Anna B"), guest("Ben B"), guest("Carl B")
    table = full_table([anna, ben, carl])
    anna.token = anna.post("/api/accounts", name="Annabel", password=PASSWORD, bearer=True)["token"]
    anna.http.headers["authorization"] = f"Bearer {anna.token}"
    assert anna.state(table)["eye"] == 0
    other = Person(server.url)
    other.token = other.post("/api/login", name="annabel", password=PASSWORD, bearer=True)["token"]
    other.http.headers["authorization"] = f"Bearer {other.token}"
    assert other.state(table)["eye"] == 0
    assert [card["id"] for card in other.get("/api/me/tables")["tables"]] == [table]
    devices = other.get("/api/me/devices")["devices"]
    assert len(devices) == 2
    old = next(device for device in devices if not device["this"])
    assert other.refused(f"/api/me/devices/{old['id']}", method="DELETE") == (403, "login")
    other.post(f"/api/me/devices/{old['id']}", method="DELETE", password=PASSWORD)
    assert anna.get("/api/me")["person"] is None


def test_logging_in_claims_the_seats_of_the_guest(server: Served, guest: Guest) -> None:
    first = guest("Dora D")
    first.post("/api/accounts", name="Dorothea", password=PASSWORD, bearer=True)
    phone, eva, finn = guest("Dora P"), guest("Eva D"), guest("Finn D")
    table = full_table([phone, eva, finn])
    token = phone.post("/api/login", name="Dorothea", password=PASSWORD, bearer=True)["token"]
    phone.http.headers["authorization"] = f"Bearer {token}"
    state = phone.state(table)
    assert state["eye"] == 0 and state["table"]["host"]
    phone.play(table, state["legal"][0]["action"], state["version"])


def test_a_wrong_password_and_an_unknown_name_look_the_same(guest: Guest) -> None:
    gerd = guest("Gerd G")
    gerd.post("/api/accounts", name="Gerdson", password=PASSWORD, bearer=True)
    other = guest("Hilde")
    wrong = other.call("POST", "/api/login", name="Gerdson", password="wrong horse battery")
    unknown = other.call("POST", "/api/login", name="Nobody at all", password="wrong horse battery")
    assert (wrong.status_code, wrong.text) == (unknown.status_code, unknown.text)
    assert wrong.status_code == 403


def test_account_names_that_look_alike_are_refused(guest: Guest) -> None:
    guest("Ida").post("/api/accounts", name="Paul 0", password=PASSWORD)
    assert guest("Jo").refused("/api/accounts", name="P\u0430ul O", password=PASSWORD) == (
        409,
        "name",
    )  # a Cyrillic a


def test_deleting_the_account_leaves_the_seat_to_a_bot_and_no_name(
    server: Served, guest: Guest
) -> None:
    kim, lou, max_ = guest("Kim"), guest("Lou"), guest("Max")
    table = full_table([kim, lou, max_])
    lou.post(f"/api/tables/{table}/chat", uuid=new_uuid(), text="good luck")
    lou.post("/api/me/delete")
    assert lou.get("/api/me")["person"] is None
    state = kim.state(table)
    assert state["table"]["seats"][1]["kind"] == "bot"
    assert "Lou" not in str(state) and "Lou" not in str(kim.get(f"/api/tables/{table}/chat"))


@pytest.mark.parametrize(
    "name",
    ["", "   ", "x" * 25, "a\x00b", "tab\u202eright", "a\u0301\u0301\u0301", "!!!", "\u200bhidden"],
)
def test_names_that_cannot_be_read_are_refused(name: str) -> None:
    with pytest.raises(Refusal):
        names.checked(name)


@pytest.mark.parametrize("name", ["Anna", "Åsa", "José María", "李雷", "O'Neill", "R2-D2"])
def test_ordinary_names_are_kept(name: str) -> None:
    assert names.checked(f"  {name} ") == name


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("Anna", "anna"),
        ("Bill", "Bi11"),
        ("Otto", "0tt0"),
        ("Anna", "\u0410nna"),
        ("José", "Jose"),
        ("corn", "com"),
    ],
)
def test_names_that_can_be_confused_have_the_same_skeleton(one: str, two: str) -> None:
    assert names.skeleton(one) == names.skeleton(two)
    with pytest.raises(Refusal, match="name-taken"):
        names.check_distinct(two, ["Somebody", one])


def test_nobody_passes_for_another_at_the_same_table(guest: Guest) -> None:
    host, other = guest("Nora"), guest("N0ra")
    link = new_table(host, "me", "link", "open")["links"][0]["token"]
    assert other.refused("/api/links", token=link) == (409, "name")
    assert other.post("/api/links", token=link, name="Olaf")["seat"] == 1


def test_a_password_costs_whoever_guesses_as_much_as_the_standard_asks() -> None:
    """RFC 9106, 4: Argon2id, 3 passes over 64 MiB, where memory is scarce."""
    noted = argon2.extract_parameters(HASHER.hash("correct horse battery"))
    assert noted.type is argon2.Type.ID
    assert noted.time_cost >= 3 and noted.memory_cost >= 64 * 1024


def test_hashing_turns_a_crowd_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hashing, "MOST_WAITING", 2)

    async def crowd() -> list[object]:
        threads = hashing.Hashing(1)
        return await asyncio.gather(
            *(threads.check("", "x") for _ in range(5)), return_exceptions=True
        )

    answers = asyncio.run(crowd())
    assert answers[:2] == [False, False]
    assert [refusal.status for refusal in answers[2:] if isinstance(refusal, Refusal)] == [429] * 3
