"""Which games there are, as parameters for the tests, the order of those, and notes of failures."""

from __future__ import annotations

import gc
import os
from collections import Counter
from collections.abc import Generator
from functools import cache
from pathlib import Path

import jobs
import pytest
from coverage import Coverage

from augury.core import registry
from augury.core.game import Game, Options
from augury.core.variants import all_variants, pairwise_variants
from augury.kit import start

# Looking for garbage in cycles after every 700 objects, as Python does, takes a quarter of a
# decision at the server, which does not do so either (server/host.py).
GARBAGE = (20_000, 10, 20)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--all-options",
        action="store_true",
        help="every combination of options, not only enough that any two values meet",
    )
    parser.addoption(
        "--few-options",
        action="store_true",
        help="options as printed and the smallest table only, for interpreted runs",
    )
    parser.addoption("--game", help="of what every game must do, only this one's part")


class Failures:
    """Tests that fail note their names, so that tools/jobs.py can ask them once more."""

    def __init__(self, notes: Path) -> None:
        self.notes = notes

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            with self.notes.open("a", encoding="utf-8") as notes:
                notes.write(f"{report.nodeid}\n")


def pytest_configure(config: pytest.Config) -> None:
    gc.set_threshold(*GARBAGE)
    wanted = os.environ.pop(jobs.NOTES, "")  # gone for all that this run starts
    if wanted:
        config.pluginmanager.register(Failures(Path(wanted)))


def pytest_collection_finish() -> None:
    """What the tests themselves are made of stays to the end."""
    gc.freeze()


@pytest.fixture
def everything(request: pytest.FixtureRequest) -> bool:
    """Is this `make fuzz`, where nothing is left out?"""
    return bool(request.config.getoption("all_options"))


Case = tuple[Game, int, Options]


@cache
def games(only: str | None) -> list[Game]:
    """All of them, or the one that is asked for."""
    return [game for game in registry.games() if only in (None, game.id)]


@cache
def variants(everything: bool, only: str | None) -> tuple[list[Case], list[str]]:
    """Option sets of all games, and what they are called: by what is not as printed."""
    cases = [
        (game, seats, options)
        for game in games(only)
        for seats, options in (
            all_variants(game) if everything else pairwise_variants(game, [start.NAME])
        )
    ]
    names = []
    for game, seats, options in cases:
        default = game.check_options(seats)
        changed = [f"{name}={value}" for name, value in options.items() if value != default[name]]
        names.append("-".join([game.id, str(seats), *changed]))
    return cases, names


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """`game`: once per room. `variant`: once per room, player count and option set: enough of
    them that any two values meet, but who starts need not meet everything.

    `printed`: once per room and player count, with the options as printed in the rulebook; with
    --all-options, every option set. With --few-options both are one smallest table per room.
    """
    wanted = {"game", "printed", "variant"} & set(metafunc.fixturenames)
    if not wanted:
        return
    everything = bool(metafunc.config.getoption("all_options"))
    only = metafunc.config.getoption("game")
    if "game" not in wanted and metafunc.config.getoption("few_options"):
        few = [(game, game.seats[0], game.check_options(game.seats[0])) for game in games(only)]
        names = [f"{game.id}-{seats}" for game, seats, _ in few]
        metafunc.parametrize(wanted.pop(), few, ids=names)
    elif "variant" in wanted or (everything and "printed" in wanted):
        cases, names = variants(everything, only)
        metafunc.parametrize("printed" if "printed" in wanted else "variant", cases, ids=names)
    elif "printed" in wanted:
        printed = [
            (game, seats, game.check_options(seats)) for game in games(only) for seats in game.seats
        ]
        metafunc.parametrize(
            "printed", printed, ids=[f"{game.id}-{seats}" for game, seats, _ in printed]
        )
    else:
        metafunc.parametrize("game", games(only), ids=[game.id for game in games(only)])


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Modules for `make fuzz` alone are read there only."""
    later = collection_path.name.endswith("_soak.py")
    return True if later and config.option.markexpr == "not soak" else None


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Where coverage is measured, it is noted which test reached what: tools/mutants.py asks."""
    measured = Coverage.current()
    if measured is not None:
        measured.switch_context(item.nodeid)
    return (yield)


# Nothing takes longer than these: the new room, and tests that start, kill and start servers. Of
# the rest of the house, which is handed out module by module, those with the most tests come first.
LONGEST = [
    "test_new_game.py",
    "test_faults.py",
    "test_processes.py",
    "test_store_faults.py",
    "test_kill.py",
    "test_flood.py",
    "test_secrets.py",
    "test_repair.py",
    "test_health.py",
    "test_example.py",
    "test_worker.py",
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long comes first: nobody should wait for it alone in the end. The browser comes
    last: from its first page on, an event loop runs in the tests' thread."""
    ranks = {name: rank for rank, name in enumerate(LONGEST)}
    sizes = Counter(item.path for item in items)

    def place(item: pytest.Item) -> tuple[bool, int, int]:
        path = item.path.as_posix()
        house = "tests/browser" in path or "tests/server" in path
        rank = ranks.get(item.path.name, len(ranks))
        return "tests/browser" in path, rank, -sizes[item.path] if house else 0

    items.sort(key=place)
