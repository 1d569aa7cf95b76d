"""Bots at the server: they think in other processes, from a redealt clone, and can neither peek nor hold up the event loop."""

from __future__ import annotations

import asyncio
import importlib
import importlib.util
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

from augury.core import chance, registry
from augury.core.state import State
from augury.server import lessons
from augury.server.metrics import Metrics
from augury.server.settings import Settings

if TYPE_CHECKING:
    from augury.server.tables import Sitting

log = logging.getLogger("augury.bots")

LEVELS = (1, 2, 3, 4, 5)
PATIENCE = 30.0  # beyond this a worker is taken for stuck
ATTEMPTS = 2


def think(game: str, pickled: bytes, seat: int, level: int, seed: int, seconds: float) -> int:
    """Runs in a worker: the action a bot of this level chooses. `seconds` is the most it may take; 0 = as its level says."""
    state: State = pickle.loads(pickled)
    if importlib.util.find_spec("augury.bots") is None:
        legal = state.legal(seat)
        return int(legal[chance.from_seed(seed).below(len(legal))])
    make = importlib.import_module("augury.bots.find").make
    spec = f"{level}@{seconds}s" if seconds else str(level)
    return int(make(spec, registry.load(game), seed).decide(state, seat, []))


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

    async def choose(self, sitting: Sitting, seat: int, metrics: Metrics) -> str:
        """The decision of a bot, as text. If its worker dies twice or gets stuck, any legal decision."""
        if taught := lessons.follow(sitting, seat):
            return taught
        guess = sitting.engine.state.clone()
        guess.redeal(seat, chance.from_seed(secrets.randbits(120)))
        pickled = pickle.dumps(guess)
        legal = sitting.legal[seat]
        level = sitting.seats[seat].level
        if len(legal) == 1:
            return sitting.game.vocabulary.text(legal[0])
        for _ in range(ATTEMPTS):
            pool = self.executor()
            try:
                job = asyncio.get_running_loop().run_in_executor(
                    pool, think, sitting.game.id, pickled, seat, level, secrets.randbits(60), self.most
                )
                action = await asyncio.wait_for(job, PATIENCE)
                if action in legal:
                    return sitting.game.vocabulary.text(action)
                log.error("a bot of level %d chose %d, which is not legal, at table %s", level, action, sitting.row.id)
            except (BrokenProcessPool, TimeoutError) as error:
                log.error("a bot worker was lost (%s); the bot thinks again", type(error).__name__)
                if self.pool is pool:
                    self.close()
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("a bot of level %d failed at table %s", level, sitting.row.id)
        metrics.count("augury_bot_failures_total")
        return sitting.game.vocabulary.text(legal[secrets.randbelow(len(legal))])


def stop(pool: ProcessPoolExecutor) -> None:
    """End the workers of a pool at once, also those that are stuck."""
    workers = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()
