"""augury serve, backup, restore, export. What they need is loaded when they run: the other commands start without it."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias, TypeVar

if TYPE_CHECKING:
    from augury.server.backup import Backup
    from augury.server.store import Store

    Parsers: TypeAlias = argparse._SubParsersAction[argparse.ArgumentParser]

T = TypeVar("T")
DATA = Path("augury-data")


def add_parsers(subparsers: Parsers) -> None:
    """Register the verbs of the server."""
    verb = subparsers.add_parser("serve", help="let people play in the browser, here and elsewhere")
    add_place(verb)
    verb.add_argument(
        "--host", default="127.0.0.1", help="address to listen on; 0.0.0.0 lets others in your network play (default: %(default)s)"
    )
    verb.add_argument("--port", type=int, default=8000, help="(default: %(default)s)")
    verb.add_argument("--base-url", default="", help="how people reach it from outside, for example https://play.example.org")
    verb.add_argument("--behind-proxy", action="store_true", help="believe the X-Forwarded headers of a reverse proxy in the own network")
    verb.add_argument("--certificate", default="", help="TLS certificate file (PEM)")
    verb.add_argument("--key", default="", help="TLS key file (PEM)")
    verb.add_argument("--rate-limit", type=float, default=1.0, help="factor on all rate limits; 0 = none (default: %(default)s)")
    verb.add_argument("--bot-processes", type=int, default=0, help="processes in which bots think (default: one less than processors)")
    verb.add_argument("--bot-seconds", type=float, default=0.0, help="most seconds a bot may think (default: as its level says)")
    verb.add_argument("--private-webhooks", action="store_true", help="webhooks may go to addresses inside the own network")
    verb.add_argument("--log-level", default="warning", choices=("debug", "info", "warning", "error"))
    verb.add_argument("--quiet", action="store_true", help="do not print the address")
    verb.set_defaults(run=serve)

    verb = subparsers.add_parser("backup", help="copy everything into one file, also while people play")
    add_place(verb)
    verb.add_argument("file", type=Path)
    verb.set_defaults(run=back_up)

    verb = subparsers.add_parser("restore", help="fill an empty database from a backup")
    add_place(verb)
    verb.add_argument("file", type=Path)
    verb.set_defaults(run=restore)

    verb = subparsers.add_parser("export", help="write all games as records")
    add_place(verb)
    verb.add_argument("folder", type=Path)
    verb.set_defaults(run=export)


def add_place(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", type=Path, default=DATA, help="folder of the SQLite database (default: %(default)s)")
    parser.add_argument("--database", default="", help="a PostgreSQL database instead: postgresql://user@host/name")


def serve(args: argparse.Namespace) -> int:
    from augury.server import host
    from augury.server.settings import Settings

    settings = Settings(
        data=args.data,
        database=args.database,
        host=args.host,
        port=args.port,
        base_url=args.base_url.rstrip("/"),
        behind_proxy=args.behind_proxy,
        certificate=args.certificate,
        key=args.key,
        rate_limit=args.rate_limit,
        bot_processes=args.bot_processes,
        bot_seconds=args.bot_seconds,
        private_webhooks=args.private_webhooks,
    )
    host.start_logging(args.log_level)
    if not args.quiet:
        print(host.greeting(settings), flush=True)
    host.run(settings)
    return 0


def with_store(args: argparse.Namespace, work: Callable[[Store], Awaitable[T]]) -> T:
    """Open the store, do something, close it again."""
    from augury.server.store import open_store

    async def whole() -> T:
        store = open_store(args.data, args.database)
        await store.open(lambda text: None)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(whole())


def back_up(args: argparse.Namespace) -> int:
    from augury.server import backup

    return tell(lambda: with_store(args, lambda store: backup.back_up(store, args.file)), f"saved to {args.file}")


def restore(args: argparse.Namespace) -> int:
    from augury.server import backup

    return tell(lambda: with_store(args, lambda store: backup.restore(args.file, store)), f"restored from {args.file}")


def tell(work: Callable[[], Backup], sentence: str) -> int:
    from augury.server.store import StoreDown

    try:
        done = work()
    except (OSError, StoreDown) as error:
        print(f"augury: {error}", file=sys.stderr)
        return 1
    print(f"{done.tables} tables with {done.changes} changes {sentence}.")
    return 0


def export(args: argparse.Namespace) -> int:
    from augury.server import records
    from augury.server.store import StoreDown

    try:
        count = with_store(args, lambda store: records.export(store, args.folder))
    except (OSError, StoreDown) as error:
        print(f"augury: {error}", file=sys.stderr)
        return 1
    print(f"{count} games written to {args.folder}.")
    return 0


def storage_report(data: Path | None, database: str) -> list[str]:
    """For the doctor: what the store says about itself."""
    from augury.server import records

    args = argparse.Namespace(data=data, database=database)
    return with_store(args, lambda store: store.read(records.report))
