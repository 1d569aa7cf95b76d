"""Lists the modules that mypyc compiles. Everything else about the package is in pyproject.toml.

Without a C compiler, or with AUGURY_PURE=1, the same files are installed as they are and run interpreted.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

HERE = Path(__file__).resolve().parent
SOURCE = HERE / "src"

# Rooms: every rules module; what people look at (views, terminal, the title page) stays interpreted.
INTERPRETED = {"__init__.py", "view.py", "view_types.py", "terminal.py"}
KERNEL = [
    "chance.py",
    "chacha.py",
    "events.py",
    "numbers.py",
    "state.py",
    "reader.py",
    "vocabulary.py",
    "playout.py",
    "stepping.py",
]
BOTS = ["settings.py", "judge.py", "foresight.py", "exact.py", "search.py"]


def compiled_modules() -> list[str]:
    found = [SOURCE / "augury" / "core" / name for name in KERNEL]
    found += [SOURCE / "augury" / "bots" / name for name in BOTS]
    found += sorted((SOURCE / "augury" / "kit").glob("[!_]*.py"))
    for room in sorted((SOURCE / "augury" / "games").iterdir()):
        if (room / "__init__.py").is_file():
            rules = [*room.glob("*.py"), *room.glob("rules/*.py")]
            found += sorted(path for path in rules if path.name not in INTERPRETED)
    return [str(path.relative_to(HERE)) for path in found]


def compiler() -> str:
    found: str = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return found


def is_gcc() -> bool:
    return "gcc" in Path(compiler()).name


def extensions() -> list[Extension]:
    if os.environ.get("AUGURY_PURE") == "1":
        return []
    if shutil.which(compiler()) is None:
        print("augury: no C compiler found; the engine will run interpreted", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    os.chdir(HERE)
    os.environ.setdefault("MYPYPATH", str(SOURCE))
    with (
        tempfile.TemporaryDirectory() as cache
    ):  # a fresh one: mypyc can stumble over what it remembers of changed modules
        found: list[Extension] = mypycify(
            [f"--cache-dir={cache}", *compiled_modules()],
            opt_level=os.environ.get("AUGURY_OPT", "3"),
            multi_file=True,
            group_name="augury",  # one library with this name holds them all; what Python imports are doors to it
        )
    if is_gcc():
        for (
            extension
        ) in found:  # functions may be put into each other across modules, which saves a tenth
            extension.extra_compile_args = [
                *extension.extra_compile_args,
                "-fno-semantic-interposition",
                "-flto",
            ]
            extension.extra_link_args = [*extension.extra_link_args, f"-flto={os.cpu_count() or 1}"]
    return found


class AllOrNothing(build_ext):
    """A compiler that fails (no Python headers, say) leaves an interpreted engine, never a half compiled one."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = os.cpu_count()

    def build_extensions(self) -> None:
        """The files of a library are compiled side by side, too."""
        inherited = self.compiler.compile

        def compile_all(sources: list[str], *args: object, **settings: object) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                objects = list(
                    pool.map(lambda source: inherited([source], *args, **settings), sources)
                )
            return [name for names in objects for name in names]

        self.compiler.compile = compile_all
        super().build_extensions()

    def run(self) -> None:
        try:
            super().run()
        except (
            Exception
        ) as error:  # whatever a foreign compiler does, the games must be installable
            print(
                f"augury: compiling failed ({error}); the engine will run interpreted",
                file=sys.stderr,
            )
            for built in Path(self.build_lib).rglob("*" + sysconfig.get_config_var("EXT_SUFFIX")):
                built.unlink()
            self.extensions = []


setup(ext_modules=extensions(), cmdclass={"build_ext": AllOrNothing})
