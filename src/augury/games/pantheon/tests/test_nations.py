"""Pantheon: the powers of the nations (RULES.md 7.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from augury.games.pantheon.components import CARDS, GODS, NATIONS, money
from augury.games.pantheon.rules.eras import TEMPLE, TURN
from augury.games.pantheon.rules.nations import NATION
from augury.games.pantheon.view import view as view_of
from augury.kit.agenda import Agenda
from augury.kit.cells import cells

if TYPE_CHECKING:
    from augury.games.pantheon.tests.conftest import Scene

    Scenes = Callable[..., Scene]


def prepare(made: Scene, nation: str) -> None:
    """Let the power of a nation run, from seat 0 clockwise, then the temple, then seat 0's turn."""
    game = made.game
    game.nation = NATIONS.index(nation)
    game.agenda = Agenda(
        [TURN[0], TEMPLE[0], *(NATION[seat] for seat in range(game.seats - 1, -1, -1))]
    )
    game.open_gods = [
        made.game.god_stack.pop(0) for _ in range(game.seats + 1 - len(game.open_gods))
    ] + game.open_gods
    game.temple = False
    game.proceed()


def test_p_20_gallia_two_cards_or_a_god_for_its_top_number(scene: Scenes) -> None:
    made = scene(era=2)
    made.next_gods("gadicea taksator")
    made.levels(1, dancer=3)
    made.give(1, "dancer dancer")
    prepare(made, "gallia")
    made.do("deck")
    assert made.game.hand_size[0] == 2
    assert made.asked() == 1
    made.do("reveal")
    assert made.options() == ["bring dancer", "decline"]
    made.do("bring dancer")  # dancer level 3 + 2 dancer cards for the 5 of Gadicea
    assert made.kept(1, "gadicea") == 1
    assert made.game.score[1] == 3
    assert made.game.hand_size[1] == 0
    assert made.discarded("dancer") == 2
    made.do("reveal")
    assert made.options() == ["decline"]  # they are asked all the same
    made.do("decline")
    assert made.box("taksator") == 1
    assert made.game.hand_size[2] == 0


def test_q_48_gallia_takes_any_kind_for_the_top_number(scene: Scenes) -> None:
    """A gift tile of level 4, or a priest tile of level 1 with three cards, for Taksator's 4."""
    made = scene()
    made.next_gods("taksator")
    made.levels(0, gift=4, priest=1)
    made.give(0, "priest priest priest temple")
    prepare(made, "gallia")
    made.do("reveal")
    assert made.options() == ["bring gift", "bring priest", "decline"]
    assert view_of(made.game, 0).usual == "gift"
    made.do("bring priest")
    assert made.discarded("priest") == 3
    assert made.hand(0)[:1] == ["temple"]


def test_q_12_pietalte_through_gallia_takes_three_cards_and_no_tiles(scene: Scenes) -> None:
    made = scene()
    made.next_gods("pietalte")
    made.levels(0, gift=4)
    made.give(0, "gift gift priest priest priest")
    prepare(made, "gallia")
    made.do("reveal")
    assert made.options() == ["bring priest", "decline"]
    made.do("bring priest")
    assert made.kept(0, "pietalte") == 1


def test_q_4_plaesiris_through_gallia_takes_from_the_piles(scene: Scenes) -> None:
    made = scene()
    made.next_gods("plaesiris")
    made.demigods(low="3", high="4", row="6 6 1")
    made.game.demigod_box = cells(7)
    made.levels(0, gift=4)
    prepare(made, "gallia")
    made.game.apply(0, made.game.legal(0)[1])
    made.game.apply(0, made.game.legal(0)[0])
    assert made.game.demigod_points(0) == 7
    assert made.game.open_demigods[6] == 2


@pytest.mark.parametrize("nation", ["germania", "graecia"])
def test_x_31_p_21_everybody_has_seven_cards(scene: Scenes, nation: str) -> None:
    made = scene()
    made.give(0, "gift gift gift priest priest m1 m1 m1 m5")
    made.give(1, "gift gift gift gift gift gift move")
    made.give(2, "move move m2 m3")
    prepare(made, nation)
    assert made.asked() == 0
    assert made.options() == ["discard gift", "discard priest", "discard m1", "discard m5"]
    made.do("discard m5", "discard gift")
    assert list(made.game.hand_size) == [7, 7, 7]
    assert made.discarded("m5") == 1
    assert made.asked() == 0
    assert made.game.temple


def test_x_38_a_hand_in_during_graecia(scene: Scenes) -> None:
    """Q-41: B draws up to seven again, A gets nothing back, C draws seven. The display of 4 is not
    touched."""
    made = scene()
    game = made.game
    deck = [CARDS[card] for card in game.deck]
    made.give(0, " ".join(deck[:6]))
    made.give(1, " ".join(deck[6:9]))
    made.give(2, " ".join(deck[9:69]))
    assert len(game.deck) == 2
    display = game.display[:]
    prepare(made, "germania")
    assert list(game.hand_size) == [0, 7, 7]
    assert len(game.deck) == 57
    assert game.display == display


