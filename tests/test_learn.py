"""Networks compute what they should, learn what they are shown, peek at nothing, and survive a
kill."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from positions import along, people
from support import SOURCE
from test_bots import ask

from augury.arena.job import Job
from augury.arena.workers import here, run
from augury.bots import weights
from augury.bots.find import make
from augury.bots.judge import Judge
from augury.bots.learned import LearnedBot
from augury.bots.mcts import MctsBot
from augury.bots.net import EXTRAS, Net, extras, lead, number
from augury.bots.protocol import Bot, Player, shown
from augury.bots.settings import Settings
from augury.cli import main
from augury.core import chance, registry
from augury.core.errors import Malformed
from augury.core.game import Game
from augury.core.numbers import bits
from augury.core.state import State
from augury.learn import samples
from augury.learn.book import Batch, SampleBook
from augury.learn.bout import Bout, work
from augury.learn.lesson import Lesson, Studied, study
from augury.learn.loss import measure
from augury.learn.model import Model
from augury.learn.plan import TrainingPlan, settle
from augury.learn.training import Training, loss_on, read_chapters

SMALL = TrainingPlan(
    "majority", 3, games=2, iterations=2, quick=1, hidden=4, gate=1, thinking=1, passes=2
)


def wild(game: Game, seats: int, hidden: int = 8) -> Model:
    """A network that has opinions about everything."""
    inputs = len(game.reader.encode(game.start(seats, 1), 0))
    model = Model(inputs, hidden, game.vocabulary.size, 3)
    luck = np.random.default_rng(4)
    for name, part in model.parts.items():
        model.parts[name] = luck.normal(0.0, 0.2, part.shape).astype(np.float32)
    return model


def lesson(game: str, seats: int, seed: int = 1, bot: str = "mcts@2+cut=0") -> Studied:
    options = registry.load(game).check_options(seats)
    bots = (bot,) * seats
    return study(
        Lesson(0, game, seats, options, seed, bots, tuple(range(seats)), iterations=4, quick=2)
    )


def book(game: str, seats: int, games: int = 2) -> SampleBook:
    found = [samples.unpack(lesson(game, seats, seed).data) for seed in range(1, games + 1)]
    room = registry.load(game)
    width = len(room.reader.encode(room.start(seats, 1), 0)) + EXTRAS
    return SampleBook(found, width, room.vocabulary.size)


# The network that plays


@pytest.mark.parametrize("value", [1.0, 0.5, -0.05, 5.4, 1 / 3, -100.0, 2**-20])
def test_the_bits_of_a_number_are_read(value: float) -> None:
    assert number(int(bits(value))) == float(np.float32(value))


def test_playing_and_learning_compute_the_same(game: Game) -> None:
    seats = people(game)[-1]
    model = wild(game, seats)
    net = weights.unpack(model.net(game, seats), "wild")[1]
    compared = 0
    reader = game.reader
    for state in along(game, seats, 7, 31)[:5]:
        points, spread = [float(guess) for guess in reader.evaluate(state)], reader.spread()
        better = net.correct(reader, state, points, spread)
        for seat in range(seats):
            row = [*reader.encode(state, seat), *extras(state, seat, points, spread)]
            layer = model.layer(np.array([row], np.float32))
            if seat not in state.to_act():
                assert better[seat] == points[seat]
                continue
            expected = points[seat] + spread * float(model.corrections(layer)[0])
            assert better[seat] == pytest.approx(expected, rel=0.01, abs=0.02 * spread)
            assert better[seat] != points[seat]
            legal = [int(action) for action in state.legal(seat)]
            net.observe(reader, state, seat, points, spread)
            logits = model.logits(layer)[0][legal]
            shares = np.exp(logits - logits.max()) / np.exp(logits - logits.max()).sum()
            assert net.priors(legal) == pytest.approx(shares.tolist(), rel=0.05, abs=0.01)
            compared += 1
    assert compared


def test_a_new_network_changes_nothing(game: Game) -> None:
    seats = people(game)[0]
    state = along(game, seats, 8, 20)[1]
    new = Net(len(game.reader.encode(state, 0)), 4, 1)
    plain, fresh = Judge(game.reader, state, 0.5), Judge(game.reader, state, 0.5, new)
    plain.weigh(state)
    fresh.weigh(state)
    assert fresh.value == plain.value


def test_the_end_of_a_game_is_never_corrected(game: Game) -> None:
    seats = people(game)[0]
    net = weights.unpack(wild(game, seats).net(game, seats), "wild")[1]
    state = game.start(seats, 9)
    judge, plain = Judge(game.reader, state, 0.5, net), Judge(game.reader, state, 0.5)
    judge.weigh(state)
    plain.weigh(state)
    assert judge.value != plain.value
    while state.to_act():
        state.apply(state.to_act()[0], state.legal(state.to_act()[0])[0])
    judge.weigh(state)
    plain.weigh(state)
    assert judge.value == plain.value


def test_what_the_evaluation_says_to_a_seat() -> None:
    state = registry.load("majority").start(3, 1)
    ahead, squeezed, own = extras(state, 2, [10.0, 30.0, 20.0], 10.0)
    assert (ahead, own) == (-1.0, 0.25)
    assert squeezed == pytest.approx(-0.46212, abs=1e-5)
    assert extras(state, 1, [0.0, 999.0, 0.0], 10.0)[0] == 4.0


def test_partners_are_ahead_together() -> None:
    state = registry.load("majority").start(4, 1)
    assert lead(state, 0, [1.0, 2.0, 3.0, 4.0]) == -2.0
    assert lead(state, 1, [1.0, 2.0, 3.0, 4.0]) == 2.0
    three = registry.load("majority").start(3, 1)
    assert lead(three, 2, [1.0, 5.0, 3.0]) == -2.0


# Bots with a network


@pytest.fixture
def taught(game: Game, tmp_path: Path) -> dict[int, str]:
    """By number of players: a bot with a network."""
    found = {}
    for seats in people(game):
        path = tmp_path / f"{seats}.net"
        path.write_bytes(wild(game, seats).net(game, seats))
        found[seats] = f"learned({path})@12+cut=2+prior=1"
    return found


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["learned", "learned-greedy"])
def test_what_is_hidden_never_changes_the_answer_of_a_network(
    game: Game, taught: dict[int, str], kind: str
) -> None:
    for seats, deep in taught.items():
        spec = deep.replace("learned", kind)
        compared = 0
        for place, state in enumerate(along(game, seats, 41, 37)[:4]):
            seat = int(state.to_act()[-1])
            answer = ask(game, spec, state, seat)
            assert answer in state.legal(seat)
            for seed in range(2):
                other = shown(game, state, seat, chance.from_seed(100 * place + seed))
                assert ask(game, spec, other, seat) == answer
                compared += 1
        assert compared


@pytest.mark.slow
def test_a_network_has_its_say(game: Game, taught: dict[int, str]) -> None:
    seats, spec = next(iter(taught.items()))
    plain = "mcts@12+cut=2"

    def answers(bot: str) -> list[int]:
        return [ask(game, bot, state, state.to_act()[0]) for state in some]

    some = [state for state in along(game, seats, 43, 5) if choice(state)][:25]
    assert answers(spec) == answers(spec)
    assert answers(spec) != answers(plain)


def choice(state: State) -> bool:
    return len(state.legal(state.to_act()[0])) > 2


def test_networks_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    game, other = registry.load("majority"), registry.load("luna")
    path = tmp_path / "my.net"
    with pytest.raises(Malformed, match="cannot be read"):
        weights.load(path, game, 3)
    for data in (b"", b"augury net 1 {}\n", b"augury net 1 [1]\n", wild(game, 3).net(game, 3)[:-1]):
        path.write_bytes(data)
        with pytest.raises(Malformed, match="is not a network"):
            weights.load(path, game, 3)
    path.write_bytes(wild(game, 3).net(game, 3))
    assert weights.load(path, game, 3).hidden == 8
    for wrong, seats in ((game, 4), (other, 3)):
        with pytest.raises(Malformed, match="is for majority with 3 players"):
            weights.load(path, wrong, seats)


def test_a_game_without_a_network_of_its_own_says_so(game: Game) -> None:
    if any(weights.shipped(game, seats) for seats in game.seats):
        assert make("learned@10", game, 1)
    else:
        with pytest.raises(Malformed, match="No network comes with"):
            make("learned@10", game, 1)


def test_networks_that_come_with_a_game_fit_it() -> None:
    """Rules and observations that have changed want new ones."""
    fitted = 0
    for game in registry.games():
        room = registry.room(game.id) / "weights"
        paths = [weights.shipped(game, seats) for seats in game.seats]
        assert sorted(room.glob("*")) == sorted(path for path in paths if path)
        assert sum(path.stat().st_size for path in paths if path) <= 2_000_000
        for seats, path in zip(game.seats, paths, strict=True):
            if path is not None:
                net, state = weights.load(path, game, seats), game.start(seats, 1)
                points = game.reader.evaluate(state)
                assert net.correct(game.reader, state, points, game.reader.spread()) != points
                fitted += 1
    assert fitted


def test_a_level_that_has_learnt_does_without_a_network_where_none_comes(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(weights, "shipped", lambda game, seats: None)
    seats = people(game)[-1]
    bots: list[Bot] = [
        LearnedBot(game, 5, settings(iterations=12), needed=False),
        MctsBot(game, 5, settings(iterations=12)),
    ]
    for state in along(game, seats, 8, 60):
        seat = int(state.to_act()[0])
        first, second = (Player(game, bot, seat, 5).decide(state) for bot in bots)
        assert first == second
        for strong in (4, 5):  # whatever they are in this game
            level = make(f"{strong}@12", game, 5, clock=False)
            assert Player(game, level, seat, 5).decide(state) in state.legal(seat)
    with pytest.raises(Malformed, match="No network comes with"):
        LearnedBot(game, 5)


def settings(iterations: int) -> Settings:
    found = Settings()
    found.iterations = iterations
    return found


def test_a_bot_with_a_network_rests_and_goes_on(game: Game, taught: dict[int, str]) -> None:
    seats, spec = next(iter(taught.items()))
    bot = make(f"{spec}+solve=0", game, 5)
    assert isinstance(bot, LearnedBot) and isinstance(bot.inner, MctsBot)
    state = game.start(seats, 8)
    while len(state.legal(seat := int(state.to_act()[0]))) == 1:
        state.apply(seat, state.legal(seat)[0])
    assert bot.decide(state, seat, []) in state.legal(seat)
    assert bot.inner.since
    bot.rest()
    assert not bot.inner.since and not bot.inner.search.roots
    assert bot.decide(state, seat, []) in state.legal(seat)


# Self-play


TEACHERS = ("mcts@2+cut=0", "greedy+samples=1+beam=1+noise=0.03")


@pytest.mark.slow
def test_a_lesson_has_one_outcome_and_its_positions_add_up(game: Game, everything: bool) -> None:
    """The games take one of the teachers in turn; with --all-options every game has both."""
    turn = registry.ids().index(game.id) % len(TEACHERS)
    seats = people(game)[0]
    for bot in TEACHERS if everything else TEACHERS[turn : turn + 1]:
        first = lesson(game.id, seats, 1, bot)
        assert first.finished()
        assert first.data == lesson(game.id, seats, 1, bot).data
        sample = samples.unpack(first.data)
        assert len(sample) > 0
        assert len(sample.ends) == len(sample.eyes) == sample.eye_ends[-1]
        each = np.split(sample.eyes, sample.eye_ends[:-1])
        assert all(seat in eyes for seat, eyes in zip(sample.asked, each, strict=True))
        decide = (1, seats) if game.id == "majority" else (1, 1)  # there, several at once
        assert (min(map(len, each)), max(map(len, each))) == decide
        assert sample.final.tolist() == [float(score) for score in first.scores]
        assert sample.won.sum() >= 1.0
        begin = 0
        for end in sample.legal_ends:
            assert sample.shares[begin:end].sum() == pytest.approx(1.0, abs=1e-5)
            begin = int(end)


def test_lessons_run_on_the_workers_of_the_arena() -> None:
    options = registry.load("majority").check_options(3)
    bots = ("mcts@2+cut=0",) * 3
    jobs: list[Job] = [
        Lesson(n, "majority", 3, options, n, bots, (0, 1, 2), iterations=2, quick=1)
        for n in range(2)
    ]
    found = list(run(jobs, here(work)))
    assert [result.number for result in found] == [0, 1]
    assert all(isinstance(result, Studied) and result.data for result in found)


def test_a_lesson_whose_bot_fails_says_so(tmp_path: Path) -> None:
    found = lesson("majority", 3, 1, f"learned({tmp_path / 'none.net'})@2")
    assert not found.finished() and not found.data
    assert "at seat 0, decision 1, seed 1" in found.fault and "cannot be read" in found.fault


def test_a_bout_takes_its_networks_along(tmp_path: Path) -> None:
    game, path = registry.load("majority"), tmp_path / "none.net"  # on another machine's disk
    bots = (f"learned-greedy({path})+samples=1+beam=1", "random", "random")
    bout = Bout(0, "majority", 3, game.check_options(3), 1, bots, (0, 1, 1))
    (alone,) = work([bout])
    assert "cannot be read" in alone.fault
    (found,) = work([replace(bout, nets=((str(path), wild(game, 3).net(game, 3)),))])
    assert found.finished(), found.fault


# Learning


def test_gradients_are_those_of_finite_differences() -> None:
    found = book("majority", 4, 1)
    model = wild(registry.load("majority"), 4, 4)
    for name, part in model.parts.items():
        model.parts[name] = part.astype(np.float64)
    batch = found.batch(np.arange(min(6, len(found))))
    luck = np.random.default_rng(1)
    batch = replace(
        batch,
        rows=batch.rows.astype(np.float64),
        aim=luck.normal(0.0, 2.0, batch.aim.shape).astype(np.float32),
    )
    gradients = measure(model, batch, found.members)[1]
    for name in model.parts:
        steepest = np.argsort(-np.abs(gradients[name]).ravel())[:5]
        for place in steepest:
            slope = finite(model, batch, found, name, int(place))
            assert gradients[name].ravel()[place] == pytest.approx(slope, rel=1e-4, abs=1e-7)
        assert np.abs(gradients[name]).max() > 0.0


def finite(model: Model, batch: Batch, found: SampleBook, name: str, place: int) -> float:
    flat, small = model.parts[name].ravel(), 1e-6
    before = flat[place]
    losses = []
    for change in (small, -small):
        flat[place] = before + change
        model.parts[name] = flat.reshape(model.parts[name].shape)
        losses.append(measure(model, batch, found.members)[0].whole())
    flat[place] = before
    return (losses[0] - losses[1]) / (2 * small)


def test_a_network_learns_what_it_is_shown() -> None:
    found = book("majority", 3, 3)
    model = Model(found.width - EXTRAS, 8, found.actions, 1)
    found.look_back(model, 1.0)
    before = loss_on(model, found, 64)
    luck = np.random.default_rng(2)
    for _ in range(30):
        for batch in found.batches(32, luck):
            model.step(measure(model, batch, found.members)[1], 0.01, 0.0)
    after = loss_on(model, found, 64)
    assert after.odds < 0.7 * before.odds
    assert after.policy < before.policy


def test_trust_in_the_end_looks_at_the_end_alone_and_none_at_the_next_thought() -> None:
    found = book("majority", 3, 1)
    model = wild(registry.load("majority"), 3)
    thought = found.thoughts(model)
    dense = found.dense(np.arange(len(found.eyes)))
    said = model.corrections(model.layer(dense)).tolist()
    expected = found.points.tolist()
    for position, seats in enumerate(np.split(found.eyes, found.eye_ends[:-1])):
        for seat in seats:
            expected[position][seat] += said.pop(0)
    assert thought == pytest.approx(np.array(expected), abs=1e-5)
    final = found.samples[0].final / found.samples[0].spread
    found.look_back(model, 1.0)
    assert np.allclose(found.aim, final)
    found.look_back(model, 0.0)
    assert np.allclose(found.aim[:-1], thought[1:], atol=1e-5)
    assert np.allclose(found.aim[-1], final)
    found.look_back(model, 0.5)
    assert np.allclose(found.aim[-2], 0.5 * thought[-1] + 0.5 * final, atol=1e-5)


# Training


def train(folder: Path, *more: str) -> list[str]:
    numbers = {"games": 2, "iterations": 2, "quick": 1, "hidden": 4, "gate": 1, "thinking": 1}
    chosen = [word for name, value in numbers.items() for word in (f"--{name}", str(value))]
    arguments = ["train", "majority", "--seats", "3", "--out", str(folder), "--passes", "2"]
    return [*arguments, *chosen, "--generations", "2", "--workers", "1", *more]


def outcome(folder: Path) -> list[object]:
    chapters = [replace(chapter, seconds=0.0) for chapter in read_chapters(folder / "history.json")]
    return [*chapters, *(path.read_bytes() for path in sorted(folder.glob("*.net")))]


@pytest.mark.slow
def test_a_training_that_is_killed_goes_on_where_it_was(tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    assert main(train(whole)) == 0
    kills = 0
    for wait_for in ("games/0000000.npz", "model-0001.npz", "gate-0002.jsonl"):
        child = subprocess.Popen(
            [sys.executable, "-m", "augury.cli", *train(broken)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        while child.poll() is None and not (broken / wait_for).exists():
            time.sleep(0.002)
        if child.poll() is None:
            os.kill(child.pid, signal.SIGKILL)
            kills += 1
        child.wait()
    assert kills
    assert main(train(broken)) == 0
    assert outcome(broken) == outcome(whole)
    assert (broken / "curve.svg").read_text().startswith("<svg")


def test_another_plan_in_the_same_folder_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settle(tmp_path, SMALL)
    assert settle(tmp_path, SMALL) == SMALL
    with pytest.raises(Malformed, match="another games, hidden"):
        settle(tmp_path, replace(SMALL, games=3, hidden=8))
    assert main(train(tmp_path, "--hidden", "8")) == 1
    assert "another hidden" in capsys.readouterr().err


@pytest.mark.parametrize(
    "wrong", [{"seats": 9}, {"games": 0}, {"hidden": 5}, {"game": "luna", "seats": 1}]
)
def test_plans_that_make_no_sense_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(Malformed):
        replace(SMALL, **wrong).check()


def test_a_greedy_student_takes_its_network_along(tmp_path: Path) -> None:
    game = registry.load("majority")
    path = tmp_path / "none.net"  # on the disk of another machine
    job = Lesson(
        0,
        "majority",
        3,
        game.check_options(3),
        1,
        (f"learned-greedy({path})+samples=1+beam=1",) * 3,
        (0, 1, 2),
        net=wild(game, 3).net(game, 3),
        name=str(path),
    )
    found = study(job)
    plain = lesson("majority", 3, 1, "greedy+samples=1+beam=1")
    assert isinstance(found, Studied) and found.data != plain.data


def test_no_match_is_played_on_deals_of_self_play(tmp_path: Path) -> None:
    training = Training(tmp_path, SMALL, here(work))
    taught = {job.seed for generation in (1, 2, 3) for job in training.jobs(generation)}
    assert len(taught) == 3 * SMALL.games
    assert not taught & set(range(SMALL.first_seed(1), SMALL.first_seed(2)))


def test_a_half_written_file_is_no_file(tmp_path: Path) -> None:
    samples.keep(tmp_path, 3, b"whole")
    (tmp_path / ".0000004.npz.123").write_bytes(b"hal")
    assert samples.kept(tmp_path) == [3]


# Both builds

ANSWERS = """
import sys
from pathlib import Path
from augury.bots import weights
from augury.core import chance, registry
from augury.core.playout import play_out
game = registry.load("majority")
net = weights.load(Path(sys.argv[1]), game, 4)
state = game.start(4, 3)
luck = chance.from_seed(2)
while state.to_act():
    points = game.reader.evaluate(state)
    print(net.correct(game.reader, state, points, game.reader.spread()))
    print(net.priors(state.legal(state.to_act()[0])))
    play_out(state, luck, 5, False)
"""


def test_a_network_says_the_same_compiled_and_interpreted(tmp_path: Path) -> None:
    game = registry.load("majority")
    path = tmp_path / "majority.net"
    path.write_bytes(wild(game, 4).net(game, 4))
    source = tmp_path / "src"
    skipped = [room for room in registry.ids() if room != "majority"]
    shutil.copytree(
        SOURCE, source / "augury", ignore=shutil.ignore_patterns("*.so", "static", *skipped)
    )
    said = []
    for found in (os.environ.get("PYTHONPATH", ""), str(source)):
        done = subprocess.run(
            [sys.executable, "-c", ANSWERS, str(path)],
            env={**os.environ, "PYTHONPATH": found},
            capture_output=True,
            text=True,
            check=True,
            cwd=tmp_path,
        )
        said.append(done.stdout)
    assert said[0] == said[1]
    assert len(said[0].splitlines()) > 20
