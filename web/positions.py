"""Print positions of every game as its players and spectators see them, for the tests of the client
(`web/test/tables.test.ts`): JSON, by game a list of views from the beginning to the end of a random
game."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict

from augury.core import chance, registry
from augury.core.game import Game
from augury.core.playout import play_out

SEED = 7
MOMENTS = 12


def views(game: Game) -> list[dict[str, object]]:
    """At every moment those of a seat that is asked, of another one, and of a spectator."""
    seats = max(game.seats)
    length = play_out(game.start(seats, SEED), chance.from_seed(SEED), 100_000, False)
    state, luck = game.start(seats, SEED), chance.from_seed(SEED)
    found = []
    for moment in range(MOMENTS + 1):
        asked = [*state.to_act(), 0][0]
        for seat in (asked, (asked + 1) % seats, -1):
            found.append(asdict(game.reader.view(state, seat)))
        play_out(state, luck, length * (moment + 1) // MOMENTS - length * moment // MOMENTS, False)
    return found


def main() -> int:
    json.dump({game.id: views(game) for game in registry.games()}, sys.stdout)
    return 0


if __name__ == "__main__":
    sys.exit(main())
