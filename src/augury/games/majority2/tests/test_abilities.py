"""The Majority 2: what the base cards do (RULES.md 7.5), with the worked examples of RULES.md
11."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from augury.games.majority2.memory import counts
from augury.games.majority2.rules.abilities import ABILITIES
from augury.games.majority2.rules.scoring import victory_points
from augury.games.majority2.state import DRAW, EXCHANGE, FREE
from augury.games.majority2.view import view as view_of

if TYPE_CHECKING:
    from augury.games.majority2.tests.conftest import Tabletop


# Secretaries


def test_t2_secretaries_support_each_other_by_effective_faction(table: Tabletop) -> None:
    """M2-50: with the blue disc 4+4, without it 2+2; three of one faction 3 x 6."""
    assert victory_points(table.lay("XSec", area="DSec+blue WSec"), 0) == 8
    assert victory_points(table.lay("XSec", area="DSec WSec"), 0) == 4
    assert victory_points(table.lay("XSec", area="WSec WSec WSec"), 0) == 18
    assert victory_points(table.lay("XSec", area="WSec", their_area="WSec WSec"), 0) == 2


# Witches


def test_m2_51_witch_junior_draws_two_cards_into_the_reserve(table: Tabletop) -> None:
    game = table.lay("WJun XSec", reserve="DSec", pile="RSec ASec")
    table.do(game, "play witch_junior 1")
    assert table.text(game.reserves[0]) == "DSec RSec ASec"


def test_m2_52_witch_senior_discards_two_random_reserve_cards(table: Tabletop) -> None:
    lost = set()
    for turn in range(1, 9):
        game = table.lay("WSen XSec", their_reserve="DSec RSec ASec")
        for _ in range(turn):
            game.chance.next32()
        table.do(game, "play witch_senior 1")
        assert len(game.reserves[1]) == 1
        assert game.packet_sizes == [2]
        lost.add(table.text(game.reserves[1]))
    assert len(lost) > 1
    game = table.lay("WSen XSec", their_reserve="DSec")
    table.do(game, "play witch_senior 1")
    assert game.reserves[1] == []


def test_m2_15_only_the_top_of_a_packet_is_seen_by_all(table: Tabletop) -> None:
    game = table.lay("WSen XSec", their_reserve="DSec RSec ASec")
    table.do(game, "play witch_senior 1")
    assert len(game.discard) == 1
    assert game.discard == game.tops
    assert len(game.buried[1]) == 1
    assert [packet.size for packet in view_of(game, 0).discards] == [2]
    loser = counts(game.memories[1].unseen())
    attacker = counts(game.memories[0].unseen())
    assert attacker[game.buried[1][0]] == loser[game.buried[1][0]] + 1


def test_m2_53_witch_veteran_takes_any_card_in_play_itself_included(table: Tabletop) -> None:
    game = table.lay("WVet XSec", ("DSec", "", ""), ("", "RSec+pink AJun", ""), area="WSec")
    table.do(game, "play witch_veteran 1")
    assert table.options(game) == [
        "take own 1.1",
        "take own 1.2",
        "take opposing 2.1",
        "take opposing 2.2",
    ]
    assert "M2-53" in table.refused(game, "take own 2.1")
    assert "M2-53" in table.refused(game, "end-standard")
    table.do(game, "take opposing 2.1")
    assert table.text(game.reserves[0]) == "RSec"
    assert 3 in game.supply()


def test_t14_witch_veteran_is_not_stopped_by_protection(table: Tabletop) -> None:
    """M2-53, M2-63: O's Angel Junior goes to P's reserve, and the card beside it is protected no
    longer."""
    game = table.lay("WVet XSec", theirs=("AJun RSec", "", ""), area="WSec")
    table.do(game, "play witch_veteran 2", "take opposing 1.1")
    assert table.text(game.reserves[0]) == "AJun"
    assert not game.protected(3)


def test_t38_witch_veteran_as_fifth_card(table: Tabletop) -> None:
    """M2-43: taking the D leaves four cards, no CHECK."""
    game = table.lay("WVet XSec", ("WSec WJun WSen DSec", "", ""), area="WSec")
    table.do(game, "play witch_veteran 1", "take own 1.4")
    assert table.column(game, 0, 1) == "WSec WJun WSen WVet"


def test_t15_witch_aristocrat_readies_all_coins(table: Tabletop) -> None:
    """M2-54: 5 coins, 2 of them ready, pays 2: afterwards 5 are ready."""
    game = table.lay("WAri XSec", area="WSec WSec", coins=(5, 3), ready=2)
    table.do(game, "play witch_aristocrat 1")
    assert (game.coins[0], game.ready[0]) == (5, 5)


# Demons


def test_t16_demon_junior(table: Tabletop) -> None:
    """M2-55: a hand of 2 after playing, draws 3, lays any one of the 5 aside."""
    game = table.lay("DJun WSec XSec", pile="RSec ASec RJun")
    table.do(game, "play demon_junior 1")
    assert table.options(game) == [
        "lay-aside witch_secretary",
        "lay-aside dragon_secretary",
        "lay-aside dragon_junior",
        "lay-aside angel_secretary",
        "lay-aside reaper_secretary",
    ]
    assert "M2-55" in table.refused(game, "lay-aside demon_secretary")
    table.do(game, "lay-aside witch_secretary")
    assert len(game.hand) == 4
    assert table.text(game.reserves[0]) == "WSec"


def test_m2_55_without_any_card_nothing_is_laid_aside(table: Tabletop) -> None:
    game = table.lay("DJun", rest="their_reserve")
    table.do(game, "play demon_junior 1")
    assert game.active == 1
    assert game.reserves[0] == []


def test_t17_demon_senior(table: Tabletop) -> None:
    """M2-56: O's exchange is compulsory, twice is once, and the draw phase follows as usual."""
    game = table.lay("DSen DSen XSec", their_reserve="RSec RJun")
    table.do(game, "play demon_senior 1", "play demon_senior 1", "end-standard")
    assert (table.text(game.hand), table.text(game.reserves[1])) == ("RSec RJun", "XSec")
    assert game.phase == DRAW
    assert not game.must_swap


