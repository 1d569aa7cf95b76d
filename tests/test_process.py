"""Workers, wherever they come from, know what their owner knows."""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys

import pytest
from support import ROOT
from telling import tell

from augury.bots.process import WorkerProcess

WORD = "AUGURY_TEST_WORD"


@pytest.mark.parametrize("ways", [["forkserver"], ["spawn"]], ids=lambda ways: ways[0])
def test_a_worker_knows_the_environment_of_now(
    monkeypatch: pytest.MonkeyPatch, ways: list[str]
) -> None:
    """Where the system forks no workers, too: each then starts from nothing."""
    monkeypatch.setattr(multiprocessing, "get_all_start_methods", lambda: ways)
    for word in ("one", "two"):
        monkeypatch.setenv(WORD, word)
        worker = WorkerProcess(tell)
        worker.pipe.send(WORD)
        assert worker.pipe.recv() == word
        assert ways[0] in type(worker.process).__name__.lower()
        worker.kill()
        assert not worker.process.is_alive()


OWNER = """
from augury.arena.job import play_all
from augury.bots.process import WorkerProcess, announce
from telling import tell_loaded

if {announced}:
    announce(play_all)
worker = WorkerProcess(tell_loaded)
worker.pipe.send("augury.arena.job")
print(worker.pipe.recv())
worker.kill()
"""


@pytest.mark.parametrize("announced", [False, True])
def test_what_is_announced_is_there_before_a_worker_begins(announced: bool) -> None:
    """In a process of its own: what workers begin with is settled when the first one starts."""
    path = os.pathsep.join([str(ROOT / "tests"), *sys.path])
    command = [sys.executable, "-c", OWNER.format(announced=announced)]
    environment = {**os.environ, "PYTHONPATH": path}
    told = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert told.stdout.split() == [str(announced)]
