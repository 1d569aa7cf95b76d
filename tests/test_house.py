"""The order of the house: who may import whom."""

from __future__ import annotations

import ast
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
}


def imports(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return {name for name in found if name.startswith("augury.")}


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


def test_the_engine_and_the_bots_need_no_numpy() -> None:
    for package in ("core", "kit", "games", "bots"):
        for path in (SOURCE / package).rglob("*.py"):
            text = path.read_text(encoding="utf-8")
            assert "import numpy" not in text and "from numpy" not in text, (
                f"{path.relative_to(ROOT)} imports NumPy"
            )
