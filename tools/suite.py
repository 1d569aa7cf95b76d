"""All tests: `make test`. Set-up, lint, types and tests are jobs that fill every core.

The longest come first. The server's and the browser's tests start real servers and wait for them;
the engine's tests run beside them at low priority, so that no core is idle. Needs nothing but
Python itself: what else is needed, the first jobs install. `python tools/suite.py lint types` runs
only these, and what they need.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from jobs import Job, Orphans, run

BIN = Path(sys.executable).parent
MAKE = ["make", "--no-print-directory"]
HOUSE = ["tests/server", "tests/browser"]
BY_MODULE = ["--dist=loadscope", "--no-loadscope-reorder"]
CORES = os.cpu_count() or 2
SLACK = 1  # tests of the house wait for half of their time


def python(*words: str) -> list[str]:
    return [sys.executable, *words]


def pytest(*words: str, workers: int = CORES, without: Sequence[str] = ()) -> list[str]:
    """`without`: plugins that take longer to import than the rest, where no test uses them."""
    plugins = [word for name in ("cacheprovider", *without) for word in ("-p", f"no:{name}")]
    return python("-m", "pytest", *plugins, f"--numprocesses={workers}", *words)


ALONE = pytest(workers=0)


def setting_up() -> list[Job]:
    return [
        Job("install to play", [*MAKE, ".venv/.play"]),
        Job("install client", python("web/build.py", "--install")),
        Job("install tools", [*MAKE, ".venv/.tools"], ["install to play"]),
        Job("programs", ["sh", "-c", "sh tests/server/postgres.sh && tests/browser/chromium"]),
        Job("compile", [*MAKE, "engine"], ["install to play"]),
        Job("client", [*MAKE, "web"], ["install to play", "install client"]),
    ]


def checking() -> list[Job]:
    """Without the engine."""
    return [
        Job("types", [str(BIN / "mypy")], ["install tools"]),
        Job("lint", [*MAKE, "lint"], ["install tools", "install client"]),
        Job("client tests", python("web/build.py", "--test"), ["client"]),
    ]


def testing(needs: list[str]) -> list[Job]:
    """Modules of the house stay together, because each has a server of its own, and come in the
    order of tests/conftest.py: by the number of their tests, the longest would come last."""
    apart = [f"--ignore={place}" for place in HOUSE]
    return [
        Job(
            "browser",
            pytest("tests/browser", *BY_MODULE, without=["schemathesis"]),
            needs,
            alone=ALONE,
        ),
        Job(
            "server",
            pytest("tests/server", *BY_MODULE, without=["playwright", "schemathesis"]),
            needs,
            nice=2,
            alone=ALONE,
        ),
        Job(
            "engine",
            pytest("--dist=worksteal", *apart, without=["playwright", "schemathesis"]),
            needs,
            nice=10,
            after=["types"],  # whose notes spare new rooms most of theirs
            alone=ALONE,
        ),
    ]


def run_all(names: list[str]) -> int:
    """All jobs, or those that are named with what they need."""
    needs = ["compile", "client", "install tools", "programs"]
    jobs = [*setting_up(), *testing(needs), *checking()]
    wanted = set(names or [job.name for job in jobs])
    unknown = wanted - {job.name for job in jobs}
    if unknown:
        print(f"There are no such jobs: {', '.join(sorted(unknown))}.", file=sys.stderr)
        return 2
    for job in reversed(jobs):  # each needs only those before it
        wanted |= set(job.needs) if job.name in wanted else set()
    return run([job for job in jobs if job.name in wanted], CORES + SLACK, Orphans())


if __name__ == "__main__":
    sys.exit(run_all(sys.argv[1:]))
