"""The games, their words and their rulebooks."""

from __future__ import annotations

from typing import Literal

import msgspec

from augury.core.options import Value
from augury.server.messages.common import Answer


class OptionInfo(Answer):
    """Something that can be chosen when a table is made, and for how many seats it is offered."""

    name: str
    kind: str
    default: Value
    sentence: str
    values: list[Value]
    seats: list[int]


class GameInfo(Answer):
    """A game's title page. `blurb`: a sentence about it, by language; `weight`: how much there is
    to learn, 1 to 5; `first`: a good one to begin with; `strengths`: the ratings of
    bots by level, measured by matches between them, as people read ratings."""

    id: str
    title: str
    designer: str
    year: int
    seats: list[int]
    chairs: dict[str, int]
    rules_version: str
    source: str
    reconstructed: list[str]
    secrets: bool
    lesson: bool
    options: list[OptionInfo]
    blurb: dict[str, str]
    weight: int
    minutes: list[int]
    first: bool
    strengths: dict[str, int]


class DomainInfo(Answer):
    """The values that an argument of an action can have, and the things they stand for."""

    name: str
    thing: str
    values: list[str]


class KindInfo(Answer):
    """A kind of action: its word, its arguments, and the things that are touched for it."""

    word: str
    arguments: list[str]
    domains: list[str]
    at: list[str]


class VocabularyInfo(Answer):
    """All actions of a game."""

    size: int
    kinds: list[KindInfo]
    domains: list[DomainInfo]


class GameDetail(Answer):
    """All that a client needs to draw a game."""

    game: GameInfo
    vocabulary: VocabularyInfo
    languages: list[str]


class Games(Answer):
    """The games of this server, and the levels of its bots."""

    games: list[GameInfo]
    levels: list[int]


class BookSpan(Answer):
    """A piece of a sentence: plain, bold, italic, or a link to the id of a heading."""

    text: str
    kind: str
    to: str


class BookBlock(Answer):
    """A heading, paragraph, item, figure or table of a rulebook, and the rules it covers."""

    kind: Literal["heading", "paragraph", "item", "figure", "table"]
    spans: list[BookSpan]
    level: int
    id: str
    number: str
    rules: list[str]
    figure: str
    rows: list[list[list[BookSpan]]]


class BookInfo(Answer):
    """A rulebook for players. `prompts`: the rule behind each prompt of the game's views."""

    game: str
    language: str
    title: str
    blocks: list[BookBlock]
    prompts: dict[str, str]


class FigureInfo(Answer):
    """A position for the board to draw: `show` is the part of it that matters, `mark` is pointed
    out."""

    game: str
    seats: int
    edition: str
    show: list[str]
    mark: list[str]
    view: msgspec.Raw
