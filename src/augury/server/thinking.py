"""What runs in a bot worker: players that keep what they learnt from one decision to the next.

A worker gets redealt states and the events a seat may know, nothing else of a table. Players stay
as long as the server wants them; search trees, which are large, only for those who were asked last.
"""

from __future__ import annotations

from collections import OrderedDict
from multiprocessing.connection import Connection

import msgspec

from augury.bots.find import make
from augury.bots.learned import LearnedBot
from augury.bots.mcts import MctsBot
from augury.bots.protocol import Player
from augury.core import registry
from augury.core.events import Event
from augury.core.state import State

TREES = 8  # players of a worker that keep their trees


class Position(msgspec.Struct, frozen=True):
    """A moment at which a seat has to decide: the table as the seat may imagine it, and what it
    heard since the last."""

    state: State
    heard: list[Event]


class Question(msgspec.Struct, frozen=True):
    """What does the bot decide at the last of these positions? At those before there was no
    choice."""

    table: str
    seat: int
    game: str
    bot: str  # as `bots.find` reads it
    seed: int  # of a new player; -1 = the one that is there
    positions: list[Position]
    forget: list[str]  # tables that are not needed any more


class Fault(msgspec.Struct, frozen=True):
    """A bot failed."""

    words: str


class Thinker:
    """The players of one worker."""

    def __init__(self) -> None:
        self.players: dict[str, dict[int, Player]] = {}
        self.trees: OrderedDict[tuple[str, int], Player] = OrderedDict()

    def answer(self, question: Question) -> int:
        for table in question.forget:
            for seat in self.players.pop(table, {}):
                self.trees.pop((table, seat), None)
        player = self.player(question)
        action = -1
        for position in question.positions:
            player.hear(position.heard)
            action = player.decide(position.state)
        self.keep_tree((question.table, question.seat), player)
        return action

    def player(self, question: Question) -> Player:
        seats = self.players.setdefault(question.table, {})
        if question.seed >= 0:
            game = registry.load(question.game)
            bot = make(question.bot, game, question.seed)
            seats[question.seat] = Player(game, bot, question.seat, question.seed + 1)
        return seats[question.seat]

    def keep_tree(self, key: tuple[str, int], player: Player) -> None:
        self.trees[key] = player
        self.trees.move_to_end(key)
        if len(self.trees) > TREES:
            _, rested = self.trees.popitem(last=False)
            if isinstance(rested.bot, MctsBot | LearnedBot):
                rested.bot.rest()


def serve(pipe: Connection) -> None:
    """The life of a worker: questions in, actions out."""
    thinker = Thinker()
    while True:
        question: Question = pipe.recv()
        try:
            pipe.send(thinker.answer(question))
        except Exception as error:  # a bot may be anybody's program
            pipe.send(Fault(f"{type(error).__name__}: {error}"))
