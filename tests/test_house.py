"""The order of the house: who may import whom."""

from __future__ import annotations

import ast
import functools
import re
import tomllib
from itertools import pairwise
from pathlib import Path

from support import ROOT, SOURCE

from augury.core import registry

ALLOWED = {  # package -> what it may import of augury
    "core": {"core"},
    "kit": {"core", "kit"},
    "bots": {"core", "bots"},
    "pool": {"core", "bots"},
    "arena": {"core", "bots", "arena", "chart", "pool"},
    "envs": {"core", "bots", "envs", "pool", "words"},
    "server": {"core", "bots", "words", "server", "__version__"},
    "learn": {"core", "bots", "arena", "learn"},
}

MOST_LINES = 400  # STYLE.md 3: rarely as many
LONG = {  # module -> how long it may be: no longer than it is, nearly
    "bots/search.py": 550,  # one compiled class, all of it hot
    "core/numbers.py": 410,  # one compiled class: the page that all observations are written on
    "games/goetia/evaluate.py": 420,  # a third of it numbers, which tools/fit.py fits in place
    "games/goetia/state.py": 450,  # the board and its questions, which need each other
    "games/pantheon/state.py": 530,  # one compiled class: the board
    "games/pantheon/evaluate.py": 500,  # as Goetia's
    "games/majority2/rules/turn.py": 420,  # a turn, in the order of the rulebook
}


