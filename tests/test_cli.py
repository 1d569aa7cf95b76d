"""The command line, as a person or a program uses it."""

from __future__ import annotations

import argparse
import json
import os
import pty
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from support import ROOT

from augury.bots.find import find
from augury.bots.levels import met
from augury.cli import main, parser
from augury.commands.phrases import bundle, phrase
from augury.commands.play import as_met
from augury.core import fair, record, registry
from augury.core.record import Record
from augury.words import LANGUAGES


def test_games_are_listed_for_people_and_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    assert "The Majority (Muneyuki Yokouchi, 2008)" in capsys.readouterr().out
    assert main(["games", "--json"]) == 0
    found = {game["id"]: game for game in json.loads(capsys.readouterr().out)}
    assert found["majority"]["seats"] == [3, 4]
    assert found["majority"]["rules"] == 48
    assert {option["name"] for option in found["majority"]["options"]} == {
        "start_player",
        "spy_duration",
    }


@pytest.mark.parametrize("seats", ["3", "4"])
def test_playout_checks_and_counts(capsys: pytest.CaptureFixture[str], seats: str) -> None:
    assert (
        main(
            [
                "playout",
                "majority",
                "--seats",
                seats,
                "--games",
                "30",
                "--seed",
                "5",
                "--check",
                "--json",
            ]
        )
        == 0
    )
    figures = json.loads(capsys.readouterr().out)
    assert figures["games"] == 30
    assert (
        figures["mean_length"] == {"3": 102, "4": 152}[seats]
    )  # RULES.md: 34 and 38 decisions per player


def test_playout_writes_records_that_replay(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert (
        main(["playout", "majority", "--seats", "3", "--games", "2", "--records", str(tmp_path)])
        == 0
    )
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == ["majority-3-0.rec", "majority-3-1.rec"]
    capsys.readouterr()
    assert main(["replay", str(files[0]), "--verify"]) == 0
    assert "102 decisions, replays" in capsys.readouterr().out
    assert main(["replay", str(files[0]), "--at", "50", "--language", "de", "--seat", "1"]) == 0
    assert "Deine Hand" in capsys.readouterr().out
    assert main(["replay", str(files[0])]) == 0
    story = capsys.readouterr().out
    assert "Turn 1: everyone chooses in secret." in story
    assert "Player 1: ..." in story, "secret choices stay secret for a spectator"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["play", "chess"], "There is no game “chess”"),
        (["play", "majority", "--bot", "nobody"], "There is no bot 'nobody'"),
        (["play", "majority", "--bot", "9"], "Levels go from 1 to 5"),
        (["playout", "majority", "--seats", "7"], "is for 3, 4 players"),
        (["playout", "majority", "--option", "start_player"], "NAME=VALUE"),
        (
            ["playout", "majority", "--option", "start_player=9"],
            "“start_player” is one of",
        ),
        (["playout", "majority", "--option", "colour=9"], "has no option"),
        (["playout", "majority", "--seed", "-4"], "A seed is a whole number"),
        (["replay", "/no/such/file"], "No such file"),
        (["replay", "/"], "directory"),
    ],
)
def test_mistakes_get_a_sentence_and_exit_code_1(
    capsys: pytest.CaptureFixture[str], arguments: list[str], complaint: str
) -> None:
    assert main(arguments) == 1
    captured = capsys.readouterr()
    assert complaint in captured.err
    assert "Traceback" not in captured.err


def test_a_broken_record_is_refused_with_the_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "broken.rec"
    file.write_text("augury record 1\ngame: majority\nrules: 1\nseats: 3\nseed: x\n--\n")
    assert main(["replay", str(file)]) == 1
    assert "Line 5: “" in capsys.readouterr().err


