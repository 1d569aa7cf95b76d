"""What happens around the game: agreement, pauses, chat, notes, spectators, clocks, records, your
turn."""

from __future__ import annotations

import hashlib
import random
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from serving import (
    Json,
    Person,
    Served,
    StillClock,
    TestClock,
    bots,
    full_table,
    new_table,
    new_uuid,
    play_on,
    served,
    wait_until,
)

from augury.core import chance, fair, record
from augury.core.game import Game
from augury.server import clocks
from augury.server.clocks import ClockSettings, Face, Faces
from augury.server.live_table import LiveTable
from augury.server.messages.answers import Meaning
from augury.server.messages.wishes import Ask
from augury.server.play import Wishes
from augury.server.store import schema

Guest = Callable[[str], Person]


def trio(guest: Guest) -> list[Person]:
    return [guest(name) for name in ("Anna", "Ben", "Cleo")]


# Agreement


def test_going_back_needs_the_yes_of_everybody(guest: Guest) -> None:
    people = trio(guest)
    table = full_table(people)
    play_on(people, table, 6)
    before = people[0].get(f"/api/tables/{table}/moments?from=2&to=2")["moments"][0]["view"]
    people[0].post(f"/api/tables/{table}/propose", kind="undo", keep=2)
    proposal = people[1].state(table)["table"]["proposal"]
    assert proposal["agreed"] == [0] and proposal["needed"] == [0, 1, 2] and proposal["keep"] == 2
    assert people[1].refused(f"/api/tables/{table}/propose", kind="pause") == (409, "not-now")
    people[1].post(f"/api/tables/{table}/answer", number=proposal["number"], yes=True)
    assert people[0].state(table)["decisions"] == 6
    people[2].post(f"/api/tables/{table}/answer", number=proposal["number"], yes=True)
    state = people[0].state(table)
    assert state["decisions"] == 2 and state["version"] == 7
    assert state["view"] == before
    assert state["table"]["proposal"] is None
    play_on(people, table, 3)
    assert people[0].state(table)["decisions"] == 5


def test_who_agree_at_the_same_moment_are_both_heard(guest: Guest) -> None:
    people = trio(guest)
    table = full_table(people)
    play_on(people, table, 8)
    for keep in (7, 6, 5, 4, 3, 2):
        people[0].post(f"/api/tables/{table}/propose", kind="undo", keep=keep)
        number = people[0].state(table)["table"]["proposal"]["number"]
        answers = [
            threading.Thread(
                target=person.post,
                args=(f"/api/tables/{table}/answer",),
                kwargs={"number": number, "yes": True},
            )
            for person in people[1:]
        ]
        for thread in answers:
            thread.start()
        for thread in answers:
            thread.join(10)
        state = people[0].state(table)
        assert state["decisions"] == keep and state["table"]["proposal"] is None


def test_a_single_no_ends_a_proposal(guest: Guest) -> None:
    people = trio(guest)
    table = full_table(people)
    play_on(people, table, 3)
    people[0].post(f"/api/tables/{table}/propose", kind="undo", keep=0)
    number = people[1].state(table)["table"]["proposal"]["number"]
    people[1].post(f"/api/tables/{table}/answer", number=number, yes=False)
    assert people[2].refused(f"/api/tables/{table}/answer", number=number, yes=True) == (
        409,
        "not-now",
    )
    assert people[0].state(table)["decisions"] == 3


def test_against_bots_one_person_goes_back_alone(guest: Guest) -> None:
    host = guest("Anna")
    table = new_table(host, "me", *bots(2))["id"]
    wait_until(lambda: host.state(table)["view"]["to_act"] == [0])
    play_on([host], table, 1)
    wait_until(lambda: host.state(table)["view"]["to_act"] == [0])
    host.post(f"/api/tables/{table}/propose", kind="undo", keep=0)
    wait_until(lambda: host.state(table)["view"]["to_act"] == [0])
    assert host.state(table)["decisions"] == 2


def test_a_pause_stops_the_game_until_somebody_resumes(tmp_path: Path) -> None:
    clock = TestClock()
    with served(tmp_path, clock) as running:
        pause_and_resume([Person(running.url, name) for name in ("Anna", "Ben", "Cleo")], clock)


