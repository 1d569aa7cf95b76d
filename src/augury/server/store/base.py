"""What the server remembers. One small interface, two databases: SQLite for one process, PostgreSQL
for several.

A unit of work is a plain function over a `Db`; the store runs it in a transaction, off the event
loop. `write` returns only after the work is safely on disk. The same SQL serves both databases.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from typing import Protocol, TypeAlias, TypeVar

from augury.core.errors import malformed
from augury.server.store.schema import Entry, Value

Row: TypeAlias = dict[str, object]
T = TypeVar("T")
MIGRATIONS = Path(__file__).parent / "migrations"


class StoreDown(Exception):
    """The database cannot be used now. Nothing was changed that anybody was told of; trying again
    is safe.

    Players read `refusal-<key>`. The sentence is for whoever runs the server; `operator` may say
    more: which file, which cause.
    """

    def __init__(self, message: str, operator: str = "", key: str = "store-down") -> None:
        super().__init__(message)
        self.operator = operator or message
        self.key = key


def no_answer() -> StoreDown:
    return StoreDown("The server's database does not answer.")


class Conflict(Exception):
    """Somebody else wrote the same row first."""


class Db(Protocol):
    """A transaction. Values stand for the question marks of the statement."""

    def rows(self, sql: str, *values: Value) -> list[Row]: ...

    def stream(self, sql: str) -> Iterator[Row]:
        """The rows one after the other: a whole table never stands in memory."""
        ...

    def run(self, sql: str, *values: Value) -> int:
        """Returns how many rows were touched."""
        ...

    def notify(self, text: str) -> None:
        """Tell the other processes, once this is committed."""
        ...


def idle() -> None:
    """There is nothing to do meanwhile."""


class Store(Protocol):
    """Where the server keeps everything."""

    alone: bool  # no other process works on it

    async def open(self, hear: Callable[[str], None]) -> None:
        """Bring the schema up to date. `hear` gets what other processes notify, and "" when
        something may have been missed."""
        ...

    async def close(self) -> None: ...

    def cramped(self) -> str:
        """For the operator: that what is written next will find no room; empty if there is some, or
        nobody here can know."""
        ...

    async def read(self, work: Callable[[Db], T]) -> T: ...

    async def write(self, work: Callable[[Db], T]) -> T: ...

    async def at_leisure(self, work: Callable[[Db], T], *, snapshot: bool = False) -> T:
        """Work without a time-out: what an operator does, or a new version at its first start.
        `snapshot`: all that is read is of one time, whatever others write meanwhile."""
        ...

    def append(self, entry: Entry, meanwhile: Callable[[], None] = idle) -> Awaitable[object]:
        """Begin to write a change of a game: the one thing that happens all the time. It is on
        disk when what is returned is done. `meanwhile` is called when the disk is at work."""
        ...


def begun(loop: asyncio.AbstractEventLoop, meanwhile: Sequence[Callable[[], None]]) -> None:
    """Called by a thread that begins to write: the event loop goes on while the disk is at work,
    and not before, as both need Python's lock."""
    works = [work for work in meanwhile if work is not idle]

    def do_them() -> None:
        for work in works:
            work()

    if works:
        with contextlib.suppress(RuntimeError):  # the event loop is gone
            loop.call_soon_threadsafe(do_them)


def storable(values: tuple[Value, ...]) -> tuple[Value, ...]:
    """PostgreSQL keeps no NUL in a text, and a backup must fit into either database: neither gets
    one."""
    for value in values:
        if isinstance(value, str) and "\0" in value:
            raise malformed("no-nul")
    return values


def migrations() -> list[tuple[int, str]]:
    """The steps of the schema: number and SQL."""
    return [
        (int(path.name.partition("_")[0]), path.read_text(encoding="utf-8"))
        for path in sorted(MIGRATIONS.glob("*.sql"))
    ]


def statements(script: str) -> list[str]:
    """The single statements of a migration."""
    plain = "\n".join(line.partition("--")[0] for line in script.splitlines())
    return [statement.strip() for statement in plain.split(";") if statement.strip()]


def migrate(db: Db, create_list: str) -> None:
    """Carry out the steps that this database has not seen."""
    db.run(create_list)
    done = {row["number"] for row in db.rows("SELECT number FROM migrations")}
    known = migrations()
    if done and max(int(str(number)) for number in done) > known[-1][0]:
        raise StoreDown("The database was written by a newer version of Augury.")
    for number, script in known:
        if number not in done:
            for statement in statements(script):
                db.run(statement)
            db.run("INSERT INTO migrations (number) VALUES (?)", number)


def resolve(future: asyncio.Future[T], result: T | None, error: BaseException | None) -> None:
    """Answer a waiter, unless it has gone."""
    if future.done():
        return
    if error is not None:
        future.set_exception(error)
    else:
        # a result is missing only beside an error
        future.set_result(result)  # type: ignore[arg-type]
