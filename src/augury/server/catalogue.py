"""What the client needs to know about the games: title pages, options, vocabulary, texts, rules."""

from __future__ import annotations

import asyncio
from pathlib import Path

from starlette.responses import PlainTextResponse, Response

from augury import words
from augury.core import registry
from augury.core.game import Game
from augury.core.reason import quote
from augury.core.vocabulary import Domain
from augury.server import lessons, ratings
from augury.server.api import Call
from augury.server.bots import LEVELS
from augury.server.messages.common import Answer
from augury.server.messages.games import (
    DomainInfo,
    GameDetail,
    GameInfo,
    Games,
    KindInfo,
    OptionInfo,
    VocabularyInfo,
)
from augury.server.messages.prepared import Questions
from augury.server.questions import asked_in
from augury.server.refusals import Refusal

AN_HOUR = {"cache-control": "public, max-age=3600"}


def game_info(game: Game) -> GameInfo:
    return GameInfo(
        id=game.id,
        title=game.title,
        designer=game.designer,
        year=game.year,
        seats=list(game.seats),
        chairs={str(count): game.chairs(count) for count in game.seats},
        rules_version=game.rules_version,
        source=game.source,
        reconstructed=list(game.reconstructed),
        secrets=game.secrets,
        lesson=lessons.of_game(game.id) is not None,
        options=[
            OptionInfo(
                name=option.name,
                kind=option.kind,
                default=option.default,
                sentence=option.sentence,
                values=option.allowed(),
                seats=list(option.seats),
            )
            for option in game.options
        ],
        blurb=blurb(game),
        weight=game.weight,
        minutes=list(game.minutes),
        first=game.first,
        strengths={str(level): ratings.shown(1000 * mu) for level, mu in game.strengths.items()},
    )


def blurb(game: Game) -> dict[str, str]:
    """A sentence about the game, in every language; none if its texts have none."""
    spoken = {language: words.Words(game.id, language) for language in words.LANGUAGES}
    return {language: told.say("blurb") for language, told in spoken.items() if told.has("blurb")}


def vocabulary_info(game: Game) -> VocabularyInfo:
    named: dict[str, Domain] = {}
    kinds: list[KindInfo] = []
    for kind in game.vocabulary.kinds:
        domains = [name_of(domain, named) for domain in kind.arguments]
        kinds.append(KindInfo(word=kind.word, arguments=kind.names(), domains=domains, at=kind.at))
    domains_info = [
        DomainInfo(name=name, thing=domain.thing, values=domain.values)
        for name, domain in named.items()
    ]
    return VocabularyInfo(size=game.vocabulary.size, kinds=kinds, domains=domains_info)


def name_of(domain: Domain, named: dict[str, Domain]) -> str:
    """A domain's name; a second, different one of the same name gets a number."""
    name, number = domain.name, 1
    while name in named and (named[name].values, named[name].thing) != (
        domain.values,
        domain.thing,
    ):
        number += 1
        name = f"{domain.name}~{number}"
    named.setdefault(name, domain)
    return name


def find_game(call: Call) -> Game:
    if call.path("game") not in registry.ids():
        raise Refusal(404, "no-game")
    return registry.load(call.path("game"))


def find_language(call: Call) -> str:
    language = call.path("language")
    if language not in words.LANGUAGES:
        raise Refusal(404, "no-language", known=quote(", ".join(words.LANGUAGES)))
    return language


async def list_games(call: Call) -> Answer:
    return Games(games=[game_info(game) for game in registry.games()], levels=list(LEVELS))


async def game_detail(call: Call) -> Answer:
    game = find_game(call)
    return GameDetail(
        game=game_info(game), vocabulary=vocabulary_info(game), languages=list(words.LANGUAGES)
    )


async def questions(call: Call) -> Answer:
    """Worked out once, by playing."""
    return Questions(questions=await asyncio.to_thread(asked_in, find_game(call).id))


async def rules(call: Call) -> Response:
    path = registry.room(find_game(call).id) / "RULES.md"
    return PlainTextResponse(
        path.read_text(encoding="utf-8"), media_type="text/markdown; charset=utf-8", headers=AN_HOUR
    )


async def texts(call: Call) -> Response:
    """The Fluent sentences of a game, those that all games share first."""
    folder = registry.room(find_game(call).id) / "text"
    return fluent(call, [words.SHARED, folder])


async def shared_texts(call: Call) -> Response:
    return fluent(call, [words.SHARED])


def fluent(call: Call, folders: list[Path]) -> Response:
    language = find_language(call)
    found = "\n".join(
        (folder / f"{language}.ftl").read_text(encoding="utf-8") for folder in folders
    )
    return PlainTextResponse(found, media_type="text/plain; charset=utf-8", headers=AN_HOUR)
