"""The Majority 2: discs, promo cards and Ghosts (RULES.md 7.5), with the worked examples of
RULES.md 11."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from augury.games.majority2.actions import VOCABULARY
from augury.games.majority2.components import BLACK, BLUE, NO_COLOUR, RED, colour_of
from augury.games.majority2.rules.scoring import card_points, victory_points
from augury.games.majority2.state import FREE, OVER

if TYPE_CHECKING:
    from augury.games.majority2.tests.conftest import Tabletop


def spots(options: list[str]) -> set[str]:
    """Where a disc may go."""
    return {option.split(" ", 2)[2] for option in options if option.startswith("disc ")}


def discs(options: list[str]) -> set[str]:
    return {option.split()[1] for option in options if option.startswith("disc ")}


# Discs


def test_m2_10_a_disc_gives_its_colour_and_nothing_else(table: Tabletop) -> None:
    assert colour_of(table.members("WSec+red")[0]) == RED
    assert colour_of(table.members("WSec")[0]) == BLUE
    assert colour_of(table.members("Ghost")[0]) == NO_COLOUR
    assert colour_of(table.members("Ghost+black")[0]) == BLACK
    game = table.lay("XSec", area="DVet+red")
    assert victory_points(game, 0) == 6


def test_m2_11_effective_colours_count_for_factions_and_coins(table: Tabletop) -> None:
    game = table.lay("WSec XSec", ("WSec WJun DSec+blue RSec+black", "", ""), phase=FREE)
    table.do(game, "free-play witch_secretary 1")
    assert table.options(game) == ["represent 1.1", "represent 1.2", "represent 1.3"]
    table.do(game, "represent 1.3")
    assert table.text(game.areas[0]) == "DSec+blue"


def test_m2_16_the_disc_of_a_discarded_card_returns_to_the_supply(table: Tabletop) -> None:
    game = table.lay("RSec XSec", ("WSec+red DSec+blue ASec+black AJun", "", ""), phase=FREE)
    assert game.supply() == [1, 3]
    table.do(game, "free-play dragon_secretary 1")
    assert game.supply() == [0, 1, 2, 3, 4]


def test_m2_17_a_card_with_a_disc_takes_no_second_one(table: Tabletop) -> None:
    """Ruling 36: not even if it is of its own colour."""
    game = table.lay("XJun XSec", theirs=("WSec+blue DSec", "ASec", ""))
    table.do(game, "play reaper_junior 1")
    assert spots(table.options(game)) == {"opposing 1.2", "opposing 2.1"}
    assert "M2-17" in table.refused(game, "disc red opposing 1.1")


def test_m2_67_and_m2_70_reaper_junior_may_take_any_disc_from_anywhere(table: Tabletop) -> None:
    game = table.lay(
        "XJun XSec", ("ASec+red", "", ""), ("WSec DSec", "", ""), their_area="RSec+blue"
    )
    table.do(game, "play reaper_junior 2")
    assert discs(table.options(game)) == {"blue", "green", "red", "pink", "black"}
    assert spots(table.options(game)) == {"opposing 1.1", "opposing 1.2"}
    table.do(game, "disc blue opposing 1.2")
    assert table.column(game, 1, 1) == "WSec DSec+blue"
    assert table.text(game.areas[1]) == "RSec"


def test_t20_angel_senior(table: Tabletop) -> None:
    """M2-64: two different discs, from anywhere, on two own cards in columns; the second choice is
    made anew."""
    game = table.lay("ASen XSec", ("WSec+red", "", ""), area="WJun", their_area="RSec+blue")
    table.do(game, "play angel_senior 1")
    assert spots(table.options(game)) == {"own 1.2"}
    table.do(game, "disc red own 1.2")
    assert spots(table.options(game)) == {"own 1.1"}  # it has just lost its disc
    assert discs(table.options(game)) == {"blue", "green", "pink", "black"}
    assert table.refused(game, "disc red own 1.1") == "disc-just [M2-64]"
    table.do(game, "disc blue own 1.1")
    assert table.column(game, 0, 1) == "WSec+blue ASen+red"
    assert table.text(game.areas[1]) == "RSec"


def test_m2_64_only_one_disc_if_no_card_is_left_and_the_own_colour_is_allowed(
    table: Tabletop,
) -> None:
    game = table.lay("ASen XSec")
    table.do(game, "play angel_senior 1", "disc pink own 1.1")
    assert table.column(game, 0, 1) == "ASen+pink"
    assert game.agenda.depth == 0


def test_m2_68_reaper_veteran_recolours_a_completed_faction_of_either_player(
    table: Tabletop,
) -> None:
    game = table.lay(
        "XVet XSec", ("WSec", "", ""), area="XJun WSec WSec", their_area="DSec+red DJun"
    )
    table.do(game, "play reaper_veteran 1")
    chosen = {option.split(" ", 2)[2] for option in table.options(game)}
    assert chosen == {"own witch_secretary", "own reaper_junior", "opposing demon_junior"}
    assert "M2-68" in table.refused(game, "recolour red opposing demon_secretary")
    assert "M2-68" in table.refused(game, "end-standard")
    table.do(game, "recolour red own witch_secretary")
    assert table.text(game.areas[0]) == "XJun WSec+red WSec"
    assert table.text(game.areas[1]) == "DSec DJun"
    assert game.factions_of(0, BLUE) == 1


def test_m2_68_without_a_card_to_choose_nothing_happens(table: Tabletop) -> None:
    game = table.lay("XSen XSec", pile="XVet")
    table.do(game, "play reaper_senior 1")
    assert table.column(game, 0, 1) == "XVet"
    assert game.agenda.depth == 0


def test_a_card_on_the_table_is_one_thing_to_touch() -> None:
    assert VOCABULARY.targets(VOCABULARY.parse("disc blue own 1.3")) == [
        "disc/blue",
        "spot/own-1.3",
    ]
    assert VOCABULARY.targets(VOCABULARY.parse("take opposing 2.1")) == ["spot/opposing-2.1"]
    assert VOCABULARY.targets(VOCABULARY.parse("represent 3.7")) == ["spot/own-3.7"]
    assert VOCABULARY.targets(VOCABULARY.parse("give-up witch_junior red")) == [
        "faction/own-witch_junior-red"
    ]
    assert VOCABULARY.targets(VOCABULARY.parse("recolour red opposing witch_junior")) == [
        "disc/red",
        "faction/opposing-witch_junior-plain",
    ]
    assert VOCABULARY.targets(VOCABULARY.parse("haunt 2")) == ["card/ghost", "opposing_column/2"]


# Promo cards


def test_m2_71_promo_witch_senior_hits_by_own_factions(table: Tabletop) -> None:
    for area, left in (("", 4), ("RSec", 3), ("RSec RJunp DSec", 1)):
        game = table.lay("WSenp XSec", area=area, their_reserve="DSen DJun ASec AJun", promos=True)
        table.do(game, "play witch_senior_p 1")
        assert len(game.reserves[1]) == left


def test_t28_promo_demon_veteran(table: Tabletop) -> None:
    """M2-72: 2 and one for each of three colours; effective colours count, its own included."""
    game = table.lay("XSec", area="DVetp DSec WJun AJun", promos=True)
    assert card_points(game, 0, game.areas[0][0]) == 5
    game = table.lay("XSec", area="DVetp", promos=True)
    assert card_points(game, 0, game.areas[0][0]) == 3
    game = table.lay(
        "XSec", area="DVetp+red WJun+blue DSec+green AJun+pink XJun+black", promos=True
    )
    assert card_points(game, 0, game.areas[0][0]) == 7


@pytest.mark.parametrize(
    ("choice", "left"), [("strike opposing 2.1", "DJun"), ("strike opposing 2.2", "WJun DJun")]
)
def test_t30_promo_dragon_junior(table: Tabletop, choice: str, left: str) -> None:
    """M2-73: O has a blue faction, so the Witch goes and the Demon stays."""
    game = table.lay(
        "RJunp XSec", ("ASec", "", ""), ("XSec", "WJun DJun", ""), their_area="WSec", promos=True
    )
    table.do(game, "play dragon_junior_p 2")
    assert table.options(game) == ["strike own 2.1", "strike opposing 2.1", "strike opposing 2.2"]
    assert table.refused(game, "strike own 1.1") == "other-lane lane=2 [M2-73]"
    assert "M2-73" in table.refused(game, "end-standard")
    table.do(game, choice)
    assert table.column(game, 1, 2) == left


def test_m2_73_protection_holds_and_a_ghost_without_disc_matches_nothing(table: Tabletop) -> None:
    game = table.lay("RJunp XSec", theirs=("WJun AJun", "", ""), their_area="WSec", promos=True)
    table.do(game, "play dragon_junior_p 1", "strike opposing 1.1")
    assert table.column(game, 1, 1) == "WJun AJun"
    game = table.lay(
        "RJunp XSec", theirs=("Ghost", "", ""), their_area="Ghost WSec", promos=True, ghosts=True
    )
    table.do(game, "play dragon_junior_p 1", "strike opposing 1.1")
    assert table.column(game, 1, 1) == "Ghost"


@pytest.mark.parametrize(
    ("worn", "coins"), [("XSec+pink", 11), ("XSec", 10)], ids=["four discs", "three discs"]
)
def test_t29_promo_angel_veteran(table: Tabletop, worn: str, coins: int) -> None:
    """M2-74: four discs pay a spent coin, three do not."""
    game = table.lay(
        "AVetp RSec",
        ("WSec+red DSec+blue", "", ""),
        ("ASec+black", "", ""),
        area="AJun",
        their_area=worn,
        promos=True,
    )
    table.do(game, "play angel_veteran_p 2")
    assert game.supply() == [0, 1, 2, 3, 4]
    assert (game.coins[0], game.ready[0]) == (coins, 6)
    assert (table.column(game, 0, 1), table.text(game.areas[1])) == ("WSec DSec", "XSec")


def test_m2_75_promo_reaper_aristocrat_places_the_whole_supply(table: Tabletop) -> None:
    game = table.lay(
        "XArip RSec",
        ("WSec+red", "", ""),
        ("ASec", "DSec", ""),
        area="XJun XSen",
        their_area="WJun+blue",
        promos=True,
    )
    table.do(game, "play reaper_aristocrat_p 1")
    assert discs(table.options(game)) == {"green", "pink", "black"}
    assert spots(table.options(game)) == {"own 1.2", "opposing 1.1", "opposing 2.1"}
    table.do(game, "disc green own 1.2", "disc black opposing 1.1")
    assert table.column(game, 1, 2) == "DSec+pink"  # the last one had no choice
    assert game.supply() == []
    assert game.agenda.depth == 0


def test_m2_75_as_many_as_possible(table: Tabletop) -> None:
    game = table.lay("XArip RSec", area="XJun XSen", promos=True)
    table.do(game, "play reaper_aristocrat_p 1", "disc green own 1.1")
    assert len(game.supply()) == 4
    assert game.agenda.depth == 0


# Ghosts


def test_m2_80_a_paid_ghost_goes_to_a_column_of_the_opponent(table: Tabletop) -> None:
    game = table.lay("Ghost XSec", theirs=("WSec", "", ""), ghosts=True)
    assert "haunt 1" in table.options(game)
    reason = table.refused(game, "play ghost 1")
    assert reason == "ghost-haunts [M2-80]"
    table.do(game, "haunt 1")
    assert table.column(game, 1, 1) == "WSec Ghost"
    assert game.ready[0] == 7
    assert "M2-41" in table.refused(table.lay("Ghost XSec", ghosts=True, ready=2), "haunt 1")


def test_t24_a_ghost_breaks_a_column(table: Tabletop) -> None:
    """M2-81, M2-34: five cards, no triple, all are discarded."""
    game = table.lay("Ghost XSec", theirs=("WSec WJun DSec DJun", "", ""), ghosts=True)
    table.do(game, "haunt 1")
    assert table.column(game, 1, 1) == ""
    assert len(game.discard) == 5


def test_t25_a_ghost_helps_and_ends_the_game(table: Tabletop) -> None:
    """M2-81, M2-45: O forms blue, chooses and gets the coin; with their fifth faction the game ends
    after P's turn."""
    game = table.lay(
        "Ghost XSec",
        theirs=("WSec WJun WSen DSec", "", ""),
        their_area="RSec RJun RSen RVet",
        ghosts=True,
    )
    table.do(game, "haunt 1")
    assert game.to_act() == [1]
    table.do(game, "represent 1.2")
    assert table.text(game.areas[1]) == "RSec RJun RSen RVet WJun"
    assert game.coins[1] == 11
    assert game.phase != OVER
    table.do(game, "end-standard")
    assert game.phase == OVER


