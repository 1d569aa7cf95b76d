"""Long play does not eat memory."""

from __future__ import annotations

import subprocess
import sys

import pytest
from support import ROOT

from augury.core.game import Game

MOST = 4_000  # KB over a million decisions


def growth(game: str, *how: str) -> int:
    """KB gained in a process that does nothing but play."""
    command = [sys.executable, str(ROOT / "tests" / "long_play.py"), game, *how]
    return int(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


@pytest.mark.slow
def test_memory_does_not_grow_over_a_million_decisions(game: Game) -> None:
    assert growth(game.id) < MOST


@pytest.mark.slow
def test_a_leak_of_one_position_a_game_would_be_noticed() -> None:
    assert growth("majority", "leak") > 2 * MOST
