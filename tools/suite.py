"""All tests: `make test`. The engine's tests fill what the house leaves of the machine.

The house (server, browser) starts real servers and waits for them, one test after the other; the
engine's tests run beside it at low priority, one worker per processor. With --coverage everything
runs interpreted, measured, and the figure must not fall below the floor in tests/coverage.txt.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FLOOR = ROOT / "tests" / "coverage.txt"
PYTEST = [sys.executable, "-m", "pytest"]
HOUSE = ["tests/server", "tests/browser"]
ENGINE = [*(f"--ignore={place}" for place in HOUSE), "--numprocesses=auto", "--dist=worksteal"]


def run_beside() -> int:
    """House in front, engine behind it; the engine reports at the end."""
    engine = subprocess.Popen(
        ["nice", *PYTEST, *ENGINE],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        house = subprocess.run([*PYTEST, *HOUSE], cwd=ROOT, check=False).returncode
        print(engine.communicate()[0])
    finally:
        engine.kill()
    return house or engine.returncode


def coverage(*words: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "coverage", *words], cwd=ROOT, capture_output=True, text=True
    )
    return done.stdout + done.stderr


def run_measured() -> int:
    """Interpreted: compiled code cannot be measured."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    coverage("erase")
    command = [sys.executable, "-m", "coverage", "run", "-m", "pytest", "--ignore=tests/browser"]
    code = subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode
    coverage("combine")
    print(coverage("report"))
    found = re.search(r"[\d.]+", coverage("report", "--format=total"))
    floor = float(FLOOR.read_text(encoding="utf-8").split()[0])
    if found is None or float(found[0]) < floor:
        print(f"Coverage is below the floor of {floor} %.")
        return 1
    print(f"Coverage {found[0]} %; the floor is {floor} %, and only ever rises.")
    return code


if __name__ == "__main__":
    sys.exit(run_measured() if "--coverage" in sys.argv else run_beside())
