"""Accounts as a careful site keeps them: passwords, guessing, sessions, and what the log says of
it."""

from __future__ import annotations

import contextlib
import json
import logging
import socket as machine
import time
from collections.abc import Callable
from operator import methodcaller
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets.exceptions
from calling import fetch
from serving import Person, Process, Served, full_table, new_table, new_uuid, served

from augury.server import audit, guesses, passwords
from augury.server.guesses import Guesses
from augury.server.security import Limits

Guest = Callable[[str], Person]
PASSWORD = "correct horse battery"
OTHER = "staple under a bridge"


def account(server: Served, name: str) -> Person:
    person = Person(server.url)
    made = person.post("/api/accounts", name=name, password=PASSWORD, bearer=True)
    return with_token(person, made["token"])


def with_token(person: Person, token: str) -> Person:
    person.token = token
    person.http.headers["authorization"] = f"Bearer {token}"
    return person


def log_in(url: str, name: str, password: str = PASSWORD, **more: Any) -> Person:
    person = Person(url)
    given = person.post("/api/login", name=name, password=password, bearer=True, **more)
    return with_token(person, given["token"])


def is_known(person: Person) -> bool:
    return person.get("/api/me")["person"] is not None


# Passwords


@pytest.mark.parametrize(
    "password",
    [
        "password",
        "Password",
        "12345678",
        "qwertyuiop",
        "iloveyou",
        "Sunshine!",
        "baseball2024",
        "aaaaaaaaaaaa",
        "Wilhelmina",
        "w1lhelmina99",
        "augury123",
    ],
)
def test_passwords_that_are_tried_first_are_refused(server: Served, password: str) -> None:
    stranger = Person(server.url)
    refused = stranger.refused("/api/accounts", name="Wilhelmina", password=password)
    assert refused == (422, "password")


@pytest.mark.parametrize(
    "password", ["correct horse battery", "Übergrößenträger", "x9$kfQ2!", "lange Liste von Wörtern"]
)
def test_other_passwords_are_taken(password: str) -> None:
    passwords.check(password, "Wilhelmina")


def test_passwords_have_eight_to_two_hundred_characters(server: Served) -> None:
    stranger = Person(server.url)
    for wrong in ("x9$kfQ2", "x9$kfQ2! " * 23):
        assert stranger.refused("/api/accounts", name="Long", password=wrong)[0] == 422
    stranger.post("/api/accounts", name="Long", password="x9$kfQ2! " * 22)


def test_the_list_holds_the_common_ones_that_are_long_enough() -> None:
    assert len(passwords.common()) > 3000
    assert all(len(word) >= 8 and word == word.lower() for word in passwords.common() if word)


def test_changing_the_password_needs_the_old_one_and_ends_all_other_sessions(
    server: Served, guest: Guest
) -> None:
    anna = account(server, "Change A")
    phone = log_in(server.url, "Change A")
    table = full_table([phone, guest("Change B"), guest("Change C")])
    socket = phone.live(table)
    socket.sync(0)
    wrong = anna.refused("/api/me/password", method="PUT", current="not this one", new=OTHER)
    assert wrong == (403, "login")
    common = anna.refused("/api/me/password", method="PUT", current=PASSWORD, new="password1")
    assert common == (422, "password")
    same = anna.refused("/api/me/password", method="PUT", current=PASSWORD, new=PASSWORD)
    assert same == (422, "password")
    assert is_known(phone), "so far nothing has changed"
    made = anna.post("/api/me/password", method="PUT", current=PASSWORD, new=OTHER, bearer=True)
    assert not is_known(anna), "its own token is replaced, too"
    assert is_known(with_token(anna, made["token"]))
    assert not is_known(phone) and socket.closed_with() == 4401
    assert Person(server.url).refused("/api/login", name="Change A", password=PASSWORD) == (
        403,
        "login",
    )
    assert is_known(log_in(server.url, "Change A", OTHER))


def test_a_guest_has_no_password_to_change(guest: Guest) -> None:
    refused = guest("Guest G").refused(
        "/api/me/password", method="PUT", current="", new="anything else"
    )
    assert refused == (403, "forbidden")


# Sessions


def test_ending_the_other_sessions_needs_the_password(server: Served) -> None:
    first = account(server, "Ending A")
    others = [log_in(server.url, "Ending A") for _ in range(3)]
    assert first.refused("/api/me/devices/end", password="stolen phone") == (403, "login")
    assert all(is_known(other) for other in others)
    first.post("/api/me/devices/end", password=PASSWORD)
    assert is_known(first) and not any(is_known(other) for other in others)