def test_m2_56_a_compulsory_swap_with_an_empty_reserve_leads_to_a_compulsory_draw(
    table: Tabletop,
) -> None:
    game = table.lay("DSen XSec", pile="RSec ASec WSec")
    table.do(game, "play demon_senior 1", "end-standard")
    assert (table.text(game.hand), table.text(game.reserves[1])) == ("RSec ASec", "XSec")
    assert game.phase == FREE


def test_m2_57_demon_veteran_has_no_ability(table: Tabletop) -> None:
    assert table.card("DVet") not in ABILITIES
    game = table.lay("DVet XSec", area="DSec")
    events = table.do(game, "play demon_veteran 1")
    assert [event.kind for event in events] == ["played"]


def test_m2_58_and_m2_13_demon_aristocrat_gains_two_spent_coins(table: Tabletop) -> None:
    game = table.lay("DAri XSec", area="DSec DSec", coins=(5, 3), ready=5)
    table.do(game, "play demon_aristocrat 1")
    assert (game.coins[0], game.ready[0]) == (7, 3)


def test_m2_12_coins_never_run_out(table: Tabletop) -> None:
    game = table.lay("DAri XSec", area="DSec DSec", coins=(39, 30))
    table.do(game, "play demon_aristocrat 1")
    assert game.coins == [41, 30]


# Dragons


@pytest.mark.parametrize(
    ("theirs", "own", "their_end", "own_end"),
    [
        ("WSec WJun DSec DJun", "ASec", "WJun DSec DJun", "ASec RJun"),  # a, the opponent's oldest
        ("WSec WJun DSec", "", "WSec WJun DSec", ""),  # the dragon itself
        ("WSec WJun DSec", "ASec", "WSec WJun DSec", "RJun"),  # e
        ("WSec WJun", "ASec XSec", "WSec WJun", "ASec RJun"),  # your second
        ("WSec", "ASec XSec XJun", "WSec", "ASec XSec RJun"),  # your third
        ("", "ASec XSec XJun", "", "ASec XSec XJun"),  # the dragon itself
        ("WSec", "ASec", "WSec", "ASec RJun"),  # fewer than four: nothing
        ("WSec WJun DSec AJun", "ASec", "WSec WJun DSec AJun", "ASec RJun"),  # protected
        (
            "WSec WJun AJun",
            "ASec",
            "WSec WJun AJun",
            "RJun",
        ),  # protection on the other side does not help
        (
            "WSec WJun DSec",
            "ASec AJun",
            "WSec WJun DSec",
            "ASec AJun RJun",
        ),  # an own Angel Junior saves e
        ("WSec WJun", "AJun", "WSec WJun", "AJun RJun"),  # ... and the dragon
    ],
)
def test_t11_dragon_junior(
    table: Tabletop, theirs: str, own: str, their_end: str, own_end: str
) -> None:
    """M2-59, M2-63: the 4th card of the lane, counted from the opponent's newest."""
    game = table.lay("RJun XSec", ("", own, ""), ("", theirs, ""))
    table.do(game, "play dragon_junior 2")
    assert (table.column(game, 1, 2), table.column(game, 0, 2)) == (their_end, own_end)


