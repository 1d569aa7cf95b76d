"""Which games there are, as parameters for the tests."""

from __future__ import annotations

import pytest

from augury.core import registry
from augury.core.playout import variants


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """`game`: once per room. `variant`: once per room, player count and option set."""
    if "variant" in metafunc.fixturenames:
        cases = [(game, seats, options) for game in registry.games() for seats, options in variants(game)]
        names = []
        for game, seats, options in cases:
            default = game.check_options(seats)
            changed = [f"{name}={value}" for name, value in options.items() if value != default[name]]
            names.append("-".join([game.id, str(seats), *changed]))
        metafunc.parametrize("variant", cases, ids=names)
    elif "game" in metafunc.fixturenames:
        metafunc.parametrize("game", registry.games(), ids=[game.id for game in registry.games()])
