"""The Majority 2: the phases of a turn, the end, the score (RULES.md 7.2, 7.4, 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from augury.core.chance import from_seed
from augury.games.majority2 import GAME
from augury.games.majority2.components import NAMES, draw_number
from augury.games.majority2.reader import own
from augury.games.majority2.rules.game import Majority2
from augury.games.majority2.rules.scoring import victory_points
from augury.games.majority2.state import DRAW, EXCHANGE, FREE, OVER, STANDARD

if TYPE_CHECKING:
    from augury.games.majority2.tests.conftest import Tabletop


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
    game = own(GAME.start(2, 1))
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
    game = own(GAME.start(2, 1))
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
    game = own(GAME.start(2, seed, {"ghosts": seed % 2 == 0}))
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
