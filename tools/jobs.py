"""Run jobs side by side, so that every core has something to do and no two get in each other's way.

A job waits for those it needs, and starts as soon as the cores it keeps busy are free; of those
that could start, the first in the list does. What a job says is kept in a file and printed when it
is done, all of it if it failed. Now and then a line tells how far everything is.

Tests that failed while others ran beside them are asked once more in the end, with nothing beside
them: what only a busy machine brings about is told loudly, but breaks nothing. A test that fails
twice does.
"""

from __future__ import annotations

import ctypes
import os
import queue
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOLD = 8  # lines of a job that went well
PULSE = 30.0  # seconds between two lines about what is under way
FINE, FAILED, SKIPPED = "fine", "FAILED", "skipped"
BESIDE = "failed beside others, passed alone"
NOTES = "AUGURY_FAILED_TESTS"  # where tests that fail note their names (tests/conftest.py)
SOME_FAILED = 1  # what pytest ends with then; anything else is no matter of single tests
MANY = 12  # if more fail, it is not the company they were in
ORPHANS = "left behind"  # browsers and databases that outlived the test which started them
ADOPT = 36  # PR_SET_CHILD_SUBREAPER


@dataclass(frozen=True)
class Job:
    """A command, what has to be done before it, and how much of the machine it takes. `after`: it
    also waits for these to end, well or not, because it can use what they leave. `alone`: the
    command that asks some of its tests once more, their names to be added."""

    name: str
    command: Sequence[str]
    needs: Sequence[str] = ()
    cores: float = 1.0  # how many it keeps busy
    nice: int = 0
    environment: dict[str, str] = field(default_factory=dict)
    after: Sequence[str] = ()
    alone: Sequence[str] = ()


@dataclass
class Run:
    """A job that has begun."""

    job: Job
    process: subprocess.Popen[bytes]
    log: Path
    began: float


@dataclass(frozen=True)
class Outcome:
    name: str
    result: str
    wall: float = 0.0
    cpu: float = 0.0
    tests: Sequence[str] = ()  # that failed, as far as they are known


