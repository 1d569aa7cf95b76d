"""The rulebooks for players, and the positions that their figures show."""

from __future__ import annotations

from functools import cache

import msgspec
from starlette.responses import Response

from augury.core import book as books
from augury.core import figures
from augury.server.api import Call
from augury.server.catalogue import AN_HOUR, find_game, find_language
from augury.server.messages.games import FigureInfo
from augury.server.refusals import Refusal
from augury.server.wire import write_json


async def book(call: Call) -> Response:
    game, language = find_game(call).id, find_language(call)
    if not books.has_book(game):
        raise Refusal(404, "no-book", "This game has no rulebook yet; its exact rules are there.")
    return answer(bound(game, language))


async def figure(call: Call) -> Response:
    game, name = find_game(call).id, call.path("figure")
    if name not in figures.load(game):
        raise Refusal(404, "no-figure", "There is no such figure.")
    return answer(drawn(game, name))


def answer(found: bytes) -> Response:
    return Response(found, media_type="application/json", headers=AN_HOUR)


@cache
def bound(game: str, language: str) -> bytes:
    """A book, read once."""
    return write_json(books.load(game, language))


@cache
def drawn(game: str, name: str) -> bytes:
    """A figure, replayed once."""
    shown = figures.load(game)[name]
    played, state = shown.played(), shown.position()
    return write_json(
        FigureInfo(
            game=game,
            seats=played.game.chairs(played.seats),
            edition=str(played.options.get("edition", "")),
            show=shown.show,
            mark=shown.mark,
            view=msgspec.Raw(write_json(played.game.reader.view(state, shown.seat))),
        )
    )
