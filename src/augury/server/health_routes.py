"""Is the server well? The answer comes within a second, whatever the database does, and is what a
decision would meet: it writes.

Everybody may ask for the status. Versions, counts and reasons are for the host: from this machine
itself, or with the operator's token.
"""

from __future__ import annotations

import ipaddress

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from augury import __version__
from augury.server import security
from augury.server.api import Call, json_response
from augury.server.housekeeping import Housekeeping
from augury.server.hub import Hub
from augury.server.messages.common import Health
from augury.server.metrics import Metrics
from augury.server.pulse import Pulse
from augury.server.refusals import forbidden
from augury.server.settings import Settings
from augury.server.tables import Tables

FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip", "via")


class HealthRoutes:
    """What an operator and their monitors ask."""

    def __init__(
        self,
        settings: Settings,
        pulse: Pulse,
        tables: Tables,
        hub: Hub,
        housekeeping: Housekeeping,
        counters: Metrics,
    ) -> None:
        self.settings = settings
        self.pulse = pulse
        self.tables = tables
        self.hub = hub
        self.housekeeping = housekeeping
        self.counters = counters

    async def health(self, call: Call) -> Response:
        trouble = await self.pulse.feel()
        if not trouble and self.tables.replays.stuck():
            trouble = f"replaying is stuck, {self.tables.replays.left} tables are left"
        status = "trouble" if trouble else "ok" if self.housekeeping.ready else "starting"
        found = Health(status=status)
        if for_host(self.settings, call.request):
            found = Health(
                status=status,
                version=__version__,
                tables=len(self.tables.live),
                store=trouble or "ok",
                to_replay=self.tables.replays.left,
                failing=len(self.tables.replays.failing),
            )
        return json_response(found, 503 if trouble else 200)

    async def metrics(self, call: Call) -> Response:
        if not for_host(self.settings, call.request):
            raise forbidden("metrics-of-host")
        gauges = {
            "augury_tables": len(self.tables.live),
            "augury_tables_to_replay": self.tables.replays.left,
            "augury_tables_failing": len(self.tables.replays.failing),
            "augury_connections": len(self.hub.everybody()),
            "augury_ready": int(self.housekeeping.ready),
        }
        return PlainTextResponse(
            self.counters.text(gauges), media_type="text/plain; version=0.0.4; charset=utf-8"
        )


def for_host(settings: Settings, request: Request) -> bool:
    """May the caller see details? What a proxy passes on is never from this machine, whatever its
    headers say."""
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
