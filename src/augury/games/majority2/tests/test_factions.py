"""The Majority 2: free play, and how factions form (RULES.md 7.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from augury.games.majority2.components import faction_coins
from augury.games.majority2.rules.dealing import draw_open
from augury.games.majority2.state import FREE, STANDARD

if TYPE_CHECKING:
    from augury.games.majority2.tests.conftest import Tabletop


# 7.3 Free play and factions


def test_t10_free_play(table: Tabletop) -> None:
    """M2-30: requirements are waived, NO_FREE cards stay in hand. M2-31: the ability is not carried
    out."""
    game = table.lay("RAri AJun DVet", their_area="WSec", phase=FREE)
    assert table.options(game) == [
        f"free-play dragon_aristocrat {column}" for column in (1, 2, 3)
    ] + ["no-free-play"]
    assert (
        table.refused(game, "free-play angel_junior 1") == "no-free card=card/angel_junior [M2-30]"
    )
    assert (
        table.refused(game, "free-play demon_veteran 1")
        == "no-free card=card/demon_veteran [M2-30]"
    )
    table.do(game, "free-play dragon_aristocrat 2")
    assert table.column(game, 0, 2) == "RAri"
    assert table.text(game.areas[1]) == "WSec"
    assert game.ready[0] == 10


def test_m2_30_one_free_play_a_turn_or_none(table: Tabletop) -> None:
    game = table.lay("WSec WJun", phase=FREE)
    table.do(game, "free-play witch_secretary 1")
    assert game.phase == STANDARD
    assert table.refused(game, "free-play witch_junior 1") == "free-over [M2-30]"
    game = table.lay("WSec WJun", phase=FREE)
    table.do(game, "no-free-play")
    assert game.phase == STANDARD
    game = table.lay("DVetp WJun", phase=FREE, promos=True)
    assert "M2-30" in table.refused(game, "free-play demon_veteran_p 1")


def test_m2_31_passive_abilities_work_without_payment(table: Tabletop) -> None:
    game = table.lay("Ghost XJun", ("", "", ""), ("WSec", "", ""), ghosts=True, phase=FREE)
    table.do(game, "free-play ghost 1", "play reaper_junior 2")
    assert table.options(game)[0] == "disc blue own 1.1"


def test_m2_32_a_card_goes_to_the_lower_end_of_an_own_column_empty_ones_included(
    table: Tabletop,
) -> None:
    game = table.lay("WSec WSec XSec", ("DSec DJun", "", ""), phase=FREE)
    table.do(game, "free-play witch_secretary 1", "play witch_secretary 3")
    assert [table.column(game, 0, number) for number in (1, 2, 3)] == ["DSec DJun WSec", "", "WSec"]
    assert "M2-32" in table.refused(game, "play demon_junior 1")


def test_like_hand_cards_are_one_option(table: Tabletop) -> None:
    game = table.lay("WSec WSec WSec", phase=FREE)
    assert len(table.options(game)) == 4


def test_t5_form_three(table: Tabletop) -> None:
    """M2-33, M2-35..M2-37: one of the three reds, one spent coin, four cards discarded."""
    game = table.lay("RSen", ("RSec RJun WSec DSec", "", ""), phase=FREE)
    table.do(game, "free-play dragon_senior 1")
    assert table.options(game) == ["represent 1.1", "represent 1.2", "represent 1.5"]
    table.do(game, "represent 1.2")
    assert table.text(game.areas[0]) == "RJun"
    assert (game.coins[0], game.ready[0]) == (11, 10)
    assert game.columns[0] == []
    assert table.text(game.discard) == "WSec DSec RSec RSen"
    assert (table.text([game.tops[-1]]), game.packet_sizes[-1]) == ("RSen", 4)


def test_t6_form_five(table: Tabletop) -> None:
    """M2-36: five of a colour pay two coins."""
    game = table.lay("WJun", ("WSec WSec WJun WSen", "", ""), phase=FREE)
    table.do(game, "free-play witch_junior 1", "represent 1.4")
    assert game.coins[0] == 12


@pytest.mark.parametrize(
    ("cards", "coins"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2), (7, 2)]
)
def test_m2_36_the_faction_coin_table(cards: int, coins: int) -> None:
    assert faction_coins(cards) == coins


def test_t7_fail(table: Tabletop) -> None:
    """M2-34: no colour with three cards: all five are discarded, nothing is gained."""
    game = table.lay("RSen WSec", ("WSec WJun DSec DJun", "", ""), phase=FREE)
    table.do(game, "free-play dragon_senior 1")
    assert game.columns[0] == []
    assert len(game.discard) == 5
    assert (game.coins[0], game.areas[0]) == (10, [])


def test_t8_two_colours(table: Tabletop) -> None:
    """M2-35, M2-65: W,W,W,R, then the paid Angel Veteran and two reds: blue or red."""
    game = table.lay("AVet XSec", ("WSec WJun WSen RSec", "", ""), area="ASec", pile="RJun RSen")
    table.do(game, "play angel_veteran 1")
    assert table.options(game) == ["form blue", "form red"]
    assert "M2-35" in table.refused(game, "form pink")
    table.do(game, "form red")
    assert table.options(game) == ["represent 1.4", "represent 1.6", "represent 1.7"]
    table.do(game, "represent 1.7")
    assert game.coins[0] == 11
    assert table.text(game.areas[0]) == "ASec RSen"


def test_m2_35_like_cards_are_one_representative_and_a_disc_stays_on_it(table: Tabletop) -> None:
    game = table.lay("WSec", ("WSec WSec DJun+blue RSec", "", ""), phase=FREE)
    table.do(game, "free-play witch_secretary 1")
    assert table.options(game) == ["represent 1.1", "represent 1.3"]
    assert "M2-35" in table.refused(game, "represent 1.4")
    table.do(game, "represent 1.3")
    assert table.text(game.areas[0]) == "DJun+blue"


@pytest.mark.parametrize(
    ("choice", "key", "fact"),
    [
        ("represent 1.1", "represent-column", "column=2"),
        ("represent 2.6", "place-empty", ""),
        ("represent 2.2", "like-cards", ""),
        ("represent 2.4", "represent-colour", "colour/blue"),
    ],
)
def test_m2_35_why_a_card_cannot_represent_the_faction(
    table: Tabletop, choice: str, key: str, fact: str
) -> None:
    """The faction is in column 2: two like Witches, a blue Demon, a red card and a Witch."""
    game = table.lay("WSec", ("", "WSec WSec DJun+blue RSec", ""), phase=FREE)
    table.do(game, "free-play witch_secretary 2")
    assert table.options(game) == ["represent 2.1", "represent 2.3"]
    said = table.refused(game, choice)
    assert key in said and fact in said and "M2-35" in said


def test_m2_35_a_choice_with_one_option_is_no_choice(table: Tabletop) -> None:
    game = table.lay("WSec XSec", ("WSec WSec DJun RSec", "", ""), phase=FREE)
    table.do(game, "free-play witch_secretary 1")
    assert table.text(game.areas[0]) == "WSec"
    assert game.phase == STANDARD


def test_m2_38_the_active_players_columns_are_checked_first(table: Tabletop) -> None:
    """No card of the rulebook fills several columns at once; here a hand does."""
    own = ("WSec WJun WSen DSec", "RSec RJun RSen DSec", "")
    game = table.lay("XSec", own, ("XJun XJun XSec XSen", "", ""), pile="DJun ASec", phase=FREE)
    for column in (1, 3):
        game.columns[column].append(draw_open(game))
    table.do(game, "free-play reaper_secretary 1")
    asked = []
    while game.agenda.depth:
        step = game.agenda.top()
        asked.append((step.seat, step.column))
        table.do(game, table.options(game)[0])
    assert asked == [(0, 0), (0, 1), (1, 3)]


def test_m2_35_in_the_opponents_column_the_opponent_chooses_and_is_paid(table: Tabletop) -> None:
    """Their middle column: two like Reapers, two others, and a Demon that a hand has laid there."""
    theirs = ("", "XJun XJun XSec XSen", "")
    game = table.lay("WSec", ("WSec", "", ""), theirs, pile="DJun", phase=FREE)
    game.columns[4].append(draw_open(game))
    table.do(game, "free-play witch_secretary 1")
    assert game.to_act() == [1]
    assert table.options(game) == ["represent 2.1", "represent 2.3", "represent 2.4"]
    for choice, key in (("1.3", "represent-column"), ("2.5", "represent-colour")):
        said = table.refused(game, f"represent {choice}")
        assert key in said and "M2-35" in said
    table.do(game, "represent 2.3")
    assert table.text(game.areas[1]) == "XSec" and game.columns[4] == []
    assert game.coins == [10, 11], "M2-36: one coin for four cards"
    assert game.discard == sorted(table.cards("DJun XJun XJun XSen"))