def minutes(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


class Orphans:
    """Processes whose parents have gone: ours from then on (Linux), so that their time counts."""

    def __init__(self) -> None:
        self.cpu = 0.0
        self.adopted = sys.platform == "linux"
        if self.adopted:
            ctypes.CDLL(None).prctl(ADOPT, 1, 0, 0, 0)

    def bury(self, own: set[int]) -> None:
        """Add up what those that have ended used."""
        for pid in self._children() - own:
            ended, _, used = os.wait4(pid, os.WNOHANG)
            self.cpu += used.ru_utime + used.ru_stime if ended else 0.0

    def _children(self) -> set[int]:
        tasks = Path("/proc/self/task").glob("*/children") if self.adopted else []
        return {pid for task in tasks for pid in children_of(task)}


def children_of(task: Path) -> list[int]:
    """The processes a thread of ours has started; none if it ended while we looked."""
    try:
        return [int(pid) for pid in task.read_text().split()]
    except (FileNotFoundError, ProcessLookupError):
        return []


class Schedule:
    """Runs all jobs, each once."""

    def __init__(self, jobs: Sequence[Job], cores: float, orphans: Orphans | None = None) -> None:
        self.jobs = {job.name: job for job in jobs}
        self.waiting = list(jobs)
        self.cores = cores
        self.orphans = orphans
        self.running: dict[str, Run] = {}
        self.outcomes: list[Outcome] = []
        self.ended: queue.Queue[tuple[str, int, float]] = queue.Queue()
        self.folder = Path(tempfile.mkdtemp(prefix="augury-jobs-"))
        self.began = time.monotonic()

    def run(self) -> list[Outcome]:
        try:
            self._start_what_can()
            while self.running:
                try:
                    self._finish(*self.ended.get(timeout=PULSE))
                except queue.Empty:
                    self._tell_progress()
                self._start_what_can()
            self._ask_again()
        finally:
            for left in self.running.values():
                os.killpg(left.process.pid, signal.SIGKILL)
        return self.outcomes

    def _start_what_can(self) -> None:
        good = {outcome.name for outcome in self.outcomes if outcome.result == FINE}
        lost = {outcome.name for outcome in self.outcomes} - good
        for job in list(self.waiting):
            if lost & set(job.needs):
                self.waiting.remove(job)
                self.outcomes.append(Outcome(job.name, SKIPPED))
                return self._start_what_can()
            busy = sum(run.job.cores for run in self.running.values())
            pending = {other.name for other in self.waiting} | set(self.running)
            ready = good >= set(job.needs) and not pending & set(job.after)
            if ready and (not self.running or busy + job.cores <= self.cores):
                self.waiting.remove(job)
                self._start(job)
        return None

    def _ask_again(self) -> None:
        """One job after the other: whether its failed tests fail with nothing beside them, too."""
        for number, outcome in enumerate(self.outcomes[:]):
            job = self.jobs[outcome.name]
            if not (job.alone and 0 < len(outcome.tests) <= MANY):
                continue
            command = [*job.alone, *outcome.tests]
            self._start(Job(f"{job.name} alone", command, environment=job.environment))
            self._finish(*self.ended.get())
            if self.outcomes[-1].result == FINE:
                self.outcomes[number] = replace(outcome, result=BESIDE)

    def _start(self, job: Job) -> None:
        log = self.folder / job.name.replace(" ", "-")
        with log.open("wb") as said:
            process = subprocess.Popen(
                ["nice", "-n", str(job.nice), *job.command],
                cwd=ROOT,
                env={**os.environ, **job.environment, NOTES: str(noted(log))},
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=subprocess.STDOUT,
                process_group=0,  # in one session, or nice would mean nothing between jobs
            )
        self.running[job.name] = Run(job, process, log, time.monotonic())
        threading.Thread(target=self._await, args=(job.name, process), daemon=True).start()

    def _await(self, name: str, process: subprocess.Popen[bytes]) -> None:
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        self.ended.put((name, process.returncode, used.ru_utime + used.ru_stime))

    def _finish(self, name: str, code: int, cpu: float) -> None:
        run = self.running.pop(name)
        self._bury()
        wall = time.monotonic() - run.began
        tests = failed_tests(run.log) if code == SOME_FAILED else []
        outcome = Outcome(name, FAILED if code else FINE, wall, cpu, tests)
        self.outcomes.append(outcome)
        said = run.log.read_text(encoding="utf-8", errors="replace").strip().splitlines()
        print(f"\n== {name}: {outcome.result} after {minutes(wall)} ({cpu:.0f} s of CPU)")
        print("\n".join(said if code else said[-TOLD:]), flush=True)

    def _bury(self) -> None:
        if self.orphans is not None:
            self.orphans.bury({run.process.pid for run in self.running.values()})

    def _tell_progress(self) -> None:
        self._bury()
        now = time.monotonic()
        under_way = [
            f"{name} {minutes(now - run.began)}{progress(run.log)}"
            for name, run in self.running.items()
        ]
        print(f"[{minutes(now - self.began)}] {', '.join(under_way)}", flush=True)


def noted(log: Path) -> Path:
    return log.with_suffix(".failed")


def failed_tests(log: Path) -> list[str]:
    """The names that a job's tests have noted, each once."""
    path = noted(log)
    return sorted(set(path.read_text(encoding="utf-8").splitlines())) if path.is_file() else []


def progress(log: Path) -> str:
    """How far pytest says it is."""
    found = re.findall(r"\[ *(\d+%)\]", log.read_text(encoding="utf-8", errors="replace"))
    return f" ({found[-1]})" if found else ""


def run(jobs: Sequence[Job], cores: float, orphans: Orphans | None = None) -> int:
    """Run them, and end with a table; 0 if all went well."""
    began, schedule = time.monotonic(), Schedule(jobs, cores, orphans)
    outcomes = schedule.run()
    if orphans is not None:
        outcomes.append(Outcome(ORPHANS, FINE, 0.0, orphans.cpu))
    wide = max(len(outcome.name) for outcome in outcomes)
    print(f"\n{'':{wide}}      wall       CPU")
    for one in outcomes:
        line = f"{one.name:{wide}}  {minutes(one.wall):>8}  {one.cpu:>6.0f} s  {one.result}"
        print(line if one.result != FINE else line.removesuffix(FINE).rstrip())
    cpu = sum(outcome.cpu for outcome in outcomes)
    print(f"{'all':{wide}}  {minutes(time.monotonic() - began):>8}  {cpu:>6.0f} s")
    for one in outcomes:
        for test in one.tests if one.result == BESIDE else ():
            print(f"FAILED BESIDE OTHERS, passed alone: {test}")
    bad = [outcome.name for outcome in outcomes if outcome.result not in (FINE, BESIDE)]
    if bad:
        print(
            f"Not well: {', '.join(bad)}. What they kept is in {schedule.folder}.", file=sys.stderr
        )
    else:
        shutil.rmtree(schedule.folder)
    return 1 if bad else 0
