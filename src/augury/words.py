"""Everything a player reads, in their language: names of things, choices, prompts, refusals and the
log, from the Fluent files of the rooms and of the house.

Keys: `do-<kind>` for an action and `do-<kind>-short` for its button, `event-<kind>` for an event,
`prompt-<word>` for what a seat is asked, `refusal-<key>` for a reason, `verdict-<key>` for what
decided, `undo-<word>` for why something cannot be taken back, `option-<name>` (and
`option-<name>-<value>`) for options, `<domain>-<name>` for a thing on the table such as `card/R7`,
and `<domain>` with `$name` for things that are too many to name one by one. Where
editions of a game use different names, `<key>-<edition>` comes before `<key>`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from augury.core import registry
from augury.core.errors import malformed
from augury.core.events import Event, Fact
from augury.core.options import Value
from augury.core.reason import QUOTE, Reason, quote
from augury.core.record import Record
from augury.core.vocabulary import Vocabulary
from augury.sentences import Sentences

LANGUAGES = ("en", "nl", "de")
SHARED = Path(__file__).parent / "text"
SOFT = "\u00ad"  # where a long word may be broken; only a browser knows what to do with it


@cache
def bundle(game: str, language: str) -> Sentences:
    """The sentences of a game and those of the house; game "": of the house alone."""
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise malformed("unknown-language", language=quote(language), known=quote(known))
    folders = [SHARED, registry.room(game) / "text"] if game else [SHARED]
    return Sentences(language, [folder / f"{language}.ftl" for folder in folders])


def capital(sentence: str) -> str:
    """A sentence may begin with the name of a thing, which is written small inside of one."""
    return sentence[:1].upper() + sentence[1:]


class Words:
    """Speaks about one table in one language. `names` are the players' names by seat, `options`
    those of the table: the words follow its edition. Without a game: the words of the house."""

    def __init__(
        self,
        game: str = "",
        language: str = "en",
        names: Mapping[int, str] | None = None,
        options: Mapping[str, Value] | None = None,
    ) -> None:
        self.bundle = bundle(game, language)
        self.language = language
        self.names = dict(names or {})
        self.asked = ""  # the prompt that a choice answers: one word may end two things
        self.edition = str((options or {}).get("edition", ""))

    def say(self, key: str, facts: Mapping[str, Fact] | None = None) -> str:
        """A sentence; things among the facts are named in the player's language."""
        if self.edition and self.bundle.has_message(f"{key}-{self.edition}"):
            key = f"{key}-{self.edition}"
        found = self.bundle.get_message(key) if self.bundle.has_message(key) else None
        if found is None or found.value is None:
            return key
        spoken: dict[str, Fact] = {"asked": self.asked}
        spoken |= {name: self._fact(fact) for name, fact in (facts or {}).items()}
        text, _ = self.bundle.format_pattern(found.value, spoken)
        return str(text).replace(SOFT, "")

    def has(self, key: str) -> bool:
        """Is there a text of this name?"""
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
        """The name of whoever sits there, or their number."""
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
        """What happened, as a sentence."""
        verdict = event.kind.startswith("verdict-")
        return capital(self.say(event.kind if verdict else f"event-{event.kind}", event.facts))

    def prompt(self, word: str) -> str:
        """What somebody is asked."""
        return self.say(f"prompt-{word}")

    def reason(self, reason: Reason) -> str:
        """Why something is not possible, the rule behind it: `... [L-098]`."""
        told = capital(self.say(f"refusal-{reason.key}", reason.facts))
        for place in ("decision", "line"):
            if place in reason.facts:  # of a record
                told = f"{self.say(f'record-{place}', reason.facts)} {told}"
        return f"{told} [{reason.rule}]" if reason.rule else told

    def verdict(self, reason: Reason) -> str:
        """What decided the game, the rule behind it."""
        return f"{self.say(f'verdict-{reason.key}', reason.facts)} [{reason.rule}]"

    def _fact(self, fact: Fact) -> Fact:
        if isinstance(fact, str) and fact.startswith(QUOTE):
            return fact.removeprefix(QUOTE)
        if isinstance(fact, str) and "/" in fact:
            return ", ".join(self.thing(part) for part in fact.split())
        return fact


def words_of(record: Record, language: str = "en") -> Words:
    """Speaks about the table of a record: its players' names, its edition."""
    return Words(record.game.id, language, record.names, record.options)
