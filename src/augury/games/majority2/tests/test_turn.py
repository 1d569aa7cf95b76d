"""The Majority 2: set-up, the phases of a turn, factions, the end (RULES.md 5 to 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from augury.core.chance import from_seed
from augury.games.majority2 import GAME, PROMO_SWITCHES
from augury.games.majority2.components import (
    COPIES,
    FACES,
    GHOST,
    KINDS,
    NAMES,
    POINTS,
    deck,
    draw_number,
    faction_coins,
)
from augury.games.majority2.rules.dealing import draw_open
from augury.games.majority2.rules.game import Majority2
from augury.games.majority2.rules.scoring import victory_points
from augury.games.majority2.state import DRAW, EXCHANGE, FREE, OVER, STANDARD
from augury.games.majority2.view import view as view_of

if TYPE_CHECKING:
    from augury.games.majority2.tests.conftest import Tabletop


def start(seed: int = 1, **options: object) -> Majority2:
    game = GAME.start(2, seed, options)
    assert isinstance(game, Majority2)
    return game


def random_play(game: Majority2, seed: int, until: int = 100_000) -> Majority2:
    luck = from_seed(seed)
    while game.to_act() and until:
        seat = game.to_act()[0]
        legal = game.legal(seat)
        game.apply(seat, legal[luck.below(len(legal))])
        until -= 1
    return game


# 3. Components


def test_sixty_base_cards_twelve_of_each_faction() -> None:
    assert sum(COPIES[:25]) == 60
    for colour in range(5):
        assert [face[3] for face in FACES[colour * 5 : colour * 5 + 5]] == [3, 3, 2, 2, 2]
    assert sum(COPIES[25:]) == 13


def test_the_printed_points() -> None:
    assert POINTS[:25] == [
        2,
        3,
        3,
        4,
        2,
        2,
        3,
        3,
        6,
        2,
        2,
        3,
        3,
        4,
        2,
        2,
        3,
        3,
        4,
        4,
        2,
        3,
        3,
        4,
        2,
    ]
    assert dict(zip(NAMES[25:], POINTS[25:], strict=True)) == {
        "witch_senior_p": 3,
        "demon_veteran_p": 2,
        "dragon_junior_p": 3,
        "angel_veteran_p": 4,
        "reaper_aristocrat_p": 2,
        "ghost": 5,
    }


def test_m2_90_each_promo_kind_replaces_all_copies_of_its_base_kind() -> None:
    for number, switch in enumerate(PROMO_SWITCHES):
        count = deck([i == number for i in range(5)], False)
        base = NAMES.index(switch.removeprefix("promo_"))
        promo = NAMES.index(switch.removeprefix("promo_") + "_p")
        assert (count[base], count[promo]) == (0, COPIES[base])
        assert sum(count) == 60
        assert start(**{switch: True}).deck == count


def test_m2_91_two_ghosts_make_a_deck_of_62() -> None:
    game = start(ghosts=True)
    assert sum(game.deck) == 62
    assert game.deck[GHOST] == 2
    assert len(game.pile) == 48


def test_m2_92_the_base_deck_is_the_default() -> None:
    assert start().deck == COPIES[:25] + [0] * (KINDS - 25)


# 5. Set-up


def test_t34_card_budget() -> None:
    """M2-1, M2-3, M2-5: 46 in the pile, 6 in hand, 4 in each reserve."""
    game = start()
    assert len(game.pile) == 46
    assert len(game.hand) == 6
    assert [len(reserve) for reserve in game.reserves] == [4, 4]
    assert start(1).pile != start(2).pile


def test_m2_2_three_coins_each_ready_only_after_the_income_phase() -> None:
    game = start()
    assert game.coins == [3, 3]
    assert game.ready[game.active] == 3
    assert game.ready[1 - game.active] == 0


def test_m2_4_the_start_player_is_random_or_chosen_and_keeps_the_marker() -> None:
    assert {start(seed).start for seed in range(30)} == {0, 1}
    for seat in (0, 1):
        game = start(start=str(seat))
        assert (game.start, game.active) == (seat, seat)
        assert random_play(game, 3).start == seat


def test_m2_6_the_only_hand_is_the_active_players(table: Tabletop) -> None:
    game = start()
    assert view_of(game, game.active).hand == [NAMES[card] for card in game.hand]
    assert view_of(game, 1 - game.active).hand == []
    assert (
        table.refused(game, "draw", 1 - game.active)
        == f"not-your-turn names=seat/{game.active} [M2-6]"
    )


# 7.2 Income, exchange, draw


def test_m2_21_income_readies_all_coins(table: Tabletop) -> None:
    game = table.lay("WJun WSec", ready=0, coins=(10, 6))
    assert game.ready[1] == 0
    table.do(game, "end-standard")
    assert game.active == 1
    assert game.ready[1] == 6


def test_m2_22_hand_and_reserve_are_swapped_whole_or_not_at_all(table: Tabletop) -> None:
    game = table.lay("WJun WSec", reserve="XJun", phase=EXCHANGE)
    assert table.options(game) == ["keep-hand", "swap"]
    other = game.clone()
    table.do(game, "swap")
    assert (table.text(game.hand), table.text(game.reserves[0])) == ("XJun", "WSec WJun")
    table.do(other, "keep-hand")
    assert (table.text(other.hand), table.text(other.reserves[0])) == ("WSec WJun", "XJun")


def test_m2_22_either_side_of_the_exchange_may_be_empty(table: Tabletop) -> None:
    game = table.lay("", reserve="XJun WSec", phase=EXCHANGE)
    table.do(game, "swap")
    assert (table.text(game.hand), game.reserves[0]) == ("WSec XJun", [])
    game = table.lay("XJun", reserve="", phase=EXCHANGE)
    table.do(game, "swap")
    assert table.text(game.reserves[0]) == "XJun"


def test_t4_no_exchange_in_the_very_first_turn(table: Tabletop) -> None:
    """M2-23: the start player draws at once; the second player may exchange in their first turn."""
    game = start()
    assert (game.turn, game.phase) == (1, DRAW)
    table.do(game, "no-draw", "no-free-play", "end-standard")
    assert (game.turn, game.phase) == (2, EXCHANGE)


def test_m2_24_reserve_cards_cannot_be_played(table: Tabletop) -> None:
    game = table.lay("WSec", reserve="XJun")
    assert (
        table.refused(game, "play reaper_junior 1") == "in-reserve card=card/reaper_junior [M2-24]"
    )


@pytest.mark.parametrize(
    ("factions", "number"),
    [(0, 2), (1, 3), (2, 3), (3, 4), (4, 4), (5, 5), (6, 5), (7, 6), (8, 6), (12, 6)],
)
def test_the_draw_table(factions: int, number: int) -> None:
    assert draw_number(factions) == number


@pytest.mark.parametrize(
    ("their_area", "drawn"),
    [("", 2), ("WSec WJun WVet", 4), ("WSec WJun WVet DSec DJun", 5)],
    ids=["none", "three", "five"],
)
def test_t3_draw_by_the_opponents_factions_and_one_card_for_his_reserve(
    table: Tabletop, their_area: str, drawn: int
) -> None:
    """M2-25: all or nothing; the opponent's card comes last."""
    game = table.lay(
        "XSec", their_area=their_area, pile="WSen WSen RSec RSec RJun RSen RVet", phase=DRAW
    )
    assert table.options(game) == ["draw", "no-draw"]
    table.do(game, "draw")
    order = table.cards("WSen WSen RSec RSec RJun RSen RVet")
    assert sorted(game.hand) == sorted([*table.cards("XSec"), *order[:drawn]])
    assert game.reserves[1] == [order[drawn]]