def test_m2_82_a_free_ghost_stays_one_through_reaper_senior_moves(table: Tabletop) -> None:
    game = table.lay("XSen XSec", ("WSec", "", ""), pile="Ghost", ghosts=True)
    table.do(game, "play reaper_senior 1")
    assert table.options(game) == ["haunt 1", "haunt 2", "haunt 3"]
    assert "M2-80" in table.refused(game, "end-standard")
    table.do(game, "haunt 3")
    assert (table.column(game, 0, 1), table.column(game, 1, 3)) == ("WSec", "Ghost")
    game = table.lay("AVet XSec", ("WSec", "", ""), area="AJun", pile="Ghost RSec", ghosts=True)
    table.do(game, "play angel_veteran 1")
    assert table.column(game, 0, 1) == "WSec AVet Ghost RSec"


def test_t37_a_free_ghost_in_a_full_column(table: Tabletop) -> None:
    """M2-82, M2-86: it counts as the fifth card, for no colour, and cannot be the
    representative."""
    game = table.lay("Ghost XSec", ("WSec WJun WSen DSec", "", ""), ghosts=True, phase=FREE)
    table.do(game, "free-play ghost 1")
    assert table.options(game) == ["represent 1.1", "represent 1.2", "represent 1.3"]
    table.do(game, "represent 1.1")
    assert table.card("Ghost") in game.discard


