"""Clubs: founding, members and roles, invitations, their own tables, evenings and league."""

from __future__ import annotations

import asyncio
import datetime
from collections.abc import Callable
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from clubbing import Club, me
from cluster import Cluster
from serving import Person, Served, StillClock, full_table, new_table, play_on, served, wait_until

from augury.server import clubs as club_rules
from augury.server.evenings import next_time
from augury.server.store import open_store, rows
from augury.server.store.base import Db
from augury.server.store.club_schema import HOST, MEMBER, OWNER, ClubRow, LinkRow, MemberRow
from augury.server.store.rows import clubs
from augury.server.store.schema import Person as PersonRow
from augury.server.store.schema import PlacingRow

Guest = Callable[[str], Person]
A_DAY = 86_400_000


def roles(club: Club) -> dict[str, str]:
    return {one["name"]: one["role"] for one in club.page()["members"]}


def test_a_club_is_founded_and_joined_by_link(guest: Guest) -> None:
    anna, ben, zoe = guest("Anna"), guest("Ben"), guest("Zoe")
    club = Club(anna, name="The Tuesday Table")
    assert club.slug == "the-tuesday-table"
    token = club.link(uses=1)
    seen = ben.post("/api/club-links/look", token=token)
    assert (seen["name"], seen["members"], seen["member"]) == ("The Tuesday Table", 1, False)
    assert ben.post("/api/club-links", token=token)["slug"] == club.slug
    assert roles(club) == {"Anna": "owner", "Ben": "member"}
    assert [one["slug"] for one in ben.get("/api/me/clubs")["clubs"]] == [club.slug]
    assert zoe.refused("/api/club-links", token=token) == (404, "no-link"), "it was good for one"
    assert zoe.http.get(club.path).status_code == 404


def test_whoever_has_no_name_yet_joins_as_a_guest(guest: Guest, server: Served) -> None:
    club = Club(guest("Anna"), name="Guests welcome")
    nobody = Person(server.url)
    assert nobody.refused("/api/club-links", token=club.link()) == (401, "nobody")
    nobody.post("/api/club-links", token=club.link(), name="Newcomer")
    assert roles(club)["Newcomer"] == "member"


def test_a_link_runs_out_and_can_be_withdrawn(tmp_path: Path) -> None:
    clock = StillClock()
    with served(tmp_path, clock) as running:
        anna, ben = Person(running.url, "Anna"), Person(running.url, "Ben")
        club = Club(anna, name="Short")
        made = anna.post(club.path + "/links", days=1)
        withdrawn = anna.post(club.path + "/links")
        anna.post(f"{club.path}/links/{withdrawn['id']}", method="DELETE")
        assert ben.refused("/api/club-links/look", token=withdrawn["token"])[0] == 404
        assert [one["id"] for one in anna.get(club.path + "/links")["links"]] == [made["id"]]
        clock.moment += A_DAY + 1
        assert ben.refused("/api/club-links", token=made["token"]) == (404, "no-link")
        assert anna.get(club.path + "/links")["links"] == []


def test_only_the_hash_of_a_link_is_kept(guest: Guest, server: Served) -> None:
    token = Club(guest("Anna"), name="Hashes").link()
    found: list[str] = []
    server.write(lambda db: found.extend(str(row) for row in db.rows("SELECT * FROM club_links")))
    assert found and not any(token in row for row in found)


@pytest.mark.parametrize("name", ["Wednesday", "wednesday", "W3dnesday", "  Wednesday "])
def test_two_clubs_do_not_look_alike(guest: Guest, name: str) -> None:
    anna = guest("Anna")
    anna.call("POST", "/api/clubs", name="Wednesday")  # it may be there from the last time
    assert anna.refused("/api/clubs", name=name) == (409, "name")