def test_t18_dragon_senior(table: Tabletop) -> None:
    """M2-60: the hand of five goes as one packet; O starts with no cards: exchange, or must
    draw."""
    game = table.lay("RSen WSec WJun DSec DJun ASec", their_reserve="XSec")
    table.do(game, "play dragon_senior 1")
    assert game.packet_sizes == [5]
    assert len(game.buried[0]) == 4
    assert (game.active, game.hand, game.phase) == (1, [], EXCHANGE)
    table.do(game, "keep-hand")
    assert len(game.hand) == 2


def test_t13_dragon_veteran(table: Tabletop) -> None:
    """M2-61: red and pink; the column with the Angel Junior is protected, P's dragon and Angel
    Secretary go."""
    game = table.lay("RVet XSec", ("", "", "ASec WJun"), ("AJun RSec", "", "RJun"), area="RSec")
    table.do(game, "play dragon_veteran 3", "name red")
    assert game.to_act() == [1]
    assert table.options(game) == ["name blue", "name green", "name pink", "name black"]
    assert table.refused(game, "name red") == "colour-named colour=colour/red [M2-61]"
    table.do(game, "name pink")
    assert table.column(game, 1, 1) == "AJun RSec"
    assert table.column(game, 1, 3) == ""
    assert table.column(game, 0, 3) == "WJun"
    assert table.text(game.areas[0]) == "RSec"
    assert game.packet_sizes == [3]
    assert table.text([game.tops[-1]]) == "RVet"


def test_m2_61_effective_colours_count_and_absent_colours_may_be_named(table: Tabletop) -> None:
    game = table.lay("RVet XSec", ("WSec+black DSec+blue", "", ""), area="RSec")
    table.do(game, "play dragon_veteran 2", "name blue", "name pink")
    assert table.column(game, 0, 1) == "WSec+black"


def test_t19_dragon_aristocrat(table: Tabletop) -> None:
    """M2-62: a Secretary if they have one, their choice; they fall to 4, the game goes on."""
    game = table.lay("RAri DSec", area="RSec RJun", their_area="DVet WSec XSec DJun DSen")
    table.do(game, "play dragon_aristocrat 1")
    assert game.to_act() == [1]
    assert table.options(game) == [
        "give-up witch_secretary plain",
        "give-up reaper_secretary plain",
    ]
    assert table.refused(game, "give-up demon_veteran plain") == "secretary-first [M2-62]"
    table.do(game, "give-up witch_secretary plain")
    assert table.text(game.areas[1]) == "DVet XSec DJun DSen"
    table.do(game, "end-standard")
    assert game.to_act() == [1]


def test_m2_62_any_card_without_a_secretary_and_nothing_without_a_card(table: Tabletop) -> None:
    game = table.lay("RAri DSec", area="RSec RJun", their_area="DVet WJun+red WJun")
    table.do(game, "play dragon_aristocrat 1")
    assert table.options(game) == [
        "give-up witch_junior plain",
        "give-up witch_junior red",
        "give-up demon_veteran plain",
    ]
    table.do(game, "give-up witch_junior red")
    assert 2 in game.supply()
    game = table.lay("RAri DSec", area="RSec RJun")
    table.do(game, "play dragon_aristocrat 1")
    assert game.to_act() == [0]
    assert game.agenda.depth == 0


# Angels


def test_m2_63_protection_works_however_the_angel_junior_came_and_with_a_disc(
    table: Tabletop,
) -> None:
    game = table.lay("RJun XSec", ("", "", ""), ("WSec AJun+red DSec DJun", "", ""))
    events = table.do(game, "play dragon_junior 1")
    assert table.column(game, 1, 1) == "WSec AJun+red DSec DJun"
    assert "protected" in [event.kind for event in events]


def test_m2_63_no_protection_against_the_rules_for_columns(table: Tabletop) -> None:
    """Rulings 10 and 35: a full column without a majority is lost, Angel Junior or not."""
    game = table.lay("RSec", ("WSec AJun DSec DJun", "", ""), phase=FREE)
    table.do(game, "free-play dragon_secretary 1")
    assert game.columns[0] == []


