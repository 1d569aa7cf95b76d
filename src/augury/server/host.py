"""Running the server: signals, sockets, logs, and where it can be reached."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import socket
import ssl
import sys
import time

import uvicorn
from starlette.applications import Starlette

from augury.server.app import make_app
from augury.server.background import Background
from augury.server.closing import GOING_AWAY
from augury.server.guard import BACKLOG, guarded, raise_files
from augury.server.house import House
from augury.server.hub import Hub
from augury.server.settings import Settings
from augury.server.store import open_store

# the event loop and the database's threads pass Python's lock to each other often; 5 ms would make
# them wait
SWITCH_SECONDS = 0.0005
MOST_BYTES = 16 * 1024  # of a message from a client
WAITING = 2048  # connections that the system keeps for us until we take them
# Looking for garbage in cycles after every 700 objects costs a quarter of a decision, and there is
# little of it: tables only grow.
GARBAGE = (20_000, 10, 20)

WORDY = (
    "uvicorn",
    "uvicorn.error",
    "websockets",
    "asyncio",
)  # they write out headers and addresses


class Lines(logging.Formatter):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line.update(getattr(record, "facts", {}))
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def start_logging(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    chosen = getattr(logging, level.upper())
    logging.basicConfig(level=max(chosen, logging.INFO), handlers=[handler], force=True)
    logging.getLogger("augury").setLevel(chosen)
    logging.getLogger("augury.security").setLevel(logging.INFO)  # written whatever the level
    for name in WORDY:
        logging.getLogger(name).setLevel(max(chosen, logging.WARNING))
    logging.getLogger("uvicorn").handlers = []


class Server(uvicorn.Server):
    """Says good-bye to every socket before it stops: clients come back by themselves."""

    def __init__(self, config: uvicorn.Config, hub: Hub, background: Background) -> None:
        super().__init__(config)
        self.hub = hub
        self.background = background

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for door in sockets or []:
            door.listen(WAITING)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.background.stopping = True
        for viewer in self.hub.everybody():
            viewer.hang_up(GOING_AWAY, "the server restarts")
        deadline = time.monotonic() + 1.5
        while self.hub.tables and time.monotonic() < deadline:
            await asyncio.sleep(0.02)
        await super().shutdown(sockets)


def configure(app: Starlette, settings: Settings) -> uvicorn.Config:
    http, sockets = guarded(settings)
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=http,
        ws=sockets,
        backlog=BACKLOG,
        loop="asyncio" if settings.certificate else "auto",  # see GuardedTls
        ws_max_size=MOST_BYTES,
        h11_max_incomplete_event_size=16 * 1024,
        timeout_graceful_shutdown=2,
        timeout_keep_alive=15,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=False,  # Forwarded does it
    )


def run(settings: Settings, *, greet: bool) -> None:
    """Serve until somebody stops it. An OSError or StoreDown says why it cannot."""
    sys.setswitchinterval(SWITCH_SECONDS)
    raise_files()
    gc.set_threshold(*GARBAGE)
    check_certificate(settings)
    asyncio.run(check_store(settings))
    with listen(settings) as door:
        app = make_app(settings)
        house: House = app.state.house
        server = Server(configure(app, settings), house.hub, house.background)
        if greet:
            print(greeting(settings), flush=True)
        gc.freeze()  # what the program is made of stays
        server.run(sockets=[door])


def check_certificate(settings: Settings) -> None:
    if settings.certificate:
        try:
            ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(
                settings.certificate, settings.key
            )
        except OSError as error:  # a file that is missing, or not what it should be
            raise OSError(
                f"{settings.certificate} and {settings.key} are not a certificate and its key: "
                f"{error.strerror or error}"
            ) from error


async def check_store(settings: Settings) -> None:
    """Before anybody is invited: can the database be used?"""
    store = open_store(settings.data, settings.database, sole=True)
    await store.open(lambda text: None)
    await store.close()


def listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    both = settings.host == "::" and socket.has_dualstack_ipv6()
    try:
        door = socket.create_server(
            (settings.host, settings.port), family=family, backlog=WAITING, dualstack_ipv6=both
        )
        # Every connection inherits it: an answer in two writes must not wait 40 ms for the
        # client's delayed acknowledgement. asyncio sets it only on sockets it made itself.
        door.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return door
    except OSError as error:
        reason = str(error.strerror).partition(" (")[0]
        raise OSError(f"cannot listen on {settings.host} port {settings.port}: {reason}") from error


def lan_address() -> str:
    """The address of this machine in its own network; empty if there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent
            found = str(probe.getsockname()[0])
        except OSError:
            return ""
    return "" if found.startswith("127.") else found


def greeting(settings: Settings) -> str:
    """Where people find the table; the second address is for phones in the same network."""
    scheme = "https" if settings.certificate else "http"
    lines = [f"Augury is at {settings.base_url or f'{scheme}://localhost:{settings.port}'}"]
    if settings.host in ("0.0.0.0", "::") and not settings.base_url:
        address = lan_address()
        if address:
            url = f"{scheme}://{address}:{settings.port}"
            lines += [f"In your network: {url}", qr(url)]
    elif not settings.base_url:
        lines.append(
            "Only this computer can reach it. For others in your network: "
            "augury serve --host 0.0.0.0"
        )
    return "\n".join(lines)


def qr(url: str) -> str:
    """A QR code made of half blocks, for a terminal."""
    import segno  # most servers never show one

    rows = [list(row) for row in segno.make(url, micro=False).matrix_iter(border=2)]
    if len(rows) % 2:
        rows.append([0] * len(rows[0]))
    signs = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}
    lines = []
    for upper, lower in zip(rows[::2], rows[1::2], strict=True):
        lines.append(
            "".join(signs[int(bool(a)), int(bool(b))] for a, b in zip(upper, lower, strict=True))
        )
    return "\n".join(lines)