def pause_and_resume(people: list[Person], clock: TestClock) -> None:
    table = full_table(people, clock={"main": 600})
    for person in people:
        state = person.state(table)
        if state["table"]["proposal"] is None:
            person.post(f"/api/tables/{table}/propose", kind="pause")
        else:
            person.post(
                f"/api/tables/{table}/answer", number=state["table"]["proposal"]["number"], yes=True
            )
    state = people[0].state(table)
    assert state["table"]["paused"] and state["clocks"]["running"] == [] and state["legal"] == []
    shown = state["clocks"]["faces"]
    assert people[0].refused(
        f"/api/tables/{table}/play", uuid=new_uuid(), version=0, actions=["keep R7"]
    ) == (409, "illegal")
    clock.ahead += 2000
    assert people[0].state(table)["clocks"]["faces"] == shown
    people[1].post(f"/api/tables/{table}/resume")
    assert people[0].state(table)["clocks"]["running"] == [0, 1, 2]
    assert people[0].state(table)["legal"]


# Clocks


def test_clock_arithmetic() -> None:
    live = ClockSettings(main=60, increment=5)
    start = clocks.wound(live, 2, 1000)
    assert start.faces == [Face(60_000, 0), Face(60_000, 0)]
    later = clocks.charge(start, [0], 11_000, [])
    assert later.faces == [Face(50_000, 0), Face(60_000, 0)]
    assert clocks.turn_over(later, live, [0], [1]).faces == [Face(55_000, 0), Face(60_000, 0)]
    assert clocks.turn_over(later, live, [0], [0]).faces == later.faces, (
        "still the same seat's turn"
    )
    post = ClockSettings(main=100, move=10)
    asked = clocks.charge(clocks.wound(post, 1, 0), [0], 4_000, [])
    assert asked.faces == [Face(100_000, 6_000)], "the move's own allowance goes first"
    over = clocks.charge(asked, [0], 14_000, [])
    assert over.faces == [Face(96_000, 0)], "then the pool"
    assert clocks.turn_over(over, post, [0], []).faces == [Face(96_000, 10_000)], (
        "a fresh allowance, the pool is spent"
    )
    assert clocks.run_out(Faces(0, [Face(0, 0), Face(0, 1)]), [0, 1]) == [0]
    assert clocks.passed(0, 100, [(20, 50), (90, 200)]) == 60, "outages do not count"


def test_on_time_out_a_bot_moves_on_and_the_person_can_come_back(guest: Guest) -> None:
    people = trio(guest)
    table = full_table(people, clock={"main": 1, "increment": 0})
    state = people[0].state(table)
    people[0].play(table, state["legal"][0]["action"], 0)
    people[2].play(table, people[2].state(table)["legal"][0]["action"], 1)
    wait_until(lambda: people[0].state(table)["table"]["seats"][1]["away"])
    wait_until(lambda: people[0].state(table)["decisions"] >= 3)
    people[1].post(f"/api/tables/{table}/seats/1/return")
    face = people[1].state(table)["clocks"]["faces"][1]
    assert 55_000 < face["main"] <= 60_000


def test_clocks_stand_still_while_the_server_is_down(tmp_path: Path) -> None:
    clock = StillClock()
    with served(tmp_path, clock) as first:
        people = [Person(first.url, name) for name in ("Anna", "Ben", "Cleo")]
        table = full_table(people, clock={"main": 3600})
        clock.moment += 5_000
        before = people[0].state(table)["clocks"]["faces"]
        assert [face["main"] for face in before] == [3_595_000] * 3, "while it is up, they run"
    clock.moment += 1_800_000
    with served(tmp_path, clock, port=first.settings.port):
        assert people[0].state(table)["clocks"]["faces"] == before


def test_clocks_stand_still_while_the_machine_sleeps(tmp_path: Path) -> None:
    """Also while the database cannot be reached: no heartbeat gets on disk, nobody can move, no
    time passes."""
    clock = StillClock()
    with served(tmp_path, clock) as running:
        people = [Person(running.url, name) for name in ("Anna", "Ben", "Cleo")]
        table = full_table(people, clock={"main": 600})
        before = people[0].state(table)["clocks"]["faces"]
        clock.moment += 8 * 3_600_000
        wait_until(lambda: running.house.housekeeping.last_heartbeat == clock.moment)
        running.do(running.house.housekeeping.round(1))  # the clocks are looked at once more
        state = people[0].state(table)
    assert not any(seat["away"] for seat in state["table"]["seats"])
    assert state["clocks"]["faces"] == before


# Chat, notes, spectators