def test_m2_86_a_ghost_with_a_disc_is_a_full_member(table: Tabletop) -> None:
    game = table.lay("WSec XSec", ("WJun Ghost+blue DSec DJun", "", ""), ghosts=True, phase=FREE)
    table.do(game, "free-play witch_secretary 1", "represent 1.2")
    assert table.text(game.areas[0]) == "Ghost+blue"
    assert victory_points(game, 0) == 5


def test_t26_lightning_rod(table: Tabletop) -> None:
    """M2-83, M2-85: red goes to O's Ghost; the second disc may then go to P's card in that lane."""
    game = table.lay("ASen XSec", ("WSec", "", ""), ("Ghost", "", ""), ghosts=True)
    table.do(game, "play angel_senior 2")
    assert spots(table.options(game)) == {"own 2.1", "opposing 1.1"}
    assert "M2-83" in table.refused(game, "disc red own 1.1")
    events = table.do(game, "disc red opposing 1.1")
    assert "ghost-attracted" in [event.kind for event in events]
    assert spots(table.options(game)) == {"own 2.1", "own 1.1"}
    table.do(game, "disc blue own 1.1")
    assert (table.column(game, 0, 1), table.column(game, 1, 1)) == ("WSec+blue", "Ghost+red")


def test_m2_83_and_ruling_38_a_ghost_attracts_only_where_the_ability_could_choose(
    table: Tabletop,
) -> None:
    """M2-85: no eligible card in the lane, no placement there, Ghost or not."""
    game = table.lay("ASen XSec", ("", "", "WSec"), ("Ghost", "", ""), ghosts=True)
    table.do(game, "play angel_senior 2")
    assert spots(table.options(game)) == {"own 2.1", "own 3.1"}


