"""How fast the tree search thinks."""

from __future__ import annotations

import time

from augury.bots.find import make
from augury.bots.mcts import MctsBot
from augury.core import chance
from augury.core.game import Game
from augury.core.playout import play_out

SPOTS = 4  # positions of a game at which it is measured


def iterations_per_second(game: Game, seats: int, seconds: float = 1.0) -> float:
    """Of the search as the levels use it, on average over positions of a random game; processor
    time, one core."""
    luck = chance.from_seed(1)
    length = play_out(game.start(seats, 1), luck, 100_000, False)
    made, spent = 0, 0.0
    for spot in range(SPOTS):
        state = game.start(seats, 1)
        play_out(state, luck, length * spot // SPOTS, False)
        to_act = state.to_act()
        if not to_act:
            continue
        bot = make("mcts+solve=0", game, 1)
        assert isinstance(bot, MctsBot)
        bot.search.attend(state, to_act[0])
        begin = time.process_time()
        while time.process_time() - begin < seconds / SPOTS:
            bot.search.iterate()
            made += 1
        spent += time.process_time() - begin
    return made / spent
