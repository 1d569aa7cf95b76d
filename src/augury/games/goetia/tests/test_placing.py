"""Placing: the start of a round, turns, available hexes and what the areas give (G-201..G-210,
G-301..G-307, G-340..G-357)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from augury.core import chance
from augury.core.errors import NotYourTurn
from augury.core.table import Table
from augury.games.goetia import GAME
from augury.games.goetia.bundle import LETTERS
from augury.games.goetia.components import SLOTS, WORLD_NAMES
from augury.games.goetia.demons import CARD_NAMES
from augury.games.goetia.hexes import HEX_NAMES
from augury.games.goetia.reader import own
from augury.games.goetia.rules.exchanging import Exchange
from augury.games.goetia.rules.rounds import ROUND, Turn
from augury.games.goetia.state import PLACEMENT, START
from augury.games.goetia.view import view as view_of
from augury.kit.agenda import Agenda
from augury.kit.cells import cells_of

if TYPE_CHECKING:
    from augury.games.goetia.tests.conftest import Scene

# The start of a round


def open_round(d: Scene) -> None:
    d.game.steps = Agenda([ROUND[d.game.start]])
    d.game.run()


def test_g_201_a_round_is_start_placements_and_end(scene: type[Scene]) -> None:
    d = scene(seats=2)
    d.cards(0, "VIN6")
    d.cards(1, "BAL7")
    open_round(d)
    number, asked = d.game.round, []
    while d.game.round == number:
        asked.append(d.legal()[0].split()[0])
        d.do(d.legal()[0])
    assert asked[:3] == ["release", "release", "place"]  # one window after another, then the turns
    assert "release" not in asked[2:]


def test_g_202_the_order_of_a_window(scene: type[Scene]) -> None:
    """EX-45: treasures first, then Powers in their fixed order, whatever the stack numbers."""
    d = scene(seats=2)
    d.cards(0, "ASM1", "ZAG3", "PUR2", "BLI6")
    d.own(0, "")
    open_round(d)
    assert d.legal() == ["release P", "release K", "pass"]
    d.do("release P")
    assert d.legal() == [
        "choose P",
        "choose T",
        "choose Y",
        "choose B",
    ]  # Familiar Spirits, before the others
    d.do("choose P")
    assert d.legal() == ["use", "pass"]  # Power of Transmutation
    d.do("use")
    assert d.stock(0) == "K"
    assert d.legal() == ["use", "pass"]  # Raise the Fallen
    hand = d.game.hand[0]
    d.do("use")
    assert d.stock(0) == ""
    assert (d.game.hand[0], d.game.graveyard[0]) == (hand + 1, 0)


def test_g_202_only_what_can_be_paid_and_does_something_is_asked(scene: type[Scene]) -> None:
    d = scene(seats=2)
    d.cards(0, "ASM1", "ZAG3")
    d.own(0, "P K")
    d.game.graveyard[0] = 0
    open_round(d)
    d.do("pass")  # Transmutation; Raise the Fallen has nobody to raise
    assert d.legal()[0].startswith("place")


def test_g_202_a_power_uncovered_by_rearrange_waits(scene: type[Scene]) -> None:
    d = scene(seats=2)
    d.cards(0, "ASM3", "BTH1 VIN6")
    d.own(0, "")
    open_round(d)
    d.do("pass")  # the Treasure
    d.do("move 2 1")
    assert d.tops(0)[:2] == ["VIN6", "BTH1"]
    assert d.stock(0) == ""  # Power of Love acts from the next round on


def test_g_203_start_of_round_effects_work_only_there(scene: type[Scene]) -> None:
    d = scene(seats=2)
    d.cards(0, "BTH1", "VIN6")
    d.turn(0)
    d.do(d.legal()[0])
    assert "A" not in d.stock(0)
    assert d.treasure(0, 2) == "TTYY"


def test_g_204_ex_22_ransom_is_a_choice_in_2020(scene: type[Scene]) -> None:
    for answer in ("ransom", "pass"):
        d = scene(seats=2, edition="2020")
        d.world(0, "W01-2 W20-2 W45-2")
        d.stand(0, "W01-2#1", "W20-2#1", "W45-2#1")
        d.game.hand[0] = 0
        d.own(0, "P P P P K A A")
        pink = d.supply("P")
        d.game.phase = START
        open_round(d)
        assert d.legal() == ["ransom", "pass"]
        d.do(answer)
        if answer == "ransom":
            assert (d.stock(0), d.game.hand[0], d.supply("P")) == ("A A", 3, pink + 4)
            assert d.where("W01-2#1") == []
        else:
            assert d.stock(0) == "P P P P K A A"
            assert d.actor() == 1  # they are skipped


def test_g_205_ransom_is_compulsory_in_2019(scene: type[Scene]) -> None:
    d = scene(seats=2, edition="2019")
    d.world(0, "W01-2 W20-2 W45-2")
    d.stand(0, "W01-2#1", "W20-2#1", "W45-2#1")
    d.game.hand[0] = 0
    d.own(0, "P K A")
    open_round(d)
    assert (d.stock(0), d.game.hand[0]) == ("A", 3)


def test_g_204_ex_39_no_ransom_with_a_follower_elsewhere(scene: type[Scene]) -> None:
    """R-4. Also none with a follower in hand."""
    d = scene(seats=2)
    d.world(0, "W01-2 W20-2 W45-2")
    d.stand(0, "W01-2#1", "W20-2#1", "W45-2#1")
    d.dark(0, "S1a", king="W61-3")
    d.deck("ZAG", "ZAG1 ZAG2")
    d.stand(0, "K61-3#1")
    d.game.hand[0] = 0
    open_round(d)
    assert d.legal()[0].startswith("place")
    assert d.actor() == 1
    d.game.hexes[HEX_NAMES.index("K61-3#1")] = 0
    d.game.hand[0] = 1
    open_round(d)
    assert d.actor() == 0
    assert d.legal()[0].startswith("place")


def test_r_16_ransom_comes_before_the_treasures(scene: type[Scene]) -> None:
    d = scene(seats=2)
    d.cards(0, "VIN6")
    d.world(0, "W01-2 W20-2 W45-2")
    d.stand(0, "W01-2#1")
    d.game.hand[0] = 0
    open_round(d)
    d.do("ransom")
    assert d.legal() == ["release T", "release Y", "pass"]


def test_r_48_a_player_without_followers_keeps_his_window(scene: type[Scene]) -> None:
    d = scene(seats=2)
    d.cards(0, "ASM1")
    d.game.hand[0] = 0
    d.game.graveyard[0] = 4
    d.own(0, "K")
    open_round(d)
    assert d.legal() == ["use", "pass"]
    d.do("use")
    assert d.game.hand[0] == 1
    assert d.legal()[0].startswith("place")


# Turns


def test_g_206_turns_go_round_one_placement_each(scene: type[Scene]) -> None:
    d = scene(seats=3, start=1)
    order = []
    d.turn(1)
    for _ in range(6):
        order.append(d.actor())
        d.do(next(text for text in d.legal() if text.startswith("place W")))
        while not d.legal()[0].startswith("place"):
            d.do(d.legal()[0])
    assert order == [1, 2, 0, 1, 2, 0]


def test_g_207_ex_31_placing_is_compulsory(scene: type[Scene]) -> None:
    """There is no pass among the choices, and a single hex is taken without asking (R-58)."""
    d = scene(seats=2)
    d.turn(0)
    assert "pass" not in d.legal()
    assert d.why("pass").endswith("[G-207]")
    d = scene(seats=2)
    d.hide_world()
    d.world(0, "N0a N0b W51-2")
    d.stand(1, "W51-2#1", "W51-2#2")
    for row in range(1, 3):
        d.game.scry[row] = []
    d.board(0, "S1d")
    d.stand(1, "S1d#1", "S1d#2")
    for slot in range(9):
        d.edge(SLOTS[slot], waiting=[1])
    d.own(0, "T")
    d.game.hand = cells_of([1, 0])
    d.turn(0)
    assert d.stock(0) == "Y Y"  # paid and used; then nobody could place, and the round ended


def test_g_208_g_209_ex_32_skipped_and_asked_again(scene: type[Scene]) -> None:
    d = scene(seats=2)
    d.hide_world()
    d.world(0, "W51-2 N0b N0c")
    for row in range(3):
        d.game.scry[row] = []
    for slot in range(9):
        d.edge(SLOTS[slot], waiting=[0, 1])
    d.own(0, "")
    d.own(1, "")
    d.game.hand = cells_of([0, 2])
    d.turn(1)
    d.do("place W51-2#1")  # then seat 0 is skipped, and seat 1 has one hex left: it is taken
    assert d.where("W51-2#2") == []  # the round has ended: the single hexes are free again
    assert list(d.game.hand) == [0, 2]
    assert d.game.round == 2


def test_g_209_the_phase_ends_when_nobody_can_place_and_followers_stay_in_hand(
    scene: type[Scene],
) -> None:
    d = scene(seats=2)
    d.hide_world()
    for row in range(3):
        d.game.scry[row] = []
    for slot in range(9):
        d.edge(SLOTS[slot], waiting=[0, 1])
    d.own(0, "")
    d.own(1, "")
    d.world(0, "W51-2 N0b N0c")
    d.game.hand = cells_of([3, 3])
    d.turn(0)
    before = d.game.round
    d.do("place W51-2#1")
    assert d.game.round == before + 1
    assert list(d.game.hand) == [3, 3]


def test_g_210_a_recruited_follower_can_be_placed_in_the_same_round(scene: type[Scene]) -> None:
    d = scene(seats=2)
    d.edge("T0", waiting=[0, 1])
    d.hide_world()
    d.world(0, "N0a N0b W51-3")
    d.own(0, "A")
    d.game.hand = cells_of([1, 3])
    d.turn(0)
    d.do("place T0")
    assert d.game.hand[0] == 1
    d.do("place W51-3#1")
    assert d.actor() == 0


# Availability


def test_g_301_g_304_an_occupied_hex_is_not_available(scene: type[Scene]) -> None:
    d = scene()
    d.world(0, "W45-3 W20-2 W01-2")
    d.stand(1, "W45-3#2")
    d.turn(0)
    assert d.can("place W45-3#1")
    assert not d.can("place W45-3#2")
    assert d.why("place W45-3#2") == "hex-taken seats=seat/1 [G-304]"
    d.turn(1)
    assert d.why("place W45-3#2") == "hex-yours [G-304]"
    missing = next(name for name in WORLD_NAMES[:27] if WORLD_NAMES.index(name) not in d.game.world)
    assert d.why(f"place {missing}#1").endswith("[G-301]")


def test_g_302_conditions(scene: type[Scene]) -> None:
    """REC, PACT, G, D2, King, R, Seal of Solomon, Aaron's Rod, Brass Vessel: what they give must be
    there (R-7)."""
    d = scene()
    d.hide_world()
    rich = "P P P P T T T T Y Y Y Y B B B B K K K K K K K K A A A A"
    d.own(0, rich)
    d.edge("T0", waiting=[1])
    d.edge("L0", flipped=True)
    d.dark(0, "S1c")  # D2 and G!
    d.dark(1, "S1d")  # R and X
    d.dark(2, "S1a", king="W61-3")
    d.deck("ZAG", "")
    d.cards(0, "BAE5", "PUR4", "BAE4")
    pacts, d.game.pacts = d.game.pacts, [[], [], []]
    d.game.graveyard[0] = 0
    for slot in SLOTS[1:]:
        d.edge(slot, waiting=[1])
    d.turn(0)
    for text, why in {
        "T0": "none-waiting",
        "L0": "no-pact-row row=1",
        "D1c#1": "no-deck most=2",
        "D1c#2": "no-pact",
        "D1d#1": "none-sacrificed",
        "K61-3#1": "king-empty king=king/ZAG",
        "BAE5": "no-deck most=3",
        "PUR4": "none-at-edge",
        "BAE4": "no-pact",
    }.items():
        assert not d.can(f"place {text}"), text
        assert d.why(f"place {text}") == f"{why} [G-302]", text
    assert d.can("place D1d#2")  # G-307: an exchange may be empty
    d.game.pacts = pacts
    d.game.graveyard[0] = 1
    d.deck("ZAG", "ZAG1")
    d.edge("T0", waiting=[0, 1])
    d.turn(0)
    for text in ("T0", "L0", "D1c#1", "D1c#2", "D1d#1", "K61-3#1", "BAE5", "PUR4", "BAE4"):
        assert d.can(f"place {text}"), text


def test_g_302_the_free_recruit_of_2019_needs_a_follower_at_the_edge(scene: type[Scene]) -> None:
    d = scene(edition="2019")
    d.own(0, "P P K K B")
    d.dark(0, "S1b")
    for slot in SLOTS:
        d.edge(slot, waiting=[1])
    d.turn(0)
    assert not d.can("place D1b#2")
    d.edge("B1", waiting=[0, 1])
    d.edge("T1", waiting=[0])
    d.turn(0)
    d.do("place D1b#2")
    assert d.legal() == ["fetch T1", "fetch B1"]  # G-353, row 16 of the edition table


def test_g_303_an_empty_hex_is_a_legal_target(scene: type[Scene]) -> None:
    d = scene()
    d.world(0, "N0a N0b W51-2")
    d.board(0, "S1a")
    d.own(0, "T")
    d.turn(0)
    d.do("place S1a#1")
    assert d.stock(0) == ""
    assert d.where("S1a#1") == [0]


def test_g_305_clean_hexes_are_free_and_burning_ones_are_not(scene: type[Scene]) -> None:
    d = scene()
    d.own(0, "")
    d.cards(0, "VIN4")
    d.turn(0)
    assert d.can("place VIN4")
    assert any(text.startswith("place W") for text in d.legal())
    assert not any(text.startswith("place S") for text in d.legal())


def test_g_307_hexes_whose_effect_is_empty_are_legal(scene: type[Scene]) -> None:
    d = scene(seats=2)
    d.hide_world()
    d.cards(0, "BAL4", "ASM5", "VIN5", "BTH5")
    d.own(0, "")
    d.own(1, "")
    d.turn(0)
    for text in ("BAL4", "ASM5", "VIN5", "BTH5"):
        assert d.can(f"place {text}")
    d.do("place ASM5")  # nothing to take
    assert d.stock(0) == ""


# Areas


def test_ex_01_g_340_world(scene: type[Scene]) -> None:
    for edition in ("2020", "2019"):
        d = scene(edition=edition)
        d.world(0, "W01-2 W20-2 W45-3")
        brown = d.supply("B")
        d.turn(0)
        d.do("place W45-3#2")
        assert d.stock(0) == "B B"
        assert d.supply("B") == brown - 2


def test_g_340_new_world_cards_belong_to_the_world(scene: type[Scene]) -> None:
    d = scene()
    d.world(0, "N2a N0a W45-3")
    d.stand(1, "W45-3#1", "W45-3#2", "W45-3#3")
    d.edge("L0", waiting=[0])
    d.own(0, "A")
    d.turn(0)
    assert list(view_of(d.game, 0).edges[0].line) == ["P", "P", "Y"]
    d.do("place N2a#1")
    assert d.stock(0) == "P P A"


def test_ex_02_g_346_scry(scene: type[Scene]) -> None:
    for edition in ("2020", "2019"):
        d = scene(edition=edition)
        d.board(0, "S1b")
        d.world(0, "W01-2 W20-2 W51-2")
        d.own(0, "T")
        d.turn(0)
        d.do("place S1b#3")
        assert d.stock(0) == "P P"


def test_ex_07_a_flipped_edge_card(scene: type[Scene]) -> None:
    """G-319: the visible column only; the reward is four of one colour."""
    d = scene(edition="2019")
    d.hide_world()
    d.world(1, "W51-2 N0a N0b")
    d.stand(1, "W51-2#1")
    d.edge("T0", card="WE5", flipped=True)
    d.own(0, "Y")
    d.turn(0)
    d.do("place T0", "choose B")
    assert d.stock(0) == "B B B B"


def test_g_313_row_11_printed_attention_counts_in_2019_only(scene: type[Scene]) -> None:
    for edition, letters in (("2020", ["A", "K"]), ("2019", ["A", "A", "K"])):
        d = scene(edition=edition)
        d.hide_world()
        d.world(0, "N1g N1f N0a")
        d.edge("L0", waiting=[0, 1, 2, 3])
        d.own(0, "K K A A A")
        d.turn(0)
        assert sorted(view_of(d.game, 0).edges[0].price.tokens) == letters


def test_g_313_followers_and_tokens_hide_what_is_printed(scene: type[Scene]) -> None:
    """R-1: black and white count."""
    d = scene()
    d.hide_world()
    d.world(0, "N3c N0a N0b")
    assert view_of(d.game, 0).edges[0].line == ["K", "W", "W", "W"]
    d.stand(1, "N3c#2")
    assert view_of(d.game, 0).edges[0].line == ["K", "W"]
    d.game.hexes[HEX_NAMES.index("N3c#1")] = 16
    assert view_of(d.game, 0).edges[0].line == ["W"]


def test_g_342_ex_36_discs_never_count(scene: type[Scene]) -> None:
    d = scene(seats=2)
    d.edge("T0", waiting=[0, 1])
    assert view_of(d.game, 0).edges[3].symbols == 0
    d.edge("T0", waiting=[1])
    assert view_of(d.game, 1).edges[3].symbols == 1
    d.edge("T0", waiting=[], flipped=True)
    assert view_of(d.game, 1).edges[3].symbols == 0


def test_g_341_one_recruit_per_card_and_round(scene: type[Scene]) -> None:
    d = scene()
    d.hide_world()
    d.world(0, "N0a N0b W51-2")
    d.edge("T0", waiting=[0, 1, 2])
    d.own(0, "A A")
    d.own(1, "A A")
    d.turn(0)
    d.do("place T0")
    assert d.actor() == 1
    assert not d.can("place T0")


def test_g_344_followers_wait_only_on_unflipped_cards() -> None:
    game = own(GAME.start(3, 11))
    while game.to_act():
        seat = game.to_act()[0]
        assert all(not (game.flipped[slot] and game.waiting[slot]) for slot in range(9))
        game.apply(seat, game.legal(seat)[-1])


def test_ex_17_g_351_row_15_a_pact_of_the_aligned_row_in_2019(scene: type[Scene]) -> None:
    for edition in ("2020", "2019"):
        d = scene(edition=edition)
        d.dark(0, "S3a")
        d.own(0, "P B T Y K A")
        d.turn(0)
        d.do("place D3a#1")
        assert d.stock(0) == ""
        assert len(d.legal()) == (12 if edition == "2020" else 4)
        if edition == "2019":
            assert sorted(d.legal()) == sorted(
                f"pact {CARD_NAMES[card]}" for card in d.game.pacts[0]
            )


def test_g_352_ga_gives_three_attention_and_a_pact_if_there_is_one(scene: type[Scene]) -> None:
    d = scene()
    d.hide_world()
    d.dark(0, "S3b")
    d.own(0, "P K K T T Y B")
    d.turn(0)
    d.do("place D3b#1")
    assert d.stock(0) == "A A A"
    assert d.legal()[0].startswith("pact")
    d = scene()
    d.dark(0, "S3b")
    d.own(0, "P K K T T Y B")
    d.game.pacts = [[], [], []]
    d.turn(0)
    d.do("place D3b#1")
    assert d.stock(0) == "A A A"
    assert d.actor() == 1


def test_g_348_four_black(scene: type[Scene]) -> None:
    d = scene()
    d.dark(0, "S1b")
    d.own(0, "P P T B")
    d.turn(0)
    d.do("place D1b#1")
    assert d.stock(0) == "K K K K"


def test_g_353_g_333_resurrection(scene: type[Scene]) -> None:
    d = scene()
    d.dark(0, "S1d")
    d.own(0, "B B P Y")
    d.turn(0)
    d.do("place D1d#1")
    assert (d.game.graveyard[0], d.game.hand[0]) == (0, 3)


def test_g_333_an_empty_graveyard_gives_nothing_on_a_scry_hex(scene: type[Scene]) -> None:
    d = scene()
    d.board(0, "S2b")
    d.world(0, "W01-2 W20-2 W51-2")
    d.own(0, "T")
    d.game.graveyard[0] = 0
    d.turn(0)
    d.do("place S2b#3")
    assert d.game.hand[0] == 2


@pytest.mark.parametrize(
    ("edition", "kings"), [("2020", ["ZAG", "ASM"]), ("2019", ["ZAG", "ASM", "BAE"])]
)
def test_g_349_row_14_the_class_limit(scene: type[Scene], edition: str, kings: list[str]) -> None:
    d = scene(edition=edition)
    d.dark(0, "S1c")
    d.dark(1, "S1a", king="W61-3")
    d.dark(1, "S2a", king="W32-2")
    d.dark(1, "S3a", king="W01-2")
    d.deck("ZAG", "ZAG1")
    d.deck("ASM", "ASM1")
    d.deck("BAE", "BAE1")
    d.own(0, "Y Y T B")
    d.turn(0)
    d.do("place D1c#1")
    assert d.legal() == [f"deck {king}" for king in kings]
    d.do("deck ASM")
    assert d.tops(0)[0] == "ASM1"


def test_ex_37_g_350_a_deck_emptied_by_a_dark_hex(scene: type[Scene]) -> None:
    d = scene()
    d.dark(0, "S1c")
    d.dark(1, "S1a", king="W61-3")
    d.deck("ZAG", "ZAG1")
    d.stand(1, "K61-3#1")
    d.game.hand[1] = 2
    d.own(0, "Y Y T B")
    d.turn(0)
    d.do("place D1c#1")
    assert d.tops(0)[0] == "ZAG1"
    d.own(1, "T T")
    d.turn(1)
    assert not d.can("place K61-3#2")  # closed for the rest of the round
    d.end_round()
    assert d.tops(1) == ["", "", "", ""]
    assert d.where("K61-3#1") == []
    assert list(d.game.king_on) == [-1] * 12


@pytest.mark.parametrize(
    ("edition", "card", "limit"),
    [
        ("2020", "", 8),
        ("2020", "ZAG2", 10),
        ("2020", "ZAG1", 8),
        ("2019", "", 2),
        ("2019", "ZAG1", 2),
        ("2019", "ZAG2", 2),
    ],
)
def test_ex_30_g_347_row_12_exchange(
    scene: type[Scene], edition: str, card: str, limit: int
) -> None:
    """6 Y, 2 K, 3 B: yellow in 2020, red in 2019; R-29: ten in all, black included."""
    d = scene(edition=edition)
    d.dark(0, "S1d")
    d.own(0, "B B P Y " + "Y Y Y Y Y Y K K B B B")
    if card:
        d.cards(0, card)
    d.turn(0)
    d.do("place D1d#2")
    while d.legal()[0].startswith(("pay", "waive")):
        d.do(
            "pay P"
            if d.can("pay P")
            else "pay Y"
            if d.can("pay Y") and view_of(d.game, 0).next_token != "B"
            else "pay B"
        )
    numbers = [text for text in d.legal() if text.startswith("exchange")]
    assert numbers[-1] == f"exchange {limit}"
    d.do(numbers[-1])
    assert d.stock(0).count("A") == limit


def test_g_347_one_cube_at_a_time_and_nothing_at_all(scene: type[Scene]) -> None:
    """R-28: free from 0 up; R-55: the order is the player's."""
    d = scene()
    d.own(0, "Y Y K")
    d.ask(Exchange(0, LETTERS.index("Y"), LETTERS.index("A"), 10))
    assert d.legal() == ["exchange 0", "exchange 1", "exchange 2", "exchange 3", "swap Y", "swap K"]
    d.do("swap K", "exchange 1")
    assert d.stock(0) == "Y A A"
    d.own(0, "Y")
    d.ask(Exchange(0, LETTERS.index("Y"), LETTERS.index("A"), 10))
    d.do("exchange 0")
    assert d.stock(0) == "Y"


