"""A server for the tests of a module, and people who come to it."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator

import argon2
import pytest
from cluster import Cluster
from serving import OPENED, Person, Served, full_table, served

from augury.server import hashing

HASHER = hashing.HASHER  # the real one, made to be slow


@pytest.fixture(scope="session", autouse=True)
def quick_hashes() -> Iterator[None]:
    """Nobody tries to guess what is hashed here."""
    hashing.HASHER = argon2.PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    yield
    hashing.HASHER = HASHER


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


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("fuzz")) as running:
        yield running


@pytest.fixture(scope="module")
def victim(fuzzed: Served) -> tuple[Person, str]:
    people = [Person(fuzzed.url, name) for name in ("Anna", "Ben", "Cleo")]
    return people[0], full_table(people)