def test_m2_83_a_ghost_in_the_lane_stands_in_for_opposing_cards_too(table: Tabletop) -> None:
    game = table.lay("XJun XSec", ("Ghost", "", ""), ("WSec DSec", "", ""), ghosts=True)
    table.do(game, "play reaper_junior 2")
    assert spots(table.options(game)) == {"own 1.1"}


def test_t27_two_ghosts(table: Tabletop) -> None:
    """M2-84: the active player's first; on one side the older one."""
    game = table.lay("XJun XSec", ("", "", "Ghost"), ("", "", "Ghost WSec"), ghosts=True)
    table.do(game, "play reaper_junior 1")
    assert spots(table.options(game)) == {"own 3.1"}
    game = table.lay("XJun XSec", theirs=("", "", "Ghost WSec Ghost"), ghosts=True)
    table.do(game, "play reaper_junior 1")
    assert spots(table.options(game)) == {"opposing 3.1"}


def test_m2_85_evaluated_before_the_disc_is_lifted(table: Tabletop) -> None:
    """The Ghost's own disc may leave it for another card of its lane."""
    game = table.lay("XJun XSec", theirs=("Ghost+red WSec", "", ""), ghosts=True)
    table.do(game, "play reaper_junior 1", "disc red opposing 1.2")
    assert table.column(game, 1, 1) == "Ghost WSec+red"


def test_m2_87_a_ghost_representative_without_its_disc_counts_on_without_colour(
    table: Tabletop,
) -> None:
    game = table.lay("AVetp XSec", area="Ghost+blue AJun", promos=True, ghosts=True)
    table.do(game, "play angel_veteran_p 1")
    assert table.text(game.areas[0]) == "Ghost AJun"
    assert (game.factions(0), victory_points(game, 0)) == (2, 8)
    assert game.factions_of(0, BLUE) == 0
