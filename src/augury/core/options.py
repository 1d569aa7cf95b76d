"""What can be chosen before a game begins, as data: the command line, the server and the browser
all read the same declaration."""

from __future__ import annotations

from typing import TypeAlias

from augury.core.errors import malformed
from augury.core.reason import quote

Value: TypeAlias = bool | int | str


class Option:
    """One choice. `kind` is "switch" (yes or no), "choice" (one of `values`) or "number" (from
    `values[0]` to `values[1]`)."""

    def __init__(
        self,
        name: str,
        kind: str,
        default: Value,
        sentence: str,
        values: tuple[Value, ...] = (),
        seats: tuple[int, ...] = (),
        former: tuple[str, ...] = (),
    ) -> None:
        self.name: str = name
        self.kind: str = kind
        self.default: Value = default
        self.sentence: str = sentence
        self.values: tuple[Value, ...] = values
        self.seats: tuple[int, ...] = seats  # the player counts it is for; empty = all
        self.former: tuple[str, ...] = former  # names that older records and tables know it by

    def allowed(self) -> list[Value]:
        """Every value, spelled out."""
        if self.kind == "switch":
            return [False, True]
        if self.kind == "number":
            first, last = self.values
            assert isinstance(first, int) and isinstance(last, int)
            return list(range(first, last + 1))
        return list(self.values)

    def read(self, given: object) -> Value:
        """The value that somebody gave, as text or already typed; refused if it is not allowed."""
        for value in self.allowed():
            if type(given) is type(value) and given == value:
                return value
            if isinstance(given, str) and given.strip().lower() in _spellings(value):
                return value
        choices = ", ".join(_spellings(value)[0] for value in self.allowed())
        raise malformed(
            "option-value", name=quote(self.name), known=quote(choices), given=quote(given)
        )


def _spellings(value: Value) -> list[str]:
    if value is True:
        return ["yes", "true", "on", "1"]
    if value is False:
        return ["no", "false", "off", "0"]
    return [str(value).lower()]


def spell(value: Value) -> str:
    """The text form of a value, as records and the command line write it."""
    return _spellings(value)[0]
