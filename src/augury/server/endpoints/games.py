"""Games, their rules and their texts."""

from __future__ import annotations

from augury.server import book_routes, catalogue
from augury.server.api import Endpoint, open_page
from augury.server.messages import games, notices, prepared
from augury.server.notice_routes import NoticeRoutes

ENDPOINTS: list[Endpoint] = [
    open_page("/api/games", catalogue.list_games, "The games with their options.", games.Games),
    open_page(
        "/api/games/{game}", catalogue.game_detail, "A game with its vocabulary.", games.GameDetail
    ),
    open_page(
        "/api/games/{game}/questions",
        catalogue.questions,
        "What the game asks, and what answers it.",
        prepared.Questions,
    ),
    open_page(
        "/api/games/{game}/rules", catalogue.rules, "The rules, in Markdown.", text="text/markdown"
    ),
    open_page(
        "/api/games/{game}/book/{language}",
        book_routes.book,
        "The rulebook for players, in blocks.",
        games.BookInfo,
    ),
    open_page(
        "/api/games/{game}/figures/{figure}",
        book_routes.figure,
        "A position that the rulebook shows.",
        games.FigureInfo,
    ),
    open_page(
        "/api/games/{game}/texts/{language}",
        catalogue.texts,
        "Every sentence of a game (Fluent).",
        text="text/plain",
    ),
    open_page(
        "/api/texts/{language}",
        catalogue.shared_texts,
        "Sentences that all games share (Fluent).",
        text="text/plain",
    ),
    open_page(
        "/api/push-key", NoticeRoutes.push_key, "The server's key for Web Push.", notices.PushKey
    ),
]
