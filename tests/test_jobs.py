"""The jobs of `make test`: in order, side by side, and every failure told."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import jobs
import pytest
from jobs import BESIDE, FAILED, FINE, MANY, SKIPPED, Job, Schedule
from support import ROOT


def python(text: str) -> list[str]:
    return [sys.executable, "-c", text]


def results(*given: Job, cores: float = 2) -> dict[str, str]:
    return {outcome.name: outcome.result for outcome in Schedule(given, cores).run()}


@pytest.fixture(autouse=True)
def folders_are_cleared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What jobs say is kept where pytest clears up."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))


def test_a_job_begins_when_what_it_needs_is_done() -> None:
    first = Job("first", python("import time; time.sleep(0.2)"))
    assert list(results(Job("second", python(""), ["first"]), first)) == ["first", "second"]


def test_what_needs_a_failure_is_skipped_and_everything_else_runs() -> None:
    bad, after = Job("bad", python("exit(3)")), Job("after", python(""), ["bad"])
    last = Job("last", python(""), ["after"])
    found = results(bad, after, last, Job("other", python("")))
    assert found == {"bad": FAILED, "after": SKIPPED, "last": SKIPPED, "other": FINE}


def test_a_job_can_wait_for_another_however_it_ends() -> None:
    bad = Job("bad", python("import time; time.sleep(0.2); exit(3)"))
    found = results(Job("later", python(""), after=["bad", "nobody"]), bad)
    assert list(found.items()) == [("bad", FAILED), ("later", FINE)]


@pytest.mark.parametrize(("cores", "together"), [(2.0, True), (1.5, False)])
def test_no_more_run_than_the_cores_allow(cores: float, together: bool) -> None:
    begun: list[float] = []

    class Watched(Schedule):
        def _start(self, job: Job) -> None:
            begun.append(time.monotonic())
            super()._start(job)

    wait = python("import time; time.sleep(0.5)")
    Watched([Job("one", wait), Job("two", wait)], cores).run()
    assert (begun[1] - begun[0] < 0.5) is together


def test_more_than_all_cores_is_still_begun_alone() -> None:
    assert results(Job("wide", python(""), cores=8), cores=1) == {"wide": FINE}


def run(given: Sequence[Job]) -> int:
    return jobs.run(given, 2)


def test_the_table_tells_wall_and_cpu_and_a_failure_says_all(
    capsys: pytest.CaptureFixture[str],
) -> None:
    talk = "print('\\n'.join(f'line {n}' for n in range(50)))"
    assert run([Job("quiet", python(talk)), Job("loud", python(talk + "; exit(1)"))]) == 1
    told = capsys.readouterr()
    assert "loud" in told.err and "quiet" not in told.err
    assert told.out.count("line 0\n") == 1, "only the failure is told in full"
    assert told.out.count("line 49\n") == 2
    busy = Job("busy", python("import time\nwhile time.process_time() < 0.4: pass"))
    [outcome] = Schedule([busy], 1).run()
    assert 0.4 <= outcome.cpu < 5 and outcome.wall >= 0.3


ORPHAN = """
import sys
from jobs import Job, Orphans, Schedule
busy = "import time\\nwhile time.process_time() < 0.5: pass"
wait = "until [ -e $1 ]; do sleep 0.1; done; sleep 0.5"
leave = ["sh", "-c", f'(python3 -c "$0" && touch $1 &); {wait}', busy, sys.argv[1]]
orphans = Orphans()
[outcome] = Schedule([Job("leaver", leave)], 1, orphans).run()
print(outcome.cpu, orphans.cpu)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nobody adopts them")
def test_what_outlives_its_parent_is_counted(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", ORPHAN, str(tmp_path / "done")],
        cwd=ROOT / "tools",
        capture_output=True,
        text=True,
        check=True,
    )
    own, orphaned = map(float, done.stdout.splitlines()[-1].split())
    assert own < 0.4 and orphaned >= 0.5


def test_a_job_has_its_own_environment_and_priority() -> None:
    said = python("import os; exit(not (os.nice(0) >= 5 and os.environ['WORD'] == 'hello'))")
    assert results(Job("kind", said, nice=5, environment={"WORD": "hello"})) == {"kind": FINE}
    assert "WORD" not in os.environ


PYTEST = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "xdist"]
SHY = """
import os
import pytest

@pytest.mark.parametrize("word", ["a b", "c - d"])
def test_{name}(word):
    assert {condition}

def test_that_it_is_quiet():
    pass
"""


def asked_twice(folder: Path, workers: int = 0, **conditions: str) -> Job:
    """A job with tests that hold under some condition; WHERE is set as long as others run."""
    (folder / "conftest.py").write_text((ROOT / "tests" / "conftest.py").read_text())
    paths = ["-c", str(ROOT / "pyproject.toml"), "--rootdir", str(folder)]
    for name, condition in conditions.items():
        (folder / f"test_{name}.py").write_text(SHY.format(name=name, condition=condition))
    command = ["env", "WHERE=beside", *PYTEST, *paths, f"-n{workers}", str(folder)]
    alone = ["env", "-C", str(folder), *PYTEST, *paths]
    lean = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    return Job("tests", command, environment=lean, alone=alone)


def test_what_fails_only_beside_others_is_told_and_breaks_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    job = asked_twice(tmp_path, 2, shy="'WHERE' not in os.environ")
    assert run([job, Job("other", python(""))]) == 0
    told = capsys.readouterr().out
    assert "FAILED BESIDE OTHERS, passed alone: test_shy.py::test_shy[a b]\n" in told
    assert "FAILED BESIDE OTHERS, passed alone: test_shy.py::test_shy[c - d]\n" in told
    assert "2 passed" in told, "only those are asked again"
    assert f"{BESIDE}\n" in told[told.index("wall       CPU") :], "the table says so"


def test_what_fails_twice_breaks_the_suite(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    job = asked_twice(tmp_path, shy="'WHERE' not in os.environ", bad="word == 'a b'")
    assert run([job]) == 1
    told = capsys.readouterr()
    assert "tests, tests alone" in told.err and "BESIDE" not in told.out


def test_where_many_fail_nobody_is_asked_again(tmp_path: Path) -> None:
    note = f"open(os.environ[{jobs.NOTES!r}], 'w').write(names)"
    for count, asked in ((MANY, True), (MANY + 1, False)):
        text = f"import os; names = '\\n'.join(map(str, range({count}))); {note}; exit(1)"
        found = results(Job("tests", python(text), alone=python("")))
        assert found == ({"tests": BESIDE, "tests alone": FINE} if asked else {"tests": FAILED})


@pytest.mark.parametrize("code", [2, 3, 4, 5, -9])
def test_a_run_that_broke_off_is_not_mended(code: int) -> None:
    note = f"import os; open(os.environ[{jobs.NOTES!r}], 'w').write('test_one')"
    end = f"exit({code})" if code > 0 else f"os.kill(os.getpid(), {-code})"
    job = Job("tests", python(f"{note}; {end}"), alone=python(""))
    assert results(job) == {"tests": FAILED}


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nobody adopts them")
def test_a_thread_that_ends_while_it_is_looked_at_has_no_children() -> None:
    tasks = Path("/proc/self/task")
    assert jobs.children_of(tasks / "0" / "children") == []
    with subprocess.Popen(python("input()"), stdin=subprocess.PIPE) as child:
        children = {pid for task in tasks.glob("*/children") for pid in jobs.children_of(task)}
        assert child.stdin is not None
        child.stdin.close()
    assert child.pid in children
