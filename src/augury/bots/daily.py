"""Bots at the deal of the day. Each decision is made afresh, by iterations instead of seconds and
with a seed that follows from the deal: the same position gets the same answer everywhere."""

from __future__ import annotations

import time

from augury.bots.find import make
from augury.bots.levels import level
from augury.bots.protocol import Player, shown
from augury.core import chance
from augury.core.daily import LEVEL, Deal
from augury.core.game import Game
from augury.core.state import State


def spec(game: Game, number: int) -> str:
    """A level as `bots.find` reads it, without a clock."""
    _, settings = level(game, number)
    return f"{number}+iterations={settings.get('iterations', 1.0):g}"


def decide(deal: Deal, game: Game, state: State, seat: int, number: int, decisions: int) -> int:
    """What a bot of this level does when so many decisions have been made."""
    legal = state.legal(seat)
    if len(legal) == 1:
        return int(legal[0])
    seed = deal.bot_seed(seat, decisions)
    guess = shown(game, state, seat, chance.from_seed(seed))
    return Player(game, make(spec(game, number), game, seed), seat, seed + 1).decide(guess)


def play_on(deal: Deal, number: int, made: list[int], seconds: float) -> tuple[list[int], bool]:
    """Go on with the game of a bot on your seat, from the actions so far, for about so long.
    Returns all actions, and whether the game is over."""
    record = deal.record()
    state = record.start()
    done: list[int] = []
    for action in made:
        state.apply(first_to_act(deal, state), action)
        done.append(action)
    until = time.monotonic() + seconds
    while state.to_act():
        if len(done) > len(made) and time.monotonic() > until:
            return done, False
        seat = first_to_act(deal, state)
        strength = number if seat == deal.seat else LEVEL
        action = decide(deal, record.game, state, seat, strength, len(done))
        state.apply(seat, action)
        done.append(action)
    return done, True


def first_to_act(deal: Deal, state: State) -> int:
    """Where several decide at once, the bots around you do so first, as at your table."""
    asked = [int(seat) for seat in state.to_act()]
    return next((seat for seat in asked if seat != deal.seat), asked[0])
