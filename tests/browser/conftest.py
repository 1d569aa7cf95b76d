"""A real server, a real browser, and people to play with."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator

import pytest
from browsing import CHROMIUM, FLAGS, UNSEEN, Devices, Person, Server
from expecting import PATIENCE
from playwright.sync_api import Browser, expect

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    found = Server(tmp_path_factory.mktemp("served"))
    found.start()
    yield found
    found.kill()


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, object]:
    return {"executable_path": CHROMIUM, "args": [*FLAGS, UNSEEN]}


@pytest.fixture(scope="session")
def devices(browser: Browser, server: Server) -> Devices:
    return Devices(browser, server)


@pytest.fixture
def person(devices: Devices, server: Server) -> Iterator[Callable[..., Person]]:
    opened = contextlib.ExitStack()

    def make(
        name: str = "Anna",
        *,
        narrow: bool = False,
        zoomed: bool = False,
        installed: bool = False,
        apart: bool = False,
        **settings: object,
    ) -> Person:
        """Apart: who does something to a page that stays with it (a script, a route, a medium,
        DevTools), or looks at how it begins."""
        if installed:
            context = devices.make(narrow, zoomed, installed)
            opened.callback(context.close)
            return Person(context, server, name, **settings)
        context = devices.lend(narrow, zoomed, apart)
        somebody = Person(context, server, name, **settings)
        opened.callback(devices.take_back, somebody, narrow, zoomed, apart)
        return somebody

    with opened:
        yield make