def test_m2_25_not_drawing_gives_the_opponent_nothing(table: Tabletop) -> None:
    game = table.lay("XSec", phase=DRAW)
    table.do(game, "no-draw")
    assert (len(game.hand), game.reserves[1]) == (1, [])


def test_m2_26_an_empty_hand_must_draw(table: Tabletop) -> None:
    game = table.lay("", reserve="XJun", phase=EXCHANGE)
    table.do(game, "keep-hand")
    assert (len(game.hand), game.phase) == (2, FREE)
    assert len(game.reserves[1]) == 1


def test_m2_27_draws_by_abilities_bring_the_opponent_nothing(table: Tabletop) -> None:
    game = table.lay("WJun DJun XSec")
    table.do(game, "play witch_junior 1", "play demon_junior 2", "lay-aside reaper_secretary")
    assert game.reserves[1] == []


def test_t33_the_discards_become_a_new_pile_when_a_card_is_needed(table: Tabletop) -> None:
    """M2-14: pile 1, discard 7, draw 3: draws 1, shuffles 7, draws 2."""
    game = table.lay(
        "XSec",
        their_area="DSec",
        pile="WSen",
        discard="WSec WSec WSec RSec RSec RSec ASec",
        rest="their_reserve",
        phase=DRAW,
    )
    table.do(game, "draw")
    assert len(game.hand) == 4
    assert len(game.pile) == 4  # the opponent's card came out of the new pile too
    assert game.discard == []


