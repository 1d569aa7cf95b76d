"""The tool that fits the numbers of an evaluation to how games ended."""

from __future__ import annotations

from pathlib import Path

import fit
import pytest
from fit import Position

from augury.core import registry
from augury.core.state import State

SOURCE = """
from typing import Final

WORTH: Final = 1.0
LIST: Final = [2.0, 0.5]
COUNT: Final = 3


def evaluate(state):
    have = state.digest() % 7 - 3
    return [WORTH * have, LIST[1] * have]
"""


def have(state: State) -> int:
    """Something that differs from position to position."""
    return state.digest() % 7 - 3


def test_numbers_move_to_where_the_games_ended(tmp_path: Path) -> None:
    source = tmp_path / "evaluate.py"
    source.write_text(SOURCE, encoding="utf-8")
    module = fit.interpreted(source)
    numbers = fit.places(module, ["LIST"])
    assert numbers == [("WORTH", ())]
    game = registry.load("luna")
    states = [each.state for seed in range(4) for each in fit.play(game, 2, "random", seed, 12)]
    positions = [
        Position(number, state, [3.0 * have(state), 0.5 * have(state)])
        for number, state in enumerate(states)
    ]
    fresh, before, after, truth = fit.fit(module, positions, numbers, 0.0001)
    found = fresh["WORTH", ()]
    trust = fit.confidence(positions, fit.expect(module.evaluate, positions), truth)
    assert trust[0] == pytest.approx(1.5)  # as far as it may go
    assert trust[0] * (found - 0.5) == pytest.approx(2.5, abs=0.01)
    assert abs(after - truth).max() < 0.01 < abs(before - truth).max()
    assert module.WORTH == 1.0


def test_only_numbers_that_are_final_and_not_whole_may_change(tmp_path: Path) -> None:
    source = tmp_path / "evaluate.py"
    source.write_text(SOURCE, encoding="utf-8")
    module = fit.interpreted(source)
    assert fit.places(module, []) == [("WORTH", ()), ("LIST", (0,)), ("LIST", (1,))]
    fit.put(module, ("LIST", (1,)), 4.0)
    assert fit.look(module, ("LIST", (1,))) == 4.0


@pytest.mark.parametrize("name", registry.ids())
def test_every_room_can_be_fitted(name: str) -> None:
    game = registry.load(name)
    seats = max(game.seats)
    positions = fit.play(game, seats, "random", 3, 4)
    assert 1 <= len(positions) <= 4
    module = fit.interpreted(fit.ROOMS / name / "evaluate.py")
    assert fit.places(module, [])
    for position in positions:
        assert module.evaluate(position.state) == pytest.approx(
            game.reader.evaluate(position.state)
        )
