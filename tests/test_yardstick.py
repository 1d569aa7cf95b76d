"""The yardstick: fixed opponents, paired deals, errors that are honest; and the textbook bot among
its opponents."""

from __future__ import annotations

import json

import pytest

from augury.arena.job import Job, Result, play
from augury.arena.yardstick import by_deal, lay, read
from augury.bots.find import make
from augury.bots.plain import PlainSearch
from augury.bots.protocol import Player, shown
from augury.cli import main
from augury.core import chance, registry
from augury.core.game import Game
from augury.core.playout import play_out

MAJORITY = registry.load("majority")


def result(job: Job, winner: int) -> Result:
    """Four seats, two sides: the side of this entrant wins."""
    ranks = [1 if whose == winner else 2 for whose in job.entrants]
    scores = [30 if rank == 1 else 20 for rank in ranks]
    return Result(job.number, scores, ranks, [0, 1, 0, 1], [9] * 4, [0.9] * 4, [0.1] * 4)


def test_everybody_meets_the_same_deals_with_seats_exchanged() -> None:
    stick = lay(MAJORITY, "3", 3, ("random", "1"))
    assert {job.number for job in stick.everything()} == set(range(12))
    for opponent, jobs in stick.jobs.items():
        assert [job.seed for job in jobs] == [2027, 2027, 2028, 2028, 2029, 2029]
        assert [job.bots[0] for job in jobs] == ["3", opponent] * 3
        assert not any(job.clock for job in jobs)


def test_the_error_is_that_of_deals_not_of_games() -> None:
    jobs = lay(MAJORITY, "3", 4, ("random",)).jobs["random"]
    split = {job.number: result(job, job.number % 2) for job in jobs}  # one win in every deal
    lucky = {job.number: result(job, job.seed % 2) for job in jobs}  # both or none
    assert by_deal(jobs, split).share == by_deal(jobs, lucky).share == 0.5
    assert by_deal(jobs, split).error == pytest.approx(1 / (4 + 1.959964**2))
    assert by_deal(jobs, lucky).error == pytest.approx(1.959964 * (1 / 3 / 4) ** 0.5)


def test_one_number_over_all_opponents() -> None:
    stick = lay(MAJORITY, "3", 2, ("random", "1"))
    results = {job.number: result(job, 0) for job in stick.jobs["random"]}
    results |= {job.number: result(job, job.seed % 2) for job in stick.jobs["1"]}
    reading = read(stick, results)
    assert reading.overall.share == pytest.approx(0.75)
    errors = [reading.against[opponent].error for opponent in ("random", "1")]
    assert reading.overall.error == pytest.approx((errors[0] ** 2 + errors[1] ** 2) ** 0.5 / 2)
    assert reading.margins == {"random": 10.0, "1": 0.0}
    assert reading.pace == pytest.approx(0.1)


def test_games_that_were_not_finished_do_not_count() -> None:
    stick = lay(MAJORITY, "3", 1, ("random",))
    reading = read(stick, {0: Result(0, fault="3 at seat 0: tired")})
    assert reading.overall.deals == 0
    assert reading.faults == ["3 at seat 0: tired"]


@pytest.mark.slow
def test_evaluate_command(capsys: pytest.CaptureFixture[str]) -> None:
    few = ["--deals", "2", "--opponents", "random,plain@2", "--workers", "1"]
    assert main(["evaluate", "greedy", "majority", *few]) == 0
    said = capsys.readouterr().out
    assert "2 deals from seed 2027" in said and "against plain@2" in said
    assert main(["evaluate", "greedy", "majority", *few, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["game"] == "majority" and found["overall"]["deals"] == 4
    assert main(["evaluate", "nobody", "majority", *few]) == 1


# The textbook bot


def test_the_textbook_bot_is_honest_and_reproducible(game: Game) -> None:
    seats = max(game.seats)
    state = game.start(seats, 11)
    play_out(state, chance.from_seed(2), 40, False)
    seat = int(state.to_act()[-1])
    answers = set()
    for seed in range(3):
        world = shown(game, state, seat, chance.from_seed(seed)) if seed else state
        answers.add(Player(game, make("plain@6", game, 5), seat, 5).decide(world))
    assert len(answers) == 1
    assert answers <= {int(action) for action in state.legal(seat)}


def test_the_textbook_bot_tries_everything_once_and_then_what_wins(game: Game) -> None:
    seats = next(count for count in game.seats if count > 1)
    state = game.start(seats, 3)
    while len(state.legal(state.to_act()[0])) == 1:
        state.apply(state.to_act()[0], state.legal(state.to_act()[0])[0])
    seat = state.to_act()[0]
    search = PlainSearch(game.reader, state, seat, chance.from_seed(1), game.vocabulary.size)
    legal = state.legal(seat)
    for _ in legal:
        search.iterate()
    assert [twig.visits for twig in search.root.after.values()] == [1] * len(legal)
    for _ in range(3):
        search.iterate()
    assert sum(twig.visits for twig in search.root.after.values()) == len(legal) + 3


@pytest.mark.soak
def test_the_textbook_bot_beats_chance() -> None:
    stick = lay(MAJORITY, "plain@40", 12, ("random",))
    reading = read(stick, {job.number: play(job) for job in stick.everything()})
    assert reading.against["random"].share > 0.7
