"""What is still to be done, as a stack: the top is next. For games in which doing one thing brings
up others that come before the rest."""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import i64

S = TypeVar("S")


class Agenda(Generic[S]):
    """The stack, of a game's own kind of step. Steps must never change: copies share them.

    What was taken off may still lie above the top: the list only grows, which is faster."""

    def __init__(self, steps: list[S] | None = None) -> None:
        self.pile: list[S] = [] if steps is None else steps
        self.depth: i64 = len(self.pile)

    def push(self, step: S) -> None:
        """This comes before everything that is on the stack now."""
        pile, depth = self.pile, self.depth
        if depth < len(pile):
            pile[depth] = step
        else:
            pile.append(step)
        self.depth = depth + 1

    def top(self) -> S:
        """What comes next."""
        return self.pile[self.depth - 1]

    def pop(self) -> S:
        """Take off what comes next."""
        depth = self.depth - 1
        self.depth = depth
        return self.pile[depth]

    def keep(self) -> None:
        """What was just taken off stays where it was: nothing has been put on since."""
        self.depth += 1

    def drop(self) -> None:
        """Take off what comes next, when it is known."""
        self.depth -= 1

    def all(self) -> list[S]:
        """From the bottom to the top."""
        return self.pile[: self.depth]

    def copy(self) -> Agenda[S]:
        """The same steps on a stack of its own."""
        return Agenda(self.pile[: self.depth])
