"""What can go wrong at the doors of the kernel::

    AuguryError
    +-- Malformed            the words make no sense: wrong type, unknown word, broken file
    |   +-- BrokenRecord     ... in a record, with the line
    +-- Illegal              the words make sense, but not now (the reason names the rule)
    |   +-- NotYourTurn      ... because somebody else has to decide
    |   +-- Stale            ... because the table has moved on since the player looked
    |   +-- CannotUndo       ... because a step cannot be taken back
    |   +-- BehindSeal       ... because something new comes out first, and the player has to see it
    +-- GameOver             the game has ended, nothing can be decided any more

Every error carries a reason, and `augury.words.Words.reason` says it in a person's language. Tools
for programs (the command line's switches, the research interfaces) may give an English sentence.
"""

from __future__ import annotations

from collections.abc import Callable

from augury.core.events import Fact
from augury.core.reason import QUOTE, Reason


def bare(reason: Reason, game: str) -> str:
    """Without texts there is only the key."""
    return str(reason)


in_words: Callable[[Reason, str], str] = bare  # the package puts its texts here


class AuguryError(Exception):
    """Anything the kernel refuses."""

    def __init__(self, why: Reason | str = "") -> None:
        super().__init__(why)
        if isinstance(why, str):
            why = Reason("sentence", "", {"text": f"{QUOTE}{why}"})
        self.reason = why
        self.game = ""  # whose texts say it, if not those of the house

    def __str__(self) -> str:
        if self.reason.key == "sentence":
            return str(self.reason.facts["text"]).removeprefix(QUOTE)
        told, code = in_words(self.reason, self.game), str(self.reason)
        return code if told == code else f"{told} | {code}"


class Malformed(AuguryError):
    """The input is not something anybody could ever do here."""


class BrokenRecord(Malformed):
    """A record that cannot be read or does not replay; the line is among the facts. Line 0: it is
    not about a single one."""

    def __init__(self, line: int = 0, why: Reason | str = "") -> None:
        super().__init__(why)
        self.args = (line, why)
        self.line = line
        if line:
            reason = self.reason
            self.reason = Reason(reason.key, reason.rule, {**reason.facts, "line": line})


class Illegal(AuguryError):
    """Not possible now."""


class NotYourTurn(Illegal):
    """This seat has nothing to decide at the moment."""


class Stale(Illegal):
    """The table has changed since the version the player saw."""

    def __init__(self, seen: int = 0, version: int = 0) -> None:
        super().__init__(Reason("stale", "", {"seen": seen, "version": version}))
        self.args = (seen, version)


class CannotUndo(Illegal):
    """The step cannot be taken back; `code` says why (`undo-<code>` in the texts)."""

    def __init__(self, code: str = "") -> None:
        super().__init__(Reason(f"undo-{code}"))
        self.args = (code,)


class BehindSeal(Illegal):
    """A list of decisions goes on behind one that brings out something new."""


class GameOver(AuguryError):
    """The game has ended."""

    def __init__(self) -> None:
        super().__init__(Reason("over"))
        self.args = ()


def malformed(key: str, **facts: Fact) -> Malformed:
    """Input that cannot be read, with a reason."""
    return Malformed(Reason(key, "", facts))


def broken(key: str, line: int = 0, **facts: Fact) -> BrokenRecord:
    """Something wrong in a record, with a reason."""
    return BrokenRecord(line, Reason(key, "", facts))
