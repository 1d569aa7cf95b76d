"""What people write to one another."""

from __future__ import annotations

from typing import Protocol

from augury.server.messages.answers import AttentionInfo
from augury.server.messages.wishes import PayAttention
from augury.server.refusals import Refusal


class Reading(Protocol):
    """How far somebody has read, at a table or in a club."""

    seen: int
    muted: int


def heed(known: Reading, wish: PayAttention) -> None:
    """Change what was wished for; nobody unreads a line."""
    if wish.seen is not None:
        known.seen = max(known.seen, wish.seen)
    if wish.muted is not None:
        known.muted = int(wish.muted)


def told(known: Reading) -> AttentionInfo:
    """The same for whoever reads."""
    return AttentionInfo(seen=known.seen, muted=bool(known.muted))


def printable(text: str) -> str:
    """One line; nothing that cannot be seen. A refusal if nothing is left."""
    found = "".join(letter for letter in " ".join(text.split()) if letter.isprintable())
    if not found:
        raise Refusal(422, "empty")
    return found
