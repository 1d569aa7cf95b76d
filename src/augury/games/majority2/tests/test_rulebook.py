"""What the rulebook for players says in numbers is true of the game it shows."""

from __future__ import annotations

import re

import pytest

from augury.core import book, figures
from augury.games.majority2.view_types import Majority2View
from augury.words import LANGUAGES


def test_the_worked_example_adds_up() -> None:
    """M2-88: two Veterans, a Senior and two Juniors with 8 coins, against a Veteran and three
    Juniors with 7."""
    figure = figures.load("majority2")["score"]
    end = figure.position()
    assert end.to_act() == []
    view = figure.played().game.reader.view(end, figure.seat)
    assert isinstance(view, Majority2View)
    players = view.players
    assert sorted(member.points for member in players[0].area) == [3, 3, 3, 4, 4]
    assert sorted(member.points for member in players[1].area) == [3, 3, 3, 4]
    assert [player.coins for player in players] == [8, 7]
    assert list(end.scores()) == [17 + 8, 13 + 7]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_worked_example_says_these_numbers(language: str) -> None:
    blocks = book.load("majority2", language).blocks
    at = next(number for number, block in enumerate(blocks) if block.id == "example")
    numbers = [int(number) for number in re.findall(r"\d+", blocks[at + 2].plain())]
    assert numbers == [4, 4, 3, 3, 3, 17, 8, 25, 4, 3, 3, 3, 13, 7, 20]


def test_the_figures_are_what_their_words_say() -> None:
    """M2-25: one faction of the opponent, three cards. M2-35: three black cards of five."""
    shown = figures.load("majority2")
    game = shown["draw"].played().game
    drawing = game.reader.view(shown["draw"].position(), 0)
    assert isinstance(drawing, Majority2View)
    assert len(drawing.players[1].area) == 1 and drawing.draws == 3
    forming = game.reader.view(shown["faction"].position(), 0)
    assert isinstance(forming, Majority2View)
    column = forming.players[0].columns[1].cards
    assert [member.colour for member in column].count("black") == 3 and len(column) == 5
