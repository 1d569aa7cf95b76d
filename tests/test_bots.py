"""Bots are honest, reproducible, punctual, and never at a loss for a legal answer."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Callable
from importlib.metadata import EntryPoint
from pathlib import Path

import numpy as np
import pytest
from positions import along, people
from support import ROOT, room_sources

from augury.bots import find, levels
from augury.bots.bench import iterations_per_second
from augury.bots.learned import LearnedBot
from augury.bots.mcts import MctsBot
from augury.bots.party import BotFailed, Party, seated
from augury.bots.protocol import Bot, Explains, Player, WrongAnswer, shown
from augury.bots.review import choices
from augury.bots.settings import NAMES
from augury.commands import analyse, hint
from augury.core import chance, registry
from augury.core.errors import Malformed
from augury.core.events import Event
from augury.core.game import Game
from augury.core.record import parse
from augury.core.state import State
from augury.core.table import Table

QUICK = ("random", "greedy+samples=1+beam=1", "mcts@16+cut=6")


def ask(game: Game, spec: str, state: State, seat: int, seed: int = 5) -> int:
    return Player(game, find.make(spec, game, seed), seat, seed).decide(state)


@pytest.mark.parametrize("spec", QUICK)
def test_what_is_hidden_from_the_seat_never_changes_the_answer(game: Game, spec: str) -> None:
    for seats in people(game):
        compared = 0
        for number, state in enumerate(along(game, seats, 41, 37)[:6]):
            seat = int(state.to_act()[-1])
            answer = ask(game, spec, state, seat)
            for seed in range(2):
                other = shown(game, state, seat, chance.from_seed(100 * number + seed))
                assert ask(game, spec, other, seat) == answer
                compared += 1
        assert compared


@pytest.mark.parametrize("spec", QUICK)
def test_the_same_seed_gives_the_same_answers_and_all_are_legal(game: Game, spec: str) -> None:
    seats = people(game)[0]
    for state in along(game, seats, 42, 29)[:6]:
        seat = int(state.to_act()[0])
        first = ask(game, spec, state, seat)
        assert first in state.legal(seat)
        assert ask(game, spec, state, seat) == first


def test_a_bot_cannot_touch_the_table(game: Game) -> None:
    class Vandal:
        def __init__(self, game: Game, seed: int) -> None:
            pass

        def decide(self, state: State, seat: int, heard: list[Event]) -> int:
            answer = int(state.legal(seat)[0])
            while state.to_act():
                mover = state.to_act()[0]
                state.apply(mover, state.legal(mover)[0])
            return answer

    state = game.start(people(game)[0], 1)
    before = state.digest()
    Player(game, Vandal(game, 1), int(state.to_act()[0]), 1).decide(state)
    assert state.digest() == before


def test_wrong_answers_are_refused(game: Game) -> None:
    class Wrong:
        def __init__(self, answer: object) -> None:
            self.answer = answer

        def decide(self, state: State, seat: int, heard: list[Event]) -> object:
            return self.answer

    state = game.start(people(game)[0], 1)
    seat = int(state.to_act()[0])
    illegal = next(
        action for action in range(game.vocabulary.size) if action not in state.legal(seat)
    )
    for answer in (None, "pass", -1, 10**9, illegal, True):
        bot: Bot = Wrong(answer)  # type: ignore[assignment]  # that is the point
        with pytest.raises(WrongAnswer, match="not possible"):
            Player(game, bot, seat, 1).decide(state)


@pytest.mark.parametrize("kind", [np.int64, np.int32, np.uint8, np.intp])
def test_whole_numbers_of_other_libraries_are_answers(kind: Callable[[int], int]) -> None:
    class Np:
        def decide(self, state: State, seat: int, heard: list[Event]) -> int:
            return kind(state.legal(seat)[0])

    game = registry.load("majority")
    state = game.start(3, 1)
    action = Player(game, Np(), 0, 1).decide(state)
    assert action == state.legal(0)[0]
    assert type(action) is int
    table = Table(game, kind(3), kind(1))
    table.play(kind(0), kind(action))
    assert table.record.decisions == [(0, action)]
    assert all(type(number) is int for number in table.record.decisions[0])
    seat = table.state.to_act()[0]
    table.play_many(kind(seat), np.array(table.state.legal(seat)[:1]))
    assert table.record.decisions[1] == (seat, state.legal(seat)[0])


@pytest.mark.parametrize("kind", [np.int64, np.int32, np.uint8, np.intp])
def test_whole_numbers_of_other_libraries_say_what_is_asked(kind: Callable[[int], int]) -> None:
    game = registry.load("majority")
    state = game.start(kind(4), kind(1))
    words = game.vocabulary
    assert words.text(kind(5)) == words.text(5)
    assert words.json(kind(5)) == words.json(5)
    assert words.arguments(kind(5)) == words.arguments(5)
    assert words.targets(kind(5)) == words.targets(5)
    assert chance.from_seed(kind(7)).next32() == chance.from_seed(7).next32()
    for spec in ("random", "greedy", "1", "mcts@20", "plain@20"):
        chosen = [
            find.make(spec, game, number(3), clock=False).decide(state.clone(), number(0), [])
            for number in (kind, int)
        ]
        assert chosen[0] == chosen[1], spec


def test_a_bot_hears_only_what_its_seat_may_know() -> None:
    class Deaf:
        heard: list[Event]

        def decide(self, state: State, seat: int, heard: list[Event]) -> int:
            self.heard = heard
            return int(state.legal(seat)[0])

    game = registry.load("majority")
    bot = Deaf()
    player = Player(game, bot, 0, 1)
    mine, theirs, all_of_us = Event("kept", {}, [0]), Event("kept", {}, [1, 2]), Event("dealt", {})
    player.hear([mine, theirs, all_of_us])
    player.decide(game.start(4, 1))
    assert bot.heard == [mine, all_of_us]
    player.decide(game.start(4, 1))
    assert bot.heard == []


# Levels and names


def test_every_game_has_five_levels(game: Game) -> None:
    assert levels.NUMBERS == (1, 2, 3, 4, 5)
    for number in levels.NUMBERS:
        bot, settings = levels.level(game, number)
        assert bot in {**find.THINKERS, **find.LEARNERS}
        assert set(settings) <= set(NAMES)
        assert 0 < settings["seconds"] <= 1.0
    with pytest.raises(Malformed, match="no level 6"):
        levels.level(game, 6)


def test_a_room_can_change_levels_and_habits(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game, "thinking", {"cut": 7.0})
    monkeypatch.setattr(game, "levels", {3: {"bot": "mcts", "iterations": 12}})
    bot = find.make("3", game, 1)
    assert isinstance(bot, MctsBot)
    assert (bot.settings.cut, bot.settings.iterations) == (7, 12)


def test_bots_have_names(game: Game) -> None:
    bot = find.make("mcts@500+cut=3+explore=0.5", game, 1)
    assert isinstance(bot, MctsBot)
    assert (
        bot.settings.iterations,
        bot.settings.cut,
        bot.settings.explore,
        bot.settings.seconds,
    ) == (500, 3, 0.5, 0.0)
    timed = find.make("mcts@0.25s", game, 1)
    assert isinstance(timed, MctsBot)
    assert (timed.settings.iterations, timed.settings.seconds) == (0, 0.25)
    level = find.make("5", game, 1)
    free = find.make("level-5", game, 1, clock=False)
    strong = MctsBot | LearnedBot
    assert isinstance(level, strong) and isinstance(free, strong)
    assert level.settings.seconds > 0 and free.settings.seconds == 0
    assert level.settings.iterations == free.settings.iterations


@pytest.mark.parametrize(
    "spec",
    [
        "",
        "0",
        "6",
        "nobody",
        "mcts@x",
        "mcts@-1",
        "mcts+cut",
        "mcts+beauty=3",
        "random@4",
        "nowhere:Bot",
        "json:nothing",
        "json:__name__",
    ],
)
def test_wrong_names_are_refused(spec: str) -> None:
    with pytest.raises(Malformed):
        find.find(spec)


def test_installed_packages_can_offer_bots(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("lucky", "augury.bots.random:RandomBot", "augury.bots")
    monkeypatch.setattr(
        find, "entry_points", lambda group: [entry] if group == "augury.bots" else []
    )
    assert type(find.make("lucky", game, 1)).__name__ == "RandomBot"


def test_a_class_without_decide_is_not_a_bot(game: Game) -> None:
    with pytest.raises(Malformed, match="decide"):
        find.make("operator:is_", game, 1)


# Explanations


def test_bots_explain_themselves(game: Game) -> None:
    state = next(
        state
        for state in along(game, people(game)[0], 48, 1)
        if len(state.legal(state.to_act()[0])) > 2
    )
    seat = int(state.to_act()[0])
    for spec in ("greedy", "mcts@60"):
        bot = find.make(spec, game, 1)
        answer = Player(game, bot, seat, 1).decide(state)
        assert isinstance(bot, Explains)
        choices = bot.choices()
        assert choices[0].action == answer
        assert sum(choice.share for choice in choices) == pytest.approx(1.0)
        assert all(0 <= choice.win <= 1 for choice in choices)
        assert {choice.action for choice in choices} <= set(state.legal(seat))


def short_record(tmp_path: Path) -> Path:
    kept = parse((room_sources("majority") / "tests" / "records" / "3p.rec").read_text())
    kept.decisions = kept.decisions[:30]
    kept.digest, kept.scores = "", []
    path = tmp_path / "short.rec"
    path.write_text(kept.text(), encoding="utf-8")
    return path


def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    verbs = parser.add_subparsers(required=True)
    hint.add_parsers(verbs)
    analyse.add_parsers(verbs)
    arguments = parser.parse_args(list(words))
    code: int = arguments.run(arguments)
    return code


def test_hints_are_given_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(short_record(tmp_path))
    assert run("hint", path, "--at", "3", "--iterations", "40", "--language", "nl") == 0
    first, *lines = capsys.readouterr().out.splitlines()
    assert first.endswith(":")
    choices = [line for line in lines if not line.startswith("    ")]
    assert 1 <= len(choices) <= 5
    assert all(re.search(r"\d %.*punten", line) for line in choices)
    reasons = [line for line in lines if line.startswith("    ")]
    assert reasons and all(re.search(r"\d", line) for line in reasons)
    assert run("hint", path, "--iterations", "10", "--json") == 0
    assert json.loads(capsys.readouterr().out)["choices"]
    for wrong in (["--at", "9999"], ["--seat", "77"], ["--iterations", "0"]):
        with pytest.raises(Malformed):
            run("hint", path, *wrong)
    with pytest.raises(Malformed, match="cannot be read"):
        run("hint", str(tmp_path / "nothing.rec"))


def test_a_game_is_gone_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = short_record(tmp_path)
    assert run("analyse", str(path), "--iterations", "12", "--out", str(tmp_path / "report")) == 0
    found = json.loads((tmp_path / "report.json").read_text())
    assert [decision["number"] for decision in found["decisions"]] == [
        number + 1 for number in choices(parse(path.read_text()))
    ]
    assert found["iterations"] == 12 and found["shares"] == [], "the game is not over"
    assert all(len(decision["wins"]) == 3 for decision in found["decisions"])
    marked = [decision for decision in found["decisions"] if decision["marked"]]
    assert len(marked) <= 5
    cheapest = min((decision["cost"] for decision in marked), default=0.0)
    assert all(
        decision["cost"] <= cheapest for decision in found["decisions"] if not decision["marked"]
    )
    assert (tmp_path / "report.svg").read_text().startswith("<svg")
    assert len(capsys.readouterr().out.splitlines()) == 2 + len(marked)


# The loop of a game


def test_a_party_plays_a_game_to_its_end_and_gives_out_every_decision_first(game: Game) -> None:
    seats = people(game)[0]
    state = game.start(seats, 3)
    party = Party({seat: seated("random", game, seat, seat + 1) for seat in range(seats)})
    party.sit(state)
    assert not state.listening, "random players do not listen"
    made = 0
    for decision in party.play_on(state):
        assert decision.seat in state.to_act()
        assert decision.action in state.legal(decision.seat), "it is not carried out yet"
        made += 1
    assert made
    assert state.to_act() == []


def test_a_party_stops_where_somebody_else_is_asked_and_hears_of_their_decision() -> None:
    game = registry.load("luna")
    state = game.start(3, 3, {"start_player": "1"})
    heard: list[str] = []

    class Listener:
        listens = True

        def hear(self, events: list[Event]) -> None:
            heard.extend(event.kind for event in events)

        def decide(self, state: State) -> int:
            return int(state.legal(state.to_act()[0])[0])

    party = Party({1: Listener(), 2: Listener()})
    party.sit(state)
    assert [decision.seat for decision in party.play_on(state)] == [1, 2]
    assert state.to_act() == [0]
    assert heard == ["placed-shrine"] * 4, "both heard both"
    party.apply(state, 0, state.legal(0)[0])
    assert len(heard) == 6


def test_a_bot_that_fails_is_named() -> None:
    game = registry.load("luna")
    state = game.start(2, 3, {"start_player": "0"})

    class Broken:
        listens = False

        def hear(self, events: list[Event]) -> None:
            raise AssertionError("it does not listen")

        def decide(self, state: State) -> int:
            raise ZeroDivisionError("no idea")

    with pytest.raises(BotFailed, match="seat 0 failed: no idea") as failed:
        next(Party({0: Broken(), 1: Broken()}).play_on(state))
    assert isinstance(failed.value.cause, ZeroDivisionError)


# The guide


def test_the_guide_to_writing_a_bot_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from augury.commands import match

    text = (ROOT / "docs" / "write-a-bot.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```(\w+)\n(.*?)```", text, re.DOTALL)
    programs = [body for kind, body in blocks if kind == "python"]
    file = next(body for body in programs if body.startswith("# careful.py"))
    (tmp_path / "careful.py").write_text(file)
    for body in programs:
        exec(compile(body, "write-a-bot.md", "exec"), {})
    command = next(body for kind, body in blocks if kind == "sh").split()
    assert command[0] == "augury"
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    parser = argparse.ArgumentParser()
    match.add_parsers(parser.add_subparsers(required=True))
    arguments = parser.parse_args([*command[1:], "--workers", "1"])
    assert arguments.run(arguments) == 0
    assert "careful:Careful" in capsys.readouterr().out


def test_the_search_can_be_measured(game: Game) -> None:
    assert iterations_per_second(game, people(game)[0], 0.04) > 10
