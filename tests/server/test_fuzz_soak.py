"""Many more generated requests than at every push. Only `make fuzz` reads this module: to lay out
what will be thrown takes seconds."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import settings
from serving import Person, Served
from throwing import CALM, UNHARMFUL, throw


@pytest.mark.soak
@UNHARMFUL.parametrize()
@settings(max_examples=200, deadline=None, suppress_health_check=CALM)
def test_many_generated_requests_are_answered_as_described(
    case: schemathesis.Case[Any], fuzzed: Served, victim: tuple[Person, str]
) -> None:
    throw(case, fuzzed, victim)
