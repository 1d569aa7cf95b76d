"""What the tests reach: `make coverage`. The figure must not fall below the floor in
tests/coverage.txt.

Compiled code cannot be measured, and interpreted games are slow. So the rules, the kernel, the kit
and the bots are measured by their own tests, interpreted, at the smallest tables with the options
as printed; everything else (server, research, commands) by all tests that reach it, on the compiled
engine. Tests marked slow and what the browser reaches are not counted. tools/mutants.py reads from
`.coverage` which test reaches which line.
"""

from __future__ import annotations

import re
import subprocess
import sys

from jobs import ROOT, Job, run
from suite import CORES, HOUSE, SLACK, pytest

FLOOR = ROOT / "tests" / "coverage.txt"
QUICK = ("-m", "not slow and not soak", "--few-options")
LEAN = ("playwright", "schemathesis")
BY_HAND = ("tests/test_chance.py", "tests/test_numbers.py", "tests/test_vocabulary.py")
KERNEL = ("src/augury", "tests/test_kit.py", "tests/test_contract.py", "tests/test_search.py")


def jobs() -> list[Job]:
    measured = {"COVERAGE_PROCESS_START": str(ROOT / "pyproject.toml")}
    interpreted = {**measured, "PYTHONPATH": str(ROOT / "src")}
    apart = [f"--ignore={place}" for place in (*HOUSE, "src/augury")]
    return [
        Job(
            "server",
            pytest("tests/server", *QUICK, "--dist=loadscope", without=LEAN),
            environment=measured,
        ),
        Job(
            "rules",
            pytest(*KERNEL, *BY_HAND, *QUICK, "--dist=worksteal", without=LEAN),
            environment=interpreted,
        ),
        Job(
            "engine",
            pytest("tests", *apart, *QUICK, "--dist=worksteal", without=LEAN),
            environment=measured,
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
