"""How finished games become results, ratings and statistics, and who is shown what."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from cluster import Cluster
from serving import Json, Person, Served, bots, full_table, new_table, play_on, served, wait_until

from augury.core import registry
from augury.server import ratings
from augury.server.store import open_store, rows
from augury.server.store.base import Db, Store
from augury.server.store.schema import PlacingRow, RatingRow, ResultRow

MAJORITY = registry.load("majority")
Guest = Callable[[str], Person]


def person_of(person: Person) -> str:
    found: str = person.get("/api/me")["person"]["id"]
    return found


def profile(person: Person, of: Person | None = None) -> Json:
    return person.get(f"/api/people/{person_of(of or person)}")


def results(person: Person, of: Person | None = None, **query: Any) -> list[Json]:
    asked = "&".join(f"{name}={value}" for name, value in query.items())
    page = person.get(f"/api/people/{person_of(of or person)}/results?{asked}")
    found: list[Json] = page["results"]
    return found


def finished(people: list[Person], **more: Any) -> str:
    """A whole game of The Majority, whose result is noted."""
    table = full_table(people, **more)
    play_on(people, table, 1000)
    wait_until(lambda: any(found["table"] == table for found in results(people[0])))
    return table


def trio(guest: Guest) -> list[Person]:
    return [guest(name) for name in ("Anna", "Ben", "Cleo")]


def test_a_finished_game_is_noted_for_everybody(guest: Guest) -> None:
    people = trio(guest)
    table = finished(people)
    scores = people[0].get(f"/api/tables/{table}/scores")
    final = scores["points"][-1]["scores"]
    for seat, person in enumerate(people):
        (found,) = results(person)
        assert (found["table"], found["game"], found["seats"]) == (table, "majority", 3)
        assert (found["points"], found["place"]) == (final[seat], scores["ranks"][seat])
        assert [one["points"] for one in found["placings"]] == final
        assert [one["mine"] for one in found["placings"]] == [n == seat for n in range(3)]
        (record,) = profile(person)["records"]
        assert (record["games"], record["best"]) == (1, final[seat])
        assert record["places"][scores["ranks"][seat] - 1] == 1
        (opening,) = profile(person)["openings"]
        assert opening["action"].startswith("keep ") and opening["games"] == 1


def test_whoever_wins_gains_and_whoever_comes_last_loses(guest: Guest) -> None:
    people = trio(guest)
    finished(people)
    change = {found["place"]: found["change"] for found in (results(p)[0] for p in people)}
    assert change[1] > 0 > change[max(change)]
    for person in people:
        (rating,) = profile(person)["ratings"]
        assert rating["provisional"] and rating["games"] == 1
        assert rating["rating"] == results(person)[0]["rating"]


@pytest.mark.parametrize("how", ["hints for all", "one person on two seats"])
def test_a_game_that_proves_nothing_is_kept_but_not_rated(guest: Guest, how: str) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    if how == "hints for all":
        people = [anna, ben, guest("Cleo")]
        finished(people, hints=True)
    else:
        table = new_table(anna, "me", "me", "link")
        ben.post("/api/links", token=table["links"][0]["token"])
        play_on([anna, anna, ben], table["id"], 1000)
        wait_until(lambda: results(anna))
    assert results(anna)[0]["rating"] is None
    assert profile(anna)["ratings"] == profile(ben)["ratings"] == []


def test_a_hint_takes_the_game_out_of_the_ratings(guest: Guest, server: Served) -> None:
    server.house.adviser.thought = 20
    anna = guest("Anna")
    for asked in (True, False):
        table = new_table(anna, "me", *bots(2, 1))["id"]
        wait_until(lambda: anna.state(table)["legal"])  # noqa: B023  # at once
        if asked:
            version = anna.state(table)["version"]
            anna.post(f"/api/tables/{table}/hint", version=version, seat=0)
        play_out(anna, table)
        # asked at once
        wait_until(lambda: results(anna) and results(anna)[0]["table"] == table)  # noqa: B023
        assert (results(anna)[0]["rating"] is None) == asked
    assert [one["level"] for one in results(anna)[0]["placings"]] == [0, 1, 1]
    (met,) = profile(anna)["opponents"]
    assert (met["level"], met["games"]) == (1, 2)


def test_results_and_ratings_are_among_ones_own_data(guest: Guest) -> None:
    people = trio(guest)
    table = finished(people)
    own = people[0].get("/api/me/export")
    assert own["rated"] is True
    assert [(row["table_id"], row["seat"]) for row in own["placings"]] == [(table, 0)]
    assert [(row["game"], row["games"]) for row in own["ratings"]] == [("majority", 1)]
    assert own["studies"] == own["puzzle_tries"] == own["solvers"] == own["daily_tries"] == []


def test_others_see_sums_and_the_games_they_played_together(guest: Guest) -> None:
    people = trio(guest)
    finished(people)
    stranger = guest("Zoe")
    seen = profile(stranger, people[0])
    assert seen["records"][0]["games"] == 1 and not seen["own"]
    assert seen["opponents"] == [] and results(stranger, people[0]) == []
    (met,) = profile(people[1], people[0])["opponents"]
    assert met["games"] == 1 and met["ahead"] + met["behind"] <= 1
    assert len(results(people[1], people[0])) == 1


def test_a_stranger_sees_no_game_at_which_a_seat_is_nobodys(guest: Guest, server: Served) -> None:
    people = trio(guest)
    finished(people)
    people[2].post("/api/me/delete")
    stranger = Person(server.url)
    assert results(stranger, people[0]) == []
    assert profile(stranger, people[0])["opponents"] == []
    assert len(results(people[1], people[0])) == 1


def test_whoever_does_not_want_to_be_rated_is_not_shown(guest: Guest) -> None:
    people = trio(guest)
    people[0].post("/api/me/rated", method="PUT", rated=False)
    finished(people)
    assert all(results(person)[0]["rating"] is None for person in people)
    assert profile(people[0])["rated"] is False
    for path in ("", "/results"):
        answer = people[1].http.get(f"/api/people/{person_of(people[0])}{path}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-person")
    people[0].post("/api/me/rated", method="PUT", rated=True)
    assert profile(people[1], people[0])["rated"] is True


def test_the_league_lists_accounts_and_bots(guest: Guest) -> None:
    people = trio(guest)
    finished(people)
    made = people[0].post(
        "/api/accounts", name="Anna of Ulm", password="a long enough word", bearer=True
    )
    people[0].http.headers["authorization"] = f"Bearer {made['token']}"
    league = people[0].get("/api/games/majority/league?seats=3")
    named = [row for row in league["rows"] if not row["level"]]
    assert [(row["name"], row["you"]) for row in named if row["you"]] == [("Anna of Ulm", True)]
    assert all(row["name"] != "Ben" for row in named)
    assert {row["level"] for row in league["rows"]} >= set(MAJORITY.strengths)
    strengths = [row["rating"] for row in league["rows"]]
    assert strengths == sorted(strengths, reverse=True)


def test_statistics_of_a_game_grow_with_every_end(guest: Guest) -> None:
    before = guest("Zoe").get("/api/games/majority/statistics")["counts"]
    known = before[0]["games"] if before else 0
    people = trio(guest)
    finished(people)
    (three,) = people[0].get("/api/games/majority/statistics")["counts"]
    assert (three["seats"], three["games"]) == (3, known + 1)
    assert len(three["turns"]) == 3
    for turn in three["turns"]:
        assert sum(games for _, games in turn["counts"]) == turn["games"] == known + 1
    assert sum(games for _, games in three["lengths"]) == known + 1
    assert 990 <= sum(turn["wins"] for turn in three["turns"]) <= 1001


def test_games_that_ended_before_are_noted_at_the_next_start(tmp_path: Path) -> None:
    with served(tmp_path) as running:
        people = [Person(running.url, name) for name in ("Anna", "Ben", "Cleo")]
        table = finished(people)

        def forget(db: Db) -> None:
            for name in ("placings", "results", "ratings", "score_counts", "length_counts"):
                db.run(f"DELETE FROM {name}")

        running.write(forget)
        assert results(people[0]) == []
        tokens = [person.token for person in people]
    with served(tmp_path) as running:
        anna = Person(running.url, token=tokens[0])
        wait_until(lambda: results(anna))
        assert [found["table"] for found in results(anna)] == [table]
        assert results(anna)[0]["rating"] is not None


def play_out(person: Person, table: str) -> None:
    """The first legal decision, until the game is over; the others are bots."""

    def over() -> bool:
        state = person.state(table)
        if state["legal"]:
            person.play(table, state["legal"][0]["action"], state["version"])
        return bool(state["table"]["status"] == "over")

    wait_until(over, 120)


def test_a_lesson_is_no_result(guest: Guest) -> None:
    anna = guest("Anna")
    play_out(anna, anna.post("/api/lessons", game="majority")["id"])
    table = new_table(anna, "me", *bots(2))["id"]
    play_out(anna, table)
    wait_until(lambda: results(anna))
    assert [found["table"] for found in results(anna)] == [table]


# Ratings by themselves


def placing(seat: int, player: str, place: int, side: int | None = None) -> PlacingRow:
    return PlacingRow(
        table_id="t",
        seat=seat,
        player=player,
        name=player,
        game="majority",
        seats=3,
        ended=1,
        turn=seat,
        side=seat if side is None else side,
        points=10 - place,
        place=place,
        opening="",
    )


def unknown(player: str) -> RatingRow | None:
    return None


def test_partners_learn_the_same_and_bots_stay_where_they_are() -> None:
    table = [
        placing(0, "anna", 1, 0),
        placing(1, "bot/3", 2, 1),
        placing(2, "ben", 1, 0),
        placing(3, "cleo", 2, 1),
    ]
    found = {row.player: row for row in ratings.rate(MAJORITY, table, unknown, 7)}
    assert set(found) == {"anna", "ben", "cleo"}
    assert found["anna"].mu == found["ben"].mu > 25_000 > found["cleo"].mu
    assert all(row.games == 1 and row.changed == 7 for row in found.values())


def test_a_stronger_bot_is_worth_more_to_beat() -> None:
    gains = [
        ratings.rate(MAJORITY, [placing(0, "anna", 1), placing(1, bot, 2)], unknown, 1)[0].mu
        for bot in ("bot/1", "bot/5")
    ]
    assert MAJORITY.strengths[1] < MAJORITY.strengths[5]
    assert gains[0] < gains[1]


def test_what_counts() -> None:
    assert ratings.counts([placing(0, "anna", 1), placing(1, "bot/3", 2)])
    assert not ratings.counts([placing(0, "bot/1", 1), placing(1, "bot/3", 2)])
    assert not ratings.counts([placing(0, "anna", 1), placing(1, "anna", 2)])
    assert not ratings.counts([placing(0, "anna", 1), placing(1, "", 2)])
    assert not ratings.counts([placing(0, "anna", 1)])


def test_a_rating_is_provisional_until_it_is_known_well() -> None:
    settled = RatingRow("anna", "majority", 3, 26_000, 2_000, 10, 1)
    assert (ratings.shown(settled.mu), ratings.spread(settled.sigma)) == (1540, 80)
    assert not ratings.provisional(settled)
    assert ratings.provisional(RatingRow("anna", "majority", 3, 26_000, 2_000, 9, 1))
    assert ratings.provisional(RatingRow("anna", "majority", 3, 26_000, 2_800, 10, 1))


# Both databases


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_guests_results_move_to_the_account_and_go_with_it(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    url = ""
    if kind == "postgres":
        cluster: Cluster = request.getfixturevalue("cluster")
        url = cluster.new_database()

    def fill(db: Db) -> None:
        for name in ("guest", "member"):
            db.run(
                "INSERT INTO people (id, name, account, password, created) VALUES (?, ?, ?, '', 1)",
                *(name, name, name if name == "member" else None),
            )
        for number, player in enumerate(["guest", "guest", "member"]):
            table = f"t{number}"
            db.run(
                "INSERT INTO tables (id, game, rules, seats, options, seed, salt, open_seed, host,"
                " listed, status, reason, clock, faces, paused, muted, proposal, watch_link, next,"
                " created, changed, revision, version, to_act, busy, keeper, keeper_until)"
                " VALUES (?, 'majority', '1', 3, '{}', '1', '', 0, '', 0, 'over', '', '', '', 0, 0,"
                " '', '', '', 1, 1, 1, 1, '', 0, '', 0)",
                table,
            )
            result = ResultRow(table, "majority", 3, 95, 1, number + 1, 1)
            people = [player, "bot/3", "bot/4"]
            seats = [placing(seat, name, seat + 1) for seat, name in enumerate(people)]
            for seat in seats:
                seat.table_id, seat.ended = table, number + 1
            rows.add_result(db, result, seats)
        rows.set_rating(db, RatingRow("guest", "majority", 3, 30_000, 5_000, 2, 1))
        rows.set_rating(db, RatingRow("member", "majority", 3, 26_000, 7_000, 1, 1))

    async def work(store: Store) -> None:
        await store.open(lambda text: None)
        try:
            await store.write(fill)
            assert await store.read(lambda db: rows.unnoted(db, 10)) == []
            await store.write(lambda db: rows.move_seats(db, "guest", "member"))
            found = await store.read(lambda db: rows.placings_of(db, "member", "", 0, 10, "member"))
            assert [one.table_id for one in found] == ["t2", "t1", "t0"]
            (kept,) = await store.read(lambda db: rows.ratings_of(db, "member"))
            assert (kept.mu, kept.games) == (30_000, 2)
            (row,) = await store.read(lambda db: rows.league(db, "majority", 3, 10))
            assert row["name"] == "member"
            (first, *_) = await store.read(lambda db: rows.score_counts(db, "majority"))
            assert (first["turn"], first["games"], first["wins"]) == (0, 3, 3000)
            await store.write(lambda db: rows.forget_person(db, "member"))
            assert await store.read(lambda db: rows.ratings_of(db, "member")) == []
            company = await store.read(lambda db: rows.company(db, ["t0"]))
            assert next((one.player, one.name) for one in company) == ("", "")
        finally:
            await store.close()

    asyncio.run(work(open_store(None if url else tmp_path, url)))