def test_doctor_tells_the_build(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert isinstance(facts["compiled"], bool)
    assert len(facts["signatures"]["majority"]) == 16
    assert main(["doctor"]) == 0
    assert "engine:" in capsys.readouterr().out


def test_the_installed_command_shares_work_out_to_processes() -> None:
    """Each of them reads the file of the command again, and must not start it again."""
    words = "match majority --bots random,random --games 4 --workers 2 --json"
    done = subprocess.run(
        [str(Path(sys.executable).with_name("augury")), *words.split()],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["bots"][0]["games"] >= 4


def test_bench_measures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--game", "majority", "--seconds", "0.02", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)["rows"]
    assert [row["seats"] for row in rows] == [3, 4]
    assert all(
        row["decisions_per_s"] > 0 and row["clones_per_s"] > 0 and row["iterations_per_s"] > 0
        for row in rows
    )
    assert all(0 < row["state_bytes"] < 10_000 for row in rows)


def feed(monkeypatch: pytest.MonkeyPatch, lines: list[str]) -> None:
    """Answer `input()` from a list; afterwards always the first choice."""
    answers = iter(lines)
    monkeypatch.setattr("builtins.input", lambda prompt="": next(answers, "1"))


def test_verify_says_what_a_record_proves_about_its_shuffle(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table, secret, salt = "0123456789abcdef0123", "5e" * 32, "a1" * 16
    numbers = ["11" * 16, "", fair.stand_in(table, secret, 2)]
    proof = fair.Proof(table, fair.commitment(table, secret, salt), secret, salt, numbers, [2])
    game = registry.load("majority")
    kept = Record(
        game,
        3,
        fair.seed(table, secret, numbers),
        game.check_options(3),
        generator="chacha8",
        proof=proof,
    )
    file = tmp_path / "fair.rec"
    file.write_text(kept.text(), encoding="utf-8")
    verify = ["replay", str(file), "--verify"]
    assert main(verify) == 0
    said = capsys.readouterr().out
    assert f"follows from the promise {proof.commitment} and one player's number" in said
    assert main([*verify, "--commitment", proof.commitment, "--number", "11" * 16]) == 0
    assert main([*verify, "--commitment", "00" * 32]) == 1
    assert "not the one you saw before the game" in capsys.readouterr().err
    assert main([*verify, "--number", numbers[2]]) == 1, "a number of the server's is nobody's"
    assert "did not go into its shuffle" in capsys.readouterr().err
    file.write_text(kept.text().replace("seed: ", "seed: 1"), encoding="utf-8")
    assert main(verify) == 1


def test_a_person_plays_to_the_end_and_replays(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.rec"
    feed(monkeypatch, ["help", "99", "nonsense", "log", "table", "undo"])
    assert (
        main(
            [
                "play",
                "majority",
                "--seats",
                "4",
                "--seed",
                "3",
                "--bot",
                "random",
                "--name",
                "Anna",
                "--record",
                str(file),
            ]
        )
        == 0
    )
    out = capsys.readouterr().out
    assert "There are choices from 1 to" in out
    assert "“nonsense” is not something you can do" in out
    assert "there is nothing to undo" in out
    assert "1. " in out.splitlines()[-5]
    assert main(["replay", str(file), "--verify"]) == 0


def test_two_people_share_a_keyboard_with_a_curtain(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.rec"
    prompts: list[str] = []

    def answer(prompt: str = "") -> str:
        prompts.append(prompt)
        return "1"

    monkeypatch.setattr("builtins.input", answer)
    assert (
        main(
            [
                "play",
                "majority",
                "--seats",
                "3",
                "--people",
                "3",
                "--seed",
                "3",
                "--record",
                str(file),
            ]
        )
        == 0
    )
    assert any("Player 2, it is your turn" in prompt for prompt in prompts)


@pytest.mark.parametrize(
    ("language", "hint", "rules", "nothing"),
    [
        ("en", "points", "pass the rest to your left", "nothing about zeppelin"),
        ("nl", "punten", "geef de rest door naar links", "niets over zeppelin"),
        ("de", "Punkte", "gib den Rest nach links weiter", "nichts über zeppelin"),
    ],
)
def test_a_player_can_ask_for_a_hint_and_look_up_the_rules(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    language: str,
    hint: str,
    rules: str,
    nothing: str,
) -> None:
    file = tmp_path / "game.rec"
    feed(monkeypatch, ["hint", "rules", "rules MJ-16", "rules zeppelin", "quit"])
    words = ["play", "majority", "--seed", "3", "--bot", "random", "--language", language]
    assert main([*words, "--record", str(file)]) == 0
    out = capsys.readouterr().out
    assert out.count(hint) >= 2, "several choices are weighed"
    assert rules in out, "the rule behind the question, MJ-10"
    assert "MJ-16" in out
    assert nothing in out
    made = record.parse(file.read_text()).decisions
    assert all(seat for seat, _ in made), "asking decides nothing for seat 0"


def test_the_terminal_says_the_same_things_in_every_language() -> None:
    said = {language: bundle(language).names for language in LANGUAGES}
    assert said["en"] == said["nl"] == said["de"]
    for language in LANGUAGES:
        for word in ("undo", "hint", "rules", "log", "table", "help", "quit"):
            assert f"  {word} " in phrase(language, "help", example="keep R0")


def test_bots_are_listed_and_every_plain_name_is_one(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["bots"]) == 0
    out = capsys.readouterr().out
    assert all(
        f"\n{name} " in f"\n{out}"
        for name in ["1", "2", "3", "4", "5", "random", "greedy", "mcts", "plain"]
    )
    assert main(["bots", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    for name in listed:
        for one in name.split(", "):
            if one.replace("-", "").isalnum():
                find(one)


def test_every_command_seats_as_many_and_hires_as_many(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where two sides meet, and one worker per core."""
    [choices] = [action.choices for action in parser()._actions if isinstance(action.choices, dict)]
    told = {
        (action.dest, action.help)
        for command in choices.values()
        for action in command._actions
        if action.dest in ("seats", "workers")
    }
    assert len(told) == 2, "each says the same everywhere"
    assert main(["playout", "luna", "--games", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["seats"] == 2
    feed(monkeypatch, ["quit"])
    assert main(["play", "luna", "--people", "3", "--record", str(tmp_path / "a.rec")]) == 0
    assert record.parse((tmp_path / "a.rec").read_text()).seats == 3, "everybody has a seat"


def test_the_examples_can_be_listed_and_copied_and_run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["examples"]) == 0
    assert "random_player.py     A whole game with the engine itself" in capsys.readouterr().out
    assert main(["examples", "--out", str(tmp_path)]) == 0
    names = {path.name for path in (ROOT / "examples").iterdir() if path.is_file()}
    assert {path.name for path in tmp_path.iterdir()} == names
    subprocess.run([sys.executable, "random_player.py"], cwd=tmp_path, check=True)
    assert main(["examples", "--out", str(tmp_path)]) == 1, "nothing is replaced"


def test_a_ladder_writes_over_no_report_of_the_repository(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    kept = tmp_path / "benchmarks" / "results" / "ladder-majority-4.json"
    kept.parent.mkdir(parents=True)
    kept.write_text("committed")
    assert main(["ladder", "majority", "--bots", "random,1", "--games", "2", "--workers", "1"]) == 0
    assert kept.read_text() == "committed"
    assert (tmp_path / "ladder" / "ladder-majority-4.html").is_file()


def test_quit_saves_the_game(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.rec"
    feed(monkeypatch, ["1", "quit"])
    assert main(["play", "majority", "--seats", "3", "--bot", "1", "--record", str(file)]) == 0
    assert str(file) in capsys.readouterr().out
    assert main(["replay", str(file), "--verify"]) == 0


def test_a_progress_bar_is_shown_on_a_terminal_only() -> None:
    command = [sys.executable, "-m", "augury.cli", "playout", "majority", "--games", "50"]
    quiet = {**os.environ, "AUGURY_PURE": "1"}  # says nothing about an interpreted engine
    plain = subprocess.run(command, capture_output=True, text=True, check=True, cwd="/", env=quiet)
    assert plain.stderr == ""
    leader, follower = pty.openpty()
    try:
        subprocess.run(command, stdout=subprocess.DEVNULL, stderr=follower, check=True, cwd="/")
        assert b"games" in os.read(leader, 10_000)
    finally:
        os.close(leader)
        os.close(follower)


def test_help_is_understandable(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as done:
        main(["--help"])
    assert done.value.code == 0
    assert "play in the terminal against bots" in capsys.readouterr().out
    with pytest.raises(SystemExit) as wrong:
        main(["juggle"])
    assert wrong.value.code == 2


def run_from(source: Path, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The command as a program of its own, from a folder with the package."""
    return subprocess.run(
        [sys.executable, "-m", "augury.cli", *words],
        env={**os.environ, "PYTHONPATH": str(source), **environment},
        capture_output=True,
        text=True,
        check=False,
        cwd="/",
    )


def arguments(top: argparse.ArgumentParser, command: str) -> Iterator[tuple[str, argparse.Action]]:
    """Every argument, with the command that takes it."""
    for action in top._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, below in action.choices.items():
                yield from arguments(below, f"{command} {name}")
        else:
            yield f"{command} {action.dest}", action


def test_every_argument_says_what_it_is_and_stands_for_in_capitals() -> None:
    found = list(arguments(parser(), "augury"))
    assert len(found) > 100
    for name, action in found:
        assert action.help, name
        if action.nargs != 0 and not action.choices:  # it takes a word
            assert action.metavar is not None and action.metavar == str(action.metavar).upper(), (
                name
            )


def test_an_interpreted_engine_says_so_once_at_the_start() -> None:
    said = run_from(ROOT / "src", "games", AUGURY_PURE="").stderr
    assert said.count("interpreted") == 1
    assert run_from(ROOT / "src", "games", AUGURY_PURE="1").stderr == ""


WITHOUT_SERVER = """
import sys
for name in ("starlette", "uvicorn", "websockets", "msgspec", "argon2", "cryptography", "segno"):
    sys.modules[name] = None
from augury.cli import main
assert main(["games"]) == main(["playout", "majority", "--games", "1"]) == 0
sys.exit(main(["serve"]))
"""


def test_without_the_server_extra_the_rest_works_and_serve_says_what_to_install() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_SERVER], capture_output=True, text=True, check=False, cwd="/"
    )
    assert done.returncode == 1
    assert "pip install 'augury[server]'" in done.stderr


def test_levels_are_met_with_a_taste_and_other_bots_as_they_were_called() -> None:
    assert as_met("1") == "1"
    assert as_met("5") == met(5) != "5"
    assert as_met("5@400") == "5@400"
