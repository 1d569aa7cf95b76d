"""Matches are fair, come out the same with any number of workers, and survive what can go wrong."""

from __future__ import annotations

import argparse
import json
import os
import signal
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from support import ROOT

from augury import pool
from augury.arena.job import Job, Result, check, play, play_all
from augury.arena.ladder import ResultsFile, climb, plan, stand
from augury.arena.ratings import MEASURED, rate, strengths
from augury.arena.report import page
from augury.arena.seating import schedule, seatings, two_sided
from augury.arena.tally import WinShare, share, tally
from augury.arena.workers import cluster, here, run
from augury.bots.levels import NUMBERS, level
from augury.commands import ladder, match
from augury.core import record, registry
from augury.core.errors import Malformed
from augury.core.events import Event
from augury.core.game import Game
from augury.core.state import State
from augury.pool import Processes
from augury.server import ratings

TEAMS = registry.load("majority")  # two teams of two with four players, three sides with three


class Faulty:
    """A bot that gives up at its third decision."""

    def __init__(self, game: Game, seed: int) -> None:
        self.asked = 0

    def decide(self, state: State, seat: int, heard: list[Event]) -> int:
        self.asked += 1
        if self.asked == 3:
            raise RuntimeError("lost the thread")
        return int(state.legal(seat)[0])


class Killer:
    """A bot that takes its process with it: once per file, or always if there is none."""

    def __init__(self, game: Game, seed: int) -> None:
        pass

    def decide(self, state: State, seat: int, heard: list[Event]) -> int:
        once = Path(os.environ["AUGURY_TEST_KILLER"])
        if once.name == "always" or not once.exists():
            once.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return int(state.legal(seat)[0])


def outcome(result: Result) -> tuple[object, ...]:
    return result.number, result.scores, result.ranks, result.decisions, result.fault


# Seatings


def test_two_bots_at_two_sides_exchange_seats() -> None:
    assert seatings(2, [0, 1]) == [(0, 1), (1, 0)]


def test_partners_are_the_same_bot() -> None:
    assert seatings(2, [0, 1, 0, 1]) == [(0, 1, 0, 1), (1, 0, 1, 0)]


def test_three_bots_rotate() -> None:
    assert seatings(3, [0, 1, 2]) == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]


def test_two_bots_at_three_sides_play_every_seat_equally_often() -> None:
    found = seatings(2, [0, 1, 2])
    assert len(found) == 6
    for seat in range(3):
        assert sum(seating[seat] for seating in found) == 3


def test_more_bots_than_sides_are_refused() -> None:
    with pytest.raises(Malformed, match="2 sides"):
        seatings(3, [0, 1, 0, 1])


def test_deals_are_played_with_every_seating() -> None:
    jobs = schedule(TEAMS, 4, None, ["random", "greedy"], 5, 70)
    assert [(job.number, job.seed, job.bots[0]) for job in jobs] == [
        (0, 70, "random"),
        (1, 70, "greedy"),
        (2, 71, "random"),
        (3, 71, "greedy"),
        (4, 72, "random"),
        (5, 72, "greedy"),
    ]


def test_a_match_is_played_where_two_sides_meet(game: Game) -> None:
    seats = two_sided(game)
    assert seats in game.seats
    assert len(seatings(2, [0, 1])) == 2
    if game is TEAMS:
        assert seats == 4


# Games


def test_any_bots_play_any_game_to_the_end(game: Game) -> None:
    for seats in game.seats:
        bots = tuple(("mcts@2+cut=2+look=0+turn=1", "random")[seat % 2] for seat in range(seats))
        job = Job(0, game.id, seats, game.check_options(seats), 3, bots, tuple(range(seats)))
        check(job)
        result = play(job)
        assert result.finished(), result.fault
        assert len(result.scores) == game.chairs(seats)


def test_a_job_has_one_outcome(game: Game) -> None:
    job = schedule(game, two_sided(game), None, ["mcts@2+cut=2+turn=1", "random"], 1, 4)[0]
    assert outcome(play(job)) == outcome(play(job))


def test_a_bot_that_fails_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parent))
    jobs = schedule(TEAMS, 4, None, ["test_arena:Faulty", "random"], 2, 1)
    found = tally(["Faulty", "random"], jobs, {job.number: play(job) for job in jobs})
    assert found.games == 0
    assert len(found.faults) == 2
    assert found.faults[0].endswith("RuntimeError: lost the thread")
    assert "test_arena:Faulty" in found.faults[0]


def test_columns_stand_below_each_other_beside_a_long_name() -> None:
    long = "process(node examples/line_bot.mjs --slowly)"
    found = tally([long, "random"], [], {})
    _, head, first, second, *_ = match.match_text(TEAMS, 4, found).splitlines()
    assert first.startswith(f"{long} 0.0 %")
    assert head.index("wins") == first.index("0.0 %") == second.index("0.0 %")


