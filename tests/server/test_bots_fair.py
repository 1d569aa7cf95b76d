"""Bots at the server: the measured players, shared fairly, and only where somebody cares."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from pathlib import Path

import pytest
from serving import Live, Person, Process, Served, bots, new_table, served, wait_until

from augury.arena.job import Job, seat_bots
from augury.bots.levels import met
from augury.bots.mcts import MctsBot
from augury.bots.party import Party
from augury.core import registry
from augury.core.game import CRYPTOGRAPHIC
from augury.server import bots as server_bots
from augury.server import thinking
from augury.server.bots import BotPool, Worker, spec
from augury.server.fair import FairQueue
from augury.server.live_table import LiveTable
from augury.server.metrics import Metrics

# The measured player


def decided(running: Served, table: str) -> list[tuple[int, int]]:
    return list(running.live(table).engine.record.decisions)


def arena_plays(
    game: str, seats: int, seed: int, bot: str, decisions: int
) -> list[tuple[int, int]]:
    """The first decisions of a game in the arena, with the deal of a table on the server."""
    room = registry.load(game)
    options = room.check_options(seats, {})
    party = Party(seat_bots(room, Job(0, game, seats, options, seed, (bot,) * seats, (0,) * seats)))
    state = room.start(seats, seed, options, CRYPTOGRAPHIC)
    party.sit(state)
    made: list[tuple[int, int]] = []
    for decision in party.play_on(state):
        made.append((decision.seat, decision.action))
        if len(made) == decisions:
            break
    return made


@pytest.mark.parametrize(("room", "seats", "length"), [("majority", 3, 20), ("pantheon", 2, 10)])
def test_a_bot_at_a_table_decides_as_the_player_in_the_arena(
    room: str, seats: int, length: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tree, habits, luck and the budget of the turn are kept from decision to decision."""

    def arena_seed(pool: BotPool, live: LiveTable, seat: int) -> int:
        return (int(live.row.seed) * 1000 + seat) * 2 + 1

    monkeypatch.setattr(server_bots, "spec", lambda game, number, most: "mcts@20")
    monkeypatch.setattr(BotPool, "new_seed", arena_seed)
    with served(tmp_path, bot_seconds=0.0) as running:
        host = Person(running.url, "Zoe")
        table = new_table(host, *bots(seats), game=room)["id"]
        watching = host.live(table)
        watching.sync(length)
        made = decided(running, table)[:length]
        seed = int(running.live(table).row.seed)
        host.post(f"/api/tables/{table}/close")
    assert made == arena_plays(room, seats, seed, "mcts@20", length)


def test_a_level_is_capped_in_seconds_but_never_thinks_longer_than_measured() -> None:
    game = registry.load("majority")
    assert spec(game, 3, 0.0) == met(3) == spec(game, 3, 60.0)
    assert spec(game, 3, 0.05).endswith("+seconds=0.05") and "iterations=0+" not in spec(
        game, 3, 0.05
    )


def test_players_asked_long_ago_give_up_their_trees_and_go_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinking, "TREES", 1)
    game = registry.load("majority")
    thinker = thinking.Thinker()

    def ask(table: str, seed: int, forget: list[str]) -> int:
        state = game.start(3, 5, game.check_options(3, {}))
        positions = [thinking.Position(state, [])]
        question = thinking.Question(table, 0, "majority", "mcts@20", seed, positions, forget)
        return thinker.answer(question)

    ask("a", 1, [])
    first = thinker.players["a"][0].bot
    assert isinstance(first, MctsBot) and first.search.roots
    ask("b", 2, [])
    assert not first.search.roots and not first.since
    ask("a", -1, ["b"])
    assert first.search.roots and list(thinker.players) == ["a"]


def test_a_take_back_behind_what_a_player_heard_makes_a_new_player(tmp_path: Path) -> None:
    with served(tmp_path) as running:
        host = Person(running.url, "Zoe")
        live = running.live(new_table(host, "me", "open", "open")["id"])
        memory = server_bots.Memory("3")
        memory.heard, memory.version = 5, 0
        live.logbook.totals = [0, 5, 8]
        assert not memory.went_back(live)
        live.logbook.totals = [0, 5, 8, 4]
        assert memory.went_back(live)


# Fair shares


async def others_go_on() -> None:
    """Until every other task waits for something."""
    for _ in range(20):
        await asyncio.sleep(0)


def test_whoever_waited_longest_is_next_however_many_tables_others_have() -> None:
    order: list[str] = []

    async def think(
        queue: FairQueue[str], person: str, table: str, all_wait: asyncio.Event
    ) -> None:
        async with queue.turn(person, table):
            order.append(person)
            await all_wait.wait()

    async def whole() -> None:
        queue, all_wait = FairQueue(["worker"]), asyncio.Event()
        greedy = [
            asyncio.ensure_future(think(queue, "greedy", f"g{n}", all_wait)) for n in range(10)
        ]
        await others_go_on()
        honest = asyncio.ensure_future(think(queue, "honest", "h", all_wait))
        await others_go_on()
        all_wait.set()
        await asyncio.gather(*greedy, honest)
        assert queue.free == ["worker"] and not queue.waiting

    asyncio.run(whole())
    assert order.index("honest") == 1


