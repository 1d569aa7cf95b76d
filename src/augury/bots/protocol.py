"""What a bot is, and the honest door through which it is asked.

A bot sits at one seat for one game. It is shown a redealt clone of the table, in which everything
hidden from the seat has been drawn afresh, and the events that its seat heard since it was last
asked. It never gets hold of the true state.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from augury.core import chance
from augury.core.errors import AuguryError
from augury.core.events import Event
from augury.core.game import Game, whole
from augury.core.state import State


class Bot(Protocol):
    """Anything that decides."""

    def decide(self, state: State, seat: int, heard: list[Event]) -> int:
        """One action of `state.legal(seat)`, as a whole number of any library. The state is the
        bot's own to play with."""


class Maker(Protocol):
    """How a bot comes to be: a class or a function."""

    def __call__(self, game: Game, seed: int) -> Bot: ...


@dataclass(frozen=True)
class Choice:
    """One of the actions a bot weighed, and what it thinks of it."""

    action: int
    share: float  # of the bot's attention, 0 to 1
    win: float  # chance that the seat's side wins, 0 to 1
    margin: float  # expected points ahead of the best other side


@runtime_checkable
class Explains(Protocol):
    """A bot that can say what it thought."""

    def choices(self) -> list[Choice]:
        """What it weighed at its last decision, best first."""


class WrongAnswer(AuguryError):
    """A bot answered with something that is not legal."""


class Player:
    """A bot at its seat."""

    listens = True

    def __init__(self, game: Game, bot: Bot, seat: int, seed: int) -> None:
        self.game = game
        self.bot = bot
        self.seat = seat
        self.luck = chance.from_seed(seed)
        self.heard: list[Event] = []

    def hear(self, events: list[Event]) -> None:
        """Remember what happened, as far as this seat may know it."""
        self.heard += [event for event in events if event.visible_to(self.seat)]

    def decide(self, state: State) -> int:
        """The bot's decision at this table. The bot is shown another world that looks the same from
        its seat."""
        heard, self.heard = self.heard, []
        answer = self.bot.decide(
            shown(self.game, state, self.seat, self.luck.fork()), self.seat, heard
        )
        action = whole(answer)
        if action is None or action not in state.legal(self.seat):
            word = repr(answer)
            if action is not None and 0 <= action < self.game.vocabulary.size:
                word = self.game.vocabulary.text(action)
            raise WrongAnswer(
                f"{type(self.bot).__name__} answered {word[:80]}, which is not possible now."
            )
        return action


def shown(game: Game, state: State, seat: int, luck: chance.Chance) -> State:
    """What a bot at this seat is shown of a table."""
    other = state.clone()
    game.reader.redeal(other, seat, luck)
    return other
