"""A game of self-play, as a job for the arena's workers.

All seats are played by the same bot. Most decisions are made quickly, to get on with the game; now
and then one is thought through, and only those positions are kept. Now and then, too, the bot does
not do what it thinks best, so that it learns what happens then.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path

from augury.arena.job import LONGEST, Job, Result, blame
from augury.bots import weights
from augury.bots.find import make
from augury.bots.greedy import GreedyBot
from augury.bots.learned import LearnedBot
from augury.bots.mcts import MctsBot
from augury.bots.party import BotFailed, Party
from augury.bots.protocol import Player
from augury.core import chance, registry
from augury.core.chance import Chance
from augury.core.events import Event
from augury.core.game import Game
from augury.core.state import State
from augury.learn.samples import Sheet

THOROUGH = 0.25  # share of decisions that are thought through and kept
BOLD = 0.15  # share of decisions in which another action than the best may be taken


@dataclass(frozen=True)
class Lesson(Job):
    """`bots` are all the same one; how long it thinks is given here."""

    iterations: int = 64  # of a decision that is thought through
    quick: int = 16  # of the others
    net: bytes = b""  # comes along, under the name that the bot looks for
    name: str = ""


@dataclass
class Studied(Result):
    """A game with what can be learnt from it."""

    data: bytes = b""


class Learner:
    """One seat of such a game: decides like its bot, now quickly, now thoroughly, now and then
    boldly."""

    listens = True

    def __init__(self, game: Game, lesson: Lesson, seat: int, sheet: Sheet, luck: Chance) -> None:
        seed = (lesson.seed * 1000 + seat) * 2 + 1
        bot = make(lesson.bots[seat], game, seed)
        thinker = bot.inner if isinstance(bot, LearnedBot) else bot
        assert isinstance(thinker, GreedyBot | MctsBot), "only bots that weigh can learn like this"
        self.lesson = lesson
        self.seat = seat
        self.sheet = sheet
        self.luck = luck
        self.thinker = thinker
        self.player = Player(game, bot, seat, seed + 1)

    def hear(self, events: list[Event]) -> None:
        """As the bot hears it."""
        self.player.hear(events)

    def decide(self, state: State) -> int:
        """The bot's decision, or now and then a bolder one."""
        thorough = self.luck.real() < THOROUGH
        budget = self.lesson.iterations if thorough else self.lesson.quick
        self.thinker.settings.iterations = budget
        action = self.player.decide(state)
        if len(state.legal(self.seat)) == 1:
            return action
        shares = {choice.action: choice.share for choice in self.thinker.choices()}
        if thorough:
            self.sheet.add(state, self.seat, shares)
        if self.luck.real() < BOLD:
            action = draw(shares, self.luck)
            self.turn_to(action)
        return action

    def turn_to(self, action: int) -> None:
        """Something else is done than the bot answered."""
        if isinstance(self.thinker, MctsBot):
            self.thinker.did(action)


def study(lesson: Lesson) -> Studied:
    """Play it. A bot that fails ends it, and the result says so."""
    begin = time.perf_counter()
    if lesson.net:
        weights.offer(Path(lesson.name), lesson.net)
    game = registry.load(lesson.game)
    state = game.start(lesson.seats, lesson.seed, lesson.options)
    chairs = game.chairs(lesson.seats)
    sides = [int(state.side(seat)) for seat in range(chairs)]
    sheet = Sheet(game.reader, sides)
    luck = chance.from_seed(lesson.seed * 2 + 1)
    result = Studied(lesson.number, sides=sides, decisions=[0] * chairs)
    party = Party({seat: Learner(game, lesson, seat, sheet, luck) for seat in range(lesson.seats)})
    party.sit(state)
    try:
        for decision in party.play_on(state):
            if sum(result.decisions) == LONGEST:
                result.stalled = True
                return result
            result.decisions[decision.seat] += 1
    except BotFailed as failed:
        result.fault = blame(lesson, failed, sum(result.decisions) + 1)
        return result
    result.scores = [int(score) for score in state.scores()]
    result.ranks = [int(rank) for rank in state.ranks()]
    result.seconds = [time.perf_counter() - begin]
    if sheet.asked:
        result.data = sheet.pack(state)
    return result


def draw(shares: dict[int, float], luck: Chance) -> int:
    """An action, each as often as the search looked at it."""
    left = luck.real() * sum(shares.values())
    for action, share in shares.items():
        left -= share
        if left < 0.0:
            return action
    return next(iter(shares))
