"""Pebbles: every numbered rule of RULES.md."""

from __future__ import annotations

from augury.games.pebbles import GAME
from augury.games.pebbles.rules.game import Pebbles

from augury.core.chance import from_seed
from augury.core.reason import Reason


def heap_of(stones: int, seats: int = 2, last_taken: int = 3) -> Pebbles:
    game = Pebbles(seats, from_seed(1))
    game.heap = game.dealt = stones
    game.last_taken = last_taken
    return game


def choices(game: Pebbles, seat: int) -> list[str]:
    return [GAME.vocabulary.text(action) for action in game.legal(seat)]


def test_pe_1_the_heap_has_150_to_160_stones_and_twice_as_many_in_the_big_game() -> None:
    small: set[int] = set()
    big: set[int] = set()
    for seed in range(200):
        for sizes, option in ((small, False), (big, True)):
            game = GAME.start(2, seed, {"big": option})
            assert isinstance(game, Pebbles)
            sizes.add(game.heap)
    assert small == set(range(150, 161))
    assert big == set(range(300, 321, 2))


def test_pe_2_a_turn_takes_one_to_four_stones_and_the_first_two_at_most() -> None:
    game = heap_of(9, last_taken=0)
    assert choices(game, 0) == ["take 1", "take 2"]
    assert game.why_not(0, 2) == Reason("first-turn", "PE-2", {"most": 2})
    game.apply(0, 1)
    assert game.heap == 7
    assert game.to_act() == [1]
    assert choices(game, 1) == ["take 1", "take 3", "take 4"]


def test_pe_2_nobody_takes_stones_that_are_not_there() -> None:
    game = heap_of(2)
    assert choices(game, 0) == ["take 1", "take 2"]
    assert game.why_not(0, 2) == Reason("heap-small", "PE-2", {"heap": 2})
    assert game.why_not(1, 0) == Reason("not-your-turn", "PE-2", {"names": "seat/0"})


def test_pe_3_nobody_takes_as_many_as_the_player_before() -> None:
    game = heap_of(9, last_taken=2)
    assert choices(game, 0) == ["take 1", "take 3", "take 4"]
    assert game.why_not(0, 1) == Reason("as-before", "PE-3", {"number": 2})


def test_pe_3_unless_no_other_number_is_possible() -> None:
    assert choices(heap_of(1, last_taken=1), 0) == ["take 1"]


def test_pe_4_the_last_stone_pays_5_more() -> None:
    game = heap_of(2)
    game.apply(0, 1)
    assert game.to_act() == []
    assert game.scores() == [7, 0]
    assert game.why_not(1, 0) == Reason("over", "PE-4")


def test_pe_5_equal_points_share_the_place() -> None:
    game = heap_of(0, seats=3)
    game.stones = [4, 4, 9]
    assert game.ranks() == [2, 2, 1]
