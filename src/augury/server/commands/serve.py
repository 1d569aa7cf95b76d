"""`augury serve`: the web server."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from augury.server.commands import Subparsers
from augury.server.commands.kinds import (
    count,
    days,
    mail_server,
    not_negative,
    port,
    web_address,
)
from augury.server.commands.storage import add_place, tell

STATIC = Path(__file__).resolve().parent.parent / "static"
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


def add_parsers(commands: Subparsers) -> None:
    parser = commands.add_parser("serve", help="start the web server")
    add_place(parser)
    parser.add_argument(
        "--host",
        metavar="ADDRESS",
        default="127.0.0.1",
        help="address to listen on; 0.0.0.0 lets others on your network play "
        "(default: %(default)s)",
    )
    parser.add_argument(
        "--port",
        metavar="N",
        type=port,
        default=8000,
        help="port to listen on (default: %(default)s)",
    )
    parser.add_argument(
        "--base-url",
        metavar="URL",
        type=web_address,
        default="",
        help="public address of the server, for example https://play.example.org",
    )
    parser.add_argument(
        "--behind-proxy",
        nargs="?",
        type=count,
        const=1,
        default=0,
        metavar="N",
        help="trust X-Forwarded-* headers from a proxy on a private network, "
        "or from a chain of this many",
    )
    parser.add_argument(
        "--certificate", metavar="FILE", default="", help="TLS certificate file (PEM)"
    )
    parser.add_argument("--key", metavar="FILE", default="", help="TLS key file (PEM)")
    parser.add_argument(
        "--rate-limit",
        metavar="FACTOR",
        type=not_negative,
        default=1.0,
        help="factor on all rate limits; 0 = none (default: %(default)s)",
    )
    for name, (default, words) in SHARES.items():
        flag = "--" + name.replace("_", "-")
        words += "; 0 = any number (default: %(default)s)"
        parser.add_argument(flag, type=count, default=default, metavar="N", help=words)
    parser.add_argument(
        "--bot-processes",
        metavar="N",
        type=count,
        default=0,
        help="worker processes for bots (default: one less than the number of processors)",
    )
    parser.add_argument(
        "--bot-seconds",
        metavar="S",
        type=not_negative,
        default=0.0,
        help="maximum thinking time per move in seconds (default: set by level)",
    )
    parser.add_argument(
        "--hint-processes",
        metavar="N",
        type=count,
        default=1,
        help="worker processes for hints; 0 = no hints (default: %(default)s)",
    )
    parser.add_argument(
        "--analysis-processes",
        metavar="N",
        type=count,
        default=1,
        help="worker processes for analysis; 0 = no analysis (default: %(default)s)",
    )
    parser.add_argument(
        "--review-seconds",
        metavar="S",
        type=not_negative,
        default=80.0,
        help="processor time for the review of one game in seconds (default: %(default)g)",
    )
    parser.add_argument(
        "--private-webhooks",
        action="store_true",
        help="allow webhooks to private network addresses",
    )
    parser.add_argument(
        "--smtp",
        type=mail_server,
        default="",
        metavar="ADDRESS",
        help="a server that takes mail: smtp://user@host:587 or smtps://...; needs --base-url and "
        "--mail-from",
    )
    parser.add_argument(
        "--mail-from", metavar="ADDRESS", default="", help="the address that mail comes from"
    )
    parser.add_argument(
        "--smtp-password-file", type=Path, metavar="FILE", help="a file with the password for it"
    )
    parser.add_argument(
        "--allow-host",
        action="append",
        default=[],
        metavar="NAME",
        help="another host name of the server, for example nas.local; can be repeated",
    )
    parser.add_argument(
        "--open-metrics",
        action="store_true",
        help="make /metrics and the details of /healthz public, not only local",
    )
    parser.add_argument(
        "--operator-token-file",
        type=Path,
        metavar="FILE",
        help="a file with a secret; requests with it (Authorization: Bearer) can "
        "read them from elsewhere",
    )
    parser.add_argument(
        "--idle-days",
        metavar="DAYS",
        type=days,
        default=90.0,
        help="days after which an unused device is signed out (default: %(default)g)",
    )
    parser.add_argument(
        "--session-days",
        metavar="DAYS",
        type=days,
        default=365.0,
        help="days after which accounts must sign in again (default: %(default)g)",
    )
    parser.add_argument(
        "--vacation-days",
        metavar="DAYS",
        type=count,
        default=30,
        help="days a year for which somebody may stop their clocks in games with days per move"
        " (default: %(default)d)",
    )
    parser.add_argument(
        "--log-level",
        default="warning",
        choices=("debug", "info", "warning", "error"),
        help="what goes into the log (default: %(default)s)",
    )
    parser.add_argument("--quiet", action="store_true", help="do not print the address")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    import msgspec

    from augury.server import host
    from augury.server.settings import Settings

    if bool(given.certificate) != bool(given.key):
        print("augury: --certificate and --key belong together", file=sys.stderr)
        return 2
    if given.smtp and not (given.base_url and "@" in given.mail_from):
        print("augury: --smtp needs --base-url and --mail-from", file=sys.stderr)
        return 2
    if not (STATIC / "index.html").is_file():
        print(
            "augury: THIS INSTALL HAS NO WEB CLIENT; only the API is served. It is built with Node"
            " 20 or newer when Augury is installed from its sources.",
            file=sys.stderr,
        )
    settings = Settings(
        data=given.data,
        database=given.database,
        host=given.host,
        port=given.port,
        base_url=given.base_url,
        behind_proxy=given.behind_proxy,
        certificate=given.certificate,
        key=given.key,
        rate_limit=given.rate_limit,
        most_tables=given.most_tables,
        most_open_tables=given.most_open_tables,
        most_sockets=given.most_sockets,
        most_analyses=given.most_analyses,
        most_thoughts=given.most_thoughts,
        most_clubs=given.most_clubs,
        most_members=given.most_members,
        address_share=given.address_share,
        most_connections=given.most_connections,
        vacation_days=given.vacation_days,
        bot_processes=given.bot_processes,
        bot_seconds=given.bot_seconds,
        hint_processes=given.hint_processes,
        analysis_processes=given.analysis_processes,
        review_seconds=given.review_seconds,
        private_webhooks=given.private_webhooks,
        smtp=given.smtp,
        mail_from=given.mail_from,
        allowed_hosts=tuple(given.allow_host),
        open_metrics=given.open_metrics,
        idle_days=given.idle_days,
        session_days=given.session_days,
    )
    host.start_logging(given.log_level)

    def work() -> str:
        secrets = msgspec.structs.replace(
            settings,
            operator_token=operator_token(given.operator_token_file),
            smtp_password=first_line(given.smtp_password_file),
        )
        host.run(secrets, greet=not given.quiet)
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
