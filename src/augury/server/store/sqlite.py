"""SQLite: one file, WAL, synchronous=FULL, one writer thread.

The writer takes everything that waits and commits it together: one fsync for many moves, and one
statement for all changes of games (decisions.py). If anything is refused, all of it is done once
more one by one with savepoints, so that one refusal does not touch the others. Work may therefore
run twice; it only ever talks to the database.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import shutil
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeAlias, TypeVar

from augury.core.errors import Malformed
from augury.server.store.base import (
    Conflict,
    Db,
    Row,
    StoreDown,
    begun,
    idle,
    migrate,
    no_answer,
    resolve,
    storable,
)
from augury.server.store.checkpoint import Checkpoints
from augury.server.store.decisions import append_all, open_door
from augury.server.store.files import examine, make_private
from augury.server.store.lock import FolderLock
from augury.server.store.rows import append
from augury.server.store.schema import Entry, Value

T = TypeVar("T")
Outcome: TypeAlias = tuple[object, BaseException | None]
MOST_TOGETHER = 256
BUSY_MILLISECONDS = 3000
PATIENCE = 10.0  # seconds after which whoever waits for the disk is told that it does not answer
LEAST_ROOM = 64 * 1024  # bytes on the disk: a few decisions
WATCH = 0.25  # seconds between two looks at who has waited too long
LIST = "CREATE TABLE IF NOT EXISTS migrations (number BIGINT PRIMARY KEY)"

log = logging.getLogger("augury.store")


class SqliteDb:
    """One connection, within one transaction."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    def rows(self, sql: str, *values: Value) -> list[Row]:
        cursor = self.connection.execute(sql, storable(values))
        names = [column[0] for column in cursor.description]
        return [dict(zip(names, row, strict=True)) for row in cursor]

    def stream(self, sql: str) -> Iterator[Row]:
        cursor = self.connection.execute(sql)
        names = [column[0] for column in cursor.description]
        for row in cursor:
            yield dict(zip(names, row, strict=True))

    def run(self, sql: str, *values: Value) -> int:
        return self.connection.execute(sql, storable(values)).rowcount

    def notify(self, text: str) -> None:
        """Nobody else is there."""


class Job:
    """A piece of work on its way to the writer."""

    def __init__(
        self,
        work: Callable[[Db], object],
        entry: Entry | None = None,
        meanwhile: Callable[[], None] = idle,
    ) -> None:
        self.work = work
        self.entry = entry  # if the work is to write this change
        self.meanwhile = meanwhile  # what the event loop does while the disk is at work
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[object] = self.loop.create_future()
        self.due = 0.0  # until when somebody waits, by the loop's time
        self.late = False  # nobody waits any more

    def give_up(self) -> None:
        if not self.future.done():
            self.late = True
            log.error("the database file: no answer within %g seconds", PATIENCE)
            self.future.set_exception(no_answer())


