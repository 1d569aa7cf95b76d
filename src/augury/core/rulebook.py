"""The RULES.md of a room: its numbered rules, for citations and for the help."""

from __future__ import annotations

import re

from augury.core import registry

NUMBERED = re.compile(r"\*\*([A-Z][A-Z0-9]*-\d+[a-z]?)\.?\*\*")


def text(game: str) -> str:
    """The exact rules of a game, as Markdown."""
    return (registry.room(game) / "RULES.md").read_text(encoding="utf-8")


def numbered_rules(game: str) -> list[str]:
    """The numbers of all rules, in the order of the book."""
    return list(dict.fromkeys(NUMBERED.findall(text(game))))
