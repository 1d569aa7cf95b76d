"""Everything a player reads, in their language: names of things, choices, prompts and the log, from
the rooms' Fluent files.

Keys: `do-<kind>` for an action and `do-<kind>-short` for its button, `event-<kind>` for an event,
`prompt-<word>` for what a seat is asked, `option-<name>` (and `option-<name>-<value>`) for options,
`<domain>-<name>` for a thing on the table such as `card/R7`, and `<domain>` with `$name` for things
that are too many to name one by one. Where editions of a game use different names,
`<key>-<edition>` comes before `<key>`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from augury.core import registry
from augury.core.errors import Malformed
from augury.core.events import Event, Fact
from augury.core.vocabulary import Vocabulary

LANGUAGES = ("en", "nl", "de")
SHARED = Path(__file__).parent / "text"


@cache
def bundle(game: str, language: str) -> FluentBundle:
    """The sentences of a game and those all games share."""
    if language not in LANGUAGES:
        raise Malformed(
            f"There is no language {language[:40]!r}. There are: {', '.join(LANGUAGES)}."
        )
    found = FluentBundle([language], use_isolating=False)
    for folder in (SHARED, registry.room(game) / "text"):
        found.add_resource(FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")))
    return found


def capital(sentence: str) -> str:
    """A sentence may begin with the name of a thing, which is written small inside of one."""
    return sentence[:1].upper() + sentence[1:]


class Words:
    """Speaks about one table in one language. `names` are the players' names by seat; `edition` is
    the option of that name, if any."""

    def __init__(
        self,
        game: str,
        language: str = "en",
        names: Mapping[int, str] | None = None,
        edition: str = "",
    ) -> None:
        self.bundle = bundle(game, language)
        self.language = language
        self.names = dict(names or {})
        self.edition = edition

    def say(self, key: str, facts: Mapping[str, Fact] | None = None) -> str:
        """A sentence; things among the facts are named in the player's language."""
        if self.edition and self.bundle.has_message(f"{key}-{self.edition}"):
            key = f"{key}-{self.edition}"
        found = self.bundle.get_message(key) if self.bundle.has_message(key) else None
        if found is None or found.value is None:
            return key
        spoken = {name: self._fact(fact) for name, fact in (facts or {}).items()}
        text, _ = self.bundle.format_pattern(found.value, spoken)
        return str(text)

    def has(self, key: str) -> bool:
        return self.bundle.has_message(key)

    def thing(self, thing: str) -> str:
        """The name of a thing on the table."""
        domain, _, name = thing.partition("/")
        if domain == "seat" and name.lstrip("-").isdigit():
            return self.seat(int(name))
        key = f"{domain}-{re.sub('[^A-Za-z0-9_-]', '-', name)}"
        if self.has(key):
            return self.say(key)
        if self.has(domain):
            return self.say(domain, {"name": name})
        return name

    def seat(self, seat: int) -> str:
        return self.names.get(seat) or self.say("player", {"number": seat + 1})

    def action(self, vocabulary: Vocabulary, action: int) -> str:
        """A choice in words."""
        kind = vocabulary.kind_of[action]
        facts: dict[str, Fact] = {}
        for name, domain, value in zip(
            kind.names(), kind.arguments, vocabulary.arguments(action), strict=True
        ):
            facts[name] = (
                int(value) if value.isdigit() else f"{domain.thing or domain.name}/{value}"
            )
        return capital(self.say(f"do-{kind.word}", facts))

    def event(self, event: Event) -> str:
        return capital(self.say(f"event-{event.kind}", event.facts))

    def prompt(self, word: str) -> str:
        return self.say(f"prompt-{word}")

    def _fact(self, fact: Fact) -> Fact:
        if isinstance(fact, str) and "/" in fact:
            return ", ".join(self.thing(part) for part in fact.split())
        return fact
