"""The example client plays a whole game of every game there is."""

from __future__ import annotations

import subprocess
import sys

from serving import Served
from support import ROOT

from augury.core.game import Game


def test_the_example_client_plays_a_whole_game(server: Served, game: Game) -> None:
    command = [
        sys.executable,
        str(ROOT / "examples" / "bot_client.py"),
        "--url",
        server.url,
        "--game",
        game.id,
        "--seed",
        "1",
    ]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert lines[0].startswith("table ")
    assert len(lines) == 1 + game.chairs(game.seats[0])
    assert any("Dice" in line for line in lines) and any(line.startswith("1.") for line in lines)
