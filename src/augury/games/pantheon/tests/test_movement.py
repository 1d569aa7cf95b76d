"""Pantheon: the turn, the action Move, and the movements of the others (RULES.md 7.4, 7.5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from augury.games.pantheon.tests.conftest import Scene

    Scenes = Callable[..., Scene]

LOOT_ON_J10 = "- - cards2"  # Roma's space number 2


# 7.4 Turn


def test_p_30_one_action_then_the_next_player(scene: Scenes) -> None:
    made = scene()
    assert made.asked() == 0
    made.do("deck", "deck", "deck")
    assert made.asked() == 1
    assert made.game.active == 1
    made.do("deck", "deck", "deck", "deck")
    assert made.asked() == 2


def test_p_31_draw_is_always_possible_and_actions_must_be_carried_out(scene: Scenes) -> None:
    """Q-14."""
    made = scene()
    made.supply(0, 0, 0)
    made.game.feet_general[0] = made.game.column_general[0] = 0
    assert made.options() == ["open gift", "open priest", "open dancer", "open temple", "deck"]
    made = scene()
    made.give(0, "move m1")
    made.do("move 1")
    assert not made.can("stop")
    assert "[P-31]" in made.why_not("stop")
    made.do("foot H09")
    assert made.can("stop")
    made = scene()
    made.give(0, "m1 m1")
    made.do("money m1")
    assert "[P-31]" in made.why_not("stop")


# 7.5 Steps


def test_x_2_a_move_of_three_steps(scene: Scenes) -> None:
    """P-40, P-43: big foot and one card. P-45, P-46, P-50, P-51: feet in a chain, the column beside
    a foot."""
    made = scene(loot=LOOT_ON_J10)
    made.give(0, "move")
    made.do("move 1")
    assert made.game.steps == 3
    assert not made.can("column I11")
    assert "[P-51]" in made.why_not("column I11")
    assert not made.can("foot I10")
    assert "[P-50]" in made.why_not("foot I10")
    made.do("foot H09", "foot I10")
    assert not made.can("foot I11")
    assert "[P-45]" in made.why_not("foot I11")
    made.do("column I11")
    game = made.game
    assert (game.feet_supply[0], game.column_supply[0]) == (2, 2)  # P-44
    assert made.discarded("move") == 1  # P-55
    assert game.big_foot == -1  # the others could not move and drew a card (P-60, P-62)
    assert list(game.hand_size) == [0, 1, 1]
    assert made.asked() == 1


def test_x_3_followers(scene: Scenes) -> None:
    """P-42, P-48, P-53, P-54, P-55, P-60..P-62: two and six steps; the shared column space costs 2;
    loot is paid out at the end."""
    made = scene(loot=LOOT_ON_J10)
    made.give(0, "move")
    made.give(1, "move")
    made.give(2, "move move move")
    made.do("move 1", "foot H09", "foot I10", "column I11")
    assert made.asked() == 1
    made.do("move 1")
    assert made.game.steps == 2
    made.do("foot F08", "foot E08")
    assert made.asked() == 2
    made.do("move 3")
    assert made.game.steps == 6
    made.do("foot G10", "foot H10", "column I11")
    assert made.game.steps == 2
    made.do("foot J10")
    assert made.options() == ["take", "leave"]
    made.do("take")
    assert made.game.steps == 1
    assert made.game.hand_size[2] == 0  # the loot is not paid out yet
    made.do("stop")
    assert made.discarded("move") == 5
    assert made.game.hand_size[2] == 2
    assert made.game.big_foot == -1
    assert made.built(0) == made.built(2) == ["I11"]
    column = made.game.columns[0][0]
    assert [made.game.stands(seat, column) for seat in range(3)] == [True, False, True]
    assert made.game.pieces_at(column) == 2  # R and Y: closed to G (P-47)


def test_x_4_and_x_5_shared_spaces_and_branches(scene: Scenes) -> None:
    """P-48: 2 steps where another piece stands. P-52: several branches, and an old one goes on."""
    made = scene()
    made.give(0, "move move")  # green
    made.give(1, "move move move")  # yellow
    made.give(2, "move")  # red
    made.feet(0, "H09 I10")
    made.supply(0, 4, 3)
    made.do("move 2")
    assert made.game.steps == 5
    made.do("column I11", "foot F08", "foot E09", "column D09")
    assert made.game.steps == 1
    made.do("stop", "move 3", "foot F09")
    assert made.game.steps == 5
    made.do("foot E09", "column D09")
    assert made.game.steps == 1
    made.do("stop")
    assert made.asked() == 2
    made.do("deck")
    assert made.hand(2)[0] == "move"
    assert made.game.hand_size[2] == 2


def test_x_4_a_follower_may_draw_instead(scene: Scenes) -> None:
    """P-60: a card from the deck, P-31: for a movement needs a placed piece."""
    made = scene()
    made.give(0, "move")
    made.give(1, "move")
    made.do("move 0", "foot H09")
    assert made.asked() == 1
    assert made.options() == ["move 1", "deck"]
    made.do("deck")
    assert made.game.hand_size[1] == 2
    assert made.standing(1) == []


def test_x_6_an_old_column_carries_the_route_again(scene: Scenes) -> None:
    """P-49, P-53: it is linked once a linked piece touches it; it costs no step."""
    made = scene(era=3, loot="- - - money")
    made.old_columns(0, "I11")
    made.supply(0, 4, 3)
    made.give(0, "move move")
    made.do("move 2", "foot H09")
    assert not made.can("foot H11")
    made.do("foot I10")
    assert made.can("foot H11")
    made.do("foot H11", "foot G12", "column F12")
    assert made.built(0) == ["F12", "I11"]


def test_x_36_a_bonus_column_is_not_a_second_temple(scene: Scenes) -> None:
    """P-49, P-163, Q-40."""
    made = scene(loot="money money - money")
    made.old_columns(0, "I11")
    assert made.game.column_general[0] == 8
    made.give(0, "move move")
    made.do("move 2")
    assert not made.can("foot H11")
    assert not made.can("foot J10")
    made.do("foot H09", "foot I10")
    assert made.can("foot H11")


def test_p_41_move_needs_a_number_of_cards_with_which_something_can_be_placed(
    scene: Scenes,
) -> None:
    made = scene()
    made.feet(1, "F09 F08 G08 H08 H09 G10")  # all six spaces around the temple are held once
    made.supply(1, 0, 3)
    made.give(0, "move")
    assert made.options()[:2] == ["move 1", "open gift"]
    assert "[P-41]" in made.why_not("move 0")
    assert "[P-40]" in made.why_not("move 2")


def test_p_43_and_x_25_steps_without_cards(scene: Scenes) -> None:
    """P-144, P-167: Vinthrad and L_STEP2 give a follower 3 steps, or 1 card, not both."""
    made = scene()
    made.keep(1, "vinthrad")
    made.game.step_tiles[2 * 1 + 1] = 1
    made.game.bag.remove(12)
    made.do("move 0", "foot H09")
    assert made.asked() == 1
    assert made.options() == ["move 0", "deck"]
    made.do("move 0")
    assert made.game.steps == 3
    made.do("foot G10", "foot F10", "stop")
    assert made.game.hand_size[1] == 0


def test_p_43_all_sources_combine(scene: Scenes) -> None:
    made = scene()
    made.keep(0, "vinthrad vinthrad")
    made.game.step_tiles[0] = made.game.step_tiles[1] = 1
    made.game.bag.remove(11)
    made.game.bag.remove(12)
    made.game.bonus[0] = 3
    made.give(0, "move move move")
    made.do("move 2")
    assert made.game.steps == 2 * 2 + 1 + 1 + 2 + 1 + 2


def test_p_44_unused_steps_are_lost_and_pieces_come_from_the_personal_supply(scene: Scenes) -> None:
    made = scene()
    made.supply(0, 1, 0)
    made.give(0, "move move")
    made.do("move 2", "foot H09")  # no further piece: the movement is over
    assert made.asked() == 1
    assert made.game.steps == 0
    made = scene()
    made.supply(0, 1, 3)
    made.give(0, "move")
    made.do("move 1", "foot H09")
    assert made.game.feet_supply[0] == 0
    assert made.asked() == 1


def test_p_45_feet_stand_on_land_water_loot_and_inactive_start_spaces(scene: Scenes) -> None:
    """Q-8: not on the active one."""
    made = scene(seats=2, nation="roma")
    made.supply(0, 9, 0)
    made.game.feet_general[0] = 3
    made.feet(0, "F08 E08 D07 D06")  # a route to Gallia
    made.give(0, "move")
    made.do("move 1")
    assert made.can("foot D05")
    assert made.can("foot H09")
    assert not made.can("foot G09")
    assert made.why_not("foot G09") == "temple-there [P-45]"


def test_p_47_two_pieces_of_different_players_at_most(scene: Scenes) -> None:
    made = scene()
    made.feet(1, "H09")
    made.feet(2, "H09")
    made.feet(1, "G10")
    made.feet(0, "F08")
    made.give(0, "move")
    made.do("move 1")
    assert not made.can("foot H09")
    assert made.why_not("foot H09") == "space-full [P-47]"
    assert not made.can("foot F08")
    assert made.why_not("foot F08") == "piece-yours [P-47]"
    made.do("foot G10")  # P-48
    assert made.game.steps == 1


def test_p_48_a_shared_space_needs_two_steps(scene: Scenes) -> None:
    made = scene()
    made.feet(1, "G10")
    made.do("move 0")
    assert not made.can("foot G10")
    assert made.why_not("foot G10") == "short-steps needed=2 left=1 [P-48]"
    assert made.can("foot G08")


def test_q_9_a_column_is_not_built_beside_a_linked_column_or_the_temple_alone(
    scene: Scenes,
) -> None:
    """P-51: J11 touches I11; a foot there, not the column, would carry another column."""
    made = scene(seats=2, loot="money money - ")
    made.feet(0, "H09 I10")
    made.give(0, "move")
    made.do("move 1", "column I11")
    spots = [option for option in made.options() if option.startswith("column")]
    assert spots == []


def test_x_40_p_54_loot_may_be_left_lying(scene: Scenes) -> None:
    """Q-16, Q-43: who leaves it cannot come back; a space of two feet is closed."""
    made = scene(loot="money - cards2")
    made.feet(0, "H09 I10")
    made.feet(1, "G10 H10 I10")
    made.give(1, "move")
    made.do("move 0", "foot J10", "leave")
    assert made.loot_at("J10") == "cards2"
    made.do("move 1", "foot J10", "take")
    assert made.loot_at("J10") == ""
    made = scene(loot="money - cards2")
    made.feet(0, "H09 I10")
    made.feet(1, "G10 H10 I10")
    made.give(1, "move")
    made.give(2, "move")
    made.do("move 0", "foot J10", "leave", "move 1", "foot J10", "leave")
    made.do("deck")
    assert made.loot_at("J10") == "cards2"
    assert not made.game.over


def test_p_55_and_q_17_loot_is_resolved_after_the_movement_in_any_order(scene: Scenes) -> None:
    """New step tiles count from the next movement on; Q-47: nothing goes on after the loot."""
    made = scene(nation="gallia", loot="step1 cards2 - money")
    made.feet(0, "C06 B06")
    made.supply(0, 6, 3)
    made.feet(0, "E06 E07")
    made.give(0, "move")
    made.do("move 1", "foot A07", "take", "foot E08", "take")
    assert made.game.steps == 1
    made.do("stop")
    assert made.options() == ["resolve cards2", "resolve step1"]
    made.do("resolve step1")
    assert made.game.hand_size[0] == 2  # the last tile needs no choice
    assert made.game.free_steps(0) == 1


def test_p_60_a_follower_who_visibly_cannot_move_draws_at_once(scene: Scenes) -> None:
    """Q-50: an empty hand and no steps; a hand of one card could be a movement card, so its owner
    is asked."""
    made = scene()
    made.give_hidden(2, "m1")
    made.do("move 0", "foot H09")
    assert made.game.hand_size[1] == 1
    assert made.asked() == 2
    assert made.options() == ["deck"]


def test_p_61_a_follower_resolves_his_loot_before_the_next_player(scene: Scenes) -> None:
    made = scene(loot="- - cards2 money")
    made.feet(1, "H09 I10")
    made.give(1, "move")
    made.give(2, "move")
    made.do("move 0", "foot G10")
    made.do("move 1", "foot J10", "take", "stop")
    assert made.game.hand_size[1] == 2
    assert made.asked() == 2
    assert made.game.big_foot == 0
    made.do("deck")
    assert made.game.big_foot == -1  # P-62


# 7.10 Gaiviles


def test_x_20_p_145_a_jump_from_the_temple_with_a_bend(scene: Scenes) -> None:
    """Q-11: after a jumped foot even a column; here foot E09, then column D09."""
    made = scene(seats=2)
    made.feet(1, "F08")
    made.keep(0, "gaiviles vinthrad")
    made.do("move 0")
    assert made.game.steps == 2
    heard = made.do("foot E09")
    assert [event.facts["node"] for event in heard if event.kind == "jumped"] == ["node/F08"]
    made.do("column D09")
    made = scene(seats=2)
    made.feet(1, "F08")
    made.keep(0, "vinthrad")
    made.do("move 0")
    assert not made.can("foot E09")


def test_x_21_p_145_two_jumps_need_two_tiles_and_a_piece_between_them(scene: Scenes) -> None:
    """(a) Not over two spaces at once. (b) Feet on F08 and D08: over F08 to E08, then over D08 to
    C09."""
    for tiles, possible in ((1, False), (2, True)):
        made = scene(seats=2)
        made.feet(1, "F08 E08")
        made.keep(0, "vinthrad" + " gaiviles" * tiles)
        made.do("move 0")
        assert not made.can("foot D08")
        made = scene(seats=2)
        made.feet(1, "F08 D08")
        made.keep(0, "vinthrad" + " gaiviles" * tiles)
        made.do("move 0", "foot E08")
        assert made.can("foot C09") == possible


def test_p_145_an_empty_space_is_not_jumped_and_q_39_a_jump_is_used_only_if_needed(
    scene: Scenes,
) -> None:
    made = scene(seats=2)
    made.keep(0, "gaiviles vinthrad")
    made.do("move 0")
    assert not made.can("foot E09")
    made.do("foot F08")
    assert made.game.jumps == 1
    made.do("foot E09")
    assert made.game.steps == 0


def test_p_48_p_145_a_space_beyond_a_jump_is_refused_for_its_price_and_without_one_for_its_place(
    scene: Scenes,
) -> None:
    """E09 lies behind F08; a foot stands on both, so that E09 costs two steps of one."""
    made = scene(seats=2)
    made.feet(1, "F08 E09")
    made.keep(0, "gaiviles")
    made.do("move 0")
    assert made.why_not("foot E09") == "short-steps needed=2 left=1 [P-48]"
    made = scene(seats=2)
    made.feet(1, "F08 E09")
    made.do("move 0")
    assert made.why_not("foot E09") == "foot-link [P-50]"


def test_q_10_the_landing_carries_the_route_the_jumped_space_does_not(scene: Scenes) -> None:
    made = scene(seats=2)
    made.feet(1, "F08")
    made.keep(0, "gaiviles vinthrad vinthrad")
    made.do("move 0", "foot E09")
    assert made.can("foot E10")  # beside the landing
    assert not made.can("foot F07")  # beside the jumped space only


def test_q_42_an_old_column_beside_the_jumped_space_is_not_linked(scene: Scenes) -> None:
    """D09 touches the jumped E09, but neither F09 nor the landing E08; so it does not carry a foot
    to C10."""
    made = scene(seats=2)
    made.old_columns(0, "D09")
    made.feet(1, "E09")
    made.keep(0, "gaiviles vinthrad vinthrad")
    made.do("move 0", "foot F09", "foot E08")
    assert made.game.jumps == 0
    assert not made.can("foot C10")
    made.do("foot D08")
    assert made.game.linked[0] == made.game.columns[0]  # D08 touches it


def test_q_11_a_column_space_can_be_jumped_and_a_foot_follows(scene: Scenes) -> None:
    """P-145: over the foreign column on I11 to H11."""
    made = scene(seats=2, loot="money money - ")
    made.old_columns(1, "I11")
    made.feet(0, "H09 I10")
    made.keep(0, "gaiviles")
    made.do("move 0")
    assert made.can("foot H11")
    assert [
        option for option in made.options() if option.startswith("column")
    ] == []  # I11 itself would cost 2 steps


def test_q_15_more_cards_than_needed_may_be_played(scene: Scenes) -> None:
    made = scene()
    made.supply(0, 1, 0)
    made.give(0, "move move move")
    assert [option for option in made.options() if option.startswith("move")] == [
        "move 0",
        "move 1",
        "move 2",
        "move 3",
    ]
    made.do("move 3", "foot H09")
    assert made.discarded("move") == 3


def test_q_35_pieces_of_others_cost_the_same_and_own_columns_are_not_placed_again(
    scene: Scenes,
) -> None:
    """P-48."""
    made = scene(loot="money money - money")
    made.old_columns(1, "I11")
    made.old_columns(0, "D09")
    made.feet(1, "G10")
    made.feet(0, "H09 I10 F09 E09")
    made.supply(0, 4, 3)
    made.give(0, "move")
    made.do("move 1")
    assert not made.can("column D09")
    made.do("column I11")
    assert made.game.steps == 1
    assert not made.can("foot G10")
