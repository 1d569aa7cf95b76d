"""Why something is not possible, as data: sentences live in the texts of the room or of the house.

`Reason("appoint-novices", "L-098", {"held": 1, "needed": 2})` is said by the message
`refusal-appoint-novices`, in every language, with the rule behind it. Facts are what events carry:
numbers, words, and things on the table such as `island/tide`, named in the reader's language.
"""

from __future__ import annotations

from augury.core.events import Fact


class Reason:
    """A key into the texts (`refusal-<key>`), the rule it follows from, and what it names."""

    def __init__(self, key: str, rule: str = "", facts: dict[str, Fact] | None = None) -> None:
        self.key: str = key
        self.rule: str = rule
        self.facts: dict[str, Fact] = {} if facts is None else facts