class SqliteStore:
    """The store in one file."""

    alone = True

    def __init__(self, path: Path, *, sole: bool = False) -> None:
        self.path = path
        self.lock = FolderLock(path.parent) if sole else None
        self.jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self.gathered: list[Job] = []  # what this turn of the event loop has to write
        self.writer = threading.Thread(
            target=self._write_for_ever, name="augury-writer", daemon=True
        )
        self.readers = ThreadPoolExecutor(2, thread_name_prefix="augury-reader")
        self.local = threading.local()
        self.opened: list[sqlite3.Connection] = []
        self.checkpoints = Checkpoints(self.connect)
        self.waiting: list[Job] = []  # and those that were answered since the last look
        self.watching: asyncio.TimerHandle | None = None
        self.hear: Callable[[str], None] = lambda text: None

    async def open(self, hear: Callable[[str], None]) -> None:
        self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if self.lock is not None:
            self.lock.take()
        try:
            examine(self.path)
            with contextlib.suppress(FileExistsError):
                make_private(self.path)
            self.hear = hear
            self.writer.start()
            self.checkpoints.start()
            await self.at_leisure(lambda db: migrate(db, LIST))
            self._watch()
        except BaseException:
            self.checkpoints.stop()
            if self.lock is not None:
                self.lock.let_go()
            raise

    async def close(self) -> None:
        self._wake_writer()
        self.jobs.put(None)
        await asyncio.to_thread(self.writer.join, 4)
        await asyncio.to_thread(self.checkpoints.stop)
        self.readers.shutdown(wait=True)
        for connection in self.opened:
            connection.close()
        self.opened.clear()
        if self.watching is not None:
            self.watching.cancel()
        if self.lock is not None:
            self.lock.let_go()

    def cramped(self) -> str:
        """A small write may still find its place in the log when the disk is full already."""
        free = shutil.disk_usage(self.path.parent).free
        return "the disk is full" if free < LEAST_ROOM else ""

    async def read(self, work: Callable[[Db], T]) -> T:
        using: list[sqlite3.Connection] = []
        running = asyncio.get_running_loop().run_in_executor(self.readers, self._read, work, using)
        try:
            return await asyncio.wait_for(running, PATIENCE)
        except TimeoutError as error:
            for connection in using:
                connection.interrupt()
            raise no_answer() from error

    async def write(self, work: Callable[[Db], T]) -> T:
        found: list[T] = []
        await self._in_time(Job(lambda db: found.append(work(db))))
        return found[-1]

    async def at_leisure(self, work: Callable[[Db], T], *, snapshot: bool = False) -> T:
        found: list[T] = []
        job = Job(lambda db: found.append(work(db)))
        self._hand_over(job)
        await job.future
        return found[-1]

    def append(self, entry: Entry, meanwhile: Callable[[], None] = idle) -> Awaitable[object]:
        return self._in_time(Job(lambda db: append(db, entry), entry, meanwhile))

    def _in_time(self, job: Job) -> Awaitable[object]:
        """A disk that hangs cannot be interrupted, but nobody has to wait for it for ever."""
        job.due = job.loop.time() + PATIENCE
        self.waiting.append(job)
        self._hand_over(job)
        return job.future

    def _hand_over(self, job: Job) -> None:
        """To the writer, together with all that this turn of the event loop brings: waking it for
        each would pass Python's lock to and fro as often."""
        if not self.gathered:
            job.loop.call_soon(self._wake_writer)
        self.gathered.append(job)

    def _wake_writer(self) -> None:
        gathered, self.gathered = self.gathered, []
        for first in range(0, len(gathered), MOST_TOGETHER):
            self.jobs.put(gathered[first : first + MOST_TOGETHER])

    def _watch(self) -> None:
        """One look at all that wait, now and then: an alarm for each would cost every decision."""
        loop = asyncio.get_running_loop()
        self.waiting = [job for job in self.waiting if not job.future.done()]
        for job in self.waiting:
            if job.due < loop.time():
                job.give_up()
        self.watching = loop.call_later(WATCH, self._watch)

    def connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self.path,
            isolation_level=None,
            check_same_thread=False,
            timeout=BUSY_MILLISECONDS / 1000,
        )
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA wal_autocheckpoint=0")  # `Checkpoints` does it
        connection.execute("PRAGMA foreign_keys=ON")
        return connection

    def _read(self, work: Callable[[Db], T], using: list[sqlite3.Connection]) -> T:
        try:
            connection = getattr(self.local, "connection", None)
            if connection is None:
                connection = self.connect()
                self.local.connection = connection
                self.opened.append(connection)
            assert isinstance(connection, sqlite3.Connection)
            connection.execute("BEGIN")
            using.append(connection)
            try:
                return work(SqliteDb(connection))
            finally:
                using.clear()
                connection.execute("ROLLBACK")
        except sqlite3.Error as error:
            raise explain(error, self.path) from error

    def _write_for_ever(self) -> None:
        connection: sqlite3.Connection | None = None
        while True:
            taken, stop = self._take()
            batch = [job for job in taken if not job.late]  # whoever was refused will ask again
            if batch:
                try:
                    if connection is None:
                        connection = self.connect()
                        open_door(connection)
                    if self.checkpoints.overdue:
                        self.checkpoints.help(connection)
                    begun(batch[0].loop, [job.meanwhile for job in batch])
                    outcomes = commit(connection, batch)
                    self.checkpoints.committed.set()
                except Exception as error:
                    down = explain(error, self.path) if isinstance(error, sqlite3.Error) else error
                    outcomes = [(None, down)] * len(batch)
                    if connection is not None:
                        abandon(connection)
                        connection = None
                self._answer(batch, outcomes)
            if stop:
                if connection is not None:
                    connection.close()
                return

    def _answer(self, batch: list[Job], outcomes: list[Outcome]) -> None:
        def tell() -> None:
            for job, (result, error) in zip(batch, outcomes, strict=True):
                resolve(job.future, result, error)
            if any(
                job.late and error is None for job, (_, error) in zip(batch, outcomes, strict=True)
            ):
                self.hear("")  # it is on disk after all: read it again

        with contextlib.suppress(
            RuntimeError
        ):  # the event loop is gone; so is everybody who waited
            batch[0].loop.call_soon_threadsafe(tell)

    def _take(self) -> tuple[list[Job], bool]:
        """Everything that waits; blocks until there is something. True = stop afterwards."""
        batch: list[Job] = []
        more = self.jobs.get()
        while more is not None:
            batch += more
            if len(batch) >= MOST_TOGETHER:
                return batch, False
            try:
                more = self.jobs.get_nowait()
            except queue.Empty:
                return batch, False
        return batch, True


