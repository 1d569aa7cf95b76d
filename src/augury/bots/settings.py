"""How a bot thinks: its budget and its habits, as numbers with sane defaults."""

from __future__ import annotations

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
        self.explore: float = (
            1.0  # mcts: the exploration constant of UCB1, in deviations of the results
        )
        self.trust: float = 2.0  # mcts: prior visits of an untried action
        self.plan: i64 = (
            1  # mcts: worlds in which it sees its own turn through beforehand, as a prior; 0 = none
        )
        self.faith: float = 6.0  # mcts: prior visits that such a plan counts for
        self.look: i64 = (
            4  # mcts: visits after which a node gets a prior by one-ply look-ahead; 0 = never
        )
        self.cut: i64 = 20  # mcts: the rollout depth: decisions before the position is evaluated
        self.habit: float = (
            0.2  # mcts: share of rollout decisions by MAST instead of by the game's proposal
        )
        self.blend: float = 0.5  # mcts: weight of winning against margin
        self.solve: i64 = 2000  # mcts: positions to search for an exact end; 0 = never
        self.prior: float = 0.0  # mcts: how much a network's idea of a good action draws attention
        self.net: Net | None = None  # corrects the game's own evaluation

    def set(self, name: str, value: float) -> None:
        """Change one of them."""
        whole = int(value)
        if name == "iterations":
            self.iterations = whole
        elif name == "seconds":
            self.seconds = value
        elif name == "turn":
            self.turn = value
        elif name == "noise":
            self.noise = value
        elif name == "style":
            self.style = value
        elif name == "samples":
            self.samples = whole
        elif name == "beam":
            self.beam = whole
        elif name == "reach":
            self.reach = whole
        elif name == "explore":
            self.explore = value
        elif name == "trust":
            self.trust = value
        elif name == "plan":
            self.plan = whole
        elif name == "faith":
            self.faith = value
        elif name == "look":
            self.look = whole
        elif name == "cut":
            self.cut = whole
        elif name == "habit":
            self.habit = value
        elif name == "blend":
            self.blend = value
        elif name == "solve":
            self.solve = whole
        elif name == "prior":
            self.prior = value
        else:
            raise KeyError(name)


NAMES = (
    "iterations",
    "seconds",
    "turn",
    "noise",
    "style",
    "samples",
    "beam",
    "reach",
    "explore",
    "trust",
    "plan",
    "faith",
    "look",
    "cut",
    "habit",
    "blend",
    "solve",
    "prior",
)
