"""The score (G-702..G-705, G-524)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from augury.games.goetia.demons import CARD_INDEX
from augury.games.goetia.rules.scoring import pact_points
from augury.games.goetia.view import view as view_of

if TYPE_CHECKING:
    from augury.games.goetia.tests.conftest import Scene


# Scoring


def test_ex_28_pact_scoring(scene: type[Scene]) -> None:
    d = scene()
    d.cards(0, "VIN1 PACT01", "VIN2 PACT03", "BAE6", "ZAG1")
    assert pact_points(d.game, 0, CARD_INDEX["PACT01"]) == 6
    assert pact_points(d.game, 0, CARD_INDEX["PACT03"]) == 6
    assert view_of(d.game, 0).mats[0].score_pacts == 12


def test_ex_29_g_702_the_parts_of_a_score(scene: type[Scene]) -> None:
    """Attention 7, cards 25, Pacts 18, 8 cubes 2: 52."""
    d = scene()
    d.cards(0, "BTH6 BTH7 PACT10", "PAI7 PACT04", "PACT02 PACT12", "BTH1 VIN1 BAL1 VIN2 BAL2")
    view = view_of(d.game, 0).mats[0]
    assert view.score_cards == 5 + 6 + 6 + 4 + 1 + 1 + 1 + 1
    d.own(0, "A " * 7 + "P P P P T T T K")
    pacts = 2 * 4 + 4 + 2 * 4  # 4 Pacts owned; Beleth, Paimon, Viné, Balam; 4 cards of class 3
    assert d.game.scores()[0] == 7 + 25 + pacts + 2


@pytest.mark.parametrize("cubes", [8, 9, 10, 11])
def test_g_702_a_wp_for_every_four_cubes(scene: type[Scene], cubes: int) -> None:
    d = scene()
    d.own(0, "P " * cubes)
    assert d.game.scores()[0] == 2


def test_g_703_g_704_what_is_worth_nothing(scene: type[Scene]) -> None:
    d = scene()
    d.cards(0, "BAL6")
    d.cards(1, "PACT07 VIN1")
    assert d.game.scores()[0] == 1  # the four cubes on the Treasure do not count
    assert (
        d.game.scores()[1] == 1
    )  # nor does a covered Pact, nor three followers, nor the Ram Skull


@pytest.mark.parametrize(
    ("pact", "stock", "cards", "worth"),
    [
        ("PACT01", "", ["VIN1 VIN4", "VIN2"], 4),
        ("PACT02", "", ["VIN4 VIN1", "PUR5"], 4),
        ("PACT03", "", ["BAE6", "VIN6"], 14),
        ("PACT04", "", ["VIN1 VIN2", "BAL1"], 2),
        ("PACT05", "", [], 2),  # the tenth follower
        ("PACT06", "", ["VIN1 VIN2 VIN4 VIN5 VIN6 BAL1 BAL2 BAL4 BAL5"], 8),
        ("PACT07", "", [], 3),
        ("PACT08", "K K K K K K K", [], 10),
        ("PACT09", "A A A A A", [], 2),
        ("PACT09", "A " * 30, [], 8),
        ("PACT10", "", ["PACT10", "PACT01 VIN1"], 4),
        ("PACT11", "P P T Y B K K", [], 2),
        ("PACT12", "", ["BAE1 BAE2 BAE3 BAE4 BAE5"], 8),
        ("PACT13", "", ["VIN1 ZAG1 BAL1"], 6),
        ("PACT14", "", ["VIN1 PACT01 ZAG1", "BAL1 BAL2"], 3),
    ],
)
def test_pact_formulas(
    scene: type[Scene], pact: str, stock: str, cards: list[str], worth: int
) -> None:
    """RULES.md 3.9; covered cards count, and the limits are limits of the WP."""
    d = scene()
    d.cards(0, *cards)
    d.own(0, stock)
    assert pact_points(d.game, 0, CARD_INDEX[pact]) == worth


def test_g_524_only_visible_pacts_score(scene: type[Scene]) -> None:
    d = scene()
    d.cards(0, "PACT07")
    assert d.game.scores()[0] == 3
    d.cards(0, "PACT07 VIN1")
    assert d.game.scores()[0] == 1


@pytest.mark.parametrize(
    ("stocks", "ranks"),
    [
        (["A A A", "A A", "A", ""], [1, 2, 3, 4]),
        (
            ["A P P P P P", "P P P P P P P P", "A P P P P K", "A A"],
            [3, 2, 1, 4],
        ),  # all 2 WP: black, then coloured cubes, then Attention
        (["A A P P P", "A A P P P", "A A P P", "A A P P"], [1, 1, 3, 3]),
        (["A P P P P T", "A A T T T T T", "A", "A"], [2, 1, 3, 3]),
    ],
)
def test_g_705_tie_breaks(scene: type[Scene], stocks: list[str], ranks: list[int]) -> None:
    d = scene()
    for seat, stock in enumerate(stocks):
        d.own(seat, stock)
    assert d.game.ranks() == ranks


def test_g_705_cards_and_a_shared_victory(scene: type[Scene]) -> None:
    d = scene()
    d.cards(0, "PACT01")
    d.cards(1, "PACT14 VIN1")
    d.own(0, "A")
    d.own(2, "A")
    d.own(3, "A")
    assert d.game.scores() == [1, 1, 1, 1]
    assert d.game.ranks() == [1, 4, 2, 2]
