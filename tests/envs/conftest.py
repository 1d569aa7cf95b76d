"""`printed`: once per room and player count, with the options as printed. `variant` (all option sets) is for what is quick."""

from __future__ import annotations

import pytest

from augury.core import registry


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "printed" in metafunc.fixturenames:
        cases = [
            (game, seats, game.check_options(seats))
            for game in registry.games()
            for seats in game.seats
        ]
        metafunc.parametrize(
            "printed", cases, ids=[f"{game.id}-{seats}" for game, seats, _ in cases]
        )
