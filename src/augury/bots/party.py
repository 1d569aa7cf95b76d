"""The bots at one table and the loop of a game: decide, carry out, hear, tell.

Whoever plays games with bots uses this: matches, datasets, environments, the terminal. A seat that
no bot of the party takes (a learner's, a person's) stops the loop; its decisions come from outside
and are told with `apply` or `tell`.
"""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Protocol

from augury.bots.find import make
from augury.bots.protocol import Player
from augury.bots.random import RandomBot
from augury.core.errors import AuguryError
from augury.core.events import Event
from augury.core.game import Game
from augury.core.state import State


class Decider(Protocol):
    """Decides for one seat of one game."""

    listens: bool

    def hear(self, events: list[Event]) -> None:
        """Remember what happened, as far as the seat may know it."""

    def decide(self, state: State) -> int:
        """One of the seat's legal actions."""


class RandomPlayer:
    """The random bot at its seat, for games by the million: it neither listens nor needs a world of
    its own."""

    listens = False

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        self.bot = RandomBot(game, seed)
        self.seat = seat

    def hear(self, events: list[Event]) -> None:
        """It does not listen."""

    def decide(self, state: State) -> int:
        """Any legal action."""
        return self.bot.decide(state, self.seat, [])


def seated(name: str, game: Game, seat: int, seed: int) -> Decider:
    """The bot that a name means, at its seat. Levels count iterations instead of seconds, so that
    games can be repeated."""
    if name == "random":
        return RandomPlayer(game, seat, seed)
    return Player(game, make(name, game, seed, clock=False), seat, seed + 1)


class BotFailed(AuguryError):
    """A bot raised an error, or answered with something that is not legal. The cause is the error
    itself."""

    def __init__(self, seat: int, cause: Exception) -> None:
        super().__init__(f"The bot at seat {seat} failed: {cause or type(cause).__name__}")
        self.seat = seat
        self.cause = cause

    def why(self) -> str:
        """An answer that was refused says why; any other error has a name as well."""
        if isinstance(self.cause, AuguryError):
            return str(self.cause)
        return traceback.format_exception_only(self.cause)[-1].strip()

    def trace(self) -> str:
        """Where the error was raised; nothing for answers that were refused."""
        if isinstance(self.cause, AuguryError):
            return ""
        return "".join(traceback.format_exception(self.cause))


@dataclass(frozen=True)
class Decision:
    """What a bot decided, and how long it took."""

    seat: int
    action: int
    seconds: float


class Party:
    """The bots at one table. They hear what happens only if one of them listens. `clock` measures
    how long they take: that on the wall, or another."""

    def __init__(
        self, players: Mapping[int, Decider], clock: Callable[[], float] = time.perf_counter
    ) -> None:
        self.players = dict(players)
        self.clock = clock
        self.listening = any(player.listens for player in self.players.values())

    def sit(self, state: State) -> None:
        """Take place at a table, before its first decision."""
        state.listening = self.listening

    def decide(self, state: State, seat: int) -> Decision:
        """What the bot at a seat decides."""
        begin = self.clock()
        try:
            action = self.players[seat].decide(state)
        except Exception as error:  # a bot may be anybody's program
            raise BotFailed(seat, error) from error
        return Decision(seat, action, self.clock() - begin)

    def apply(self, state: State, seat: int, action: int) -> None:
        """Carry out a decision, and let everybody hear of it."""
        state.apply(seat, action)
        if self.listening:
            self.tell(state.hear())

    def tell(self, events: list[Event]) -> None:
        """Everybody hears what happened."""
        for player in self.players.values():
            player.hear(events)

    def play_on(self, state: State) -> Iterator[Decision]:
        """Play until the game is over or somebody else is asked. A decision is given out before it
        is carried out."""
        while True:
            to_act = [int(seat) for seat in state.to_act()]
            if not to_act or any(seat not in self.players for seat in to_act):
                return
            decision = self.decide(state, to_act[0])
            yield decision
            self.apply(state, decision.seat, decision.action)
