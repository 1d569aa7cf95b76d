"""Several processes think about one decision: root parallelisation.

Each plays imagined games of its own, with luck and trees of its own, from what the seat knows; then
what they found about the choices at hand is added up. The others are forked off when a decision
begins, so they know what this process knows, trees included, and are gone when it is made. They
give way to everything else on the machine, and where they come too late nobody waits for them.
"""

from __future__ import annotations

import os
import signal
import sys
import time
import warnings
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from typing import NamedTuple

from augury.bots.search import FEW, Search
from augury.bots.trees import Arm, find_arm, number

LESS = 9  # how much nicer the others are than whoever decides
WORTH = 300  # iterations from which on it pays: to fork and to pass on costs as much as some dozens


class Tried(NamedTuple):
    """How often an action was tried at the position itself, and the sums over that."""

    action: int
    visits: int
    value: float
    win: float
    margin: float


class Findings(NamedTuple):
    """What somebody found out about a position."""

    iterations: int
    tried: list[Tried]


def available() -> int:
    """Cores that this process may use; 1 where it cannot be forked."""
    if sys.platform != "linux":
        return 1
    return len(os.sched_getaffinity(0))


def known(search: Search) -> list[Tried]:
    """What a search knows about its position by now."""
    return [
        Tried(int(arm.action), int(arm.visits), arm.value, arm.win, arm.margin)
        for arm in search.roots[search.seat].arms
    ]


def news(before: Sequence[Tried], now: Sequence[Tried]) -> list[Tried]:
    """What was found out since."""
    old = {tried.action: tried for tried in before}
    found = []
    for tried in now:
        was = old.get(tried.action, Tried(tried.action, 0, 0.0, 0.0, 0.0))
        if tried.visits > was.visits:
            found.append(
                Tried(
                    tried.action,
                    tried.visits - was.visits,
                    tried.value - was.value,
                    tried.win - was.win,
                    tried.margin - was.margin,
                )
            )
    return found


def add(search: Search, found: Sequence[Tried]) -> None:
    """Add what another has found to a search, which has not decided yet."""
    root = search.roots[search.seat]
    for tried in found:
        arm = find_arm(root, tried.action)
        if arm is None:
            arm = Arm(tried.action)
            root.own_arms().append(arm)
            root.arms.sort(key=number)
        arm.visits += tried.visits
        arm.value += tried.value
        arm.win += tried.win
        arm.margin += tried.margin


class Twin:
    """A copy of this process that thinks about the same position."""

    def __init__(self, search: Search, iterations: int, seconds: float) -> None:
        luck = search.luck.fork()
        self.pipe, there = Pipe(duplex=False)
        with warnings.catch_warnings():  # a worker's other thread only waits, and holds nothing
            warnings.simplefilter("ignore", DeprecationWarning)
            self.process = os.fork()
        if self.process == 0:
            try:
                os.nice(LESS)
                search.luck = luck
                report(search, iterations, seconds, there)
            finally:
                os._exit(0)  # nothing of the original's is closed or written here
        there.close()

    def ready(self) -> bool:
        """Has it an answer, or died?"""
        return self.pipe.poll()

    def findings(self) -> Findings:
        """What it found; nothing if it died."""
        try:
            found: Findings = self.pipe.recv()
        except EOFError:
            return Findings(0, [])
        return found

    def end(self) -> None:
        """It is not needed any more."""
        self.pipe.close()
        with suppress(ProcessLookupError):
            os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)


def report(search: Search, iterations: int, seconds: float, pipe: Connection) -> None:
    """In the copy: think, and tell what is new."""
    before = known(search)
    search.think(iterations, seconds)
    pipe.send(Findings(int(search.iterations), news(before, known(search))))


def think(search: Search, iterations: int, seconds: float, cores: int) -> tuple[int, float]:
    """As `Search.think`, with the iterations shared out; how many were made, and how long it took.

    Without a clock everybody is waited for, and the same seed gives the same answer. With one,
    whoever decides goes on alone where the others are late, as if there were none.
    """
    begin = time.perf_counter()
    if cores < 2 or 0 < iterations < WORTH or not hasattr(os, "fork"):
        search.think(iterations, seconds)
        return int(search.iterations), search.seconds
    search.plan()
    share = -(-iterations // cores)
    twins = [Twin(search, share, seconds) for _ in range(cores - 1)]
    found: list[Findings] = []
    try:
        search.think(share, seconds)
        late = [] if search.solution is not None else list(twins)
        while late:
            for twin in [twin for twin in late if seconds <= 0.0 or twin.ready()]:
                late.remove(twin)
                found.append(twin.findings())
            if not late or enough(search, found, iterations, seconds, begin):
                break
            for _ in range(FEW):
                search.iterate()
    finally:
        for twin in twins:
            twin.end()
    for each in found:
        add(search, each.tried)
    made = int(search.iterations) + sum(each.iterations for each in found)
    return made, time.perf_counter() - begin


def enough(
    search: Search, found: Sequence[Findings], iterations: int, seconds: float, begin: float
) -> bool:
    """Is the budget used up, whoever may be late?"""
    made = int(search.iterations) + sum(each.iterations for each in found)
    return made >= iterations > 0 or time.perf_counter() - begin >= seconds
