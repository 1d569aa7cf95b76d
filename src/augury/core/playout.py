"""Random legal play: for tests, benchmarks and the signature of a game."""

from __future__ import annotations

import hashlib

from mypy_extensions import i64

from augury.core import chance
from augury.core.chance import Chance
from augury.core.game import Game
from augury.core.state import State


def play_out(state: State, luck: Chance, limit: i64, check: bool) -> i64:
    """Play random legal decisions until the game is over or `limit` decisions are made; returns how
    many were made."""
    made: i64 = 0
    while made < limit:
        seats = state.to_act()
        if not seats:
            break
        seat: i64 = seats[0]
        if len(seats) > 1:
            seat = seats[luck.below(len(seats))]
        state.apply(seat, state.draw(seat, luck))
        made += 1
        if check:
            state.assert_sound()
    return made


def clone_many(state: State, times: i64) -> None:
    """For the benchmark: clone a state over and over."""
    done: i64 = 0
    while done < times:
        state.clone()
        done += 1


def signature(game: Game, games: int = 200) -> str:
    """A hash of seeded random games over all player counts. It moves only when the rules move."""
    total = hashlib.sha256()
    for number in range(games):
        seats = game.seats[number % len(game.seats)]
        state = game.start(seats, number)
        luck = chance.from_seed(number + 1_000_000)
        made = play_out(state, luck, 1_000_000, False)
        scores = " ".join(str(score) for score in state.scores())
        total.update(f"{number} {made} {state.digest()} {scores}\n".encode())
    return total.hexdigest()[:16]
