"""The turn of one seat as lines of decisions: where a line ends, and which lines end alike.

All of it happens in a world that the seat may imagine, always the same one for the same knowledge.
A line ends where the turn passes on or something new comes out, as in `augury.core.attempt`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from augury.core.attempt import leads
from augury.core.state import State

End: TypeAlias = tuple[int, ...]  # how the table stands when a line is over

LONGEST = 8  # decisions of a line that are looked through
POSITIONS = 1500  # that are looked at to find other ways to the same end


def go(world: State, seat: int, action: int) -> tuple[State, bool]:
    """The table after one decision, and whether the line is over."""
    after = world.clone()
    after.apply(seat, action)
    return after, leads(world, after, seat).ends


def end(world: State, seat: int, line: Sequence[int]) -> End | None:
    """How the table stands after a whole line; None if the line is not legal, stops short or goes
    beyond its end."""
    over = False
    for action in line:
        if over or action not in world.legal(seat):
            return None
        world, over = go(world, seat, action)
    return standing(world) if over else None


def standing(world: State) -> End:
    """Everything that makes a position what it is."""
    return (*(int(n) for n in world.position()), int(world.turn), *map(int, world.to_act()))


class Ways:
    """Looks for other ways to the end of a line."""

    def __init__(self, seat: int, goal: End, longest: int) -> None:
        self.seat = seat
        self.goal = goal
        self.longest = longest
        self.left = POSITIONS
        self.known: dict[tuple[End, int], bool] = {}

    def leads(self, world: State, action: int, depth: int = 0) -> bool:
        """Can the goal still be reached after this decision?"""
        self.left -= 1
        after, over = go(world, self.seat, action)
        if over:
            return standing(after) == self.goal
        if depth >= self.longest or self.left < 0:
            return False
        key = (standing(after), depth)
        if key not in self.known:
            self.known[key] = False
            self.known[key] = any(
                self.leads(after, int(choice), depth + 1) for choice in after.legal(self.seat)
            )
        return self.known[key]


def reordered(world: State, seat: int, rest: Sequence[int], goal: End) -> set[int]:
    """With which decisions of the rest of a line one can begin, and still get to its end in some
    order."""
    found = set()
    for first in set(rest):
        if first not in world.legal(seat):
            continue
        after, over = go(world, seat, first)
        left = list(rest)
        left.remove(first)
        if over:
            reached = not left and standing(after) == goal
        else:
            reached = bool(left) and bool(reordered(after, seat, left, goal))
        if reached:
            found.add(first)
    return found


def same_end(world: State, seat: int, line: Sequence[int]) -> list[set[int]]:
    """For every step of a line: the decisions from which its end can still be reached."""
    goal = end(world, seat, line)
    assert goal is not None, "the line is a whole one"
    found = []
    for number, action in enumerate(line):
        rest = line[number:]
        ways = Ways(seat, goal, len(rest))
        accepted = {action} | reordered(world, seat, rest, goal)
        for choice in world.legal(seat):
            if choice not in accepted and ways.left > 0 and ways.leads(world, int(choice), 1):
                accepted.add(int(choice))
        found.append(accepted)
        world, _ = go(world, seat, action)
    return found
