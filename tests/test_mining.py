"""Puzzles: every one that is kept replays, its line is legal and whole, its figures are those of a
puzzle; the miner finds the same again."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

from augury import cli
from augury.bots import mining, searches, trial
from augury.bots.kinds import GREEDY, obvious_line, standing_theme, walked
from augury.bots.mining import examine, mine
from augury.bots.searches import CLEAR, STRIKING, Searches
from augury.bots.trial import fair, finds
from augury.bots.turns import end, same_end
from augury.commands.puzzles import Mined
from augury.core import puzzles, registry
from augury.core.attempt import imagined
from augury.core.game import Game
from augury.core.puzzles import PHASES, THEMES, Puzzle, read, written
from augury.core.record import parse
from augury.core.state import State
from augury.words import LANGUAGES

KEPT = [puzzle for game in registry.ids() for puzzle in puzzles.load(game).values()]
NAMES = [f"{puzzle.game} {puzzle.name}" for puzzle in KEPT]
WEB = Path(__file__).parent.parent / "web" / "src"
SAMPLED = 50  # of each game, in the long check
AGREED = 0.95
FRESH = 2_000_003  # a seed that no puzzle was checked with before


def of_game(game: Game) -> list[Puzzle]:
    return list(puzzles.load(game.id).values())


def test_every_record_of_a_room_belongs_to_a_puzzle_and_still_replays(game: Game) -> None:
    folder = puzzles.folder(game.id)
    files = {path.name for path in folder.glob("*.rec")} if folder.is_dir() else set()
    assert files == {puzzle.record for puzzle in of_game(game)}
    for name in files:
        assert parse((folder / name).read_bytes()).verify().to_act() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_theme_has_a_name_and_an_idea_for_a_hint(language: str) -> None:
    text = (WEB / "text" / "puzzles" / f"{language}.ftl").read_text(encoding="utf-8")
    for theme in THEMES:
        assert f"theme-{theme} = " in text and f"idea-{theme} = " in text
    assert all(f"'{theme}'," in (WEB / "puzzles" / "choose.ts").read_text() for theme in THEMES)


def test_no_position_is_a_puzzle_twice(game: Game) -> None:
    places = [(puzzle.position().digest(), puzzle.seat) for puzzle in of_game(game)]
    assert len(set(places)) == len(places)


@pytest.mark.parametrize("puzzle", KEPT, ids=NAMES)
def test_a_puzzle_has_one_line_that_is_clearly_best(puzzle: Puzzle) -> None:
    game, state, seat = registry.load(puzzle.game), puzzle.position(), puzzle.seat
    assert seat in state.to_act() and len(state.legal(seat)) >= mining.CHOICES
    assert puzzle.players == puzzle.played().seats
    world = imagined(game, state, seat)
    goal = end(world, seat, puzzle.line)
    assert goal is not None, "the line is legal, and the turn ends with it"
    easily = end(world, seat, puzzle.obvious)
    assert easily is not None and easily != goal, "a greedy player goes wrong"
    for step, alike in zip(puzzle.steps, same_end(world, seat, puzzle.line), strict=True):
        assert {step.action, *step.also} == alike
        assert step.rival not in alike
        if step.rival >= 0:
            assert step.gap() >= CLEAR and step.first.win - step.rival_first.win > 0
            assert step.second.margin > step.rival_second.margin
        else:
            assert step.legal == len(alike)
        assert 0.0 <= step.rival_second.win <= step.second.win <= 1.0
    assert max(step.gap() for step in puzzle.steps if step.rival >= 0) >= STRIKING


@pytest.mark.parametrize("puzzle", KEPT, ids=NAMES)
def test_a_puzzle_is_written_as_it_is_read(puzzle: Puzzle) -> None:
    game = registry.load(puzzle.game)
    assert read(game, written(game, puzzle)) == puzzle
    decisions = len(puzzle.played().decisions)
    assert puzzle.phase == PHASES[min(2, 3 * puzzle.at // decisions)]


def test_steps_that_commute_are_the_same_line() -> None:
    """Two decisions of one turn in either order lead to the same table."""
    found = [puzzle for puzzle in KEPT if any(step.also for step in puzzle.steps)]
    for puzzle in found:
        game, state = registry.load(puzzle.game), puzzle.position()
        world = imagined(game, state, puzzle.seat)
        first = puzzle.steps[0]
        for other in first.also:
            rest = [action for action in puzzle.line if action != other]
            if len(rest) + 1 == len(puzzle.line):
                line = [other, *rest]
                if end(world, puzzle.seat, line) is not None:
                    assert end(world, puzzle.seat, line) == end(world, puzzle.seat, puzzle.line)


def assert_fair(puzzle: Puzzle) -> None:
    """As the server judges what people hand in: more than the rival at every step, and more than
    what a greedy player does."""
    assert fair(puzzle, puzzle.position()), puzzle.name


def test_with_equal_thought_the_solution_reaches_more() -> None:
    """In the game that is searched soonest."""
    assert_fair(of_game(registry.load("majority"))[0])


@pytest.mark.soak
def test_with_equal_thought_forty_solutions_reach_more() -> None:
    for puzzle in KEPT[:: len(KEPT) // 40]:
        assert_fair(puzzle)


def test_the_miner_judges_the_same_turn_the_same_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a small budget: deterministic, whatever comes of it."""
    monkeypatch.setattr(searches, "budget", little)
    puzzle = KEPT[0]
    record = puzzle.played()
    turn = mining.Turn(puzzle.at, puzzle.seat, puzzle.line, [])
    number = int(puzzle.name.partition("-")[0])
    found = [examine(Searches(record), turn, number) for _ in range(2)]
    assert found[0] == found[1]
    state = puzzle.position()
    lines = [obvious_line(record.game, state, puzzle.seat, puzzle.line, 3) for _ in range(2)]
    assert lines[0] == lines[1]


