"""What the terminal itself says in a game, in the player's language (`text/terminal`)."""

from __future__ import annotations

from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from augury.words import SHARED


@cache
def bundle(language: str) -> FluentBundle:
    """The phrases of a language."""
    found = FluentBundle([language], use_isolating=False)
    text = (SHARED / "terminal" / f"{language}.ftl").read_text(encoding="utf-8")
    found.add_resource(FluentResource(text))
    return found


def phrase(language: str, key: str, **facts: str | int) -> str:
    """One of them, its gaps filled."""
    pattern = bundle(language).get_message(key).value
    assert pattern is not None, f"{key} says nothing"
    said, errors = bundle(language).format_pattern(pattern, facts)
    assert not errors, errors
    return str(said)