def test_m2_65_the_cards_of_angel_veteran_do_nothing_but_protect(table: Tabletop) -> None:
    """Ruling 24: a NO_FREE card may come this way."""
    game = table.lay("AVet XSec", ("WSec", "", ""), area="ASec", pile="WJun AJun")
    table.do(game, "play angel_veteran 1")
    assert table.column(game, 0, 1) == "WSec AVet WJun AJun"
    assert game.protected(0)
    assert game.reserves[0] == []


def test_m2_51_everybody_hears_how_many_cards_a_reserve_gains_and_its_owner_which(
    table: Tabletop,
) -> None:
    game = table.lay("WJun XSec", pile="DSec RJun")
    events = table.do(game, "play witch_junior 1")
    told = {event.kind: event for event in events}
    assert told["reserve-drew"].facts == {"seat": "seat/0", "cards": 2}
    assert told["reserve-drew"].seats is None
    assert told["reserve-drawn"].facts == {"cards": "card/demon_secretary card/dragon_junior"}
    assert told["reserve-drawn"].seats == [0]
    game = table.lay("WJun XSec", rest="their_reserve")
    assert "reserve-drew" not in {event.kind for event in table.do(game, "play witch_junior 1")}


def test_what_happened_names_the_column_as_the_players_count_it(table: Tabletop) -> None:
    """M2-59, M2-65: columns are 1 to 3; with a discarded card goes whose column it was."""
    game = table.lay("AVet XSec", ("", "", "WSec"), area="ASec", pile="WJun AJun")
    events = table.do(game, "play angel_veteran 3")
    joined = [event.facts for event in events if event.kind == "joined"]
    assert [(facts["seat"], facts["card"], facts["column"]) for facts in joined] == [
        ("seat/0", "card/witch_junior", 3),
        ("seat/0", "card/angel_junior", 3),
    ]
    game = table.lay("RJun XSec", ("", "", ""), ("", "DSec WSec WJun XJun", ""))
    events = table.do(game, "play dragon_junior 2")
    gone = [event.facts for event in events if event.kind == "discarded"]
    assert [(facts["seat"], facts["card"], facts["column"]) for facts in gone] == [
        ("seat/1", "card/demon_secretary", 2)
    ]


def test_t36_angel_veteran_and_the_check(table: Tabletop) -> None:
    """M2-65, M2-33: W,D,R + A + A,A: six cards, three pink."""
    game = table.lay("AVet XSec", ("WSec DSec RSec", "", ""), area="ASec", pile="AJun ASen")
    table.do(game, "play angel_veteran 1")
    assert table.options(game) == ["represent 1.4", "represent 1.5", "represent 1.6"]
    table.do(game, "represent 1.4")
    assert table.text(game.areas[0]) == "ASec AVet"
    assert (game.coins[0], len(game.discard)) == (11, 5)


def test_t21_angel_aristocrat(table: Tabletop) -> None:
    """M2-65a: to the score area, one spent coin, the rest of the column goes unless it is
    protected."""
    game = table.lay("AAri XSec", ("WSec DSec", "", ""), ("RSec", "", ""), area="ASec ASen")
    table.do(game, "play angel_aristocrat 1")
    assert table.text(game.areas[0]) == "ASec ASen AAri"
    assert (game.coins[0], game.ready[0]) == (11, 8)
    assert (table.column(game, 0, 1), table.column(game, 1, 1)) == ("", "RSec")
    game = table.lay("AAri XSec", ("AJun WSec", "", ""), area="ASec ASen")
    table.do(game, "play angel_aristocrat 1")
    assert table.column(game, 0, 1) == "AJun WSec"


def test_t35_angel_aristocrat_as_fifth_card(table: Tabletop) -> None:
    """M2-65a, ruling 32: one completed faction, not two; ruling 33: protected cards stay, no
    CHECK."""
    game = table.lay("AAri XSec", ("WSec WJun WSen DSec", "", ""), area="ASec ASen")
    table.do(game, "play angel_aristocrat 1")
    assert (game.factions(0), game.columns[0], game.coins[0]) == (3, [], 11)
    game = table.lay("AAri XSec", ("WSec WJun WSen AJun", "", ""), area="ASec ASen")
    table.do(game, "play angel_aristocrat 1")
    assert table.column(game, 0, 1) == "WSec WJun WSen AJun"


def test_m2_19_completed_factions_are_the_cards_of_the_score_area(table: Tabletop) -> None:
    game = table.lay("AAri XSec", area="ASec ASen WSec WJun")
    table.do(game, "play angel_aristocrat 1")
    assert game.factions(0) == 5


# Reapers


