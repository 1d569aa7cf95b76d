"""The deal of the day."""

from __future__ import annotations

from augury.server.api import Endpoint, act, get, send
from augury.server.daily_routes import DailyRoutes
from augury.server.endpoints.paths import TABLE
from augury.server.messages import answers, daily, tables, wishes
from augury.server.record_routes import RecordRoutes

DEAL = "/api/daily/{day}/{deal}"

ENDPOINTS: list[Endpoint] = [
    get(
        "/api/daily",
        DailyRoutes.today,
        "Today's deals, and how I stand with them.",
        daily.DailyPage,
        stranger=True,
    ),
    get(
        "/api/daily/{day}",
        DailyRoutes.day,
        "The deals of a day.",
        daily.DailyPage,
        stranger=True,
    ),
    act(
        "POST",
        DEAL,
        DailyRoutes.play,
        "Sit down to a deal of the day; the first try on its day counts.",
        tables.Created,
    ),
    get(
        DEAL,
        DailyRoutes.results,
        "Everybody's results of a deal, once mine is in.",
        daily.DailyResults,
    ),
    send(
        "POST",
        TABLE + "/moments/hint",
        wishes.AskPastHint,
        RecordRoutes.past_hint,
        "What would a strong bot have done at an earlier moment, after the end?",
        answers.Hinted,
    ),
]
