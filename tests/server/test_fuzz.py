"""Hostile input: no 5xx, no traceback, no change of any table by what is not valid."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from typing import Any, get_args

import pytest
import websockets.exceptions
from calling import Answer, fetch
from hypothesis import given, settings
from hypothesis import strategies as st
from serving import Live, Person, Served, full_table
from websockets.sync.client import connect
from wild import CALM, HARMFUL, bodies, paths, standing

from augury.server.api import Endpoint
from augury.server.endpoints import ENDPOINTS
from augury.server.messages.wishes import ClientMessage

TRIES = 5


@pytest.fixture(scope="module")
def target(fuzzed: Served) -> tuple[Person, str]:
    """The same, for the socket."""
    people = [Person(fuzzed.url, name) for name in ("Dora", "Emil", "Fritz")]
    return people[0], full_table(people)


def sent_in_vain(
    fuzzed: Served, table: str, person: Person, method: str, path: str, body: object
) -> Answer:
    """The answer; a refusal has changed nothing. A bot that sits in may decide meanwhile, but not
    every time that somebody asks."""
    for _ in range(TRIES):
        before = standing(fuzzed, table)
        response = person.http.request(method, path, json=body)
        if response.status_code < 400 or standing(fuzzed, table) == before:
            return response
    raise AssertionError(f"{method} {path} with {body} was refused and changed the table")


@pytest.mark.parametrize(
    "endpoint", ENDPOINTS, ids=[f"{endpoint.method} {endpoint.path}" for endpoint in ENDPOINTS]
)
def test_what_is_nearly_right_is_answered_and_changes_nothing_if_refused(
    endpoint: Endpoint, fuzzed: Served, victim: tuple[Person, str]
) -> None:
    """One field of the body, one part of the address at a time. With passwords there is nobody who
    could be logged out by it."""
    person, table = victim if not re.search(HARMFUL, endpoint.path) else (Person(fuzzed.url), "")
    known = {"table": table or "a", "seat": "1", "game": "majority", "language": "en"}
    path = endpoint.path.format_map(defaultdict(lambda: "a", known))
    wishes: list[tuple[str, object]] = [(path, None) for path in paths(endpoint, known)]
    if endpoint.body:
        wishes += [(path, body) for body in bodies(endpoint.body)]
    for path, body in wishes:
        response = sent_in_vain(fuzzed, table, person, endpoint.method, path, body)
        assert response.status_code < 500, (path, body, response.text)
        assert "Traceback" not in response.text
        if response.status_code >= 400 and response.status_code not in (400, 404, 405):
            assert set(response.json()) >= {"code", "reason", "message"}


@pytest.mark.parametrize(
    "endpoint", ENDPOINTS, ids=[f"{endpoint.method} {endpoint.path}" for endpoint in ENDPOINTS]
)
def test_nonsense_bodies_are_refused(
    endpoint: Endpoint, fuzzed: Served, victim: tuple[Person, str]
) -> None:
    person, table = victim
    path = endpoint.path
    for word, value in (("table", table), ("seat", "1"), ("game", "majority"), ("language", "en")):
        path = path.replace("{" + word + "}", value)
    if endpoint.body is None or "delete" in path:
        return
    deep = b"[" * 5000
    for body in (
        b"",
        b"null",
        b"[]",
        b"{",
        b"\xff\xfe",
        b'{"unknown": 1}',
        deep,
        b'{"name": "\\ud800"}',
        b'{"version": 1e400}',
    ):
        response = person.http.request(endpoint.method, path, content=body)
        assert response.status_code < 500, (body[:20], response.text)
        assert "Traceback" not in response.text


# The socket

small = st.integers(-3, 300) | st.just(1 << 60)
values = st.recursive(
    st.none() | st.booleans() | small | st.floats(allow_nan=False) | st.text(max_size=30),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=8,
)
kinds = st.sampled_from(
    ["fly", *(str(kind.__struct_config__.tag) for kind in get_args(ClientMessage))]
)
fields = sorted({field for kind in get_args(ClientMessage) for field in kind.__struct_fields__})
plausible = {
    "uuid": st.uuids().map(str),
    "version": small,
    "actions": st.lists(
        st.sampled_from(["keep R7", "play R7", "give B3", "keep", "", "x" * 300]), max_size=3
    ),
    "seat": st.integers(-2, 5),
    "kind": st.sampled_from(["undo", "other"]),
    "keep": small,
    "number": small,
    "yes": st.booleans(),
    "text": st.text(max_size=600),
    "action": st.sampled_from(["keep R7", "play R7", "fly"]),
    "eye": st.integers(-3, 6),
    "seen": st.integers(-3, 6),
}
messages = st.builds(
    lambda kind, given: {"type": kind, **given},
    kinds,
    st.fixed_dictionaries(
        {}, optional={name: plausible.get(name, values) | values for name in fields}
    ),
)


def hammer(fuzzed: Served, target: tuple[Person, str], sent: list[Any]) -> None:
    """Send all of it; the connection lives or is closed properly, and only valid wishes change the
    table."""
    person, table = target
    held = fuzzed.live(table)
    before, decisions = held.version, len(held.engine.record.decisions)
    live = Live(person, table)
    live.sync(0)
    for message in sent:
        live.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))
    live.send(type="ping")
    live.until(lambda m: m["type"] == "pong")
    live.close()
    accepted = [m for m in live.others if m["type"] == "accepted"]
    played = [m for m in sent if isinstance(m, dict) and m.get("type") in ("play", "undo")]
    assert held.version - before <= len(
        [m for m in accepted if m["uuid"] in [p.get("uuid") for p in played]]
    ) + len([m for m in sent if isinstance(m, dict) and m.get("type") in ("propose", "answer")])
    assert held.version > before or len(held.engine.record.decisions) == decisions
    for message in live.others:
        assert "Traceback" not in str(message)


@settings(max_examples=25, deadline=None, suppress_health_check=CALM)
@given(sent=st.lists(messages | values | st.binary(max_size=40) | st.text(max_size=60), max_size=6))
def test_generated_messages_change_nothing_they_should_not(
    fuzzed: Served, target: tuple[Person, str], sent: list[Any]
) -> None:
    hammer(fuzzed, target, sent)


@pytest.mark.soak
@settings(max_examples=3000, deadline=None, suppress_health_check=CALM)
@given(
    sent=st.lists(messages | values | st.binary(max_size=40) | st.text(max_size=60), max_size=12)
)
def test_many_generated_messages_change_nothing_they_should_not(
    fuzzed: Served, target: tuple[Person, str], sent: list[Any]
) -> None:
    hammer(fuzzed, target, sent)


def test_wild_handshakes_are_turned_away(fuzzed: Served, target: tuple[Person, str]) -> None:
    _, table = target
    base = fuzzed.url.replace("http", "ws", 1)
    for path in (
        f"/api/tables/{table}/nothing",
        "/",
        "/api/tables//live",
        f"/api/tables/{table}/live/x",
    ):
        with (
            pytest.raises(websockets.exceptions.InvalidStatus),
            connect(base + path, open_timeout=5),
        ):
            pass
    with connect(
        f"{base}/api/tables/{table}/live",
        additional_headers={"authorization": "Bearer " + "x" * 5000},
    ) as socket:
        with pytest.raises(websockets.exceptions.ConnectionClosed) as closed:
            socket.recv(5)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4401
    assert fetch(f"{fuzzed.url}/api/tables/{table}/live").status_code == 404
