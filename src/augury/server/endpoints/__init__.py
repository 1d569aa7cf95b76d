"""The table of all plain requests, by topic: method, path, who carries it out, and a sentence for
the description."""

from __future__ import annotations

from functools import cache

from starlette.responses import Response

from augury.server import catalogue, openapi
from augury.server.api import Call, Endpoint, open_page
from augury.server.endpoints import (
    daily,
    games,
    groups,
    people,
    play,
    puzzles,
    records,
    results,
    studies,
    tables,
    watching,
)
from augury.server.health_routes import HealthRoutes
from augury.server.messages import common


@cache
def document() -> bytes:
    return openapi.document(ENDPOINTS)


async def description(call: Call) -> Response:
    return Response(document(), media_type="application/json", headers=catalogue.AN_HOUR)


ENDPOINTS: list[Endpoint] = [
    open_page("/healthz", HealthRoutes.health, "Is the server well?", common.Health),
    open_page(
        "/metrics", HealthRoutes.metrics, "Counters for operators (Prometheus).", text="text/plain"
    ),
    open_page("/api/openapi.json", description, "This description.", text="application/json"),
    *games.ENDPOINTS,
    *people.ENDPOINTS,
    *results.ENDPOINTS,
    *tables.ENDPOINTS,
    *watching.ENDPOINTS,
    *play.ENDPOINTS,
    *records.ENDPOINTS,
    *puzzles.ENDPOINTS,
    *daily.ENDPOINTS,
    *studies.ENDPOINTS,
    *groups.ENDPOINTS,
]
