"""The authorisation matrix: every endpoint and every message, by every kind of person."""

from __future__ import annotations

import datetime
import itertools
from collections.abc import Iterator
from typing import Any, get_args

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from serving import Live, Person, Served, full_table, new_uuid

from augury.core import puzzles, registry
from augury.server.endpoints import ENDPOINTS
from augury.server.messages.wishes import ClientMessage
from augury.server.push import encode64, point

ROLES = ("host", "seat", "other", "spectator", "guest", "stranger", "revoked")
OPEN_TO_ALL = "200 200 200 200 200 200 200"
NAMED = "200 200 200 200 200 401 200"
SEEING = "200 200 200 200 404 404 404"
NAMED_SEEING = "200 200 200 200 404 401 404"
SEATED = "200 200 200 403 404 401 404"
ONE_SEAT = "403 200 403 403 404 401 404"  # what only the one on seat 1 may do
HOST = "200 403 403 403 404 401 404"

SHOWN = {"id": "AAAA", "client_data": "AAAA", "authenticator": "AAAA", "signature": "AAAA"}
MADE = {"id": "AAAA", "client_data": "AAAA", "attestation": "AAAA"}
NO_LINK = "404 404 404 404 404 404 404"  # one that was never made
NO_STUDY = "404 404 404 404 404 401 404"  # somebody else's analysis board