def test_a_table_waits_for_the_worker_that_has_its_players_and_nobody_waits_for_who_left() -> None:
    got: list[tuple[str, str]] = []

    async def think(queue: FairQueue[str], table: str, until: asyncio.Event) -> None:
        async with queue.turn("somebody", table) as worker:
            got.append((table, worker))
            await until.wait()

    async def whole() -> None:
        queue = FairQueue(["first", "second"])
        queue.homes = {"a": "first", "b": "first"}
        done = asyncio.Event()
        tasks = [asyncio.ensure_future(think(queue, table, done)) for table in ("a", "b", "c")]
        await others_go_on()
        assert got == [("a", "first"), ("c", "second")]
        tasks[1].cancel()
        done.set()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert sorted(queue.free) == ["first", "second"]
        await think(queue, "b", done)
        assert got[-1] == ("b", "first")

    asyncio.run(whole())


def version(running: Served, table: str) -> int:
    return running.live(table).version


def rests(running: Served, table: str) -> bool:
    """No bot thinks there, even after the house has looked for bots that have to move."""
    running.do(running.house.keeper.adopt())
    return not running.house.keeper.is_thinking(running.live(table))


def test_bots_play_for_those_who_look_and_rest_when_nobody_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also after a restart."""
    monkeypatch.setattr("augury.server.presence.GLANCE", 0.0)
    with served(tmp_path) as running:
        host = Person(running.url, "Zoe")
        table = new_table(host, *bots(3))["id"]
        assert rests(running, table) and version(running, table) == 0
        watching = host.live(table)
        watching.sync(3)
        watching.close()
        wait_until(lambda: not running.viewers(table))
        wait_until(lambda: rests(running, table))
        reached = version(running, table)
        assert rests(running, table) and version(running, table) == reached
    with served(tmp_path) as again:
        wait_until(again.ready)
        assert rests(again, table) and version(again, table) == reached
        Person(again.url, token=host.token).live(table).sync(reached + 2)


def test_a_plain_request_counts_as_looking_for_a_while(tmp_path: Path) -> None:
    with served(tmp_path) as running:
        host = Person(running.url, "Zoe")
        table = new_table(host, *bots(3))["id"]
        host.state(table)
        wait_until(lambda: version(running, table) > 3)


def test_bots_think_at_a_lower_priority_than_the_server(tmp_path: Path) -> None:
    with served(tmp_path) as running:
        host = Person(running.url, "Zoe")
        host.live(new_table(host, *bots(3))["id"]).sync(2)
        process = running.house.bots.workers[0].running
        assert process is not None and process.process.pid is not None
        own = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, process.process.pid) == min(19, own + 10)


def test_a_lost_worker_costs_its_players_their_memory_and_nothing_else(tmp_path: Path) -> None:
    with served(tmp_path) as running:
        host = Person(running.url, "Zoe")
        table = new_table(host, *bots(3, level=3))["id"]
        watching = host.live(table)
        watching.sync(2)
        process = running.house.bots.workers[0].running
        assert process is not None
        process.process.kill()
        watching.until(lambda message: message.get("table", {}).get("status") == "over", 60)
        assert "augury_bot_failures_total" not in host.http.get("/metrics").text


def test_a_quick_bot_gets_through_its_turn_while_others_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Strong bots give the worker back after each decision; a quick one keeps it for a slice."""
    order: list[str] = []

    async def choose(
        pool: BotPool, live: LiveTable, seat: int, metrics: Metrics, worker: Worker
    ) -> str:
        order.append(live.row.id)
        await asyncio.sleep(0.12 if live.seats[seat].level == 5 else 0.0)
        return live.game.vocabulary.text(live.legal[seat][0])

    monkeypatch.setattr(BotPool, "choose", choose)
    monkeypatch.setattr("augury.server.keeper.SLICE", 0.1)
    with served(tmp_path) as running:
        greedy, honest = Person(running.url, "Mallory"), Person(running.url, "Anna")
        for _ in range(4):
            greedy.live(new_table(greedy, *bots(3, level=5))["id"]).sync(1)
        table = new_table(honest, *bots(3))["id"]
        honest.live(table).sync(6)
    own = [place for place, name in enumerate(order) if name == table]
    assert own[3] - own[0] <= 4, "four decisions, at most one strong one in between"


@pytest.mark.soak
def test_thirty_tables_of_strong_bots_delay_an_honest_one_by_about_a_decision(
    tmp_path: Path,
) -> None:
    """One guest looks at 30 tables of four level-5 bots; another plays with a bot of level 1."""
    server = Process("--data", str(tmp_path), "--rate-limit", "1", "--bot-seconds", "0")
    server.start().wait_up()
    honest = Person(server.url, "Anna")
    table = new_table(honest, "me", *bots(1), game="pantheon")["id"]
    live = honest.live(table)
    before = answer_times(live, 4)
    greedy = Person(server.url, "Mallory")
    sockets: list[Live] = []
    for _ in range(30):
        made = greedy.call("POST", "/api/tables", game="pantheon", seats=bots(4, level=5))
        if made.status_code == 200 and len(sockets) < 15:
            sockets.append(greedy.live(made.json()["id"]))
    time.sleep(5)
    during = answer_times(live, 4)
    print(f"before {max(before):.2f} s, during {max(during):.2f} s", file=sys.stderr)
    assert max(during) < max(before) + 10.0


def answer_times(live: Live, turns: int) -> list[float]:
    """Play on at seat 0; how long the bot takes to let us go on, each time it has to decide."""
    found: list[float] = []
    live.sync(0)
    while len(found) < turns:
        while not live.state["legal"]:
            live.receive(60)
        answer = live.decide(live.state["legal"][0]["action"], 0)
        live.sync(answer["version"])
        if not live.state["legal"]:
            began = time.monotonic()
            while not live.state["legal"]:
                live.receive(60)
            found.append(time.monotonic() - began)
    return found
