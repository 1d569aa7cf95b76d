"""The application: the routes, the web client, and what runs while the server is up."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from augury.server import socket_routes
from augury.server.api import problem
from augury.server.clock import Clock
from augury.server.endpoints import ENDPOINTS
from augury.server.forwarded import Forwarded
from augury.server.hosts import Hosts
from augury.server.house import House
from augury.server.refusals import Refusal
from augury.server.security import FRAMED, Headings
from augury.server.settings import Settings

log = logging.getLogger("augury.http")
STATIC = Path(__file__).parent / "static"

UNBUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Augury</title>
<h1>Augury is running</h1>
<p>The web client has not been built yet: run <code>make play</code>, or <code>npm run build</code>
in the folder <code>web</code>.</p>
<p>Programs can play already: see <a href="/api/openapi.json">the description of the interface</a>.
</p></html>
"""


def asset_at(path: str) -> Path | None:
    """A file of the client; None for what cannot be one, such as a name that no system would
    take."""
    try:
        asset = (STATIC / path).resolve()
        return asset if asset.is_file() and asset.is_relative_to(STATIC.resolve()) else None
    except (OSError, ValueError):
        return None


async def client(request: Request) -> Response:
    """The web client: files with a hash in their name stay in the cache for a year; every other
    address is the client's own."""
    path = request.path_params["path"]
    if path.startswith("api/"):
        return problem(Refusal(404, "not-found"), request)
    if not (STATIC / "index.html").is_file():
        return HTMLResponse(UNBUILT, status_code=200 if not path else 404)
    asset = asset_at(path)
    if asset is not None:
        hashed = path.startswith("assets/")
        return FileResponse(
            asset,
            headers={
                "cache-control": "public, max-age=31536000, immutable" if hashed else "no-cache",
                **(FRAMED if path == "figure.html" else {}),
            },
        )
    if "." in path.rpartition("/")[2]:
        return PlainTextResponse("There is nothing here.", 404)
    return FileResponse(STATIC / "index.html", headers={"cache-control": "no-cache"})


async def failed(request: Request, error: Exception) -> Response:
    log.error(
        "%s failed",
        request.url.path.partition("/api/")[2].partition("/")[0] or "a request",
        exc_info=error,
    )
    return problem(Refusal(500, "broken"), request)


def make_app(settings: Settings, clock: Clock | None = None) -> Starlette:
    """The application; a test may bring its own clock."""
    house = House(settings, clock or Clock())

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    topics = house.topics()
    routes: list[BaseRoute] = [house.front.route(endpoint, topics) for endpoint in ENDPOINTS]
    routes.append(WebSocketRoute(socket_routes.PATH, house.sockets.open))
    routes.append(Route("/{path:path}", client, methods=["GET"]))
    tls = bool(settings.certificate) or settings.base_url.startswith("https://")
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[
            Middleware(Forwarded, proxies=int(settings.behind_proxy)),
            Middleware(Headings, tls=tls, hosts=Hosts(settings.base_url, settings.allowed_hosts)),
        ],
        exception_handlers={Exception: failed},
    )
    app.state.house = house
    return app
