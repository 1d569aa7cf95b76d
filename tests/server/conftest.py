"""A server for the tests of a module, and people who come to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from cluster import Cluster
from serving import Person, Served, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("augury")) as running:
        yield running


@pytest.fixture
def guest(server: Served) -> Iterator[Callable[[str], Person]]:
    known: list[Person] = []

    def make(name: str) -> Person:
        known.append(Person(server.url, name))
        return known[-1]

    yield make
    for person in known:
        person.close()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    made = Cluster().start()
    yield made
    made.remove()
