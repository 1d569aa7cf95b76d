"""What can be done in a game: dense action ids <-> text <-> JSON <-> the things on the table that a
person would touch.

A game declares its kinds of action with the domains of their arguments; the ids follow from the
order of declaration. Records, logs, bots, the browser and the research interfaces all speak this
vocabulary. Over the wire goes the text form, never a list position.
"""

from __future__ import annotations

import difflib

from mypy_extensions import i64

from augury.core.errors import Malformed
from augury.core.events import Fact
from augury.core.reason import Reason, quote


class Domain:
    """The values an argument can take, as words. `thing` is the prefix of the things they stand for
    on the table ("" = none)."""

    def __init__(
        self, name: str = "", values: list[str] | None = None, thing: str | None = None
    ) -> None:
        self.name: str = name
        self.values: list[str] = [] if values is None else values
        self.thing: str = name if thing is None else thing
        self.index: dict[str, int] = {value: i for i, value in enumerate(self.values)}
        for value in self.values:
            assert value and " " not in value, f"value {value!r} of {name} must be one word"
        assert len(self.index) == len(self.values), f"values of {name} must differ"


def numbers(name: str, first: int, last: int) -> Domain:
    """The whole numbers from `first` to `last`; they are amounts, not things to touch."""
    return Domain(name, [str(n) for n in range(first, last + 1)], "")


class Kind:
    """One kind of action: a word and the domains of its arguments. `at` names things that stand for
    it on the table."""

    def __init__(
        self, word: str = "", arguments: list[Domain] | None = None, at: list[str] | None = None
    ) -> None:
        self.word: str = word
        self.arguments: list[Domain] = [] if arguments is None else arguments
        self.at: list[str] = [] if at is None else at
        self.base: int = 0  # id of its first action; set by the vocabulary
        self.size: int = 1
        for domain in self.arguments:
            self.size *= len(domain.values)

    def names(self) -> list[str]:
        """The names of the arguments; a second one of the same domain gets a 2 behind it."""
        found: list[str] = []
        for domain in self.arguments:
            same = sum(1 for name in found if name.rstrip("0123456789") == domain.name)
            found.append(domain.name if same == 0 else f"{domain.name}{same + 1}")
        return found


class Vocabulary:
    """All actions of a game. Ids run from 0 to `size - 1`."""

    def __init__(self, kinds: list[Kind]) -> None:
        self.kinds: list[Kind] = kinds
        self.size: int = 0
        self.words: dict[str, Kind] = {}
        self.texts: list[str] = []
        self.ids: dict[str, int] = {}
        self.kind_of: list[Kind] = []
        for kind in kinds:
            assert kind.word not in self.words, f"{kind.word} is declared twice"
            kind.base = self.size
            self.size += kind.size
            self.words[kind.word] = kind
            for offset in range(kind.size):
                text = " ".join([kind.word, *_unpack(kind, offset)])
                self.ids[text] = len(self.texts)
                self.texts.append(text)
                self.kind_of.append(kind)

    def __reduce__(self) -> tuple[object, ...]:
        """The declaration survives pickling; all else follows from it."""
        return Vocabulary, (self.kinds,)

    def base(self, word: str) -> int:
        """The id of the first action of a kind."""
        return self.words[word].base

    def text(self, action: i64) -> str:
        """The text form, for example `play R7`."""
        return self.texts[action]

    def arguments(self, action: i64) -> list[str]:
        """The argument values of an action as words."""
        kind = self.kind_of[action]
        return _unpack(kind, action - kind.base)

    def json(self, action: i64) -> dict[str, str]:
        """The JSON form, for example `{"do": "play", "card": "R7"}`."""
        kind = self.kind_of[action]
        form = {"do": kind.word}
        for name, value in zip(kind.names(), self.arguments(action), strict=True):
            form[name] = value
        return form

    def targets(self, action: i64) -> list[str]:
        """The things on the table that a person touches for it, for example `card/R7`."""
        kind = self.kind_of[action]
        touched = list(kind.at)
        for domain, value in zip(kind.arguments, self.arguments(action), strict=True):
            if domain.thing:
                touched.append(f"{domain.thing}/{value}")
        return touched

    def parse(self, text: object) -> int:
        """The action that a text means. Spaces and case are forgiven; anything else is refused with
        a hint."""
        if not isinstance(text, str):
            raise _malformed("action-text")
        if len(text) > 200:
            raise _malformed("action-long")
        words = text.split()
        plain = " ".join(words)
        found = self.ids.get(plain)
        if found is None:
            found = self._forgiving(plain)
        if found is not None:
            return found
        if not words:
            raise _malformed("action-empty")
        kind = self.words.get(words[0].lower())
        if kind is None:
            near = difflib.get_close_matches(words[0].lower(), list(self.words), 1)
            raise _unknown("action", words[0], near)
        if len(words) - 1 != len(kind.arguments):
            shape = " ".join([kind.word, *(f"<{name}>" for name in kind.names())])
            raise _malformed("action-shape", {"shape": quote(shape)})
        for domain, word in zip(kind.arguments, words[1:], strict=True):
            if word not in domain.index and word.lower() not in {
                value.lower() for value in domain.values
            }:
                near = difflib.get_close_matches(word, domain.values, 1)
                raise _unknown("value", word, near)
        raise _unknown("action", plain, [])

    def from_json(self, form: object) -> int:
        """The inverse of `json`."""
        if not isinstance(form, dict):
            raise _malformed("action-object")
        word = form.get("do")
        if not isinstance(word, str) or word not in self.words:
            raise _malformed("action-object")
        kind = self.words[word]
        expected = kind.names()
        if set(form) != {"do", *expected}:
            fields = ", ".join(["do", *expected])
            raise _malformed("action-fields", {"action": quote(word), "fields": quote(fields)})
        values = [form[name] for name in expected]
        for value in values:
            if not isinstance(value, str):
                raise _malformed("action-object")
        return self.parse(" ".join([word, *values]))

    def _forgiving(self, text: str) -> int | None:
        folded = text.lower()
        for kind in self.kinds:
            if folded.startswith(kind.word):
                for offset in range(kind.size):
                    if self.texts[kind.base + offset].lower() == folded:
                        return kind.base + offset
        return None


def _unpack(kind: Kind, offset: int) -> list[str]:
    """Mixed-radix digits of an offset, as words; the last argument varies fastest."""
    found: list[str] = []
    rest = offset
    for domain in reversed(kind.arguments):
        found.append(domain.values[rest % len(domain.values)])
        rest //= len(domain.values)
    found.reverse()
    return found


def _unknown(what: str, word: str, near: list[str]) -> Malformed:
    """A word that means nothing here; the nearest that does, if any."""
    if near:
        return _malformed(f"unknown-{what}-near", {"word": quote(word), "near": quote(near[0])})
    return _malformed(f"unknown-{what}", {"word": quote(word)})


def _malformed(key: str, facts: dict[str, Fact] | None = None) -> Malformed:
    return Malformed(Reason(key, "", facts))


def check_bases(vocabulary: Vocabulary, bases: dict[str, int]) -> None:
    """Rules use plain numbers for speed; this proves at import that they agree with the
    declaration, kind by kind."""
    declared = {kind.word: kind.base for kind in vocabulary.kinds}
    assert bases == declared, f"the kinds begin at {declared}, not at {bases}"
