"""Pantheon: the action Buy (RULES.md 7.6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from augury.games.pantheon.tests.conftest import Scene

    Scenes = Callable[..., Scene]


def test_x_7_p_73_a_sacrifice_tile_of_any_level(scene: Scenes) -> None:
    """Dancer level 1 costs 1; level 3 costs 6 (1 + 2 + 3)."""
    made = scene()
    made.give(0, "m1")
    made.do("money m1", "raise dancer")
    assert made.level(0, "dancer") == 1
    assert made.asked() == 1
    made = scene()
    made.give(0, "m5 m1")
    made.do("money m5", "money m1", "raise dancer", "raise dancer", "raise dancer")
    assert made.level(0, "dancer") == 3
    assert made.game.budget == 0
    made = scene()
    made.give(0, "m5 m4 m1")
    made.do("money m5", "money m4", "money m1", *["raise gift"] * 4)  # level 4 costs 10
    assert made.level(0, "gift") == 4
    assert made.asked() == 1


def test_x_8_p_74_an_upgrade_costs_the_difference(scene: Scenes) -> None:
    """Temple level 1 to level 3: 6 - 1 = 5."""
    made = scene()
    made.levels(0, temple=1)
    made.give(0, "m4")
    made.do("money m4", "raise temple")
    assert not made.can("raise temple")  # 2 money are left, level 3 costs 3 more
    assert made.why_not("raise temple") == "short-money needed=3 left=2 [P-74]"
    made = scene()
    made.levels(0, temple=1)
    made.give(0, "m5")
    made.do("money m5", "raise temple", "raise temple")
    assert made.level(0, "temple") == 3
    assert made.asked() == 1
    made = scene()
    made.levels(0, temple=4)
    made.give(0, "m5")
    made.do("money m5")
    assert made.why_not("raise temple") == "level-top kind=sacrifice/temple [P-74]"


def test_x_9_eight_money(scene: Scenes) -> None:
    """P-70, P-73, P-75, P-76: 5 + 2 + 1: dancer 1, priest 2, a foot, a column, the column on I11
    beside yellow's. P-77: nobody follows."""
    made = scene(loot="money money - money")
    made.feet(0, "G10 H10")
    made.supply(0, 0, 0)
    made.old_columns(1, "I11")
    made.give(0, "m5 m2 m1")
    made.give(1, "move move")
    made.do("money m5", "money m2", "money m1")
    assert made.game.budget == 8
    made.do("raise dancer", "raise priest", "raise priest")
    assert made.game.budget == 4
    made.do("purchase foot", "purchase column", "column I11")
    assert made.built(0) == ["I11"]
    assert (made.discarded("m5"), made.discarded("m2"), made.discarded("m1")) == (1, 1, 1)  # P-78
    assert made.asked() == 1
    assert made.options()[0].startswith("move")  # their own turn, not a movement along
    assert made.game.big_foot == -1
    assert made.game.feet_supply[0] == 1


def test_p_70_money_is_laid_from_the_highest_card_before_the_first_purchase(scene: Scenes) -> None:
    """Q-49."""
    made = scene()
    made.give(0, "m3 m1 m1")
    assert [option for option in made.options() if option.startswith("money")] == [
        "money m1",
        "money m3",
    ]
    made.do("money m1")
    assert not made.can("money m3")
    assert made.can("money m1")
    made.do("purchase foot")
    assert made.asked() == 1  # the money is spent
    assert made.hand(0) == ["m1", "m3"]


def test_p_71_buy_needs_enough_money_for_some_purchase(scene: Scenes) -> None:
    """Everything else is out of reach: the cheapest thing is a raise to level 2 for 2 money."""
    made = scene()
    made.levels(0, gift=1, priest=4, dancer=4, temple=4)
    made.game.feet_general[0] = made.game.column_general[0] = 0
    made.game.feet_supply[0] = made.game.column_supply[0] = 0
    made.give(0, "m1")
    assert not made.can("money m1")
    assert made.why_not("money m1") == "money-short most=1 needed=2 [P-71]"
    made.give(0, "m1")
    assert made.can("money m1")
    made.game.apply(0, made.game.legal(0)[0])
    assert made.options() == ["money m1"]  # one alone buys nothing


def test_p_72_stonkus_adds_money_and_is_enough_alone(scene: Scenes) -> None:
    """P-146. Unspent money is lost, no change is given."""
    made = scene()
    made.keep(0, "stonkus_1 stonkus_2")
    assert made.can("spend")
    made.do("spend")
    assert made.game.budget == 3
    made.do("purchase column", "stop")
    assert made.game.budget == 0
    assert made.asked() == 1
    made = scene()
    made.keep(0, "stonkus_2")
    made.give(0, "m4")
    made.do("money m4")
    assert made.game.budget == 6
    made = scene()
    assert not made.can("spend")


def test_p_75_and_p_3_pieces_cost_one_money_as_long_as_there_are_any(scene: Scenes) -> None:
    made = scene()
    made.supply(0, 11, 12)
    made.give(0, "m3")
    made.do("money m3")
    assert not made.can("purchase column")
    assert "[P-75]" in made.why_not("purchase column")
    made.do("purchase foot")
    assert not made.can("purchase foot")
    assert made.game.feet_supply[0] == 12


def test_p_76_placing_costs_one_or_two_money_by_the_same_rules(scene: Scenes) -> None:
    made = scene()
    made.feet(1, "H09")
    made.give(0, "m3")
    made.do("money m3")
    assert not made.can("foot I10")
    made.do("foot H09")
    assert made.game.budget == 1
    made.do("foot I09")
    assert made.standing(0) == ["H09", "I09"]


def test_p_77_no_steps_and_no_jumps_in_buy(scene: Scenes) -> None:
    made = scene(seats=2)
    made.feet(1, "F08")
    made.keep(0, "gaiviles vinthrad")
    made.give(0, "m1")
    made.do("money m1")
    assert made.game.budget == 1
    assert not made.can("foot E09")


def test_x_39_the_last_loot_by_buy(scene: Scenes) -> None:
    """P-78, P-120, Q-18, Q-44: the money is discarded, the loot resolved, 3 points, the next player
    starts. Nobody follows."""
    made = scene(loot="- - cards2")
    made.feet(0, "G10 H10 I11")
    made.give(0, "m1")
    heard = made.do("money m1", "foot J10", "take")
    kinds = [event.kind for event in heard]
    assert kinds.index("took-loot") < kinds.index("resolves") < kinds.index("era-ends")
    assert "moves-along" not in kinds
    ends = next(event for event in heard if event.kind == "era-ends")
    assert ends.facts["seat"] == "seat/0"
    assert ends.facts["next"] == "seat/1"
    assert made.game.score[0] == 1 + 3
    assert made.game.start_player == 1
