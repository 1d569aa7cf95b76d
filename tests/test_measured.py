"""The programs that measure bots over many games: nothing is played twice, nothing is forgotten."""

from __future__ import annotations

from pathlib import Path

import endurance
import pytest
import yardsticks

from augury.arena.job import Job, Result
from augury.arena.yardstick import lay
from augury.core import registry

BOTS = ("1", "2", "3@16")


def test_every_bot_plays_at_every_seat_and_every_number_of_players() -> None:
    game = registry.load("luna")
    jobs = endurance.lay(game, BOTS, 60, 5)
    assert {job.seats for job in jobs} == set(game.seats)
    assert len({job.seed for job in jobs}) == 60
    for seats in game.seats:
        here = [job for job in jobs if job.seats == seats]
        assert all(len(job.bots) == seats for job in here)
        for seat in range(seats):
            assert {job.bots[seat] for job in here} == set(BOTS)


def test_a_fault_and_a_stall_are_told() -> None:
    assert endurance.what_went_wrong(Result(3, ranks=[1, 2])) == ""
    assert endurance.what_went_wrong(Result(3, fault="it failed")) == "it failed"
    assert "3" in endurance.what_went_wrong(Result(3, stalled=True))


def test_a_yardstick_goes_on_and_takes_more_deals(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[tuple[str, int]] = []

    def play(job: Job) -> Result:
        """Whoever has the first seat wins."""
        played.append((job.bots[1 - job.entrants.index(0)], job.seed))
        ranks, sides = [1, 2], [0, 1]
        return Result(job.number, [9, 4], ranks, sides, [5, 5], [0.1, 0.1], [0.1, 0.1])

    monkeypatch.setattr(yardsticks, "KEPT", tmp_path)
    monkeypatch.setattr(yardsticks, "play", play)
    game = registry.load("luna")
    for deals in (2, 2, 3):
        reading = yardsticks.measure(lay(game, "greedy", deals, ("random", "1"), seed=7), 7)
        assert reading.overall.share == 0.5 and reading.against["1"].deals == deals
    assert sorted(played) == sorted(
        (opponent, seed) for opponent in ("random", "1") for seed in (7, 7, 8, 8, 9, 9)
    )
