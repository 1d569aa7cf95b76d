"""What strangers and hostile clients meet."""

from __future__ import annotations

import contextlib
import json
import logging
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest
import websockets.exceptions
from calling import fetch
from serving import Person, Served, full_table, new_table, new_uuid, served, wait_until
from support import ROOT
from websockets.sync.client import ClientConnection, connect

from augury.server import app, connection, endpoints
from augury.server.messages.answers import ServerMessage
from augury.server.messages.wishes import ClientMessage
from augury.server.security import MOST_BUCKETS, Limits, neighbourhood

Guest = Callable[[str], Person]


def test_every_answer_carries_the_protecting_headers(server: Served) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/api/tables/x", "/some/page"):
        headers = fetch(server.url + path).headers
        policy = headers["content-security-policy"]
        assert "unsafe-inline" not in policy and "unsafe-eval" not in policy
        assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1:1", "file://", "http://"]
)
def test_another_sites_pages_cannot_act(server: Served, guest: Guest, origin: str) -> None:
    anna = guest("Anna")
    response = anna.http.post(
        "/api/tables", json={"game": "majority", "seats": []}, headers={"origin": origin}
    )
    assert response.status_code == 403 and response.json()["code"] == "origin"
    table = new_table(anna, "me", "open", "open")["id"]
    with pytest.raises(websockets.exceptions.InvalidStatus) as refused:
        anna.live(table, origin=origin)
    assert refused.value.response.status_code == 403


def test_our_own_pages_can(server: Served, guest: Guest) -> None:
    anna = guest("Anna")
    response = anna.http.post("/api/guests", json={"name": "Ben"}, headers={"origin": server.url})
    assert response.status_code == 200
    table = new_table(anna, "me", "open", "open")["id"]
    live = anna.live(table, origin=server.url)
    live.sync(0)
    live.close()


def test_cross_site_requests_without_origin_are_refused(guest: Guest) -> None:
    response = guest("Anna").http.post(
        "/api/guests", json={"name": "Ben"}, headers={"sec-fetch-site": "cross-site"}
    )
    assert response.status_code == 403


def test_bodies_and_headers_have_limits(guest: Guest) -> None:
    anna = guest("Anna")
    assert anna.http.post("/api/guests", content=b"x" * 70_000).status_code == 413

    def drip() -> Iterator[bytes]:
        for _ in range(80):
            yield b"x" * 1000

    dripping = httpx.post(f"{anna.url}/api/guests", content=drip(), headers=anna.http.headers)
    assert dripping.status_code == 413
    assert anna.http.get("/api/games", headers={"x-long": "x" * 40_000}).status_code in (400, 431)


def test_a_message_over_16_kilobytes_ends_the_connection(guest: Guest) -> None:
    anna = guest("Anna")
    table = new_table(anna, "me", "open", "open")["id"]
    live = anna.live(table)
    live.sync(0)
    live.send(type="say", uuid=new_uuid(), text="x" * 20_000)
    assert live.closed_with() == 1009


def bare_socket(person: Person, table: str, **how: Any) -> ClientConnection:
    """A socket on which nothing has been said yet."""
    url = person.url.replace("http", "ws", 1) + f"/api/tables/{table}/live"
    token = {"authorization": f"Bearer {person.token}"}
    opened: ClientConnection = connect(url, additional_headers=token, **how)
    return opened


@pytest.mark.parametrize("said", ["", '{"type":"ping"}', "nonsense"])
def test_who_does_not_say_hello_is_hung_up_on(
    guest: Guest, monkeypatch: pytest.MonkeyPatch, said: str
) -> None:
    monkeypatch.setattr(connection, "HELLO_SECONDS", 0.2)
    anna = guest("Anna")
    with bare_socket(anna, new_table(anna, "me", "open", "open")["id"]) as rude:
        if said:
            rude.send(said)
        with pytest.raises(websockets.exceptions.ConnectionClosed) as closed:
            rude.recv(10)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008


