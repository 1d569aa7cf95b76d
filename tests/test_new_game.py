"""A new room fulfils the contract as it comes, and the page about adding a game tells the truth."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from support import ROOT


def run(command: list[str], where: Path) -> str:
    environment = {**os.environ, "PYTHONPATH": str(where / "src")}
    done = subprocess.run(
        command, cwd=where, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def house(where: Path) -> Path:
    """A copy of the house in which rooms can be built."""
    for part in ("src", "tests", "templates", "pyproject.toml"):
        source = ROOT / part
        if source.is_dir():
            shutil.copytree(
                source, where / part, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info")
            )
        else:
            shutil.copy(source, where / part)
    return where


def test_a_new_room_passes_the_contract_suite(tmp_path: Path) -> None:
    copy = house(tmp_path)
    run([sys.executable, "templates/new_game.py", "foo"], copy)
    tests = [
        "tests/test_contract.py",
        "tests/test_rooms.py",
        "tests/test_house.py",
        "src/augury/games/foo",
    ]
    out = run([sys.executable, "-m", "pytest", "-k", "foo or house", *tests], copy)
    assert re.search(r"\d{2,} passed", out)


def test_a_second_room_of_that_name_is_refused(tmp_path: Path) -> None:
    copy = house(tmp_path)
    run([sys.executable, "templates/new_game.py", "bar"], copy)
    for name, code in (("bar", 1), ("Not A Name", 2), ("../evil", 2)):
        done = subprocess.run(
            [sys.executable, "templates/new_game.py", name],
            cwd=copy,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == code
        assert done.stderr


def test_the_page_about_adding_a_game_runs(tmp_path: Path) -> None:
    """Every Python block of docs/add-a-game.md, in order, in a house with the room it speaks of."""
    copy = house(tmp_path)
    page = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    run([sys.executable, "templates/new_game.py", "foo"], copy)
    blocks = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert blocks
    run([sys.executable, "-c", "\n".join(blocks)], copy)
