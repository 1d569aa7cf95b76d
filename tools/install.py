"""Put this source tree into the environment: compile what changed, link the rest.

python tools/install.py: Python files, texts and the web client are symbolic links into `src`, so an
edit is there at once; the engine is compiled in `build/engine` and only when one of its modules (or
setup.py) has other contents than at the last build. `PYTHONPATH=src` still runs everything
interpreted, because no compiled file ever lies in `src`.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "augury"
BUILD = ROOT / "build" / "engine"
SITE = Path(sysconfig.get_path("purelib"))
LEFT_OUT = {"tests", "web", "__pycache__"}
KNOBS = ("AUGURY_OPT", "AUGURY_LTO", "AUGURY_PGO", "AUGURY_PURE", "CC", "CFLAGS")

sys.path.insert(0, str(ROOT))


def fingerprint(modules: list[str]) -> str:
    """What a build depends on: the compiled modules, how they are compiled, and by whom."""
    total = hashlib.sha256(sys.version.encode())
    for name in KNOBS:
        total.update(f"{name}={os.environ.get(name, '')}\n".encode())
    for name in ["setup.py", "requirements/compiler.txt", *modules]:
        total.update(name.encode() + (ROOT / name).read_bytes())
    return total.hexdigest()


def compile_engine(modules: list[str]) -> None:
    """Build the libraries, unless they are there already."""
    noted, wanted = BUILD / "fingerprint", fingerprint(modules)
    if noted.is_file() and noted.read_text() == wanted:
        return
    noted.unlink(missing_ok=True)
    shutil.rmtree(BUILD / "lib", ignore_errors=True)
    print("Compiling the engine.", flush=True)
    command = [sys.executable, "setup.py", "--quiet", "build_ext"]
    command += ["--build-lib", str(BUILD / "lib"), "--build-temp", str(BUILD / "temp")]
    subprocess.run(command, cwd=ROOT, check=True)
    BUILD.mkdir(parents=True, exist_ok=True)
    noted.write_text(wanted)


def wanted_links() -> dict[Path, Path]:
    """Path below site-packages -> what it points to. Folders without Python are linked whole."""
    found: dict[Path, Path] = {}

    def add(folder: Path) -> None:
        for path in folder.iterdir():
            if path.name in LEFT_OUT:
                continue
            if path.is_dir() and any(path.rglob("*.py")):
                add(path)
            elif path.suffix != ".so":
                found[path.relative_to(PACKAGE.parent)] = path

    add(PACKAGE)
    library = BUILD / "lib"
    found |= {path.relative_to(library): path for path in library.rglob("*.so")}
    return found


def link() -> None:
    """Make the links, and remove those that lead nowhere any more."""
    links = wanted_links()
    for path in [*SITE.glob("augury*__mypyc*.so"), *(SITE / "augury").rglob("*")]:
        if path.is_symlink() and links.get(path.relative_to(SITE)) != path.readlink():
            path.unlink()
    for name, target in links.items():
        place = SITE / name
        if not place.is_symlink():
            place.parent.mkdir(parents=True, exist_ok=True)
            place.symlink_to(target)


def write_command() -> None:
    """The `augury` command, and the few lines by which other tools know that Augury is there."""
    from augury import __version__

    for old in SITE.glob("augury-*.dist-info"):
        shutil.rmtree(old)
    facts = SITE / f"augury-{__version__}.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: augury\nVersion: {__version__}\n"
    )
    (facts / "entry_points.txt").write_text("[console_scripts]\naugury = augury.cli:main\n")
    script = Path(sys.executable).with_name("augury")
    script.write_text(
        f"#!{sys.executable}\nimport sys\n\nfrom augury.cli import main\n\n"
        'if __name__ == "__main__":  # worker processes read this file, too\n'
        "    sys.exit(main())\n"
    )
    script.chmod(0o755)


def main() -> int:
    if sys.prefix == sys.base_prefix:
        print("Run this with the Python of a virtual environment: make setup", file=sys.stderr)
        return 2
    sys.path.insert(0, str(PACKAGE.parent))
    from setup import compiled_modules

    if (SITE / "augury").is_dir() and not (SITE / "augury" / "__init__.py").is_symlink():
        shutil.rmtree(SITE / "augury")  # an installed copy would hide the links
    compile_engine(compiled_modules())
    link()
    write_command()
    return 0


if __name__ == "__main__":
    sys.exit(main())
