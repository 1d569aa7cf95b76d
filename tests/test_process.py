"""Workers, wherever they come from, know what their owner knows."""

from __future__ import annotations

import multiprocessing
import os
from multiprocessing.connection import Connection

import pytest

from augury.bots.process import WorkerProcess

WORD = "AUGURY_TEST_WORD"


def tell(pipe: Connection) -> None:
    """What stands in the environment under a name."""
    while True:
        pipe.send(os.environ.get(pipe.recv()))


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
