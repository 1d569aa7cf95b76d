"""Random decisions per second of well-known game libraries, driven from Python as their users drive
them; OpenSpiel's also by its own bots, whole games at a time, without Python in between.

Runs in its own environment (see the Makefile). Every line that it reads asks a peer for a pass of
so many seconds (`1.0 OpenSpiel hearts`) and is answered with a line, decisions per second of
processor time; so whoever asks can measure something else in between. Every peer plays whole
random games, set-up included, choosing uniformly among its legal actions.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable

COUNTED = 200  # games that are played to learn how long they are


def open_spiel(name: str) -> Callable[[random.Random], int]:
    import pyspiel

    game = pyspiel.load_game(name)

    def play(luck: random.Random) -> int:
        state = game.new_initial_state()
        made = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(outcomes, weights)[0])
            else:
                state.apply_action(luck.choice(state.legal_actions()))
                made += 1
        return made

    return play


def open_spiel_inside(name: str) -> Callable[[random.Random], int]:
    """A game is one call; how many decisions it takes is counted beforehand, on average."""
    import pyspiel

    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, 1 + seat) for seat in range(game.num_players())]

    def play_one(seed: int) -> pyspiel.State:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        return state

    lengths = [
        sum(1 for move in play_one(seed).full_history() if move.player >= 0)
        for seed in range(COUNTED)
    ]
    usual = round(sum(lengths) / COUNTED)

    def play(luck: random.Random) -> int:
        play_one(luck.randrange(1 << 30))
        return usual

    return play


def python_chess() -> Callable[[random.Random], int]:
    import chess

    def play(luck: random.Random) -> int:
        board = chess.Board()
        made = 0
        while made < 300 and not board.is_game_over():
            board.push(luck.choice(list(board.legal_moves)))
            made += 1
        return made

    return play


def rlcard_uno() -> Callable[[random.Random], int]:
    import rlcard

    environment = rlcard.make("uno")

    def play(luck: random.Random) -> int:
        state, _ = environment.reset()
        made = 0
        while not environment.is_over():
            state, _ = environment.step(luck.choice(list(state["legal_actions"])))
            made += 1
        return made

    return play


def catan() -> Callable[[random.Random], int]:
    from catanatron import Color, Game, RandomPlayer

    def play(luck: random.Random) -> int:
        random.seed(luck.random())
        game = Game(
            [
                RandomPlayer(Color.RED),
                RandomPlayer(Color.BLUE),
                RandomPlayer(Color.WHITE),
                RandomPlayer(Color.ORANGE),
            ]
        )
        made = 0
        while game.winning_color() is None and made < 5000:
            game.play_tick()
            made += 1
        return made

    return play


PEERS: dict[str, Callable[[], Callable[[random.Random], int]]] = {
    "OpenSpiel hearts": lambda: open_spiel("hearts"),
    "OpenSpiel gin_rummy": lambda: open_spiel("gin_rummy"),
    "hearts inside C++": lambda: open_spiel_inside("hearts"),
    "gin_rummy inside C++": lambda: open_spiel_inside("gin_rummy"),
    "RLCard uno": rlcard_uno,
    "catanatron": catan,
    "python-chess": python_chess,
}


def one_pass(play: Callable[[random.Random], int], luck: random.Random, seconds: float) -> float:
    made, begin = 0, time.process_time()
    while time.process_time() - begin < seconds:
        made += play(luck)
    return made / (time.process_time() - begin)


def main() -> None:
    luck = random.Random(1)
    built: dict[str, Callable[[random.Random], int]] = {}
    for line in sys.stdin:
        seconds, _, name = line.strip().partition(" ")
        if name not in built:
            built[name] = PEERS[name]()
        print(round(one_pass(built[name], luck, float(seconds))), flush=True)


if __name__ == "__main__":
    main()
