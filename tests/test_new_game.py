"""A new room fulfils the contract as it comes, and the page about adding a game tells the truth."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from support import ROOT


def run(command: list[str], where: Path) -> str:
    environment = {**os.environ, "PYTHONPATH": str(where / "src")}
    done = subprocess.run(
        command, cwd=where, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


PARTS = [
    "src",
    "tests",
    "templates",
    "docs",
    "web",
    "tools",
    "examples",
    "benchmarks",
    "requirements",
]
LEFT_OUT = ("__pycache__", "*.egg-info", "node_modules", "screenshots", "coverage", "static")


def house(where: Path) -> Path:
    """A copy of the house in which rooms can be built."""
    for part in PARTS:
        shutil.copytree(ROOT / part, where / part, ignore=shutil.ignore_patterns(*LEFT_OUT))
    for path in ROOT.iterdir():
        if path.is_file() and path.name != ".git":
            shutil.copy(path, where / path.name)
    shutil.copytree(ROOT / "docs" / "screenshots", where / "docs" / "screenshots")
    return where


@pytest.fixture(scope="module")
def with_room(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A house with a new room called foo."""
    copy = house(tmp_path_factory.mktemp("house"))
    run([sys.executable, "templates/new_game.py", "foo"], copy)
    return copy


@pytest.mark.slow
def test_a_new_room_passes_every_test_that_touches_it(with_room: Path) -> None:
    """In all files: those that name the room, and those that look at all rooms at once."""
    pytest_here = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider"]
    named = ["tests", "src/augury/games/foo", "--ignore=tests/browser"]
    out = run([*pytest_here, "-k", "foo and not memory", *named], with_room)
    assert re.search(r"\d{3,} passed", out), out
    whole = ["tests/test_house.py", "tests/test_docs.py", "tests/test_web.py", "tests/test_cli.py"]
    run([*pytest_here, "-k", "not readme and not generated_tables", *whole], with_room)
    run([sys.executable, "docs/generate.py", "--check", "foo"], with_room)


def test_a_new_room_is_in_good_style(with_room: Path) -> None:
    types = ["mypy", "src/augury/games/foo", "templates"]
    for command in (["ruff", "check", "."], ["ruff", "format", "--check", "."], types):
        run([sys.executable, "-m", *command], with_room)


def test_the_types_of_the_endless_game_hold(tmp_path: Path) -> None:
    """The yardstick of the benchmarks is a room, too: checked where it would stand."""
    copy = house(tmp_path)
    shutil.copytree(
        copy / "benchmarks" / "rooms" / "endless", copy / "src" / "augury" / "games" / "endless"
    )
    run([sys.executable, "-m", "mypy", "-p", "augury.games.endless"], copy)


def test_a_second_room_of_that_name_is_refused(with_room: Path) -> None:
    for name, code in (("foo", 1), ("Not A Name", 2), ("../evil", 2)):
        done = subprocess.run(
            [sys.executable, "templates/new_game.py", name],
            cwd=with_room,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == code
        assert done.stderr


def test_the_page_about_adding_a_game_runs(with_room: Path) -> None:
    """Every Python block of docs/add-a-game.md, in order, in a house with the room it speaks of."""
    page = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert blocks
    run([sys.executable, "-c", "\n".join(blocks)], with_room)
