"""What the terminal itself says in a game, in the player's language (`text/terminal`)."""

from __future__ import annotations

from functools import cache

from augury.sentences import Sentences
from augury.words import SHARED


@cache
def bundle(language: str) -> Sentences:
    """The phrases of a language."""
    return Sentences(language, [SHARED / "terminal" / f"{language}.ftl"])


def phrase(language: str, key: str, **facts: str | int) -> str:
    """One of them, its gaps filled."""
    pattern = bundle(language).get_message(key).value
    assert pattern is not None, f"{key} says nothing"
    said, errors = bundle(language).format_pattern(pattern, facts)
    assert not errors, errors
    return str(said)
