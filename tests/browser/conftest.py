"""A real server, a real browser, and people to play with."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator

import pytest
from browsing import CHROMIUM, FLAGS, Devices, Person, Server
from playwright.sync_api import Browser, expect

expect.set_options(timeout=20_000)  # a busy machine takes its time


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    found = Server(tmp_path_factory.mktemp("served"))
    found.start()
    yield found
    found.kill()


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, object]:
    return {"executable_path": CHROMIUM, "args": FLAGS}


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
        **settings: object,
    ) -> Person:
        if installed:
            context = devices.make(narrow, zoomed, installed)
            opened.callback(context.close)
        else:
            context = devices.lend(narrow, zoomed)
            opened.callback(devices.take_back, context, narrow, zoomed)
        return Person(context, server, name, **settings)

    with opened:
        yield make