def test_mining_goes_on_where_it_stopped(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    careless(monkeypatch)
    game = registry.load("majority")
    at_once, in_two = (tmp_path_factory.mktemp(name) for name in ("one", "two"))
    book = Mined(game, at_once, 7)
    for number in range(2):
        book.add(mine(game, number, book.seed, 0), 0.0)
    assert len(book.puzzles) > 1
    Mined(game, in_two, 7).add(mine(game, 0, 7, 0), 0.0)
    later = Mined(game, in_two, 99)
    assert later.seed == 7 and later.counts["games"] == 1
    later.add(mine(game, 1, later.seed, 0), 0.0)
    assert {path.name: path.read_text() for path in at_once.iterdir()} == {
        path.name: path.read_text() for path in in_two.iterdir()
    }


def test_the_same_turn_of_a_deal_is_kept_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games that begin alike may end alike."""
    careless(monkeypatch)
    game = registry.load("majority")
    book = Mined(game, tmp_path, 7)
    haul = mine(game, 0, book.seed, 0)
    book.add(haul, 0.0)
    kept = len(book.puzzles)
    assert kept > 0
    book.add(haul, 0.0)
    assert len(book.puzzles) == book.counts["kept"] == kept and book.counts["games"] == 2


def test_what_a_greedy_player_does_is_too_easy() -> None:
    for puzzle in KEPT[:: max(1, len(KEPT) // 8)]:
        game, state, seat = registry.load(puzzle.game), puzzle.position(), puzzle.seat
        greedy = walked(game, state, seat, GREEDY, 3)
        assert obvious_line(game, state, seat, greedy, 3) == []


@pytest.mark.parametrize("puzzles", [12, pytest.param(1000, marks=pytest.mark.soak)])
def test_a_greedy_player_misses_what_is_kept(puzzles: int) -> None:
    for puzzle in KEPT[:: max(1, len(KEPT) // puzzles)]:
        game, record, seat = registry.load(puzzle.game), puzzle.played(), puzzle.seat
        state, seed = record.at(puzzle.at), mining.first_seed(record, puzzle.at)
        assert obvious_line(game, state, seat, puzzle.line, seed), f"{puzzle.game} {puzzle.name}"


def little(_game: Game) -> int:
    """Iterations for tests that ask only whether something happens."""
    return 200


def at_any_rate(_puzzle: Puzzle, _state: State) -> bool:
    return True


def careless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Mine quickly, and keep what only looks like a puzzle."""
    monkeypatch.setattr(mining, "LIGHT", 5)
    monkeypatch.setattr(mining, "STRONG", 20)
    monkeypatch.setattr(mining, "BEGINS", (0.0,))
    monkeypatch.setattr(mining, "HINTED", 0.0)
    monkeypatch.setattr(searches, "budget", little)
    monkeypatch.setattr(mining, "fair", at_any_rate)
    monkeypatch.setattr(searches, "QUICK", ())
    monkeypatch.setattr(searches, "CLOSER", (50,))
    for name in ("LOOSE", "CLEAR", "STRIKING"):
        monkeypatch.setattr(searches, name, 0.0)


def test_what_the_strongest_level_does_not_find_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Carelessly mined lines, checked by a player with little time: what stays was found, and
    records that no puzzle needs any more are gone."""
    careless(monkeypatch)
    monkeypatch.setattr(trial, "budget", little)
    game = registry.load("majority")
    book = Mined(game, tmp_path, 5)
    for number in range(3):
        book.add(mine(game, number, book.seed, 0), 0.0)
    places = {puzzle.name: book.position(puzzle) for puzzle in book.puzzles}
    found = {puzzle.name for puzzle in book.puzzles if finds(puzzle, places[puzzle.name], 5)}
    assert 0 < len(found) < len(places)
    cli.main(["puzzles", "check", "majority", "--seed", "5", "--out", str(tmp_path), "--drop"])
    assert f"{len(found)} of {len(places)}" in capsys.readouterr().out
    later = Mined(game, tmp_path, 5)
    assert {puzzle.name for puzzle in later.puzzles} == found
    assert all(puzzle.found == (5,) for puzzle in later.puzzles)
    assert later.counts["dropped"] == len(places) - len(found)
    assert {path.name for path in tmp_path.glob("*.rec")} == {one.record for one in later.puzzles}
    cli.main(["puzzles", "check", "majority", "--seed", "5", "--out", str(tmp_path)])
    assert "0 of 0" in capsys.readouterr().out, "a seed is fresh only once"


def test_the_last_check_takes_another_order_for_the_same_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Every decision counts as found if the puzzle says that it leads to the same end."""
    monkeypatch.setattr(trial, "budget", little)
    puzzle = KEPT[0]
    state = puzzle.position()
    anything = tuple(int(action) for action in state.legal(puzzle.seat))
    assert finds(replace(puzzle, steps=(replace(puzzle.steps[0], also=anything),)), state, 1)
    chosen = trial.strongest(registry.load(puzzle.game), puzzle.seat, seed_of(puzzle)).decide(state)
    wrong = next(action for action in anything if action != chosen)
    only = replace(puzzle.steps[0], action=wrong, also=())
    assert not finds(replace(puzzle, steps=(only,)), state, 1)


def seed_of(puzzle: Puzzle) -> int:
    return 1_000_003 + 7919 * puzzle.at + puzzle.seat


def test_a_quiet_turn_is_named_after_how_the_game_stands() -> None:
    two, four = (registry.load("pantheon").start(seats, 1) for seats in (2, 4))
    assert [standing_theme(two, win) for win in (0.3, 0.5, 0.8)] == ["comeback", "position", "lead"]
    assert [standing_theme(four, win) for win in (0.1, 0.25, 0.5, 0.7)] == [
        "comeback",
        "position",
        "position",
        "lead",
    ]


@pytest.mark.soak
def test_a_strong_bot_agrees_with_the_puzzles(game: Game) -> None:
    """Level 5 with a fresh seed and 25 times its budget, on a sample: at every step it chooses
    the line, or a decision that leads to the same end."""
    kept = of_game(game)
    sample = random.Random(1).sample(kept, min(SAMPLED, len(kept)))
    agreed = sum(finds(puzzle, puzzle.position(), FRESH) for puzzle in sample)
    assert agreed >= AGREED * len(sample), f"{agreed} of {len(sample)}"
