"""What the server remembers: SQLite for one process, PostgreSQL for several (the interface is in
base.py)."""

from __future__ import annotations

from pathlib import Path

from augury.server.store.base import Store, StoreDown


def open_store(data: Path | None, database: str, *, sole: bool = False) -> Store:
    """SQLite in the folder `data`, or the PostgreSQL that `database` names. `sole`: nobody else may
    serve from the folder."""
    if database:
        try:
            from augury.server.store.postgres import PostgresStore
        except ImportError as error:
            raise StoreDown(
                'PostgreSQL needs one more package: pip install "augury[postgres]".'
            ) from error
        return PostgresStore(database)
    from augury.server.store.sqlite import SqliteStore

    assert data is not None
    return SqliteStore(data / "augury.sqlite", sole=sole)