def test_chat_reaches_the_table_and_spectators_talk_apart(guest: Guest) -> None:
    people = trio(guest)
    table = full_table(people)
    watcher = guest("Walter")
    watcher.post("/api/links", token=people[0].post(f"/api/tables/{table}/watch-link")["token"])
    lives = [people[1].live(table), watcher.live(table)]
    wish = new_uuid()
    for _ in range(2):
        people[0].post(f"/api/tables/{table}/chat", uuid=wish, text="good luck  all")
    for live in lives:
        line = live.until(lambda m: m["type"] == "chat")
        assert (line["name"], line["text"], line["seat"], line["number"]) == (
            "Anna",
            "good luck all",
            0,
            1,
        )
    watcher.post(f"/api/tables/{table}/chat", uuid=new_uuid(), text="Anna has the red ten")
    assert lives[1].until(lambda m: m["type"] == "chat")["audience"] == "watchers"
    assert [line["text"] for line in people[1].get(f"/api/tables/{table}/chat")["lines"]] == [
        "good luck all"
    ]
    people[0].post(f"/api/tables/{table}/settings", method="PUT", muted=True)
    assert watcher.refused(f"/api/tables/{table}/chat", uuid=new_uuid(), text="still here") == (
        403,
        "forbidden",
    )
    people[0].post(f"/api/tables/{table}/close")
    assert len(people[1].get(f"/api/tables/{table}/chat")["lines"]) == 2, (
        "after the end everybody may read"
    )
    for live in lives:
        live.close()


def test_nobody_speaks_under_another_name_than_the_one_at_the_seat(guest: Guest) -> None:
    host, impostor = guest("Anna"), guest("Ann\u0430")  # a Cyrillic a
    made = new_table(host, "me", "link", "open")
    impostor.post("/api/links", token=made["links"][0]["token"], name="Ben")
    impostor.post(f"/api/tables/{made['id']}/chat", uuid=new_uuid(), text="I am Anna")
    assert [line["name"] for line in host.get(f"/api/tables/{made['id']}/chat")["lines"]] == ["Ben"]


def test_notes_are_private(guest: Guest) -> None:
    people = trio(guest)
    table = full_table(people)
    people[1].post(f"/api/tables/{table}/note", method="PUT", text="Cleo bluffs")
    assert people[1].get(f"/api/tables/{table}/note")["text"] == "Cleo bluffs"
    assert people[0].get(f"/api/tables/{table}/note")["text"] == ""
    assert people[0].http.get(f"/api/tables/{table}/note?seat=1").status_code == 403


def test_presence_is_shown(guest: Guest) -> None:
    people = trio(guest)
    table = full_table(people)
    live = people[0].live(table)
    live.sync(0)
    other = people[2].live(table)
    live.until(lambda m: m["type"] == "state" and "table" in m and m["table"]["seats"][2]["online"])
    assert [seat["online"] for seat in live.state["table"]["seats"]] == [True, False, True]
    other.close()
    live.until(
        lambda m: m["type"] == "state" and "table" in m and not m["table"]["seats"][2]["online"]
    )
    live.close()


# Records


def test_the_commitment_is_shown_first_and_proved_at_the_end(guest: Guest) -> None:
    people = trio(guest)
    table = full_table(people)
    promise = people[1].get(f"/api/tables/{table}/fairness")
    assert promise["secret"] == promise["seed"] == promise["salt"] == ""
    assert promise["numbers"] == [] and len(promise["commitment"]) == 64
    assert people[1].state(table)["table"]["commitment"] == promise["commitment"]
    play_on(people, table, 1000)
    proof = people[1].get(f"/api/tables/{table}/fairness")
    parts = ["augury promise 1", table, proof["secret"], proof["salt"]]
    assert hashlib.sha256("\n".join(parts).encode()).hexdigest() == promise["commitment"]
    text = people[0].http.get(f"/api/tables/{table}/record").text
    assert f"seed: {proof['seed']}\n" in text
    assert record.parse(text).verify().to_act() == []
    scores = people[2].get(f"/api/tables/{table}/scores")
    assert scores["points"][-1]["scores"] == people[0].state(table)["view"]["scores"]
    assert sorted(scores["ranks"])[0] == 1
    moments = people[0].get(f"/api/tables/{table}/moments?eye=2&from=3&to=5")
    assert [moment["moment"] for moment in moments["moments"]] == [3, 4, 5]
    assert moments["moments"][0]["view"]["seat"] == 2


def test_a_running_game_gives_each_player_only_his_own_log(guest: Guest) -> None:
    people = trio(guest)
    table = full_table(people)
    play_on(people, table, 9)
    log = people[1].http.get(f"/api/tables/{table}/record").text
    assert log.startswith("augury log 1") and "seed" not in log
    own = [line for line in log.splitlines() if " > " in line]
    assert len(own) == 3
    others = people[0].http.get(f"/api/tables/{table}/record").text
    assert not set(own) & {line for line in others.splitlines() if " > " in line}
    assert people[1].http.get(f"/api/tables/{table}/record?eye=0").status_code == 403
    moments = people[1].get(f"/api/tables/{table}/moments")["moments"]
    assert {moment["seat"] for moment in moments} == {-1, 1}