T = "/api/tables/{table}"
S = "/api/studies/{study}"
N = S + "/nodes/{node}"
P = "/api/puzzles/{game}/{puzzle}"
D = "/api/daily/{day}/{deal}"
C = "/api/clubs/{club}"
M = C + "/members/{person}"
E = C + "/evenings/{evening}"
EVENTS = C + "/tournaments/{tournament}"
# Of a club, by owner, host, member, somebody else, somebody who was removed, a stranger
CLUB_ROLES = ("owner", "host", "member", "guest", "removed", "stranger")
OF_MEMBERS = "200 200 200 404 404 401"
OF_HOSTS = "200 200 403 404 404 401"
OF_OWNER = "200 403 403 404 404 401"
EVENING: dict[str, Any] = {
    "game": "luna",
    "seats": 2,
    "every": "week",
    "weekday": 3,
    "minute": 1200,
}
EVENT: dict[str, Any] = {"name": "Autumn", "game": "majority2", "kind": "swiss"}
CLUBS: dict[tuple[str, str], tuple[dict[str, Any], str]] = {
    ("GET", C): ({}, OF_MEMBERS),
    ("PUT", C): ({"name": "Club {n}"}, OF_HOSTS),
    ("DELETE", C): ({}, OF_OWNER),
    ("POST", C + "/leave"): ({}, "409 200 200 404 404 401"),
    ("PUT", M): ({"role": "host"}, OF_OWNER),
    ("DELETE", M): ({}, OF_HOSTS),
    ("GET", C + "/links"): ({}, OF_HOSTS),
    ("POST", C + "/links"): ({}, OF_HOSTS),
    ("DELETE", C + "/links/{link}"): ({}, OF_HOSTS),
    ("GET", C + "/tables"): ({}, OF_MEMBERS),
    ("GET", C + "/league"): ({}, OF_MEMBERS),
    ("GET", C + "/chat"): ({}, OF_MEMBERS),
    ("POST", C + "/chat"): ({"uuid": "{uuid}", "text": "hello"}, OF_MEMBERS),
    ("DELETE", C + "/chat/{line}"): ({}, OF_HOSTS),
    ("PUT", C + "/attention"): ({"seen": 1}, OF_MEMBERS),
    ("PUT", M + "/hushed"): ({"hushed": True}, OF_MEMBERS),
    ("POST", C + "/evenings"): (EVENING, OF_HOSTS),
    ("DELETE", E): ({}, OF_HOSTS),
    ("PUT", E + "/coming"): ({"coming": True}, OF_MEMBERS),
    ("POST", C + "/tournaments"): (EVENT, OF_HOSTS),
    ("GET", EVENTS): ({}, OF_MEMBERS),
    ("POST", EVENTS + "/enter"): ({}, "409 409 200 404 404 401"),  # the first two are in it
    ("POST", EVENTS + "/entrants"): ({"person": "{idle}"}, OF_HOSTS),
    ("DELETE", EVENTS + "/entrants/{entrant}"): ({}, OF_HOSTS),
    ("POST", EVENTS + "/next"): ({}, OF_HOSTS),
    ("PUT", EVENTS + "/games/{table}"): ({"winners": [0]}, OF_HOSTS),
    ("POST", EVENTS + "/end"): ({}, OF_HOSTS),
}
PUZZLE = next(puzzle for game in registry.ids() for puzzle in puzzles.load(game).values())
# (method, path, body) -> status by role, in the order of ROLES. The table is private, playing, and
# seat 1 is asked.
MATRIX: dict[tuple[str, str], tuple[dict[str, Any], str]] = {
    ("GET", "/healthz"): ({}, OPEN_TO_ALL),
    ("GET", "/metrics"): ({}, OPEN_TO_ALL),
    ("GET", "/api/openapi.json"): ({}, OPEN_TO_ALL),
    ("GET", "/api/games"): ({}, OPEN_TO_ALL),
    ("GET", "/api/games/{game}"): ({}, OPEN_TO_ALL),
    ("GET", "/api/games/{game}/questions"): ({}, OPEN_TO_ALL),
    ("GET", "/api/games/{game}/rules"): ({}, OPEN_TO_ALL),
    ("GET", "/api/games/{game}/book/{language}"): ({}, OPEN_TO_ALL),
    ("GET", "/api/games/{game}/figures/{figure}"): ({}, OPEN_TO_ALL),
    ("GET", "/api/games/{game}/texts/{language}"): ({}, OPEN_TO_ALL),
    ("GET", "/api/texts/{language}"): ({}, OPEN_TO_ALL),
    ("GET", "/api/me"): ({}, OPEN_TO_ALL),
    ("POST", "/api/guests"): ({"name": "New"}, OPEN_TO_ALL),
    ("PUT", "/api/me/name"): ({"name": "Newer"}, NAMED),
    ("POST", "/api/accounts"): ({"name": "Account {n}", "password": "long enough"}, OPEN_TO_ALL),
    ("POST", "/api/login"): (
        {"name": "Nobody", "password": "wrong password"},
        "403 403 403 403 403 403 403",
    ),
    ("POST", "/api/logout"): ({}, NAMED),
    ("GET", "/api/me/devices"): ({}, NAMED),
    ("DELETE", "/api/me/devices/{device}"): ({}, "404 404 404 404 404 401 404"),
    ("POST", "/api/me/devices/end"): ({}, NAMED),
    ("PUT", "/api/me/password"): (
        {"current": "long enough", "new": "longer than that"},
        "403 403 403 403 403 401 403",
    ),
    ("POST", "/api/me/delete"): ({}, NAMED),
    ("GET", "/api/me/export"): ({}, NAMED),
    ("GET", "/api/me/account"): ({}, NAMED),
    # The server is called by its address here, for which no passkey is made.
    ("POST", "/api/passkeys/challenge"): ({}, "409 409 409 409 409 409 409"),
    ("POST", "/api/passkeys/login"): ({"passkey": SHOWN}, "403 403 403 403 403 403 403"),
    ("POST", "/api/me/passkeys/challenge"): ({}, "409 409 409 409 409 401 409"),
    ("POST", "/api/me/passkeys"): ({"passkey": MADE}, "403 403 403 403 403 401 403"),
    ("DELETE", "/api/me/passkeys/{passkey}"): ({}, "404 404 404 404 404 401 404"),
    ("POST", "/api/me/codes"): ({}, "403 403 403 403 403 401 403"),
    ("POST", "/api/recover"): (
        {"name": "Nobody", "code": "abcde-fghjk-mnpqr", "password": "long enough"},
        "403 403 403 403 403 403 403",
    ),
    ("PUT", "/api/me/mail"): ({"address": "a@example.org"}, "409 409 409 409 409 401 409"),
    ("DELETE", "/api/me/mail"): ({}, NAMED),
    ("POST", "/api/mail/confirm"): ({"token": "A" * 22}, "404 404 404 404 404 404 404"),
    ("POST", "/api/forgot"): ({"name": "Nobody"}, "409 409 409 409 409 409 409"),
    ("POST", "/api/reset"): (
        {"token": "A" * 22, "password": "long enough"},
        "404 404 404 404 404 404 404",
    ),
    ("GET", "/api/me/notices"): ({}, NAMED),
    ("PUT", "/api/me/notices"): ({"language": "nl"}, NAMED),
    ("POST", "/api/me/notices/test"): ({"channel": "push"}, NAMED),
    ("GET", "/api/me/rhythm"): ({}, NAMED),
    ("PUT", "/api/me/rhythm"): ({"hours": None, "forced": "quick"}, NAMED),
    ("POST", "/api/me/vacations"): (
        {"first": "2000-01-01", "last": "2000-01-01", "zone": "UTC"},
        "422 422 422 422 422 401 422",
    ),
    ("DELETE", "/api/me/vacations/{vacation}"): ({}, "404 404 404 404 404 401 404"),
    ("GET", "/api/me/tables"): ({}, NAMED),
    ("GET", "/api/me/shares"): ({}, NAMED),
    ("DELETE", "/api/me/shares/{table}"): ({}, NAMED),
    ("GET", "/api/me/webhooks"): ({}, NAMED),
    ("POST", "/api/me/webhooks"): ({"url": "https://example.org/hook"}, NAMED),
    ("DELETE", "/api/me/webhooks/{webhook}"): ({}, "404 404 404 404 404 401 404"),
    ("GET", "/api/push-key"): ({}, OPEN_TO_ALL),
    ("POST", "/api/me/pushes"): (
        {"endpoint": "https://example.org/p", "keys": {"p256dh": "A" * 87, "auth": "A" * 22}},
        "422 422 422 422 422 401 422",
    ),
    ("DELETE", "/api/me/pushes/{push}"): ({}, "404 404 404 404 404 401 404"),
    ("GET", "/api/people/{person}"): ({}, OPEN_TO_ALL),
    ("GET", "/api/people/{person}/results"): ({}, OPEN_TO_ALL),
    ("PUT", "/api/me/rated"): ({"rated": True}, NAMED),
    ("GET", "/api/games/{game}/statistics"): ({}, OPEN_TO_ALL),
    ("GET", "/api/games/{game}/league"): ({}, OPEN_TO_ALL),
    ("GET", "/api/tables"): ({}, OPEN_TO_ALL),
    ("POST", "/api/tables"): (
        {"game": "majority", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]},
        NAMED,
    ),
    ("POST", "/api/lessons"): ({"game": "majority"}, NAMED),
    ("POST", "/api/records"): ({"record": "nonsense"}, "422 422 422 422 422 401 422"),
    ("POST", "/api/promises"): ({}, NAMED),
    ("POST", "/api/links/look"): ({"token": "A" * 22}, "404 404 404 404 404 404 404"),
    ("POST", "/api/links"): ({"token": "A" * 22, "name": "Ann"}, "404 404 404 404 404 404 404"),
    ("GET", "/api/watching"): ({}, OPEN_TO_ALL),
    ("POST", T + "/share"): ({}, SEATED),
    ("DELETE", T + "/share"): ({}, NAMED_SEEING),
    ("GET", "/s/{token}"): ({}, NO_LINK),
    ("GET", "/s/{token}/picture.png"): ({}, NO_LINK),
    ("GET", T): ({}, SEEING),
    ("PUT", T + "/settings"): ({"muted": True}, HOST),
    ("POST", T + "/close"): ({}, HOST),
    ("POST", T + "/rematch"): ({}, "409 409 409 403 404 401 404"),
    ("POST", T + "/watch-link"): ({}, HOST),
    ("DELETE", T + "/watch-link"): ({}, HOST),
    ("POST", T + "/seats/{seat}/take"): ({}, "409 409 409 409 404 401 404"),
    ("POST", T + "/seats/{seat}/leave"): ({}, ONE_SEAT),
    ("POST", T + "/seats/{seat}/return"): ({}, "403 409 403 403 404 401 404"),
    ("PUT", T + "/seats/{seat}"): ({"kind": "bot"}, "409 403 403 403 404 401 404"),
    ("POST", T + "/seats/{seat}/link"): ({}, "409 403 403 403 404 401 404"),
    ("DELETE", T + "/seats/{seat}/link"): ({}, HOST),
    ("POST", T + "/play"): (
        {"uuid": "{uuid}", "version": 0, "actions": ["{legal}"], "seat": 1},
        ONE_SEAT,
    ),
    ("POST", T + "/undo"): (
        {"uuid": "{uuid}", "version": 0, "seat": 1},
        "403 409 403 403 404 401 404",
    ),
    ("POST", T + "/ask"): ({"action": "keep R7", "seat": 1}, ONE_SEAT),
    ("POST", T + "/why"): ({"thing": "card/R7", "seat": 1}, ONE_SEAT),
    ("POST", T + "/hint"): ({"version": 0, "seat": 1}, "403 403 403 403 404 401 404"),
    ("POST", T + "/plan"): ({"version": 0, "actions": ["{legal}"], "seat": 1}, ONE_SEAT),
    ("POST", T + "/propose"): ({"kind": "pause", "seat": 1}, ONE_SEAT),
    ("POST", T + "/answer"): ({"number": 1, "yes": True}, "409 409 409 403 404 401 404"),
    ("POST", T + "/resume"): ({}, "409 409 409 403 404 401 404"),
    ("GET", T + "/chat"): ({}, SEEING),
    ("POST", T + "/chat"): ({"uuid": "{uuid}", "text": "hello"}, "200 200 200 200 404 401 404"),
    ("GET", T + "/note"): ({}, SEATED),
    ("PUT", T + "/note"): ({"text": "remember", "seat": 1}, ONE_SEAT),
    ("GET", T + "/prepared"): ({}, SEATED),
    ("PUT", T + "/prepared"): (
        {"kind": "once", "answers": [{"prompt": "keep", "action": "{legal}"}], "seat": 1},
        ONE_SEAT,
    ),
    ("DELETE", T + "/prepared"): ({"seat": 1}, ONE_SEAT),
    ("GET", T + "/attention"): ({}, NAMED_SEEING),
    ("PUT", T + "/attention"): ({"seen": 1, "muted": True}, NAMED_SEEING),
    ("GET", T + "/record"): ({}, "200 200 200 403 404 404 404"),
    ("GET", T + "/fairness"): ({}, SEEING),
    ("GET", T + "/scores"): ({}, "409 409 409 409 404 404 404"),
    ("GET", T + "/moments"): ({}, SEEING),
    ("POST", T + "/moments/hint"): ({"moment": 0}, "409 409 409 409 404 401 404"),
    ("GET", "/api/studies"): ({}, NAMED),
    ("POST", "/api/studies"): ({"game": "luna", "seats": 2}, NAMED),
    ("GET", S): ({}, NO_STUDY),
    ("PUT", S): ({"title": "Mine"}, NO_STUDY),
    ("DELETE", S): ({}, NO_STUDY),
    ("GET", S + "/record"): ({}, NO_STUDY),
    ("POST", S + "/link"): ({}, NO_STUDY),
    ("DELETE", S + "/link"): ({}, NO_STUDY),
    ("POST", "/api/shared-studies"): ({"token": "wrong"}, NO_LINK),
    ("POST", "/api/shared-studies/node"): ({"token": "wrong", "node": 0}, NO_LINK),
    ("POST", "/api/shared-studies/record"): ({"token": "wrong"}, NO_LINK),
    ("GET", N): ({}, NO_STUDY),
    ("PUT", N): ({"note": "look"}, NO_STUDY),
    ("DELETE", N): ({}, NO_STUDY),
    ("POST", N + "/promote"): ({}, NO_STUDY),
    ("POST", N + "/play"): ({"seat": 0, "actions": ["pass"]}, NO_STUDY),
    ("POST", N + "/ask"): ({"seat": 0, "action": "pass"}, NO_STUDY),
    ("POST", N + "/plan"): ({"seat": 0, "actions": ["pass"]}, NO_STUDY),
    ("POST", N + "/why"): ({"seat": 0, "thing": "card/R7"}, NO_STUDY),
    ("GET", N + "/judgement"): ({}, NO_STUDY),
    ("POST", T + "/review"): ({}, "409 409 409 409 404 401 404"),
    ("GET", T + "/review"): ({}, "409 409 409 409 404 404 404"),
    ("GET", T + "/review/line"): ({}, "409 409 409 409 404 404 404"),
    ("POST", T + "/seats/{seat}/same-deal"): ({}, "409 409 409 409 404 401 404"),
    ("GET", T + "/seats/{seat}/same-deal"): ({}, "409 409 409 409 404 404 404"),
    ("GET", "/api/puzzles"): ({}, OPEN_TO_ALL),
    ("GET", P): ({}, OPEN_TO_ALL),
    ("POST", P + "/plan"): ({"actions": ["{first}"]}, OPEN_TO_ALL),
    ("POST", P + "/why"): ({"thing": "seat/0"}, OPEN_TO_ALL),
    ("POST", P + "/line"): ({"actions": ["fly away"]}, "422 422 422 422 422 401 422"),
    ("POST", P + "/hint"): ({"weight": 1}, NAMED),
    ("POST", P + "/solution"): ({}, NAMED),
    ("GET", "/api/daily"): ({}, OPEN_TO_ALL),
    ("GET", "/api/daily/{day}"): ({}, OPEN_TO_ALL),
    ("POST", D): ({}, NAMED),
    ("GET", D): ({}, "409 409 409 409 409 401 409"),
    ("GET", "/api/me/clubs"): ({}, NAMED),
    ("POST", "/api/clubs"): ({"name": "Club {n}"}, NAMED),
    ("POST", "/api/club-links/look"): ({"token": "A" * 22}, "404 404 404 404 404 404 404"),
    ("POST", "/api/club-links"): ({"token": "A" * 22}, "404 404 404 404 404 404 404"),
    **{endpoint: (body, NO_STUDY) for endpoint, (body, _) in CLUBS.items()},
}