def test_m2_14_ruling_37_missing_cards_are_not_made_up_and_the_opponents_comes_last(
    table: Tabletop,
) -> None:
    game = table.lay("XSec", pile="WSen", discard="RSec", rest="their_reserve", phase=DRAW)
    before = len(game.reserves[1])
    table.do(game, "draw")
    assert table.text(game.hand) == "WSen RSec XSec"
    assert len(game.reserves[1]) == before


def test_m2_14_without_pile_and_discard_nothing_is_drawn(table: Tabletop) -> None:
    game = table.lay("XSec", reserve="WSec", rest="their_reserve", phase=EXCHANGE)
    table.do(game, "keep-hand")
    assert game.phase == FREE
    assert table.refused(game, "draw") == "draw-over [M2-25]"


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


# 7.4 Standard play and clean-up


def test_m2_40_as_many_cards_as_can_be_paid_or_none(table: Tabletop) -> None:
    game = table.lay("WSec WSec DSec RSec", ready=7)
    table.do(game, "play witch_secretary 1", "play demon_secretary 2", "play witch_secretary 1")
    assert game.active == 1  # one coin is left, and no card is that cheap
    game = table.lay("WSec WSec")
    table.do(game, "end-standard")
    assert game.active == 1
    assert "M2-40" in table.refused(table.lay("WSec"), "take own 1.1")


def test_m2_41_only_ready_coins_pay(table: Tabletop) -> None:
    game = table.lay("WSec WJun AVet", area="ASec", ready=3)
    assert (
        table.refused(game, "play angel_veteran 1")
        == "coins card=card/angel_veteran needed=4 held=3 [M2-41]"
    )
    table.do(game, "play witch_junior 1")
    assert (game.coins[0], game.ready[0]) == (10, 0)


@pytest.mark.parametrize(
    ("area", "playable"),
    [("", ""), ("WSec", "WVet"), ("WSec WSec", "WVet WAri"), ("DSec RSec ASec", "")],
)
def test_m2_42_veterans_need_one_faction_of_their_own_aristocrats_two(
    table: Tabletop, area: str, playable: str
) -> None:
    game = table.lay("WVet WAri", area=area)
    names = {f"play {NAMES[card]} 1" for card in table.cards(playable)}
    assert {option for option in table.options(game) if option.endswith(" 1")} == names


def test_t9_requirement_by_disc(table: Tabletop) -> None:
    """M2-10, M2-11, M2-42: a Witch Secretary with a red disc is a red faction and no blue one."""
    game = table.lay("RVet WVet", area="WSec+red")
    assert "play dragon_veteran 1" in table.options(game)
    reason = table.refused(game, "play witch_veteran 1")
    assert reason == "factions card=card/witch_veteran needed=1 held=0 colour=colour/blue [M2-42]"


def test_m2_43_ability_before_check(table: Tabletop) -> None:
    """T12: P's column e,f,g,h and a paid Dragon Junior, nothing opposite: the 4th card goes, four
    are left, no CHECK."""
    game = table.lay("RJun XSec", ("WSec WJun DSec DJun", "", ""))
    table.do(game, "play dragon_junior 1")
    assert table.column(game, 0, 1) == "WSec WJun DSec RJun"
    assert "M2-43" in table.refused(table.lay_waiting(), "end-standard", 0)


def test_m2_44_the_hand_goes_to_the_opponent(table: Tabletop) -> None:
    game = table.lay("WSec DSec", their_reserve="XSec")
    told = {event.kind: event for event in table.do(game, "end-standard")}
    assert (game.active, table.text(game.hand)) == (1, "WSec DSec")
    assert told["handed-over"].facts == {"seat": "seat/1", "cards": 2}, "everybody hears how many"
    assert told["received"].facts == {"cards": "card/witch_secretary card/demon_secretary"}
    assert told["handed-over"].seats is None and told["received"].seats == [1]
    assert game.phase == EXCHANGE


