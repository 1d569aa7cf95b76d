"""What happened at the table, typed, with who may know it. Feeds the log, the animations and the
memory of bots."""

from __future__ import annotations

from typing import TypeAlias

from mypy_extensions import i64, mypyc_attr

Seat: TypeAlias = i64
Fact: TypeAlias = str | int  # a number, a word, or a thing on the table such as "card/R7"


@mypyc_attr(acyclic=True)
class Event:
    """One thing that happened. `kind` names the sentence in the game's texts (`event-<kind>`),
    `facts` fill its gaps."""

    def __init__(
        self, kind: str = "", facts: dict[str, Fact] | None = None, seats: list[Seat] | None = None
    ) -> None:
        self.kind: str = kind
        self.facts: dict[str, Fact] = {} if facts is None else facts
        self.seats: list[Seat] | None = seats  # who may know it; None = everybody

    def visible_to(self, seat: Seat) -> bool:
        """Seat -1 is a spectator and sees only what everybody sees."""
        return self.seats is None or any(one == seat for one in self.seats)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.kind == other.kind
            and self.facts == other.facts
            and self.seats == other.seats
        )

    def __hash__(self) -> int:
        return hash((self.kind, tuple(sorted(self.facts))))

    def __repr__(self) -> str:
        facts = " ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"<{self.kind} {facts}>" if facts else f"<{self.kind}>"
