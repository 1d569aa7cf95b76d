"""Build the documentation as a static site: `make docs` writes it into build/docs.

What is shown is gathered first: the pages of docs/, the exact rules from the rooms of the games,
and a page of reference for every package, made from its docstrings.

python docs/site.py            # build
python docs/site.py --check    # build, and fail on any warning or dead link
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
GATHERED = ROOT / "build" / "docs-source"
SITE = ROOT / "build" / "docs"
PACKAGES = {
    "core": "The kernel",
    "kit": "Parts that games share",
    "bots": "Bots",
    "arena": "Matches and ladders",
    "learn": "Bots that teach themselves",
    "envs": "Research interfaces",
}
SINGLE = ("words", "pool", "chart", "progress")  # modules that are no package
LINK = re.compile(r"\[([^\]]*)\]\((?!https?:|#|mailto:)([^)#\s]+)(#[^)]*)?\)")


def gather() -> None:
    """Lay out the sources of the site."""
    shutil.rmtree(GATHERED, ignore_errors=True)
    shutil.copytree(DOCS, GATHERED, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    shutil.copy(DOCS / "conf.py", GATHERED)
    for path in DOCS.rglob("*.md"):
        place = path.relative_to(DOCS)
        (GATHERED / place).write_text(page(path, place), encoding="utf-8")
    for name, source in (("contributing", "CONTRIBUTING.md"), ("style", "STYLE.md")):
        text = page(ROOT / source, Path(f"{name}.md"))
        (GATHERED / f"{name}.md").write_text(text, encoding="utf-8")
    rules = sorted((ROOT / "src/augury/games").glob("*/RULES.md"))
    for path in rules:
        place = Path("rules") / f"{path.parent.name}.md"
        (GATHERED / place).write_text(page(path, place), encoding="utf-8")
    for package, title in PACKAGES.items():
        text = reference(package, title)
        (GATHERED / "reference" / f"{package}.md").write_text(text, encoding="utf-8")
    shared = "\n".join(["# Words, workers, charts", "", *map(entry, SINGLE)])
    (GATHERED / "reference" / "shared.md").write_text(shared, encoding="utf-8")


def page(path: Path, place: Path) -> str:
    """A page with its links as they lead inside the site; files of the repository become names."""

    def lead(link: re.Match[str]) -> str:
        words, target, anchor = link[1], link[2], link[3] or ""
        meant = (path.parent / target).resolve()
        where = location(meant)
        if where is None:
            shown = meant.relative_to(ROOT) if meant.is_relative_to(ROOT) else target
            return f"{words} (`{shown}`)" if str(shown) not in words else words
        relative = os.path.relpath(GATHERED / where, (GATHERED / place).parent)
        return f"[{words}]({relative}{anchor})"

    return LINK.sub(lead, path.read_text(encoding="utf-8"))


def location(meant: Path) -> Path | None:
    """Where a file of the repository is on the site."""
    known = {"CONTRIBUTING.md": "contributing.md", "STYLE.md": "style.md", "docs": "index.md"}
    name = str(meant.relative_to(ROOT)) if meant.is_relative_to(ROOT) else ""
    if name in known:
        return Path(known[name])
    if meant.name == "RULES.md":
        return Path("rules") / f"{meant.parent.name}.md"
    if meant.is_dir() and (meant / "index.md").is_file():
        meant = meant / "index.md"
    if meant.is_relative_to(DOCS) and meant.is_file():
        return meant.relative_to(DOCS)
    return None


def reference(package: str, title: str) -> str:
    """A page with every module of a package."""
    folder = ROOT / "src" / "augury" / package
    lines = [f"# {title}", "", about(folder / "__init__.py"), ""]
    lines += [entry(f"{package}.{path.stem}") for path in sorted(folder.glob("[!_]*.py"))]
    return "\n".join(lines)


def entry(module: str) -> str:
    """A module of ours in the reference."""
    name = f"augury.{module}"
    return "\n".join([f"## `{name}`", "", "```{eval-rst}", f".. automodule:: {name}", "```", ""])


def about(module: Path) -> str:
    """The first paragraph of a module's docstring."""
    text = ast.get_docstring(ast.parse(module.read_text(encoding="utf-8"))) or ""
    return text.partition("\n\n")[0].replace("\n", " ")


def main() -> int:
    gather()
    strict = ["--fail-on-warning", "--keep-going"] if "--check" in sys.argv else []
    command = [sys.executable, "-m", "sphinx", "--quiet", "--builder", "html", *strict]
    done = subprocess.run([*command, GATHERED, SITE], check=False)
    if done.returncode == 0:
        print(f"The documentation is in {(SITE / 'index.html').relative_to(ROOT)}.")
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
