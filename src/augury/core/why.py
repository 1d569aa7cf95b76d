"""Why not? Somebody points at a thing on the table that cannot be chosen now.

The answer comes from the actions that would touch the thing: each of them says why it is not
possible, and the most telling of these reasons is given. A reason that names another thing of its
action is about that one. Where none says anything about the thing, what is asked now is the answer
(`prompt-<word>` of the view).
"""

from __future__ import annotations

from functools import cache

from augury.core.game import Game
from augury.core.reason import Reason, given
from augury.core.state import Seat, State

LONGEST_THING = 80
MOST_ASKED = 400  # actions that are asked about one thing; more would say nothing new


class Why:
    """`possible`: the thing can be chosen. Otherwise the reason; None: only what is asked now."""

    def __init__(self, thing: str, possible: bool, reason: Reason | None = None) -> None:
        self.thing = thing
        self.possible = possible
        self.reason = reason


def why_thing(game: Game, world: State, seat: int, thing: str) -> Why:
    """Why the seat cannot choose a thing in a position that it may imagine (`attempt.imagined`)."""
    to_act = world.to_act()
    if not to_act:
        return Why(thing, False, Reason("over"))
    if seat not in to_act:
        return Why(thing, False, waiting(to_act))
    touching = things(game).get(thing, [])
    legal = set(world.legal(seat))
    if not legal.isdisjoint(touching):
        return Why(thing, True)
    closest = game.reader.closest(world, seat, thing)
    if closest is None:
        asked = {game.vocabulary.kind_of[action].word for action in legal}
        best = 0
        for action in touching[:MOST_ASKED]:
            reason = given(world.why_not(seat, action))
            rank = 4 * reason.weight + 2 * (game.vocabulary.kind_of[action].word in asked)
            rank += 1 if reason.facts else 0
            if reason.weight and rank > best and concerns(game, reason, action, thing):
                best, closest = rank, reason
    return Why(thing, False, closest)


def concerns(game: Game, reason: Reason, action: int, thing: str) -> bool:
    """Is a reason against an action about this thing, and not about another that it touches?"""
    named = set(reason.facts.values())
    return thing in named or named.isdisjoint(game.vocabulary.targets(action))


def waiting(to_act: list[Seat]) -> Reason:
    """It is not your turn: others have to decide."""
    names = " ".join(f"seat/{seat}" for seat in to_act)
    return Reason("not-your-turn", "", {"names": names})


@cache
def things(game: Game) -> dict[str, list[int]]:
    """By thing on the table: the actions that touch it."""
    found: dict[str, list[int]] = {}
    for action in range(game.vocabulary.size):
        for thing in game.vocabulary.targets(action):
            found.setdefault(thing, []).append(action)
    return found