def test_an_address_is_made_of_the_name() -> None:
    assert club_rules.slug_of("Café Zürich & Söhne!") == "cafe-zurich-sohne"
    assert club_rules.slug_of("Straße 7") == "strasse-7"
    assert club_rules.slug_of("月曜日") == ""
    assert club_rules.slug_of("Join!") == "join-club", "where invitations lead is no club's address"
    assert len(club_rules.slug_of("x" * 40)) == 32


def test_a_name_without_latin_letters_gets_an_address_too(guest: Guest) -> None:
    assert guest("Anna").post("/api/clubs", name="月曜日")["slug"].startswith("club-")


def test_roles_and_who_may_do_what(guest: Guest) -> None:
    anna, ben, cleo, dora = (guest(name) for name in ("Anna", "Ben", "Cleo", "Dora"))
    club = Club(anna, ben, cleo, dora, name="Roles")
    at = {person: f"{club.path}/members/{me(person)}" for person in club.people}
    assert ben.refused(at[cleo], method="PUT", role="host")[0] == 403
    assert ben.refused(at[cleo], method="DELETE")[0] == 403
    anna.post(at[ben], method="PUT", role="host")
    anna.post(at[dora], method="PUT", role="host")
    assert ben.refused(at[dora], method="DELETE")[0] == 403, "a host does not remove a host"
    ben.post(at[cleo], method="DELETE")
    assert cleo.http.get(club.path).status_code == 404
    assert anna.refused(club.path + "/leave") == (409, "not-now"), "a club needs its owner"
    anna.post(at[ben], method="PUT", role="owner")
    assert roles(club) == {"Anna": "host", "Ben": "owner", "Dora": "host"}
    assert anna.refused(club.path, method="DELETE")[0] == 403
    anna.post(club.path + "/leave")
    assert ben.get(club.path)["role"] == "owner"


