"""Long play does not eat memory."""

from __future__ import annotations

import resource

from augury.core import chance
from augury.core.game import Game
from augury.core.playout import play_out
from augury.core.state import State


def rss() -> int:
    """Peak memory of this process in KB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def test_memory_does_not_grow_over_a_million_decisions(game: Game) -> None:
    def play(decisions: int, seed: int) -> None:
        made = 0
        luck = chance.from_seed(seed)
        while made < decisions:
            seats = game.seats[seed % len(game.seats)]
            state: State = game.start(seats, seed)
            made += play_out(state, luck, 1_000_000, False)
            game.reader.redeal(state.clone(), 0, luck)
            seed += 1

    play(50_000, 0)
    before = rss()
    play(1_000_000, 1000)
    assert rss() - before < 4_000, "more than 4 MB were lost"
