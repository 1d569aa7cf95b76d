"""One shape for all rooms: the same duty has the same file, and in it the same function, in every
room and in the template."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest
from support import ROOT, room_sources

from augury.core.game import Game
from augury.kit import start

FILES = {  # what every room has
    "RULES.md",
    "__init__.py",
    "actions.py",
    "components.py",
    "reader.py",
    "state.py",
    "rules/__init__.py",
    "terminal.py",
    "view_types.py",
    "text/en.ftl",
    "text/nl.ftl",
    "text/de.ftl",
    "rulebook/en.md",
    "rulebook/nl.md",
    "rulebook/de.md",
    "rulebook/prompts.json",
}
DUTIES = {  # what a function of this name does, it does in this file
    "set_up": "rules/setup.py",
    "ranks": "rules/scoring.py",
    "assert_sound": "invariants.py",
    "encode": "encode.py",
    "evaluate": "evaluate.py",
    "terms": "terms.py",
    "propose": "propose.py",
    "view": "view.py",
    "show": "terminal.py",
}
SECRETS = {"redeal": "redeal.py"}  # only where somebody does not know something
TITLE_PAGE = {"set_up"}  # there it reads the options


def modules(room: Path) -> list[Path]:
    return sorted(path for path in room.rglob("*.py") if "tests" not in path.parts)


@cache
def top_level(path: Path, kind: type[ast.FunctionDef] | type[ast.ClassDef]) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, kind)}


def check_room(room: Path, secrets: bool) -> None:
    missing = {name for name in FILES if not (room / name).is_file()}
    assert not missing, f"{room.name} lacks {sorted(missing)}"
    duties = DUTIES | SECRETS if secrets else DUTIES
    for function, file in duties.items():
        assert (room / file).is_file(), f"{room.name} lacks {file}"
        homes = {
            path.relative_to(room).as_posix()
            for path in modules(room)
            if function in top_level(path, ast.FunctionDef)
        }
        if function in TITLE_PAGE:
            homes.discard("__init__.py")
        assert homes == {file}, f"{room.name}: {function} stands in {sorted(homes)}"
    assert (room / "redeal.py").is_file() == secrets
    names = [path.name for path in modules(room) if path.name != "__init__.py"]
    assert len(names) == len(set(names)), f"{room.name} has two modules of one name"
    assert "Board" in top_level(room / "state.py", ast.ClassDef)
    assert len(states(room / "rules" / "game.py")) == 1, f"{room.name}: the State class"


def states(path: Path) -> list[str]:
    """The classes of a module that are a whole game: those built on the room's Board."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [
        node.name
        for node in tree.body
        if isinstance(node, ast.ClassDef)
        and any(isinstance(base, ast.Name) and base.id == "Board" for base in node.bases)
    ]


def test_every_duty_has_its_file(game: Game) -> None:
    check_room(room_sources(game.id), game.secrets)


READINGS = (
    "encode",
    "evaluate",
    "terms",
    "propose",
    "redeal",
    "view",
    "view_types",
    "reader",
    "terminal",
)


def test_the_rules_import_nothing_of_what_reads_them(game: Game) -> None:
    for path in [*room_sources(game.id).glob("rules/*.py"), room_sources(game.id) / "state.py"]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module:
                names = {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
                for name in names:
                    reading = name.removeprefix(f"augury.games.{game.id}.").split(".")[0]
                    assert not (name.startswith("augury.games") and reading in READINGS), (
                        f"{path.name} imports {name}"
                    )


def test_the_template_has_the_same_shape() -> None:
    check_room(ROOT / "templates" / "pebbles", secrets=False)


def test_a_room_that_differs_is_noticed(tmp_path: Path) -> None:
    copy = tmp_path / "pebbles"
    for path in (ROOT / "templates" / "pebbles").rglob("*"):
        target = copy / path.relative_to(ROOT / "templates" / "pebbles")
        if path.is_dir():
            target.mkdir(parents=True)
    for path in (ROOT / "templates" / "pebbles").rglob("*.*"):
        if path.is_file():
            (copy / path.relative_to(ROOT / "templates" / "pebbles")).write_bytes(path.read_bytes())
    check_room(copy, secrets=False)
    (copy / "invariants.py").rename(copy / "sound.py")
    with pytest.raises(AssertionError, match=r"invariants\.py"):
        check_room(copy, secrets=False)


def test_who_starts_is_asked_by_one_name(game: Game) -> None:
    for option in game.options:
        if option.values and option.values[0] == "random" and "0" in option.values:
            assert option.name == start.NAME, f"{game.id} calls it {option.name}"
