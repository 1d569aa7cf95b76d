"""What is still to be done: one class for each question and for each thing that happens by
itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from augury.games.goetia import GAME
from augury.games.goetia.hexes import HEX_NAMES
from augury.games.goetia.reader import own
from augury.games.goetia.rules.draft import DraftPick
from augury.games.goetia.rules.exchanging import ColourToExchange, Exchange
from augury.games.goetia.rules.hiding import HideWith
from augury.games.goetia.rules.tableau import Cover
from augury.games.goetia.rules.taking import Rob
from augury.games.goetia.state import Question, Step

if TYPE_CHECKING:
    from augury.games.goetia.tests.conftest import Desk


def below(cls: type[Step]) -> set[type[Step]]:
    """All classes built on this one, except those that are only built on."""
    children: list[type[Step]] = cls.__subclasses__()
    return ({*children} - {Question}).union(*(below(child) for child in children))


def test_every_step_has_a_number_of_its_own_and_questions_come_first() -> None:
    numbers = {cls: cls.__new__(cls).kind() for cls in below(Step) if cls is not DraftPick}
    assert sorted(numbers.values()) == list(range(36))
    assert {numbers[cls] for cls in below(Question) if cls in numbers} == set(range(19))


def test_a_step_tells_digests_and_observations_its_numbers() -> None:
    assert Exchange(2, 1, 6, 10).numbers() == (1, 6, 10)
    assert ColourToExchange(2, 6, 3).numbers() == (6, 3, 0)
    assert HideWith(1, 17, 2).numbers() == (17, 2, 0)
    assert DraftPick(0).numbers() == (1, 0, 0)


def test_clones_share_steps_but_not_the_agenda() -> None:
    game = own(GAME.start(4, 1))
    other = game.clone()
    assert other.steps.top() is game.steps.top()
    other.apply(other.to_act()[0], other.legal(other.to_act()[0])[0])
    assert other.steps.depth == game.steps.depth - 1
    assert len(game.steps.all()) == game.steps.depth


def test_a_question_names_the_thing_it_is_about() -> None:
    assert Rob(0, 3).thing() == "seat/3"
    assert HideWith(0, HEX_NAMES.index("W09-2#1"), 1).thing() == "hex/W09-2#1"
    assert Cover(1, 0).thing() == "demon/BLI1"


def test_an_answer_of_the_wrong_kind_is_told_what_is_asked_and_the_right_kind_why_not(
    desk: type[Desk],
) -> None:
    d = desk()
    d.own(0, "Y Y P")
    d.ask(Exchange(0, 2, 6, 10))
    assert d.why("place L0") == "Now you exchange cubes. [G-347]"
    assert d.why("exchange 3") == "So many cubes cannot be exchanged. [G-347]"
    assert d.why("swap P") == "That cube cannot be exchanged. [G-347]"
    assert d.why("pass") == "This cannot be declined. [G-322]"
