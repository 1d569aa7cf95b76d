"""Which table an environment is about: a game, a number of seats, options. And the ids under which
it is registered."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from augury.core import chance, registry, stepping
from augury.core.errors import Malformed
from augury.core.game import Game, Options
from augury.core.reader import Reader
from augury.core.state import State
from augury.words import Words

AGENT = "player_{}"
BOUND = 100.0  # no number of an observation is larger; a test looks at every game
LOSS = -1.0  # the utility of the last place, and of an illegal action


class Variant:
    """A game with its seats and options. Automata have a chair but are nobody's agent."""

    def __init__(
        self, game: str, seats: int | None = None, options: Mapping[str, object] | None = None
    ) -> None:
        self.game: Game = registry.load(game)
        self.reader: Reader = self.game.reader
        self.seats: int = self.game.check_seats(max(self.game.seats) if seats is None else seats)
        self.options: Options = self.game.check_options(self.seats, options)
        self.chairs: int = self.game.chairs(self.seats)
        self.actions: int = self.game.vocabulary.size
        self.size: int = len(self.reader.encode(self.start(0), 0))  # of an observation

    def start(self, seed: int) -> State:
        """A new game."""
        return self.game.start(self.seats, seed, self.options)

    def words(self) -> Words:
        """Speaks about such a table, in English."""
        names = {seat: AGENT.format(seat) for seat in range(self.chairs)}
        return Words(self.game.id, "en", names, self.options)

    def fault(self, state: State, seat: int, choice: int) -> str:
        """Why an action is not possible, as a sentence."""
        return self.words().reason(stepping.fault(state, seat, choice, self.actions))

    @property
    def agents(self) -> list[str]:
        """The names of the agents, by seat."""
        return [AGENT.format(seat) for seat in range(self.seats)]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Variant) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.game.id)

    def key(self) -> tuple[str, int, Options, int]:
        """What tells this variant from others."""
        return self.game.id, self.seats, self.options, version(self.game)


def check_reward(reward: str) -> str:
    """A kind of reward, or a sentence that says which there are."""
    if reward not in ("rank", "score"):
        raise Malformed(f"reward is 'rank' or 'score'; not {reward!r}.")
    return reward


def version(game: Game) -> int:
    """Grows when the rules or the observations change."""
    return int(game.rules_version) + game.observations_version - 1


def environment_id(game: Game) -> str:
    """For example `augury/majority-v1`, in the registries of PettingZoo and Gymnasium."""
    return f"augury/{game.id}-v{version(game)}"


class Seeds:
    """The seed of the next game: the one given, otherwise the next of a stream that the last given
    one began."""

    def __init__(self) -> None:
        self.stream: chance.Chance | None = None

    def next(self, given: int | None) -> int:
        """The next seed."""
        if given is not None:
            self.stream = chance.from_seed(int(given))
            return int(given)
        if self.stream is None:
            self.stream = chance.from_seed(secrets.randbits(120))
        return int(self.stream.next32()) << 31 | int(self.stream.next32()) >> 1

    def fork(self) -> chance.Chance:
        """Seeds of their own for somebody else."""
        if self.stream is None:
            self.stream = chance.from_seed(secrets.randbits(120))
        return self.stream.fork()

    def clone(self) -> Seeds:
        """A copy that goes on with the same seeds."""
        other = Seeds()
        other.stream = None if self.stream is None else self.stream.clone()
        return other
