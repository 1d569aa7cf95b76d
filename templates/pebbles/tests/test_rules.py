"""Pebbles: every numbered rule of RULES.md."""

from __future__ import annotations

from augury.games.pebbles import GAME
from augury.games.pebbles.rules.game import Pebbles

from augury.core.chance import from_seed


def heap_of(stones: int, seats: int = 2) -> Pebbles:
    game = Pebbles(seats, from_seed(1))
    game.heap = game.dealt = stones
    return game


def test_pe_1_the_heap_has_12_to_18_stones_and_twice_as_many_in_the_big_game() -> None:
    small, big = set(), set()
    for seed in range(200):
        for sizes, option in ((small, False), (big, True)):
            game = GAME.start(2, seed, {"big": option})
            assert isinstance(game, Pebbles)
            sizes.add(game.heap)
    assert small == {12, 13, 14, 15, 16, 17, 18}
    assert big == {24, 26, 28, 30, 32, 34, 36}


def test_pe_2_a_turn_takes_one_to_three_stones() -> None:
    game = heap_of(5)
    assert len(game.legal(0)) == 3
    game.apply(0, 2)
    assert game.heap == 2
    assert game.to_act() == [1]
    assert len(game.legal(1)) == 2


def test_pe_3_the_last_stone_pays_5_more() -> None:
    game = heap_of(2)
    game.apply(0, 1)
    assert game.to_act() == []
    assert game.scores() == [7, 0]


def test_pe_4_equal_points_share_the_place() -> None:
    game = heap_of(0, seats=3)
    game.stones = [4, 4, 9]
    assert game.ranks() == [2, 2, 1]