def test_a_record_is_imported_to_look_at_or_to_play_on_from(guest: Guest) -> None:
    people = trio(guest)
    table = full_table(people)
    play_on(people, table, 1000)
    text = people[0].http.get(f"/api/tables/{table}/record").text
    other = guest("Dora")
    look = other.post("/api/records", record=text)["id"]
    state = other.state(look, 1)
    assert state["table"]["status"] == "over" and state["table"]["open_seed"]
    assert state["view"] == people[1].state(table)["view"]
    assert state["events"] == people[1].state(table)["events"], "each at its own moment"
    assert (
        other.http.get(f"/api/tables/{look}/record").text.splitlines()[-1] == text.splitlines()[-1]
    )
    branch = other.post("/api/records", record=text, branch=True, at=20)["id"]
    state = other.state(branch)
    assert state["table"]["status"] == "playing" and state["decisions"] >= 20
    wait_until(lambda: other.state(branch)["legal"])
    play_on([other], branch, 1)
    assert other.refused("/api/records", record=text, branch=True) == (422, "malformed")
    assert other.refused("/api/records", record=text.replace("seed: ", "seed: 1")) == (
        422,
        "malformed",
    )


# Non-interference


def about_the_game(state: Json) -> Json:
    return {
        name: state.get(name)
        for name in (
            "version",
            "eye",
            "decisions",
            "events",
            "events_from",
            "undo",
            "frames",
            "view",
            "legal",
        )
    }


def test_what_a_seat_receives_does_not_depend_on_what_it_cannot_know(
    server: Served, guest: Guest, game: Game
) -> None:
    """Exchange everything hidden from the seat: the wire carries the same bytes."""
    count = next(number for number in game.seats if number > 1)
    people = [guest(name) for name in ("Anna", "Ben", "Cleo", "Dora")[:count]]
    table = full_table(people, game.id)
    for steps in range(15):
        play_on(people, table, 3, random.Random(steps))
        held = server.live(table)
        truth = held.engine.state
        for eye, person in ((0, people[0]), (1, people[1]), (-1, people[1])):
            before = about_the_game(person.state(table, eye))
            promise = person.get(f"/api/tables/{table}/fairness")
            meant = meanings(server.house.wishes, held, eye, steps)
            other = truth.clone()
            game.reader.redeal(other, eye, chance.from_seed(steps))
            other.listening = True
            held.engine.state = other
            held.pictures.clear()
            held.ask_around()
            assert meanings(server.house.wishes, held, eye, steps) == meant
            live = person.live(table, eye=eye)
            live.until(lambda m: m["type"] == "state")
            assert about_the_game(person.state(table, eye)) == before
            assert about_the_game(live.state) == before
            assert person.get(f"/api/tables/{table}/fairness") == promise
            live.close()
            held.engine.state = truth
            held.pictures.clear()
            held.ask_around()


def meanings(wishes: Wishes, live: LiveTable, eye: int, seed: int) -> list[Meaning]:
    """What the server says to a seat that asks about decisions, possible ones and others."""
    if eye < 0 or live.ended() or eye not in live.legal:
        return []
    luck = random.Random(seed)
    vocabulary = live.game.vocabulary
    asked = [*live.legal[eye][:20], *(luck.randrange(vocabulary.size) for _ in range(20))]
    person = schema.Person(live.seats[eye].person, "", None, "", 0)
    return [
        wishes.ask(live, person, Ask(action=vocabulary.text(action), seat=eye)) for action in asked
    ]


def test_a_secret_choice_of_another_leaves_no_trace(
    guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same deal twice; seat 1 chooses differently; seat 0 receives the same frames."""
    monkeypatch.setattr(fair, "seed", lambda table, secret, numbers: 7)
    host = guest("Anna")
    received = []
    for choice in (0, 1):
        ben, cleo = guest(f"Ben {choice}"), guest(f"Cleo {choice}")
        made = host.post(
            "/api/tables",
            game="majority",
            seats=[{"kind": "me"}, {"kind": "link"}, {"kind": "link"}],
        )
        for person, link in zip((ben, cleo), made["links"], strict=True):
            person.post("/api/links", token=link["token"], name=person.name[:-2])
        live = host.live(made["id"])
        live.sync(0)
        legal = ben.state(made["id"])["legal"]
        ben.play(made["id"], legal[choice]["action"], 0)
        live.sync(1)
        log = host.http.get(f"/api/tables/{made['id']}/moments?eye=0").text
        received.append((about_the_game(live.state), live.events, log))
        live.close()
    assert received[0] == received[1]
