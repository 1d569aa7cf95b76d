"""Games with days per move: hours and vacations at a table, in the lobby and in what is told;
prepared answers; answers without a choice."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from serving import Json, Person, Served, StillClock, full_table, served, wait_until
from test_calendar import time_of

from augury.core import registry
from augury.core.game import Game
from augury.core.table import Table
from augury.server import prepared
from augury.server.calendar import DAY, HOUR, MINUTE

POST: dict[str, int] = {"main": 0, "move": 259_200}  # three days per move
EVENINGS: Json = {"zone": "Europe/Amsterdam", "start": 1080, "end": 1320, "days": [0, 1, 2, 3, 4]}
MONDAY = time_of("2026-11-16T12:00")


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, StillClock]]:
    clock = StillClock()
    clock.moment = MONDAY
    with served(tmp_path_factory.mktemp("slow"), clock, vacation_days=10) as running:
        yield running, clock


def put(running: Served, clock: StillClock, time: int) -> None:
    """Move the clock without an outage: somebody was up all the time."""
    running.write(lambda db: db.run("UPDATE meta SET value = ? WHERE name = 'alive'", str(time)))
    clock.moment = running.house.housekeeping.last_heartbeat = time


def look_after(running: Served) -> None:
    """One second of the house."""
    running.do(running.house.housekeeping.round(1))


def trio(url: str, **more: Any) -> tuple[list[Person], str]:
    people = [Person(url, name) for name in ("Anna", "Ben", "Cleo")]
    return people, full_table(people, **more)


def move_left(person: Person, table: str, seat: int) -> int:
    found: int = person.state(table)["clocks"]["faces"][seat]["move"]
    return found


def test_outside_their_hours_a_persons_clock_stands_still(
    slow: tuple[Served, StillClock],
) -> None:
    running, clock = slow
    put(running, clock, MONDAY)
    (anna, ben, cleo), table = trio(running.url, clock=POST)
    told = anna.post("/api/me/rhythm", "PUT", hours=EVENINGS, forced="never")
    assert told["hours"] == EVENINGS and told["since"] == MONDAY + MINUTE
    put(running, clock, time_of("2026-11-16T17:00"))
    assert move_left(ben, table, 0) == 3 * DAY - MINUTE, "until they count, the clock ran"
    assert move_left(ben, table, 1) == 3 * DAY - 5 * HOUR, "those of the others run on"
    state = ben.state(table)
    assert state["clocks"]["running"] == [0, 1, 2] and state["clocks"]["resting"] == [0]
    seats = state["table"]["seats"]
    assert seats[0]["rhythm"] == {"hours": EVENINGS, "vacation": 0, "next": 0}
    assert "rhythm" not in seats[1]
    # a minute is gone; from Monday on 4 hours an evening, Monday to Friday: three weeks give 60
    # hours, and the last 11 hours and 59 minutes end in the third evening of the fourth
    assert state["clocks"]["ends"]["0"] == time_of("2026-12-09T21:59")
    put(running, clock, time_of("2026-11-16T18:00") + 1)
    assert move_left(cleo, table, 0) == 3 * DAY - MINUTE - 1
    card = cleo.get("/api/me/tables")["tables"][0]
    assert card["left"] == 3 * DAY - 6 * HOUR - 1 and not card["resting"]
    card = anna.get("/api/me/tables")["tables"][0]
    assert card["left"] == 3 * DAY - MINUTE - 1
    assert card["ends"] == time_of("2026-12-09T21:59")
    put(running, clock, time_of("2026-11-17T03:00"))
    assert anna.get("/api/me/tables")["tables"][0]["resting"]


def test_hours_do_not_touch_quick_games_and_are_for_fellow_players_only(
    slow: tuple[Served, StillClock],
) -> None:
    running, clock = slow
    put(running, clock, time_of("2026-11-17T12:00"))
    (anna, ben, _), table = trio(running.url, clock={"main": 3600}, listed=True)
    anna.post("/api/me/rhythm", "PUT", hours=EVENINGS, forced="never")
    put(running, clock, clock.moment + 600_000)
    assert ben.state(table)["clocks"]["faces"][0]["main"] == 3_000_000
    assert "rhythm" not in ben.state(table)["table"]["seats"][0]
    (carl, *_), other = trio(running.url, clock=POST, listed=True)
    carl.post("/api/me/rhythm", "PUT", hours=EVENINGS, forced="never")
    assert "rhythm" not in Person(running.url, "Eve").state(other)["table"]["seats"][0]


def test_when_the_clock_of_slow_hours_runs_out_a_bot_sits_in_to_the_millisecond(
    slow: tuple[Served, StillClock],
) -> None:
    running, clock = slow
    put(running, clock, time_of("2026-11-18T12:00"))
    (anna, ben, _), table = trio(running.url, clock={"main": 0, "move": 86_400})
    anna.post("/api/me/rhythm", "PUT", hours=EVENINGS, forced="never")
    for person in (ben, _):
        state = person.state(table)
        person.play(table, state["legal"][0]["action"], state["version"])
    end = ben.state(table)["clocks"]["ends"]["0"]
    # one minute at noon; 4 hours on each of five evenings; 3:59 on the sixth
    assert end == time_of("2026-11-25T21:59")
    put(running, clock, end - 1)
    look_after(running)
    assert not ben.state(table)["table"]["seats"][0]["away"]
    put(running, clock, end)
    look_after(running)
    wait_until(lambda: ben.state(table)["table"]["seats"][0]["away"])


def test_on_vacation_clocks_stand_still_and_everybody_there_is_told(
    slow: tuple[Served, StillClock],
) -> None:
    running, clock = slow
    put(running, clock, time_of("2026-12-01T12:00"))
    (anna, ben, _), table = trio(running.url, clock=POST)
    wish = {"first": "2026-12-02", "last": "2026-12-05", "zone": "Europe/Amsterdam"}
    told = anna.post("/api/me/vacations", **wish)
    start, stop = time_of("2026-12-02T00:00"), time_of("2026-12-06T00:00")
    (made,) = told["vacations"]
    assert (made["start"], made["stop"]) == (start, stop)
    assert (told["left"], told["most"]) == (6, 10)
    seat = ben.state(table)["table"]["seats"][0]
    assert seat["rhythm"] == {"hours": None, "vacation": 0, "next": start}
    put(running, clock, time_of("2026-12-03T12:00"))
    look_after(running)
    state = ben.state(table)
    assert state["clocks"]["faces"][0]["move"] == 3 * DAY - 12 * HOUR
    assert state["table"]["seats"][0]["rhythm"]["vacation"] == stop
    assert state["clocks"]["resting"] == [0]
    back = anna.post(f"/api/me/vacations/{made['id']}", "DELETE")
    assert back["vacations"][0]["stop"] == clock.moment + MINUTE and back["left"] == 8
    put(running, clock, clock.moment + HOUR)
    assert move_left(ben, table, 0) == 3 * DAY - 13 * HOUR + MINUTE
    assert anna.refused("/api/me/vacations/none", "DELETE") == (404, "no-vacation")


def test_a_vacation_that_has_not_begun_is_as_if_it_had_never_been(
    slow: tuple[Served, StillClock],
) -> None:
    running, clock = slow
    put(running, clock, time_of("2026-12-08T12:00"))
    anna = Person(running.url, "Anna")
    today = {"first": "2026-12-08", "last": "2026-12-09", "zone": "Europe/Amsterdam"}
    made = anna.post("/api/me/vacations", **today)["vacations"][0]
    assert made["start"] == clock.moment + MINUTE, "what has begun on the calendar begins soon"
    gone = anna.post(f"/api/me/vacations/{made['id']}", "DELETE")
    assert (gone["vacations"], gone["left"]) == ([], 10)


def test_vacations_are_limited(slow: tuple[Served, StillClock]) -> None:
    running, clock = slow
    put(running, clock, time_of("2026-12-10T12:00"))
    anna = Person(running.url, "Anna")

    def go(first: str, last: str) -> Any:
        wish = {"first": first, "last": last, "zone": "Europe/Amsterdam"}
        response = anna.call("POST", "/api/me/vacations", **wish)
        return response.status_code if response.status_code != 200 else response.json()["left"]

    assert go("2026-12-09", "2026-12-11") == 422, "not yesterday"
    assert go("2026-12-12", "2026-12-11") == 422
    assert go("2026-13-40", "2026-12-11") == 422
    assert go("2026-12-20", "2026-12-31") == 409, "twelve days of ten"
    assert go("2026-12-25", "2027-01-10") == 3, "seven days this year, ten in the next"
    assert go("2026-12-24", "2026-12-25") == 409, "some of it is announced already"
    assert go("2026-12-21", "2026-12-23") == 0
    assert go("2026-12-20", "2026-12-20") == 409
    assert go("2027-02-01", "2027-02-01") == 409, "all of next year is gone"
    few = {**EVENINGS, "days": [0]}
    assert anna.refused("/api/me/rhythm", "PUT", hours=few, forced="never") == (422, "hours")
    strange = {**EVENINGS, "zone": "Mars/Olympus"}
    assert anna.refused("/api/me/rhythm", "PUT", hours=strange, forced="never")[0] == 422


def test_hours_and_prepared_answers_outlive_the_server(tmp_path: Path) -> None:
    clock = StillClock()
    clock.moment = MONDAY
    with served(tmp_path, clock) as first:
        people, table = trio(first.url, clock=POST)
        people[0].post("/api/me/rhythm", "PUT", hours=EVENINGS, forced="never")
        left = {"kind": "again", "answers": [{"prompt": "play-closed", "action": "play R7"}]}
        people[1].post(f"/api/tables/{table}/prepared", "PUT", **left)
    with served(tmp_path, clock, port=first.settings.port) as second:
        put(second, clock, MONDAY + HOUR)
        assert move_left(people[1], table, 0) == 3 * DAY - MINUTE
        assert people[1].get(f"/api/tables/{table}/prepared")["kind"] == "again"
        assert people[0].get(f"/api/tables/{table}/prepared")["kind"] == ""


# Prepared answers


def ask(person: Person, table: str) -> tuple[str, list[str]]:
    """What somebody is asked, and what they may answer."""
    state = person.state(table)
    return state["view"]["prompt"], [choice["action"] for choice in state["legal"]]


def answer_of(person: Person, table: str) -> Json:
    prompt, legal = ask(person, table)
    return {"prompt": prompt, "action": legal[0]}


def decisions(person: Person, table: str) -> int:
    found: int = person.state(table)["decisions"]
    return found


def test_prepared_answers_are_given_one_after_the_other_after_a_while(
    slow: tuple[Served, StillClock],
) -> None:
    running, clock = slow
    put(running, clock, time_of("2026-12-14T12:00"))
    (anna, ben, cleo), table = trio(running.url, clock=POST)
    path = f"/api/tables/{table}/prepared"
    first, hand = ask(anna, table)
    assert first == "keep"
    left = anna.post(
        path,
        "PUT",
        kind="once",
        answers=[
            {"prompt": "keep", "action": hand[0]},
            {"prompt": "play-open", "action": "play R7"},
        ],
    )
    assert (left["kind"], left["given"], left["dropped"]) == ("once", 0, "")
    look_after(running)
    assert decisions(ben, table) == 0, "not at once: nobody shall see that it was prepared"
    put(running, clock, clock.moment + prepared.SLOW[1])
    look_after(running)
    wait_until(lambda: decisions(ben, table) == 1)
    assert anna.get(path)["given"] == 1
    assert ben.get(path)["kind"] == "", "nobody else learns of it"
    for person in (ben, cleo):
        state = person.state(table)
        person.play(table, state["legal"][0]["action"], state["version"])
    # the next question is about a packet again, not about a card to play
    wait_until(lambda: anna.get(path)["dropped"])
    assert anna.get(path)["dropped"] == "other"
    assert decisions(ben, table) == 3
    assert anna.post(path, "DELETE")["kind"] == ""


def test_what_is_prepared_ends_when_the_seat_decides_itself(
    slow: tuple[Served, StillClock],
) -> None:
    running, clock = slow
    put(running, clock, time_of("2026-12-14T14:00"))
    (anna, *_), table = trio(running.url, clock=POST)
    path = f"/api/tables/{table}/prepared"
    anna.post(path, "PUT", kind="again", answers=[answer_of(anna, table)])
    state = anna.state(table)
    anna.play(table, state["legal"][1]["action"], state["version"])
    wait_until(lambda: anna.get(path)["dropped"] == "self")


def test_bad_preparations_are_refused(slow: tuple[Served, StillClock]) -> None:
    running, _ = slow
    (anna, *_), table = trio(running.url, clock=POST)
    path = f"/api/tables/{table}/prepared"
    for answer in (
        {"prompt": "keep", "action": "fly away"},
        {"prompt": "fly", "action": "keep R7"},
    ):
        assert anna.refused(path, "PUT", kind="once", answers=[answer]) == (422, "malformed")
    assert anna.refused(path, "PUT", kind="once", answers=[]) == (422, "malformed")


def test_passing_again_and_again_until_something_happens_to_the_seat(
    slow: tuple[Served, StillClock],
) -> None:
    """Majority 2, two seats: the hand goes to and fro. Anna ends every turn without drawing; she
    draws nothing and gets nothing until the hand comes back changed."""
    running, clock = slow
    put(running, clock, time_of("2026-12-15T12:00"))
    people = [Person(running.url, name) for name in ("Anna", "Ben")]
    table = full_table(people, game="majority2", clock=POST)
    path = f"/api/tables/{table}/prepared"
    idle = [
        {"prompt": "exchange", "action": "keep-hand"},
        {"prompt": "draw", "action": "no-draw"},
        {"prompt": "free", "action": "no-free-play"},
        {"prompt": "standard", "action": "end-standard"},
    ]
    asked = next(person for person in people if person.state(table)["legal"])
    asked.post(path, "PUT", kind="again", answers=idle, until="round")
    turn = asked.state(table)["view"]["turn"]
    for _ in range(len(idle)):
        if not asked.state(table)["legal"]:
            break
        before = decisions(asked, table)
        put(running, clock, clock.moment + prepared.SLOW[1])
        look_after(running)
        wait_until(lambda: decisions(asked, table) > before)  # noqa: B023  # at once
    assert asked.state(table)["view"]["turn"] == turn + 1, "the turn was passed on"
    assert asked.get(path)["given"] >= 1 and not asked.get(path)["dropped"]


# Answers without a choice


def no_choice() -> tuple[str, int]:
    """A game of Majority 2 up to a decision that leaves no choice, and how many come before it."""
    game, luck = registry.load("majority2"), random.Random(1)
    table = Table(game, 2, 5, game.check_options(2, {}))
    while len(legal := table.state.legal(table.state.to_act()[0])) > 1:
        seat = table.state.to_act()[0]
        table.play(seat, game.vocabulary.text(luck.choice(list(legal))))
    return table.record.text(), len(table.record.decisions)


def branch(person: Person) -> tuple[str, int]:
    record, made = no_choice()
    seats = [{"kind": "me"}, {"kind": "me"}]
    wish: Json = {"record": record, "branch": True, "at": made, "seats": seats}
    return str(person.post("/api/records", **wish)["id"]), made


def test_who_wants_it_need_not_make_the_only_possible_decision(
    slow: tuple[Served, StillClock],
) -> None:
    running, _ = slow
    anna = Person(running.url, "Anna")
    table, made = branch(anna)
    look_after(running)
    assert decisions(anna, table) == made, "nobody asked for it"
    seat = anna.state(table)["view"]["to_act"][0]
    anna.post("/api/me/rhythm", "PUT", hours=None, forced="quick")
    wait_until(lambda: decisions(anna, table) > made)
    assert anna.get("/api/me/rhythm")["forced"] == "quick"
    after = decisions(anna, table)
    state = anna.state(table, seat)
    anna.post(
        f"/api/tables/{table}/propose", kind="undo", keep=made, seat=seat
    )  # all seats are hers: it is carried out
    wait_until(lambda: decisions(anna, table) == made)
    look_after(running)
    assert decisions(anna, table) == made < after, "what was taken back is not made again"
    assert state["version"] < anna.state(table)["version"]


def test_with_days_per_move_only_whoever_chose_that_is_answered_for(
    slow: tuple[Served, StillClock],
) -> None:
    running, _ = slow
    anna = Person(running.url, "Anna")
    table, _ = branch(anna)
    live = running.live(table)
    seat, person = next(iter(live.legal)), live.seats[0].person
    clocks = {"never": ("", ""), "quick": ("end-standard", ""), "always": ("end-standard",) * 2}
    for habit, answered in clocks.items():
        live.arranged.forced = {person: habit}
        for clock, action in zip(("", '{"main":0,"move":86400}'), answered, strict=True):
            live.row.clock = clock
            assert prepared.forced(live, seat) == action
    live.arranged.forced, live.row.clock = {}, ""


def test_every_game_tells_what_it_asks_and_what_answers_it(
    slow: tuple[Served, StillClock], game: Game
) -> None:
    running, _ = slow
    anna = Person(running.url, "Anna")
    questions = anna.get(f"/api/games/{game.id}/questions")["questions"]
    kinds = {kind["word"] for kind in anna.get(f"/api/games/{game.id}")["vocabulary"]["kinds"]}
    assert questions and all(set(one["kinds"]) <= kinds and one["kinds"] for one in questions)
    prompts = [one["prompt"] for one in questions]
    assert len(set(prompts)) == len(prompts) and not {"wait", "over"} & set(prompts)