def test_the_matrix_knows_every_endpoint() -> None:
    assert set(MATRIX) == {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS}


counter = itertools.count()


def everybody(server: Served) -> dict[str, Person]:
    number = next(counter)
    return {
        role: Person(server.url, f"{role} {number}" if role != "stranger" else "") for role in ROLES
    }


class Cast:
    """A private table with one person of every role."""

    def __init__(self, server: Served, people: dict[str, Person] | None = None) -> None:
        self.people = people or everybody(server)
        trio = [self.people[role] for role in ("host", "seat", "other")]
        host = trio[0]
        made = host.post(
            "/api/tables",
            game="majority",
            seats=[{"kind": "me"}, {"kind": "link"}, {"kind": "link"}],
        )
        self.table = made["id"]
        self.people["revoked"].post("/api/links", token=made["links"][0]["token"])
        host.post(f"/api/tables/{self.table}/seats/1/link", method="DELETE")
        again = host.post(f"/api/tables/{self.table}/seats/1/link")["token"]
        trio[1].post("/api/links", token=again)
        trio[2].post("/api/links", token=made["links"][1]["token"])
        self.people["spectator"].post(
            "/api/links", token=host.post(f"/api/tables/{self.table}/watch-link")["token"]
        )
        self.legal = trio[1].state(self.table)["legal"][0]["action"]
        self.host = host.get("/api/me")["person"]["id"]

    def close(self) -> None:
        for person in self.people.values():
            person.close()

    def filled(self, value: Any) -> Any:
        if isinstance(value, str):
            return (
                value.replace("{uuid}", new_uuid())
                .replace("{legal}", self.legal)
                .replace("{first}", registry.load(PUZZLE.game).vocabulary.text(PUZZLE.line[0]))
                .replace("{n}", str(next(counter)))
            )
        if isinstance(value, list):
            return [self.filled(part) for part in value]
        if isinstance(value, dict):
            return {name: self.filled(part) for name, part in value.items()}
        return value

    def status(self, role: str, method: str, path: str, body: dict[str, Any]) -> int:
        words = {
            "table": self.table,
            "person": self.host,
            "seat": "1",
            "game": PUZZLE.game if "{puzzle}" in path else "luna",
            "puzzle": PUZZLE.name,
            "day": datetime.datetime.now(datetime.UTC).date().isoformat(),
            "deal": "luna~1",
            "figure": "table",
            "language": "en",
            "device": "x",
            "webhook": "x",
            "push": "x",
            "vacation": "x",
            "passkey": "x",
            "study": "x",
            "node": "0",
            "token": "A" * 22,
            "club": "nowhere",
            "evening": "x",
            "tournament": "x",
            "entrant": "1",
            "link": "x",
            "line": "1",
        }
        fields = {name: self.filled(value) for name, value in body.items()}
        return self.people[role].call(method, path.format(**words), **fields).status_code