def commit(connection: sqlite3.Connection, batch: list[Job]) -> list[Outcome]:
    """All of it in one transaction. Work that is refused leaves no trace; a database error undoes
    everything."""
    try:
        return commit_together(connection, batch)
    except (sqlite3.IntegrityError, Conflict, Malformed, Unwilling):
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        return commit_apart(connection, batch)


class Unwilling(Exception):
    """A piece of work was refused by its own code."""


def commit_together(connection: sqlite3.Connection, batch: list[Job]) -> list[Outcome]:
    """The usual case: everything goes well, so nothing needs a savepoint."""
    db = SqliteDb(connection)
    outcomes: list[Outcome] = []
    entries = [job.entry for job in batch if job.entry is not None]
    if len(entries) == len(batch):
        append_all(connection, entries)
        return [(None, None)] * len(batch)
    connection.execute("BEGIN IMMEDIATE")
    if entries:
        append_all(connection, entries)
    for job in batch:
        try:
            outcomes.append((job.work(db) if job.entry is None else None, None))
        except sqlite3.Error:
            raise
        except Exception as error:
            raise Unwilling from error
    connection.execute("COMMIT")
    return outcomes


def commit_apart(connection: sqlite3.Connection, batch: list[Job]) -> list[Outcome]:
    """Something was refused: once more, each with a savepoint of its own."""
    db = SqliteDb(connection)
    outcomes: list[Outcome] = []
    connection.execute("BEGIN IMMEDIATE")
    for job in batch:
        connection.execute("SAVEPOINT work")
        try:
            outcomes.append((job.work(db), None))
        except sqlite3.IntegrityError as error:
            connection.execute("ROLLBACK TO work")
            outcomes.append((None, Conflict(str(error))))
        except sqlite3.Error:
            raise
        except Exception as error:
            connection.execute("ROLLBACK TO work")
            outcomes.append((None, error))
        connection.execute("RELEASE work")
    connection.execute("COMMIT")
    return outcomes


def abandon(connection: sqlite3.Connection) -> None:
    """After a database error: let go of everything and start over with the next work."""
    try:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
    except sqlite3.Error:
        pass  # the transaction is already gone
    finally:
        connection.close()


def explain(error: sqlite3.Error, path: Path) -> StoreDown:
    """A sentence for people, and one with the file's name for the operator."""
    text = str(error).lower()
    if any(word in text for word in ("malformed", "not a database", "not sound", "corrupt")):
        log.error("%s is damaged: %s", path, error)
        return StoreDown(
            "The server's database is damaged in this place. Its host has to repair it.",
            f"{path} is damaged ({error}). Put a backup in its place.",
            "store-damaged",
        )
    if "interrupted" in text:
        return no_answer()
    if "full" in text:
        return StoreDown("The server's disk is full.", key="store-full")
    if "readonly" in text or "read-only" in text:
        return StoreDown("The server's disk is read-only.", key="store-readonly")
    if "locked" in text or "busy" in text:
        locked = "The server's database is locked by another program."
        return StoreDown(locked, key="store-locked")
    return StoreDown(
        "The server's database cannot be used now.",
        f"{path} cannot be used: {error}",
    )