def test_the_author_of_a_bot_that_fails_sees_where_and_gets_the_game(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parent))
    monkeypatch.chdir(tmp_path)
    words = ["match", "majority", "--bots", "test_arena:Faulty,random", "--games", "2"]
    for time in (1, 2):
        assert command(*words, "--workers", "1") == 1
        told = capsys.readouterr()
        assert "fault: test_arena:Faulty at seat 0" in told.out
        assert 'raise RuntimeError("lost the thread")' in told.err, "the line of the program"
        assert "test_arena.py" in told.err
        file = tmp_path / f"fault-majority-{time}.rec"
        assert f"The game until then is in {file.name}" in told.err
        kept = record.parse(file.read_text(encoding="utf-8"))
        assert kept.names[0] == "test_arena:Faulty"
        assert [seat for seat, _ in kept.decisions].count(0) == 2, "it failed at its third"
        assert kept.verify().to_act()
    assert command("match", "majority", "--bots", "random", "--games", "1", "--workers", "1") == 0
    assert len(list(tmp_path.iterdir())) == 2, "nothing is written where nothing fails"


class Lonely:
    """A bot that takes neither game nor seed."""

    def decide(self, state: State, seat: int, heard: list[Event]) -> int:
        raise AssertionError("it is never made")


def test_a_bot_that_cannot_be_made_is_refused_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parent))
    with pytest.raises(Malformed, match="test_arena:Lonely has to take a game and a seed"):
        command("match", "majority", "--bots", "test_arena:Lonely,random", "--workers", "1")


# Workers


@pytest.fixture
def two() -> Iterator[Processes[Job, Result]]:
    workers = Processes(play_all, 2)
    yield workers
    workers.close()


def test_results_are_the_same_for_any_number_of_workers(two: Processes[Job, Result]) -> None:
    jobs = schedule(TEAMS, 4, None, ["1", "random"], 12, 9)
    alone = sorted(outcome(result) for result in run(jobs, here()))
    together = sorted(outcome(result) for result in run(jobs, two))
    assert alone == together
    assert [number for number, *_ in alone] == list(range(12))


def test_a_killed_worker_costs_only_its_unfinished_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AUGURY_TEST_KILLER", str(tmp_path / "once"))
    monkeypatch.setenv(
        "PYTHONPATH",
        os.pathsep.join([str(Path(__file__).parent), os.environ.get("PYTHONPATH", "")]),
    )
    workers = Processes(play_all, 2)
    jobs = schedule(TEAMS, 4, None, ["random"], 8, 1) + schedule(
        TEAMS, 4, None, ["test_arena:Killer", "random"], 2, 1, first=8
    )
    try:
        results = {result.number: result for result in run(jobs, workers)}
    finally:
        workers.close()
    assert (tmp_path / "once").exists()
    assert sorted(results) == list(range(10))
    assert all(result.finished() for result in results.values())


def test_a_game_that_always_kills_its_worker_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AUGURY_TEST_KILLER", str(tmp_path / "always"))
    monkeypatch.setenv(
        "PYTHONPATH",
        os.pathsep.join([str(Path(__file__).parent), os.environ.get("PYTHONPATH", "")]),
    )
    workers = Processes(play_all, 1)
    jobs = schedule(TEAMS, 4, None, ["test_arena:Killer"], 1, 1) + schedule(
        TEAMS, 4, None, ["random"], 2, 1, first=1
    )
    try:
        results = {result.number: result for result in run(jobs, workers)}
    finally:
        workers.close()
    assert "died 3 times" in results[0].fault
    assert results[1].finished() and results[2].finished()


def test_the_same_job_runs_on_ray() -> None:
    pytest.importorskip("ray")
    jobs = schedule(TEAMS, 4, None, ["greedy", "random"], 6, 9)
    ray = cluster(cores=2)
    try:
        there = sorted(outcome(result) for result in run(jobs, ray))
    finally:
        ray.close()
    assert there == sorted(outcome(result) for result in run(jobs, here()))


# Adding up


def test_wilson_intervals() -> None:
    """Values worked out by hand from Wilson's formula for 8 of 10 and 10 of 10."""
    found = share(8, 10)
    assert (found.share, round(found.low, 3), round(found.high, 3)) == (0.8, 0.490, 0.943)
    perfect = share(10, 10)
    assert (round(perfect.low, 3), perfect.high) == (0.722, 1.0)


def finished(number: int, ranks: list[int], sides: list[int], scores: list[int]) -> Result:
    seats = len(ranks)
    return Result(number, scores, ranks, sides, [2] * seats, [0.5] * seats, [0.4] * seats)