@pytest.fixture(scope="module")
def people(server: Served) -> Iterator[dict[str, Person]]:
    known = everybody(server)
    yield known
    for person in known.values():
        person.close()


@pytest.fixture
def cast(server: Served, people: dict[str, Person]) -> Cast:
    return Cast(server, people)


@pytest.fixture(scope="module")
def untouched(server: Served, people: dict[str, Person]) -> Cast:
    """For those who are refused or only look, all at one table: they change nothing."""
    return Cast(server, people)


@pytest.mark.parametrize(
    "endpoint", list(MATRIX), ids=[f"{method} {path}" for method, path in MATRIX]
)
def test_an_endpoint_answers_each_role_as_it_should(
    server: Served, untouched: Cast, endpoint: tuple[str, str]
) -> None:
    method, path = endpoint
    body, expected = MATRIX[endpoint]
    wanted = dict(zip(ROLES, (int(status) for status in expected.split()), strict=True))
    live = server.live(untouched.table)
    before = (live.version, live.row.revision)
    for role in ROLES:
        if wanted[role] == 200 and method != "GET":
            continue
        assert untouched.status(role, method, path, body) == wanted[role], role
    assert (live.version, live.row.revision) == before, "who was refused changed nothing"
    allowed = [role for role in ROLES if wanted[role] == 200 and method != "GET"]
    if "/tables" in path:
        for role in allowed:
            assert Cast(server, untouched.people).status(role, method, path, body) == 200, role
    elif allowed:  # each changes only what is their own
        fresh = Cast(server)
        for role in allowed:
            assert fresh.status(role, method, path, body) == 200, role
        fresh.close()