def five(table: Tabletop, active_has: str, other_has: str) -> Majority2:
    return table.lay("WSec", area=active_has, their_area=other_has)


def test_t31_the_game_ends_when_the_next_player_has_five_factions(table: Tabletop) -> None:
    """M2-45: reaching five grants the other player a last turn."""
    game = five(table, "DSec DJun DSen RSec RJun", "XSec XJun")
    table.do(game, "end-standard")
    assert game.phase == EXCHANGE
    assert game.active == 1
    table.do(game, "keep-hand", "no-draw", "no-free-play", "end-standard")
    assert game.phase == OVER
    assert game.to_act() == []
    assert repr(game.why_not(0, 0)) == "over [M2-45]"


def test_m2_45_four_are_not_enough(table: Tabletop) -> None:
    game = five(table, "", "DSec DJun DSen RSec")
    table.do(game, "end-standard")
    assert game.phase == EXCHANGE


def test_m2_46_six_idle_turns_end_the_game(table: Tabletop) -> None:
    game = start()
    for number in range(1, 7):
        assert game.turn == number
        if number > 1:
            table.do(game, "keep-hand")
        table.do(game, "no-draw", "no-free-play", "end-standard")
    assert (game.phase, game.idle) == (OVER, 6)


def test_m2_46_a_card_drawn_or_played_interrupts_the_idle_turns(table: Tabletop) -> None:
    for deed in ("draw", "free", "paid"):
        game = table.lay("WSec DSec RSec", phase=DRAW)
        game.idle = 5
        table.do(game, "draw" if deed == "draw" else "no-draw")
        table.do(game, "free-play witch_secretary 1" if deed == "free" else "no-free-play")
        if deed == "paid":
            table.do(game, "play witch_secretary 1")
        table.do(game, "end-standard")
        assert (game.phase, game.idle) == (EXCHANGE, 0)


def test_m2_46_after_200_turns_the_game_ends(table: Tabletop) -> None:
    game = table.lay("WSec", turn=199)
    table.do(game, "end-standard")
    assert (game.turn, game.phase) == (200, EXCHANGE)
    table.do(game, "keep-hand", "draw", "no-free-play", "end-standard")
    assert game.phase == OVER


# 8. Scoring


def test_t1_final_scoring(table: Tabletop) -> None:
    """M2-88, M2-50: 6+4+4+3+3+4 = 24, and 11 coins."""
    game = table.lay("WSec", area="DVet DSec DSec AJun AJun AAri", coins=(11, 3))
    assert victory_points(game, 0) == 24
    assert game.scores() == [35, 3]


def test_m2_88_columns_hand_and_reserve_count_nothing(table: Tabletop) -> None:
    game = table.lay("DVet", ("DVet", "", ""), reserve="AAri", coins=(4, 5), ready=4)
    assert game.scores() == [4, 5]


def test_t32_the_start_player_loses_a_tie(table: Tabletop) -> None:
    """M2-89: 30:30 with the marker at P: O wins."""
    game = table.lay("WSec", coins=(30, 30))
    assert game.start == 0
    assert game.ranks() == [2, 1]
    game.start = 1
    assert game.ranks() == [1, 2]
    game.coins = [29, 30]
    assert game.ranks() == [2, 1]


# 12. Invariants over whole games


@pytest.mark.parametrize("seed", range(6))
def test_invariants_of_the_turn(seed: int) -> None:
    """Invariants 4, 6, 7, 9 and 10: ready coins, one free play, requirements, score areas shrink
    only by dragon_aristocrat."""
    game = start(seed, ghosts=seed % 2 == 0)
    game.listening = True
    luck = from_seed(seed + 50)
    free_plays = 0
    while game.to_act():
        seat = game.to_act()[0]
        legal = game.legal(seat)
        before = [len(area) for area in game.areas]
        game.apply(seat, legal[luck.below(len(legal))])
        events = game.hear()
        kinds = [event.kind for event in events]
        for event in events:
            if event.kind == "turn":
                free_plays = 0
            free_plays += event.kind == "free-played"
            assert free_plays <= 1
        for other in range(2):
            assert len(game.areas[other]) >= before[other] or "gave-up" in kinds
        if kinds == [] and game.phase == STANDARD and free_plays == 0:
            assert game.ready[game.active] == game.coins[game.active]
    assert game.factions(1 - game.active) >= 5 or game.idle == 6 or game.turn == 200
