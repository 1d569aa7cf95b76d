"""Plans: how the table would stand after some decisions, without deciding and without telling a
secret."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from serving import Json, Person, Served, full_table, new_uuid, play_on
from support import SOURCE, has_long_moves

from augury.core import chance, fair, record
from augury.core.game import Game

Guest = Callable[[str], Person]


def sit_down(guest: Guest, game: Game) -> tuple[list[Person], str]:
    count = next(number for number in game.seats if number > 1)
    people = [guest(name) for name in ("Anna", "Ben", "Cleo", "Dora")[:count]]
    return people, full_table(people, game.id)


def asked(people: list[Person], table: str) -> tuple[int, Person, Json]:
    for seat, person in enumerate(people):
        state = person.state(table)
        if state["legal"]:
            return seat, person, state
    raise AssertionError("nobody is asked")


def dream(
    person: Person, table: str, state: Json, luck: random.Random, most: int = 6
) -> tuple[list[str], list[Json]]:
    """Plan on and on, as somebody does who touches one thing after another."""
    actions: list[str] = []
    answers: list[Json] = []
    legal = state["legal"]
    while legal and len(actions) < most:
        actions.append(luck.choice(legal)["action"])
        answer = person.post(f"/api/tables/{table}/plan", version=state["version"], actions=actions)
        assert answer["actions"] == actions and "refusal" not in answer
        answers.append(answer)
        legal = [] if answer["ends"] else answer["legal"]
    return actions, answers


def test_a_plan_shows_the_table_as_it_will_be_and_is_played_at_once(
    guest: Guest, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Always the same deal: there are some in which nobody makes a move of several steps so
    soon."""
    monkeypatch.setattr(fair, "seed", lambda table, secret, numbers: 7)
    people, table = sit_down(guest, game)
    luck = random.Random(game.id)
    several = 0
    for _ in range(80):
        if not people[0].state(table)["view"]["to_act"]:
            break  # a short game is over by now
        seat, person, state = asked(people, table)
        actions, answers = dream(person, table, state, luck)
        assert person.state(table) == state, "planning changes nothing"
        reversible = [answer for answer in answers if not answer["ends"]]
        kept = actions[: len(reversible)] or actions
        several += len(kept) > 1
        played = person.post(
            f"/api/tables/{table}/play",
            uuid=new_uuid(),
            version=state["version"],
            actions=kept,
            seat=seat,
        )["state"]
        if reversible:
            assert played["view"] == reversible[-1]["view"]
            assert played["legal"] == reversible[-1]["legal"]
        if answers[-1]["ends"]:
            last = reversible[-1] if reversible else state
            assert answers[-1]["view"] == last["view"] and answers[-1]["legal"] == last["legal"], (
                "nothing is shown beyond the end"
            )
    assert (several > 0) == has_long_moves(game), (
        "moves of several steps are planned wherever the rules have them"
    )


def test_what_a_plan_shows_does_not_depend_on_what_is_hidden(
    server: Served, guest: Guest, game: Game
) -> None:
    people, table = sit_down(guest, game)
    for steps in range(6):
        play_on(people, table, 4, random.Random(steps))
        seat, person, state = asked(people, table)
        before = dream(person, table, state, random.Random(steps))
        live = server.live(table)
        truth = live.engine.state
        for world in range(3):
            other = truth.clone()
            game.reader.redeal(other, seat, chance.from_seed(world + 1))
            other.listening = True
            live.engine.state = other
            assert dream(person, table, state, random.Random(steps)) == before
        live.engine.state = truth


def test_a_plan_says_what_is_not_possible_and_where_it_ends(guest: Guest) -> None:
    people = [guest(name) for name in ("Anna", "Ben", "Cleo")]
    table = full_table(people)
    state = people[0].state(table)
    first, second = (choice["action"] for choice in state["legal"][:2])
    wrong = people[0].post(f"/api/tables/{table}/plan", version=0, actions=["play R7", first])
    assert (
        wrong["actions"] == []
        and wrong["refusal"]["rule"] == "MJ-10"
        and wrong["view"] == state["view"]
        and wrong["legal"] == state["legal"]
    )
    done = people[0].post(f"/api/tables/{table}/plan", version=0, actions=[first, second])
    assert done["actions"] == [first]
    assert done["ends"] and done["final"] == "", (
        "the others choose, too; until they have, it could be taken back"
    )
    assert done["refusal"]["key"] == "turn-ends"
    assert done["view"] == state["view"] and done["legal"] == state["legal"]
    people[1].play(table, people[1].state(table)["legal"][0]["action"], 0)
    people[2].play(table, people[2].state(table)["legal"][0]["action"], 1)
    last = people[0].post(f"/api/tables/{table}/plan", version=0, actions=[first])
    assert last["ends"] and last["final"] == "revealed"
    assert people[0].refused(f"/api/tables/{table}/plan", version=0, actions=["fly away"]) == (
        422,
        "malformed",
    )
    late = people[1].post(f"/api/tables/{table}/plan", version=2, actions=[second])
    assert late["actions"] == [] and late["refusal"]["key"] == "not-your-turn"
    assert people[1].refused(f"/api/tables/{table}/plan", version=9, actions=[first]) == (
        409,
        "stale",
    )


def test_a_plan_over_the_socket(guest: Guest) -> None:
    people = [guest(name) for name in ("Anna", "Ben", "Cleo")]
    table = full_table(people)
    live = people[0].live(table)
    live.sync(0)
    action = live.state["legal"][0]["action"]
    live.send(type="plan", version=0, actions=[action])
    answer = live.until(lambda message: message["type"] == "planned")
    assert answer["actions"] == [action]
    live.send(type="plan", version=7, actions=[action])
    assert live.until(lambda message: message["type"] == "trouble")["code"] == "stale"


def test_planning_goes_on_after_own_cards_were_shown(guest: Guest) -> None:
    """Others see them, so they cannot be taken back; but the planner learns nothing new."""
    anna = guest("Anna")
    text, made, action = cards_shown()
    wishes = [{"kind": "me", "name": f"Anna {n}"} for n in range(record.parse(text).seats)]
    table = anna.post("/api/records", record=text, branch=True, at=made, seats=wishes)["id"]
    state = anna.state(table)
    first = anna.post(f"/api/tables/{table}/plan", version=state["version"], actions=[action])
    assert first["final"] == "shown"
    assert not first["ends"] and first["legal"]
    following = first["legal"][0]["action"]
    second = anna.post(
        f"/api/tables/{table}/plan", version=state["version"], actions=[action, following]
    )
    assert second["actions"] == [action, following] and "refusal" not in second
    assert anna.state(table)["version"] == state["version"]


def cards_shown() -> tuple[str, int, str]:
    """A moment of a recorded game of Pantheon at which a seat shows cards and decides on: record,
    decisions made, decision."""
    for path in sorted((SOURCE / "games" / "pantheon" / "tests" / "records").glob("*.rec")):
        text = path.read_text(encoding="utf-8")
        found = record.parse(text)
        epoch = -1
        for made, state in enumerate(found.replay()):
            seat, action = found.decisions[made - 1]
            if made and state.epoch != epoch and state.sealed == "shown" and seat in state.to_act():
                return text, made - 1, found.game.vocabulary.text(action)
            epoch = int(state.epoch)
    raise AssertionError("no record shows cards in the middle of a move")