# What belongs to one person: asked by the device that made it, another device of the same account,
# another account, a guest, a stranger.

PASSWORD = "correct horse battery"
OWN: dict[tuple[str, str], tuple[dict[str, Any], str]] = {
    ("DELETE", "/api/me/devices/{device}"): ({"password": PASSWORD}, "200 200 404 404 401"),
    ("DELETE", "/api/me/webhooks/{webhook}"): ({}, "200 200 404 404 401"),
    ("DELETE", "/api/me/pushes/{push}"): ({}, "200 200 404 404 401"),
    ("DELETE", "/api/me/vacations/{vacation}"): ({}, "200 200 404 404 401"),
    ("POST", "/api/me/codes"): ({"password": PASSWORD}, "200 200 403 403 401"),
    ("POST", "/api/me/devices/end"): ({"password": PASSWORD}, "200 200 403 200 401"),
    ("POST", "/api/me/delete"): ({"password": PASSWORD}, "200 200 403 200 401"),
}


class Owner:
    """An account with a device, a webhook and a browser of its own, and those who would like to
    have them."""

    def __init__(self, server: Served) -> None:
        number = next(counter)
        self.people = {
            "owner": signed_in(server, "accounts", f"Owner {number}", PASSWORD),
            "other account": signed_in(server, "accounts", f"Other {number}", "another password"),
            "guest": Person(server.url, "Guest"),
            "stranger": Person(server.url),
        }
        owner = self.people["owner"]
        key = ec.generate_private_key(ec.SECP256R1()).public_key()
        keys = {"p256dh": encode64(point(key)), "auth": encode64(b"0123456789abcdef")}
        today = datetime.datetime.now(datetime.UTC).date()
        day = (today + datetime.timedelta(days=40)).isoformat()
        away = owner.post("/api/me/vacations", first=day, last=day, zone="UTC")
        self.things = {
            "vacation": away["vacations"][0]["id"],
            "webhook": owner.post("/api/me/webhooks", url="https://example.org/hook")["id"],
            "push": owner.post("/api/me/pushes", endpoint="https://example.org/p", keys=keys)["id"],
        }
        self.people["other device"] = signed_in(server, "login", f"Owner {number}", PASSWORD)
        spare = signed_in(server, "login", f"Owner {number}", PASSWORD)
        self.things["device"] = next(
            device["id"] for device in spare.get("/api/me/devices")["devices"] if device["this"]
        )


