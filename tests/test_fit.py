"""The tool that fits the numbers of an evaluation to how games ended."""

from __future__ import annotations

import json
import pickle
from pathlib import Path

import evidence
import fit
import pytest
from evidence import Evidence, Position

from augury.core import registry
from augury.core.state import State

GAME = registry.load("luna")
SOURCE = """
from typing import Final

WORTH: Final = 1.0
LIST: Final = [2.0, 0.5]
COUNT: Final = 3
TWICE: Final = [2.0 * number for number in LIST]


def evaluate(state):
    have = state.digest() % 7 - 3
    return [WORTH * have, LIST[1] * have]
"""


def have(state: State) -> int:
    """Something that differs from position to position."""
    return state.digest() % 7 - 3


def test_numbers_move_to_where_the_games_ended(tmp_path: Path) -> None:
    source = tmp_path / "evaluate.py"
    source.write_text(SOURCE, encoding="utf-8")
    module = evidence.interpreted(source)
    numbers = evidence.places(module, ["LIST"])
    assert numbers == [("WORTH", ())]
    states = [each.state for seed in range(4) for each in fit.play(GAME, 2, "random", seed, 12)]
    positions = [
        Position(number, state, [3.0 * have(state), 0.5 * have(state)])
        for number, state in enumerate(states)
    ]
    seen = evidence.gather(module, positions, numbers)
    everything = list(range(len(states)))
    found = evidence.fit(seen, everything, 0.0001)
    learnt = seen.rows(set(everything))
    base = evidence.footing(positions, seen.expected, seen.truth, learnt)
    assert base.trust[0] == pytest.approx(1.5)  # as far as it may go
    assert base.trust[0] * (found.fresh["WORTH", ()] - 0.5) == pytest.approx(2.5, abs=0.01)
    assert abs(found.after - seen.truth).max() < 0.01
    assert abs(found.before - seen.truth).max() > 0.01
    assert module.WORTH == 1.0


def some_evidence(tmp_path: Path, ends: float) -> Evidence:
    """Eighty positions whose games ended with so much for every piece, and some luck."""
    source = tmp_path / "evaluate.py"
    source.write_text(SOURCE, encoding="utf-8")
    module = evidence.interpreted(source)
    states = [each.state for seed in range(8) for each in fit.play(GAME, 2, "random", seed, 12)]
    positions = [
        Position(number, state, [ends * have(state) + luck, 0.5 * have(state)])
        for number, state in enumerate(states)
        for luck in [(state.digest() // 7) % 5 - 2.0]
    ]
    return evidence.gather(module, positions, [("WORTH", ())])


def test_games_held_out_are_not_learnt_from(tmp_path: Path) -> None:
    seen = some_evidence(tmp_path, 3.0)
    apart, taught = seen.games(apart=True), seen.games(apart=False)
    assert apart
    assert all(game % evidence.APART == 0 for game in apart)
    assert not set(apart) & set(taught)
    found = evidence.fit(seen, taught, 4.0)
    seen.truth[seen.rows(set(apart))] = 1000.0
    assert evidence.fit(seen, taught, 4.0).fresh == found.fresh


def test_what_a_side_always_has_does_not_bend_the_numbers(tmp_path: Path) -> None:
    seen = some_evidence(tmp_path, 3.0)
    games = seen.games(apart=False)
    found = evidence.fit(seen, games, 4.0)
    seen.truth[0::2] += 20.0  # the first side is always far ahead, as an automaton is
    seen.truth[1::2] -= 20.0
    again = evidence.fit(seen, games, 4.0)
    assert again.fresh == pytest.approx(found.fresh)
    row = evidence.forecast(seen, again, len(games), seen.games(apart=True))
    assert row.after < 0.999  # nobody gets the credit for foretelling that


def test_the_curve_tells_what_every_share_of_the_games_foretells(tmp_path: Path) -> None:
    seen = some_evidence(tmp_path, 3.0)
    row = evidence.curve(seen, 4.0)
    taught = len(seen.games(apart=False))
    assert [each.games for each in row] == [taught // 8, taught // 4, taught // 2, taught]
    for each in row:
        assert each.before < each.after - each.error < each.after <= 1.0
    assert "learnt from" in row[0].text()


def test_numbers_that_are_right_already_gain_nothing_that_is_sure(tmp_path: Path) -> None:
    [*_, last] = evidence.curve(some_evidence(tmp_path, 1.0), 4.0)
    assert abs(last.after - last.before) < max(last.error, 0.01)


def test_what_was_learnt_is_kept_with_its_curve(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "games"
    words = ["fit.py", "luna", "--games", "6", "--each", "3", "--bot", "random", "--seed", "2"]
    words += ["--keep", str(kept), "--out", str(tmp_path)]
    monkeypatch.setattr("sys.argv", words)
    fit.main()
    found = json.loads((tmp_path / "luna-2.json").read_text(encoding="utf-8"))
    assert found["command"] == "tools/fit.py luna --games 6 --each 3 --bot random --seed 2"
    assert (found["games"], found["held_out"], len(found["curve"])) == (6, 2, 4)
    assert found["seconds"]["games"] > 0
    old, new = found["numbers"]["WORK_NOW"]
    assert old == 0.83
    assert new != old
    drawn = (tmp_path / "luna.svg").read_text(encoding="utf-8")
    assert "2 players" in drawn
    before = pickle.loads(kept.read_bytes())
    fit.main()  # the games are there already
    assert pickle.loads(kept.read_bytes()).seconds == pytest.approx(before.seconds, abs=0.05)


def test_only_numbers_that_are_final_and_not_whole_may_change(tmp_path: Path) -> None:
    source = tmp_path / "evaluate.py"
    source.write_text(SOURCE, encoding="utf-8")
    module = evidence.interpreted(source)
    assert evidence.places(module, []) == [("WORTH", ()), ("LIST", (0,)), ("LIST", (1,))]
    evidence.put(module, ("LIST", (1,)), 4.0)
    assert evidence.look(module, ("LIST", (1,))) == 4.0


@pytest.mark.parametrize("name", registry.ids())
def test_every_room_can_be_fitted(name: str) -> None:
    game = registry.load(name)
    seats = max(game.seats)
    positions = fit.play(game, seats, "random", 3, 4)
    assert 1 <= len(positions) <= 4
    module = evidence.interpreted(fit.ROOMS / name / "evaluate.py")
    assert evidence.places(module, [])
    for position in positions:
        assert module.evaluate(position.state) == pytest.approx(
            game.reader.evaluate(position.state)
        )
