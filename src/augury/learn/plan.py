"""What a training is: everything that decides how it goes, kept beside it so that it can be taken
up again."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path

from augury.bots.net import TOGETHER
from augury.core import registry
from augury.core.errors import Malformed
from augury.core.game import Game
from augury.learn.files import replace

APART = 10_000_000  # between the seeds of self-play and those of matches


@dataclass(frozen=True)
class TrainingPlan:
    """A generation is some games of self-play, a fit to the latest games, and a match against the
    best so far."""

    game: str
    seats: int
    seed: int = 1
    games: int = 200  # of self-play in a generation
    iterations: int = 64  # of a decision that is thought through
    quick: int = 16  # of the others
    habits: str = ""  # settings of the search, as in a bot's name: +cut=0
    student: str = "mcts"  # who plays the self-play: mcts, or greedy, which is faster
    whims: str = ""  # settings of a greedy student: +samples=1+beam=1+noise=0.03
    hidden: int = 32  # units of the network
    window: int = 2000  # latest games that are learnt from
    passes: int = 4  # over them in every generation
    batch: int = 256  # positions
    rate: float = 0.001
    decay: float = 1.0  # how fast weights wither that nothing speaks for
    trust: float = 0.9  # in how games ended, beside what was thought on the way
    gate: int = 40  # games of the match, at least
    thinking: int = 64  # iterations of both sides in it
    enough: float = 0.53  # share of wins from which on the new one is the best

    def check(self) -> TrainingPlan:
        """This plan, or a sentence that says why it cannot be."""
        game = self.title()
        game.check_seats(self.seats)
        if game.chairs(self.seats) != self.seats:
            raise Malformed(f"{game.title} with {self.seats} players is against an automaton.")
        if self.hidden % TOGETHER:
            raise Malformed(f"The units of a network come in {TOGETHER}s; not {self.hidden}.")
        if self.student not in ("mcts", "greedy"):
            raise Malformed("Self-play is by mcts or greedy.")
        least = min(self.games, self.iterations, self.quick, self.hidden, self.window)
        if min(least, self.passes, self.batch, self.gate, self.thinking) < 1:
            raise Malformed("Every number of a training is at least 1.")
        return self

    def title(self) -> Game:
        """The game it is about."""
        return registry.load(self.game)

    def bot(self, path: Path | None, iterations: int) -> str:
        """With a network, or as the game came."""
        name = f"learned({path})" if path else "mcts"
        return f"{name}@{iterations}{self.habits}"

    def pupil(self, path: Path | None) -> str:
        """Who plays the self-play, with a network or without."""
        if self.student == "mcts":
            return self.bot(path, self.iterations)
        return (f"learned-greedy({path})" if path else "greedy") + self.whims

    def first_seed(self, generation: int) -> int:
        """Of a generation's match; no game of self-play has it."""
        return (self.seed + 1) * APART + generation * 10_000


def settle(folder: Path, plan: TrainingPlan) -> TrainingPlan:
    """The plan of a folder: the one that lies there, or from now on this one. Another one is
    refused."""
    path = folder / "plan.json"
    if not path.exists():
        replace(path, (json.dumps(asdict(plan.check()), indent=1) + "\n").encode())
    kept = TrainingPlan(**json.loads(path.read_text(encoding="utf-8")))
    if kept != plan:
        odd = [name for name, value in asdict(plan).items() if asdict(kept)[name] != value]
        raise Malformed(
            f"{folder} holds a training with another {', '.join(odd)}. Take another folder, or "
            "leave these out."
        )
    return kept
