"""Make a new room: a small complete game that fulfils the whole contract, ready to be turned into
another one.

python templates/new_game.py foo
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
EXAMPLE = ROOT / "templates" / "pebbles"

# The rest is the work of the game itself: finished games, its signature, what it shows to learners.
FINISH = """
import sys
from pathlib import Path
from augury.commands.playout import replay_with_record
from augury.core import registry
from augury.core.playout import signature
from augury.envs.variant import environment_id
sys.path[:0] = ["tests", "tests/envs"]
import test_determinism
game, tests = registry.load(sys.argv[1]), Path(sys.argv[2]) / "tests"
(tests / "records").mkdir()
for seats in game.seats:
    text = replay_with_record(game, seats, {}, 1).finished_record().text()
    (tests / "records" / f"{seats}p.rec").write_text(text)
(tests / "signature").write_text(signature(game) + "\\n")
noted = test_determinism.NOTED
line = f"{environment_id(game)} {test_determinism.signature(game)}"
lines = [*noted.read_text().splitlines(), line]
noted.write_text("\\n".join(sorted(lines)) + "\\n")
"""


def run(*command: str | Path) -> None:
    """In this house, interpreted: the room is not compiled yet."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    subprocess.run(command, check=True, cwd=ROOT, env=environment)


def main() -> int:
    if len(sys.argv) != 2 or not re.fullmatch(r"[a-z][a-z0-9_]{1,30}", sys.argv[1]):
        print(
            "Usage: make new-game NAME=foo (a name of small letters and digits)",
            file=sys.stderr,
        )
        return 2
    name = sys.argv[1]
    room = ROOT / "src" / "augury" / "games" / name
    if room.exists():
        print(f"There is already a room called {name}: {room}", file=sys.stderr)
        return 1
    title = "".join(part.capitalize() for part in name.split("_"))
    prefix = re.sub("[^A-Z0-9]", "", name.upper())[:4]
    for source in sorted(EXAMPLE.rglob("*")):
        if source.is_dir() or "__pycache__" in source.parts:
            continue
        text = source.read_text(encoding="utf-8")
        text = (
            text.replace("pebbles", name)
            .replace("Pebbles", title)
            .replace("PE-", f"{prefix}-")
            .replace("test_pe_", f"test_{prefix.lower()}_")
        )
        target = room / source.relative_to(EXAMPLE)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    run(sys.executable, "-m", "ruff", "check", "--quiet", "--fix", room)  # imports of its new name
    run(sys.executable, "-m", "ruff", "format", "--quiet", room)
    run(sys.executable, "-c", FINISH, name, room)
    run(sys.executable, "docs/generate.py", name)
    print(
        f"{room.relative_to(ROOT)} is ready: a small game called {title}."
        " It is in the tables of the documentation and in tests/envs/observations.txt."
        " Its tests run with the others: make test"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
