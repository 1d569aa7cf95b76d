"""Requests generated from the description of the API. Only `make fuzz` reads this module: to lay
out what will be thrown takes seconds."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import settings
from serving import Person, Served
from throwing import SCHEMA, UNHARMFUL, throw
from wild import CALM

PASSWORDS = SCHEMA.include(path_regex="accounts|login")


@pytest.mark.soak
@UNHARMFUL.parametrize()
@settings(max_examples=200, deadline=None, suppress_health_check=CALM)
def test_many_generated_requests_are_answered_as_described(
    case: schemathesis.Case[Any], fuzzed: Served, victim: tuple[Person, str]
) -> None:
    throw(case, fuzzed, victim)


@pytest.mark.soak
@PASSWORDS.parametrize()
@settings(max_examples=20, deadline=None, suppress_health_check=CALM)
def test_generated_passwords_are_answered_as_described(
    case: schemathesis.Case[Any], fuzzed: Served
) -> None:
    throw(case, fuzzed, (Person(fuzzed.url), ""))