def test_wins_scores_ties_and_seats_are_counted() -> None:
    jobs = schedule(TEAMS, 3, None, ["a", "b"], 6, 1)
    assert jobs[0].entrants == (0, 1, 0)
    results = {
        0: finished(0, [1, 2, 3], [0, 1, 2], [9, 5, 1]),  # a (first seat) wins
        1: finished(1, [1, 1, 3], [0, 1, 2], [7, 7, 2]),  # a tie: seats 0 and 1
    }
    found = tally(["a", "b"], jobs, results)
    halves = [jobs[1].entrants[0], jobs[1].entrants[1]]
    assert found.games == 2 and found.ties == 1
    assert found.entrants[0].wins == 1 + halves.count(0) / 2
    assert found.entrants[1].wins == halves.count(1) / 2
    assert found.seat_wins == [1.5, 0.5, 0]
    assert found.mean_length() == 6
    assert found.entrants[0].pace() == 0.25
    assert found.entrants[0].slowest == 0.4


RATED = [game.id for game in registry.games() if game.strengths]


@dataclass
class Rung:
    """A level against the one below, and what both were when they played."""

    won: WinShare
    habits: tuple[dict[str, object], dict[str, object]]


def rungs_of(game: Game) -> list[Rung]:
    """The matches that are kept, from level 2 on."""
    kept = json.loads((ROOT / "benchmarks" / "results" / "matches.json").read_text("utf-8"))
    name = f"{game.id} {two_sided(game)}"
    found = [kept["rungs"][f"{name}: {number} against {number - 1}"] for number in NUMBERS[1:]]
    return [Rung(WinShare(**match["wins"]), tuple(match["habits"])) for match in found]


@pytest.mark.parametrize("room", RATED)
def test_the_strengths_a_game_tells_follow_from_the_matches_of_its_levels(room: str) -> None:
    game = registry.load(room)
    assert game.strengths == strengths([rung.won for rung in rungs_of(game)])


@pytest.mark.parametrize("room", RATED)
def test_levels_have_been_measured_as_they_are(room: str) -> None:
    game = registry.load(room)
    for number, rung in enumerate(rungs_of(game), 2):
        for which, habits in zip((number, number - 1), rung.habits, strict=True):
            bot, settings = level(game, which)
            assert habits == {"bot": bot, **settings}


def test_strengths_lie_as_far_apart_as_levels_beat_each_other() -> None:
    assert strengths([share(20, 40), share(20, 40)]) == {1: 25, 2: 25, 3: 25}
    found = strengths([share(30, 40), share(38, 40), share(40, 40)])
    # ln(31/11) and ln(39/3) and ln(41/1) times sqrt(2 * ((25/6)**2 + 1)) = 6.06
    assert found == {1: 19, 2: 25, 3: 41, 4: 63}
    assert ratings.MEASURED == 1000 * MEASURED, "people are rated against bots that sure"


def test_ratings_put_the_winner_first_and_know_teams_and_ties() -> None:
    jobs = schedule(TEAMS, 4, None, ["a", "b"], 20, 1)
    results = {}
    for job in jobs:
        won = [1 if whose == 0 else 2 for whose in job.entrants]
        results[job.number] = finished(job.number, won, [0, 1, 0, 1], [5, 5, 5, 5])
    strong, weak = rate(2, jobs, results)
    assert strong.mu - 2 * strong.sigma > weak.mu + 2 * weak.sigma
    ties = {
        job.number: finished(job.number, [1, 1, 1, 1], [0, 1, 0, 1], [5, 5, 5, 5]) for job in jobs
    }
    one, other = rate(2, jobs, ties)
    assert one.mu == pytest.approx(other.mu, abs=0.5)


# Ladder


def test_a_ladder_can_be_interrupted_and_goes_on(tmp_path: Path) -> None:
    planned = plan(TEAMS, ["random", "1"], 2, 5)
    path = tmp_path / "ladder.jsonl"
    kept = ResultsFile(path, planned.heading())
    first = next(climb(planned, kept, here()))
    with path.open("a") as file:
        file.write('{"number": 1, "sco')  # the plug is pulled
    again = ResultsFile(path, planned.heading())
    assert list(again.results) == [first.number]
    rest = [result.number for result in climb(planned, again, here())]
    assert first.number not in rest
    assert len(rest) == len(planned.jobs) + sum(len(jobs) for jobs in planned.checks.values()) - 1
    standing = stand(planned, ResultsFile(path, planned.heading()).results)
    straight = ResultsFile(tmp_path / "other.jsonl", planned.heading())
    list(climb(planned, straight, here()))
    assert stand(planned, straight.results).ratings == standing.ratings
    other = plan(TEAMS, ["random", "1"], 2, 6)
    assert ResultsFile(path, other.heading()).results == {}, "another ladder begins anew"