def test_g_347_no_more_than_the_supply_of_attention(scene: type[Scene]) -> None:
    for edition in ("2020", "2019"):
        d = scene(edition=edition)
        d.own(0, "Y Y P P")
        d.game.supply[LETTERS.index("A")] = 1
        given = LETTERS.index("Y" if edition == "2020" else "P")
        d.ask(Exchange(0, given, LETTERS.index("A"), 10))
        assert d.legal() == ["exchange 0", "exchange 1"]


def test_g_355_r_10_a_follower_that_stays_on_a_king_is_served_every_round_without_paying(
    scene: type[Scene],
) -> None:
    d = scene()
    d.dark(0, "S1a", king="W61-3")
    d.deck("ZAG", "ZAG1 ZAG2 ZAG3 ZAG4")
    d.own(0, "T T")
    d.turn(0)
    d.do("place K61-3#1")
    for cards in (1, 2):
        d.end_round()
        assert len([card for card in d.tops(0) if card]) == cards
        assert d.where("K61-3#1") == [0]


def test_ex_38_g_357_holy_chalice(scene: type[Scene]) -> None:
    """R-42: everyone chooses for themselves in turn order; Favour of Foes adds a black cube at
    once."""
    d = scene()
    d.cards(0, "VIN4")
    d.cards(2, "BLI1")
    d.turn(0)
    d.do("place VIN4", "choose T")
    assert d.stock(0) == "T T T"
    assert d.actor() == 1
    d.do("choose P")
    assert d.actor() == 2
    d.do("choose Y")
    assert d.stock(2) == "Y K"
    assert d.actor() == 3
    d.do("choose B")
    assert (d.stock(1), d.stock(3)) == ("P", "B")
    assert d.legal()[0].startswith("place")


