"""Self-play as data."""

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

from augury.cli import main
from augury.core import registry
from augury.core.record import parse
from augury.envs import dataset


def write(out: Path, *more: str) -> list[Path]:
    assert (
        main(
            [
                "dataset",
                "majority",
                "--seats",
                "3",
                "--games",
                "5",
                "--each",
                "2",
                "--seed",
                "7",
                "--out",
                str(out),
                *more,
            ]
        )
        == 0
    )
    return sorted(out.glob("part-*"))


def test_rows_can_be_replayed_to_the_result_they_tell(tmp_path: Path) -> None:
    files = write(tmp_path)
    assert [file.name for file in files] == [
        "part-00000.parquet",
        "part-00001.parquet",
        "part-00002.parquet",
    ]
    rows = [row for file in files for row in pq.read_table(file).to_pylist()]
    assert {row["seed"] for row in rows} == set(range(7, 12))
    game = registry.load("majority")
    for seed in range(7, 12):
        state = game.start(3, seed)
        own = [row for row in rows if row["seed"] == seed]
        assert [row["decision"] for row in own] == list(range(102))
        for row in own:
            assert row["seat"] == state.to_act()[0]
            assert row["legal"] == state.legal(row["seat"])
            assert np.array_equal(
                np.array(row["observation"], np.float32),
                np.array(game.reader.encode(state, row["seat"]), np.float32),
            )
            assert row["text"] == game.vocabulary.text(row["action"])
            state.apply(row["seat"], row["action"])
        for row in own:
            assert row["rank"] == state.ranks()[row["seat"]]
            assert row["score"] == state.scores()[row["seat"]] == sum(row["points"])
            assert row["utility"] == {1: 1, 2: 0, 3: -1}[row["rank"]]


def test_the_files_say_what_they_are(tmp_path: Path) -> None:
    files = write(tmp_path)
    for about in (
        json.loads((tmp_path / "dataset.json").read_text()),
        json.loads(pq.read_schema(files[0]).metadata[b"augury"]),
    ):
        assert about["environment"] == "augury/majority-v1"
        assert about["seats"] == 3
        assert about["headings"] == ["red", "blue", "yellow"]
        assert about["options"] == {"start_player": "random", "spy_duration": "next_turn"}


def test_files_do_not_depend_on_the_number_of_workers(tmp_path: Path) -> None:
    alone, together = write(tmp_path / "one"), write(tmp_path / "two", "--workers", "2")
    assert [file.read_bytes() for file in alone] == [file.read_bytes() for file in together]


@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed")
@pytest.mark.filterwarnings("ignore")
def test_files_are_the_same_on_ray(tmp_path: Path) -> None:
    alone, together = write(tmp_path / "one"), write(tmp_path / "two", "--ray")
    assert [file.read_bytes() for file in alone] == [file.read_bytes() for file in together]


def test_jsonl_holds_the_same_rows(tmp_path: Path) -> None:
    lines = [
        json.loads(line)
        for file in write(tmp_path / "text", "--format", "jsonl")
        for line in file.read_text().splitlines()
    ]
    rows = [row for file in write(tmp_path / "table") for row in pq.read_table(file).to_pylist()]
    assert len(lines) == len(rows) == 510
    for line, row in zip(lines, rows, strict=True):
        assert line.keys() == row.keys()
        assert np.array_equal(np.float32(line["observation"]), np.float32(row["observation"]))
        assert all(
            line[name] == row[name]
            for name in ("seed", "decision", "seat", "legal", "action", "rank", "score")
        )


def test_bots_of_any_level_write_data(tmp_path: Path) -> None:
    arguments = [
        "dataset",
        "majority",
        "--seats",
        "3",
        "--games",
        "1",
        "--bots",
        "random,1,greedy",
        "--format",
        "jsonl",
    ]
    for folder in ("one", "two"):
        assert main([*arguments, "--out", str(tmp_path / folder)]) == 0
    text = (tmp_path / "one" / "part-00000.jsonl").read_text()
    assert text == (tmp_path / "two" / "part-00000.jsonl").read_text()
    assert {json.loads(line)["bot"] for line in text.splitlines()} == {"random", "1", "greedy"}


def test_bots_change_seats() -> None:
    part = dataset.Part("majority", 3, {}, ("random", "greedy"), 0, 2)
    assert part.seated(0) == ["random", "greedy", "random"]
    assert part.seated(1) == ["greedy", "random", "greedy"]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--bots", "stockfish"], "There is no bot"),
        (["--format", "csv"], "The format is one of"),
        (["--games", "0"], "games goes from 1 to"),
        (["--seed", "-1"], "seeds from 0"),
    ],
)
def test_mistakes_get_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], complaint: str
) -> None:
    assert main(["dataset", "majority", "--out", str(tmp_path), *arguments]) == 1
    assert complaint in capsys.readouterr().err


def test_rows_carry_what_a_search_thought(tmp_path: Path) -> None:
    bots = ["--bots", "mcts@12,random", "--games", "1"]
    (file,) = write(tmp_path, *bots)
    rows = pq.read_table(file).to_pylist()
    quiet = [row for row in rows if row["bot"] == "random"]
    assert quiet and all(row["shares"] == [] and row["win"] is None for row in quiet)
    thought = [row for row in rows if row["bot"] != "random" and len(row["legal"]) > 1]
    assert thought
    for row in thought:
        assert len(row["shares"]) == len(row["legal"])
        assert sum(row["shares"]) == pytest.approx(1.0, abs=1e-5)
        assert row["shares"][row["legal"].index(row["action"])] == max(row["shares"])
        assert 0.0 <= row["win"] <= 1.0
    assert len({row["margin"] for row in thought}) > 1
    only = [row for row in rows if row["bot"] != "random" and len(row["legal"]) == 1]
    assert all(row["shares"] == [1.0] and row["win"] is None for row in only)


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_bot_that_fails_shows_where_and_leaves_the_game(
    workers: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It fails at its third decision; three play, so that seat 0 has decided twice before."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "lost.py").write_text(LOST, encoding="utf-8")
    words = ["--bots", "lost:Lost,random", "--games", "1", "--seats", "3"]
    words += ["--format", "jsonl", "--workers", workers, "--out", "rows"]
    assert main(["dataset", "majority", *words]) == 1
    told = capsys.readouterr().err
    assert "lost:Lost at seat 0 failed at decision 7 of the game with seed 0: ValueError" in told
    assert 'raise ValueError("lost my notes")' in told
    record = parse((tmp_path / "fault-majority-1.rec").read_bytes())
    assert record.seed == 0 and len(record.decisions) == 6


LOST = """
class Lost:
    def __init__(self, game, seed):
        self.asked = 0

    def decide(self, state, seat, heard):
        self.asked += 1
        if self.asked == 3:
            raise ValueError("lost my notes")
        return state.legal(seat)[0]
"""
