"""What is measured: memory, idle cost, a steady pace, flat out, a long game, and many who look
on."""

from __future__ import annotations

import asyncio
import random
import statistics
import sys
import time
from typing import Any

from server.clients import Match
from server.targets import Augury, Target

FLAT_OUT_TABLES = 64
WINDOW = 500  # decisions over which a cost is measured in a long game


def show(text: str, done: int = 0, of: int = 0) -> None:
    """Progress, on one line in a terminal, a line per step elsewhere."""
    line = f"  {text}" + (f" {done} of {of}" if of else "")
    if sys.stderr.isatty():
        end = "" if done < of or not of else "\n"
        print(f"\r\033[K{line}", end=end, file=sys.stderr, flush=True)
    elif not of or done == of or done % max(1, of // 4) == 0:
        print(line, file=sys.stderr, flush=True)


def spread(times: list[float]) -> dict[str, float]:
    ordered = sorted(times)
    return {
        "p50_ms": round(statistics.median(ordered), 2),
        "p99_ms": round(ordered[int(len(ordered) * 0.99)], 2),
        "decisions": len(ordered),
    }


async def steady(
    target: Target, matches: list[Match], seconds: float, every: float
) -> dict[str, float]:
    """Each table moves every so many seconds, not all at once."""
    luck = random.Random(1)
    found: list[float] = []
    used, end = target.cpu(), time.monotonic() + seconds

    async def keep_playing(match: Match) -> None:
        await asyncio.sleep(luck.uniform(0, every))
        while time.monotonic() < end:
            took = await match.move(luck)
            found.append(took)
            await asyncio.sleep(max(0.0, every - took / 1000))

    await asyncio.gather(*(keep_playing(match) for match in matches))
    used = target.cpu() - used
    return {
        "decisions_per_second": round(len(found) / seconds, 1),
        **spread(found),
        "cpu": round(used / seconds, 3),
        "cpu_ms_per_decision": round(used * 1000 / len(found), 3),
    }


async def flat_out(target: Target, matches: list[Match], seconds: float) -> dict[str, float]:
    """As fast as it goes, with this many tables at a time."""
    luck = random.Random(2)
    found: list[float] = []
    used, began = target.cpu(), time.monotonic()

    async def keep_playing(match: Match) -> None:
        while time.monotonic() < began + seconds:
            found.append(await match.move(luck))

    await asyncio.gather(*(keep_playing(match) for match in matches))
    took = time.monotonic() - began
    used = target.cpu() - used
    return {
        "tables": len(matches),
        "decisions_per_second": round(len(found) / took, 1),
        **spread(found),
        "cpu_ms_per_decision": round(used * 1000 / len(found), 3),
    }


async def open_all(target: Target, tables: int) -> tuple[list[Match], dict[str, float]]:
    """Tables with two clients each, and the memory they take."""
    base = target.memory()
    for number in range(tables):
        target.prepare(number)
        show("tables", number + 1, tables)
    with_tables = target.memory()
    matches: list[Match] = []
    for number in range(tables):
        matches.append(await target.open_match(number))
        show("tables with two clients", number + 1, tables)
    with_clients = target.memory()
    return matches, {
        "base": base,
        "per_table": round((with_tables - base) / tables, 1),
        "per_connection": round((with_clients - with_tables) / (2 * tables), 1),
    }


async def measure(target: Target, tables: int, seconds: float, every: float) -> dict[str, Any]:
    matches, kilobytes = await open_all(target, tables)
    show(f"nobody moves, {seconds / 2:.0f} seconds")
    used = target.cpu()
    await asyncio.sleep(seconds / 2)
    idle = (target.cpu() - used) / (seconds / 2)
    show(f"steady, {seconds:.0f} seconds")
    calm = await steady(target, matches, seconds, every)
    show(f"flat out, {seconds / 2:.0f} seconds")
    fast = await flat_out(target, matches[:FLAT_OUT_TABLES], seconds / 2)
    for match in matches:
        match.close()
    return {
        "tables": tables,
        "clients": 2 * tables,
        "idle_cpu": round(idle, 4),
        "steady": calm,
        "flat_out": fast,
        "memory_kb": {**kilobytes, "after": target.memory()},
    }


async def long_game(target: Target, lengths: list[int]) -> list[dict[str, float]]:
    """One table, one decision after the other: what a decision costs after so many."""
    match = await target.open_match(1_000_000)
    luck = random.Random(3)
    found: list[dict[str, float]] = []
    for length in lengths:
        while match.players[0].version < length:
            await match.move(luck)
        show("a long game: decisions", length, lengths[-1])
        used, heard = target.cpu(), match.received()
        times = [await match.move(luck) for _ in range(WINDOW)]
        found.append(
            {
                "after": length,
                "p50_ms": round(statistics.median(times), 3),
                "cpu_ms": round((target.cpu() - used) * 1000 / WINDOW, 3),
                "bytes": round((match.received() - heard) / WINDOW, 1),
            }
        )
    match.close()
    return found


async def audience(target: Augury, sizes: list[int], decisions: int) -> list[dict[str, float]]:
    """One table with more and more people who look on."""
    number = 2_000_000
    match = await target.open_match(number)
    luck = random.Random(4)
    found: list[dict[str, float]] = []
    for size in sizes:
        while len(match.lookers) < size - 2:
            await target.add_looker(match, number)
        await asyncio.sleep(0.5)  # everybody is told who is there
        show("people at one table", size, sizes[-1])
        used = target.cpu()
        times = [await match.move(luck) for _ in range(decisions)]
        used = target.cpu() - used
        found.append(
            {
                "clients": size,
                "p50_ms": round(statistics.median(times), 2),
                "cpu_ms": round(used * 1000 / decisions, 3),
                "cpu_ms_per_client": round(used * 1000 / decisions / size, 4),
            }
        )
    match.close()
    return found
