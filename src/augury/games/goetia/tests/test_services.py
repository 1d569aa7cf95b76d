"""What hexes give: Demons, exchange, Relics, followers (G-321..G-357)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from augury.games.goetia import GAME
from augury.games.goetia.bundle import LETTERS
from augury.games.goetia.components import SLOTS
from augury.games.goetia.reader import own
from augury.games.goetia.rules.exchanging import Exchange
from augury.games.goetia.view import view as view_of

if TYPE_CHECKING:
    from augury.games.goetia.tests.conftest import Scene


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
