"""A worker: one process, and the pipe to it. The arena and the server both think in these."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess


class WorkerProcess:
    """Runs `serve` with its end of the pipe. It ends when the pipe is closed, and never outlives
    its owner."""

    def __init__(self, serve: Callable[[Connection], None], *, nice: int = 0) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, there = context.Pipe()
        self.process: BaseProcess = context.Process(
            target=begin, args=(serve, there, nice), daemon=True
        )
        self.process.start()
        there.close()

    def kill(self) -> None:
        """At once, also if it is stuck."""
        self.pipe.close()
        self.process.kill()
        self.process.join()


def begin(serve: Callable[[Connection], None], pipe: Connection, nice: int) -> None:
    """Leave Ctrl-C to the owner, and the processor to whoever needs it more."""
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
