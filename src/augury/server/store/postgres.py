"""PostgreSQL 15 or newer: several server processes on one database. NOTIFY carries "this table
changed" from one to the others.

Changes of games are written together: while one transaction commits, the changes that come
meanwhile wait for the next. A commit that notifies holds a lock of the whole database until it is
on disk, so many small ones would stand in line across all processes.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import socket
import threading
import time
import uuid
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, TypeVar

import psycopg
from psycopg import IsolationLevel
from psycopg.rows import dict_row

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
from augury.server.store.rows import append, append_many
from augury.server.store.schema import Entry, Value

T = TypeVar("T")
CHANNEL = "augury"
THREADS = 8
LOCK_SECONDS = 4.0  # how long a statement waits for a row that another transaction holds
STATEMENT_SECONDS = 8.0
# seconds for a whole piece of work, waiting for a thread included; then the connection is cut
PATIENCE = 10.0
AT_ONCE = 500  # rows fetched together when a whole table is read
MOST_TOGETHER = 256  # changes in one transaction
LIST = "CREATE TABLE IF NOT EXISTS migrations (number BIGINT PRIMARY KEY)"
LOCK = 0x41554755  # the advisory lock that lets one process migrate at a time

log = logging.getLogger("augury.store")


class PostgresDb:
    """One transaction."""

    def __init__(self, connection: psycopg.Connection[Row], sender: str) -> None:
        self.connection = connection
        self.sender = sender

    def rows(self, sql: str, *values: Value) -> list[Row]:
        return self.connection.execute(spelled(sql), storable(values)).fetchall()

    def stream(self, sql: str) -> Iterator[Row]:
        with self.connection.cursor(name="augury_stream") as cursor:
            cursor.itersize = AT_ONCE
            yield from cursor.execute(spelled(sql))

    def run(self, sql: str, *values: Value) -> int:
        return self.connection.execute(spelled(sql), storable(values)).rowcount

    def notify(self, text: str) -> None:
        self.connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, f"{self.sender} {text}"))


class Waiting(NamedTuple):
    """A change of a game on its way to the database."""

    entry: Entry
    meanwhile: Callable[[], None]
    future: asyncio.Future[None]


class Job:
    """A piece of work, and the connection it is using, so that somebody else can cut it."""

    def __init__(self) -> None:
        self.connection: psycopg.Connection[Row] | None = None
        self.given_up = False

    def cut(self) -> None:
        """Whoever waits for the database on this connection stops waiting. Nothing else wakes a
        thread in a read."""
        self.given_up = True
        connection = self.connection
        if connection is not None:
            with (
                contextlib.suppress(OSError, psycopg.Error),
                socket.socket(fileno=os.dup(connection.fileno())) as wire,
            ):
                wire.shutdown(socket.SHUT_RDWR)


class PostgresStore:
    """The store on PostgreSQL."""

    alone = False

    def __init__(self, url: str) -> None:
        self.url = url
        self.name = uuid.uuid4().hex  # so that this process does not listen to itself
        self.workers = ThreadPoolExecutor(THREADS, thread_name_prefix="augury-postgres")
        self.local = threading.local()
        self.opened: set[psycopg.Connection[Row]] = set()
        self.stopping = threading.Event()
        self.listener: threading.Thread | None = None
        self.waiting: list[Waiting] = []
        self.appending: asyncio.Task[None] | None = None

    async def open(self, hear: Callable[[str], None]) -> None:
        await self.at_leisure(self._migrate)
        loop = asyncio.get_running_loop()

        def pass_on(text: str) -> None:
            if not self.stopping.is_set():
                loop.call_soon_threadsafe(hear, text)

        self.listener = threading.Thread(
            target=self._listen, args=(pass_on,), name="augury-listener", daemon=True
        )
        self.listener.start()

    async def close(self) -> None:
        self.stopping.set()
        if self.listener is not None:
            await asyncio.to_thread(self.listener.join, 3)
        self.workers.shutdown(wait=True)
        for connection in self.opened:
            connection.close()
        self.opened.clear()

    def cramped(self) -> str:
        """Its disk is elsewhere."""
        return ""

    async def read(self, work: Callable[[Db], T]) -> T:
        """All of it as of one time: a row, its seats and its changes fit together."""
        return await self._in_time(work, IsolationLevel.REPEATABLE_READ)

    async def write(self, work: Callable[[Db], T]) -> T:
        return await self._in_time(work, IsolationLevel.READ_COMMITTED)

    async def at_leisure(self, work: Callable[[Db], T], *, snapshot: bool = False) -> T:
        def whole() -> T:
            try:
                with self.connect() as connection:
                    connection.isolation_level = (
                        IsolationLevel.REPEATABLE_READ
                        if snapshot
                        else IsolationLevel.READ_COMMITTED
                    )
                    with connection.transaction():
                        return work(PostgresDb(connection, self.name))
            except psycopg.errors.UniqueViolation as error:
                raise Conflict(str(error)) from error
            except psycopg.Error as error:
                raise explain(error) from error

        return await asyncio.to_thread(whole)

    async def _in_time(self, work: Callable[[Db], T], isolation: IsolationLevel) -> T:
        """PostgreSQL ends slow statements by itself; one that has stopped answering is hung up
        on."""
        job = Job()
        running = asyncio.get_running_loop().run_in_executor(
            self.workers, self._work, work, isolation, job
        )
        try:
            return await asyncio.wait_for(running, PATIENCE)
        except TimeoutError as error:
            job.cut()
            log.error("PostgreSQL: no answer within %g seconds", PATIENCE)
            raise no_answer() from error

    def append(self, entry: Entry, meanwhile: Callable[[], None] = idle) -> Awaitable[object]:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[None] = loop.create_future()
        self.waiting.append(Waiting(entry, meanwhile, future))
        if self.appending is None:
            self.appending = loop.create_task(self._append_waiting())
        return future

    async def _append_waiting(self) -> None:
        """Write what waits, as often as something does."""
        try:
            while self.waiting:
                batch, self.waiting = self.waiting[:MOST_TOGETHER], self.waiting[MOST_TOGETHER:]
                error: Exception | None = None
                try:
                    await self._append_together(batch)
                except StoreDown as down:  # whoever waits behind it would wait for the same
                    error = down
                    batch, self.waiting = batch + self.waiting, []
                except Exception as refused:
                    if len(batch) > 1:
                        await asyncio.gather(*(self._append_alone(job) for job in batch))
                        continue
                    error = refused
                for job in batch:
                    resolve(job.future, None, error)
        finally:
            self.appending = None

    async def _append_together(self, batch: list[Waiting]) -> None:
        loop = asyncio.get_running_loop()
        entries = sorted((job.entry for job in batch), key=lambda entry: entry.change.table_id)

        def work(db: Db) -> None:
            begun(loop, [job.meanwhile for job in batch])
            append_all(db, entries)

        await self.write(work)

    async def _append_alone(self, job: Waiting) -> None:
        """One of them was refused: each for itself, so that it does not touch the others."""
        try:
            await self.write(lambda db: append(db, job.entry))
            resolve(job.future, None, None)
        except Exception as error:
            resolve(job.future, None, error)

    def _migrate(self, db: Db) -> None:
        db.rows("SELECT pg_advisory_xact_lock(?)", LOCK)
        migrate(db, LIST)

    def connect(self) -> psycopg.Connection[Row]:
        return psycopg.connect(
            self.url, autocommit=True, connect_timeout=3, row_factory=dict_row, prepare_threshold=3
        )

    def connect_in_time(self) -> psycopg.Connection[Row]:
        connection = self.connect()
        connection.execute(
            "SELECT set_config('statement_timeout', %s, false), "
            "set_config('lock_timeout', %s, false),"
            " set_config('idle_in_transaction_session_timeout', %s, false)",
            [f"{seconds * 1000:.0f}" for seconds in (STATEMENT_SECONDS, LOCK_SECONDS, PATIENCE)],
        )
        return connection

    def _work(self, work: Callable[[Db], T], isolation: IsolationLevel, job: Job) -> T:
        for last_try in (False, True):
            committing = False
            try:
                connection = job.connection = self._connection()
                if job.given_up:
                    raise no_answer()
                connection.isolation_level = isolation
                with connection.transaction():
                    result = work(PostgresDb(connection, self.name))
                    committing = True
                return result
            except psycopg.errors.UniqueViolation as error:
                raise Conflict(str(error)) from error
            except psycopg.OperationalError as error:
                self._drop()
                slow = isinstance(
                    error, psycopg.errors.QueryCanceled | psycopg.errors.LockNotAvailable
                )
                if committing or last_try or slow or job.given_up:
                    raise explain(error) from error
                # the connection had died meanwhile and nothing is committed: once more with a new
                # one
            except psycopg.Error as error:
                self._drop()
                raise explain(error) from error
            finally:
                job.connection = None
        raise AssertionError("the last try returns or raises")

    def _connection(self) -> psycopg.Connection[Row]:
        connection: psycopg.Connection[Row] | None = getattr(self.local, "connection", None)
        if connection is None or connection.closed:
            connection = self.connect_in_time()
            self.local.connection = connection
            self.opened.add(connection)
        return connection

    def _drop(self) -> None:
        """After a database error: start over with the next work."""
        connection: psycopg.Connection[Row] | None = getattr(self.local, "connection", None)
        if connection is not None:
            self.opened.discard(connection)
            self.local.connection = None
            connection.close()

    def _listen(self, hear: Callable[[str], None]) -> None:
        while not self.stopping.is_set():
            try:
                with self.connect() as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    hear("")
                    while not self.stopping.is_set():
                        for note in connection.notifies(timeout=0.5):
                            sender, _, text = note.payload.partition(" ")
                            if sender != self.name:
                                hear(text)
            except psycopg.Error as error:
                log.warning(
                    "listening to PostgreSQL was interrupted: %s", " ".join(str(error).split())
                )
                time.sleep(0.5)


def append_all(db: Db, entries: list[Entry]) -> None:
    """Many changes, or one; the other processes hear of each table once this is committed."""
    if len(entries) == 1:
        append(db, entries[0])
        return
    append_many(db, entries)
    for entry in entries:
        db.notify(f"table {entry.change.table_id}")


def spelled(sql: str) -> bytes:
    """psycopg writes a gap as %s. Our SQL is a literal of this program, without other question
    marks or percent signs."""
    return sql.replace("?", "%s").encode()


def explain(error: psycopg.Error) -> StoreDown:
    """A sentence for people; the operator finds the cause in the log."""
    log.error("PostgreSQL: %s", " ".join(str(error).split()))
    if isinstance(error, psycopg.errors.QueryCanceled | psycopg.errors.LockNotAvailable):
        return no_answer()
    if isinstance(error, psycopg.errors.DiskFull):
        return StoreDown("The server's disk is full.", key="store-full")
    if isinstance(error, psycopg.errors.ReadOnlySqlTransaction):
        return StoreDown("The server's database is read-only.", key="store-readonly")
    return StoreDown("The server's database cannot be reached now.")
