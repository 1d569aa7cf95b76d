"""Set-up and draft (G-101..G-116)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from augury.games.goetia import GAME
from augury.games.goetia.bundle import LETTERS
from augury.games.goetia.components import (
    BOARD_ATTENTION,
    BOARD_CLASS,
    KING_CLASS,
    KING_NAMES,
    WORLD_SIZE,
    tile_king,
)
from augury.games.goetia.demons import DEMONS
from augury.games.goetia.reader import own
from augury.games.goetia.rules.game import Goetia

if TYPE_CHECKING:
    from augury.games.goetia.tests.conftest import Scene


def start(seats: int, seed: int = 1, edition: str = "2020", first: str = "random") -> Goetia:
    return own(GAME.start(seats, seed, {"edition": edition, "start_player": first}))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("edition", "followers", "attention"), [("2020", 10, 105), ("2019", 9, 80)]
)
def test_g_101_g_110_g_111_g_113_what_everybody_begins_with(
    seats: int, edition: str, followers: int, attention: int
) -> None:
    game = start(seats, edition=edition)
    for seat in range(seats):
        waiting = sum(1 for crowd in game.waiting if crowd & (1 << seat))
        assert waiting == 9
        assert game.hand[seat] == 0
        assert game.graveyard[seat] == followers - 9
    assert [game.supply[c] for c in range(5)] == [20] * 5
    assert game.supply[LETTERS.index("A")] + sum(game.on_board) == attention
    assert sum(game.stock) == 0
    assert all(not stack for stack in game.stacks)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_g_102_a_deck_of_n_cards_per_king(seats: int) -> None:
    for edition in ("2020", "2019"):
        game = start(seats, edition=edition)
        assert [len(deck) for deck in game.decks] == [seats] * 9
        for king, deck in enumerate(game.decks):
            assert all(DEMONS[card].king == king for card in deck)
            assert edition == "2020" or all(DEMONS[card].in_2019 for card in deck)


@pytest.mark.parametrize(
    ("seats", "sizes"), [(2, {4: 1, 3: 2, 2: 6}), (3, {4: 2, 3: 3, 2: 4}), (4, {4: 3, 3: 4, 2: 2})]
)
def test_g_103_g_105_nine_different_kings_with_the_right_number_of_hexes(
    seats: int, sizes: dict[int, int]
) -> None:
    """EX-34: no King twice."""
    for seed in range(20):
        game = start(seats, seed)
        assert sorted(tile_king(tile) for tile in game.world) == list(range(9))
        assert {
            size: sum(1 for tile in game.world if WORLD_SIZE[tile] == size) for size in (4, 3, 2)
        } == sizes


def test_g_104_ex_33_classes_go_to_their_columns_in_random_rows() -> None:
    rows = set()
    for seed in range(30):
        game = start(2, seed)
        for place, tile in enumerate(game.world):
            assert 3 - KING_CLASS[tile_king(tile)] == place % 3
            if KING_NAMES[tile_king(tile)] == "Zagan":
                rows.add(place // 3)
    assert rows == {0, 1, 2}


@pytest.mark.parametrize(("seats", "kinds"), [(2, {0, 1}), (3, {0, 2}), (4, {0, 2, 3})])
def test_g_106_the_new_world_deck(seats: int, kinds: set[int]) -> None:
    seen = set()
    for seed in range(40):
        game = start(seats, seed)
        assert len(game.new_world) == 9
        seen |= {WORLD_SIZE[card] for card in game.new_world}
    assert seen == kinds


def test_g_107_g_108_three_stacks_with_class_1_on_top_full_of_attention() -> None:
    game = start(4)
    for row in range(3):
        assert [BOARD_CLASS[board] for board in reversed(game.scry[row])] == [1, 2, 3]
        assert game.on_board[row] == BOARD_ATTENTION[game.scry[row][-1]]
    boards = [board for stack in game.scry for board in stack]
    assert len(set(boards)) == 9


def test_g_109_purple_cards_on_the_left_and_six_others() -> None:
    game = start(3, 8)
    assert list(game.edge[:3]) == [0, 1, 2]
    assert len(set(game.edge[3:])) == 6
    assert min(game.edge[3:]) >= 3
    assert list(game.flipped) == [0] * 9


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_g_112_three_rows_of_n_pacts(seats: int) -> None:
    game = start(seats)
    assert [len(row) for row in game.pacts] == [seats] * 3
    assert len({card for row in game.pacts for card in row}) == 3 * seats


def test_g_114_the_start_player_is_random_or_chosen() -> None:
    assert {start(4, seed).start for seed in range(40)} == {0, 1, 2, 3}
    assert start(4, 1, first="2").start == 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_g_115_three_followers_each_in_turn_from_the_start_player(seats: int) -> None:
    game = start(seats, first="1")
    order: list[int] = []
    while game.round == 0:
        seat = game.to_act()[0]
        assert len(game.legal(seat)) == 9 - order.count(seat)
        order.append(seat)
        game.apply(seat, game.legal(seat)[0])
    assert order == [(1 + number) % seats for number in range(3 * seats)]
    assert list(game.hand) == [3] * seats


def test_g_116_the_draft_flips_an_emptied_card_at_once(scene: type[Scene]) -> None:
    game = start(2, first="0")
    for _ in range(2):
        seat = game.to_act()[0]
        assert game.flipped[3] == 0
        game.apply(seat, next(action for action in game.legal(seat) if action == 297 + 3))
    assert game.flipped[3] == 1
    assert game.round == 0
