"""Goetia: the stack of things still to be done. The top one is next: a question to a seat, or
something that happens by itself.

A step is never changed, so that copies of a position can share it, and equal steps are mostly one;
its numbers `a`, `b` and `c` mean what the comment says.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64, mypyc_attr

StepKind: TypeAlias = i64

# Questions
FETCH: Final = 0  # which follower comes from the edge; a = 1 in the draft
RANSOM: Final = 1  # buy all followers back?
TREASURE: Final = 2  # which cube is released; a = stack
POWER: Final = 3  # pay for a Power at the start of the round? a = card
MOVE: Final = 4  # REARRANGE
TURN: Final = 5  # which hex; a = how many players in a row could not place
PAYMENT: Final = 6  # which token is waived, which cube pays
CHOOSE: Final = 7  # which colour; a = how many cubes, b = source
COLOUR_TO_EXCHANGE: Final = 8  # which single colour; a = Attention or black, b = most
EXCHANGE: Final = 9  # how many cubes; a = colour given up, b = what for, c = most
DECK: Final = 10  # whose top card; a = class limit
PACT: Final = 11  # which Pact; a = row, NONE = any
PICK: Final = 12  # which of the drawn Demon cards; a = King
COVER: Final = 13  # which stack the card goes on; a = card
HIDE: Final = 14  # which hex gets a token; a = how many more
TOKEN: Final = 15  # which token; a = hex, b = how many more
RECALL: Final = (
    16  # which follower comes back; a = how many more, b = areas, c = 1 linked hexes only
)
ROB: Final = 17  # which cube; a = victim
ROW: Final = 18  # which cost row stays visible; a = board, b = who contacted (bits)
QUESTIONS: Final = 19

# What happens by itself
GAIN: Final = 19  # a = sort, b = how many, c = source
WINDOW: Final = 20  # a player's start of the round; a = how many players follow
EFFECTS: Final = 21  # what a Power at the start of the round does; a = card
PAID: Final = 22  # Attention and sacrifice, then the triggers of PAY
ENTER: Final = 23  # the follower stands on the hex: the reward
USED: Final = 24  # the triggers of HEX
OTHERS: Final = 25  # what a Relic gives the other players
NEXT: Final = 26  # the next player's turn
KING: Final = 27  # end of round, step 1; a = King
WORSHIPPED: Final = 28  # the triggers of WORSHIP
ATTENTION: Final = 29  # step 2; a = row
CONJURE: Final = 30  # step 3; a = row
NEW_WORLD: Final = 31  # step 4
RETURN: Final = 32  # step 5
CHECK: Final = 33  # steps 6 and 7
ROUND: Final = 34  # a new round begins
DISMISS: Final = 35  # a King without cards leaves; a = King
KINDS: Final = 36

# Where a gain comes from: it decides which event it is (G-501)
PLAIN: Final = 0
PRINTED: Final = 1  # the printed reward of a World hex: OWN_GAIN
FOE: Final = 2  # an opponent's action: OPP_GAIN


@mypyc_attr(acyclic=True)
class Step:
    """One thing to do, and for whom."""

    def __init__(
        self, kind: StepKind = 0, seat: i64 = 0, a: i64 = 0, b: i64 = 0, c: i64 = 0
    ) -> None:
        self.kind: StepKind = kind
        self.seat: i64 = seat
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c


SEATS: Final = 4
NUMBERS: Final = 16
SHARED: Final[list[Step]] = [
    Step(kind, seat, a) for kind in range(KINDS) for seat in range(SEATS) for a in range(NUMBERS)
]


def step_for(kind: StepKind, seat: i64, a: i64, b: i64, c: i64) -> Step:
    """A step with these numbers. The usual ones are made once and for all."""
    if b == 0 and c == 0 and 0 <= a < NUMBERS:
        return SHARED[(kind * SEATS + seat) * NUMBERS + a]
    return Step(kind, seat, a, b, c)


class Steps:
    """The stack. What has been taken off may still lie above the top: the list only grows, which is
    faster."""

    def __init__(self, steps: list[Step] | None = None) -> None:
        self.pile: list[Step] = [] if steps is None else steps
        self.depth: i64 = len(self.pile)

    def push(self, step: Step) -> None:
        if self.depth < len(self.pile):
            self.pile[self.depth] = step
        else:
            self.pile.append(step)
        self.depth += 1

    def top(self) -> Step:
        return self.pile[self.depth - 1]

    def pop(self) -> Step:
        self.depth -= 1
        return self.pile[self.depth]

    def all(self) -> list[Step]:
        """From the bottom to the top."""
        return self.pile[: self.depth]
