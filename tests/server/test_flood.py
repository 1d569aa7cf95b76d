"""A flood of hostile messages over sockets and HTTP: no 5xx, no broken connection, no trace in the
log, no growth of memory.

A few thousand in the suite, a million in `make fuzz`.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from flood import Flood, Target
from serving import Person, Process, full_table, new_table

GAMES = {"majority": 3, "majority2": 2, "luna": 2, "pantheon": 2, "goetia": 2}
MOST_GROWN = (
    24 * 1024
)  # kilobytes, whatever the number of messages: allocator, caches, bounded lists


def resident(server: Process) -> int:
    """Kilobytes."""
    assert server.process is not None
    for line in Path(f"/proc/{server.process.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    raise AssertionError("the server is gone")


def flood(folder: Path, steps: list[int], seed: int) -> None:
    """So many messages each; what is resident after the first step is not exceeded by much."""
    server = Process("--data", str(folder)).start().wait_up()
    tables: list[Target] = []
    for game, seats in GAMES.items():
        people = [Person(server.url, f"{game} {seat}") for seat in range(seats)]
        tables.append(Target(game, full_table(people, game=game), people))
    pouring = Flood(server, tables, seed)
    sizes: list[int] = []
    for messages in steps:
        asyncio.run(pouring.run(messages))
        pouring.seed += 1
        sizes.append(resident(server))
        print(f"{sum(pouring.sent.values())} messages, {pouring.games} games: {sizes[-1]} KB")
    print(f"answers {dict(sorted(pouring.answers.items()))}")
    errors = server.errors()
    assert pouring.failures == [], errors[-3000:]
    assert "Traceback" not in errors and '"level": "error"' not in errors, errors[:3000]
    assert sizes[-1] - sizes[0] < MOST_GROWN
    statuses = [word for word in pouring.answers if word.startswith("HTTP 2")]
    assert statuses and pouring.answers["accepted"] > 0, "some of it was understood"
    lively = Person(server.url, "Anna")
    assert new_table(lively, "me", "open", "open")["id"], "it still serves"
    assert server.stop() < 10


def test_a_few_thousand_hostile_messages(tmp_path: Path) -> None:
    flood(tmp_path, [800, 1_600], seed=1)


@pytest.mark.soak
def test_a_million_hostile_messages(tmp_path: Path) -> None:
    flood(tmp_path, [10_000, 90_000, 300_000, 300_000, 300_000], seed=20)
