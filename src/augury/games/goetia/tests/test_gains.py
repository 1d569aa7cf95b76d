"""The limited supply (G-322..G-331) and the events that cards react to (G-501..G-506)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from augury.games.goetia.bundle import LETTERS
from augury.games.goetia.rules.gaining import take
from augury.games.goetia.rules.rounds import ROUND
from augury.kit.agenda import Agenda
from augury.kit.cells import cells_of

if TYPE_CHECKING:
    from augury.games.goetia.tests.conftest import Scene


def scarce(d: Scene, letter: str, supply: int, stocks: list[str]) -> None:
    for seat, stock in enumerate(stocks):
        d.own(seat, stock)
    d.game.supply[LETTERS.index(letter)] = supply


def test_ex_18_g_324_three_pink_cube_by_cube(scene: type[Scene]) -> None:
    """Players: 0 Purple, 1 Yellow, 2 White, 3 Red."""
    d = scene()
    scarce(d, "P", 1, ["", "P " * 8, "P " * 7, "P " * 4])
    assert take(d.game, 0, 0, 3) == 3
    assert [d.stock(seat).count("P") for seat in (0, 3)] == [3, 4]
    assert sorted([d.stock(1).count("P"), d.stock(2).count("P")]) == [6, 7]
    d = scene()
    scarce(d, "P", 1, ["", "P " * 9, "P " * 7, "P " * 3])
    assert take(d.game, 0, 0, 3) == 3
    assert [d.stock(seat).count("P") for seat in range(4)] == [3, 7, 7, 3]


def test_ex_19_g_324_eight_teal(scene: type[Scene]) -> None:
    d = scene()
    scarce(d, "T", 5, ["", "T " * 11, "T " * 4, ""])
    assert take(d.game, 0, 1, 8) == 8
    assert [d.stock(seat).count("T") for seat in range(4)] == [8, 8, 4, 0]
    d = scene()
    scarce(d, "T", 5, ["T T", "T " * 6, "T " * 5, "T T"])
    assert take(d.game, 0, 1, 8) == 5
    assert [d.stock(seat).count("T") for seat in range(4)] == [7, 6, 5, 2]


def test_ex_20_g_326_a_tied_receiver_gets_nothing_in_2019(scene: type[Scene]) -> None:
    d = scene(edition="2019", seats=3)
    scarce(d, "P", 0, ["P " * 7, "P " * 7, "P " * 6])
    assert take(d.game, 0, 0, 1) == 0


def test_ex_20_g_325_in_2020_the_tie_break_decides(scene: type[Scene]) -> None:
    """Fewer recruited followers win the tie; the loser is robbed, unless it is the receiver."""
    for hands, got in (([3, 4, 3], 1), ([4, 3, 3], 0)):
        d = scene(seats=3)
        scarce(d, "P", 0, ["P " * 7, "P " * 7, "P " * 6])
        d.game.hand = cells_of(list(hands))
        assert take(d.game, 0, 0, 1) == got


def test_ex_43_g_325_a_three_way_tie(scene: type[Scene]) -> None:
    """Seats: 0 Purple, 1 Red, 2 White, 3 Yellow. WP by cards and Attention: Red 20, White 24."""
    d = scene()
    d.cards(3, "PUR6")
    scarce(d, "Y", 0, ["Y " * 5, "Y " * 5 + "A " * 19, "Y " * 5 + "A " * 23, "Y Y"])
    d.game.hand = cells_of([4, 6, 6, 3])
    assert d.game.scores()[1:3] == [20, 24]
    assert take(d.game, 0, 2, 2) == 1
    assert [d.stock(seat).count("Y") for seat in range(4)] == [6, 5, 4, 2]


def test_g_325_g_327_the_last_tie_break_is_the_place_in_turn_order(scene: type[Scene]) -> None:
    d = scene(start=2)
    scarce(d, "P", 0, ["", "P P", "P P", "P P"])
    d.game.hand = cells_of([3, 3, 3, 3])
    take(d.game, 0, 0, 1)
    assert [d.stock(seat).count("P") for seat in range(4)] == [
        1,
        1,
        2,
        2,
    ]  # order 2, 3, 0, 1: seat 1 comes last


def test_g_327_followers_on_hexes_count_as_recruited(scene: type[Scene]) -> None:
    d = scene(seats=3)
    scarce(d, "P", 0, ["", "P P", "P P"])
    d.game.hand = cells_of([3, 2, 3])
    d.cards(1, "PUR5")
    d.stand(1, "PUR5", "W01-2#1")
    assert d.game.recruited(1) == 4
    take(d.game, 0, 0, 1)
    assert d.stock(1).count("P") == 1


def test_g_328_nobody_has_a_cube_of_that_colour(scene: type[Scene]) -> None:
    d = scene()
    scarce(d, "B", 0, ["", "", "", ""])
    assert take(d.game, 0, 3, 2) == 0


def test_g_329_cubes_on_treasures_are_out_of_reach(scene: type[Scene]) -> None:
    """R-6."""
    d = scene()
    d.cards(1, "BAL6")
    scarce(d, "Y", 0, ["", "", "Y", ""])
    assert take(d.game, 0, 2, 3) == 1
    assert d.treasure(1, 1) == "YYYY"
    assert d.stock(2) == ""


@pytest.mark.parametrize(("edition", "got"), [("2020", 1), ("2019", 3)])
def test_g_330_attention_is_stolen_in_2019_only(scene: type[Scene], edition: str, got: int) -> None:
    d = scene(edition=edition)
    scarce(d, "A", 1, ["", "A A A A A", "", ""])
    assert take(d.game, 0, 6, 3) == got


def test_g_331_there_is_no_limit_to_what_a_player_holds(scene: type[Scene]) -> None:
    d = scene()
    assert take(d.game, 0, 0, 20) == 20
    assert d.stock(0).count("P") == 20


def test_g_322_g_323_white_is_one_colour_of_choice_even_an_exhausted_one(
    scene: type[Scene],
) -> None:
    """R-22: it steals."""
    d = scene()
    d.world(0, "N1e W20-2 W51-2")
    scarce(d, "B", 0, ["", "B B B", "", ""])
    d.turn(0)
    d.do("place N1e#1")
    assert d.legal() == ["choose P", "choose T", "choose Y", "choose B"]
    d.do("choose B")
    assert d.stock(0) == "B B"
    assert d.stock(1) == "B"


def test_r_46_black_cubes_can_be_stolen(scene: type[Scene]) -> None:
    d = scene()
    scarce(d, "K", 0, ["", "K K", "", ""])
    assert take(d.game, 0, 4, 1) == 1


# Events


def test_ex_25_g_501_g_502_parseltongue_counts_per_king(scene: type[Scene]) -> None:
    """G-604: after each King; R-17: one colour."""
    d = scene()
    d.cards(1, "VIN1")
    d.dark(0, "S2a", king="W68-3")
    d.dark(1, "S1a", king="W61-3")
    d.deck("BLI", "BLI1 BLI2 BLI3")
    d.deck("ZAG", "ZAG1 ZAG2")
    d.stand(1, "K68-3#1", "K68-3#2", "K61-3#1")
    d.game.hand[1] = 0
    d.end_round()
    d.do("demon BLI1")
    assert d.actor() == 1
    d.do("choose P")
    assert d.stock(1) == "P P"
    assert d.tops(1) == ["VIN1", "BLI1", "BLI2", "ZAG1"]
    d.do("choose T")
    assert d.stock(1) == "P P T"


def test_ex_40_g_505_a_new_power_does_not_react_to_the_event_that_brought_it(
    scene: type[Scene],
) -> None:
    d = scene()
    d.dark(0, "S1a", king="W45-3")
    d.dark(1, "S1b", king="W61-3")
    d.deck("VIN", "VIN1 VIN2 VIN3")
    d.deck("ZAG", "ZAG1 ZAG2")
    d.stand(1, "K45-3#1", "K45-3#2", "K61-3#1")
    d.game.hand[1] = 0
    d.end_round()
    # Zagan (61) is served before Viné (45): one card, no cube. Then Parseltongue and another card:
    # no cube either.
    d.do("demon VIN1")
    assert d.stock(1) == ""
    assert "VIN1" in d.tops(1)


def test_ex_40_from_the_next_king_on_it_works(scene: type[Scene]) -> None:
    d = scene()
    d.dark(0, "S1a", king="W45-3")
    d.dark(1, "S2a", king="W32-2")
    d.deck("VIN", "VIN1 VIN2 VIN3")
    d.deck("ASM", "ASM4 ASM5")
    d.stand(1, "K45-3#1", "K45-3#2", "K32-2#1")
    d.game.hand[1] = 0
    d.end_round()
    d.do("demon VIN1")
    assert d.legal()[0].startswith("choose")
    d.do("choose P")
    assert d.stock(1) == "P"


def test_ex_41_g_505_a_power_covered_in_the_event_is_lost_for_it(scene: type[Scene]) -> None:
    d = scene()
    d.cards(1, "VIN1", "BAL6", "BAL7", "BAL4")
    d.dark(0, "S1a", king="W61-3")
    d.deck("ZAG", "ZAG1 ZAG2")
    d.stand(1, "K61-3#1")
    d.game.hand[1] = 0
    d.end_round()
    d.do("cover 1")
    assert "P" not in d.stock(1)
    assert not any(text.startswith("choose") for text in d.legal())


def test_g_503_a_placement_is_a_pay_a_hex_and_an_own_gain_event(scene: type[Scene]) -> None:
    """Toad's Head reacts to what the World hex gave, Ferocity to the use of a linked hex, Storms to
    the New World: stack by stack."""
    d = scene()
    d.cards(0, "VIN2", "BAE2", "BAL1")
    d.world(0, "N2c W20-2 W51-2")
    d.turn(0)
    d.do("place N2c#2")
    assert d.stock(0) == "K K"  # OWN_GAIN comes first
    assert d.legal()[0] == "choose P"
    d.do("choose P", "choose T")
    assert d.stock(0) == "P T K K"
    assert d.actor() == 1


def test_g_504_triggers_go_in_the_order_of_the_stacks(scene: type[Scene]) -> None:
    d = scene()
    d.cards(0, "PUR3", "BTH2")
    d.dark(0, "S1a", king="W61-3")
    d.deck("ZAG", "ZAG1 ZAG2")
    d.own(0, "T T")
    d.turn(0)
    d.do("place K61-3#1")
    assert d.stock(0) == ""  # stack 1 asks first
    d.do("choose B")
    assert d.stock(0) == "B K"


def test_g_506_what_raises_an_event(scene: type[Scene]) -> None:
    """A card taken by a Dark hex is no WORSHIP; an empty reward is no OWN_GAIN; an empty hex is a
    HEX all the same."""
    d = scene()
    d.cards(0, "VIN1", "BTH2")
    d.dark(0, "S1c")
    d.dark(1, "S1a", king="W61-3")
    d.deck("ZAG", "ZAG1 ZAG2")
    d.own(0, "Y Y T B")
    d.turn(0)
    d.do("place D1c#1")
    assert d.stock(0) == "K"  # Power of Fury reacts to the Dark Board
    assert d.actor() == 1  # Parseltongue does not react
    d = scene()
    d.cards(0, "BAE2")
    d.world(0, "N1f W20-2 W51-2")
    scarce(d, "K", 0, ["", "", "", ""])
    d.turn(0)
    d.do("place N1f#1")
    assert d.stock(0) == ""


def test_g_505_a_power_taken_by_a_dark_hex_does_not_react_to_that_placement(
    scene: type[Scene],
) -> None:
    d = scene()
    d.dark(0, "S3c")
    d.dark(1, "S3a", king="W13-3")
    d.deck("BTH", "BTH2 BTH1")
    d.own(0, "B B Y K P P T")
    d.turn(0)
    d.do("place D3c#1")
    assert d.tops(0)[0] == "BTH2"
    assert d.stock(0) == ""


def test_g_506_start_of_round_income_is_no_event(scene: type[Scene]) -> None:
    d = scene(seats=2)
    d.cards(0, "PUR2", "BLI1")
    d.own(0, "")
    d.game.steps = Agenda()
    d.game.push(ROUND[0])
    d.game.run()
    d.do("choose P")
    assert d.stock(0) == "P"


def test_bae2_gives_nothing_more_for_attention(scene: type[Scene]) -> None:
    """G-530 GAIN_SAME: cubes only."""
    d = scene()
    d.cards(0, "BAE2")
    d.world(0, "N1g W20-2 W51-2")
    d.turn(0)
    d.do("place N1g#1")
    assert d.stock(0) == "A"


def test_discounts_are_no_gain(scene: type[Scene]) -> None:
    """R-43, and G-511: they work by themselves while visible."""
    for card, rest in (("ASM2", ""), ("", None)):
        d = scene()
        d.dark(0, "S1a", king="W61-3")
        d.deck("ZAG", "ZAG1 ZAG2")
        if card:
            d.cards(0, card)
        d.own(0, "T")
        d.turn(0)
        if rest is None:
            assert not d.can("place K61-3#1")
        else:
            d.do("place K61-3#1")
            assert d.stock(0) == rest
