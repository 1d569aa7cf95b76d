"""The package without a compiler: same code, same results, the web client in it, and it says
so."""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from support import ROOT, SOURCE

STATIC = Path("augury", "server", "static")


@pytest.mark.parametrize(
    "environment",
    [
        pytest.param({"AUGURY_PURE": "1"}, id="asked for", marks=pytest.mark.soak),
        pytest.param({"CC": "/no/such/compiler"}, id="no compiler"),
        pytest.param({"CC": "/bin/false"}, id="broken", marks=pytest.mark.soak),  # half a minute
    ],
)
def test_without_a_compiler_the_engine_runs_interpreted(
    tmp_path: Path, environment: dict[str, str]
) -> None:
    copy, target = tmp_path / "copy", tmp_path / "site"
    copy.mkdir()
    for part in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / part, copy / part)
    shutil.copytree(ROOT / "examples", copy / "examples")
    rooms = sorted(path.name for path in (SOURCE / "games").iterdir() if path.is_dir())
    skipped = [room for room in rooms if room != "majority"]  # one room is enough to see it
    shutil.copytree(
        ROOT / "src",
        copy / "src",
        ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", "static", *skipped),
    )
    client = {Path("index.html"): "<p>the client</p>", Path("assets/board.js"): "play()"}
    for name, text in client.items():
        file = copy / "src" / STATIC / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    wanted = [
        path.relative_to(copy / "src")
        for path in (copy / "src").rglob("*")
        if path.is_file() and not {"tests", "web"} & set(path.parts)
    ]
    install = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--no-build-isolation",
        "--no-deps",
        "--target",
        str(target),
        str(copy),
    ]
    subprocess.run(install, env={**os.environ, **environment}, check=True, capture_output=True)
    assert not list(target.rglob("*.so"))
    assert {path.suffix for path in wanted} > {".py", ".md", ".ftl", ".sql", ".rec", ".js"}
    assert [str(name) for name in wanted if not (target / name).is_file()] == []
    assert {name: (target / STATIC / name).read_text() for name in client} == client
    doctor = [sys.executable, "-m", "augury.cli", "doctor", "--json"]
    done = subprocess.run(
        doctor,
        env={**os.environ, "PYTHONPATH": str(target)},
        check=True,
        capture_output=True,
        text=True,
        cwd=tmp_path,
    )
    facts = json.loads(done.stdout)
    assert facts["compiled"] is False
    noted = (SOURCE / "games" / "majority" / "tests" / "signature").read_text().strip()
    assert facts["signatures"] == {"majority": noted}


def test_the_types_of_the_engine_need_only_what_compiling_installs(tmp_path: Path) -> None:
    """Where pip compiles, there is a compiler and nothing that Augury needs to run; of that, what
    is compiled can see Fluent alone."""
    command = [sys.executable, "-m", "mypy", "--no-site-packages", f"--cache-dir={tmp_path}"]
    found = subprocess.run(
        [*command, "src/augury/words.py"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert found.returncode == 0, found.stdout


def test_a_build_that_was_broken_off_leaves_nothing_to_go_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may have compiled some files with other flags than the build before it."""
    spec = importlib.util.spec_from_file_location("our_setup", ROOT / "setup.py")
    assert spec is not None and spec.loader is not None
    ours = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(ours)
    build = ours.AllOrNothing(Distribution())
    build.build_temp, build.extensions = str(tmp_path), [Extension("one", ["one.c"])]
    build.compiler = Compiler()
    monkeypatch.setattr(build_ext, "build_extensions", lambda _: None)
    build.build_all()
    noted = tmp_path / "arguments"
    before = noted.read_text()
    build.build_all()
    assert noted.read_text() == before
    monkeypatch.setattr(build_ext, "build_extensions", broken_off)
    with pytest.raises(KeyboardInterrupt):
        build.build_all()
    assert noted.is_file(), "the same flags: what is there is of one kind"
    build.extensions[0].extra_compile_args = ["-fprofile-generate"]
    with pytest.raises(KeyboardInterrupt):
        build.build_all()
    assert not noted.exists()


class Compiler:
    compile = None


def broken_off(_: build_ext) -> None:
    raise KeyboardInterrupt
