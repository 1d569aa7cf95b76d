"""Pantheon: the agenda: one class for each question and for each thing that happens by itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from augury.core.numbers import page
from augury.games.pantheon import GAME
from augury.games.pantheon.reader import own
from augury.games.pantheon.rules.bonuses import BONUS, BONUS_COLUMN, BONUS_PICK
from augury.games.pantheon.rules.buying import BUYING, CARTAGO_BUY
from augury.games.pantheon.rules.cards import DRAWING
from augury.games.pantheon.rules.choosing import CHOOSE_ACTION
from augury.games.pantheon.rules.eras import AFTER_ACTION, TEMPLE, TURN
from augury.games.pantheon.rules.loot import CHOICE, LOOT_RESOLVE, LOOT_TAKE, RAISE
from augury.games.pantheon.rules.movement import BIG_FOOT, FOLLOW, MOVING
from augury.games.pantheon.rules.nations import DISCARD, GALLIA_BUY, GALLIA_CHOICE, NATION, SWAP
from augury.games.pantheon.rules.sacrifices import PAYING
from augury.games.pantheon.state import STEPS, Step
from augury.kit.agenda import Agenda

if TYPE_CHECKING:
    from augury.games.pantheon.tests.conftest import Scene

    Scenes = Callable[..., Scene]

BY_NUMBER: list[Sequence[Step]] = [
    *(NATION, TEMPLE, BONUS, TURN, BIG_FOOT, CHOOSE_ACTION, AFTER_ACTION, FOLLOW, MOVING),
    *(LOOT_TAKE, LOOT_RESOLVE, CHOICE, RAISE, BUYING, CARTAGO_BUY, PAYING, GALLIA_CHOICE),
    *(GALLIA_BUY, DISCARD, SWAP, DRAWING, BONUS_PICK, BONUS_COLUMN),
]


def test_every_kind_of_step_has_its_own_number_and_word() -> None:
    kinds = [kind() for kind in Step.__subclasses__()]
    assert sorted(kind.number() for kind in kinds) == list(range(STEPS))
    assert len({kind.word() for kind in kinds}) == STEPS


def test_every_seat_has_its_own_step_of_each_kind() -> None:
    for number, steps in enumerate(BY_NUMBER):
        assert [step.number() for step in steps] == [number] * max(GAME.seats)
        assert [step.seat for step in steps] == list(range(max(GAME.seats)))


def test_clones_share_steps_but_not_the_agenda() -> None:
    game = own(GAME.start(3, 1))
    other = game.clone()
    before = game.agenda.all()
    assert all(a is b for a, b in zip(before, other.agenda.all(), strict=True))
    while other.agenda.all() == before:
        seat = other.to_act()[0]
        other.apply(seat, other.legal(seat)[0])
    assert game.agenda.all() == before


def test_a_page_that_follows_a_game_does_not_keep_the_mat_of_whoever_was_asked_in_between(
    scene: Scenes,
) -> None:
    """Seat 1 draws a card between two questions to seat 0, and nothing else happens."""
    made = scene()
    made.game.agenda = Agenda([DRAWING[0], DRAWING[1], DRAWING[0]])
    made.game.picked = 2
    out = page()
    out.follow()
    GAME.reader.observe(made.game, 0, out)
    made.do("deck")
    assert made.asked() == 1
    made.do("deck")
    assert made.asked() == 0
    out.clear()
    GAME.reader.observe(made.game, 0, out)
    assert out.floats() == GAME.reader.encode(made.game, 0)
