"""What goes over the wire about a change: frames, each with what an eye heard and its view then."""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec
import pytest
from serving import Json, Person, Served, full_table, heard, play_on

from augury.core.frames import frames
from augury.core.game import Game
from augury.core.state import SPECTATOR
from augury.server import recent
from augury.server.wire import write_json

Guest = Callable[[str], Person]


def shown(state: Json) -> list[tuple[list[str], Json]]:
    return [
        ([event["kind"] for event in frame["events"]], frame["view"]) for frame in state["frames"]
    ]


def test_every_viewer_gets_the_frames_of_every_change(
    server: Served, guest: Guest, game: Game
) -> None:
    """Seats and spectators; the engine's own views, and the last one is the present."""
    count = next(number for number in game.seats if number > 1)
    people = [guest(name) for name in ("Anna", "Ben", "Cleo", "Dora")[:count]]
    table = full_table(people, game.id)
    lives = {eye: people[max(eye, 0)].live(table, eye=eye) for eye in (SPECTATOR, *range(count))}
    for live in lives.values():
        live.sync(0)
    for number in range(1, 31):
        play_on(people, table, 1, random.Random(number))
        held = server.live(table)
        for eye, live in lives.items():
            state = live.sync(number)
            expected = frames(game.reader, held.engine.beats, eye)
            if state["frames"]:
                assert state["events"] == []
                assert [kinds for kinds, _ in shown(state)] == [
                    [event.kind for event in frame.events] for frame in expected
                ]
                assert [view for _, view in shown(state)] == [
                    msgspec.json.decode(write_json(frame.view)) for frame in expected
                ]
            else:
                assert [frame.events for frame in expected] == [[]]
            assert live.state["view"] == people[max(eye, 0)].state(table, eye)["view"]


def test_somebody_who_was_away_gets_all_that_happened_in_frames(guest: Guest) -> None:
    people = [guest(name) for name in ("Anna", "Ben", "Cleo")]
    table = full_table(people)
    play_on(people, table, 12, random.Random(3))
    fresh = people[0].get(f"/api/tables/{table}?eye=0&seen=-1")
    assert len(fresh["frames"]) == 1 and fresh["frames"][0]["events"] == []
    for seen in range(12):
        missed = people[0].get(f"/api/tables/{table}?eye=0&seen={seen}")
        assert heard(missed) == fresh["events"][missed["events_from"] :]
        assert missed["view"] == fresh["view"]
        assert all(frame["view"]["prompt"] == "" for frame in missed["frames"][:-1])
        assert all(frame["view"]["to_act"] == [] for frame in missed["frames"][:-1])
        assert (missed["events"] == []) == (12 - seen <= recent.MOST_VERSIONS)


def test_after_an_undo_only_the_present_is_shown(guest: Guest) -> None:
    people = [guest(name) for name in ("Anna", "Ben", "Cleo")]
    table = full_table(people)
    live = people[1].live(table, eye=1)
    live.sync(0)
    before = live.state["view"]
    legal = people[0].state(table, 0)["legal"]
    people[0].play(table, legal[0]["action"], 0, 0)
    people[0].post(f"/api/tables/{table}/undo", uuid="0f" * 16, version=1, seat=0)
    live.sync(2)
    assert live.state["view"] == before
    gone = people[1].get(f"/api/tables/{table}?eye=1&seen=0")
    assert [frame["events"] for frame in gone["frames"]] == [[]]


def test_who_is_too_far_behind_is_shown_the_present(guest: Guest) -> None:
    people = [guest(name) for name in ("Anna", "Ben", "Cleo")]
    table = full_table(people)
    play_on(people, table, recent.MOST_VERSIONS + 3, random.Random(4))
    late = people[0].get(f"/api/tables/{table}?eye=0&seen=1")
    assert len(late["frames"]) == 1 and late["frames"][0]["events"] == []
    assert late["events"]


def test_moments_of_a_game_come_in_frames(server: Served, guest: Guest, game: Game) -> None:
    count = next(number for number in game.seats if number > 1)
    people = [guest(name) for name in ("Anna", "Ben", "Cleo", "Dora")[:count]]
    table = full_table(people, game.id)
    play_on(people, table, 20, random.Random(5))
    record = server.live(table).engine.record
    found = people[0].get(f"/api/tables/{table}/moments?eye=0&from=5&to=20")["moments"]
    assert [moment["moment"] for moment in found] == list(range(5, 21))
    for moment, beats in enumerate(record.beats()):
        if moment >= 5:
            expected = frames(game.reader, beats, 0)
            assert shown(found[moment - 5]) == [
                (
                    [event.kind for event in frame.events],
                    msgspec.json.decode(write_json(frame.view)),
                )
                for frame in expected
            ]


def test_asking_about_a_choice_shows_the_table_after_it(server: Served, guest: Guest) -> None:
    """As far as the seat may foresee it: in Luna always, nothing is hidden there."""
    people = [guest(name) for name in ("Anna", "Ben")]
    table = full_table(people, "luna")
    held = server.live(table)
    seat = next(iter(held.legal))
    for action in held.legal[seat]:
        after = held.engine.state.clone()
        after.apply(seat, action)
        text = held.game.vocabulary.text(action)
        meant = people[seat].post(f"/api/tables/{table}/ask", action=text, seat=seat)
        view = held.game.reader.view(after, seat)
        assert meant["view"] == msgspec.json.decode(write_json(view))


def test_asking_about_a_choice_that_brings_out_something_new_shows_nothing(
    server: Served, guest: Guest
) -> None:
    people = [guest(name) for name in ("Anna", "Ben", "Cleo")]
    table = full_table(people)
    play_on(people, table, 2, random.Random(6))
    held = server.live(table)
    (seat,) = held.legal  # the last pick of the draft's first step: all packets move on
    text = held.game.vocabulary.text(held.legal[seat][0])
    meant = people[seat].post(f"/api/tables/{table}/ask", action=text, seat=seat)
    assert "refusal" not in meant and "view" not in meant


def test_somebody_who_asks_without_end_has_to_wait(
    server: Served, guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.house.limits, "factor", 1.0)
    anna = guest("Anna")
    table = full_table([anna, guest("Ben")], "luna")
    answers = [
        anna.call("POST", f"/api/tables/{table}/ask", action="meditate", seat=0).status_code
        for _ in range(250)
    ]
    assert answers[0] == 200 and 429 in answers


def test_what_there_was_to_see_is_forgotten_after_a_minute(server: Served, guest: Guest) -> None:
    people = [guest(name) for name in ("Anna", "Ben", "Cleo")]
    table = full_table(people)
    play_on(people, table, 3, random.Random(7))
    held = server.live(table)
    held.beats.forget_old(held.beats.changed + recent.MOST_SECONDS)
    assert list(held.beats.versions) == [1, 2, 3]
    held.beats.forget_old(held.beats.changed + recent.MOST_SECONDS + 1)
    late = people[0].get(f"/api/tables/{table}?eye=0&seen=1")
    assert len(late["frames"]) == 1 and late["frames"][0]["events"] == []
    play_on(people, table, 1, random.Random(8))
    assert list(held.beats.versions) == [4]
