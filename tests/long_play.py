"""Play many random decisions of one game and print how many KB of memory that cost.

python tests/long_play.py luna 1000000 [leak]: in a process of its own, so that nothing else is
measured.
"""

from __future__ import annotations

import os
import resource
import sys
from pathlib import Path

from augury.core import chance, registry
from augury.core.game import Game
from augury.core.playout import play_out
from augury.core.state import State

WARM_UP = 50_000  # decisions
STATM = Path("/proc/self/statm")


def resident() -> int:
    """Memory of this process in KB: now where the system tells, otherwise its peak."""
    if STATM.is_file():
        return int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") // 1024
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak // 1024 if sys.platform == "darwin" else peak


def play(game: Game, decisions: int, seed: int, kept: list[State] | None) -> None:
    """Whole games until so many decisions are made; `kept` collects every end, which is a leak."""
    made = 0
    luck = chance.from_seed(seed)
    while made < decisions:
        state = game.start(game.seats[seed % len(game.seats)], seed)
        made += play_out(state, luck, 1_000_000, False)
        other = state.clone()
        game.reader.redeal(other, 0, luck)
        if kept is not None:
            kept.append(other)
        seed += 1


def main() -> None:
    game = registry.load(sys.argv[1])
    kept: list[State] | None = [] if "leak" in sys.argv[3:] else None
    play(game, WARM_UP, 0, None)
    before = resident()
    play(game, int(sys.argv[2]), 1000, kept)
    print(resident() - before)


if __name__ == "__main__":
    main()
