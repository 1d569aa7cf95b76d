"""Records, replays and reviews."""

from __future__ import annotations

from augury.server.api import Endpoint, act, get
from augury.server.endpoints.paths import EYE, TABLE
from augury.server.messages import records, results, reviews
from augury.server.record_routes import RecordRoutes
from augury.server.review_routes import ReviewRoutes
from augury.server.same_deal_routes import SameDealRoutes
from augury.server.shuffle_routes import ShuffleRoutes

ENDPOINTS: list[Endpoint] = [
    get(
        TABLE + "/record",
        RecordRoutes.download,
        "The record, or my seat's log while the game is on.",
        text="text/plain",
        stranger=True,
        query=EYE,
    ),
    get(
        TABLE + "/fairness",
        ShuffleRoutes.fairness,
        "The promise about the shuffle, and its proof.",
        records.Fairness,
        stranger=True,
    ),
    get(
        TABLE + "/scores",
        RecordRoutes.scores,
        "Points over time, after the end.",
        records.Scores,
        stranger=True,
    ),
    get(
        TABLE + "/moments",
        RecordRoutes.moments,
        "The table at earlier moments.",
        records.Moments,
        stranger=True,
        query={**EYE, "from": "First moment.", "to": "Last moment."},
    ),
    act(
        "POST",
        TABLE + "/review",
        ReviewRoutes.begin_review,
        "Have a game that was played to its end reviewed.",
        reviews.ReviewInfo,
    ),
    get(
        TABLE + "/review",
        ReviewRoutes.look_at_review,
        "The review of a game, as far as it is there.",
        reviews.ReviewInfo,
        stranger=True,
        query={"from": "How many decisions the caller has already."},
    ),
    get(
        TABLE + "/review/line",
        ReviewRoutes.better_line,
        "The table at each step of a better line.",
        records.Moments,
        stranger=True,
        query={**EYE, "number": "Of the decision that it would have been better than."},
    ),
    act(
        "POST",
        TABLE + "/seats/{seat}/same-deal",
        SameDealRoutes.let_bots_play,
        "Have bots play the deal of a finished game from a seat.",
        results.SameDeal,
    ),
    get(
        TABLE + "/seats/{seat}/same-deal",
        SameDealRoutes.look_at_bots,
        "What bots made of the deal from a seat, as far as they have played.",
        results.SameDeal,
        stranger=True,
    ),
]
