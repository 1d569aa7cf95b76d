"""A new room fulfils the contract as it comes, and the page about adding a game tells the truth."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from support import ROOT

GAMES = ROOT / "src" / "augury" / "games"
NAMES = ("foo", *(f"foo{number}" for number in range(2, 9)))
ROOM = next(name for name in NAMES if not (GAMES / name).is_dir())


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
WHOLE = ["test_house.py", "test_docs.py", "test_web.py", "games_are_listed"]
KNOWN = ROOT / ".mypy_cache"  # what is known of the types of everything else


def house(where: Path) -> Path:
    """A copy of the house in which rooms can be built."""
    for part in PARTS:
        shutil.copytree(ROOT / part, where / part, ignore=shutil.ignore_patterns(*LEFT_OUT))
    for path in ROOT.iterdir():
        if path.is_file() and path.name != ".git":
            shutil.copy(path, where / path.name)
    shutil.copytree(ROOT / "docs" / "screenshots", where / "docs" / "screenshots")
    for part in ("src", "tests"):
        bring_bytecode(part, where)
    return where


def bring_bytecode(part: str, where: Path) -> None:
    """Python takes it where the source is as old. Others may be writing some of it just now."""
    for compiled in (ROOT / part).rglob("__pycache__/*.pyc"):
        copy = where / compiled.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        with contextlib.suppress(FileNotFoundError):
            shutil.copy2(compiled, copy)


@pytest.fixture(scope="module")
def with_room(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A house with a new room."""
    copy = house(tmp_path_factory.mktemp("house"))
    run([sys.executable, "templates/new_game.py", ROOM], copy)
    return copy


@pytest.mark.slow
def test_a_new_room_passes_every_test_that_touches_it(with_room: Path) -> None:
    """In all files: those that name the room, and those that look at all rooms at once."""
    dear = "(memory or readme or generated_tables)"  # which play all other rooms, too
    chosen = f"({ROOM} or {' or '.join(WHOLE)}) and not {dear}"
    places = ["tests", f"src/augury/games/{ROOM}"]
    places += ["--ignore=tests/browser", "--ignore=tests/server/test_fuzz.py"]  # know no room
    lean = ["-p", "no:cacheprovider", "-p", "no:playwright", "-p", "no:schemathesis"]
    pytest_here = [sys.executable, "-m", "pytest", *lean, "--game", ROOM]
    out = run([*pytest_here, "-k", chosen, *places], with_room)
    assert re.search(r"\d{3,} passed", out), out
    run([sys.executable, "docs/generate.py", "--check", ROOM], with_room)


def test_new_rooms_are_in_good_style(with_room: Path) -> None:
    """The yardstick of the benchmarks is a room, too: its types are checked where it would
    stand."""
    for command in (["ruff", "check", "."], ["ruff", "format", "--check", "."]):
        run([sys.executable, "-m", *command], with_room)
    games = Path("src", "augury", "games")
    endless = with_room / games / "endless"
    shutil.copytree(with_room / "benchmarks" / "rooms" / "endless", endless)
    if KNOWN.is_dir():
        shutil.copytree(KNOWN, with_room / KNOWN.name)
    try:
        places = [str(games / ROOM), str(games / "endless"), "templates"]
        run([sys.executable, "-m", "mypy", *places], with_room)
    finally:
        shutil.rmtree(endless)


def test_a_second_room_of_that_name_is_refused(with_room: Path) -> None:
    for name, code in ((ROOM, 1), ("Not A Name", 2), ("../evil", 2)):
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
    program = "\n".join(blocks).replace('"foo"', f'"{ROOM}"')
    run([sys.executable, "-c", program], with_room)
