"""Nobody takes more than their share: tables, sockets, replays, places in the lobby, memory."""

from __future__ import annotations

import argparse
import threading
from pathlib import Path
from typing import Any

import pytest
from serving import Person, Served, TestClock, bots, full_table, new_table, served, wait_until

from augury.server import housekeeping, lobby_routes, records
from augury.server.commands import serve
from augury.server.settings import Settings

LIMITED: dict[str, Any] = {"rate_limit": 1.0, "bot_seconds": 0.02}


def create(host: Person, *kinds: str) -> tuple[int, str]:
    seats = [{"kind": kind} for kind in kinds]
    answer = host.call("POST", "/api/tables", game="majority", seats=seats)
    return answer.status_code, answer.json().get("message", "")


def test_a_host_has_a_share_of_open_and_of_running_tables(tmp_path: Path) -> None:
    with served(tmp_path, **LIMITED, most_open_tables=2, most_tables=3) as running:
        anna, ben = Person(running.url, "Anna"), Person(running.url, "Ben")
        assert [create(anna, "me", "open", "open")[0] for _ in range(3)] == [200, 200, 409]
        assert create(anna, "me", "open", "open")[1] == (
            "You host 2 tables waiting for players already. Finish or close one of them first."
        )
        assert [create(anna, "me", "bot", "bot")[0] for _ in range(4)] == [200, 200, 200, 409]
        assert create(ben, "me", "open", "open")[0] == 200
        own = anna.get("/api/me/tables")["tables"]
        anna.post(f"/api/tables/{own[0]['id']}/close")
        anna.post(f"/api/tables/{own[-1]['id']}/close")
        assert create(anna, "me", "bot", "bot")[0] == create(anna, "me", "open", "open")[0] == 200


def test_an_address_has_a_share_too(tmp_path: Path) -> None:
    with served(tmp_path, **LIMITED, most_open_tables=2, address_share=2) as running:
        people = [Person(running.url, name) for name in ("Anna", "Ben", "Cleo")]
        assert [create(one, "me", "open", "open")[0] for one in people for _ in range(2)] == [
            *[200] * 4,
            *[409] * 2,
        ]
        assert create(people[2], "me", "open", "open")[1].startswith("Your network has 4 tables")


def test_without_rate_limits_there_are_no_shares_either(tmp_path: Path) -> None:
    with served(tmp_path, most_open_tables=1) as running:
        anna = Person(running.url, "Anna")
        assert [create(anna, "me", "open", "open")[0] for _ in range(3)] == [200] * 3


def test_a_person_has_a_share_of_sockets(tmp_path: Path) -> None:
    with served(tmp_path, **LIMITED, most_sockets=2) as running:
        people = [Person(running.url, name) for name in ("Anna", "Ben", "Cleo")]
        table = full_table(people)
        first, second = people[0].live(table), people[0].live(table)
        first.sync(0)
        second.sync(0)
        assert people[0].live(table).closed_with() == 4429
        people[1].live(table).sync(0)
        first.close()
        wait_until(lambda: len(running.viewers()) == 2)
        people[0].live(table).sync(0)


def test_replays_under_way_are_counted_per_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    under_way, go_on = threading.Semaphore(0), threading.Event()
    replay = records.moments

    def slow(*args: Any) -> object:
        under_way.release()
        go_on.wait(20)
        return replay(*args)

    monkeypatch.setattr(records, "moments", slow)
    with served(tmp_path, **LIMITED, most_analyses=1) as running:
        people = [Person(running.url, name) for name in ("Anna", "Ben", "Cleo")]
        page = f"/api/tables/{full_table(people)}/moments"
        answers: list[int] = []
        asking = [
            threading.Thread(target=lambda who=who: answers.append(who.http.get(page).status_code))
            for who in people[:2]
        ]
        asking[0].start()
        assert under_way.acquire(timeout=10)
        refused = people[0].http.get(page)
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many")
        asking[1].start()
        assert under_way.acquire(timeout=10), "somebody else is not held up"
        go_on.set()
        for one in asking:
            one.join()
        assert answers == [200, 200]
        assert people[0].http.get(page).status_code == 200


def listed(person: Person, page: int = 0) -> list[str]:
    return [card["id"] for card in person.get(f"/api/tables?page={page}")["tables"]]


def test_one_hosts_tables_do_not_push_others_out_of_the_lobby(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby_routes, "MOST_LISTED", 4)
    clock = TestClock()
    with served(tmp_path, clock) as running:
        anna, mallory = Person(running.url, "Anna"), Person(running.url, "Mallory")
        old = [new_table(anna, "me", "open", "open", listed=True)["id"] for _ in range(2)]
        new = []
        for _ in range(6):
            clock.ahead += 1  # so that they have an order
            new.append(new_table(mallory, "me", "open", "open", listed=True)["id"])
        first = listed(anna)
        assert set(first[:2]) & set(old) and first[0] == new[-1]
        assert set(old) <= set(first)
        everything = first + listed(anna, 1) + listed(anna, 2)
        assert sorted(everything) == sorted(old + new)


def test_tables_that_nobody_looks_at_leave_memory_and_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those that wait, and those that play but have nothing to do by themselves."""
    monkeypatch.setattr("augury.server.presence.GLANCE", 0.0)
    with served(tmp_path) as running:
        anna = Person(running.url, "Anna")
        waiting = new_table(anna, "me", "open", "open")["id"]
        resting = new_table(anna, *bots(3))["id"]
        clocked = full_table(
            [anna, Person(running.url, "Ben"), Person(running.url, "Cleo")],
            clock={"main": 600_000, "move": 0},
        )
        looked_at = new_table(anna, "me", "open", "open")["id"]
        anna.live(looked_at).sync(0)
        let_go(running)
        assert running.held() == {clocked, looked_at}
        assert anna.state(waiting)["table"]["status"] == "waiting"
        assert anna.state(resting)["table"]["status"] == "playing"


def let_go(running: Served) -> None:
    for live in running.house.tables.live.values():
        live.used -= housekeeping.IDLE + 1
    running.house.housekeeping.let_go_idle()


def test_the_command_line_has_the_defaults_of_the_settings() -> None:
    """Secrets come from files, and a folder of one's own is not said twice."""
    top = argparse.ArgumentParser()
    serve.add_parsers(top.add_subparsers())
    given, defaults = vars(top.parse_args(["serve"])), Settings()
    shared = given.keys() & set(Settings.__struct_fields__)
    assert shared > set(serve.SHARES)
    assert {name: given[name] for name in shared} == {
        name: getattr(defaults, name) for name in shared
    }
