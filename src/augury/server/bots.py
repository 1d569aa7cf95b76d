"""Bots at the server: players in other processes, who see only what their seat may know and keep
what they learnt.

They are the same players as in the arena (`bots.protocol.Player`): asked through a redealt clone,
told what their seat hears. Their table has a home among the workers; if that worker is lost, or the
game went back behind what they heard, they start over from the position.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor

from augury.bots import same_deal
from augury.bots.levels import NUMBERS, level, met
from augury.bots.protocol import shown
from augury.core import chance
from augury.core.daily import LEVEL, noted
from augury.core.game import Game
from augury.server import lessons
from augury.server.fair import FairQueue
from augury.server.live_table import LiveTable
from augury.server.metrics import Metrics
from augury.server.settings import Settings
from augury.server.thinking import Fault, Position, Question, serve
from augury.server.worker import LostWorker, ThinkingPlace

log = logging.getLogger("augury.bots")

LEVELS = NUMBERS
ATTEMPTS = 2
NICE = 10  # the server comes first
TABLES = 32  # per worker, whose players are kept
UNASKED = 64  # decisions without a choice that a player is told of later


class Worker(ThinkingPlace[Question, int | Fault]):
    """A place where bots think."""

    def __init__(self) -> None:
        super().__init__(serve, nice=NICE)
        self.forget: list[str] = []  # tables to be told with the next question

    def stop(self) -> None:
        super().stop()
        self.forget = []


class Memory:
    """What the server knows of a player: how far it has heard the game."""

    def __init__(self, bot: str) -> None:
        self.bot = bot
        self.new = True  # the worker has not met it
        self.heard = 0  # events
        self.version = 0
        self.unasked: list[Position] = []  # where it had no choice, so was not asked

    def went_back(self, live: LiveTable) -> bool:
        """Has something been taken back that the player heard?"""
        return min(live.logbook.totals[self.version + 1 :], default=self.heard) < self.heard


class BotPool:
    """The workers in which bots think, and who of them knows which table."""

    def __init__(self, settings: Settings) -> None:
        self.size = settings.bot_processes or max(1, (os.cpu_count() or 2) - 1)
        self.most = settings.bot_seconds
        self.workers = [Worker() for _ in range(self.size)]
        self.queue = FairQueue(self.workers)
        self.threads = ThreadPoolExecutor(self.size, thread_name_prefix="augury-bots")
        self.memories: OrderedDict[str, dict[int, Memory]] = OrderedDict()  # by table and seat

    def close(self) -> None:
        for worker in self.workers:
            worker.stop()
        self.threads.shutdown(wait=False, cancel_futures=True)

    # Decisions that need no thinking

    def settled(self, live: LiveTable, seat: int) -> str:
        """What a lesson says, or the only legal decision; empty if a bot has to choose."""
        if taught := lessons.follow(live, seat):
            self.drop(live.row.id)
            return taught
        if len(live.legal[seat]) > 1:
            return ""
        if live.row.daily:
            return live.game.vocabulary.text(live.legal[seat][0])
        memory = self.memory(live, seat)
        memory.unasked.append(position(live, seat, memory))
        if len(memory.unasked) > UNASKED:
            self.drop(live.row.id)
        return live.game.vocabulary.text(live.legal[seat][0])

    # Decisions

    async def choose(self, live: LiveTable, seat: int, metrics: Metrics, worker: Worker) -> str:
        """The decision of a bot, as text. If its worker is lost twice or it fails, any legal
        decision."""
        legal = live.legal[seat]
        for _ in range(ATTEMPTS):
            question = self.question(live, seat, worker)
            try:
                answer = await asyncio.get_running_loop().run_in_executor(
                    self.threads, worker.ask, question
                )
            except LostWorker as lost:
                log.error("a bot worker was lost (%s); the bot thinks again", lost)
                self.lose(worker)
                continue
            if isinstance(answer, int) and answer in legal:
                return live.game.vocabulary.text(answer)
            said = answer.words if isinstance(answer, Fault) else f"it chose {answer}"
            log.error("a bot (%s) failed at table %s: %s", question.bot, live.row.id, said)
            self.drop(live.row.id)
        metrics.count("augury_bot_failures_total")
        return live.game.vocabulary.text(legal[secrets.randbelow(len(legal))])

    def question(self, live: LiveTable, seat: int, worker: Worker) -> Question:
        if live.row.daily:
            return self.daily_question(live, seat, worker)
        memory = self.memory(live, seat)
        positions = [*memory.unasked, position(live, seat, memory)]
        seed = self.new_seed(live, seat) if memory.new else -1
        memory.new, memory.unasked = False, []
        self.queue.homes[live.row.id] = worker
        forget, worker.forget = worker.forget, []
        return Question(live.row.id, seat, live.game.id, memory.bot, seed, positions, forget)

    def daily_question(self, live: LiveTable, seat: int, worker: Worker) -> Question:
        """At a deal of the day bots keep nothing, so that they answer alike for everybody."""
        seed = noted(live.row.daily).bot_seed(seat, len(live.engine.record.decisions))
        guess = shown(live.game, live.engine.state, seat, chance.from_seed(seed))
        bot = same_deal.spec(live.game, LEVEL)
        self.queue.homes[live.row.id] = worker
        forget, worker.forget = worker.forget, []
        place = [Position(guess, [])]
        return Question(live.row.id, seat, live.game.id, bot, seed, place, forget)

    def new_seed(self, live: LiveTable, seat: int) -> int:
        return secrets.randbits(60)

    # What players remember

    def memory(self, live: LiveTable, seat: int) -> Memory:
        """Of the player at a seat; a new one if there is none, it is another bot, or the game went
        back."""
        bot = spec(live.game, live.seats[seat].level, self.most)
        seats = self.memories.setdefault(live.row.id, {})
        self.memories.move_to_end(live.row.id)
        found = seats.get(seat)
        if found is None or found.bot != bot or found.went_back(live):
            found = seats[seat] = Memory(bot)
        while len(self.memories) > TABLES * self.size:
            self.drop(next(iter(self.memories)))
        return found

    def drop(self, table: str) -> None:
        """Forget the players of a table; the worker hears of it with its next question."""
        self.memories.pop(table, None)
        home = self.queue.homes.pop(table, None)
        if home is not None:
            home.forget.append(table)

    def lose(self, worker: Worker) -> None:
        """The process has gone, and its players with it."""
        for table in [table for table, home in self.queue.homes.items() if home is worker]:
            self.drop(table)
        worker.stop()


def position(live: LiveTable, seat: int, memory: Memory) -> Position:
    """The table as the seat may imagine it, and what it heard since the player was last told."""
    events = live.engine.events
    news = [event for event in events[memory.heard :] if event.visible_to(seat)]
    memory.heard, memory.version = len(events), live.version
    guess = shown(live.game, live.engine.state, seat, chance.from_seed(secrets.randbits(120)))
    return Position(guess, news)


def spec(game: Game, number: int, most: float) -> str:
    """A level as `bots.find` reads it, in at most this many seconds a decision if that is less than
    its own."""
    _, settings = level(game, number)
    if not most or 0 < settings.get("seconds", 0.0) <= most:
        return met(number)
    iterations = settings.get("iterations", 0.0)
    return f"{met(number)}+iterations={iterations:g}+seconds={most:g}"