def test_a_guest_ends_them_without(server: Served, guest: Guest) -> None:
    ida = guest("Ending G")
    ida.post("/api/me/devices/end")
    assert is_known(ida)


def test_logging_in_ends_what_the_device_was_signed_in_with(server: Served) -> None:
    account(server, "Over A")
    account(server, "Over B")
    device = log_in(server.url, "Over A")
    old = Person(server.url, token=device.token)
    given = device.post("/api/login", name="Over B", password=PASSWORD, bearer=True)
    assert not is_known(old)
    again = with_token(device, given["token"])
    given = again.post("/api/login", name="Over B", password=PASSWORD, bearer=True)
    assert not is_known(again) and is_known(with_token(device, given["token"]))


def test_opening_an_account_hangs_up_on_the_guests_sockets(server: Served, guest: Guest) -> None:
    ida = guest("Sockets A")
    socket = ida.live(new_table(ida, "me", "open", "open")["id"])
    socket.sync(0)
    ida.post("/api/accounts", name="Sockets Account", password=PASSWORD, bearer=True)
    assert socket.closed_with() == 4401


DAY = 86_400_000


def make_older(server: Served, device: str, **columns: int) -> None:
    moment = int(time.time() * 1000)
    for column, days in columns.items():
        change = f"UPDATE devices SET {column} = ? WHERE id = ?"
        server.write(methodcaller("run", change, moment - days * DAY, device))


def device_of(person: Person) -> str:
    devices = person.get("/api/me/devices")["devices"]
    return str(next(device["id"] for device in devices if device["this"]))


def test_sessions_end_without_use_and_accounts_log_in_again_after_a_year(tmp_path: Path) -> None:
    with served(tmp_path, idle_days=30.0, session_days=100.0) as running:
        idle, old = account(running, "Idle"), account(running, "Old")
        guest, idle_guest = Person(running.url, "Guest"), Person(running.url, "Idle guest")
        make_older(running, device_of(idle), seen=31)
        make_older(running, device_of(old), created=101)
        make_older(running, device_of(guest), created=101, seen=29)
        make_older(running, device_of(idle_guest), seen=31)
        assert [is_known(person) for person in (idle, old, guest, idle_guest)] == [
            False,
            False,
            True,
            False,
        ]
        assert running_devices(running) == 4
        running.do(running.house.housekeeping.end_old_sessions())
        assert running_devices(running) == 1


def test_an_old_session_loses_its_open_sockets(tmp_path: Path) -> None:
    with served(tmp_path) as running:
        anna = account(running, "Anna")
        socket = anna.live(new_table(anna, "me", "open", "open")["id"])
        socket.sync(0)
        make_older(running, device_of(anna), seen=91)
        running.do(running.house.housekeeping.end_old_sessions())
        assert socket.closed_with() == 4401


def running_devices(running: Served) -> int:
    found: list[int] = []
    running.write(lambda db: found.append(len(db.rows("SELECT id FROM devices"))))
    return found[-1]


# Guessing


def test_strangers_failures_lock_nobody_out(tmp_path: Path) -> None:
    """One address is refused; the account's own device, and others elsewhere, get in."""
    with served(tmp_path, rate_limit=1.0, behind_proxy=True) as running:
        anna = Person(running.url)
        known = anna.post("/api/accounts", name="Anna", password=PASSWORD, bearer=True)["known"]
        mallory = Person(running.url)
        tries = [
            mallory.call("POST", "/api/login", name="Anna", password="a wrong guess").status_code
            for _ in range(12)
        ]
        assert tries[0] == 403 and tries[-1] == 429
        right = mallory.call("POST", "/api/login", name="Anna", password=PASSWORD)
        assert right.status_code == 429, "guessing right is slowed down, too"
        assert is_known(log_in(running.url, "Anna", known=known)), "same address, known device"
        elsewhere = Person(running.url)
        elsewhere.http.headers["x-forwarded-for"] = "203.0.113.9"
        found = elsewhere.call("POST", "/api/login", name="Anna", password=PASSWORD)
        assert found.status_code == 200, "later than usual, but in"


