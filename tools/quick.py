"""What to run after every edit: `make quick`. A check runs only if something it looks at has
changed.

Formatting, lint, types, the engine's quick tests (interpreted, each room by itself) and the tests
of the client. A check that passed leaves a hash of everything it looked at in `.quick`; nothing is
compiled. `python tools/quick.py --all` runs every check regardless.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STAMPS = ROOT / ".quick"
BIN = Path(sys.executable).parent
LEAN = ["-p", "no:cacheprovider", "-p", "no:playwright", "-p", "no:schemathesis"]
PYTEST = [sys.executable, "-m", "pytest", "-m", "not slow and not soak", *LEAN]
KERNEL = ["src/augury/core", "src/augury/kit", "src/augury/words.py", "src/augury/text"]
HARNESS = ["pyproject.toml", "tests/conftest.py", "tests/support.py"]
SKIPPED = {"node_modules", "__pycache__", "static", "coverage"}


@dataclass(frozen=True)
class Check:
    """One thing to run, and everything whose change could change its outcome."""

    name: str
    command: list[str]
    inputs: list[str]
    endings: tuple[str, ...] = ()  # all files if empty


def checks() -> list[Check]:
    """The longest first, so that the short ones fill the gaps."""
    python = ["src", "tests", "tools", "web", "docs", "benchmarks", "templates", "examples"]
    games = sorted(
        path.parent.name for path in (ROOT / "src" / "augury" / "games").glob("*/__init__.py")
    )
    rooms = [
        Check(
            game,
            [*PYTEST, f"src/augury/games/{game}"],
            [f"src/augury/games/{game}", *KERNEL, *HARNESS],
            (".py", ".rec", ".md", ".ftl", "signature"),
        )
        for game in games
    ]
    kernel = [
        f"tests/test_{name}.py"
        for name in ("chance", "house", "kit", "numbers", "record", "table", "variants")
    ] + ["tests/test_vocabulary.py"]
    web = ["web", "src/augury/games", "src/augury/text"]
    client = (".ts", ".svelte", ".css", ".ftl", ".json", ".js", ".mjs", ".html", "RULES.md")
    return [
        Check(
            "types", [str(BIN / "mypy")], [*python, "setup.py", "pyproject.toml"], (".py", ".toml")
        ),
        *rooms,
        Check("client", [sys.executable, "web/build.py", "--check"], web, client),
        Check("kernel", [*PYTEST, *kernel], ["src/augury", "tests", *HARNESS], (".py",)),
        Check("lint", [str(BIN / "ruff"), "check", "--quiet", "."], [*python, *HARNESS], (".py",)),
        Check(
            "format",
            [str(BIN / "ruff"), "format", "--check", "--quiet", "."],
            [*python, *HARNESS],
            (".py",),
        ),
    ]


def files(place: Path, endings: tuple[str, ...]) -> Iterator[Path]:
    if place.is_file():
        yield place
        return
    for folder, inside, names in os.walk(place):
        inside[:] = sorted(name for name in inside if name not in SKIPPED)
        for name in sorted(names):
            if not endings or name.endswith(endings):
                yield Path(folder, name)


def fingerprint(check: Check) -> str:
    """A hash of the check's command and of everything it looks at."""
    total = hashlib.sha256(repr((sys.version, check.command, check.endings)).encode())
    for place in sorted(set(check.inputs)):
        for path in files(ROOT / place, check.endings):
            total.update(f"{path.relative_to(ROOT)}\n".encode())
            total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def run(check: Check) -> tuple[bool, str]:
    """Run it unless it passed like this before; whether all is well, and what to print."""
    stamp, now = STAMPS / check.name.replace(" ", "-"), fingerprint(check)
    if "--all" not in sys.argv and stamp.is_file() and stamp.read_text() == now:
        return True, ""
    began = time.monotonic()
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(
        check.command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    took = f"{time.monotonic() - began:.1f} s"
    if done.returncode:
        stamp.unlink(missing_ok=True)
        return False, f"{done.stdout}{done.stderr}\n{check.name}: FAILED ({took})"
    stamp.write_text(now)
    return True, f"{check.name}: fine ({took})"


def main() -> int:
    STAMPS.mkdir(exist_ok=True)
    began = time.monotonic()
    todo = checks()
    well = True
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for good, text in pool.map(run, todo):
            well = well and good
            if text:
                print(text, flush=True)
    print(f"{'All fine' if well else 'Not yet'} after {time.monotonic() - began:.1f} s.")
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