def test_nonsense_is_answered_and_the_connection_lives_on(guest: Guest) -> None:
    anna = guest("Anna")
    rude = anna.live(new_table(anna, "me", "open", "open")["id"])
    rude.sync(0)
    for nonsense in (
        "",
        "[]",
        "null",
        '{"type":"fly"}',
        '{"type":"play"}',
        "{" * 2000,
        '{"type":"play","uuid":"x","version":-1,"actions":[]}',
    ):
        rude.socket.send(nonsense)
        answer = rude.until(lambda m: m["type"] == "trouble")
        assert answer["code"] == "malformed" and "Traceback" not in str(answer)
    rude.socket.send(b"\x00\x01")
    assert rude.until(lambda m: m["type"] == "trouble")["code"] == "malformed"
    rude.send(type="ping")
    assert rude.until(lambda m: m["type"] == "pong")
    rude.close()


def test_rate_limits_refuse_a_flood_and_forgive(tmp_path: Path) -> None:
    with served(tmp_path, rate_limit=1.0) as running:
        anna = Person(running.url, "Anna")
        codes = {anna.call("POST", "/api/guests", name="Ben").status_code for _ in range(60)}
        assert codes == {200, 429}
        table = new_table(anna, "me", "me", "me")["id"]
        live = anna.live(table)
        live.sync(0)
        for _ in range(100):
            live.send(type="ping")
        assert live.until(lambda m: m.get("code") == "slow-down")
        live.close()
        for _ in range(12):
            refused = anna.call("POST", "/api/links", token="A" * 22)
            said = anna.call("POST", f"/api/tables/{table}/chat", uuid=new_uuid(), text="hello")
        assert refused.status_code == 404
        assert said.status_code == 429 and said.headers["retry-after"]
        anna.close()


def test_a_network_of_addresses_has_one_budget() -> None:
    assert neighbourhood("203.0.113.7") == "203.0.113.7" == neighbourhood("::ffff:203.0.113.7")
    assert (
        neighbourhood("2001:db8:1:2::3")
        == neighbourhood("2001:db8:1:2:ffff::9")
        != neighbourhood("2001:db8:1:3::3")
    )
    assert neighbourhood("testclient") == "testclient"


def test_a_table_has_a_limit_of_its_own() -> None:
    """However many play there, a table changes 250 times at once at the most, then 50 times a
    second."""
    limits = Limits(1.0)
    assert sum(limits.allow("change-table", "t") for _ in range(260)) == 250
    assert limits.allow("change-table", "other")


def test_a_client_that_writes_and_never_reads_is_hung_up_on(server: Served, guest: Guest) -> None:
    anna = guest("Anna")
    table = new_table(anna, "me", "open", "open")["id"]
    narrow = socket.socket()  # answers that nobody reads pile up at the server, not on the way
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    narrow.connect(("127.0.0.1", server.settings.port))
    with bare_socket(anna, table, sock=narrow, max_queue=1, close_timeout=0.1) as deaf:
        deaf.send('{"type":"hello"}')
        wait_until(lambda: server.viewers(table))
        with contextlib.suppress(websockets.exceptions.ConnectionClosed):
            for _ in range(200_000):
                deaf.send('{"type":"ping"}')
                if not server.viewers(table):
                    break
        wait_until(lambda: not server.viewers(table))
    assert anna.get("/healthz")["status"] == "ok"


def test_messages_are_compressed(guest: Guest) -> None:
    anna = guest("Anna")
    live = anna.live(new_table(anna, "me", "open", "open")["id"])
    assert live.socket.response is not None
    assert "permessage-deflate" in live.socket.response.headers["sec-websocket-extensions"]
    live.close()


