"""Whatever happens at a table, everybody's page can be read afterwards, by request and over a fresh
socket.

A machine makes changes of every kind in any order: decisions, lists of them, taking back, going
back by agreement, leaving, coming back, pausing, going on, ending. It does not know what is
possible at the moment; being refused is fine, failing is not.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from calling import Answer
from guessing import seats_of
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)
from serving import Json, Person, Served, full_table, new_uuid, play_on

from augury.core.game import Game
from augury.core.state import SPECTATOR

Guest = Callable[[str], Person]

seats = st.integers(0, 3)
numbers = st.integers(0, 1 << 16)


class AnyTable(RuleBasedStateMachine):
    """One table of one game."""

    server: Served
    game: Game

    @initialize(decisions=st.integers(0, 12))
    def sit_down(self, decisions: int) -> None:
        names = ("Anna", "Ben", "Cleo", "Dora")[: seats_of(self.game)]
        self.people = [Person(self.server.url, name) for name in names]
        self.watcher = Person(self.server.url, "Walter")
        self.table = full_table(self.people, self.game.id)
        link = self.people[0].post(f"/api/tables/{self.table}/watch-link")["token"]
        self.watcher.post("/api/links", token=link)
        play_on(self.people, self.table, decisions)

    def teardown(self) -> None:
        if hasattr(self, "watcher"):
            for person in (*self.people, self.watcher):
                person.close()

    def wish(self, seat: int, path: str, **body: object) -> Answer:
        answer = self.people[seat % len(self.people)].call(
            "POST", f"/api/tables/{self.table}{path}", **body
        )
        assert answer.status_code < 500, (path, body, answer.text)
        return answer

    def page(self, seat: int) -> Json:
        return self.people[seat % len(self.people)].state(self.table, seat % len(self.people))

    # Changes

    @rule(first=seats, number=numbers, many=st.integers(1, 3))
    def play(self, first: int, number: int, many: int) -> None:
        """Somebody who is asked makes a decision, or several as far as they are foreseen."""
        for seat in range(first, first + len(self.people)):
            page = self.page(seat)
            if page["legal"]:
                actions: list[str] = []
                legal = page["legal"]
                while legal and len(actions) < many:
                    actions.append(legal[number % len(legal)]["action"])
                    wish = {"version": page["version"], "actions": actions}
                    plan = self.wish(seat, "/plan", **wish).json()
                    legal = [] if plan.get("ends", True) else plan["legal"]
                self.wish(seat, "/play", uuid=new_uuid(), version=page["version"], actions=actions)
                return

    @rule(seat=seats)
    def undo(self, seat: int) -> None:
        self.wish(seat, "/undo", uuid=new_uuid(), version=self.page(seat)["version"])

    @rule(first=seats, number=numbers)
    def play_and_take_back(self, first: int, number: int) -> None:
        self.play(first, number, 1)
        for seat in range(len(self.people)):
            if self.page(seat)["undo"] == "":
                self.undo(seat)
                return

    @rule(seat=seats, keep=st.integers(0, 20), kind=st.sampled_from(["undo", "pause"]))
    def propose(self, seat: int, keep: int, kind: str) -> None:
        self.wish(seat, "/propose", kind=kind, keep=keep)

    @rule(yes=st.sampled_from([True, True, True, False]))
    def answer(self, yes: bool) -> None:
        """Everybody says the same to what is proposed."""
        proposal = self.page(0)["table"]["proposal"]
        for seat in range(len(self.people)):
            if proposal is not None:
                self.wish(seat, "/answer", number=proposal["number"], yes=yes)

    @rule(seat=seats)
    def resume(self, seat: int) -> None:
        self.wish(seat, "/resume")

    @rule(seat=seats)
    def leave(self, seat: int) -> None:
        self.wish(seat, f"/seats/{seat % len(self.people)}/leave", level=1)

    @rule(seat=seats)
    def come_back(self, seat: int) -> None:
        self.wish(seat, f"/seats/{seat % len(self.people)}/return")

    @rule(sure=st.integers(0, 9))
    def end(self, sure: int) -> None:
        if sure == 9:
            self.wish(0, "/close")

    # What must hold

    @invariant()
    def everybody_can_look(self) -> None:
        if not hasattr(self, "watcher"):
            return
        eyes = [*enumerate(self.people), (SPECTATOR, self.watcher), (SPECTATOR, self.people[0])]
        for eye, person in eyes:
            page = person.state(self.table, eye)
            assert page["eye"] == eye
            live = person.live(self.table, eye=eye)
            shown = live.until(lambda message: message["type"] == "state")
            assert shown["version"] >= page["version"]
            live.send(type="ping")
            live.until(lambda message: message["type"] == "pong")
            live.close()


def run(server: Served, game: Game, examples: int, steps: int) -> None:
    class Machine(AnyTable):
        pass

    Machine.server, Machine.game = server, game
    run_state_machine_as_test(
        Machine,
        settings=settings(
            max_examples=examples,
            stateful_step_count=steps,
            derandomize=examples < 10,
            deadline=None,
            database=None,
            phases=[Phase.generate] if examples < 10 else [Phase.generate, Phase.shrink],
            suppress_health_check=list(HealthCheck),
        ),
    )


def test_after_any_change_everybody_can_look(server: Served, game: Game) -> None:
    run(server, game, examples=3, steps=8)


@pytest.mark.soak
def test_after_many_changes_everybody_can_look(server: Served, game: Game) -> None:
    run(server, game, examples=25, steps=25)


def test_after_a_take_back_the_others_can_look(guest: Guest, game: Game) -> None:
    """Somebody decides, somebody else decides and takes it back: the first one's page says why
    theirs stands."""
    people = [guest(name) for name in ("Anna", "Ben", "Cleo", "Dora")[: seats_of(game)]]
    table = full_table(people, game.id)
    taken_back = 0
    rested = True  # one decision stands between two that are taken back
    for number in range(80):
        if taken_back > 3:
            break
        play_on(people, table, 1, random.Random(number))
        if not rested:
            rested = True
            continue
        for seat, person in enumerate(people):
            page = person.state(table, seat)
            if page["undo"] == "":
                taken_back += 1
                rested = False
                person.post(
                    f"/api/tables/{table}/undo", uuid=new_uuid(), version=page["version"], seat=seat
                )
                for eye, other in enumerate(people):
                    shown = other.state(table, eye)
                    live = other.live(table, eye=eye)
                    told = live.until(lambda message: message["type"] == "state")
                    assert told["undo"] == shown["undo"]
                    live.close()
                break
    assert taken_back
