"""Lists of decisions that somebody might try: possible ones, some behind a seal, some never
possible."""

from __future__ import annotations

from augury.core.chance import Chance
from augury.core.game import Game
from augury.core.state import State

MOST = 6  # decisions in a list


def seats_of(game: Game) -> int:
    """The fewest that several people play it with."""
    return next(number for number in game.seats if number > 1)


def pick(things: list[int], luck: Chance) -> int:
    return things[luck.below(len(things))]


def guess(game: Game, state: State, seat: int, luck: Chance) -> list[int]:
    """It goes on where the true position would let it, which is what a cheat would like to find
    out."""
    found: list[int] = []
    position = state.clone()
    for _ in range(1 + luck.below(MOST)):
        if seat in position.to_act() and luck.below(8):
            action = pick(position.legal(seat), luck)
            position.apply(seat, action)
        else:
            action = luck.below(game.vocabulary.size)
        found.append(action)
    return found
