"""Pantheon: set-up, the preparation of an era, and the powers of the nations (RULES.md 5, 7.1 to
7.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from augury.core.chance import from_seed
from augury.games.pantheon import GAME
from augury.games.pantheon.components import (
    ACTION_CARDS,
    ALL_CARDS,
    B_COLUMN,
    B_DEMIGOD,
    B_GOD,
    B_SAC1,
    B_STEP1,
    B_SUPPLY,
    BONUSES,
    CARDS,
    COSTS,
    DEMIGODS,
    GOD_COPIES,
    GODS,
    LOOT_COPIES,
    LOOTS,
    NATIONS,
    NOTHING,
    SPECIAL_MONEY,
    SPECIAL_STACK,
    money,
)
from augury.games.pantheon.map import NODES
from augury.games.pantheon.rules.bonuses import BONUS
from augury.games.pantheon.rules.eras import TEMPLE, TURN
from augury.games.pantheon.rules.game import Pantheon
from augury.games.pantheon.rules.loot import LOOT_RESOLVE
from augury.games.pantheon.rules.nations import NATION
from augury.games.pantheon.rules.setup import deal_bonus
from augury.games.pantheon.view import view as view_of
from augury.kit.agenda import Agenda
from augury.kit.cells import cells, cells_of

if TYPE_CHECKING:
    from augury.games.pantheon.tests.conftest import Scene

    Scenes = Callable[..., Scene]


def start(seats: int, seed: int = 1, **options: str) -> Pantheon:
    game = GAME.start(seats, seed, {"start_player": "0", **options})
    assert isinstance(game, Pantheon)
    return game


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


# 3. Components


def test_the_components_are_complete() -> None:
    assert sum(ACTION_CARDS) == 75
    assert sum(SPECIAL_MONEY) == 7
    assert [a + b for a, b in zip(ACTION_CARDS, SPECIAL_MONEY, strict=True)] == ALL_CARDS
    assert sum(GOD_COPIES) == 40
    assert sum(LOOT_COPIES) == 40
    assert sum(DEMIGODS) == 21
    assert [sum(DEMIGODS[1:4]), sum(DEMIGODS[4:])] == [9, 12]
    assert len(NATIONS) == 8
    assert len(BONUSES) == 6
    assert COSTS[GODS.index("pietalte")] == [3, 2, 1]
    assert COSTS[GODS.index("gadicea")][0] == 5
    assert [4, 1] in COSTS
    assert [money(CARDS.index(name)) for name in ("m1", "m2", "m5", "move")] == [1, 2, 5, 0]


# 5. Set-up


def test_s_1_all_pieces_are_in_the_general_supply_before_the_players_take_theirs() -> None:
    game = Pantheon(3)
    game.lay_out()
    assert list(game.feet_general) == list(game.column_general) == [12, 12, 12]
    assert list(game.feet_supply) == list(game.column_supply) == [0, 0, 0]


def nation_free_seed(seats: int) -> int:
    """A seed whose first nation leaves supplies alone: Roma."""
    for seed in range(200):
        game = start(seats, seed)
        if game.nation == NATIONS.index("roma"):
            return seed
    raise AssertionError("Roma never comes first")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s_9_four_feet_three_columns_and_five_cards(seats: int) -> None:
    """Under Roma everybody has drawn two cards more; the bonus tiles are not chosen yet."""
    game = start(seats, nation_free_seed(seats), bonus="choose")
    assert list(game.feet_supply) == [4] * seats
    assert list(game.column_supply) == [3] * seats
    assert list(game.feet_general) == [8] * seats
    assert list(game.column_general) == [9] * seats
    assert list(game.hand_size) == [7] * seats


def test_s_2_each_player_gets_one_of_six_bonus_tiles_and_the_bag_holds_the_loot() -> None:
    seen = set()
    for seed in range(60):
        game = Pantheon(4, from_seed(seed))
        game.lay_out()
        deal_bonus(game, False)
        assert len(set(game.bonus)) == 4
        seen |= set(game.bonus)
    assert seen == set(range(6))
    assert len(start(4, 1).bag) == 40 - 5


def test_s_3_s_4_s_5_everything_is_shuffled_by_the_seed() -> None:
    first, same, other = start(4, 5), start(4, 5), start(4, 6)
    assert first.god_stack == same.god_stack
    assert first.god_stack != other.god_stack
    assert sorted(first.low) == sorted(value for value in first.low if value <= 3)
    assert all(value >= 4 for value in first.high)
    assert len(first.nation_stack) == 7
    nations = {start(2, seed).nation for seed in range(60)}
    assert nations == set(range(8))


def test_s_6_nobody_owns_a_sacrifice_tile_at_first() -> None:
    game = start(4, nation_free_seed(4), bonus="choose")
    assert set(game.levels) == {0}


def test_s_7_the_special_money_stack_has_the_twos_on_top_and_the_five_at_the_bottom() -> None:
    assert [money(card) for card in reversed(SPECIAL_STACK)] == [2, 2, 3, 3, 4, 4, 5]


def test_s_8_four_cards_lie_open() -> None:
    game = start(3, nation_free_seed(3), bonus="choose")
    assert len(game.display) == 4
    assert len(game.deck) == 75 - 4 - 3 * 7


def test_s_10_the_start_player_is_random_or_chosen() -> None:
    starters = set()
    for seed in range(40):
        game = GAME.start(4, seed)
        assert isinstance(game, Pantheon)
        starters.add(game.start_player)
    assert starters == {0, 1, 2, 3}
    fixed = GAME.start(4, 1, {"start_player": "2"})
    assert isinstance(fixed, Pantheon)
    assert fixed.start_player == 2


@pytest.mark.parametrize(("seats", "feet", "columns"), [(2, 6, 5), (3, 5, 4), (4, 4, 3)])
def test_v_2_fewer_players_start_with_more_pieces(seats: int, feet: int, columns: int) -> None:
    game = start(seats, nation_free_seed(seats), start_material="by_players", bonus="choose")
    assert list(game.feet_supply) == [feet] * seats
    assert list(game.column_supply) == [columns] * seats


def test_v_3_the_start_score_may_be_0() -> None:
    assert start(2, nation_free_seed(2), start_score="0", bonus="choose").scores() == [0, 0]


def test_x_27_v_1_the_start_player_chooses_his_bonus_last() -> None:
    game = start(4, nation_free_seed(4), bonus="choose")
    order = []
    while game.open_bonus:
        seat = game.to_act()[0]
        order.append(seat)
        legal = game.legal(seat)
        assert len(legal) == 7 - len(order)
        game.apply(seat, legal[0])
    assert order == [3, 2, 1, 0]


# 7.1, 7.2 Preparation


@pytest.mark.parametrize(("seats", "spaces"), [(2, 3), (3, 4), (4, 5)])
def test_p_11_and_p_12_players_plus_one_gods_and_loot_tiles(seats: int, spaces: int) -> None:
    game = start(seats, 3)
    assert len(game.open_gods) == spaces
    assert [tile != NOTHING for tile in game.loot] == [True] * spaces + [False] * (5 - spaces)
    assert len(game.bag) == 40 - spaces


def test_x_1_preparation_with_three_players() -> None:
    """P-10, P-12, P-14, P-15: Gallia, loot on A07, E08, F03, C02, H07 stays empty; the power runs
    R, G, Y; then the temple on D05."""
    for seed in range(100):
        game = start(3, seed)
        if game.nation == NATIONS.index("gallia"):
            break
    assert game.era == 1
    assert list(game.nations) == [NATIONS.index("gallia")]
    assert [place.node for place in view_of(game, -1).loot] == ["A07", "E08", "F03", "C02"]
    assert len(game.open_gods) == 4
    order = []
    while not game.temple:
        seat = game.to_act()[0]
        order.append(seat)
        game.apply(seat, game.legal(seat)[0])
    assert order == [0, 1, 2]
    assert NODES[game.site] == "D05"


def demigod_scene(made: Scene, *, low: str, high: str) -> None:
    """An era of Persia with one Plaesiris and one L_DEMIGOD; seat 0 could acquire the god with its
    tiles alone."""
    made.demigods(low=low, high=high)
    made.levels(0, gift=4, priest=2, dancer=1)
    made.new_era(nation="persia", gods="plaesiris gadicea gadicea", loot="demigod money money")


def resolve_demigod(made: Scene, seat: int) -> None:
    """The seat has taken the L_DEMIGOD of the board and resolves it."""
    game = made.game
    game.loot[0] = NOTHING
    game.loot_left -= 1
    game.taken = [LOOTS.index("demigod")]
    game.plan(LOOT_RESOLVE[seat])
    game.proceed()
    game.assert_sound()


def test_x_33_p_13_plaesiris_before_the_loot(scene: Scenes) -> None:
    """Plaesiris lays out one of each pile, then L_DEMIGOD the top of the low one. P-141, P-161: the
    best go first."""
    made = scene(seats=2)
    demigod_scene(made, low="2 3", high="5")
    assert view_of(made.game, -1).demigods == [5, 3, 2]
    made.do("acquire plaesiris")
    assert made.game.demigod_points(0) == 8
    resolve_demigod(made, 1)
    assert made.game.demigod_points(1) == 2


def test_x_33_the_loot_before_plaesiris(scene: Scenes) -> None:
    made = scene(seats=2)
    demigod_scene(made, low="2 3", high="5")
    resolve_demigod(made, 1)
    assert made.game.demigod_points(1) == 5
    made.do("acquire plaesiris")
    assert made.game.demigod_points(0) == 5


def test_x_37_p_13_an_empty_low_pile_is_not_replaced(scene: Scenes) -> None:
    """Q-5: Plaesiris lays out only the 6, the loot tile the 4."""
    for plaesiris_first in (True, False):
        made = scene(seats=2)
        made.game.low = []
        made.game.demigod_box = cells_of([0, 3, 3, 3, 0, 0, 0])
        demigod_scene(made, low="", high="6 4")
        assert view_of(made.game, -1).demigods == [6, 4]
        if plaesiris_first:
            made.do("acquire plaesiris")
            resolve_demigod(made, 1)
            assert [made.game.demigod_points(seat) for seat in (0, 1)] == [10, 0]
        else:
            resolve_demigod(made, 1)
            made.do("acquire plaesiris")
            assert [made.game.demigod_points(seat) for seat in (0, 1)] == [4, 6]


def test_p_16_depraccus_draws_two_cards_per_tile_in_seat_order(scene: Scenes) -> None:
    """P-143."""
    made = scene()
    made.keep(0, "depraccus depraccus")
    made.keep(2, "depraccus")
    made.new_era(
        nation="persia", gods="gadicea gadicea gadicea taksator", loot="raise1 raise1 raise1 raise1"
    )
    assert list(made.game.hand_size) == [4, 0, 2]


def bonus_scene(made: Scene, tile: int) -> None:
    """Seat 0 resolves a bonus tile of the first era, then its turn begins."""
    made.game.bonus[0] = tile
    made.game.agenda = Agenda([TURN[0], BONUS[0]])
    made.game.proceed()


def test_p_17_bonus_tiles_take_effect_once_and_the_step_tile_stays(scene: Scenes) -> None:
    made = scene()
    bonus_scene(made, B_SUPPLY)
    assert made.game.feet_supply[0] == 6  # P-160
    assert made.game.column_supply[0] == 4
    assert made.game.bonus[0] == NOTHING
    made = scene()
    bonus_scene(made, B_STEP1)
    assert made.game.bonus[0] == B_STEP1
    assert made.game.free_steps(0) == 1  # P-167
    made = scene()
    bonus_scene(made, B_SAC1)
    made.do("raise dancer")  # P-164
    assert made.level(0, "dancer") == 1
    made = scene()
    made.demigods(low="3")
    bonus_scene(made, B_DEMIGOD)  # P-161
    assert made.game.demigod_points(0) == 3
    assert view_of(made.game, 1).mats[0].low_demigods == 1


def test_p_162_the_god_of_a_bonus_tile_comes_from_the_stack_with_points_and_q_7_without_cards(
    scene: Scenes,
) -> None:
    made = scene()
    made.next_gods("depraccus")
    bonus_scene(made, B_GOD)
    assert made.kept(0, "depraccus") == 1
    assert made.game.score[0] == 2
    assert made.game.hand_size[0] == 0


def test_p_163_a_bonus_column_goes_on_any_column_space_that_is_not_full(scene: Scenes) -> None:
    made = scene()
    made.old_columns(1, "I11")
    made.old_columns(2, "I11")
    bonus_scene(made, B_COLUMN)
    assert len(made.options()) == 31
    assert made.why_not("column I11").endswith("[P-47]")
    made.do("column A06")
    assert made.built(0) == ["A06"]
    assert made.game.column_general[0] == 8  # P-163: from the general supply
    assert made.game.column_supply[0] == 3


# 7.3 Nation powers


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
