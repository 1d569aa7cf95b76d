"""A worker: one process, and the pipe to it. The arena and the server both think in these."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext, SpawnContext
from multiprocessing.process import BaseProcess
from pathlib import Path

_announced: set[str] = set()  # modules in which workers of this process will begin


def announce(task: Callable[..., object]) -> None:
    """Workers will do this: said before the first of them starts, its module is loaded only
    once for all of them."""
    if task.__module__.startswith("augury."):  # others may not be found from where workers begin
        _announced.add(task.__module__)


def nursery() -> ForkServerContext | SpawnContext:
    """Where workers come from: a process that has loaded what they need, and forks. To load it
    takes a quarter of a second, and memory, that each would take for itself. The rooms that their
    owner has loaded come with them. Where the system knows no such thing, each loads it."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    rooms = [name for name in sys.modules if name.startswith("augury.games.")]
    context.set_forkserver_preload([*sorted(_announced), *rooms])
    return context


class WorkerProcess:
    """Runs `serve` with its end of the pipe. It ends when the pipe is closed, and never outlives
    its owner."""

    def __init__(self, serve: Callable[[Connection], None], *, nice: int = 0) -> None:
        context = nursery()
        self.pipe, there = context.Pipe()
        self.process: BaseProcess = context.Process(
            target=begin, args=(serve, there, nice, dict(os.environ)), daemon=True
        )
        self.process.start()
        there.close()

    def used(self) -> float:
        """Seconds that it has been at work so far; where the system does not tell, by the clock on
        the wall."""
        try:
            told = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8")
        except OSError:
            return time.monotonic()
        spent = told.rpartition(")")[2].split()[11:13]  # as a user, and for the user in the system
        return sum(int(ticks) for ticks in spent) / os.sysconf("SC_CLK_TCK")

    def kill(self) -> None:
        """At once, also if it is stuck."""
        self.pipe.close()
        self.process.kill()
        self.process.join()


def begin(
    serve: Callable[[Connection], None], pipe: Connection, nice: int, settings: dict[str, str]
) -> None:
    """Leave Ctrl-C to the owner, and the processor to whoever needs it more; and know the owner's
    environment of now, not of when the nursery began."""
    os.environ.clear()
    os.environ.update(settings)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=follow_owner, daemon=True).start()
    os.nice(nice)
    with contextlib.suppress(EOFError, OSError):  # nobody wants any more
        serve(pipe)


def follow_owner() -> None:
    """Whatever the worker is busy with: it goes when its owner goes."""
    owner = multiprocessing.parent_process()
    if owner is not None:
        owner.join()
        os._exit(0)