def test_g_357_row_22_red_bordered_relics_work_the_same_in_2019(scene: type[Scene]) -> None:
    d = scene(edition="2019")
    d.cards(0, "PAI4")
    d.own(0, "K")
    d.turn(0)
    d.do("place PAI4")
    assert [d.stock(seat) for seat in range(4)] == ["A A A", "A", "A", "A"]


def test_g_330_nobody_steals_attention_in_2020(scene: type[Scene]) -> None:
    d = scene()
    d.cards(0, "PAI4")
    d.own(0, "K")
    d.own(1, "A A A A A A A A")
    d.game.supply[LETTERS.index("A")] = 2
    d.turn(0)
    d.do("place PAI4")
    assert [d.stock(seat).count("A") for seat in range(4)] == [2, 8, 0, 0]


def test_g_332_a_free_follower_comes_from_any_edge_card(scene: type[Scene]) -> None:
    d = scene()
    d.board(0, "S2d")
    d.world(0, "W01-2 W20-2 W51-2")
    d.own(0, "T")
    for slot in SLOTS:
        d.edge(slot, waiting=[0, 1] if slot in ("L1", "B0") else [1])
    d.turn(0)
    d.do("place S2d#3")
    assert d.legal() == ["fetch L1", "fetch B0"]
    d.do("fetch B0")
    assert d.game.hand[0] == 3
    assert view_of(d.game, 0).edges[6].symbols == 3  # at once


