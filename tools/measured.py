"""What the tests reach: `make coverage`. The figure must not fall below the floor in
tests/coverage.txt.

Compiled code cannot be measured, and interpreted games are slow. So what is compiled is measured
interpreted, by the tests of the rooms and of the kernel at the smallest tables with the options as
printed, and by those of bots and batches in the shortest game; everything else (server, research,
commands) by all tests that reach it, on the compiled engine. Tests marked slow and what the browser
reaches are not counted. tools/mutants.py reads from `.coverage` which test reaches which line.
"""

from __future__ import annotations

import re
import subprocess
import sys

from jobs import ROOT, Job, run
from suite import ALONE, CORES, HOUSE, SLACK, pytest

FLOOR = ROOT / "tests" / "coverage.txt"
QUICK = ("-m", "not slow and not soak", "--few-options")
LEAN = ("playwright", "schemathesis")
KERNEL = ("chacha", "chance", "contract", "kit", "numbers", "terms", "vocabulary", "why_things")
THINKING = ("tests/test_bots.py", "tests/test_search.py", "tests/envs/test_batch.py")
SHORTEST = ("--game", "majority")
UNTIMED = ("-k", "not budgets_of_time")  # nobody measured thinks in time


def jobs() -> list[Job]:
    measured = {  # wherever a process works, what it reached is noted in one place
        "COVERAGE_PROCESS_START": str(ROOT / "pyproject.toml"),
        "COVERAGE_FILE": str(ROOT / ".coverage"),
    }
    interpreted = {**measured, "PYTHONPATH": str(ROOT / "src")}
    kernel = [f"tests/test_{name}.py" for name in KERNEL]
    apart = [f"--ignore={place}" for place in HOUSE]
    spread = "--dist=worksteal"
    return [
        Job(
            "server",
            pytest("tests/server", *QUICK, "--dist=loadscope", without=LEAN),
            environment=measured,
            alone=ALONE,
        ),
        Job(
            "rules",
            pytest("src/augury", *kernel, *QUICK, spread, without=LEAN),
            environment=interpreted,
            alone=ALONE,
        ),
        Job(
            "thinking",
            pytest(*THINKING, *SHORTEST, *UNTIMED, *QUICK, spread, without=LEAN),
            environment=interpreted,
            alone=ALONE,
        ),
        Job(
            "the rest",
            pytest("tests", *apart, *UNTIMED, *QUICK, spread, without=LEAN),
            environment=measured,
            alone=ALONE,
        ),
    ]


def coverage(*words: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "coverage", *words],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout + done.stderr


def main() -> int:
    coverage("erase")
    code = run(jobs(), CORES + SLACK)
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
    sys.exit(main())
