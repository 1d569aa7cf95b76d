"""Lists the modules that mypyc compiles, and brings the web client along. The rest is in
pyproject.toml.

Without a C compiler, or with AUGURY_PURE=1, the same files are installed as they are and run
interpreted. AUGURY_OPT (0 to 3) and AUGURY_LTO=0 make a build that is sooner ready and runs slower.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

HERE = Path(__file__).resolve().parent
SOURCE = HERE / "src"
EXAMPLES = HERE / "examples"
CLIENT = SOURCE / "augury" / "server" / "static" / "index.html"

# Rooms: every rules module; what people look at (views, terminal, the title page) stays
# interpreted.
INTERPRETED = {"__init__.py", "view.py", "view_types.py", "terminal.py"}
KERNEL = [
    "chance.py",
    "chacha.py",
    "events.py",
    "numbers.py",
    "state.py",
    "reader.py",
    "reason.py",
    "vocabulary.py",
    "playout.py",
    "stepping.py",
]
BOTS = ["net.py", "settings.py", "judge.py", "foresight.py", "exact.py", "search.py", "plain.py"]


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
    # A fresh cache: mypyc can stumble over what it remembers of changed modules.
    with tempfile.TemporaryDirectory() as cache:
        found: list[Extension] = mypycify(
            [f"--cache-dir={cache}", *compiled_modules()],
            opt_level=os.environ.get("AUGURY_OPT", "3"),
            multi_file=True,
            group_name="augury",  # one library holds them all; what Python imports are doors to it
        )
    for extension in found if os.name != "nt" else []:  # a fifth of the compiler's time
        extension.extra_compile_args = [*extension.extra_compile_args, "-g0"]
    if is_gcc() and os.environ.get("AUGURY_LTO") != "0":
        for extension in found:  # functions may be inlined across modules, which saves a tenth
            inlining = ["-fno-semantic-interposition", "-flto"]
            extension.extra_compile_args = [*extension.extra_compile_args, *inlining]
            extension.extra_link_args = [*extension.extra_link_args, f"-flto={os.cpu_count() or 1}"]
    return found


def is_fresh(built: Path, source: Path) -> bool:
    """Is an object file newer than its C file and every header of ours that this includes?"""
    if not built.is_file():
        return False
    age, todo, seen = built.stat().st_mtime_ns, [source], set()
    while todo:
        path = todo.pop()
        if path in seen or not path.is_file():
            continue
        seen.add(path)
        if path.stat().st_mtime_ns >= age:
            return False
        included = re.findall(r'^#include "([^"]+)"', path.read_text(encoding="utf-8"), re.M)
        todo += [source.parent / name for name in included]
    return True


class AllOrNothing(build_ext):
    """A compiler that fails (no Python headers, say) leaves an interpreted engine, never half a
    one."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = os.cpu_count()

    def build_extensions(self) -> None:
        """The files of a library are compiled side by side, too, and only those that changed.

        mypyc leaves a C file alone when its contents stay the same.
        """
        inherited = self.compiler.compile
        noted = Path(self.build_temp) / "arguments"

        def compile_all(sources: list[str], *args: object, **settings: object) -> list[str]:
            folder = str(settings.get("output_dir") or "")
            objects = self.compiler.object_filenames(sources, output_dir=folder)

            def compile_one(source: str, built: str) -> None:
                if not (same and is_fresh(Path(built), Path(source))):
                    inherited([source], *args, **settings)

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                list(pool.map(compile_one, sources, objects))
            return list(objects)

        arguments = repr([(e.extra_compile_args, e.extra_link_args) for e in self.extensions])
        same = noted.is_file() and noted.read_text() == arguments
        self.compiler.compile = compile_all
        super().build_extensions()
        noted.parent.mkdir(parents=True, exist_ok=True)
        noted.write_text(arguments)

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:  # whatever a foreign compiler does, the games can be installed
            print(
                f"augury: compiling failed ({error}); the engine will run interpreted",
                file=sys.stderr,
            )
            for built in Path(self.build_lib).rglob("*" + sysconfig.get_config_var("EXT_SUFFIX")):
                built.unlink()
            self.extensions: list[Extension] = []


class WithClient(build_py):
    """A package from a clone brings the examples, and the web client, built now if Node is there
    and it is not."""

    def run(self) -> None:
        if not CLIENT.is_file() and (HERE / "web" / "build.py").is_file():
            command = [sys.executable, str(HERE / "web" / "build.py"), "--package"]
            if subprocess.run(command, check=False).returncode:
                print(
                    "augury: THE WEB CLIENT IS MISSING in this package: building it needs Node 20"
                    " or newer. `augury serve` will serve the API only.",
                    file=sys.stderr,
                )
        super().run()
        for example in EXAMPLES.iterdir():
            if example.is_file():
                self.copy_file(str(example), str(self.examples() / example.name))

    def examples(self) -> Path:
        folder = Path(self.build_lib) / "augury" / "examples"
        folder.mkdir(parents=True, exist_ok=True)
        return folder


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": AllOrNothing, "build_py": WithClient})
