"""A server for the tests of a module, and people who come to it."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator

import pytest
from cluster import Cluster
from serving import OPENED, Person, Served, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("augury")) as running:
        yield running


@pytest.fixture(autouse=True)
def tidy() -> Iterator[None]:
    """Whatever a test opened is closed, also when it fails."""
    before = len(OPENED)
    yield
    for close in reversed(OPENED[before:]):
        with contextlib.suppress(Exception):
            close()
    del OPENED[before:]


@pytest.fixture
def guest(server: Served) -> Callable[[str], Person]:
    return lambda name: Person(server.url, name)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    made = Cluster().start()
    yield made
    made.remove()
