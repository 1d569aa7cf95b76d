"""Bots in other processes: in any language, or of another build; told no more than their seat may
know."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from support import ROOT, SOURCE

from augury.arena.job import Job, play, seat_bots
from augury.arena.other_build import OtherBuild, other_build
from augury.bots.find import make
from augury.bots.pipe import OPEN, NoAnswer, Pipe, close_all
from augury.bots.protocol import Player, shown
from augury.cli import main
from augury.core import chance, registry
from augury.core.errors import Malformed
from augury.core.game import Game
from augury.core.playout import play_out

ECHO = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    with open(sys.argv[1], "a") as file:
        file.write(line)
    if "start" not in message:
        print(message["legal"][-1], flush=True)
"""


@pytest.fixture(autouse=True)
def _nobody_stays() -> object:
    yield
    close_all()


def program(folder: Path, text: str) -> str:
    path = folder / "bot.py"
    path.write_text(text, encoding="utf-8")
    return f"{sys.executable} {path} {folder / 'heard'}"


def job(game: str, seats: int, bots: tuple[str, ...]) -> Job:
    options = registry.load(game).check_options(seats)
    return Job(0, game, seats, options, 3, bots, tuple(range(seats)))


def test_a_program_plays_a_whole_game_and_a_second_one(tmp_path: Path) -> None:
    bot = f"process({program(tmp_path, ECHO)})"
    for _ in range(2):
        assert play(job("majority", 3, (bot, "random", "random"))).finished()
    lines = [json.loads(line) for line in (tmp_path / "heard").read_text().splitlines()]
    starts = [line["start"] for line in lines if "start" in line]
    assert starts == 2 * [{"game": "majority", "rules": "1", "seats": 3, "seat": 0}]
    asked = [line for line in lines if "start" not in line]
    assert all(line["view"]["seat"] == 0 and line["legal"] for line in asked)
    assert any(event["kind"] for line in asked for event in line["heard"])


def test_what_a_program_is_told_depends_only_on_what_its_seat_may_know(
    game: Game, tmp_path: Path
) -> None:
    command = program(tmp_path, ECHO)
    state = game.start(max(game.seats), 5)
    play_out(state, chance.from_seed(1), 30, False)
    seat = int(state.to_act()[-1])
    for seed in range(3):
        world = shown(game, state, seat, chance.from_seed(seed)) if seed else state
        Player(game, make(f"process({command})", game, seed), seat, seed).decide(world)
    lines = (tmp_path / "heard").read_text().splitlines()
    assert len(lines) == 6
    assert len(set(lines)) == 2  # the start and the question, three times the same


def test_a_program_in_another_language_plays(capsys: pytest.CaptureFixture[str]) -> None:
    bot = f"process(node {ROOT / 'examples' / 'line_bot.mjs'})"
    arguments = ["match", "majority", "--seats", "3", "--games", "1", "--workers", "1"]
    assert main([*arguments, "--bots", f"{bot},random"]) == 0
    assert "line_bot.mjs" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("print('sit down', flush=True); input(); input()", "'sit down': not possible now"),
        ("raise SystemExit(7)", "has ended (exit code 7)"),
    ],
)
def test_a_program_that_fails_is_named(tmp_path: Path, text: str, complaint: str) -> None:
    bot = f"process({program(tmp_path, text)})"
    result = play(job("majority", 3, (bot, "random", "random")))
    assert not result.finished()
    assert complaint in result.fault
    assert not OPEN


def test_a_silent_program_is_not_waited_for_without_end() -> None:
    quiet = Pipe("sleep 60")
    try:
        with pytest.raises(NoAnswer, match="has not answered"):
            quiet.ask({}, 0.2)
    finally:
        quiet.process.kill()
        quiet.close()


def test_a_program_that_does_not_exist_is_refused() -> None:
    with pytest.raises(Malformed, match="cannot be started"):
        Pipe("no-such-program-anywhere")


# Another build


@pytest.mark.slow
def test_a_bot_of_another_build_decides_as_it_would_at_home(game: Game) -> None:
    door = f"build({sys.executable} {SOURCE / 'arena' / 'door.py'})"
    spec = "mcts@4+cut=2+turn=1"
    seats = next(count for count in game.seats if count > 1)
    others = ("random",) * (seats - 1)
    home = play(job(game.id, seats, (spec, *others)))
    away = play(job(game.id, seats, (f"{door}{spec}", *others)))
    assert away.finished(), away.fault
    assert (away.scores, away.decisions) == (home.scores, home.decisions)


def test_another_build_with_other_rules_is_noticed(tmp_path: Path) -> None:
    liar = program(tmp_path, "input()\nprint('other rules: the position here is another one')")
    result = play(job("majority", 3, (f"build({liar})random", "random", "random")))
    assert "other rules" in result.fault


def test_another_build_is_told_only_options_that_are_not_as_printed() -> None:
    """It may be older and not know the others yet."""
    luna = registry.load("luna")
    options = luna.check_options(2, {"start_player": "1"})
    assert len(options) > 1
    away = Job(0, "luna", 2, options, 3, ("build(door)random", "random"), (0, 1))
    there = seat_bots(luna, away)[0]
    assert isinstance(there, OtherBuild)
    assert there.start["options"] == {"start_player": "1"}


def test_names_of_other_builds() -> None:
    assert other_build("build(python door.py)5@100") == ("python door.py", "5@100")
    assert other_build("mcts@100") is None
