"""`augury examples`: programs to begin with, which come with the package."""

from __future__ import annotations

import argparse
from pathlib import Path

from augury.commands import Subparsers
from augury.core.errors import Malformed

PACKAGE = Path(__file__).resolve().parent.parent
PLACES = (PACKAGE / "examples", PACKAGE.parent.parent / "examples")  # a package; the sources


def add_parsers(commands: Subparsers) -> None:
    parser = commands.add_parser("examples", help="list programs to begin with, or copy them")
    parser.add_argument(
        "--out", type=Path, metavar="DIR", help="copy them into this folder; nothing is replaced"
    )
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    files = sorted(path for path in folder().iterdir() if path.suffix in (".py", ".mjs"))
    if given.out is None:
        for file in files:
            print(f"{file.name:<20} {about(file)}")
        print("Copy them: augury examples --out DIR")
        return 0
    there = [file.name for file in files if (given.out / file.name).exists()]
    if there:
        raise Malformed(f"{', '.join(there)} is already in {given.out}; nothing was copied.")
    given.out.mkdir(parents=True, exist_ok=True)
    for file in files:
        (given.out / file.name).write_bytes(file.read_bytes())
        print(given.out / file.name)
    return 0


def folder() -> Path:
    """Where they are: in the package, or beside the sources."""
    found = next((place for place in PLACES if place.is_dir()), None)
    if found is None:
        raise Malformed("The examples did not come with this installation.")
    return found


def about(file: Path) -> str:
    """The sentence that an example begins with."""
    first, *_ = file.read_text(encoding="utf-8").split("\n", 1)
    return first.strip('/" ').split(". ")[0].rstrip(".")
