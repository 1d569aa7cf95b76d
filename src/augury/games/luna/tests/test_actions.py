"""Luna: favours, recruits, shrines, herbs, Council, Banishment, meditation (RULES.md 6, 7.0 to 7.4,
7.11 to 7.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from augury.games.luna.components import ISLAND_NAMES
from augury.games.luna.view import view as view_of
from augury.kit.cells import cells_of

if TYPE_CHECKING:
    from augury.games.luna.tests.conftest import Scene

WHITE, YELLOW, RED, BLUE = range(4)


# 7.0 General, 7.1 Priest's favour


def test_x_05_two_active_novices_are_deployed_for_a_favour(scene: type[Scene]) -> None:
    """L-040, L-041, L-051, L-052: on = 0, beside = 2, red holds TIDE."""
    table = scene()
    table.novices(RED, tide=2)
    table.do(RED, "favour tide")
    assert table.at(RED, "tide") == (0, 2)
    assert table.held(RED) == {"tide"}


def test_l_041_inactive_novices_cannot_be_deployed(scene: type[Scene]) -> None:
    table = scene()
    table.novices(RED, tide=(1, 5))
    assert table.why_not(RED, "favour tide").endswith("[L-051]")
    assert table.why_not(RED, "recruit tide").endswith("[L-054]")


def test_l_042_the_novices_of_one_action_come_from_one_island(scene: type[Scene]) -> None:
    table = scene()
    table.novices(RED, tide=1, book=1)
    assert table.options(RED, "favour") == []
    assert table.options(RED, "recruit") == []


def test_x_10_favours_with_a_shrine(scene: type[Scene]) -> None:
    """L-050, L-051, L-053, L-105, L-108."""
    table = scene()
    table.shrine(BLUE, "herb")
    table.novices(BLUE, herb=1)
    table.do(BLUE, "favour herb")
    assert table.at(BLUE, "herb") == (0, 1)
    assert table.held(BLUE) == {"herb"}
    table.favours(BLUE, "novice")
    table.do(BLUE, "favour-helped herb")
    assert table.at(BLUE, "herb") == (0, 1)
    assert table.held(BLUE) == {
        "herb"
    }  # L-043, L-106: the NOVICE favour is back, and nothing is left beside the island
    table.novices(BLUE, herb=2)
    table.favours(BLUE, "herb", "novice")
    assert table.why_not(BLUE, "favour herb").endswith("[L-050]")
    assert table.why_not(BLUE, "favour-helped herb").endswith("[L-050]")


def test_l_053_and_l_108_the_novice_favour_never_helps_to_gain_itself(scene: type[Scene]) -> None:
    table = scene()
    table.shrine(BLUE, "novice")
    table.novices(BLUE, novice=2)
    table.favours(BLUE, "tide")
    assert table.why_not(BLUE, "favour-helped novice").endswith("[L-108]")
    table.favours(BLUE, "novice")
    assert "novice" not in table.options(BLUE, "favour-helped")


def test_l_043_and_l_044_a_used_favour_lies_on_its_island_again(scene: type[Scene]) -> None:
    table = scene(2)
    table.favours(WHITE, "herb")
    table.favours(YELLOW, "herb")
    table.novices(WHITE, tide=(0, 1))
    stock = {island.name: island.favours_left for island in view_of(table.game, 0).islands}
    assert stock["herb"] == 0
    table.do(WHITE, "herbs tide 1")
    assert table.held(WHITE) == set()
    stock = {island.name: island.favours_left for island in view_of(table.game, 0).islands}
    assert stock["herb"] == 1


def test_l_045_actions_without_an_effect_are_not_offered(scene: type[Scene]) -> None:
    table = scene()
    table.favours(WHITE, "herb", "tide", "sail", "shrine", "bribe", "book")
    assert table.options(WHITE) == ["meditate"]
    table.game.books &= ~(
        1 << 1
    )  # white's own novice on tile 1 has lost its book to yellow's second novice
    table.temple(YELLOW, 7)
    table.game.books |= 1 << 7
    assert table.options(WHITE) == ["book 1", "meditate"]


# 7.2 Recruitment


def test_x_11_recruiting(scene: type[Scene]) -> None:
    """L-054, L-055: supply 3, on 0, beside 3; with the NOVICE favour and on = 1: supply 3, on 0,
    beside 2."""
    table = scene()
    table.novices(WHITE, sail=2)
    table.supply(WHITE, 4)
    table.do(WHITE, "recruit sail")
    assert table.game.supply[WHITE] == 3
    assert table.at(WHITE, "sail") == (0, 3)
    table = scene()
    table.novices(WHITE, sail=1)
    table.supply(WHITE, 4)
    table.favours(WHITE, "novice")
    assert table.why_not(WHITE, "recruit sail").endswith("[L-054]")
    table.do(WHITE, "recruit-helped sail")
    assert table.game.supply[WHITE] == 3
    assert table.at(WHITE, "sail") == (0, 2)
    assert table.held(WHITE) == set()


def test_l_054_no_recruit_from_an_empty_supply_and_no_shrine_bonus(scene: type[Scene]) -> None:
    table = scene()
    table.shrine(WHITE, "sail")
    table.novices(WHITE, sail=1)
    assert table.options(WHITE, "recruit") == []
    table.novices(WHITE, sail=2)
    table.supply(WHITE, 0)
    assert table.why_not(WHITE, "recruit sail").endswith("[L-054]")


# 7.3 Shrine


def test_x_12_a_shrine_with_the_replacement_novice(scene: type[Scene]) -> None:
    """L-057..L-059, L-109: both favours are back, the novice is inactive; a second shrine there is
    impossible."""
    table = scene()
    table.figures(builder="book")
    table.shrine(RED, "book")
    table.favours(WHITE, "shrine", "novice")
    table.novices(WHITE, book=1)
    assert not table.can(WHITE, "build")
    table.do(WHITE, "build-helped")
    assert table.shrines(WHITE) == {"book"}
    assert table.at(WHITE, "book") == (0, 1)
    assert table.held(WHITE) == set()
    table.favours(WHITE, "shrine")
    table.novices(WHITE, book=4)
    assert table.why_not(WHITE, "build").endswith("[L-057]")


def test_l_058_a_shrine_costs_two_novices_and_the_favour(scene: type[Scene]) -> None:
    table = scene()
    table.novices(WHITE, sail=3)
    assert table.why_not(WHITE, "build").endswith("[L-057]")
    table.favours(WHITE, "shrine")
    table.do(WHITE, "build")
    assert table.at(WHITE, "sail") == (1, 2)
    assert table.held(WHITE) == set()


def test_l_060_at_most_six_shrines(scene: type[Scene]) -> None:
    table = scene()
    table.shrine(WHITE, "shrine", "herb", "tide", "bribe", "book", "novice")
    table.novices(WHITE, sail=2)
    table.favours(WHITE, "shrine")
    assert table.why_not(WHITE, "build").endswith("[L-057]")


# 7.4 Herbs


def test_x_13_herbs_do_not_work_on_the_herb_island(scene: type[Scene]) -> None:
    """L-061: only HERBS(TIDE, 1)."""
    table = scene()
    table.novices(WHITE, herb=(0, 2), tide=(0, 1))
    table.favours(WHITE, "herb")
    assert table.options(WHITE, "herbs") == ["tide 1"]
    assert table.why_not(WHITE, "herbs herb 1").endswith("[L-061]")


def test_l_062_herbs_wake_one_or_two(scene: type[Scene]) -> None:
    table = scene()
    table.novices(WHITE, tide=(1, 3))
    table.favours(WHITE, "herb")
    table.do(WHITE, "herbs tide 2")
    assert table.at(WHITE, "tide") == (3, 1)
    assert table.held(WHITE) == set()


def test_l_062_novices_that_have_just_travelled_can_be_woken(scene: type[Scene]) -> None:
    table = scene()
    table.novices(WHITE, tide=1)
    table.favours(WHITE, "herb")
    table.do(WHITE, "travel", "drop book")
    table.do(WHITE, "herbs book 1")
    assert table.at(WHITE, "book") == (1, 0)


# 7.11 Council


def test_l_096_and_l_097_the_stone_comes_on_top(scene: type[Scene]) -> None:
    table = scene()
    table.council(s1="2", s2="3 1", s5="0")
    table.novices(RED, tide=1)
    table.do(RED, "council tide")  # a single novice needs no number
    assert list(table.game.stones) == [3, 1, 2, 0]
    assert table.game.spaces[RED] == 2
    assert table.at(RED, "tide") == (0, 1)


def test_x_19_space_10_is_filled_from_the_top_down_and_is_the_last(scene: type[Scene]) -> None:
    """L-097, L-098: red comes to lie below white; blue on 9 may use exactly one novice."""
    table = scene()
    table.council(s0="1", s8="2", s9="3", s10="0")
    table.novices(RED, tide=3)
    table.novices(BLUE, tide=3)
    table.do(RED, "council tide")
    assert table.options(RED) == ["deploy 1", "deploy 2"]
    assert table.why_not(RED, "deploy 3").endswith("[L-098]")
    table.do(RED, "deploy 2")
    assert list(table.game.stones) == [1, 3, 2, 0]
    assert table.game.council_order(WHITE) > table.game.council_order(RED)
    table.do(BLUE, "council tide")
    assert table.game.spaces[BLUE] == 10
    assert table.at(BLUE, "tide") == (2, 1)
    assert list(table.game.stones) == [1, 3, 2, 0]
    assert table.why_not(RED, "council tide").endswith("[L-098]")


def test_l_096_the_replacement_novice_adds_a_step(scene: type[Scene]) -> None:
    table = scene()
    table.novices(RED, tide=2)
    table.favours(RED, "novice")
    table.do(RED, "council tide")
    assert table.options(RED) == ["deploy 1", "deploy 2", "deploy-helped 1", "deploy-helped 2"]
    assert table.why_not(RED, "deploy-helped 0").endswith("[L-096]")
    table.do(RED, "deploy-helped 2")
    assert table.game.spaces[RED] == 3
    assert table.at(RED, "tide") == (0, 2)
    assert table.held(RED) == set()


# 7.12 Banishment


def test_x_20_banishment(scene: type[Scene]) -> None:
    """L-100, L-101, L-105: one step with the NOVICE favour alone; three with two novices and the
    favour."""
    table = scene()
    table.figures(apostate="book")  # ring index 5
    table.favours(YELLOW, "novice")
    table.do(YELLOW, "banish")
    assert table.figure("apostate") == "novice"
    assert table.held(YELLOW) == set()
    table = scene()
    table.figures(apostate="book")
    table.novices(YELLOW, book=2)
    table.favours(YELLOW, "novice")
    table.do(YELLOW, "banish")
    assert table.options(YELLOW) == [
        "deploy 1",
        "deploy 2",
        "deploy-helped 0",
        "deploy-helped 1",
        "deploy-helped 2",
    ]
    table.do(YELLOW, "deploy-helped 2")
    assert table.figure("apostate") == "tide"  # ring index 1
    assert table.at(YELLOW, "book") == (0, 2)


def test_l_101_a_full_circle_is_allowed(scene: type[Scene]) -> None:
    table = scene()
    table.figures(apostate="book")
    table.novices(YELLOW, book=7)
    table.do(YELLOW, "banish", "deploy 7")
    assert table.figure("apostate") == "book"
    assert table.at(YELLOW, "book") == (0, 7)


def test_l_100_only_novices_on_his_island_chase_the_apostate(scene: type[Scene]) -> None:
    table = scene()
    table.figures(apostate="book")
    table.novices(YELLOW, tide=3, book=(0, 2))
    assert table.why_not(YELLOW, "banish").endswith("[L-100]")


# 7.13 Replacement novice


def test_x_32_what_the_replacement_novice_can_do_alone(scene: type[Scene]) -> None:
    """L-104, L-105, L-107: not RECRUIT, SHRINE_BUILD, APPOINT or TRAVEL."""
    table = scene(round=2)
    table.figures(builder="book")
    table.favours(WHITE, "novice")
    table.shrine(WHITE, "herb", "novice", "tide")
    table.path(WHITE, 7)
    assert table.options(WHITE) == [
        "favour-helped herb",
        "favour-helped tide",
        "induct 7",
        "council-helped",
        "banish",
        "meditate",
    ]
    table.do(WHITE, "council-helped")
    assert table.game.spaces[WHITE] == 1
    assert list(table.game.beside[:7]) == [0] * 7  # L-106
    assert table.held(WHITE) == set()


def test_l_104_at_most_one_replacement_and_not_without_the_favour(scene: type[Scene]) -> None:
    table = scene()
    table.novices(WHITE, tide=2)
    for text in ("favour-helped tide", "recruit-helped tide", "council-helped", "appoint-helped 5"):
        assert table.why_not(WHITE, text).endswith("[L-104]")


# 6. and 7.14 Turns and meditation


def test_l_031_a_turn_is_one_action_then_the_left_neighbour_acts(scene: type[Scene]) -> None:
    table = scene(3)
    table.novices(WHITE, tide=2)
    turn = table.game.turn
    table.do(WHITE, "favour tide")
    assert table.game.to_act() == [YELLOW]
    assert table.game.turn == turn + 1
    assert str(table.game.why_not(WHITE, 0)).endswith("[L-031]")
    table.do(BLUE - 1, "meditate")
    assert table.game.to_act() == [WHITE]


def test_l_030_there_are_six_rounds(scene: type[Scene]) -> None:
    table = scene(2)
    rounds = []
    while table.game.to_act():
        rounds.append(table.game.round)
        table.do(table.game.to_act()[0], "meditate")
    assert rounds == [1] * 3 + [2] * 3 + [3] * 3 + [4] * 3 + [5] * 3 + [6] * 3


def test_l_033_whoever_meditated_acts_again_and_may_flip_all_tokens(scene: type[Scene]) -> None:
    table = scene(2)
    table.novices(YELLOW, tide=9)
    table.do(WHITE, "meditate").do(YELLOW, "council tide", "deploy 1")
    assert table.game.to_act() == [WHITE]
    table.do(WHITE, "meditate").do(YELLOW, "council tide", "deploy 1")
    assert table.game.round == 1
    table.do(WHITE, "meditate")
    assert table.game.round == 2


def test_l_110_and_l_111_flipping_a_token_is_all_it_does(scene: type[Scene]) -> None:
    table = scene(3)
    table.do(WHITE, "meditate")
    assert table.game.tokens == 3
    assert table.game.scores() == [5, 5, 5]
    assert table.game.start == 0
    assert table.game.round == 1


def test_x_21_the_last_token(scene: type[Scene]) -> None:
    """L-112, L-113, L-032: C gets 1 IP, the phase ends at once, D begins the next round."""
    table = scene(4)
    table.game.tokens = 1
    table.novices(WHITE, tide=2)
    table.do(RED, "meditate")
    assert list(table.game.ip) == [6, 6, 7, 6]  # 1 IP each for the start novice in the Temple
    assert table.game.round == 2
    assert table.game.to_act() == [BLUE]
    assert table.game.tokens == 4


@pytest.mark.parametrize("last", [WHITE, YELLOW])
def test_x_21_with_two_players_the_start_figure_alternates(scene: type[Scene], last: int) -> None:
    """L-114, L-152: whoever takes the last token."""
    table = scene(2)
    table.game.tokens = 1
    table.do(last, "meditate")
    assert table.game.to_act() == [YELLOW]
    assert table.game.tokens == 3
    table.game.tokens = 1
    table.do(last, "meditate")
    assert table.game.to_act() == [WHITE]


def test_l_112_also_in_the_sixth_round(scene: type[Scene]) -> None:
    table = scene(2, round=6)
    table.game.tokens = 1
    table.do(YELLOW, "meditate")
    assert table.game.scores() == [6, 7]


def test_l_115_without_any_action_one_must_meditate(scene: type[Scene]) -> None:
    table = scene()
    table.novices(WHITE, tide=(0, 4))
    assert table.options(WHITE) == ["meditate"]


@pytest.mark.parametrize("level", [0, 1])
def test_l_035_after_40_actions_only_the_end_is_left(scene: type[Scene], level: int) -> None:
    table = scene(2, level=level)
    table.novices(WHITE, tide=9)
    end = "end-phase" if level else "meditate"
    table.game.taken[WHITE] = 39
    table.do(WHITE, "council tide", "deploy 1")
    assert table.options(WHITE) == [end]
    assert table.why_not(WHITE, "council tide").endswith("[L-035]")


def test_l_035_meditating_does_not_count_and_the_next_phase_is_free_again(
    scene: type[Scene],
) -> None:
    table = scene(2)
    table.novices(WHITE, tide=9)
    table.game.taken = cells_of([39, 40])
    table.do(WHITE, "meditate")
    assert table.can(WHITE, "council tide")
    table.do(YELLOW, "meditate")
    table.do(WHITE, "meditate")
    assert list(table.game.taken) == [0, 0]


def test_q_20_the_endless_cycle_is_stopped_by_l_035(scene: type[Scene]) -> None:
    """With shrines on HERB, SAIL and TIDE one could go on for ever; 40 actions are the end of
    it."""
    table = scene(level=1)
    table.shrine(WHITE, "herb", "sail", "tide")
    table.novices(WHITE, sail=(4, 3), tide=1)
    made = 0
    while made < 40:
        made += 1
        assert table.game.taken[WHITE] == made - 1
        if table.can(WHITE, "favour sail"):
            table.do(WHITE, "favour sail")
        elif table.can(WHITE, "herbs sail 2"):
            table.do(WHITE, "herbs sail 2")
        else:
            table.novices(WHITE, sail=(4, 3), tide=1)
            table.favours(WHITE, "herb")
            table.do(WHITE, "favour tide")
    assert table.options(WHITE) == ["end-phase"]


def test_refusals_name_the_step_that_is_due(scene: type[Scene]) -> None:
    table = scene()
    table.novices(WHITE, tide=3)
    table.temple(WHITE, 7)
    table.favours(WHITE, "book")
    for text in ("drop tide", "take 1", "deploy 1", "place-pair tide"):
        assert table.why_not(WHITE, text).endswith("[L-031]")
    table.do(WHITE, "council tide")
    assert table.why_not(WHITE, "meditate").endswith("[L-096]")
    assert ISLAND_NAMES[table.game.chosen] == "tide"