def test_t22_reaper_senior(table: Tabletop) -> None:
    """M2-66: column e,f,XSen; draws WJun, which acts; the Senior is in the hand."""
    game = table.lay("XSen XSec", ("ASec DSec", "", ""), pile="WJun RSec RJun")
    table.do(game, "play reaper_senior 1")
    assert table.column(game, 0, 1) == "ASec DSec WJun"
    assert table.text(game.reserves[0]) == "RSec RJun"
    assert table.text(game.hand) == "XSec XSen"
    assert game.ready[0] == 7


def test_t22_reaper_senior_draws_the_other_one(table: Tabletop) -> None:
    """M2-66: it is swapped in, then replaced by a further draw; both are in the hand."""
    game = table.lay("XSen XSec", ("ASec", "", ""), pile="XSen DVet")
    table.do(game, "play reaper_senior 1")
    assert table.column(game, 0, 1) == "ASec DVet"
    assert table.text(game.hand) == "XSec XSen XSen"


def test_m2_66_without_a_card_to_draw_it_stays(table: Tabletop) -> None:
    game = table.lay("XSen XSec", ("ASec", "", ""), rest="their_reserve")
    table.do(game, "play reaper_senior 1")
    assert table.column(game, 0, 1) == "ASec XSen"


def test_m2_66_requirements_do_not_matter_for_the_new_card(table: Tabletop) -> None:
    """Ruling 12; and ruling 34: a drawn Dragon Senior burns the Reaper Senior too."""
    game = table.lay("XSen XSec", pile="DAri", coins=(5, 3), ready=5)
    table.do(game, "play reaper_senior 1")
    assert game.coins[0] == 7
    game = table.lay("XSen XSec", pile="RSen")
    table.do(game, "play reaper_senior 1")
    assert game.packet_sizes == [2]
    assert sorted([*game.discard, *game.buried[0]]) == table.cards("XSec XSen")


def test_a_chain_of_abilities_nests_and_ends_in_a_faction(table: Tabletop) -> None:
    """M2-66, M2-65, M2-35: Reaper Senior into Reaper Senior into Angel Veteran into a column of
    seven with two majorities."""
    game = table.lay("XSen XSec", ("WSec WJun WSen RSec", "", ""), pile="XSen AVet RJun RSen")
    events = table.do(game, "play reaper_senior 1")
    acted = [event.facts["card"] for event in events if event.kind == "ability"]
    assert acted == ["card/reaper_senior", "card/reaper_senior", "card/angel_veteran"]
    assert table.column(game, 0, 1) == "WSec WJun WSen RSec AVet RJun RSen"
    pending = view_of(game, 1).pending
    assert [step.what for step in pending] == ["check", "form"]
    table.do(game, "form blue", "represent 1.2")
    assert table.text(game.areas[0]) == "WJun"
    assert table.text(game.hand) == "XSec XSen XSen"


def test_m2_18_a_card_may_be_played_though_its_ability_does_nothing(table: Tabletop) -> None:
    game = table.lay("XJun WSen XSec")
    table.do(game, "play reaper_junior 1", "play witch_senior 2")
    assert game.agenda.depth == 0
    game = table.lay("XJun XSec", theirs=("WSec DSec", "", ""))
    table.do(game, "play reaper_junior 1")
    assert table.refused(game, "end-standard") == "asked asked=prompt/disc [M2-18]"


def test_t23_reaper_aristocrat(table: Tabletop) -> None:
    """M2-69: 4 coins become 3; 3 stay 3."""
    for before, after in ((4, 3), (3, 3)):
        game = table.lay("XAri XSec", area="XJun XSen", coins=(10, before))
        table.do(game, "play reaper_aristocrat 1")
        assert game.coins[1] == after


def test_m2_69_a_spent_coin_goes_first(table: Tabletop) -> None:
    game = table.lay("XAri XAri XSec", area="XJun XSen", coins=(10, 5))
    game.ready[1] = 4
    table.do(game, "play reaper_aristocrat 1")
    assert (game.coins[1], game.ready[1]) == (4, 4)
    table.do(game, "play reaper_aristocrat 1")
    assert (game.coins[1], game.ready[1]) == (3, 3)


def test_m2_20_a_card_belongs_to_the_owner_of_its_column(table: Tabletop) -> None:
    game = table.lay("Ghost XJun", theirs=("WSec", "", ""), ghosts=True)
    events = table.do(game, "haunt 1", "play reaper_junior 1")
    assert table.column(game, 1, 1) == "WSec Ghost"
    assert {event.facts["seat"] for event in events if event.kind == "haunted"} == {"seat/1"}