def signed_in(server: Served, how: str, name: str, password: str) -> Person:
    person = Person(server.url)
    token = person.post(f"/api/{how}", name=name, password=password, bearer=True)["token"]
    person.http.headers["authorization"] = f"Bearer {token}"
    return person


@pytest.mark.parametrize("endpoint", list(OWN), ids=[f"{method} {path}" for method, path in OWN])
def test_what_belongs_to_a_person_obeys_their_devices_and_nobody_else(
    server: Served, endpoint: tuple[str, str]
) -> None:
    method, path = endpoint
    body, expected = OWN[endpoint]
    roles = ("owner", "other device", "other account", "guest", "stranger")
    for role, wanted in zip(roles, expected.split(), strict=True):
        owner = Owner(server)
        asked = owner.people[role].call(method, path.format(**owner.things), **body)
        assert asked.status_code == int(wanted), role
        for person in owner.people.values():
            person.close()


# Clubs: a member of a club is nobody special elsewhere, and at its tables somebody who looks on.


class ClubCast:
    """A club with one person of every role, a member beside them, an evening and a tournament."""

    def __init__(self, server: Served) -> None:
        number = next(counter)
        self.people = {
            role: Person(server.url, f"{role} {number}" if role != "stranger" else "")
            for role in (*CLUB_ROLES, "idle")
        }
        owner = self.people["owner"]
        self.path = "/api/clubs/" + owner.post("/api/clubs", name=f"Club {number}")["slug"]
        self.words = {"club": self.path.rpartition("/")[2], "entrant": "2"}
        for role in ("host", "member", "removed", "idle"):
            made = owner.post(self.path + "/links")
            self.words["link"] = made["id"]
            self.people[role].post("/api/club-links", token=made["token"])
        ids = {
            role: person.get("/api/me")["person"]["id"]
            for role, person in self.people.items()
            if role != "stranger"
        }
        self.words["person"] = self.idle = ids["idle"]
        owner.post(f"{self.path}/members/{ids['host']}", method="PUT", role="host")
        owner.post(f"{self.path}/members/{ids['removed']}", method="DELETE")
        self.words["evening"] = owner.post(self.path + "/evenings", **EVENING)["id"]
        said = owner.post(self.path + "/chat", uuid=new_uuid(), text="Welcome")
        self.words["line"] = str(said["version"])

    def begin(self, playing: bool) -> None:
        """The owner and the host play in a tournament, if it has begun."""
        owner, host = self.people["owner"], self.people["host"]
        made = owner.post(self.path + "/tournaments", **EVENT)["id"]
        self.words["tournament"] = made
        event = f"{self.path}/tournaments/{made}"
        for person in (owner, host):
            person.post(event + "/enter")
        self.words["table"] = "x"
        if playing:
            owner.post(event + "/next")
            self.words["table"] = owner.get(event)["boards"][0]["games"][0]["table"]

    def status(self, role: str, method: str, path: str, body: dict[str, Any]) -> int:
        fields = {
            name: value.replace("{n}", str(next(counter)))
            .replace("{idle}", self.idle)
            .replace("{uuid}", new_uuid())
            if isinstance(value, str)
            else value
            for name, value in body.items()
        }
        return self.people[role].call(method, path.format(**self.words), **fields).status_code

    def close(self) -> None:
        for person in self.people.values():
            person.close()


