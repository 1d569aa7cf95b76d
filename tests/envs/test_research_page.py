"""docs/research.md and the examples tell the truth: everything they show is run."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
from support import ROOT

from augury.cli import main
from augury.envs.dataset import Row

PAGE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")


def test_every_python_block_runs_in_order() -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert len(blocks) >= 8
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", "\n".join(blocks)],
        capture_output=True,
        text=True,
        check=False,
        cwd="/",
    )
    assert done.returncode == 0, done.stderr


def test_every_dataset_command_runs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    commands = re.findall(r"^    augury (dataset .*)$", PAGE, re.MULTILINE)
    assert len(commands) == 2
    for command in commands:
        assert main(shlex.split(command)) == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["selfplay", "selfplay-text"]


def test_the_table_of_columns_is_complete() -> None:
    told = set(
        re.findall(
            r"`(\w+)`",
            "\n".join(re.findall(r"^\| (`.*?) \|", PAGE.split("## Datasets")[1], re.MULTILINE)),
        )
    )
    assert told == set(Row.__dataclass_fields__)


def test_the_random_player_is_ten_lines_and_plays() -> None:
    file = ROOT / "examples" / "random_player.py"
    lines = [line for line in file.read_text(encoding="utf-8").splitlines()[1:] if line.strip()]
    assert len(lines) <= 10
    done = subprocess.run(
        [sys.executable, file], capture_output=True, text=True, check=True, cwd="/"
    )
    assert re.fullmatch(r"\[\d+, \d+, \d+, \d+\] \[[12, ]+\]\n", done.stdout)


def test_the_learning_example_is_short_and_its_curve_is_kept() -> None:
    lines = [
        line
        for line in (ROOT / "examples" / "learn_majority.py")
        .read_text(encoding="utf-8")
        .splitlines()
        if line.strip()
    ]
    assert len(lines) <= 110
    assert "<polyline" in (ROOT / "docs" / "learning-curve.svg").read_text(encoding="utf-8")


@pytest.mark.skipif(find_spec("torch") is None, reason="PyTorch is not installed")
def test_the_learning_example_runs(tmp_path: Path) -> None:
    file = tmp_path / "curve.svg"
    subprocess.run(
        [sys.executable, ROOT / "examples" / "learn_majority.py", "2", file],
        check=True,
        capture_output=True,
        cwd="/",
    )
    assert "<polyline" in file.read_text(encoding="utf-8")