def test_a_club_is_described_anew_and_keeps_its_address(guest: Guest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    club = Club(anna, ben, name="Old name")
    wish = {"name": "New name", "about": "We meet.", "zone": "Europe/Berlin"}
    assert ben.refused(club.path, method="PUT", **wish)[0] == 403
    anna.post(club.path, method="PUT", **wish)
    page = club.page(ben)
    assert (page["name"], page["about"], page["zone"]) == ("New name", "We meet.", "Europe/Berlin")
    assert page["slug"] == "old-name"
    assert anna.refused(club.path, method="PUT", **{**wish, "zone": "Moon/Base"})[0] == 422


def test_a_person_and_a_club_have_limits_that_are_told(tmp_path: Path) -> None:
    with served(tmp_path, most_clubs=1, most_members=2) as running:
        anna, ben, cleo = (Person(running.url, name) for name in ("Anna", "Ben", "Cleo"))
        club = Club(anna, ben, name="Small")
        refused = cleo.call("POST", "/api/club-links", token=club.link())
        assert refused.status_code == 409 and "2 members" in refused.json()["message"]
        refused = anna.call("POST", "/api/clubs", name="Another")
        assert refused.status_code == 409 and "1 club" in refused.json()["message"]


# Tables


def test_a_table_for_the_club_is_for_its_members(guest: Guest, server: Served) -> None:
    anna, ben, cleo, zoe = (guest(name) for name in ("Anna", "Ben", "Cleo", "Zoe"))
    club = Club(anna, ben, cleo, name="Own tables")
    made = new_table(anna, "me", "open", "open", club=club.slug)
    table = made["id"]
    assert [card["id"] for card in ben.get(club.path + "/tables")["tables"]] == [table]
    assert table not in {card["id"] for card in zoe.get("/api/tables")["tables"]}
    assert zoe.http.get(f"/api/tables/{table}").status_code == 404
    assert zoe.refused(f"/api/tables/{table}/seats/1/take") == (404, "no-table")
    assert anna.refused(f"/api/tables/{table}/settings", method="PUT", listed=True)[0] == 409
    token = anna.post(f"/api/tables/{table}/seats/1/link")["token"]
    assert zoe.refused("/api/links", token=token) == (403, "forbidden")
    ben.post("/api/links", token=token)
    cleo.post(f"/api/tables/{table}/seats/2/take")
    assert anna.state(table)["table"]["status"] == "playing"
    assert zoe.refused("/api/tables", game="luna", seats=[{"kind": "me"}], club=club.slug)[0] == 404


def test_a_club_watches_its_own_games(guest: Guest) -> None:
    anna, ben, cleo, dora, zoe = (guest(name) for name in ("Anna", "Ben", "Cleo", "Dora", "Zoe"))
    club = Club(anna, ben, cleo, dora, name="Gallery")
    table = full_table([anna, ben, cleo], club=club.slug, watch=True)
    assert dora.state(table)["table"]["status"] == "playing"
    assert table not in {card["id"] for card in zoe.get("/api/watching")["tables"]}
    assert zoe.http.get(f"/api/tables/{table}").status_code == 404
    anna.post(club.path, method="DELETE")
    assert zoe.http.get(f"/api/tables/{table}").status_code == 404, "it does not become everybody's"
    assert anna.state(table)["table"]["status"] == "playing"


def test_whoever_leaves_no_longer_sees_the_tables(guest: Guest) -> None:
    anna, ben, cleo = (guest(name) for name in ("Anna", "Ben", "Cleo"))
    club = Club(anna, ben, cleo, name="Leavers")
    table = new_table(anna, "me", "open", "open", club=club.slug)["id"]
    live = ben.live(table)
    live.sync(0)
    anna.post(f"{club.path}/members/{me(ben)}", method="DELETE")
    assert ben.http.get(f"/api/tables/{table}").status_code == 404
    assert live.closed_with() == 4404
    assert cleo.state(table)["table"]["club"] is True


def test_a_closed_club_is_gone_and_its_tables_stay_with_their_players(guest: Guest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    club = Club(anna, ben, name="Closing")
    table = new_table(anna, "me", "open", "open", club=club.slug)["id"]
    assert ben.state(table)["table"]["club"] is True
    anna.post(club.path, method="DELETE")
    assert anna.http.get(club.path).status_code == 404
    assert ben.http.get(f"/api/tables/{table}").status_code == 404
    assert anna.state(table)["table"]["club"] is False
    assert anna.post("/api/clubs", name="Closing")["slug"] == "closing"


def test_members_see_who_is_here_and_at_what(guest: Guest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    club = Club(anna, ben, name="Presence")
    table = new_table(ben, "me", "open", "open", club=club.slug)["id"]
    live = ben.live(table)
    live.sync(0)
    seen = {one["name"]: one for one in club.page()["members"]}
    assert (seen["Ben"]["here"], seen["Ben"]["at"]) == (True, "majority")
    assert seen["Anna"]["you"] and not seen["Anna"]["at"]


# The league


def test_the_league_counts_opponents_beaten_of_opponents_met(guest: Guest) -> None:
    people = [guest(name) for name in ("Anna", "Ben", "Cleo")]
    club = Club(*people, name="League")
    table = full_table(people, club=club.slug)
    play_on(people, table, 1000)
    wait_until(lambda: people[0].get(club.path + "/league")["rows"])
    ranks = people[0].get(f"/api/tables/{table}/scores")["ranks"]
    league = people[1].get(club.path + "/league")
    found = {row["name"]: row for row in league["rows"]}
    for seat, name in enumerate(("Anna", "Ben", "Cleo")):
        others = [rank for other, rank in enumerate(ranks) if other != seat]
        halves = sum(2 if ranks[seat] < rank else ranks[seat] == rank for rank in others)
        assert (found[name]["beaten"], found[name]["met"]) == (halves, 2)
        assert found[name]["won"] == (halves == 4)
    shares = [row["beaten"] / row["met"] for row in league["rows"]]
    assert shares == sorted(shares, reverse=True)
    page = club.page()
    assert page["games"] == {"majority": 1} and page["rated"] == "majority"
    assert all(one["rating"]["games"] == 1 for one in page["members"])
    people[2].post("/api/me/rated", method="PUT", rated=False)
    assert {row["name"] for row in people[1].get(club.path + "/league")["rows"]} == {"Anna", "Ben"}
    assert "rating" not in next(one for one in club.page()["members"] if one["name"] == "Cleo")


# Evenings


def time_of(text: str) -> int:
    return round(datetime.datetime.fromisoformat(text).timestamp() * 1000)


def test_an_evening_begins_by_the_clock_on_the_wall() -> None:
    zone = ZoneInfo("Europe/Amsterdam")
    at = 20 * 60
    summer, winter = "2026-10-22T20:00:00+02:00", "2026-10-29T20:00:00+01:00"
    assert next_time(zone, "week", 3, at, time_of("2026-10-20T12:00:00+02:00")) == time_of(summer)
    assert next_time(zone, "week", 3, at, time_of(summer)) == time_of(winter), "clocks go back"
    first = next_time(zone, "month", 6, 15 * 60, time_of("2026-11-01T16:00:00+01:00"))
    assert first == time_of("2026-12-06T15:00:00+01:00"), "the first Sunday of the next month"


def test_at_its_time_a_table_stands_for_those_who_come(tmp_path: Path) -> None:
    clock = StillClock()
    with served(tmp_path, clock) as running:
        told: list[tuple[str, str]] = []
        # nothing is sent, but noted
        running.house.notifier.line_up = (  # type: ignore[method-assign]
            lambda person, what, game, table: told.append((person, what))
        )
        people = [Person(running.url, name) for name in ("Anna", "Ben", "Cleo", "Dora")]
        anna, ben, cleo, dora = people
        club = Club(*people, name="Evenings")
        path = club.path + "/evenings"
        wish: dict[str, Any] = {
            "game": "majority",
            "seats": 3,
            "every": "week",
            "weekday": 3,
            "minute": 1200,
        }
        assert ben.refused(path, **wish)[0] == 403
        evening = anna.post(path, **wish)["id"]
        coming = f"{path}/{evening}/coming"
        for person in (ben, cleo, dora, cleo):
            person.post(coming, method="PUT", coming=True)
        assert anna.refused(coming, method="PUT", coming=True) == (409, "not-now"), "it is full"
        dora.post(coming, method="PUT", coming=False)
        (shown,) = club.page(ben)["evenings"]
        assert (shown["coming"], shown["mine"]) == (["Ben", "Cleo"], True)
        running.do(running.house.evenings.work_off())
        assert club.page()["evenings"][0]["due"] == shown["due"], "not yet"
        clock.moment = shown["due"]
        running.do(running.house.evenings.work_off())
        running.do(running.house.evenings.work_off())
        (card,) = anna.get(club.path + "/tables")["tables"]
        assert [seat["name"] for seat in card["seats"]] == ["Ben", "Cleo", ""]
        assert [seat["away"] for seat in card["seats"]] == [True, True, False], "seats are kept"
        assert sorted(told) == sorted((me(one), "notice-expected") for one in (ben, cleo))
        (again,) = club.page()["evenings"]
        assert again["coming"] == [] and 6 <= (again["due"] - shown["due"]) / A_DAY <= 8
        table = f"/api/tables/{card['id']}/seats/"
        ben.post(table + "0/take")
        cleo.post(table + "1/take")
        anna.post(table + "2/take")
        assert anna.state(card["id"])["table"]["status"] == "playing"
        clock.moment = again["due"]
        running.do(running.house.evenings.work_off())
        (same,) = anna.get(club.path + "/tables")["tables"]
        assert same["id"] == card["id"], "nobody said that they come, so there is no other table"
        ben.post(coming, method="PUT", coming=True)
        running.write(lambda db: db.run("UPDATE evenings SET game = 'gone'"))
        clock.moment = club.page()["evenings"][0]["due"]
        running.do(running.house.evenings.work_off())
        assert club.page()["evenings"][0]["due"] > clock.moment, "a game we lost stops nothing"
        anna.post(f"{path}/{evening}", method="DELETE")
        assert club.page()["evenings"] == []


# People who change


def test_a_guest_who_logs_in_takes_their_clubs_along(guest: Guest, server: Served) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    club = Club(anna, ben, name="Logins")
    known = Person(server.url)
    account = {"name": "Benjamin of Logins", "password": "a long enough word"}
    known.post("/api/accounts", **account)
    ben.post("/api/login", **account)
    assert roles(club) == {"Anna": "owner", "Benjamin of Logins": "member"}


def test_a_club_outlives_its_owner(guest: Guest) -> None:
    anna, ben, cleo = (guest(name) for name in ("Anna", "Ben", "Cleo"))
    club = Club(anna, ben, cleo, name="Heirs")
    anna.post(f"{club.path}/members/{me(cleo)}", method="PUT", role="host")
    anna.post("/api/me/delete")
    assert {one["name"]: one["role"] for one in ben.get(club.path)["members"]} == {
        "Ben": "member",
        "Cleo": "owner",
    }
    ben.post(club.path + "/leave")
    cleo.post("/api/me/delete")
    assert ben.refused("/api/clubs", name="Heirs" + "!" * 40)[0] == 422
    assert ben.post("/api/clubs", name="Heirs")["slug"] == "heirs", "nobody was left"


# Both databases


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_the_rows_of_a_club(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    url = ""
    if kind == "postgres":
        cluster: Cluster = request.getfixturevalue("cluster")
        url = cluster.new_database()
    store = open_store(tmp_path, url)

    def work(db: Db) -> None:
        for name in ("a", "b", "c"):
            rows.insert(db, "people", PersonRow(name, name.upper(), None, "", 1))
        club = ClubRow("x", "x-club", "X", "x", "", "UTC", 1)
        clubs.add(db, club, MemberRow("x", "a", OWNER, 1, 1))
        clubs.join(db, MemberRow("x", "b", MEMBER, 2, 2))
        clubs.set_role(db, "x", "b", HOST)
        assert [(one.person, one.role) for one in clubs.members(db, "x")] == [
            ("a", OWNER),
            ("b", HOST),
        ]
        link = LinkRow("l", "x", "hash", 1, 100, 1)
        clubs.add_link(db, link)
        assert clubs.link(db, "hash", 99) == link and clubs.link(db, "hash", 100) is None
        assert clubs.use_link(db, link) and not clubs.use_link(db, link)
        placings = [
            PlacingRow("t", seat, player, player, "luna", 3, 9, seat, seat, 10 - place, place, "")
            for seat, (player, place) in enumerate((("a", 1), ("b", 1), ("bot/3", 3)))
        ]
        for _ in range(2):
            clubs.count_game(db, "x", "2026-4", placings)
        counted = {
            str(row["player"]): (row["played"], row["won"], row["beaten"], row["met"])
            for row in clubs.scores(db, "x", "2026-4", "")
        }
        assert counted == {"a": (2, 0, 2, 2), "b": (2, 0, 2, 2)}, "bots are no opponents"
        assert clubs.seasons(db, "x") == ["2026-4"]
        rows.forget_person(db, "a")
        assert [(one.person, one.role) for one in clubs.members(db, "x")] == [("b", OWNER)]
        clubs.move_memberships(db, "b", "c")
        assert [(one.person, one.role) for one in clubs.members(db, "x")] == [("c", OWNER)]
        clubs.close(db, "x")
        assert clubs.by_slug(db, "x-club") is None and clubs.members(db, "x") == []

    async def whole() -> None:
        await store.open(lambda text: None)
        await store.write(work)
        await store.close()

    asyncio.run(whole())