def test_a_browser_keeps_its_proof_in_a_cookie_that_no_script_can_read(tmp_path: Path) -> None:
    with served(tmp_path, rate_limit=1.0) as running, httpx.Client(base_url=running.url) as browser:
        login = {"name": "Anna", "password": PASSWORD}
        made = browser.post("/api/accounts", json=login)
        cookies = made.headers.get_list("set-cookie")
        proof = next(cookie for cookie in cookies if cookie.startswith("augury-known="))
        assert "HttpOnly" in proof and "SameSite=Lax" in proof and "known" not in made.json()
        browser.post("/api/logout")
        for _ in range(12):
            httpx.post(running.url + "/api/login", json={**login, "password": "a wrong guess"})
        assert httpx.post(running.url + "/api/login", json=login).status_code == 429
        assert browser.post("/api/login", json=login).status_code == 200


def test_a_proof_is_for_one_account_and_cannot_be_made_up() -> None:
    proof = guesses.prove("key", "anna")
    assert guesses.proven("key", "anna", proof)
    assert not guesses.proven("key", "ben", proof) and not guesses.proven("other", "anna", proof)
    for forged in ("", ".", "x", "1.", proof[:-1], "0" + proof):
        assert not guesses.proven("key", "anna", forged)


def test_a_name_under_attack_is_slow_for_strangers_and_never_closed() -> None:
    attempts = Guesses(Limits(1.0))
    assert attempts.delay("anna") == 0
    for _ in range(guesses.FREE):
        attempts.failed("anna")
    assert attempts.delay("anna") == 0
    delays = []
    for _ in range(40):
        attempts.failed("anna")
        delays.append(attempts.delay("anna"))
    assert delays[:4] == pytest.approx([0.25, 0.5, 1.0, 2.0], rel=0.01)
    assert max(delays) == guesses.LONGEST_DELAY and attempts.delay("ben") == 0


def test_a_known_device_has_a_budget_of_its_own() -> None:
    limits = Limits(1.0)
    assert sum(limits.allow("login-known", "device") for _ in range(20)) == 8


def test_whoever_holds_a_device_cannot_try_passwords_at_will(tmp_path: Path) -> None:
    with served(tmp_path, rate_limit=1.0) as running:
        anna = account(running, "Anna")
        phone = log_in(running.url, "Anna")
        tries = [
            phone.call("POST", "/api/me/devices/end", password=f"guess number {n}").status_code
            for n in range(9)
        ]
        assert set(tries) == {403, 429} and tries[-1] == 429
        anna.post("/api/me/devices/end", password=PASSWORD)


# The log


def events(caplog: pytest.LogCaptureFixture) -> list[dict[str, Any]]:
    told = [record for record in caplog.records if record.name == "augury.security"]
    return [vars(record)["facts"] for record in told]


def test_security_events_are_in_the_log_with_who_and_where(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, logger="augury.security")
    audit.REPEATS.known.clear()
    with served(tmp_path, rate_limit=1.0) as running:
        anna = account(running, "Anna")
        me = anna.get("/api/me")["person"]["id"]
        phone = log_in(running.url, "Anna")
        Person(running.url).call("POST", "/api/login", name="Anna", password="a wrong guess")
        Person(running.url).call("POST", "/api/login", name="my own password", password=PASSWORD)
        anna.call("PUT", "/api/me/password", current="a wrong guess", new=OTHER)
        made = anna.post("/api/me/password", method="PUT", current=PASSWORD, new=OTHER, bearer=True)
        with_token(anna, made["token"])
        laptop = log_in(running.url, "Anna", OTHER)
        anna.post(f"/api/me/devices/{device_of(laptop)}", method="DELETE", password=OTHER)
        anna.call("PUT", "/api/me/name", name="Berta")
        for _ in range(60):
            httpx.post(running.url + "/api/guests", json={"name": "Crowd"})
        fetch(running.url + "/api/me", headers={"host": "evil.example"})
        with contextlib.suppress(websockets.exceptions.InvalidStatus):
            anna.live("x", origin="https://evil.example")
        anna.post("/api/me/delete", password=OTHER)
    said = events(caplog)
    names = [fact["event"] for fact in said]
    for wanted in (
        "account-opened",
        "login",
        "login-failed",
        "password-wrong",
        "password-changed",
        "device-revoked",
        "account-deleted",
    ):
        assert wanted in names, wanted
    assert all(fact["address"] == "127.0.0.1" for fact in said)
    assert [fact.get("person", "") for fact in said if fact["event"] == "login-failed"] == [me, ""]
    codes = {fact["code"] for fact in said if fact["event"] == "refused"}
    assert codes >= {"forbidden", "slow-down", "host", "login", "origin"}
    assert sum(fact.get("code") == "slow-down" for fact in said) == 1, "a flood is one line"
    text = json.dumps(said)
    secrets = (PASSWORD, OTHER, "a wrong guess", "my own password", anna.token, phone.token, "Anna")
    assert not [secret for secret in secrets if secret in text]


