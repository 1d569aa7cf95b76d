"""How people did."""

from __future__ import annotations

from augury.server.api import Endpoint, get, send
from augury.server.messages import results
from augury.server.profile_routes import ProfileRoutes

ENDPOINTS: list[Endpoint] = [
    get(
        "/api/people/{person}",
        ProfileRoutes.profile,
        "How somebody did: ratings, games, places.",
        results.Profile,
        stranger=True,
    ),
    get(
        "/api/people/{person}/results",
        ProfileRoutes.results,
        "Finished games: mine, or those I played with somebody.",
        results.ResultList,
        stranger=True,
        query={"game": "Only of this game.", "page": "Which page of them, from 0."},
    ),
    send(
        "PUT",
        "/api/me/rated",
        results.RatedWish,
        ProfileRoutes.set_rated,
        "Be rated and shown to others, or not.",
    ),
    get(
        "/api/games/{game}/statistics",
        ProfileRoutes.statistics,
        "What the finished games here add up to.",
        results.Statistics,
        stranger=True,
    ),
    get(
        "/api/games/{game}/league",
        ProfileRoutes.league,
        "People and bots by strength.",
        results.League,
        stranger=True,
        query={"seats": "For how many players."},
    ),
]
