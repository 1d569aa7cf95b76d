"""The Majority: what the bots steer by."""

from __future__ import annotations

import random

import pytest

from augury.games.majority.components import COLOURS
from augury.games.majority.evaluate import LIKELY, MIDDLE, SEATS, odds_of
from augury.kit.cells import cells_of


@pytest.mark.parametrize("seats", [3, 4])
def test_the_odds_of_two_seats_are_those_of_either_looked_up_alone(seats: int) -> None:
    luck = random.Random(seats)
    for _ in range(200):
        sums = [luck.randrange(500) for _ in range(seats * COLOURS)]
        scale = luck.uniform(0.05, 2.0)
        for c in range(COLOURS):
            odds = odds_of(cells_of(sums), seats, c, scale)
            for a in range(seats):
                for b in range(seats):
                    if a != b:
                        ahead = int((sums[a * COLOURS + c] - sums[b * COLOURS + c]) * scale)
                        place = min(2 * MIDDLE, max(0, MIDDLE + ahead))
                        assert odds[a * SEATS + b] == LIKELY[place]
