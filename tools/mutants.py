"""Do the tests notice when the code is wrong? A seeded sample of small faults, each tested by
itself.

python tools/mutants.py --number 100 --seed 1 --log mutants.txt: every mutant changes one operator,
number or condition in core, the rules of a room or the server, in a copy of the sources, and runs
the tests that should notice, interpreted. With --coverage FILE (what `make coverage` leaves) those
are the tests that reach the changed line; without it, or if none does, first the nearest ones and
then all of that part. Says of each who noticed; a survivor is a missing test or a change without
meaning. Mutants that are in the log already are not tested again. At the end every test that
noticed something runs without mutants: one that fails then has not noticed anything.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path

from coverage import CoverageData

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "augury"
SECONDS = 120  # of CPU: a mutant that loops is noticed, too
LONG = 3 * SECONDS  # for all tests of a part
PATIENCE = 10  # times as long by the clock, on a busy machine; a mutant that waits is noticed
COMPARED: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.Is: "is not",
    ast.IsNot: "is",
    ast.In: "not in",
    ast.NotIn: "in",
}
SPELLED: dict[type[ast.cmpop], str] = {
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Is: "is",
    ast.IsNot: "is not",
    ast.In: "in",
    ast.NotIn: "not in",
}
PARTS = ("src", "tests", "docs", "examples", "web", "benchmarks", "templates", "tools")
ENOUGH = 12  # tests of a module that reach a line
HOUSE = ROOT / "tests" / "server"
SOONEST = ("play", "lobby", "table_talk")  # what most of the server is for
KERNEL_TESTS = (
    *(f"tests/test_{name}.py" for name in ("chance", "numbers", "record", "table", "vocabulary")),
    *(f"tests/test_{name}.py" for name in ("kit", "variants", "variations", "attempt")),
    "src/augury/games/majority",
    "tests/test_rooms.py::test_the_signature_stands_still_and_both_builds_agree",
    "tests/test_contract.py::test_records_replay_to_the_same_text_and_position",
    "tests/test_contract.py::test_undo_restores_the_exact_position",
)

REASONS_TESTS = tuple(  # why something is not possible, in every room
    f"tests/test_{name}.py"
    for name in ("why_things", "reasons", "reason_costs", "reason_counts", "room_reasons")
)

WIDER_TESTS = (  # who else stands on the kernel; interpreted, so in the room with the shortest game
    *(f"tests/test_{name}.py" for name in ("bots", "chacha", "fair", "line_bots", "contract")),
    *("tests/envs/test_batch.py", "tests/envs/test_openspiel.py"),
    *("-k", "not (goetia or luna or majority2 or pantheon)"),
)


@dataclass(frozen=True)
class Mutant:
    """One change: in this file, these characters become others."""

    path: Path
    text: bytes  # of the file, as it was when the sample was drawn
    line: int
    start: int
    end: int
    new: str

    def changed(self) -> bytes:
        return self.text[: self.start] + self.new.encode() + self.text[self.end :]

    def __str__(self) -> str:
        old = self.text[self.start : self.end].decode()
        return f"{self.path.relative_to(ROOT)}:{self.line}: {old!r} -> {self.new!r}"


def sources() -> list[Path]:
    found = [*(PACKAGE / "core").glob("*.py"), *(PACKAGE / "server").rglob("*.py")]
    found += (PACKAGE / "games").glob("*/rules/*.py")
    found += (PACKAGE / "games").glob("*/rules.py")
    return sorted(found)


def mutants_of(path: Path) -> list[Mutant]:
    text = path.read_bytes()
    starts = [0]
    for line in text.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))

    def place(line: int | None, column: int | None) -> int:
        assert line is not None and column is not None
        return starts[line - 1] + column

    found: list[Mutant] = []

    def between(left: ast.expr, right: ast.expr, old: str, new: str) -> None:
        """The operator that stands between two expressions."""
        begin = place(left.end_lineno, left.end_col_offset)
        end = place(right.lineno, right.col_offset)
        at = text.find(old.encode(), begin, end)
        if at >= 0:
            found.append(Mutant(path, text, left.lineno, at, at + len(old), new))

    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            kind = type(node.ops[0])
            between(node.left, node.comparators[0], SPELLED[kind], COMPARED[kind])
        elif isinstance(node, ast.BoolOp):
            old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
            between(node.values[0], node.values[1], old, new)
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
            old, new = ("+", "-") if isinstance(node.op, ast.Add) else ("-", "+")
            between(node.left, node.right, old, new)
        elif isinstance(node, ast.Constant) and type(node.value) is int:
            begin = place(node.lineno, node.col_offset)
            end = place(node.end_lineno, node.end_col_offset)
            found.append(Mutant(path, text, node.lineno, begin, end, str(node.value + 1)))
        elif isinstance(node, ast.If):
            begin = place(node.test.lineno, node.test.col_offset)
            end = place(node.test.end_lineno, node.test.end_col_offset)
            new = f"not ({text[begin:end].decode()})"
            found.append(Mutant(path, text, node.lineno, begin, end, new))
    return found


def reaching(data: CoverageData, mutant: Mutant) -> list[str]:
    """Tests that run the line, a few of each module, so that the first one that notices is soon
    found."""
    name = mutant.path.relative_to(ROOT).as_posix()
    found: dict[str, list[str]] = {}
    for measured in sorted(data.measured_files()):
        if measured.endswith(name):
            for test in data.contexts_by_lineno(measured).get(mutant.line, []):
                if test:
                    found.setdefault(test.partition("::")[0], []).append(test)
    few = [tests[:: max(1, len(tests) // ENOUGH)][:ENOUGH] for tests in found.values()]
    return [test for tests in few for test in tests]


def tests_for(path: Path) -> list[tuple[str, ...]]:
    """The tests that should notice, in stages: the nearest ones, then everything of that part."""
    parts = path.relative_to(PACKAGE).parts
    if parts[0] == "games":
        room = parts[1]
        wider = ("tests/test_rooms.py", *REASONS_TESTS, "-k", room)
        return [(f"src/augury/games/{room}",), wider]
    if parts[0] == "server":
        name = re.compile(rf"\b{path.stem}\b")
        near = [
            test
            for test in sorted(HOUSE.glob("test_*.py"))
            if test.stem[5:] in SOONEST or name.search(test.read_text(encoding="utf-8"))
        ]
        return [tuple(str(test.relative_to(ROOT)) for test in near), ("tests/server",)]
    own = ROOT / "tests" / f"test_{path.stem}.py"
    named = [own.relative_to(ROOT).as_posix()] if own.is_file() else []
    return [tuple(dict.fromkeys([*named, *KERNEL_TESTS])), WIDER_TESTS]


def copy_file(source: str, target: str) -> None:
    """A second name for it if that can be: what is changed in a copy is written again."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)


