"""The trees of a search: what a seat knows at some moment, what it may do there, and how that went.

Branches are what a seat does and hears, as one number. `walk` and `repeat` lead on through a tree
by what was really done and heard.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from augury.core.events import Event
from augury.core.state import Action, Seat, State

SHUFFLE: Final = 1_000_003  # an odd number that spreads keys
KEYS: Final = (1 << 62) - 1  # they are numbers up to here, compiled or not


@mypyc_attr(acyclic=True)
class Arm:
    """One action of a node, and how it went."""

    # every argument has a default, so that compiled objects can be unpickled
    def __init__(self, action: Action = 0, guess: float = 0.0, trust: float = 0.0) -> None:
        self.action: Action = action
        self.guess: float = guess  # what it was thought to be worth before it was tried
        self.trust: float = trust  # how many visits that guess counts for
        self.looks: i64 = 0  # positions one decision ahead that went into the guess
        self.prior: float = 0.0  # how likely a strong player takes it, as a network thinks
        self.available: i64 = 0
        self.visits: i64 = 0
        self.value: float = 0.0  # sums over the visits
        self.win: float = 0.0
        self.margin: float = 0.0


NO_ARMS: Final[list[Arm]] = []  # never changed: a node that is chosen at gets a list of its own


@mypyc_attr(acyclic=True)
class Node:
    """What a seat knows at some moment. Most nodes of a tree are leaves, where nobody has chosen
    yet: they hold no list and no dictionary of their own."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.looks: i64 = 0
        self.foretold: bool = False  # has a network been asked?
        self.value: float = 0.0
        self.arms: list[Arm] = NO_ARMS  # by ascending action
        self.after: dict[int, Node] | None = None  # by what the seat does and hears

    def known(self, key: i64) -> Node | None:
        """The node that a key leads to, if anybody has been there."""
        return None if self.after is None else self.after.get(key)

    def own_arms(self) -> list[Arm]:
        """Its arms, to add to."""
        if not self.arms:
            self.arms = []
        return self.arms

    def beyond(self, key: i64) -> Node:
        """The node that a key leads to; a new one if nobody has been there."""
        after = self.after
        if after is None:
            after = {}
            self.after = after
        found = after.get(key)
        if found is None:
            found = Node()
            after[key] = found
        return found


@mypyc_attr(acyclic=True)
class TreeStep:
    """What a seat did, and what it heard until it was asked again."""

    # every argument has a default, so that compiled objects can be unpickled
    def __init__(self, action: Action = 0) -> None:
        self.action: Action = action
        self.heard: list[Event] = []


@mypyc_attr(acyclic=True)
class Edge:
    """One decision of an iteration."""

    def __init__(self, seat: Seat, node: Node, arm: Arm) -> None:
        self.seat: Seat = seat
        self.node: Node = node
        self.arm: Arm = arm


def find_arm(node: Node, action: Action) -> Arm | None:
    """The arm of an action among those of a node; none if it was never tried."""
    for arm in node.arms:
        if arm.action == action:
            return arm
    return None


def number(arm: Arm) -> int:
    """An arm's action, to sort by."""
    return arm.action


def merit(arm: Arm) -> float:
    """Visits first, then value, to sort by."""
    return float(arm.visits) + arm.value / float(arm.visits + 1)


def walk(node: Node, heard: list[Event], action: Action) -> Node | None:
    """Where an action (-1: none) and then everything heard lead; nothing if nobody has been there.

    The trees have a branch for what one decision let a seat hear. What it hears between two of its
    own may have come from several, so every way to divide it is tried.
    """
    key: i64 = action + 1
    for place in range(len(heard) + 1):
        if place > 0:
            key = combine(key, sound_of(heard[place - 1]))
        if key != 0:
            after = node.known(key)
            if after is not None:
                found = walk(after, heard[place:], -1)
                if found is not None:
                    return found
    return node if action < 0 and not heard else None


def repeat(
    state: State, node: Node, seat: Seat, actions: list[Action], sounds: list[i64]
) -> Node | None:
    """The node at which all these actions of a seat have been done and all these sounds heard, by
    decisions that were tried before; nothing if there is none."""
    to_act = state.to_act()
    if not to_act:
        return None
    actor: Seat = to_act[0]
    if actor == seat and not actions:
        return node if not sounds else None
    for action in state.legal(actor):
        after = node.known(action + 1)
        if after is None or (actor == seat and action != actions[0]):
            continue
        world = state.clone()
        world.listening = True
        world.apply(actor, action)
        heard = world.hear()
        if len(heard) > len(sounds):
            continue
        same = True
        for place in range(len(heard)):
            if sound_of(heard[place]) != sounds[place]:
                same = False
        if same:
            left = actions[1:] if actor == seat else actions
            found = repeat(world, after, seat, left, sounds[len(heard) :])
            if found is not None:
                return found
    return None


def listen(heard: list[Event], seat: Seat, action: Action) -> i64:
    """A key for what a seat has done (-1: nothing) and heard; 0 if that is nothing at all."""
    key: i64 = action + 1
    for event in heard:
        if event.visible_to(seat):
            key = combine(key, sound_of(event))
    return key


def sound_of(event: Event) -> i64:
    """A number for what an event tells: events of a kind have the same facts in the same order."""
    sound: i64 = i64(hash(event.kind)) & KEYS
    for fact in event.facts.values():  # the product keeps apart what differs in the last bit only
        sound = ((sound ^ i64(hash(fact))) * SHUFFLE) & KEYS
    return sound


def combine(key: i64, sound: i64) -> i64:
    """A key for what was known and one thing more; never 0."""
    return (((key * SHUFFLE) ^ sound) & KEYS) | 1
