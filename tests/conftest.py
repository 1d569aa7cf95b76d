"""Which games there are, as parameters for the tests, and the order of those."""

from __future__ import annotations

import pytest

from augury.core import registry
from augury.core.playout import variants


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """`game`: once per room. `variant`: once per room, player count and option set."""
    if "variant" in metafunc.fixturenames:
        cases = [
            (game, seats, options) for game in registry.games() for seats, options in variants(game)
        ]
        names = []
        for game, seats, options in cases:
            default = game.check_options(seats)
            changed = [
                f"{name}={value}" for name, value in options.items() if value != default[name]
            ]
            names.append("-".join([game.id, str(seats), *changed]))
        metafunc.parametrize("variant", cases, ids=names)
    elif "game" in metafunc.fixturenames:
        metafunc.parametrize("game", registry.games(), ids=[game.id for game in registry.games()])


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The browser comes last: from its first page on, an event loop runs in the thread of the tests."""
    items.sort(key=lambda item: "tests/browser" in item.path.as_posix())