def test_x_32_p_22_aegyptus_swaps_feet_and_columns(scene: Scenes) -> None:
    made = scene()
    prepare(made, "aegyptus")
    assert made.options() == [
        *(f"swap foot {n}" for n in range(1, 5)),
        *(f"swap column {n}" for n in range(1, 4)),
        "pass",
    ]
    made.do("swap foot 2")
    game = made.game
    assert (
        game.feet_supply[0],
        game.column_supply[0],
        game.feet_general[0],
        game.column_general[0],
    ) == (2, 5, 10, 7)
    made.do("swap column 3")
    assert (game.feet_supply[1], game.column_supply[1]) == (7, 0)
    made.do("pass")
    assert (game.feet_supply[2], game.column_supply[2]) == (4, 3)


def test_p_22_the_general_supply_limits_the_swap(scene: Scenes) -> None:
    made = scene()
    made.supply(0, 5, 11)
    prepare(made, "aegyptus")
    assert made.can("swap foot 1")
    assert not made.can("swap foot 2")
    assert made.can("swap column 7")
    assert not made.can("swap column 8")


def test_x_30_p_23_persia_turns_the_special_money_stack_around(scene: Scenes) -> None:
    """Q-24: only the cards still in the stack."""
    made = scene()
    made.give(0, "m2 m2")
    made.new_era(
        nation="persia", gods="gadicea gadicea gadicea taksator", loot="raise1 raise1 raise1 raise1"
    )
    assert [money(card) for card in reversed(made.game.special)] == [5, 4, 4, 3, 3]
    assert made.hand(0) == ["m2", "m2"]


def test_p_24_cartago_gives_two_money_for_the_options_of_buy(scene: Scenes) -> None:
    """Q-13: placing counts from the start space. Nothing may be added; unspent money is lost."""
    made = scene(nation="cartago", loot="money money money money")
    made.give(0, "m1 m5")
    made.keep(0, "stonkus_2")
    prepare(made, "cartago")
    assert made.game.budget == 2
    assert not made.can("money m1")
    assert made.can("stop")
    made.do("foot L07", "foot L06")
    assert made.standing(0) == ["L06", "L07"]
    assert made.asked() == 1  # all money is spent
    made.do("raise gift", "stop")
    assert made.level(1, "gift") == 1
    made.do("stop")
    assert made.level(2, "gift") == 0
    assert made.hand(0) == ["m1", "m5"]


def test_p_25_iberia_raises_one_kind_and_nobody_may_decline(scene: Scenes) -> None:
    """Q-32."""
    made = scene()
    made.levels(0, gift=4)
    made.levels(1, gift=4, priest=4, dancer=4, temple=3)
    made.levels(2, gift=4, priest=4, dancer=4, temple=4)
    prepare(made, "iberia")
    assert made.options() == ["raise priest", "raise dancer", "raise temple"]
    made.do("raise temple")
    assert made.level(0, "temple") == 1
    assert made.level(1, "temple") == 4  # the only possibility
    assert made.asked() == 0
    assert made.game.temple


def test_p_26_roma_gives_everybody_two_cards(scene: Scenes) -> None:
    made = scene()
    prepare(made, "roma")
    assert list(made.game.hand_size) == [2, 2, 2]


def test_p_14_the_power_comes_before_the_temple_and_depraccus(scene: Scenes) -> None:
    """Q-7: a Depraccus bought through Gallia draws in the same era, as P-14 comes before P-16."""
    made = scene(seats=2)
    made.next_gods("depraccus")
    made.levels(0, gift=4)
    prepare(made, "gallia")
    made.do("reveal", "bring gift", "deck")
    assert list(made.game.hand_size) == [2, 2]


def test_q_30_the_god_stack_is_renewed_in_the_middle_of_laying_out(scene: Scenes) -> None:
    """P-11, P-150: one tile is left in the stack, four are needed."""
    made = scene()
    game = made.game
    for god in game.god_stack[:-1]:
        game.god_box[god] += 1
    last = game.god_stack[-1]
    game.god_stack = [last]
    made.new_era(nation="persia", gods=GODS[last], loot="raise1 raise1 raise1 raise1")
    assert len(game.open_gods) == 4
    assert game.open_gods[0] == last
    assert len(game.god_stack) == 40 - 4
    game.assert_sound()


def test_q_23_germania_serves_the_players_one_after_the_other(scene: Scenes) -> None:
    """P-21: the first one draws all their cards before the next one."""
    made = scene(seats=2)
    made.on_top("move move move move move move move gift gift gift gift gift gift gift")
    prepare(made, "germania")
    assert made.hand(0) == ["move"] * 7
    assert made.hand(1) == ["gift"] * 7
