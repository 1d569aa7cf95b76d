"""Pantheon: what a seat is told about the ways it could go and the sacrifices it could bring
(RULES.md 7.5, 7.7). Seat 0 looks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from augury.games.pantheon.actions import VOCABULARY
from augury.games.pantheon.view import view

if TYPE_CHECKING:
    from augury.games.pantheon.tests.conftest import Scene
    from augury.games.pantheon.view_types import PantheonView

    Scenes = Callable[..., Scene]


def view_of(made: Scene, seat: int = 0) -> PantheonView:
    return view(made.game, seat)


def goals(made: Scene, seat: int = 0) -> dict[str, tuple[int, list[str]]]:
    return {goal.node: (goal.steps, goal.path) for goal in view_of(made, seat).goals}


# How far a movement could go


def test_p_43_before_a_movement_all_its_cards_count(scene: Scenes) -> None:
    made = scene(seats=2)
    made.give(0, "move")
    assert view_of(made).most_steps == 3  # two for the card, one for the big foot
    reached = goals(made)
    assert reached["F09"] == (1, ["F09"])
    steps, path = reached["D10"]  # three feet to the loot of Roma (RULES.md 4.2)
    assert steps == 3 and len(path) == 3 and path[-1] == "D10"
    assert "C10" not in reached, "four steps away"


def test_p_51_a_column_needs_a_foot_beside_it(scene: Scenes) -> None:
    made = scene(seats=2)
    made.give(0, "move")
    steps, path = goals(made)["D09"]
    assert steps == 3 and path[-1] == "D09" and path[-2] in ("E09", "E10")


def test_p_48_beside_another_piece_a_step_costs_two_and_p_47_two_pieces_close_a_space(
    scene: Scenes,
) -> None:
    made = scene(seats=3)
    made.give(0, "move move")
    made.feet(1, "F09")
    assert goals(made)["F09"] == (2, ["F09"])
    made.feet(2, "F09")
    assert "F09" not in goals(made)


def test_p_53_an_old_column_carries_the_route_for_nothing(scene: Scenes) -> None:
    made = scene(seats=2)
    made.give(0, "move")
    assert "C09" not in goals(made), "four steps away"
    made.old_columns(0, "D09")
    steps, path = goals(made)["C09"]  # two feet to the old column in Noricum, and one beyond it
    assert steps == 3 and len(path) == 3 and "D09" not in path


def test_p_44_the_personal_supply_is_the_limit(scene: Scenes) -> None:
    made = scene(seats=2)
    made.give(0, "move move move")
    made.supply(0, 2, 0)
    reached = goals(made)
    assert max(steps for steps, _ in reached.values()) == 2
    assert "D09" not in reached, "no column in the supply"


def test_p_145_a_jump_shortens_the_way_once(scene: Scenes) -> None:
    made = scene(seats=3)
    made.give(0, "move")
    made.feet(1, "F09")
    assert goals(made)["E10"][0] == 3, "two steps for F09, or around it"
    made.keep(0, "gaiviles")
    assert goals(made)["E10"] == (1, ["E10"])
    assert goals(made)["D10"] == (2, ["E10", "D10"])


@pytest.mark.parametrize("cards", [1, 3])
def test_every_way_can_be_walked_for_its_price(scene: Scenes, cards: int) -> None:
    made = scene(seats=3, loot="cards2 - - -")
    made.give(0, "move " * cards)
    made.keep(0, "gaiviles")
    made.old_columns(0, "D09 G06")
    made.feet(1, "F09 E10")
    made.feet(2, "F09 G08 G07")
    made.do(f"move {cards}")
    reached = [
        goal for goal in view_of(made).goals if goal.node != "D10" and "D10" not in goal.path
    ]
    assert len(reached) > 10
    for goal in reached:
        other = made.game.clone()
        for node in goal.path:
            steps = other.steps
            spot = next(spot for spot in view(other, 0).spots if spot.node == node)
            assert spot.cost <= steps
            other.apply(0, VOCABULARY.parse(f"{spot.piece} {node}"))
            if node == goal.path[-1] and other.to_act() == [0] and other.steps:
                assert other.steps == view_of(made).steps - goal.steps


def test_others_and_spectators_see_no_ways(scene: Scenes) -> None:
    made = scene(seats=2)
    made.give(0, "move")
    assert goals(made, 1) == {} and view_of(made, 1).most_steps == 0
    assert goals(made, -1) == {}


def test_p_76_a_purchase_reaches_as_far_as_its_money_and_without_jumps(scene: Scenes) -> None:
    made = scene(seats=2)
    made.give(0, "m1 m2")
    made.keep(0, "gaiviles")
    made.feet(1, "F09")
    made.do("money m2")
    reached = goals(made)
    assert view_of(made).most_steps == 2
    assert reached["F09"][0] == 2 and reached["G10"][0] == 1
    assert "E10" not in reached, "a jump over F09 would reach it"


# What of a god could be paid


def shares(made: Scene, god: str) -> list[tuple[str, int, int, int]]:
    open_god = next(other for other in view_of(made).gods if other.god == god)
    return [(share.kind, share.tile, share.cards, share.short) for share in open_god.shares]


def test_p_92_tiles_first_then_cards_then_what_is_missing(scene: Scenes) -> None:
    made = scene(seats=2, gods="gadicea taksator vinthrad")
    made.levels(0, gift=2, temple=1)
    made.give(0, "gift priest")
    assert shares(made, "gadicea") == [("gift", 2, 1, 2), ("temple", 1, 0, 0)]  # 5 and 1
    assert shares(made, "taksator") == [("gift", 2, 1, 1)]
    assert not next(god for god in view_of(made).gods if god.god == "taksator").affordable


def test_the_way_with_the_fewest_cards_is_shown(scene: Scenes) -> None:
    made = scene(seats=2, gods="gaiviles taksator vinthrad")
    made.levels(0, priest=3)
    made.give(0, "gift gift gift temple")
    assert shares(made, "gaiviles") == [("priest", 3, 0, 0), ("gift", 0, 1, 0)]


def test_p_93_tiles_do_not_count_for_pietalte(scene: Scenes) -> None:
    made = scene(seats=2, gods="pietalte taksator vinthrad")
    made.levels(0, gift=4, priest=4, dancer=4, temple=4)
    assert sum(short for *_, short in shares(made, "pietalte")) == 6


def test_a_spectator_sees_the_gods_without_a_purse(scene: Scenes) -> None:
    made = scene(seats=2)
    assert all(god.shares == [] and not god.affordable for god in view_of(made, -1).gods)


def test_p_192_the_columns_and_the_table(scene: Scenes) -> None:
    made = scene(seats=2)
    made.old_columns(0, "D09 G06 J06")
    seen = view_of(made)
    assert seen.mats[0].column_points == 3
    assert seen.column_points == [0, 1, 2, 3, 8, 10, 12, 14, 24, 27, 30, 33, 48]


# What the seat that looks has


def test_p_73_each_kind_of_sacrifice_says_what_there_is_of_it_and_what_the_next_level_costs(
    scene: Scenes,
) -> None:
    made = scene(seats=2)
    made.levels(0, gift=4, temple=1)
    made.give(0, "gift gift priest")
    had = [
        (offering.kind, offering.level, offering.cards, offering.total, offering.price)
        for offering in view_of(made).offerings
    ]
    assert had == [
        ("gift", 4, 2, 6, 0),
        ("priest", 0, 1, 1, 1),
        ("dancer", 0, 0, 0, 1),
        ("temple", 1, 0, 1, 2),
    ]


def test_p_43_the_steps_of_all_cards_with_the_big_foot_only_when_asked(scene: Scenes) -> None:
    made = scene(seats=2)
    made.give(0, "move move")
    made.give(1, "move")
    assert view_of(made, 0).movement == 5  # two cards, and the big foot of the action
    assert view_of(made, 1).movement == 2


def test_p_146_the_purse_counts_the_cards_and_stonkus(scene: Scenes) -> None:
    made = scene(seats=2)
    made.give(0, "m1 m3 m3 gift")
    made.keep(0, "stonkus_2")
    assert view_of(made).money == 9


def test_nobody_is_told_the_purse_of_another(scene: Scenes) -> None:
    made = scene(seats=2)
    made.give(0, "m3 move gift")
    seen = view_of(made, -1)
    assert (seen.money, seen.movement, seen.offerings) == (0, 0, [])


def test_a_god_says_how_many_cards_it_takes_and_how_many_are_missing(scene: Scenes) -> None:
    made = scene(seats=2, gods="gadicea taksator vinthrad")
    made.levels(0, gift=2, temple=1)
    made.give(0, "gift priest")
    gods = {god.god: (god.cards, god.short) for god in view_of(made).gods}
    assert gods["gadicea"] == (1, 2)
    assert gods["taksator"] == (1, 1)


def test_p_139_gods_that_are_used_up_and_p_95_what_each_scores_in_this_era(scene: Scenes) -> None:
    seen = view_of(scene(seats=2))
    assert seen.once == ["surparit", "plaesiris", "taksator", "traitera"]
    assert seen.god_points == seen.era == 1
    assert seen.scorings == [3, 6]


def test_a_mat_tells_known_cards_from_unknown_ones(scene: Scenes) -> None:
    made = scene(seats=2)
    made.give(1, "gift")
    made.give_hidden(1, "move priest")
    other = view_of(made).mats[1]
    assert (other.hand_size, other.known, other.unknown) == (3, ["gift"], 2)


def test_loot_is_laid_on_one_space_more_than_there_are_players(scene: Scenes) -> None:
    seen = view_of(scene(seats=2))
    assert len(seen.loot_spaces) == 3
    assert {space.node for space in seen.loot} <= set(seen.loot_spaces)
