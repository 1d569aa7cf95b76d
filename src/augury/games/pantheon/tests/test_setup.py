"""Pantheon: set-up and the preparation of an era (RULES.md 5, 7.1, 7.2)."""

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
from augury.games.pantheon.rules.eras import TURN
from augury.games.pantheon.rules.game import Pantheon
from augury.games.pantheon.rules.loot import LOOT_RESOLVE
from augury.games.pantheon.rules.setup import deal_bonus
from augury.games.pantheon.view import view as view_of
from augury.kit.agenda import Agenda
from augury.kit.cells import cells_of

if TYPE_CHECKING:
    from augury.games.pantheon.tests.conftest import Scene

    Scenes = Callable[..., Scene]


def start(seats: int, seed: int = 1, **options: str) -> Pantheon:
    game = GAME.start(seats, seed, {"start_player": "0", **options})
    assert isinstance(game, Pantheon)
    return game


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
