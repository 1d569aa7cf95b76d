"""The Majority 2: what is worked out in bits, against the same in plain words."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

from augury.core import chance, registry
from augury.core.playout import play_out
from augury.games.majority2 import actions
from augury.games.majority2.components import (
    ANGEL_SENIOR,
    COLOURS,
    COLUMNS,
    GHOST,
    KINDS,
    PLAIN,
    REAPER_ARISTOCRAT_P,
    REAPER_JUNIOR,
    colour_of,
)
from augury.games.majority2.evaluate import best_colour, colour_counts
from augury.games.majority2.rules.discs import Recolour, disc_spots
from augury.games.majority2.rules.game import Majority2


def positions() -> Iterator[Majority2]:
    room = registry.load("majority2")
    for number in range(40):
        game = room.start(2, number, {"ghosts": number % 2 == 1})
        assert isinstance(game, Majority2)
        play_out(game, chance.from_seed(number), 20 + 7 * number, False)
        yield game


def spots(game: Majority2, seat: int, card: int) -> list[int]:
    """M2-17: cards without a disc, M2-64: one's own, M2-67: the other's, M2-75: any. M2-85: in a
    lane with a Ghost that waits for a disc only that, the own side's and the older one first."""
    sides = {ANGEL_SENIOR: [0], REAPER_JUNIOR: [1], REAPER_ARISTOCRAT_P: [0, 1]}[card]
    found: list[int] = []
    for lane in range(COLUMNS):
        columns = [game.columns[(seat + side) % 2 * COLUMNS + lane] for side in range(2)]
        eligible = [
            actions.spot(side, lane, place)
            for side in sides
            for place, member in enumerate(columns[side])
            if member < PLAIN
        ]
        ghosts = [
            actions.spot(side, lane, place)
            for side in range(2)
            for place, member in enumerate(columns[side])
            if member == GHOST
        ]
        found += ghosts[:1] if eligible and ghosts else eligible
    return sorted(found)


def test_the_cards_that_a_disc_may_go_on_are_those_that_asking_each_finds() -> None:
    several = 0
    for game in positions():
        for seat in range(2):
            for card in (ANGEL_SENIOR, REAPER_JUNIOR, REAPER_ARISTOCRAT_P):
                expected = spots(game, seat, card)
                assert list(disc_spots(game, seat, card)) == expected
                several += len(expected) > 2
    assert several > 50


def test_the_factions_that_a_disc_may_go_on_are_those_that_asking_each_finds() -> None:
    several = 0
    for game in positions():
        for seat in range(2):
            areas = [set(game.areas[(seat + side) % 2]) for side in range(2)]
            expected = [
                actions.RECOLOUR + (disc * 2 + side) * KINDS + card
                for disc in range(COLOURS)
                for side in range(2)
                for card in range(KINDS)
                if card in areas[side]
            ]
            assert list(Recolour(seat).choices(game)) == expected
            several += len(expected) > 5
    assert several > 10


def test_colours_are_counted() -> None:
    luck = random.Random(1)
    for _ in range(200):
        members = [
            luck.randrange(KINDS) + PLAIN * luck.choice([0, 0, 1, 3])
            for _ in range(luck.randrange(8))
        ]
        plain = Counter(colour for colour in map(colour_of, members) if colour >= 0)
        counts = colour_counts(members)
        assert [counts >> 4 * colour & 15 for colour in range(COLOURS)] == [
            plain[colour] for colour in range(COLOURS)
        ]
        assert best_colour(members) == max(plain.values(), default=0)
