"""augury serve, backup, restore, export, repair. What they need is loaded when they run: the other
commands start without it."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias, TypeVar
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from augury.server.store.base import Store

    Parsers: TypeAlias = argparse._SubParsersAction[argparse.ArgumentParser]

T = TypeVar("T")
DATA = Path("augury-data")
SHARES = {  # settings that say how much one may have: default, and in words
    "most_tables": (40, "running tables of one host"),
    "most_open_tables": (20, "tables of one host that wait for players"),
    "most_sockets": (20, "tables one person may have open in their browsers"),
    "most_analyses": (2, "replays one person may have under way"),
    "most_thoughts": (4, "questions for analysis one person may have under way"),
    "most_clubs": (10, "clubs one person may be a member of"),
    "most_members": (100, "members of one club"),
    "address_share": (5, "one address may hold as much as this many people"),
    "most_connections": (200, "connections from one address"),
}


def add_parsers(subparsers: Parsers) -> None:
    """Register the verbs of the server."""
    verb = subparsers.add_parser("serve", help="start the web server")
    add_place(verb)
    verb.add_argument(
        "--host",
        default="127.0.0.1",
        help="address to listen on; 0.0.0.0 lets others on your network play "
        "(default: %(default)s)",
    )
    verb.add_argument(
        "--port", type=port, default=8000, help="port to listen on (default: %(default)s)"
    )
    verb.add_argument(
        "--base-url",
        type=web_address,
        default="",
        help="public address of the server, for example https://play.example.org",
    )
    verb.add_argument(
        "--behind-proxy",
        nargs="?",
        type=count,
        const=1,
        default=0,
        metavar="HOW MANY",
        help="trust X-Forwarded-* headers from a proxy on a private network, "
        "or from a chain of this many",
    )
    verb.add_argument("--certificate", default="", help="TLS certificate file (PEM)")
    verb.add_argument("--key", default="", help="TLS key file (PEM)")
    verb.add_argument(
        "--rate-limit",
        type=not_negative,
        default=1.0,
        help="factor on all rate limits; 0 = none (default: %(default)s)",
    )
    for name, (default, words) in SHARES.items():
        flag = "--" + name.replace("_", "-")
        words += "; 0 = any number (default: %(default)s)"
        verb.add_argument(flag, type=count, default=default, metavar="N", help=words)
    verb.add_argument(
        "--bot-processes",
        type=count,
        default=0,
        help="worker processes for bots (default: one less than the number of processors)",
    )
    verb.add_argument(
        "--bot-seconds",
        type=not_negative,
        default=0.0,
        help="maximum thinking time per move in seconds (default: set by level)",
    )
    verb.add_argument(
        "--hint-processes",
        type=count,
        default=1,
        help="worker processes for hints; 0 = no hints (default: %(default)s)",
    )
    verb.add_argument(
        "--analysis-processes",
        type=count,
        default=1,
        help="worker processes for analysis; 0 = no analysis (default: %(default)s)",
    )
    verb.add_argument(
        "--review-seconds",
        type=not_negative,
        default=50.0,
        help="processor time for the review of one game in seconds (default: %(default)g)",
    )
    verb.add_argument(
        "--private-webhooks",
        action="store_true",
        help="allow webhooks to private network addresses",
    )
    verb.add_argument(
        "--smtp",
        type=mail_server,
        default="",
        metavar="ADDRESS",
        help="a server that takes mail: smtp://user@host:587 or smtps://...; needs --base-url and "
        "--mail-from",
    )
    verb.add_argument("--mail-from", default="", help="the address that mail comes from")
    verb.add_argument(
        "--smtp-password-file", type=Path, metavar="FILE", help="a file with the password for it"
    )
    verb.add_argument(
        "--allow-host",
        action="append",
        default=[],
        metavar="NAME",
        help="another host name of the server, for example nas.local; can be repeated",
    )
    verb.add_argument(
        "--open-metrics",
        action="store_true",
        help="make /metrics and the details of /healthz public, not only local",
    )
    verb.add_argument(
        "--operator-token-file",
        type=Path,
        metavar="FILE",
        help="a file with a secret; requests with it (Authorization: Bearer) can "
        "read them from elsewhere",
    )
    verb.add_argument(
        "--idle-days",
        type=days,
        default=90.0,
        help="days after which an unused device is signed out (default: %(default)g)",
    )
    verb.add_argument(
        "--session-days",
        type=days,
        default=365.0,
        help="days after which accounts must sign in again (default: %(default)g)",
    )
    verb.add_argument(
        "--vacation-days",
        type=count,
        default=30,
        help="days a year for which somebody may stop their clocks in games with days per move"
        " (default: %(default)d)",
    )
    verb.add_argument(
        "--log-level", default="warning", choices=("debug", "info", "warning", "error")
    )
    verb.add_argument("--quiet", action="store_true", help="do not print the address")
    verb.set_defaults(run=serve)

    verb = subparsers.add_parser(
        "backup", help="copy everything into one file, even while people play"
    )
    add_place(verb)
    verb.add_argument("file", type=Path, help="file to write")
    verb.set_defaults(run=back_up)

    verb = subparsers.add_parser("restore", help="fill an empty database from a backup")
    add_place(verb)
    verb.add_argument("file", type=Path, help="the backup")
    verb.set_defaults(run=restore)

    verb = subparsers.add_parser("export", help="write all games as records")
    add_place(verb)
    verb.add_argument("folder", type=Path, help="folder for the records")
    verb.set_defaults(run=export)

    verb = subparsers.add_parser(
        "repair", help="list tables that were put on hold, or try them again"
    )
    add_place(verb)
    verb.add_argument("tables", nargs="*", metavar="TABLE", help="try these tables again")
    verb.add_argument("--all", action="store_true", help="try all of them again")
    verb.set_defaults(run=repair)


def add_place(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--data",
        type=Path,
        default=DATA,
        help="folder of the SQLite database (default: %(default)s)",
    )
    parser.add_argument(
        "--database",
        type=postgres_address,
        default="",
        help="a PostgreSQL database instead: postgresql://user@host/name",
    )


def port(word: str) -> int:
    if not (word.isascii() and word.isdigit() and 0 < int(word) < 65536):
        raise argparse.ArgumentTypeError("a port is a number from 1 to 65535")
    return int(word)


def count(word: str) -> int:
    if not (word.isascii() and word.isdigit()):
        raise argparse.ArgumentTypeError("give a whole number, 0 or more")
    return int(word)


def not_negative(word: str) -> float:
    try:
        number = float(word)
    except ValueError:
        number = -1.0
    if not 0 <= number < float("inf"):
        raise argparse.ArgumentTypeError("give a number, 0 or more")
    return number


def days(word: str) -> float:
    number = not_negative(word)
    if number < 1:
        raise argparse.ArgumentTypeError("give a number of days, 1 or more")
    return number


def web_address(word: str) -> str:
    """Scheme and host, nothing behind: what a browser sends as Origin."""
    plain = word.rstrip("/")
    parts = urlsplit(plain)
    if word and (
        parts.scheme not in ("http", "https")
        or not parts.netloc
        or plain != f"{parts.scheme}://{parts.netloc}"
    ):
        raise argparse.ArgumentTypeError("give it like https://play.example.org")
    return plain


def mail_server(word: str) -> str:
    parts = urlsplit(word)
    try:
        odd = not parts.hostname or parts.port == 0
    except ValueError:  # a port that is no number
        odd = True
    if word and (parts.scheme not in ("smtp", "smtps") or odd or parts.password):
        raise argparse.ArgumentTypeError(
            "give it like smtp://user@mail.example.org:587, the password in --smtp-password-file"
        )
    return word


def postgres_address(word: str) -> str:
    if word and not word.startswith(("postgresql://", "postgres://")):
        raise argparse.ArgumentTypeError("give it like postgresql://user@host/name")
    return word


def serve(args: argparse.Namespace) -> int:
    import msgspec

    from augury.server import host
    from augury.server.settings import Settings

    if bool(args.certificate) != bool(args.key):
        print("augury: --certificate and --key belong together", file=sys.stderr)
        return 2
    if args.smtp and not (args.base_url and "@" in args.mail_from):
        print("augury: --smtp needs --base-url and --mail-from", file=sys.stderr)
        return 2
    if not (Path(__file__).parent / "static" / "index.html").is_file():
        print(
            "augury: THIS INSTALL HAS NO WEB CLIENT; only the API is served. It is built with Node"
            " 20 or newer when Augury is installed from its sources.",
            file=sys.stderr,
        )
    settings = Settings(
        data=args.data,
        database=args.database,
        host=args.host,
        port=args.port,
        base_url=args.base_url,
        behind_proxy=args.behind_proxy,
        certificate=args.certificate,
        key=args.key,
        rate_limit=args.rate_limit,
        most_tables=args.most_tables,
        most_open_tables=args.most_open_tables,
        most_sockets=args.most_sockets,
        most_analyses=args.most_analyses,
        most_thoughts=args.most_thoughts,
        most_clubs=args.most_clubs,
        most_members=args.most_members,
        address_share=args.address_share,
        most_connections=args.most_connections,
        vacation_days=args.vacation_days,
        bot_processes=args.bot_processes,
        bot_seconds=args.bot_seconds,
        hint_processes=args.hint_processes,
        analysis_processes=args.analysis_processes,
        review_seconds=args.review_seconds,
        private_webhooks=args.private_webhooks,
        smtp=args.smtp,
        mail_from=args.mail_from,
        allowed_hosts=tuple(args.allow_host),
        open_metrics=args.open_metrics,
        idle_days=args.idle_days,
        session_days=args.session_days,
    )
    host.start_logging(args.log_level)

    def work() -> str:
        secrets = msgspec.structs.replace(
            settings,
            operator_token=operator_token(args.operator_token_file),
            smtp_password=first_line(args.smtp_password_file),
        )
        host.run(secrets, greet=not args.quiet)
        return ""

    return tell(work)


def first_line(file: Path | None) -> str:
    return file.read_text(encoding="utf-8").strip() if file is not None else ""


def operator_token(file: Path | None) -> str:
    """From a file: what stands on a command line can be read by everybody on the machine."""
    if file is None:
        return ""
    token = first_line(file)
    if len(token) < 16:
        raise OSError(f"{file} should hold at least 16 characters")
    return token


def with_store(
    args: argparse.Namespace, work: Callable[[Store], Awaitable[T]], *, new: bool = False
) -> T:
    """Open the store, do something, close it again. Only a `new` one is made if it is not there."""
    from augury.server.store import open_store

    async def whole() -> T:
        if not (new or args.database or (args.data / "augury.sqlite").is_file()):
            raise FileNotFoundError(f"there is no database in {args.data}")
        store = open_store(args.data, args.database)
        await store.open(lambda text: None)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(whole())


def back_up(args: argparse.Namespace) -> int:
    from augury.server import backup

    return tell(
        lambda: (
            f"{with_store(args, lambda store: backup.back_up(store, args.file))} saved to "
            f"{args.file}."
        )
    )


def restore(args: argparse.Namespace) -> int:
    from augury.server import backup

    return tell(
        lambda: (
            f"{with_store(args, lambda store: backup.restore(args.file, store), new=True)} "
            f"restored from {args.file}."
        )
    )


def export(args: argparse.Namespace) -> int:
    from augury.server import records

    return tell(
        lambda: (
            f"{with_store(args, lambda store: records.export(store, args.folder))} games written "
            f"to {args.folder}."
        )
    )


def repair(args: argparse.Namespace) -> int:
    from augury.server import repair as repairs

    tried: list[repairs.Tried] = []

    def work() -> str:
        if args.all or args.tables:
            wanted = None if args.all else set(args.tables)
            tried.extend(with_store(args, lambda store: repairs.bring_back(store, wanted)))
            missing = sorted((wanted or set()) - {table.id for table in tried})
            if missing:
                raise OSError(f"no such table is set aside: {', '.join(missing)}")
            found = tried
        else:
            found = with_store(args, repairs.set_aside)
        return "\n".join(map(str, found)) or "No table is set aside."

    return tell(work) or int(any(not table.status for table in tried))


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

    args = argparse.Namespace(data=data, database=database)
    try:
        return with_store(args, lambda store: store.read(records.report)), True
    except OSError as error:
        return [f"The server's database cannot be read: {error}"], False
    except StoreDown as error:
        return [f"The server's database cannot be read: {error.operator}"], False