@pytest.mark.parametrize(
    "endpoint", list(CLUBS), ids=[f"{method} {path}" for method, path in CLUBS]
)
def test_a_club_answers_each_role_as_it_should(server: Served, endpoint: tuple[str, str]) -> None:
    method, path = endpoint
    body, expected = CLUBS[endpoint]
    cast = ClubCast(server)
    cast.begin(playing="{table}" in path)
    wanted = dict(zip(CLUB_ROLES, (int(status) for status in expected.split()), strict=True))
    for role in sorted(CLUB_ROLES, key=lambda role: wanted[role] == 200):
        if wanted[role] == 200 and method != "GET":
            cast.close()
            cast = ClubCast(server)
            cast.begin(playing="{table}" in path)
        assert cast.status(role, method, path, body) == wanted[role], role
    cast.close()


def test_at_a_clubs_table_a_member_is_somebody_who_looks_on(server: Served) -> None:
    owner, ben, cleo, member = (Person(server.url, f"{n} {next(counter)}") for n in "ABCD")
    slug = owner.post("/api/clubs", name=f"Lookers {next(counter)}")["slug"]
    for person in (ben, cleo, member):
        token = owner.post(f"/api/clubs/{slug}/links")["token"]
        person.post("/api/club-links", token=token)
    table = full_table([owner, ben, cleo], club=slug)
    for (method, path), (body, expected) in MATRIX.items():
        looking = int(expected.split()[ROLES.index("spectator")])
        if path.startswith(T) and not (looking == 200 and method != "GET"):
            fields = {
                name: new_uuid()
                if value == "{uuid}"
                else ["x"]
                if isinstance(value, list) and isinstance(value[0], str)
                else value
                for name, value in body.items()
            }
            where = path.format(table=table, seat="1")
            assert member.call(method, where, **fields).status_code == looking, (method, path)


