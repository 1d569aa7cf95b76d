"""Games shown around: links that anybody can open, and what they tell before that."""

from __future__ import annotations

import html
import re
import struct
from collections.abc import Callable
from html.parser import HTMLParser
from typing import Any

from calling import fetch
from serving import Json, Person, Served, bots, full_table, new_table, play_on, wait_until

Guest = Callable[[str], Person]
PNG = b"\x89PNG\r\n\x1a\n"


class Head(HTMLParser):
    """What programs read that preview links."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.told: dict[str, str] = {}
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        name = found.get("property") or found.get("name") or ""
        if tag == "meta" and name.partition(":")[0] in ("og", "twitter"):
            self.told[name] = found.get("content") or ""


def link(person: Person, table: str) -> str:
    return str(person.post(f"/api/tables/{table}/share")["token"])


def trio(server: Served, **more: Any) -> tuple[list[Person], str]:
    people = [Person(server.url, name) for name in ("Anna", "Ben", "Cleo")]
    return people, full_table(people, **more)


def test_anybody_opens_the_link_of_a_player(server: Served) -> None:
    people, table = trio(server)
    token = link(people[1], table)
    stranger = Person(server.url, "Walter")
    assert stranger.refused(f"/api/tables/{table}", "GET") == (404, "no-table")
    assert stranger.post("/api/links", token=token) == {"id": table, "seat": -1}
    seen = stranger.state(table)
    assert (seen["eye"], seen["legal"]) == (-1, [])
    assert stranger.refused(f"/api/tables/{table}?eye=1", "GET") == (403, "forbidden")


def test_spectators_of_a_private_game_show_it_to_nobody(server: Served, guest: Guest) -> None:
    people, table = trio(server)
    walter = guest("Walter")
    walter.post("/api/links", token=link(people[0], table))
    assert walter.refused(f"/api/tables/{table}/share") == (403, "forbidden")
    people[0].post(f"/api/tables/{table}/settings", method="PUT", watch=True)
    assert link(walter, table)


def test_a_link_tells_programs_what_it_is_about(server: Served) -> None:
    people, table = trio(server)
    play_on(people, table, 3)
    page = Person(server.url).http.get(f"/s/{link(people[0], table)}?at=2&lang=nl")
    told = Head(page.text).told
    assert page.status_code == 200 and page.headers["content-type"].startswith("text/html")
    assert told["og:title"] == "The Majority: Anna 0, Ben 0, Cleo 0"
    assert told["og:description"].startswith("Beurt 1")
    assert told["twitter:card"] == "summary_large_image"
    assert (told["og:image:width"], told["og:image:height"]) == ("1200", "630")
    shown = fetch(told["og:image"])
    assert shown.headers["content-type"] == "image/png"
    assert shown.headers["cross-origin-resource-policy"] == "cross-origin"
    assert shown.content.startswith(PNG)
    assert struct.unpack(">II", shown.content[16:24]) == (1200, 630)
    assert len(shown.content) < 100_000
    assert told["twitter:image"] == told["og:image"]


def test_names_cannot_break_out_of_the_page(server: Served) -> None:
    name = '"><b>&'
    people = [Person(server.url, who) for who in (name, "Ben", "Cleo")]
    table = full_table(people)
    page = Person(server.url).http.get(f"/s/{link(people[0], table)}").text
    assert name not in page and html.escape(name) in page
    assert Head(page).told["og:title"].startswith(f"The Majority: {name} 0")


def test_a_game_that_waits_is_shown_without_a_deal(server: Served, guest: Guest) -> None:
    host = guest("Anna")
    table = new_table(host, "me", "open", *bots(1, level=4))["id"]
    token = link(host, table)
    told = Head(Person(server.url).http.get(f"/s/{token}").text).told
    assert told["og:title"] == "The Majority: Anna, Raven"
    assert told["og:description"] == "Waiting for players"
    assert Person(server.url).http.get(f"/s/{token}/picture.png").content.startswith(PNG)


def test_a_game_that_ended_shows_who_won(server: Served, guest: Guest) -> None:
    people, table = trio(server)
    play_on(people, table, 1000)
    seen = people[0].state(table, -1)["view"]
    best = [("Anna", "Ben", "Cleo")[seat] for seat in range(3) if seen["ranks"][seat] == 1]
    token = link(people[2], table)
    told = Head(Person(server.url).http.get(f"/s/{token}").text).told
    points = [re.search(rf"{name} (\d+)", told["og:title"]) for name in ("Anna", "Ben", "Cleo")]
    assert [int(found[1]) for found in points if found] == seen["scores"] and best
    assert told["og:description"].startswith("The game is over")
    early = Head(Person(server.url).http.get(f"/s/{token}?at=1").text).told
    assert early["og:title"] == "The Majority: Anna 0, Ben 0, Cleo 0"


def test_a_withdrawn_link_is_like_one_that_never_was(server: Served) -> None:
    people, table = trio(server)
    mine, others = link(people[1], table), link(people[2], table)
    stranger = Person(server.url)
    people[1].post(f"/api/tables/{table}/share", method="DELETE")
    for path in ("", "/picture.png"):
        gone = stranger.http.get(f"/s/{mine}{path}")
        never = stranger.http.get(f"/s/{'A' * 22}{path}")
        longer = stranger.http.get(f"/s/{'A' * 300}{path}")
        assert gone.status_code == never.status_code == longer.status_code == 404
        assert gone.content == never.content == longer.content
        assert stranger.http.get(f"/s/{others}{path}").status_code == 200
    assert Person(server.url, "Eve").refused("/api/links", token=mine) == (404, "no-link")
    people[0].post(f"/api/tables/{table}/share", method="DELETE")  # the host's word
    assert stranger.http.get(f"/s/{others}").status_code == 404


def test_everybody_finds_their_own_links_and_withdraws_them(server: Served, guest: Guest) -> None:
    people, table = trio(server)
    mine, again, others = link(people[1], table), link(people[1], table), link(people[2], table)
    other_game = new_table(people[1], "me", *bots(2))["id"]
    link(people[1], other_game)
    told = people[1].get("/api/me/shares")["games"]
    assert {game["table"]: game["links"] for game in told} == {table: 2, other_game: 1}
    assert next(game for game in told if game["table"] == table)["people"] == ["Anna", "Cleo"]
    assert guest("Eve").get("/api/me/shares") == {"games": []}
    guest("Eve").post(f"/api/me/shares/{table}", method="DELETE")
    stranger = Person(server.url)
    assert stranger.http.get(f"/s/{mine}").status_code == 200, "they were not Eve's"
    people[1].post(f"/api/me/shares/{table}", method="DELETE")
    assert [stranger.http.get(f"/s/{token}").status_code for token in (mine, again, others)] == [
        404,
        404,
        200,
    ]
    assert [game["table"] for game in people[1].get("/api/me/shares")["games"]] == [other_game]


def test_who_only_looked_on_is_not_told_who_plays(server: Served, guest: Guest) -> None:
    people, table = trio(server)
    people[0].post(f"/api/tables/{table}/settings", method="PUT", watch=True)
    walter = guest("Walter")
    assert link(walter, table)
    people[0].post(f"/api/tables/{table}/settings", method="PUT", watch=False)
    (told,) = walter.get("/api/me/shares")["games"]
    assert (told["table"], told["people"], told["links"]) == (table, [], 1)
    walter.post(f"/api/me/shares/{table}", method="DELETE")
    assert walter.get("/api/me/shares") == {"games": []}


def test_when_spectators_are_sent_away_every_link_goes(server: Served, guest: Guest) -> None:
    people, table = trio(server)
    walter, token = guest("Walter"), link(people[1], table)
    walter.post("/api/links", token=token)
    people[0].post(f"/api/tables/{table}/watch-link", method="DELETE")
    assert walter.refused(f"/api/tables/{table}", "GET") == (404, "no-table")
    assert walter.refused("/api/links", token=token) == (404, "no-link")


def test_only_so_many_links_of_one_person_work(server: Served) -> None:
    people, table = trio(server)
    tokens = [link(people[0], table) for _ in range(22)]
    stranger = Person(server.url)
    working = [stranger.http.get(f"/s/{token}").status_code == 200 for token in tokens]
    assert sum(working) == 20 and working[-1]


def test_finished_games_of_ones_own_say_how_they_ended(server: Served) -> None:
    people, table = trio(server)
    play_on(people, table, 1000)
    seen = people[0].state(table, -1)["view"]

    def card() -> Json:
        found = people[1].get("/api/me/tables")["tables"]
        return next(known for known in found if known["id"] == table)

    wait_until(lambda: "places" in card())
    assert [place["points"] for place in card()["places"]] == seen["scores"]
    assert [place["place"] for place in card()["places"]] == seen["ranks"]