def copy_house(source: Path, target: Path, copying: Callable[[str, str], object]) -> None:
    ignored = shutil.ignore_patterns("node_modules", "browser", "screenshots")
    for part in PARTS:
        shutil.copytree(source / part, target / part, ignore=ignored, copy_function=copying)
    shutil.copy(source / "pyproject.toml", target)


def run(frozen: Path, tests: tuple[str, ...], seconds: int, mutant: Mutant | None = None) -> str:
    """The first test that fails in a copy of the house with the mutant; empty if none does."""
    with tempfile.TemporaryDirectory(prefix="augury-mutant-") as folder:
        copy = Path(folder)
        copy_house(frozen, copy, copy_file)
        if mutant is not None:
            changed = copy / mutant.path.relative_to(ROOT)
            changed.unlink()
            changed.write_bytes(mutant.changed())
        command = ["sh", "-c", f'ulimit -t {seconds}; exec "$@"', "sh"]
        command += [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-rfE"]
        process = subprocess.Popen(
            [*command, *(["-x"] if mutant else []), "-m", "not slow and not soak", *tests],
            cwd=copy,
            env={**os.environ, "PYTHONPATH": str(copy / "src")},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        try:
            said = process.communicate(timeout=seconds * PATIENCE)[0]
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
            return f"{seconds * PATIENCE} s were not enough"
        if process.returncode == 0:
            return ""
        if process.returncode < 0:
            return f"{seconds} s of CPU were not enough"
        failed = re.findall(r"^(?:FAILED|ERROR) (\S+)", said, re.MULTILINE)
        return " ".join(failed) or said.strip().splitlines()[-1]


def noticed(frozen: Path, mutant: Mutant, reach: list[str]) -> str:
    """Who notices; empty if nobody does."""
    near = [tuple(reach)] if reach else []
    for number, tests in enumerate([*near, *tests_for(mutant.path)]):
        found = run(frozen, tests, LONG if number else SECONDS, mutant)
        if found:
            return found
    return ""


def false_alarms(frozen: Path, verdicts: dict[str, str]) -> set[str]:
    """The tests that noticed something, but fail without any mutant, too."""
    tests = sorted({test for test in verdicts.values() if "::" in test})
    if not tests:
        return set()
    return {test for test in run(frozen, tuple(tests), LONG).split() if "::" in test}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--number", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--log", type=Path, default=Path("mutants.txt"))
    parser.add_argument("--coverage", type=Path, help="who reaches which line")
    given = parser.parse_args()
    data = CoverageData(str(given.coverage)) if given.coverage else CoverageData(no_disk=True)
    data.read()
    everything = [mutant for path in sources() for mutant in mutants_of(path)]
    chosen = random.Random(given.seed).sample(everything, given.number)
    log = given.log.read_text(encoding="utf-8") if given.log.exists() else ""
    verdicts = dict(line.split("\t", 1) for line in log.splitlines())
    with (
        tempfile.TemporaryDirectory(prefix="augury-frozen-") as folder,
        ThreadPoolExecutor(given.workers) as pool,
        given.log.open("a", encoding="utf-8") as book,
    ):
        frozen = Path(folder)
        copy_house(ROOT, frozen, shutil.copy2)  # not linked: people edit while it runs
        todo = [mutant for mutant in chosen if str(mutant) not in verdicts]
        todo.sort(key=lambda mutant: "server" in mutant.path.parts)  # the quick ones first
        asked = {
            pool.submit(noticed, frozen, mutant, reaching(data, mutant)): mutant for mutant in todo
        }
        for answer in as_completed(asked):
            mutant, found = asked[answer], answer.result()
            verdicts[str(mutant)] = found
            book.write(f"{mutant}\t{found}\n")
            book.flush()
            print(f"{mutant}: {found or 'SURVIVED'}", flush=True)
        alarms = false_alarms(frozen, verdicts)
    survivors = [name for name, found in verdicts.items() if not found]
    doubtful = [name for name, found in verdicts.items() if found in alarms]
    for name in survivors:
        print(f"SURVIVED {name}")
    for name in doubtful:
        print(f"DOUBTFUL {name}: {verdicts[name]} fails without it, too")
    killed = len(verdicts) - len(survivors) - len(doubtful)
    print(
        f"{killed} noticed, {len(survivors)} survived, {len(doubtful)} doubtful,"
        f" of {len(everything)} possible"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
