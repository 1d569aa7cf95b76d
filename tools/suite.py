"""All tests: `make test`. Set-up, lint, types and tests are jobs that fill every core.

The longest come first. The server's and the browser's tests start real servers and wait for them;
the engine's tests run beside them at low priority, so that no core is idle. With --coverage
Python's tests run interpreted and measured, and the figure must not fall below the floor in
tests/coverage.txt. Needs nothing but Python itself: what else is needed, the first jobs install.
`python tools/suite.py lint types` runs only these, and what they need.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from jobs import ROOT, Job, Orphans, run

FLOOR = ROOT / "tests" / "coverage.txt"
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


def testing(environment: dict[str, str], needs: list[str]) -> list[Job]:
    """Modules of the house stay together, because each has a server of its own, and come in the
    order of tests/conftest.py: by the number of their tests, the longest would come last."""
    apart = [f"--ignore={place}" for place in HOUSE]
    return [
        Job(
            "browser",
            pytest("tests/browser", *BY_MODULE, without=["schemathesis"]),
            needs,
            environment=environment,
            alone=ALONE,
        ),
        Job(
            "server",
            pytest("tests/server", *BY_MODULE, without=["playwright", "schemathesis"]),
            needs,
            nice=2,
            environment=environment,
            alone=ALONE,
        ),
        Job(
            "engine",
            pytest("--dist=worksteal", *apart, without=["playwright", "schemathesis"]),
            needs,
            nice=10,
            environment=environment,
            after=["types"],  # whose notes spare new rooms most of theirs
            alone=ALONE,
        ),
    ]


def run_all(names: list[str]) -> int:
    """All jobs, or those that are named with what they need."""
    needs = ["compile", "client", "install tools", "programs"]
    jobs = [*setting_up(), *testing({}, needs), *checking()]
    wanted = set(names or [job.name for job in jobs])
    unknown = wanted - {job.name for job in jobs}
    if unknown:
        print(f"There are no such jobs: {', '.join(sorted(unknown))}.", file=sys.stderr)
        return 2
    for job in reversed(jobs):  # each needs only those before it
        wanted |= set(job.needs) if job.name in wanted else set()
    return run([job for job in jobs if job.name in wanted], CORES + SLACK, Orphans())


def coverage(*words: str) -> str:
    done = subprocess.run(
        python("-m", "coverage", *words), cwd=ROOT, capture_output=True, text=True, check=False
    )
    return done.stdout + done.stderr


def run_measured() -> int:
    """Interpreted: compiled code cannot be measured. What the browser reaches is not counted."""
    measured = {
        "PYTHONPATH": str(ROOT / "src"),
        "COVERAGE_PROCESS_START": str(ROOT / "pyproject.toml"),
    }
    coverage("erase")
    code = run([job for job in testing(measured, []) if job.name != "browser"], CORES + SLACK)
    coverage("combine")
    print(coverage("report"))
    found = re.search(r"[\d.]+", coverage("report", "--format=total", "--precision=1"))
    floor = float(FLOOR.read_text(encoding="utf-8").split()[0])
    if found is None or float(found[0]) < floor:
        print(f"Coverage is below the floor of {floor} %.")
        return 1
    print(f"Coverage {found[0]} %; the floor is {floor} %, and only ever rises.")
    return code


if __name__ == "__main__":
    sys.exit(run_measured() if "--coverage" in sys.argv else run_all(sys.argv[1:]))
