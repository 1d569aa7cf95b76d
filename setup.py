"""Lists the modules that mypyc compiles, and brings the web client along. The rest is in
pyproject.toml.

Without a C compiler, or with AUGURY_PURE=1, the same files are installed as they are and run
interpreted. AUGURY_OPT (0 to 3) and AUGURY_LTO=0 make a build that is sooner ready and runs slower.
AUGURY_PGO=1 (gcc) compiles twice: the first build plays (tools/practise.py) and notes which ways
the program takes, the second one makes those ways short.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

HERE = Path(__file__).resolve().parent
SOURCE = HERE / "src"
EXAMPLES = HERE / "examples"
CLIENT = SOURCE / "augury" / "server" / "static" / "index.html"
PRACTICE = HERE / "tools" / "practise.py"
HEADERS = ["__native_augury.h", "__native_internal_augury.h"]  # what every C file begins with
DOORS = ["Python.h"]  # and what every door does
MANY = 20  # files; for fewer, reading their headers first would take longer

# What was never reached in practice is compiled as if nobody had practised.
NOTING = ["-fprofile-generate", "-fprofile-update=single"]
KNOWING = [
    "-fprofile-use",
    "-fprofile-partial-training",
    "-Wno-missing-profile",
    "-Wno-error=coverage-mismatch",
]

# Rooms: every rules module; what people look at (views, terminal, the title page) stays
# interpreted.
INTERPRETED = {"__init__.py", "view.py", "board_view.py", "view_types.py", "terminal.py"}
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
BOTS = [
    "net.py",
    "settings.py",
    "judge.py",
    "foresight.py",
    "exact.py",
    "trees.py",
    "search.py",
    "plain.py",
]


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


def kept(flags: list[str], whole: bool) -> list[str]:
    """The flags of a build, with those that link it as a whole or without."""
    return [flag for flag in flags if whole or not flag.startswith("-flto")]


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
        """Once; or twice, with practice in between (AUGURY_PGO)."""
        if os.environ.get("AUGURY_PGO") == "1" and is_gcc() and self.extensions:
            for noted in Path(self.build_temp).rglob("*.gcda"):
                noted.unlink()
            self.build_with(NOTING, whole=False)
            if practise(Path(self.build_lib)):
                self.build_with(KNOWING)
            else:
                print("augury: the practice games failed; compiling without", file=sys.stderr)
                self.build_with([])
        else:
            self.build_all()

    def build_with(self, flags: list[str], *, whole: bool = True) -> None:
        """Everything anew, with these flags; as a whole, or each module for itself, which is sooner
        ready."""
        plain = [(e.extra_compile_args, e.extra_link_args) for e in self.extensions]
        for extension, (compiling, linking) in zip(self.extensions, plain, strict=True):
            extension.extra_compile_args = [*kept(compiling, whole), *flags]
            extension.extra_link_args = [*kept(linking, whole), *flags]
        self.force = True
        self.build_all()
        for extension, (compiling, linking) in zip(self.extensions, plain, strict=True):
            extension.extra_compile_args, extension.extra_link_args = compiling, linking

    def build_all(self) -> None:
        """The files of a library are compiled side by side, too, and only those that changed.

        mypyc leaves a C file alone when its contents stay the same. A third of what gcc reads
        is headers that all of them share, and of a door two thirds; if many are compiled, gcc
        reads those only once.
        """
        inherited = self.compiler.compile
        noted = Path(self.build_temp) / "arguments"
        reading, read = threading.Lock(), set[Path]()

        def compile_all(
            sources: list[str], *, output_dir: str, extra_postargs: list[str], **settings: object
        ) -> list[str]:
            objects = self.compiler.object_filenames(sources, output_dir=output_dir)
            stale = [
                source
                for source, built in zip(sources, objects, strict=True)
                if not (same and is_fresh(Path(built), Path(source)))
            ]

            def compile_one(source: str, *flags: str, **more: object) -> None:
                postargs = [*extra_postargs, *flags]
                inherited(
                    [source], output_dir=output_dir, extra_postargs=postargs, **settings, **more
                )

            def read_first(headers: Path, names: list[str]) -> None:
                headers.write_text("".join(f'#include "{name}"\n' for name in names))
                compile_one(str(headers), extra_preargs=["-x", "c-header"])
                [made] = self.compiler.object_filenames([str(headers)], output_dir=output_dir)
                os.replace(made, f"{headers}.gch")  # where gcc looks for it

            flags: list[str] = []
            door = len(sources) == 1
            many = len(self.extensions if door else stale) >= MANY
            if stale and many and is_gcc() and "-flto" not in extra_postargs:
                name = "doors.c" if door else "headers.c"
                headers = (noted if door else Path(sources[0])).with_name(name)
                with reading:
                    if headers not in read:
                        read_first(headers, DOORS if door else HEADERS)
                        read.add(headers)
                flags = ["-include", str(headers)]
            stale.sort(key=os.path.getsize, reverse=True)  # so that all cores end together
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                list(pool.map(lambda source: compile_one(source, *flags), stale))
            return list(objects)

        arguments = repr([(e.extra_compile_args, e.extra_link_args) for e in self.extensions])
        same = noted.is_file() and noted.read_text() == arguments
        noted.parent.mkdir(parents=True, exist_ok=True)
        if not same:  # a build that is broken off leaves files of two kinds
            noted.unlink(missing_ok=True)
        self.compiler.compile = compile_all
        super().build_extensions()
        self.compiler.compile = inherited
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


def practise(built: Path) -> bool:
    """Let a build play, so that it notes what it does; did it play to the end? The interpreted half
    of the package is linked beside it for as long."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        for path in [*SOURCE.rglob("*"), *built.resolve().rglob("*.so")]:
            root = SOURCE if path.is_relative_to(SOURCE) else built.resolve()
            if path.is_file() and "tests" not in path.parts:
                link = place / path.relative_to(root)
                link.parent.mkdir(parents=True, exist_ok=True)
                link.symlink_to(path)
        environment = {**os.environ, "PYTHONPATH": folder}
        done = subprocess.run([sys.executable, str(PRACTICE)], env=environment, check=False)
    return done.returncode == 0


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
