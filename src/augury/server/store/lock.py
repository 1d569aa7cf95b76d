"""One server per data folder. The lock goes with the process, however it ends; the file may
stay."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path

if sys.platform != "win32":
    import fcntl

NAME = "augury.lock"


class FolderLock:
    """Held from `take` to `let_go`. A copy that a child process inherits by forking is closed there
    at once, so that no child keeps the folder after the server was killed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = -1

    def take(self) -> None:
        """A BlockingIOError names the folder, and the process that serves from it."""
        if sys.platform == "win32":
            return  # SQLite's own locks still keep single decisions apart
        file = os.open(self.folder / NAME, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            owner = os.read(file, 20).decode("ascii", "replace").strip()
            os.close(file)
            who = f"process {owner}" if owner else "another process"
            raise BlockingIOError(
                f"{self.folder} is in use: a server is running there ({who})"
            ) from error
        os.ftruncate(file, 0)
        os.pwrite(file, f"{os.getpid()}\n".encode(), 0)
        self.file = file
        HELD.add(self)

    def let_go(self) -> None:
        if self.file >= 0:
            HELD.discard(self)
            os.close(self.file)
            self.file = -1


HELD: set[FolderLock] = set()


def _close_in_child() -> None:
    for lock in HELD:
        with contextlib.suppress(OSError):
            os.close(lock.file)
        lock.file = -1
    HELD.clear()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_close_in_child)
