"""Several server processes on one PostgreSQL, and on two: how many decisions a second, flat out."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from server.measure import FLAT_OUT_TABLES, flat_out, show
from server.targets import Augury

TESTS = Path(__file__).resolve().parents[2] / "tests"


async def processes(counts: list[int], seconds: float, folder: Path) -> dict[str, Any]:
    sys.path += [str(TESTS), str(TESTS / "server")]  # the throw-away cluster of the tests
    from cluster import Cluster

    found: dict[str, Any] = {}
    one, two = Cluster().start(), Cluster().start()
    try:
        plans: list[tuple[str, int, tuple[str, ...]]] = [
            (f"{count} on one PostgreSQL", count, (one.new_database(),)) for count in counts
        ]
        both = (one.new_database(), two.new_database())
        plans.append(("2, each with its own PostgreSQL", 2, both))
        for title, count, databases in plans:
            show(title)
            target = Augury(folder, databases, count)
            target.start()
            try:
                matches = [await target.open_match(number) for number in range(FLAT_OUT_TABLES)]
                await flat_out(target, matches, seconds / 4)
                found[title] = await flat_out(target, matches, seconds)
                for match in matches:
                    match.close()
            finally:
                target.stop()
    finally:
        one.remove()
        two.remove()
    return found
