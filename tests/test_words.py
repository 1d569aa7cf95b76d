"""How the rooms speak: sentences begin with a capital letter, numbers agree with their nouns, code
names stay in the code, buttons are short."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from support import room_sources

from augury.core import chance, registry
from augury.core.events import Event
from augury.core.game import Game
from augury.core.state import SPECTATOR
from augury.words import LANGUAGES, Words

ROOMS = registry.ids()
SENTENCES = ("prompt", "lesson", "about", "refusal")
SHORT = 14  # letters on the confirm button

# Variables that say which one, not how many; every other variable is a count
NAMED = frozenset(
    {
        "asked",
        "board",
        "bottom",
        "card",
        "class",
        "colour",
        "column",
        "cost",
        "cube",
        "demon",
        "disc",
    }
    | {"field", "island", "favour", "owner", "rounds", "tile"}
    | {"edge", "from", "hex", "into", "king", "lane", "name", "pact", "place", "round", "row"}
    | {"seat", "seats", "side", "slots", "stack", "stack2", "top", "under", "worn"}
    | {"bonus", "era", "eras", "gave", "god", "gods", "got", "kind", "kinds", "level", "loot"}
    | {"nation", "next", "node", "numbers", "piece", "sacrifice", "to", "turn", "turns"}
    | {
        "value",
        "other",
        "team",
        "others",
        "marker",
        "less",
        "few",
        "fewer",
        "more",
        "space",
        "behind",
    }
)
# What may follow a number as it is: it has no plural, or is no noun
INVARIANT = {
    "en": {
        "Attention",
        "money",
        "high",
        "in",
        "low",
        "short",
        "built",
        "WP",
        "left",
        "more",
        "ready",
        "VP",
        "of",
        "on",
        "and",
        "at",
        "may",
        "to",
        "placed",
        "beside",
        "from",
        "with",
        "IP",
        "if",
    },
    "nl": {
        "Aandacht",
        "actief",
        "geld",
        "gebouwd",
        "hoog",
        "in",
        "laag",
        "waard",
        "WP",
        "van",
        "op",
        "en",
        "aan",
        "te",
        "erop",
        "niet",
        "geplaatst",
        "beschikbaar",
        "naar",
        "naast",
        "vooruit",
        "verder",
        "IP",
        "met",
        "als",
        "voor",
    },
    "de": {
        "Geld",
        "gebaut",
        "hoch",
        "im",
        "in",
        "niedrig",
        "wert",
        "darauf",
        "Anhänger",
        "Würfel",
        "Aufmerksamkeit",
        "WP",
        "SP",
        "von",
        "auf",
        "und",
        "am",
        "zu",
        "weglassen",
        "gesetzt",
        "verfügbar",
        "neben",
        "aktiv",
        "vom",
        "zur",
        "vor",
        "weiter",
        "EP",
        "mit",
        "des",
    },
}
# Plurals that must not follow a 1, nor an adjective after it
PLURALS = {
    "en": "cubes|cards|followers|points|coins|discs|hexes|Pacts|rounds|turns|factions|symbols"
    "|columns|demigods|feet|gods|levels|steps|tiles",
    "nl": "blokjes|kaarten|volgelingen|punten|munten|schijven|velden|Pacts|rondes|beurten|facties"
    "|symbolen|pilaren|halfgoden|voeten|goden|niveaus|stappen|fiches",
    "de": "Würfeln|Karten|Punkten?|Münzen|Scheiben|Feldern?|Pakten?|Runden|Zügen?|Fraktionen"
    "|Symbolen?|Säulen|Halbgöttern?|Füßen?|Göttern?|Stufen|Schritten?",
}
RULES = re.compile(r"\s*\[[^\]]*\]")
COORDINATE = re.compile(r"\b[A-M]\d\d\b")  # of Pantheon's map, as its text shows them
CODE_NAME = re.compile(r"\b(?:[a-z]+_[a-z_]+|[A-Z]{1,4}\d+[a-z]?|[A-Z]{4,})\b")


@cache
def entries(game: str, language: str) -> dict[str, ftl.Pattern]:
    text = (room_sources(game) / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    return {
        entry.id.name: entry.value
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ftl.Message) and entry.value is not None
    }


def patterns(
    pattern: ftl.Pattern, chosen: frozenset[str] = frozenset()
) -> Iterator[tuple[ftl.Pattern, frozenset[str]]]:
    """A text and the variants inside it, each with the numbers that chose it."""
    yield pattern, chosen
    for part in pattern.elements:
        if isinstance(part, ftl.Placeable) and isinstance(part.expression, ftl.SelectExpression):
            selector = part.expression.selector
            name = selector.id.name if isinstance(selector, ftl.VariableReference) else ""
            for variant in part.expression.variants:
                yield from patterns(variant.value, chosen | {name})


def variable(part: object) -> str:
    if isinstance(part, ftl.Placeable) and isinstance(part.expression, ftl.VariableReference):
        return str(part.expression.id.name)
    return ""


def variables(pattern: ftl.Pattern) -> set[str]:
    found: set[str] = set()
    for text, chosen in patterns(pattern):
        found |= {variable(part) for part in text.elements} | chosen
    return found - {""}


def after_numbers(pattern: ftl.Pattern) -> set[str]:
    """The words right behind a number that has no say in them."""
    found = set()
    for text, chosen in patterns(pattern):
        for part, following in zip(text.elements, text.elements[1:], strict=False):
            name = variable(part)
            if name and name not in NAMED | chosen and isinstance(following, ftl.TextElement):
                found |= set(re.findall(r"^ ([^\W\d]+)", following.value))
    return found


def disagrees(text: str, language: str) -> bool:
    return bool(
        re.search(
            rf"(?<!class )(?<!klasse )(?<!Klasse )\b1 (?:\w+ )?(?:{PLURALS[language]})\b", text
        )
    )


@dataclass(frozen=True)
class Told:
    """What a game brings up: choices, prompts and events, each once."""

    actions: list[int]
    prompts: list[str]
    events: list[Event]


@cache
def told(game: str) -> list[Told]:
    """A game in every number of players."""
    room = registry.load(game)
    return [play_out(room, seats) for seats in room.seats]


def play_out(room: Game, seats: int) -> Told:
    state = room.start(seats, 7)
    state.listening = True
    luck = chance.from_seed(7)
    actions: set[int] = set()
    prompts: set[str] = set()
    events: dict[tuple[str, str], Event] = {}
    while True:
        asked = state.to_act()
        prompts.add(room.reader.view(state, asked[0] if asked else SPECTATOR).prompt)
        if not asked:
            return Told(sorted(actions), sorted(prompts), [*events.values()])
        legal = state.legal(asked[0])
        action = legal[luck.below(len(legal))]
        actions.add(action)
        state.apply(asked[0], action)
        events |= {(event.kind, repr(event.facts)): event for event in state.hear()}


@cache
def played(game: str, language: str) -> frozenset[str]:
    """All of that in words."""
    room = registry.load(game)
    said: set[str] = set()
    for seats, found in zip(room.seats, told(game), strict=True):
        words = Words(game, language, dict.fromkeys(range(room.chairs(seats)), "Anna"))
        said.update(words.action(room.vocabulary, action) for action in found.actions)
        said.update(map(words.prompt, found.prompts))
        said.update(map(words.event, found.events))
    return frozenset(said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", ROOMS)
def test_sentences_begin_with_a_capital_letter(room: str, language: str) -> None:
    words = Words(room, language)
    said = {
        words.say(key, dict.fromkeys(variables(text), 2))
        for key, text in entries(room, language).items()
        if key.partition("-")[0] in SENTENCES or re.fullmatch(r"option-[a-z_]+", key)
    }
    small = {text for text in said | played(room, language) if text[0].islower()}
    assert sorted(small) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", ROOMS)
def test_numbers_and_nouns_agree(room: str, language: str) -> None:
    words = Words(room, language)
    for key, text in entries(room, language).items():
        if not key.startswith("refusal-"):  # where verbs follow numbers; they are rendered below
            assert after_numbers(text) <= INVARIANT[language], (
                f"{key} needs a plural, or is an exception"
            )
        for number in (0, 1, 2):
            said = words.say(key, dict.fromkeys(variables(text) - NAMED, number))
            assert not disagrees(said, language), f"{key}: {said}"


def test_a_wrong_number_would_be_seen() -> None:
    wrong = {"en": "1 free symbols", "nl": "1 punten", "de": "1 gezogene Karten"}
    right = {"en": "1 free symbol", "nl": "1 punt, 2 punten", "de": "1 Karte"}
    for language in LANGUAGES:
        assert disagrees(wrong[language], language)
        assert not disagrees(right[language], language)
    message = FluentParser().parse_entry("a = { $number } cubes and { $seat } cubes")
    assert isinstance(message, ftl.Message) and message.value is not None
    assert after_numbers(message.value) == {"cubes"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", ROOMS)
def test_no_code_name_is_said(room: str, language: str) -> None:
    words = Words(room, language)
    for key, text in entries(room, language).items():
        said = RULES.sub("", words.say(key, dict.fromkeys(variables(text), 2)))
        assert not CODE_NAME.findall(COORDINATE.sub("", said)), f"{key}: {said}"
    for said in played(room, language):
        assert not CODE_NAME.findall(COORDINATE.sub("", said)), said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", ROOMS)
def test_every_choice_has_a_short_word_for_its_button(room: str, language: str) -> None:
    words = Words(room, language)
    for kind in registry.load(room).vocabulary.kinds:
        short = words.say(f"do-{kind.word}-short")
        assert words.has(f"do-{kind.word}-short"), kind.word
        assert 0 < len(short) <= SHORT and short[0].isupper(), f"{kind.word}: {short}"
