"""Long play does not eat memory."""

from __future__ import annotations

import subprocess
import sys

import pytest
from support import ROOT

from augury.core.game import Game

DECISIONS = 250_000
MOST = 1_500  # KB over so many decisions; a million in `make fuzz` must not cost more


def growth(game: str, decisions: int, *how: str) -> int:
    """KB gained in a process that does nothing but play."""
    command = [sys.executable, str(ROOT / "tests" / "long_play.py"), game, str(decisions), *how]
    return int(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


@pytest.mark.slow
def test_memory_does_not_grow_with_the_games_played(game: Game, everything: bool) -> None:
    assert growth(game.id, 4 * DECISIONS if everything else DECISIONS) < MOST


@pytest.mark.slow
def test_a_leak_of_one_position_a_game_would_be_noticed() -> None:
    assert growth("majority", DECISIONS, "leak") > 2 * MOST
