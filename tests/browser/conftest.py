"""A real server, a real browser, and people to play with."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator

import pytest
from browsing import FLAGS, NARROW, WIDE, Person, Server, wishes
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
    return {
        "executable_path": os.environ.get("AUGURY_CHROMIUM") or shutil.which("chromium"),
        "args": FLAGS,
    }


@pytest.fixture
def person(browser: Browser, server: Server) -> Iterator[Callable[..., Person]]:
    made: list[Person] = []

    def make(
        name: str = "Anna", *, narrow: bool = False, installed: bool = False, **settings: object
    ) -> Person:
        """Without a service worker, which fetches the whole client anew for each of them."""
        context = browser.new_context(
            locale="en-GB",
            viewport=NARROW if narrow else WIDE,
            has_touch=narrow,
            is_mobile=narrow,
            service_workers="allow" if installed else "block",
        )
        if settings:
            context.add_init_script(wishes(**{"name": name, **settings}))
        made.append(Person(context, server, name))
        return made[-1]

    yield make
    for somebody in made:
        somebody.context.close()
