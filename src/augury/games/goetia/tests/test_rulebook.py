"""What the rulebook for players says in numbers is true of the game it shows."""

from __future__ import annotations

import re

import pytest

from augury.core import book, figures
from augury.games.goetia.demons import CARD_INDEX, CARD_POINTS
from augury.games.goetia.reader import own
from augury.games.goetia.rules.scoring import pact_points
from augury.games.goetia.view_types import GoetiaView
from augury.words import LANGUAGES

WINNER = 0
# The Demon cards of the example, in the order in which the book adds them up
CARDS = ["BLI5", "BAE3", "BAL3", "BTH3", "BAL5", "PUR6", "ZAG4", "ASM4", "VIN7"]


def test_the_worked_example_adds_up() -> None:
    """G-702: 28 Attention, nine cards, three visible Pacts (8 + 6 + 8), two cubes."""
    end = own(figures.load("goetia")["tableau"].position())
    assert end.to_act() == []
    owned = {card for stack in end.stacks[4 * WINNER : 4 * WINNER + 4] for card in stack}
    cards = [CARD_INDEX[name] for name in CARDS]
    assert set(cards) <= owned
    assert [CARD_POINTS[card] for card in cards] == [2, 5, 2, 4, 2, 3, 1, 2, 2]
    pacts = {name: CARD_INDEX[name] for name in ("PACT09", "PACT01", "PACT13", "PACT11")}
    assert owned == set(cards) | set(pacts.values())
    visible = set(end.tops[4 * WINNER : 4 * WINNER + 4])
    assert {name for name, pact in pacts.items() if pact not in visible} == {"PACT11"}
    assert [pact_points(end, WINNER, pacts[name]) for name in ("PACT09", "PACT01", "PACT13")] == [
        8,
        6,
        8,
    ]
    winner, loser = (dict(rows) for rows in end.breakdown())
    assert winner == {"attention": 28, "cards": 23, "pacts": 22, "cubes": 0}
    assert loser == {"attention": 12, "cards": 30, "pacts": 8, "cubes": 0}
    assert list(end.scores()) == [73, 50]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_worked_example_says_these_numbers(language: str) -> None:
    blocks = book.load("goetia", language).blocks
    at = next(number for number, block in enumerate(blocks) if block.id == "example")
    text = blocks[at + 2].plain()
    assert [int(number) for number in re.findall(r"(\d+) WP", text) if number != "1"] == [
        28,
        23,
        22,
        73,
    ]
    assert "12 + 30 + 8 + 0 = 50" in text


def test_the_figures_cost_what_their_words_say() -> None:
    """G-319: recruiting in the row without cubes costs 1 Attention, the turned card a pink and two
    brown cubes, the Scry Board a brown one."""
    shown = figures.load("goetia")
    game = shown["recruit"].played().game
    later = game.reader.view(shown["recruit"].position(), WINNER)
    assert isinstance(later, GoetiaView)
    price = {edge.slot: (edge.flipped, edge.price.tokens) for edge in later.edges}
    assert price["L2"] == (False, ["A"])
    assert price["T1"] == (True, ["P", "B", "B"])
    early = game.reader.view(shown["scry"].position(), WINNER)
    assert isinstance(early, GoetiaView)
    assert early.scry[1][0].board == "S1d" and early.scry[1][0].price.tokens == ["B"]
