"""How a bot thinks: its budget and its habits, as numbers with sane defaults."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from augury.bots.net import Net


class Settings:
    """All budgets are per decision; zero means unlimited. Iterations make a bot reproducible,
    seconds make it bearable."""

    def __init__(self) -> None:
        self.iterations: i64 = 1000
        self.seconds: float = 0.0
        self.turn: float = 5.0  # a whole turn may cost this many decisions' worth of budget
        # how carelessly it chooses among good actions, in units of the game's clear difference
        self.noise: float = 0.0
        # mcts: how much of a choice's value its taste of this game may cost it at most, 0 to 1
        self.style: float = 0.0
        self.samples: i64 = 4  # greedy: how many worlds it looks at
        self.beam: i64 = 2  # greedy: how many lines it follows through its own turn
        self.reach: i64 = 400  # greedy: positions it looks at in each world
        # mcts: the exploration constant of UCB1, in deviations of the results
        self.explore: float = 1.0
        self.trust: float = 2.0  # mcts: prior visits of an untried action
        # mcts: worlds in which it sees its own turn through beforehand, as a prior; 0 = none
        self.plan: i64 = 1
        self.faith: float = 6.0  # mcts: prior visits that such a plan counts for
        # mcts: visits after which a node gets a prior by one-ply look-ahead; 0 = never
        self.look: i64 = 4
        self.cut: i64 = 20  # mcts: the rollout depth: decisions before the position is evaluated
        # mcts: share of rollout decisions by MAST instead of by the game's proposal
        self.habit: float = 0.2
        self.blend: float = 0.5  # mcts: weight of winning against margin
        self.solve: i64 = 2000  # mcts: positions to search for an exact end; 0 = never
        self.prior: float = 0.0  # mcts: how much a network's idea of a good action draws attention
        self.net: Net | None = None  # corrects the game's own evaluation

    def set(self, name: str, value: float) -> None:
        """Change one of them."""
        setattr(self, name, int(value) if WHOLE[name] else value)


WHOLE: Final = {  # name -> is it a whole number?
    "iterations": True,
    "seconds": False,
    "turn": False,
    "noise": False,
    "style": False,
    "samples": True,
    "beam": True,
    "reach": True,
    "explore": False,
    "trust": False,
    "plan": True,
    "faith": False,
    "look": True,
    "cut": True,
    "habit": False,
    "blend": False,
    "solve": True,
    "prior": False,
}
NAMES: Final = tuple(WHOLE)
