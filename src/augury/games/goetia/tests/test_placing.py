"""Placing: available hexes, and what the areas give (G-301..G-307, G-340..G-353)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from augury.games.goetia import GAME
from augury.games.goetia.components import SLOTS, WORLD_NAMES
from augury.games.goetia.demons import CARD_NAMES
from augury.games.goetia.hexes import HEX_NAMES
from augury.games.goetia.reader import own
from augury.games.goetia.view import view as view_of

if TYPE_CHECKING:
    from augury.games.goetia.tests.conftest import Scene

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
    d.game.occupy(HEX_NAMES.index("N3c#1"), 16)
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