# Messages over the socket: what becomes of them, by role. Guests, strangers and the revoked do not
# get that far.

MESSAGES: dict[str, tuple[dict[str, Any], str]] = {
    "play": (
        {"uuid": "{uuid}", "version": 0, "actions": ["{legal}"], "seat": 1},
        "forbidden accepted forbidden forbidden",
    ),
    "undo": (
        {"uuid": "{uuid}", "version": 0, "seat": 1},
        "forbidden cannot-undo forbidden forbidden",
    ),
    "propose": ({"kind": "pause", "seat": 1}, "forbidden state forbidden forbidden"),
    "answer": ({"number": 1, "yes": True}, "not-now not-now not-now forbidden"),
    "resume": ({}, "not-now not-now not-now forbidden"),
    "say": ({"uuid": "{uuid}", "text": "hello"}, "accepted accepted accepted accepted"),
    "ask": ({"action": "keep R7", "seat": 1}, "forbidden meaning forbidden forbidden"),
    "why": ({"thing": "card/R7", "seat": 1}, "forbidden explained forbidden forbidden"),
    "hint": ({"version": 0, "seat": 1}, "forbidden forbidden forbidden forbidden"),
    "plan": (
        {"version": 0, "actions": ["{legal}"], "seat": 1},
        "forbidden planned forbidden forbidden",
    ),
    "look": ({"eye": 1}, "forbidden state forbidden forbidden"),
    "ping": ({}, "pong pong pong pong"),
    "hello": ({"eye": 1}, "forbidden state forbidden forbidden"),
}


def test_the_matrix_knows_every_message() -> None:
    assert set(MESSAGES) == {kind.__struct_config__.tag for kind in get_args(ClientMessage)}


@pytest.mark.parametrize("kind", list(MESSAGES))
def test_a_message_is_answered_to_each_role_as_it_should(
    server: Served, people: dict[str, Person], kind: str
) -> None:
    body, expected = MESSAGES[kind]
    for role, wanted in zip(ROLES[:4], expected.split(), strict=True):
        cast = Cast(server, people)
        live = cast.people[role].live(cast.table)
        live.sync(0)
        live.send(type=kind, **{name: cast.filled(value) for name, value in body.items()})
        skipped = {"chat"} if wanted == "state" else {"chat", "state"}
        answer = live.until(lambda message: message["type"] not in skipped)  # noqa: B023  # at once
        assert (answer.get("code") or answer["type"]) == wanted, role
        if wanted in ("forbidden", "not-now"):
            assert server.live(cast.table).version == 0
        live.close()


def test_who_may_not_see_the_table_gets_no_socket(cast: Cast) -> None:
    codes = {
        role: Live(cast.people[role], cast.table).closed_with()
        for role in ("guest", "stranger", "revoked")
    }
    assert codes == {"guest": 4404, "stranger": 4401, "revoked": 4404}


def test_losing_the_seat_ends_the_connection(server: Served, cast: Cast) -> None:
    live = cast.people["seat"].live(cast.table)
    live.sync(0)
    cast.people["host"].post(f"/api/tables/{cast.table}/seats/1/link", method="DELETE")
    assert live.closed_with() == 4404
    assert (
        cast.people["seat"].refused(
            f"/api/tables/{cast.table}/play", uuid=new_uuid(), version=0, actions=[cast.legal]
        )[0]
        == 404
    )


def test_spectators_who_are_sent_away_see_nothing_more(cast: Cast) -> None:
    live = cast.people["spectator"].live(cast.table)
    live.sync(0)
    cast.people["host"].post(f"/api/tables/{cast.table}/watch-link", method="DELETE")
    assert live.closed_with() == 4404


def test_a_revoked_device_is_cut_off_at_once(server: Served) -> None:
    people = [Person(server.url, name) for name in ("Ada L", "Bob M", "Cy N")]
    table = full_table(people)
    live = people[1].live(table)
    live.sync(0)
    people[1].post("/api/logout")
    assert live.closed_with() == 4401
    assert people[1].refused("/api/me/name", method="PUT", name="Bob") == (401, "nobody")
