"""SQLite's checkpoints, beside the writer instead of inside its commits.

What is committed lies in the write-ahead log; a checkpoint carries it over into the database file.
SQLite does that by itself within a commit now and then, and whoever waits for such a commit waits
for it too. Here a thread of its own does it in passing, which holds up nobody. What was committed
meanwhile is left over, so the log would grow as long as somebody plays, and a file that grows is
slower to sync than one that is written over: the writer carries over that little itself, between
two commits, and the log begins anew.
"""

from __future__ import annotations

import logging
import sqlite3
import threading
from collections.abc import Callable

SECONDS = 1.0  # between two checkpoints while there is something to carry over
MOST_PAGES = 256  # of the log, 1 MB: beyond that it is to begin anew

log = logging.getLogger("augury.store")


class Checkpoints:
    """Carries over what was committed, now and then, until it is told to stop."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self.connect = connect
        self.committed = threading.Event()  # something new is in the log
        self.stopped = threading.Event()
        self.overdue = False  # the log is long: the writer is to help
        self.thread = threading.Thread(target=self._run, name="augury-checkpoints", daemon=True)

    def start(self) -> None:
        self.thread.start()

    def stop(self) -> None:
        self.stopped.set()
        self.committed.set()
        if self.thread.is_alive():
            self.thread.join(4)

    def help(self, connection: sqlite3.Connection) -> None:
        """By the writer, between two commits: nobody else writes meanwhile, so all of it is carried
        over. Somebody who still reads from the log is not waited for; the next time will do."""
        self.overdue = False
        (patience,) = connection.execute("PRAGMA busy_timeout").fetchone()
        connection.execute("PRAGMA busy_timeout = 0")
        try:
            connection.execute("PRAGMA wal_checkpoint(RESTART)")
        finally:
            connection.execute(f"PRAGMA busy_timeout = {patience}")

    def _run(self) -> None:
        connection: sqlite3.Connection | None = None
        while not self.stopped.is_set():
            self.committed.wait()
            self.committed.clear()
            try:
                connection = connection or self.connect()
                _, pages, _ = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
                self.overdue = pages > MOST_PAGES
            except sqlite3.Error as error:  # what is committed is safe in the log
                log.warning("a checkpoint failed: %s", error)
                if connection is not None:
                    connection.close()
                    connection = None
            self.stopped.wait(SECONDS)
        if connection is not None:
            connection.close()
