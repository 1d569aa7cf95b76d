"""The contract that every game fulfils: a position that knows its rules.

A state is mutable, cheap to clone, does no I/O and owns its randomness. It is rules only: what a
seat may know of it, and what it is worth, is read by the game's `augury.core.reader.Reader`.
`apply` trusts its input; `augury.core.table.Table.play` is the checked door for people and
programs.
"""

from __future__ import annotations

import hashlib
from array import array
from typing import Final, TypeAlias

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from augury.core.chance import Chance
from augury.core.events import Event, Fact
from augury.core.reason import Reason

Seat: TypeAlias = i64
Action: TypeAlias = i64

SPECTATOR: Final = -1


@mypyc_attr(acyclic=True)
class State:
    """A position. Games inherit from it, once, and carry their rules as methods."""

    def __init__(self, seats: i64 = 2, chance: Chance | None = None) -> None:
        self.seats: i64 = seats  # seats at the table, automata of solo games included
        self.chance: Chance = Chance() if chance is None else chance
        self.turn: i64 = 0  # grows whenever a new turn (in the game's own sense) begins
        self.epoch: i64 = 0  # grows whenever something happens that cannot be taken back
        self.sealed: str = (
            ""  # what the last growth of `epoch` was: a key into the texts, `undo-<word>`
        )
        self.listening: bool = False
        # an imagined game that nobody will look at or redeal: what only observers remember need not
        # be kept
        self.unobserved: bool = False
        self.events: list[Event] = []  # told since the last beat, or since they were last taken
        self.beats: list[Beat] | None = None  # the beats so far; None: nobody watches

    # Who may decide, and what

    def to_act(self) -> list[Seat]:
        """Who may decide now: one seat; several where the rules say "simultaneously"; none when the
        game is over. The list may be shared, and refuse to be changed."""
        raise NotImplementedError

    def legal(self, seat: Seat) -> list[Action]:
        """What the seat may do now: dense ids, ascending, never empty for a seat in `to_act()`,
        empty for all others."""
        raise NotImplementedError

    def options(self, seat: Seat) -> vec[i64]:
        """The same in cells, for those who ask all the time: search and batches. A room may find
        them without a list, and keep them: nobody changes what is found here."""
        found: vec[i64] = vec[i64]()
        for action in self.legal(seat):
            found = append(found, action)
        return found

    def draw(self, seat: Seat, luck: Chance) -> Action:
        """One of the legal actions at random, as `legal` lists them. A room may find it without a
        list; the seat must be in `to_act()`."""
        choices = self.legal(seat)
        return choices[luck.below(len(choices))]

    def apply(self, seat: Seat, action: Action) -> None:
        """Carry out one decision. Trusts that it is legal."""
        raise NotImplementedError

    def why_not(self, seat: Seat, action: Action) -> Reason | None:
        """Why this is not possible now, in words of the room (`refusal-<key>`); None: it is.

        It names nothing that the seat may not know.
        """
        raise NotImplementedError

    def begins_turn(self) -> bool:
        """Does the next decision begin a turn, though the last one may have been the same seat's,
        because all others were skipped? A plan of several decisions ends there."""
        return False

    # Copies

    def clone(self) -> State:
        """An independent copy, without the listener."""
        raise NotImplementedError

    def copy_base(self, other: State) -> None:
        """Fill in the kernel's own fields of a clone."""
        other.seats = self.seats
        other.chance = self.chance.clone()
        other.turn = self.turn
        other.epoch = self.epoch
        other.sealed = self.sealed
        other.unobserved = self.unobserved

    # Results

    def scores(self) -> list[i64]:
        """Points by seat, current or final."""
        raise NotImplementedError

    def breakdown(self) -> list[list[tuple[str, i64]]]:
        """Where the points of every seat come from, by heading (`heading-<word>` in the texts,
        `about-heading-<word>` for what brings them).

        All headings in a fixed order, those that brought nothing included. Their sum is the score.
        """
        return [[("points", score)] for score in self.scores()]

    def ranks(self) -> list[i64]:
        """Places by seat, 1 = first; equal numbers share the place. Only when the game is over."""
        raise NotImplementedError

    def verdict(self) -> list[Reason]:
        """What decided, where the points alone do not say it: ties with both values, the sums of
        teams, a game against an automaton (`verdict-<key>` in the texts). Only when the game is
        over."""
        return []

    def side(self, seat: Seat) -> i64:
        """Which side a seat plays for. Partners have the same side; normally everyone is on their
        own."""
        return seat

    # Identity

    def position(self) -> list[i64]:
        """Everything that makes this position this position, as numbers in a fixed order (without
        the generator)."""
        raise NotImplementedError

    def digest(self) -> int:
        """Equal positions with equal futures have equal digests, on every platform and in both
        builds."""
        numbers = self.position()
        numbers.append(self.seats)
        numbers.append(self.turn)
        numbers.append(self.epoch)
        numbers.extend(self.chance.position())
        packed = array("q", numbers)
        return int.from_bytes(hashlib.blake2b(packed.tobytes(), digest_size=8).digest(), "little")

    def assert_sound(self) -> None:
        """The invariants of RULES.md: piece conservation and the like."""
        raise NotImplementedError

    # For the rules

    def seal(self, why: str) -> None:
        """From here on nothing can be taken back: a secret came out, chance was drawn, or somebody
        else's turn began.

        A seat's own cards that the others see now are "shown"; for the seat itself nothing new
        comes out, so it can plan on.
        """
        self.epoch += 1
        self.sealed = why

    def tell(self, kind: str, facts: dict[str, Fact]) -> None:
        """Something everybody may know. Guard the call with `if self.listening:`; nobody listens
        during search."""
        self.events.append(Event(kind, facts))

    def tell_verdict(self) -> None:
        """What decided, for the log. Guard the call with `if self.listening:`."""
        for reason in self.verdict():
            self.tell(f"verdict-{reason.key}", {**reason.facts, "rule": reason.rule})

    def whisper(self, seats: list[Seat], kind: str, facts: dict[str, Fact]) -> None:
        """Something only these seats may know."""
        self.events.append(Event(kind, facts, seats))

    def beat(self) -> None:
        """A moment worth showing: what was told since the last one, and the table as it stands.

        Call it only where the position is whole, so that a view taken here is true. Guard the call
        with `if self.listening:`.
        """
        beats = self.beats
        if beats is not None and self.events:
            beats.append(Beat(self.events, self.clone()))
            self.events = []

    def hear(self) -> list[Event]:
        """Take the events since the last call."""
        heard = self.events
        self.events = []
        if self.beats:
            earlier: list[Event] = []
            for beat in self.beats:
                earlier.extend(beat.events)
            self.beats = []
            heard = earlier + heard
        return heard

    def watch(self) -> None:
        """From here on somebody watches: events are told and beats are kept."""
        self.listening = True
        self.beats = []

    def watched(self) -> list[Beat]:
        """The beats since `watch`; the last one is the present. Nobody watches from here on."""
        beats: list[Beat] = [] if self.beats is None else self.beats
        beats.append(Beat(self.events, self))
        self.events = []
        self.beats = None
        return beats


@mypyc_attr(acyclic=True)
class Beat:
    """A moment worth showing: the events that led to it, and the position then."""

    def __init__(self, events: list[Event], state: State) -> None:
        self.events: list[Event] = events
        self.state: State = state


def pack(numbers: list[i64], things: list[i64]) -> None:
    """Append a list to a position, its length first, so that neighbouring lists cannot be
    confused."""
    numbers.append(len(things))
    numbers.extend(things)
