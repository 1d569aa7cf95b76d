"""Why something is not possible, as data: sentences live in the texts of the room or of the house.

`Reason("appoint-novices", "L-098", {"held": 1, "needed": 2})` is said by the message
`refusal-appoint-novices`, in every language, with the rule behind it. Facts are what events carry:
numbers, words, and things on the table such as `island/tide`, named in the reader's language.
"""

from __future__ import annotations

from typing import Final

from augury.core.events import Fact

LONGEST_QUOTE: Final = 60
QUOTE: Final = "="  # a fact that begins with it is taken as it stands


class Reason:
    """A key into the texts (`refusal-<key>`), the rule it follows from, and what it names.

    `weight` 0: it says nothing of the thing itself, only that something else is asked now. Whoever
    points at a thing hears the weightiest of what is to be said about it, and what names facts
    before what does not.
    """

    def __init__(
        self, key: str = "", rule: str = "", facts: dict[str, Fact] | None = None, weight: int = 1
    ) -> None:
        self.key: str = key
        self.rule: str = rule
        self.facts: dict[str, Fact] = {} if facts is None else facts
        self.weight: int = weight

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Reason)
            and self.key == other.key
            and self.rule == other.rule
            and self.facts == other.facts
        )

    def __hash__(self) -> int:
        return hash((self.key, self.rule, tuple(sorted(self.facts))))

    def __repr__(self) -> str:
        """For logs and programs; `Words.reason` is for people."""
        parts = [self.key, *(f"{name}={fact}" for name, fact in self.facts.items())]
        return " ".join([*parts, f"[{self.rule}]"] if self.rule else parts)


def quote(given: object) -> str:
    """What somebody wrote, as a fact: not a thing on the table, and not too long."""
    huge = isinstance(given, int) and given.bit_length() > 200  # its digits take long to find
    text = "..." if huge else str(given)
    if len(text) > LONGEST_QUOTE:
        text = text[: LONGEST_QUOTE - 3] + "..."
    return QUOTE + text


def given(found: Reason | None) -> Reason:
    """The reason for something that is not possible."""
    assert found is not None, "it is possible"
    return found
