"""What several games share."""

from __future__ import annotations

import pytest

from augury.kit import sets


@pytest.mark.parametrize(
    ("things", "number"), [(0, 0), (1, 1), (0b1011, 3), (1 << 40 | 1 << 33, 2)]
)
def test_a_set_of_bits_is_counted(things: int, number: int) -> None:
    assert sets.size(things) == number
