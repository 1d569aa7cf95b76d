"""Is the server well? The answer comes within a second, whatever the database does, and is what a decision would meet: it writes.

Everybody may ask for the status. Versions, counts and reasons are for the host: from this machine itself, or with the operator's token.
"""

from __future__ import annotations

import asyncio
import ipaddress
import time

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from augury import __version__
from augury.server import security
from augury.server.api import Call, json_response
from augury.server.clock import now
from augury.server.house import House
from augury.server.messages import Health
from augury.server.refusals import forbidden
from augury.server.settings import Settings
from augury.server.store import rows
from augury.server.store.base import Db, StoreDown

PATIENCE = 0.7  # seconds for the database
FRESH = 1.0  # seconds for which an answer is good: a crowd that asks costs one write
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip", "via")


class Pulse:
    """Writes to the store when somebody wants to know whether that works, one attempt at a time."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.trouble = ""
        self.at = -FRESH
        self.probing: asyncio.Task[str] | None = None

    async def feel(self) -> str:
        """What is wrong with the store; empty = nothing."""
        if time.monotonic() - self.at < FRESH:
            return self.trouble
        if self.probing is None or self.probing.done():
            self.probing = asyncio.ensure_future(self._probe())
        done, _ = await asyncio.wait({self.probing}, timeout=PATIENCE)
        if not done:  # it goes on in the background, and nobody asks twice meanwhile
            return f"the database has not answered for {PATIENCE:g} seconds"
        self.trouble, self.at = self.probing.result(), time.monotonic()
        return self.trouble

    async def _probe(self) -> str:
        moment = str(now())

        def work(db: Db) -> str:
            rows.set_meta(db, f"pulse {self.house.name}", moment)
            db.run("DELETE FROM meta WHERE name = ?", f"pulse {self.house.name}")
            return ""

        try:
            return await self.house.store.write(work)
        except StoreDown as error:
            return error.operator
        except Exception as error:
            return f"{type(error).__name__}: {error}"


async def health(call: Call) -> Response:
    house = call.house
    trouble = await house.pulse.feel()
    if not trouble and house.replays.stuck():
        trouble = f"replaying is stuck, {house.replays.left} tables are left"
    status = "trouble" if trouble else "ok" if house.ready else "starting"
    found = Health(status=status)
    if for_host(house.settings, call.request):
        found = Health(
            status=status,
            version=__version__,
            tables=len(house.live_tables),
            store=trouble or "ok",
            to_replay=house.replays.left,
            failing=len(house.replays.failing),
        )
    return json_response(found, 503 if trouble else 200)


async def metrics(call: Call) -> Response:
    house = call.house
    if not for_host(house.settings, call.request):
        raise forbidden("Metrics are for the host of this server.")
    gauges = {
        "augury_tables": len(house.live_tables),
        "augury_tables_to_replay": house.replays.left,
        "augury_tables_failing": len(house.replays.failing),
        "augury_connections": len(house.connections),
        "augury_ready": int(house.ready),
    }
    return PlainTextResponse(
        house.metrics.text(gauges), media_type="text/plain; version=0.0.4; charset=utf-8"
    )


def for_host(settings: Settings, request: Request) -> bool:
    """May the caller see details? What a proxy passes on is never from this machine, whatever its headers say."""
    if settings.open_metrics:
        return True
    if settings.operator_token:
        shown = security.given_token(request.headers, {}, secure=False)
        if shown and security.same(
            security.hashed(shown), security.hashed(settings.operator_token)
        ):
            return True
    if any(name in request.headers for name in FORWARDED) or request.client is None:
        return False
    try:
        address = ipaddress.ip_address(request.client.host)
    except ValueError:
        return False
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return (mapped or address).is_loopback
