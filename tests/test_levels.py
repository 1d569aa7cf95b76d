"""Level 1 is a friendly beginner: it plays sensibly, and loses to somebody who takes care."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from support import ROOT

from augury.arena.job import play_all
from augury.arena.seating import schedule, two_sided
from augury.arena.tally import tally
from augury.core.game import Game

DEALS = 20


def wins(game: Game, bots: list[str]) -> float:
    """The first one's share, every deal with the seats exchanged."""
    jobs = schedule(game, two_sided(game), None, bots, 2 * DEALS, 6000)
    results = {result.number: result for result in play_all(jobs)}
    found = tally(bots, jobs, results)
    assert not found.faults and found.games == len(jobs)
    return found.entrants[0].win_share().share


@pytest.fixture
def careful(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The bot of the docs that looks one decision ahead."""
    text = (ROOT / "docs" / "write-a-bot.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    (program,) = (body for body in blocks if body.startswith("# careful.py"))
    (tmp_path / "careful.py").write_text(program, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return "careful:Careful"


def test_whoever_looks_one_decision_ahead_beats_level_1(game: Game, careful: str) -> None:
    assert wins(game, [careful, "1"]) > 0.5


def test_level_1_beats_chance(game: Game) -> None:
    assert wins(game, ["1", "random"]) >= 0.75
