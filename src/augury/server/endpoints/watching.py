"""Watching, and showing games around."""

from __future__ import annotations

from augury.server.api import Endpoint, act, get, open_page
from augury.server.endpoints.paths import TABLE
from augury.server.messages import tables
from augury.server.preview_routes import PreviewRoutes
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
        PreviewRoutes.share,
        "A link with which anybody can see what spectators see.",
        tables.Shared,
    ),
    act(
        "DELETE",
        TABLE + "/share",
        PreviewRoutes.withdraw,
        "Withdraw the links I handed out; host: everybody's.",
    ),
    get(
        "/api/me/shares",
        PreviewRoutes.my_shares,
        "Games that I have shown around by links that still work.",
        tables.SharedGames,
    ),
    act(
        "DELETE",
        "/api/me/shares/{table}",
        PreviewRoutes.withdraw_mine,
        "My links to a game stop working.",
    ),
    open_page(
        "/s/{token}",
        PreviewRoutes.page,
        "The web client, with a preview of what a link shows.",
        text="text/html",
        query=AT,
    ),
    open_page(
        "/s/{token}/picture.png",
        PreviewRoutes.picture,
        "A picture of what a link shows, for previews.",
        text="image/png",
        query=AT,
    ),
]
