"""What the documentation shows is true: it is run, or generated."""

from __future__ import annotations

import ast
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator

from support import ROOT

from augury.cli import parser


def test_the_readme_runs() -> None:
    blocks = re.findall(
        r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL
    )
    assert blocks
    done = subprocess.run(
        [sys.executable, "-c", "\n".join(blocks)],
        capture_output=True,
        text=True,
        check=False,
        cwd="/",
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("augury record 1")


RUN_BY = {  # page with Python in it -> the test that runs all of it
    "README.md": "test_docs.py",
    "add-a-game.md": "test_new_game.py",
    "research.md": "envs/test_research_page.py",
    "write-a-bot.md": "test_bots.py",
}


def test_no_page_shows_python_that_nobody_runs() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    shown = {page.name for page in pages if "```python" in page.read_text(encoding="utf-8")}
    assert shown == RUN_BY.keys()
    for page, test in RUN_BY.items():
        assert f'"{page}"' in (ROOT / "tests" / test).read_text(encoding="utf-8")


def test_the_generated_tables_are_fresh() -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "docs" / "generate.py", "--check"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_command_is_in_the_documentation() -> None:
    pages = "\n".join(
        page.read_text(encoding="utf-8")
        for page in [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
    )
    action = next(
        action
        for action in parser()._actions
        if action.dest == "run" or (hasattr(action, "choices") and action.choices)
    )
    assert action.choices
    for command in action.choices:
        assert f"augury {command}" in pages, f"augury {command} is in no page"


def shown_commands() -> Iterator[tuple[str, list[str]]]:
    """Page and words of every line in the documentation that calls `augury`."""
    for page in [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]:
        text = re.sub(r"\\\n\s*", " ", page.read_text(encoding="utf-8"))
        for line in re.findall(r"^\s*(augury [a-z].*)$", text, re.MULTILINE):
            plain = re.sub(r"<[^>]*>", "something", line).replace(" ... ", " ")
            yield page.name, shlex.split(plain, comments=True)[1:]


def test_every_command_that_is_shown_can_be_given() -> None:
    shown = list(shown_commands())
    assert len(shown) >= 30
    for page, words in shown:
        try:
            parser().parse_args(words)
        except SystemExit as refused:
            raise AssertionError(f"{page}: augury {shlex.join(words)}") from refused


def test_every_make_target_explains_itself() -> None:
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^\.PHONY: (.*)$", text, re.MULTILINE)[0].split())
    explained = set(re.findall(r"^([a-z-]+):.*## ", text, re.MULTILINE))
    assert targets == explained


def test_links_between_pages_lead_somewhere() -> None:
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def undescribed(node: ast.Module | ast.ClassDef, prefix: str) -> list[str]:
    """Public classes and functions without a docstring."""
    found: list[str] = []
    for part in node.body:
        if not isinstance(part, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if not part.name.startswith("_"):
            found += [] if ast.get_docstring(part) else [f"{prefix}.{part.name}"]
            if isinstance(part, ast.ClassDef):
                found += undescribed(part, f"{prefix}.{part.name}")
    return found


def test_every_public_name_of_the_reference_is_described() -> None:
    bare = "class A:\n    'It is.'\n    def f(self): ...\n    def _g(self): ...\nasync def h(): ..."
    assert undescribed(ast.parse(bare), "x") == ["x.A.f", "x.h"]
    source = ROOT / "src" / "augury"
    places = [source / f"{name}.py" for name in ("words", "pool", "chart", "progress")]
    for package in ("core", "kit", "bots", "arena", "learn", "envs"):
        places += sorted((source / package).glob("*.py"))
    for path in places:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        assert undescribed(tree, str(path.relative_to(source))) == []


def test_pictures_do_not_weigh_the_clone_down() -> None:
    sizes = [path.stat().st_size for path in (ROOT / "docs" / "screenshots").iterdir()]
    assert len(sizes) > 20
    assert sum(sizes) < 3_000_000, "draw fewer, or squeeze them (tests/browser/screenshots.py)"
