"""What can go wrong at the doors of the kernel.

AuguryError
+-- Malformed            the words make no sense: wrong type, unknown word, broken file
|   +-- BrokenRecord     ... in a record, with the line
+-- Illegal              the words make sense, but not now (the message ends with the rule)
|   +-- NotYourTurn      ... because somebody else has to decide
|   +-- Stale            ... because the table has moved on since the player looked
|   +-- CannotUndo       ... because a step cannot be taken back
|   +-- BehindSeal       ... because something new comes out first, and the player has to see it
+-- GameOver             the game has ended, nothing can be decided any more

Messages are sentences for the person who plays.
"""

from __future__ import annotations


class AuguryError(Exception):
    """Anything the kernel refuses. `str(error)` is the sentence to show."""


class Malformed(AuguryError):
    """The input is not something anybody could ever do here."""


class BrokenRecord(Malformed):
    """A record that cannot be read or does not replay."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.line = line
        self.reason = reason


class Illegal(AuguryError):
    """Not possible now."""


class NotYourTurn(Illegal):
    """This seat has nothing to decide at the moment."""


class Stale(Illegal):
    """The table has changed since the version the player saw."""


class CannotUndo(Illegal):
    """The step cannot be taken back."""


class BehindSeal(Illegal):
    """A list of decisions goes on behind one that brings out something new."""


class GameOver(AuguryError):
    """The game has ended."""