def test_g_332_without_followers_at_the_edge_nothing_happens(scene: type[Scene]) -> None:
    d = scene()
    d.board(0, "S2d")
    d.world(0, "W01-2 W20-2 W51-2")
    d.own(0, "T")
    for slot in SLOTS:
        d.edge(slot, waiting=[1])
    d.turn(0)
    d.do("place S2d#3")
    assert d.game.hand[0] == 2
    assert d.actor() == 1


def test_g_321_linked_and_single() -> None:
    view = view_of(own(GAME.start(4, 3)), 0)
    links = {spot.id: spot.link for card in view.world for spot in card.hexes}
    assert set(links.values()) <= {"", "a", "b"}
    assert any(links.values())
    assert not all(links.values())


def test_phases_follow_the_questions(scene: type[Scene]) -> None:
    d = scene()
    d.turn(0)
    assert d.game.phase == PLACEMENT
    assert view_of(d.game, 0).prompt == "place"
    assert view_of(d.game, 1).prompt == "wait"


def test_g_208_a_plan_ends_where_a_new_turn_begins() -> None:
    """Also when all others are skipped, so that the same player places again."""
    table = Table(GAME, 2, 3)
    luck = chance.from_seed(3)
    ended = 0
    while not table.over():
        seat = table.state.to_act()[0]
        legal = table.state.legal(seat)
        action = legal[luck.below(len(legal))]
        attempt = table.attempt(seat, [action])
        if attempt.asked == [seat] and attempt.after is not None and not attempt.final:
            goetia = own(attempt.after)
            assert attempt.ends == isinstance(goetia.asked, Turn)
            if attempt.ends:
                following = goetia.legal(seat)[0]
                refusal = table.attempt(seat, [action, following]).refusal
                assert isinstance(refusal, NotYourTurn)
                ended += 1
        table.play(seat, action)
    assert ended > 5
