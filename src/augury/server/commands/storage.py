"""The database that a command is about: which one, opened and closed, and what went wrong with it
in a sentence."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from augury.server.commands.kinds import postgres_address

if TYPE_CHECKING:
    from augury.server.store.base import Store

T = TypeVar("T")
DATA = Path("augury-data")


def add_place(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--data",
        type=Path,
        default=DATA,
        metavar="DIR",
        help="folder of the SQLite database (default: %(default)s)",
    )
    parser.add_argument(
        "--database",
        type=postgres_address,
        default="",
        metavar="URL",
        help="a PostgreSQL database instead: postgresql://user@host/name",
    )


def with_store(
    given: argparse.Namespace, work: Callable[[Store], Awaitable[T]], *, new: bool = False
) -> T:
    """Open the store, do something, close it again. Only a `new` one is made if it is not there."""
    from augury.server.store import open_store

    async def whole() -> T:
        if not (new or given.database or (given.data / "augury.sqlite").is_file()):
            raise FileNotFoundError(f"there is no database in {given.data}")
        store = open_store(given.data, given.database)
        await store.open(lambda text: None)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(whole())


def tell(work: Callable[[], str]) -> int:
    """Do it and print what was done, or say in a sentence why not."""
    from augury.server.store.base import StoreDown

    try:
        done = work()
    except OSError as error:
        print(
            f"augury: {error}"
            if error.filename is None
            else f"augury: {error.filename}: {error.strerror}",
            file=sys.stderr,
        )
        return 1
    except StoreDown as error:
        print(f"augury: {error.operator}", file=sys.stderr)
        return 1
    if done:
        print(done)
    return 0


def storage_report(data: Path | None, database: str) -> tuple[list[str], bool]:
    """For the doctor: what the store says about itself, and whether it can be used."""
    from augury.server import records
    from augury.server.store.base import StoreDown

    given = argparse.Namespace(data=data, database=database)
    try:
        return with_store(given, lambda store: store.read(records.report)), True
    except OSError as error:
        return [f"The server's database cannot be read: {error}"], False
    except StoreDown as error:
        return [f"The server's database cannot be read: {error.operator}"], False