def test_repeated_refusals_are_counted_not_written(monkeypatch: pytest.MonkeyPatch) -> None:
    repeats = audit.Repeats()
    assert [repeats.note(("slow-down", "a", "")) for _ in range(4)] == [1, 0, 0, 0]
    assert repeats.note(("slow-down", "b", "")) == 1
    monkeypatch.setattr(audit, "QUIET", 0.0)
    assert repeats.note(("slow-down", "a", "")) == 4
    for number in range(audit.MOST_KNOWN + 10):
        repeats.note(("slow-down", str(number), ""))
    assert len(repeats.known) <= audit.MOST_KNOWN


def test_no_log_at_any_level_holds_a_token(tmp_path: Path) -> None:
    server = Process("--data", str(tmp_path), "--log-level", "debug").start().wait_up()
    anna = Person(server.url, "Anna")
    made = new_table(anna, "me", "link", "open")
    live = anna.live(made["id"])
    live.sync(0)
    live.wish(type="say", text="hello", uuid=new_uuid())
    live.close()
    browser = httpx.Client(base_url=server.url)
    browser.post("/api/accounts", json={"name": "Ben", "password": PASSWORD})
    browser.get("/api/me")
    link = made["links"][0]["token"]
    browser.post("/api/links", json={"token": link})
    cookies = list(browser.cookies.jar)
    assert len(cookies) == 2
    browser.close()
    server.stop()
    log = server.errors()
    lines = [json.loads(line) for line in log.splitlines()]
    assert any(line["message"].startswith("POST /api/links") for line in lines)
    opened = next(line for line in lines if line["from"] == "augury.security")
    assert (opened["event"], opened["address"]) == ("account-opened", "127.0.0.1")
    for secret in (anna.token, link, PASSWORD, *(str(cookie.value) for cookie in cookies)):
        assert secret not in log
    assert "authorization" not in log.lower() and "cookie" not in log.lower()


def test_security_events_are_written_at_the_usual_level(tmp_path: Path) -> None:
    server = Process("--data", str(tmp_path)).start().wait_up()
    Person(server.url).call("POST", "/api/login", name="Anna", password="a wrong guess")
    server.stop()
    assert any(
        json.loads(line).get("event") == "login-failed" for line in server.errors().splitlines()
    )


# By which names the server goes


def test_only_own_names_are_answered(tmp_path: Path) -> None:
    own = ("localhost", "127.0.0.1", "[::1]", "192.168.1.20", "LOCALHOST.", machine.gethostname())
    with served(
        tmp_path, base_url="https://play.example.org", allowed_hosts=("nas.local",)
    ) as running:
        port = running.settings.port
        for name in (*own, "nas.local", "play.example.org"):
            for host in (name, f"{name}:{port}"):
                answer = fetch(running.url + "/api/me", headers={"host": host})
                assert answer.status_code == 200, host
        for name in ("evil.example", "localhost.evil.example", "play.example.org.evil.example"):
            answer = fetch(running.url + "/api/me", headers={"host": f"{name}:{port}"})
            assert (answer.status_code, answer.json()["code"]) == (421, "host")
            assert f"--allow-host {name}" in answer.json()["message"]
            assert "content-security-policy" in answer.headers
        strange = fetch(running.url + "/", headers={"host": "<script>"})
        assert strange.status_code == 421 and "script" not in strange.text


def test_a_rebound_name_opens_no_socket_and_makes_no_guest(server: Served, guest: Guest) -> None:
    port = server.settings.port
    forged = {"host": f"evil.example:{port}", "origin": f"http://evil.example:{port}"}
    assert (
        httpx.post(server.url + "/api/guests", json={"name": "Eve"}, headers=forged).status_code
        == 421
    )
    anna = guest("Anna")
    table = new_table(anna, "me", "open", "open")["id"]
    upgrade = {
        **forged,
        "authorization": f"Bearer {anna.token}",
        "connection": "Upgrade",
        "upgrade": "websocket",
        "sec-websocket-version": "13",
        "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==",
    }
    answer = fetch(server.url + f"/api/tables/{table}/live", headers=upgrade)
    assert answer.status_code == 403


def test_tls_is_for_all_names_below(tmp_path: Path) -> None:
    with served(tmp_path, base_url="https://play.example.org") as running:
        header = fetch(running.url + "/").headers["strict-transport-security"]
    assert header == "max-age=31536000; includeSubDomains"