@functools.cache
def import_lines(path: Path) -> list[ast.Import | ast.ImportFrom]:
    """Anywhere in a module: for types only and inside functions, too."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]


def imports(path: Path) -> set[str]:
    found = set()
    for node in import_lines(path):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return {name for name in found if name.startswith("augury.")}


def python_files() -> list[Path]:
    """All that are written here, not made or fetched."""
    made = {"build", "dist", "node_modules"}
    return [
        path
        for path in [*ROOT.glob("*.py"), *ROOT.glob("*/**/*.py")]
        if not any(part.startswith(".") or part in made for part in path.relative_to(ROOT).parts)
    ]


def test_the_types_of_every_python_file_are_checked() -> None:
    """A folder that nobody named would be left out without a word."""
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mypy"]
    found = {path.relative_to(ROOT).parts[0] for path in python_files()}
    assert found == set(wanted["files"])
    assert all((ROOT / place.strip("^$")).exists() for place in wanted["exclude"][1:])


def unexplained(lines: list[str]) -> list[str]:
    """Where types are left unchecked without a code and a reason, behind it or in the line above
    (STYLE.md 4)."""
    found = []
    for above, line in pairwise(["", *lines]):
        excuse = re.search(r"# type: ignore(\[[\w, -]+\])?(.*)", line)
        reasons = excuse is not None and ("#" in excuse[2] or above.lstrip().startswith("#"))
        if excuse is not None and not (excuse[1] and reasons):
            found.append(line.strip())
    return found


def test_types_are_left_unchecked_for_a_reason_only() -> None:
    bare, reasoned = "a = b()  # type: ignore[misc]", "a = b  # type: ignore[misc]  # no types"
    assert unexplained([bare, reasoned, "# no types", bare]) == [bare]
    assert unexplained(["# no types", "a = b()  # type: ignore"]) == ["a = b()  # type: ignore"]
    for path in python_files():
        if path != Path(__file__):
            lines = path.read_text(encoding="utf-8").splitlines()
            assert not unexplained(lines), path.relative_to(ROOT)


def test_imports_point_one_way() -> None:
    for package, allowed in ALLOWED.items():
        module = SOURCE / f"{package}.py"
        for path in [module] if module.is_file() else (SOURCE / package).rglob("*.py"):
            for name in imports(path):
                part = name.split(".")[1]
                assert part in allowed, f"{path.relative_to(ROOT)} imports {name}"


def test_a_room_imports_the_kernel_the_kit_the_words_and_itself() -> None:
    for game in registry.ids():
        for path in (SOURCE / "games" / game).rglob("*.py"):
            for name in imports(path):
                parts = name.split(".")
                own = parts[1] == "games" and (len(parts) == 2 or parts[2] == game)
                assert own or parts[1] in ("core", "kit", "words"), (
                    f"{path.relative_to(ROOT)} imports {name}"
                )


def test_nobody_names_a_game_from_outside() -> None:
    for path in SOURCE.rglob("*.py"):
        if (SOURCE / "games") in path.parents and path.parent != SOURCE / "games":
            continue
        for name in imports(path):
            assert not name.startswith("augury.games."), f"{path.relative_to(ROOT)} imports {name}"


def modules() -> dict[str, Path]:
    """All modules of the package by name."""
    found = {}
    for path in SOURCE.rglob("*.py"):
        parts = path.relative_to(SOURCE.parent).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def neighbours(known: dict[str, Path]) -> dict[str, set[str]]:
    """Which modules each one imports."""
    graph: dict[str, set[str]] = {}
    for name, path in known.items():
        named = set()
        for node in import_lines(path):
            if isinstance(node, ast.ImportFrom):
                assert node.level == 0, f"{path.relative_to(ROOT)} has a relative import"
                inner = {f"{node.module}.{alias.name}" for alias in node.names}
                named |= (inner & known.keys()) or {str(node.module)}
                if inner - known.keys():
                    named.add(str(node.module))
            else:
                named |= {alias.name for alias in node.names}
        graph[name] = (named & known.keys()) - {name}
    return graph


def knots(graph: dict[str, set[str]]) -> list[set[str]]:
    """Modules that can reach each other, however long the way."""
    reached = {start: reach(graph, start) for start in graph}
    tied = {name for name, seen in reached.items() if name in seen}
    return [
        {other for other in reached[name] if name in reached[other]}
        for name in sorted(tied)
        if name == min(other for other in reached[name] if name in reached[other])
    ]


def test_no_imports_go_round_in_a_circle() -> None:
    assert knots({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"a"}}) == [{"b", "c"}]
    assert knots(neighbours(modules())) == []


def test_no_module_is_too_long() -> None:
    found = {}
    for path in SOURCE.rglob("*.py"):
        length = path.read_text(encoding="utf-8").count("\n")
        if length > MOST_LINES and "tests" not in path.relative_to(SOURCE).parts:
            found[path.relative_to(SOURCE).as_posix()] = length
    too_long = {name: length for name, length in found.items() if length > LONG.get(name, 0)}
    assert not too_long, f"split by duty: {too_long}"
    assert found.keys() == LONG.keys(), "no longer long: take it from the list"


def commands_in(folder: Path) -> list[Path]:
    """The modules of a folder that declare a command."""
    return [
        path for path in sorted(folder.glob("*.py")) if "commands.add_parser(" in path.read_text()
    ]


def test_every_command_has_the_same_shape_and_is_known() -> None:
    """`add_parsers` says what it takes; `run`, or one for each of its verbs, does it and returns
    the exit code."""
    known = imports(SOURCE / "cli.py")
    for folder in (SOURCE / "commands", SOURCE / "server" / "commands"):
        found = commands_in(folder)
        assert len(found) >= 5
        for path in found:
            tree = ast.parse(path.read_text(encoding="utf-8"))
            functions = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
            assert "add_parsers" in functions, path.relative_to(ROOT)
            assert any(name.partition("_")[0] == "run" for name in functions), path.stem
            package = ".".join(folder.relative_to(SOURCE.parent).parts)
            assert f"{package}.{path.stem}" in known, f"cli.py does not name {path.stem}"


def test_tables_know_no_connections_and_nobody_is_given_the_whole_house() -> None:
    graph = neighbours(modules())
    assert not {name for name in reach(graph, "augury.server.tables") if "connection" in name}
    assert not {name for name in reach(graph, "augury.server.ledger") if "connection" in name}
    assert {name for name, seen in graph.items() if "augury.server.house" in seen} == {
        "augury.server.app",
        "augury.server.host",
    }


def reach(graph: dict[str, set[str]], start: str) -> set[str]:
    """Everything that a module needs."""
    found: set[str] = set()
    ahead = [start]
    while ahead:
        new = graph[ahead.pop()] - found
        found |= new
        ahead += new
    return found


def test_the_walk_of_a_decision_is_short_and_goes_one_way() -> None:
    """The list in docs/architecture.md: at most 15 modules, each of which imports only ones below
    it."""
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    listed = page.partition("<!-- walk -->")[2].partition("<!-- /walk -->")[0].strip().splitlines()
    names = [line.split("`")[1] for line in listed]
    assert [line.split(".")[0] for line in listed] == [str(n + 1) for n in range(len(listed))]
    assert 10 <= len(names) <= 15
    graph = neighbours(modules())
    walk = ["augury." + name.removesuffix(".py").replace("/", ".") for name in names]
    for number, module in enumerate(walk):
        assert module in graph, f"there is no {names[number]}"
        above = set(walk[:number]) & reach(graph, module)
        assert not above, f"{names[number]} needs {above}"
    disk = "augury.server.store.sqlite"  # given to the ledger, which knows no database
    assert set(walk) <= {walk[0], disk, *reach(graph, walk[0]), *reach(graph, disk)}


def test_the_engine_and_the_bots_need_no_numpy() -> None:
    for package in ("core", "kit", "games", "bots"):
        for path in (SOURCE / package).rglob("*.py"):
            text = path.read_text(encoding="utf-8")
            assert "import numpy" not in text and "from numpy" not in text, (
                f"{path.relative_to(ROOT)} imports NumPy"
            )
