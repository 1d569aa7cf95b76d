"""The end of a round: boards without Attention conjure (G-607..G-613)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from augury.games.goetia import GAME
from augury.games.goetia.bundle import LETTERS
from augury.games.goetia.components import (
    BOARD_ATTENTION,
    BOARD_CLASS,
    BOARD_IDS,
    KING_CLASS,
    KING_CODES,
    NONE,
    WORLD_NAMES,
    tile_king,
)
from augury.games.goetia.hexes import HEX_NAMES
from augury.games.goetia.reader import own
from augury.games.goetia.view import view as view_of

if TYPE_CHECKING:
    from augury.games.goetia.tests.conftest import Scene


# Steps 3 and 4


@pytest.mark.parametrize(("edition", "looked"), [("2020", 1), ("2019", 0)])
def test_ex_14_ex_15_conjure(scene: type[Scene], edition: str, looked: int) -> None:
    """G-607..G-613, G-616: fig. 38 to 40."""
    d = scene(edition=edition)
    d.hide_world()
    d.world(0, "W01-2 W32-2 W61-3")
    d.board(0, "S1a")
    d.game.scry[0] = [BOARD_IDS.index("S3a"), BOARD_IDS.index("S2a"), BOARD_IDS.index("S1a")]
    d.game.scry[1], d.game.scry[2] = [], []
    d.game.on_board[0] = 2
    d.stand(0, "S1a#1", "S1a#2", "W61-3#2")
    d.game.hand[0] = 0
    supply = d.supply("A")
    new = d.game.new_world[-1]
    d.end_round()
    assert d.legal() == ["leave top", "leave bottom"]
    assert d.game.looked[KING_CODES.index("ZAG")] == 0  # G-611: the look comes after the choice
    assert view_of(d.game, 0).scry[0][0].board == "S2a"  # the next board is revealed already
    d.do("leave bottom")
    assert d.game.hand[0] == 3
    assert d.game.dark[0] == [BOARD_IDS.index("S1a")]
    assert d.game.king_on[BOARD_IDS.index("S1a")] == WORLD_NAMES.index("W61-3")
    assert view_of(d.game, 0).dark[0][0].row_shown == "bottom"
    assert d.game.on_board[0] == 4
    assert d.supply("A") == supply - 4
    assert [WORLD_NAMES[card] for card in d.game.world[:3]] == [WORLD_NAMES[new], "W01-2", "W32-2"]
    assert d.game.looked[KING_CODES.index("ZAG")] == looked
    deck = d.game.decks[KING_CODES.index("ZAG")]
    assert len(view_of(d.game, 0).kings[KING_CODES.index("ZAG")].deck) == (
        len(deck) if looked else 0
    )
    assert view_of(d.game, 1).kings[KING_CODES.index("ZAG")].deck == []
    d.own(0, "P")
    d.turn(0)
    assert d.can("place S2a#1")  # it costs the colour of W32-2
    assert not d.can("place S1a#1")
    assert not d.can("place D1a#1")  # G-609: the King covers the Dark hexes


def test_g_607_a_board_with_attention_does_not_conjure(scene: type[Scene]) -> None:
    d = scene(seats=2)
    before = [list(stack) for stack in d.game.scry]
    d.end_round()
    assert [list(stack) for stack in d.game.scry] == before


def test_g_608_the_follower_closest_to_the_top_conjures_on_any_hex(scene: type[Scene]) -> None:
    d = scene(seats=3)
    d.board(1, "S1b")
    d.game.on_board[1] = 1
    d.stand(2, "S1b#2")
    d.stand(0, "S1b#4")
    d.end_round()
    assert d.actor() == 2
    d.do("leave top")
    assert (
        d.game.looked[tile_king(d.game.king_on[BOARD_IDS.index("S1b")])] == 0b101
    )  # G-611: on any hex


def test_r_23_a_dry_board_without_followers_is_conjured_by_the_start_player(
    scene: type[Scene],
) -> None:
    d = scene(seats=3, start=2)
    d.game.on_board[0] = 0
    d.end_round()
    assert d.actor() == 2
    assert d.legal() == ["leave top", "leave bottom"]


def test_g_334_a_short_supply_leaves_a_new_board_with_less(scene: type[Scene]) -> None:
    d = scene(seats=2)
    d.game.on_board[0] = 0
    d.game.supply[LETTERS.index("A")] = 1
    d.end_round()
    assert d.game.on_board[0] == 1
    assert BOARD_ATTENTION[d.game.scry[0][-1]] > 1


def test_g_609_tokens_on_the_conjured_card_go_to_the_supply(scene: type[Scene]) -> None:
    d = scene(seats=2)
    d.world(0, "W01-2 W32-2 W61-3")
    d.stand(1, "W61-3#2")
    hand = d.game.hand[1]
    d.game.occupy(HEX_NAMES.index("W61-3#1"), 16 + 4)
    black = d.supply("K")
    d.game.on_board[0] = 0
    d.end_round()
    assert d.supply("K") == black + 1
    assert d.game.hand[1] == hand + 1  # G-616


def test_g_612_classes_agree_and_after_three_conjurations_a_row_has_no_scry_board() -> None:
    game = own(GAME.start(4, 2))
    longest = 0
    while game.to_act():
        seat = game.to_act()[0]
        game.apply(seat, game.legal(seat)[-1] if game.round < 25 else game.legal(seat)[0])
        for row in range(3):
            longest = max(longest, len(game.dark[row]))
            assert len(game.scry[row]) + len(game.dark[row]) == 3
            for board in game.dark[row]:
                tile = game.king_on[board]
                assert tile == NONE or KING_CLASS[tile_king(tile)] == BOARD_CLASS[board]
    assert longest == 3


def test_g_613_the_gap_is_always_on_the_left_and_the_deck_is_exactly_enough() -> None:
    game = own(GAME.start(2, 7))
    while game.to_act():
        seat = game.to_act()[0]
        game.apply(seat, game.legal(seat)[-1])
        if NONE not in game.world:
            for row in range(3):
                kinds = [card >= 27 for card in game.world[row * 3 : row * 3 + 3]]
                assert kinds == sorted(kinds, reverse=True)
        new = len([card for card in game.world if card >= 27])
        assert new + len(game.new_world) == 9
