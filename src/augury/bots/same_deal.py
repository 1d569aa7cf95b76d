"""Bots that play a deal which somebody has played, one of them from that seat. Each decision is
made afresh, by iterations instead of seconds and with a seed that follows from the deal: the same
position gets the same answer everywhere."""

from __future__ import annotations

import time
from dataclasses import dataclass

from augury.bots.find import make
from augury.bots.levels import level
from augury.bots.protocol import Player, shown
from augury.core import chance
from augury.core.daily import bot_seed
from augury.core.game import Game
from augury.core.record import Record
from augury.core.state import State


@dataclass(frozen=True)
class Place:
    """Somebody's seat at a deal, and who sits around it."""

    record: Record  # before its first decision
    seat: int
    around: tuple[int, ...]  # levels of the bots, by seat; one's own does not matter


def spec(game: Game, number: int) -> str:
    """A level as `bots.find` reads it, without a clock."""
    _, settings = level(game, number)
    return f"{number}+iterations={settings.get('iterations', 1.0):g}"


def decide(place: Place, state: State, seat: int, number: int, decisions: int) -> int:
    """What a bot of this level does when so many decisions have been made."""
    legal = state.legal(seat)
    if len(legal) == 1:
        return int(legal[0])
    game = place.record.game
    seed = bot_seed(place.record.seed, seat, decisions)
    guess = shown(game, state, seat, chance.from_seed(seed))
    return Player(game, make(spec(game, number), game, seed), seat, seed + 1).decide(guess)


def play_on(place: Place, number: int, made: list[int], seconds: float) -> tuple[list[int], bool]:
    """Go on with the game of a bot of this level on the seat, from the actions so far, for about so
    long. Returns all actions, and whether the game is over."""
    state = place.record.start()
    done: list[int] = []
    for action in made:
        state.apply(first_to_act(place, state), action)
        done.append(action)
    until = time.monotonic() + seconds
    while state.to_act():
        if len(done) > len(made) and time.monotonic() > until:
            return done, False
        seat = first_to_act(place, state)
        strength = number if seat == place.seat else place.around[seat]
        action = decide(place, state, seat, strength, len(done))
        state.apply(seat, action)
        done.append(action)
    return done, True


def first_to_act(place: Place, state: State) -> int:
    """Where several decide at once, the bots around you do so first."""
    asked = [int(seat) for seat in state.to_act()]
    return next((seat for seat in asked if seat != place.seat), asked[0])


def replayed(place: Place, actions: list[int]) -> Record:
    """The record of a bot's game: who decided follows from the game."""
    empty = place.record
    record = Record(empty.game, empty.seats, empty.seed, empty.options, generator=empty.generator)
    state = record.start()
    for action in actions:
        seat = first_to_act(place, state)
        record.decisions.append((seat, action))
        state.apply(seat, action)
    return record
