"""Pantheon: the evaluation points the right way, and quick choices play better than chance."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from augury.core.chance import from_seed
from augury.games.pantheon import GAME
from augury.games.pantheon.components import LOOTS

if TYPE_CHECKING:
    from augury.games.pantheon.tests.conftest import Scene

    Scenes = Callable[..., Scene]


def better(scene: Scenes, change: Callable[[Scene], None], **setting: object) -> float:
    """By how much a change raises the expectation of seat 0 against that of seat 1."""
    before, after = scene(**setting), scene(**setting)
    change(after)
    first, second = GAME.reader.evaluate(before.game), GAME.reader.evaluate(after.game)
    return (second[0] - second[1]) - (first[0] - first[1])


@pytest.mark.parametrize("era", [1, 3, 5])
def test_whatever_helps_raises_the_expectation(scene: Scenes, era: int) -> None:
    helps: list[Callable[[Scene], None]] = [
        lambda made: made.levels(0, gift=1),
        lambda made: made.give(0, "move"),
        lambda made: made.give(0, "m4"),
        lambda made: made.own(0, "2"),
        lambda made: made.old_columns(0, "I11"),
        lambda made: made.keep(0, "vinthrad"),
        lambda made: made.keep(0, "depraccus"),
        lambda made: made.supply(0, 6, 3),
    ]
    for change in helps:
        assert better(scene, change, era=era) > 0.0


def test_a_demigod_counts_twice_before_the_first_scoring(scene: Scenes) -> None:
    early = better(scene, lambda made: made.own(0, "4"), era=2)
    late = better(scene, lambda made: made.own(0, "4"), era=5)
    assert early == pytest.approx(2 * late)


def test_cards_for_an_open_god_are_worth_more_than_others(scene: Scenes) -> None:
    fitting = better(
        scene, lambda made: made.give(0, "dancer dancer dancer temple"), gods="gaiviles gadicea"
    )
    scattered = better(
        scene, lambda made: made.give(0, "dancer gift priest temple"), gods="gaiviles gadicea"
    )
    assert fitting > scattered


def test_loot_in_hand_is_worth_something_before_it_is_resolved(scene: Scenes) -> None:
    def take(made: Scene) -> None:
        made.game.taken = [LOOTS.index("raise2")]

    assert better(scene, take) > 1.0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_quick_choices_beat_chance(seats: int) -> None:
    won = 0
    for number in range(10):
        game = GAME.start(seats, 300 + number)
        luck = from_seed(number)
        me = number % seats
        while game.to_act():
            seat = game.to_act()[0]
            legal = game.legal(seat)
            game.apply(
                seat,
                GAME.reader.propose(game, seat, game.options(seat), luck)
                if seat == me
                else legal[luck.below(len(legal))],
            )
        won += game.ranks()[me] == 1
    assert won >= 9
