"""Random steps per second through the research interfaces of other libraries, as their users step
them.

Runs in its own environment (see the Makefile), prints JSON: {"peer": steps per second}. Every peer
plays whole random games, resets included, and every step observes: that is what an adapter is for.
"""

from __future__ import annotations

import importlib
import json
import random
import sys
import time
import warnings
from collections.abc import Callable
from functools import partial
from statistics import median
from typing import Any

import numpy as np

PASSES = 9
CLASSIC = (
    "tictactoe_v3",
    "connect_four_v3",
    "rps_v2",
    "leduc_holdem_v4",
    "texas_holdem_v4",
    "texas_holdem_no_limit_v6",
    "hanabi_v5",
    "chess_v6",
    "go_v5",
)
Play = Callable[[], int]


def any_of(mask: np.ndarray[Any, Any]) -> int:
    """A random legal action. (Gymnasium's own sampling checks the mask three times over and would
    cost more than most environments.)"""
    legal = mask.nonzero()[0]
    return int(legal[random.randrange(len(legal))])


def turn_by_turn(environment: Any) -> Play:
    """PettingZoo's own loop."""

    def play() -> int:
        environment.reset()
        made = 0
        for agent in environment.agent_iter():
            observation, _, termination, truncation, _ = environment.last()
            if termination or truncation:
                environment.step(None)
                continue
            mask = observation["action_mask"] if isinstance(observation, dict) else None
            environment.step(
                any_of(mask)
                if mask is not None
                else random.randrange(environment.action_space(agent).n)
            )
            made += 1
        return made

    return play


def classic(name: str) -> Play:
    return turn_by_turn(importlib.import_module(f"pettingzoo.classic.{name}").env())


def rlcard_uno() -> Play:
    import rlcard

    environment = rlcard.make("uno")

    def play() -> int:
        state, _ = environment.reset()
        made = 0
        while not environment.is_over():
            state, _ = environment.step(random.choice(list(state["legal_actions"])))
            made += 1
        return made

    return play


def openspiel(name: str) -> Play:
    """OpenSpiel's environment for learning programs."""
    from open_spiel.python import rl_environment

    environment = rl_environment.Environment(name)

    def play() -> int:
        step = environment.reset()
        made = 0
        while not step.last():
            player = step.observations["current_player"]
            step = environment.step([random.choice(step.observations["legal_actions"][player])])
            made += 1
        return made

    return play


def single_agent(
    environment: Any, legal: Callable[[dict[str, Any], dict[str, Any]], list[int]]
) -> Play:
    """Gymnasium's loop."""

    def play() -> int:
        observation, info = environment.reset()
        made, over = 0, False
        while not over:
            observation, _, terminated, truncated, info = environment.step(
                random.choice(legal(observation, info))
            )
            over = terminated or truncated
            made += 1
        return made

    return play


def catan() -> Play:
    import gymnasium

    return single_agent(
        gymnasium.make("catanatron_gym:catanatron-v1"),
        lambda observation, info: list(info["valid_actions"]),
    )


PEERS: dict[str, Callable[[], Play]] = {
    **{f"PettingZoo {name}": partial(classic, name) for name in CLASSIC},
    "RLCard uno": rlcard_uno,
    "OpenSpiel hearts": lambda: openspiel("hearts"),
    "OpenSpiel gin_rummy": lambda: openspiel("gin_rummy"),
    "OpenSpiel leduc_poker": lambda: openspiel("leduc_poker"),
    "catanatron gym": catan,
}


def one_pass(play: Play, seconds: float, clock: Callable[[], float] = time.process_time) -> float:
    """Steps per second in so many seconds, by default of processor time: what else the machine does
    hardly counts."""
    made, begin = 0, clock()
    while clock() - begin < seconds:
        made += play()
    return made / (clock() - begin)


def measure(play: Play, seconds: float) -> float:
    """The median of several passes."""
    return median([one_pass(play, seconds) for _ in range(PASSES)])


def main() -> None:
    warnings.simplefilter("ignore")
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    random.seed(1)
    np.random.seed(1)
    figures = {}
    for name, build in PEERS.items():
        print(f"measuring {name}", file=sys.stderr)
        figures[name] = round(measure(build(), seconds))
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
