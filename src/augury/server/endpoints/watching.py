"""Watching, and showing games around."""

from __future__ import annotations

from augury.server.api import Endpoint, act, get, open_page
from augury.server.endpoints.paths import TABLE
from augury.server.messages import tables
from augury.server.share_routes import ShareRoutes
from augury.server.watch_routes import WatchRoutes

AT = {"at": "Up to which decision; the newest that spectators see unless said."}

ENDPOINTS: list[Endpoint] = [
    get(
        "/api/watching",
        WatchRoutes.to_watch,
        "Games that are being played and that everybody may watch.",
        tables.WatchCards,
        stranger=True,
    ),
    act(
        "POST",
        TABLE + "/share",
        ShareRoutes.share,
        "A link with which anybody can see what spectators see.",
        tables.Shared,
    ),
    act(
        "DELETE",
        TABLE + "/share",
        ShareRoutes.withdraw,
        "Withdraw the links I handed out; host: everybody's.",
    ),
    open_page(
        "/s/{token}",
        ShareRoutes.page,
        "The web client, with a preview of what a link shows.",
        text="text/html",
        query=AT,
    ),
    open_page(
        "/s/{token}/picture.png",
        ShareRoutes.picture,
        "A picture of what a link shows, for previews.",
        text="image/png",
        query=AT,
    ),
]
