"""Bots at the server: they think in other processes, from a redealt clone, and can neither peek nor hold up the event loop."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import pickle
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING

import msgspec

from augury.bots.find import make
from augury.core import chance, registry
from augury.core.state import State
from augury.server import lessons
from augury.server.metrics import Metrics
from augury.server.settings import Settings

if TYPE_CHECKING:
    from augury.server.live_table import LiveTable

log = logging.getLogger("augury.bots")

LEVELS = (1, 2, 3, 4, 5)
PATIENCE = 30.0  # beyond this a worker is taken for stuck
ATTEMPTS = 2


class Question(msgspec.Struct, frozen=True):
    """What a worker is asked: a bot of this level sits here; what does it decide?"""

    game: str
    state: bytes  # pickled
    seat: int
    level: int
    seconds: float  # the most it may take; 0 = as its level says


def think(question: Question, seed: int) -> int:
    """Runs in a worker: the action that the bot chooses."""
    state: State = pickle.loads(question.state)
    spec = f"{question.level}@{question.seconds}s" if question.seconds else str(question.level)
    return int(make(spec, registry.load(question.game), seed).decide(state, question.seat, []))


def prepare() -> None:
    """A worker leaves Ctrl-C to the server, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=follow_server, daemon=True).start()


def follow_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


class BotPool:
    def __init__(self, settings: Settings) -> None:
        self.size = settings.bot_processes or max(1, (os.cpu_count() or 2) - 1)
        self.most = settings.bot_seconds
        self.slots = asyncio.Semaphore(
            self.size
        )  # whoever thinks holds one, so that nobody's patience is spent on waiting for a worker
        self.pool: ProcessPoolExecutor | None = None

    def executor(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.size, mp_context=context, initializer=prepare)
        return self.pool

    def close(self) -> None:
        if self.pool is not None:
            stop(self.pool)
            self.pool = None

    async def choose(self, live: LiveTable, seat: int, metrics: Metrics) -> str:
        """The decision of a bot, as text. If its worker dies twice or gets stuck, any legal decision."""
        if taught := lessons.follow(live, seat):
            return taught
        legal = live.legal[seat]
        level = live.seats[seat].level
        if len(legal) == 1:
            return live.game.vocabulary.text(legal[0])
        guess = live.engine.state.clone()
        guess.redeal(seat, chance.from_seed(secrets.randbits(120)))
        question = Question(live.game.id, pickle.dumps(guess), seat, level, self.most)
        for _ in range(ATTEMPTS):
            pool = self.executor()
            try:
                job = await asyncio.to_thread(
                    pool.submit, think, question, secrets.randbits(60)
                )  # it may have to start a process
                action = await asyncio.wait_for(asyncio.wrap_future(job), PATIENCE)
                if action in legal:
                    return live.game.vocabulary.text(action)
                log.error(
                    "a bot of level %d chose %d, which is not legal, at table %s",
                    level,
                    action,
                    live.row.id,
                )
            except (BrokenProcessPool, TimeoutError) as error:
                log.error("a bot worker was lost (%s); the bot thinks again", type(error).__name__)
                if self.pool is pool:
                    self.close()
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("a bot of level %d failed at table %s", level, live.row.id)
        metrics.count("augury_bot_failures_total")
        return live.game.vocabulary.text(legal[secrets.randbelow(len(legal))])


def stop(pool: ProcessPoolExecutor) -> None:
    """End the workers of a pool at once, also those that are stuck."""
    workers = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()