def test_limits_refill_and_forget() -> None:
    limits = Limits(1.0)
    assert [limits.allow("chat-person", "a") for _ in range(11)] == [True] * 10 + [False]
    assert limits.allow("chat-person", "b"), "everyone has their own"
    limits.buckets["chat-person", "a"].at -= 2
    assert [limits.allow("chat-person", "a") for _ in range(3)] == [True, True, False]
    for number in range(MOST_BUCKETS + 10):
        limits.allow("request-ip", str(number))
    assert len(limits.buckets) <= MOST_BUCKETS
    assert Limits(0).allow("chat-person", "a", 10_000)


def test_logs_hold_no_secrets(
    server: Served, guest: Guest, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG, logger="augury"):
        anna = guest("Anna")
        made = new_table(anna, "me", "link", "open")
        anna.call("POST", "/api/links", token=made["links"][0]["token"])
        anna.call("POST", "/api/login", name="Anna", password="a very secret password")
        anna.state(made["id"])
    text = "\n".join(
        record.getMessage() for record in caplog.records if record.name.startswith("augury")
    )
    assert "POST /api/links 409" in text
    for secret in (anna.token, made["links"][0]["token"], "a very secret password", made["id"]):
        assert secret not in text


def test_the_client_is_served_with_caching_and_falls_back_to_its_own_routes(
    server: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "STATIC", tmp_path / "not-built")
    assert "make play" in fetch(server.url + "/").text
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>client</title>")
    (tmp_path / "assets" / "app-3f2a.js").write_text("void 0")
    (tmp_path.parent / "secret.txt").write_text("secret")
    monkeypatch.setattr(app, "STATIC", tmp_path)
    assert "client" in fetch(server.url + "/table/abc").text
    asset = fetch(server.url + "/assets/app-3f2a.js")
    assert (
        "immutable" in asset.headers["cache-control"]
        and "javascript" in asset.headers["content-type"]
    )
    assert fetch(server.url + "/").headers["cache-control"] == "no-cache"
    assert fetch(server.url + "/missing.js").status_code == 404
    assert fetch(server.url + "/api/missing").json()["code"] == "not-found"
    assert fetch(server.url + "/assets/%00.js").status_code == 404
    assert fetch(server.url + "/%00").status_code == 404
    too_long = "x" * 300  # for a name in any file system
    assert fetch(server.url + f"/assets/{too_long}.js").status_code == 404
    assert "client" in fetch(server.url + f"/{too_long}").text
    for path in ("/%2e%2e/secret.txt", "/..%2fsecret.txt", "/assets/%2e%2e/%2e%2e/secret.txt"):
        assert "secret" not in fetch(server.url + path).text


def test_metrics_and_health_are_for_operators(server: Served, guest: Guest) -> None:
    people = [guest(name) for name in ("Anna", "Ben", "Cleo")]
    table = full_table(people)
    people[0].play(table, people[0].state(table)["legal"][0]["action"], 0)
    health = fetch(server.url + "/healthz").json()
    assert health["status"] == "ok" and health["store"] == "ok"
    text = fetch(server.url + "/metrics").text
    assert 'augury_decisions_total{by="person"}' in text
    assert "augury_commit_seconds_count" in text
    assert table not in text


def test_the_page_about_the_interface_names_every_endpoint_and_message() -> None:
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    for endpoint in endpoints.ENDPOINTS:
        assert endpoint.path in page or endpoint.path.removeprefix("/api/tables/{table}") in page, (
            endpoint.path
        )
    for message in get_args(ClientMessage):
        assert (
            f'"type": "{message.__struct_config__.tag}"' in page
            or f"| `{message.__struct_config__.tag}` |" in page
        )


def test_the_description_names_every_message(server: Served) -> None:
    document = fetch(server.url + "/api/openapi.json").json()
    assert document["openapi"].startswith("3.1")
    assert len(document["paths"]) > 40
    for way, union in (("to-server", ClientMessage), ("from-server", ServerMessage)):
        named = [told["$ref"].rpartition("/")[2] for told in document["x-websocket"][way]]
        assert named == [kind.__name__ for kind in get_args(union)]
    assert "majority" in document["x-views"]
    assert json.dumps(document).count("#/components/schemas/") > 60
