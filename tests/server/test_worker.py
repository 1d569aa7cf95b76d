"""When a worker is given up: by what it has thought, not by how long others kept it waiting."""

from __future__ import annotations

import time
from multiprocessing.connection import Connection

import pytest

from augury.server import worker
from augury.server.worker import LostWorker, ThinkingPlace

PATIENCE = 0.5


def serve(pipe: Connection) -> None:
    """Works for some seconds of processor time, a hundredth at a time with rests in between."""
    pipe.send("here")
    while True:
        work, rest = pipe.recv()
        begin = time.process_time()
        while time.process_time() - begin < work:
            until = time.process_time() + 0.01
            while time.process_time() < until:
                pass
            time.sleep(rest)
        pipe.send("done")


def place(longest: float) -> ThinkingPlace[tuple[float, float], str]:
    """A worker that has begun: importing is not measured."""
    found: ThinkingPlace[tuple[float, float], str] = ThinkingPlace(serve, nice=0, longest=longest)
    assert found.ask((0.0, 0.0)) == "here"
    assert found.running is not None and found.running.pipe.recv() == "done"
    return found


@pytest.mark.parametrize(
    ("longest", "work", "rest", "found"),
    [
        (60.0, 0.1, 0.15, True),  # takes three times the patience, hardly any of it at work
        (60.0, 30.0, 0.0, False),  # thinks on and on
        (60.0, 0.02, 30.0, False),  # does nothing at all
        (PATIENCE, 0.1, 0.15, False),  # somebody waits for it
    ],
)
def test_a_worker_is_given_up_by_what_it_has_thought(
    monkeypatch: pytest.MonkeyPatch, longest: float, work: float, rest: float, found: bool
) -> None:
    thinking = place(longest)
    monkeypatch.setattr(worker, "PATIENCE", PATIENCE)
    try:
        if found:
            assert thinking.ask((work, rest)) == "done"
        else:
            with pytest.raises(LostWorker, match="stuck"):
                thinking.ask((work, rest))
    finally:
        thinking.stop()
