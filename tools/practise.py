"""What a build does while it notes which ways it takes (AUGURY_PGO, see setup.py): random games,
steps of many tables, clones and the tree search, in every game at every count of players."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import u8

from augury.bots.find import make
from augury.bots.mcts import MctsBot
from augury.core import chance, registry
from augury.core.game import Game
from augury.core.numbers import blank
from augury.core.playout import clone_many, play_out
from augury.core.state import State
from augury.core.stepping import Tables

GAMES = 60  # for each count of players
CLONES = 5_000
TABLES = 16
STEPS = 400
ITERATIONS = 150
SPOTS = 3  # positions of a game from which it thinks


def main() -> None:
    for game in registry.games():
        for seats in game.seats:
            play(game, seats)
            step(game, seats)
            think(game, seats)


def play(game: Game, seats: int) -> None:
    """Random games from beginning to end."""
    for seed in range(GAMES):
        play_out(game.start(seats, seed), chance.from_seed(seed), 1_000_000, False)


def step(game: Game, seats: int) -> None:
    """Tables with observations, as the research interfaces step them."""

    def start(table: int, number: int) -> State:
        return game.start(seats, table << 32 | number)

    size = len(game.reader.encode(start(0, 0), 0))
    actions = game.vocabulary.size
    observations, masks = blank(TABLES * size), vec[u8]([u8(0)] * (TABLES * actions))
    chairs = game.chairs(seats)
    tables = Tables(
        game.reader, start, TABLES, seats, chairs, size, actions, False, observations, 0, masks, 0
    )
    tables.begin([chance.from_seed(table) for table in range(TABLES)])
    for _ in range(STEPS):
        tables.step(list(tables.choices), 0)
    tables.play_on(STEPS, 0, TABLES)


def think(game: Game, seats: int) -> None:
    """The tree search from several positions, and clones of them."""
    length = play_out(game.start(seats, 1), chance.from_seed(1), 1_000_000, False)
    for spot in range(SPOTS):
        state = game.start(seats, 1)
        play_out(state, chance.from_seed(1), length * spot // SPOTS, False)
        clone_many(state, CLONES)
        bot = make("mcts+solve=0", game, 1)
        assert isinstance(bot, MctsBot)
        bot.search.attend(state, state.to_act()[0])
        for _ in range(ITERATIONS):
            bot.search.iterate()


if __name__ == "__main__":
    main()
