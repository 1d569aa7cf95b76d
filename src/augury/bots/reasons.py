"""Why a choice is better than another: the lines that a search follows, and the parts of the
evaluation in which they differ most."""

from __future__ import annotations

from dataclasses import dataclass

from augury.bots.search import Search
from augury.bots.trees import Node, listen
from augury.core.chance import Chance, from_seed
from augury.core.state import State

WORLDS = 8  # imagined, where a line is played to its end
LONGEST = 24  # decisions of a line
FEWEST = 4  # visits of a decision that a line still follows
TOLD = 3  # differences that are worth a sentence
LEAST = 0.25  # points that make a difference


@dataclass(frozen=True)
class Difference:
    """A part of the evaluation, `term-<term>` in the texts, and by how much one choice has more of
    it for a seat than another."""

    seat: int
    term: str
    value: float


@dataclass(frozen=True)
class Line:
    """How a search expects the game to go on after a choice."""

    steps: list[tuple[int, int]]  # seat, action; the choice itself first
    turns: int  # how far that is
    terms: list[dict[str, float]]  # by seat: the evaluation when the seat's own turn is over

    def points(self, seat: int) -> float:
        """What the seat is expected to have in the end."""
        return sum(self.terms[seat].values())


def line(search: Search, action: int, seed: int = 1) -> Line:
    """What the search thinks comes after an action."""
    luck = from_seed(seed)
    steps, turns = follow(search, action, imagine(search, luck))
    sums: list[dict[str, float]] = [{} for _ in range(search.state.seats)]
    for _ in range(WORLDS):
        world = imagine(search, luck)
        play_turn(world, int(search.seat), steps)
        for total, terms in zip(sums, search.reader.terms(world), strict=True):
            for name, value in terms.items():
                total[name] = total.get(name, 0.0) + value / WORLDS
    return Line(steps, turns, sums)


def imagine(search: Search, luck: Chance) -> State:
    """A world that the seat of the search may be in."""
    world = search.state.clone()
    search.reader.redeal(world, search.seat, luck.fork())
    return world


def follow(search: Search, action: int, world: State) -> tuple[list[tuple[int, int]], int]:
    """From the choice on the most visited decision of each seat, as long as there is one."""
    at: list[Node] = search.roots[:]
    steps: list[tuple[int, int]] = []
    turn = world.turn
    world.listening = True
    chosen, seat = action, int(search.seat)
    while True:
        steps.append((seat, chosen))
        world.apply(seat, chosen)
        heard = world.hear()
        for other in range(len(at)):
            key = listen(heard, other, chosen if other == seat else -1)
            if key:
                at[other] = at[other].known(key) or Node()
        seats = world.to_act()
        if not seats or len(steps) >= LONGEST:
            break
        seat = int(seats[0])
        found = most_visited(at[seat], world.legal(seat))
        if found < 0:
            break
        chosen = found
    return steps, int(world.turn - turn)


def most_visited(node: Node, legal: list[int]) -> int:
    """The decision that was tried most; -1 if none was tried often."""
    if len(legal) == 1:
        return int(legal[0])
    best, visits = -1, FEWEST - 1
    for arm in node.arms:
        if arm.visits > visits and arm.action in legal:
            best, visits = int(arm.action), int(arm.visits)
    return best


def play_turn(world: State, seat: int, steps: list[tuple[int, int]]) -> None:
    """Play the steps of a line until the seat's own turn is over, or a world does not allow it."""
    turn = world.turn
    for who, action in steps:
        if who != seat or world.turn != turn or seat not in world.to_act():
            return
        if action not in world.legal(seat):
            return
        world.apply(seat, action)


def differences(seat: int, line: Line, other: Line) -> list[Difference]:
    """Where one line has most more or less than another: own parts before equal ones of others."""
    found = [
        Difference(owner, name, value)
        for owner in range(len(line.terms))
        for name in line.terms[owner]
        if abs(value := line.terms[owner][name] - other.terms[owner].get(name, 0.0)) >= LEAST
    ]
    found.sort(key=lambda one: (-round(abs(one.value), 1), one.seat != seat, one.seat, one.term))
    return found[:TOLD]


def compared(seat: int, lines: list[Line]) -> list[list[Difference]]:
    """Of choices, best first: the best beside the second, the others beside the best."""
    if len(lines) < 2:
        return [[] for _ in lines]
    best, second = lines[0], lines[1]
    return [differences(seat, best, second), *(differences(seat, one, best) for one in lines[1:])]