def test_the_report_shows_everything(tmp_path: Path) -> None:
    planned = plan(TEAMS, ["random", "1"], 2, 5)
    kept = ResultsFile(tmp_path / "ladder.jsonl", planned.heading())
    list(climb(planned, kept, here()))
    standing = stand(planned, kept.results)
    assert standing.pairs[0, 1].share + standing.pairs[1, 0].share == pytest.approx(1.0)
    assert set(standing.checks) == set(TEAMS.seats)
    text = page(standing)
    for title in (
        "Ratings",
        "Who beats whom",
        "Scores",
        "Thinking time",
        "Seats",
        "The game itself",
    ):
        assert f"<h2>{title}</h2>" in text
    assert text.count("<svg") == 4
    assert "http://" not in text.replace("http://www.w3.org/2000/svg", ""), (
        "nothing is loaded from elsewhere"
    )
    json.dumps(standing.plain())


# Commands


def command(*words: str) -> int:
    parser = argparse.ArgumentParser()
    verbs = parser.add_subparsers(required=True)
    match.add_parsers(verbs)
    ladder.add_parsers(verbs)
    arguments = parser.parse_args(list(words))
    code: int = arguments.run(arguments)
    return code


def test_match_command(capsys: pytest.CaptureFixture[str]) -> None:
    words = [
        "match",
        "majority",
        "--bots",
        "1,random",
        "--games",
        "4",
        "--seed",
        "3",
        "--workers",
        "1",
    ]
    assert command(*words, "--seats", "3", "--option", "start_player=2") == 0
    assert "6 games" in capsys.readouterr().out
    assert command(*words, "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 4 and found["seats"] == 4
    assert [bot["bot"] for bot in found["bots"]] == ["1", "random"]
    for wrong in (
        ["--games", "0"],
        ["--seats", "9"],
        ["--option", "colour"],
        ["--option", "colour=red"],
        ["--workers", "-1"],
    ):
        with pytest.raises(Malformed):
            command(*words, *wrong)
    with pytest.raises(Malformed):
        command("match", "majority", "--bots", " , ")
    with pytest.raises(Malformed, match="no bot"):
        command("match", "majority", "--bots", "nobody,random")


def test_ladder_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = [
        "ladder",
        "majority",
        "--bots",
        "random,1",
        "--games",
        "2",
        "--workers",
        "1",
        "--out",
        str(tmp_path),
    ]
    assert command(*words) == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        f"ladder-majority-4.{end}" for end in ("html", "json", "jsonl")
    ]
    lines = (tmp_path / "ladder-majority-4.jsonl").read_text()
    assert command(*words) == 0, "there is nothing left to play"
    assert (tmp_path / "ladder-majority-4.jsonl").read_text() == lines
    assert "±" in capsys.readouterr().out
    with pytest.raises(Malformed, match="two bots"):
        command(*words, "--bots", "random")


def test_on_the_rungs_everybody_meets_only_the_next_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [
        "ladder",
        "majority",
        "--bots",
        "random,greedy,1",
        "--rungs",
        "--games",
        "2",
        "--workers",
        "1",
        "--out",
        str(tmp_path),
    ]
    assert command(*words) == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        f"rungs-majority-4.{end}" for end in ("html", "json", "jsonl")
    ]
    found = json.loads((tmp_path / "rungs-majority-4.json").read_text())
    assert {(pair["a"], pair["b"]) for pair in found["pairs"]} == {
        ("random", "greedy"),
        ("greedy", "random"),
        ("greedy", "1"),
        ("1", "greedy"),
    }
    assert all(pair["of"] == 2 for pair in found["pairs"])
    said = capsys.readouterr().out
    assert "greedy v random" in said and "1 v greedy" in said
    assert "each bot against the next" in (tmp_path / "rungs-majority-4.html").read_text()


# The pool of workers itself


def squares(jobs: list[tuple[int, int]]) -> list[int]:
    for _, number in jobs:
        if number < 0:
            os._exit(1)
    return [number * number for _, number in jobs]


def refuse(jobs: list[tuple[int, int]]) -> list[int]:
    raise ValueError("not with me")


def test_results_come_in_the_order_of_the_jobs() -> None:
    workers = Processes(squares, 2)
    try:
        assert list(pool.in_order(list(range(9)), workers)) == [n * n for n in range(9)]
    finally:
        workers.close()
    assert list(pool.in_order([3, 1], pool.Here(squares))) == [9, 1]


def test_work_that_kills_its_workers_is_given_up_and_errors_come_back() -> None:
    for task, error in ((squares, pool.WorkerDied), (refuse, ValueError)):
        workers = Processes(task, 1)
        try:
            with pytest.raises(error):
                list(pool.in_order([-1], workers))
        finally:
            workers.close()
